import { int, names } from '../domain.ts';
import { event } from '../event.ts';
import type { ComponentSet, Game } from '../game.ts';
import { movesOfPart, stepsOf } from '../parts.ts';
import { language } from '../procedure.ts';
import type { StateOf } from '../state.ts';
import { canGoOn, DUEL_SET, type Duel, type DuelKit, dealing, duel, finish, oneTrick, toss } from './duel.ts';

/**
 * Two duels at once, for the tests of composed games: who is left in the one is right in the other. Before each trick the left player
 * says which duel goes on, or throws cards of the first away, which then goes on.
 */
const WHICH = names('duel', ['first', 'second']);
const fields = { asked: int('times asked', 0, 99) };
interface DoubleKit {
  readonly parts: readonly [DuelKit, DuelKit];
}
export type Double = StateOf<DoubleKit, typeof fields> & { readonly parts: readonly [Duel, Duel] };
const { procedure, run, ask, loop, when, must, slot, move, decision } = language<Double>();

export const chosen = event('chosen', { which: WHICH });
const locals = { which: WHICH };
type Choosing = { which: number };

const choose = decision<Choosing>({
  id: 'choose',
  prompt: 'Which duel goes on?',
  seat: () => 0,
  moves: [
    move('go on', {
      rule: 'B2',
      notation: 'go on with {which}',
      choose: { which: slot(WHICH, [must('B2', 'That duel is over.', (g, which) => !g.parts[which].over)]) },
      do: (g, L, x, { which }) => {
        L.which = which;
        g.asked++;
        x.emit(g, chosen, 'B2', { which });
      },
    }),
    ...movesOfPart<Duel, Double, Choosing>(0, [toss]),
  ],
});

const round = procedure('round', locals, [
  ask('B2', choose),
  ...[0, 1].map((part) =>
    when('B3', (_g: Double, L) => L.which === part, [
      when('B3', (g: Double) => canGoOn(g.parts[part]), stepsOf<Duel, Double, Choosing>(part, oneTrick)),
      when('B4', (g: Double) => !canGoOn(g.parts[part]), stepsOf<Duel, Double, Choosing>(part, finish)),
    ]),
  ),
]);

const both = procedure('double', {}, [
  ...stepsOf<Duel, Double, Record<string, number>>(0, dealing),
  ...stepsOf<Duel, Double, Record<string, number>>(1, dealing),
  loop('B1', (g) => g.parts.some(({ over }) => !over), [{ t: 'call', rule: 'B2', callee: () => round }]),
  run('B5', (g, _L, x) => x.end(g)),
]);

export const DOUBLE_SET: ComponentSet<DoubleKit> = {
  id: 'plain',
  title: 'Plain',
  text: '',
  hash: 'plain',
  kit: { parts: [DUEL_SET.kit, DUEL_SET.kit] },
};

export const double: Game<Double, DoubleKit> = {
  id: 'double',
  title: 'Double Duel',
  rules: 1,
  seats: ['ada', 'ben'],
  scenarios: [{ id: 'plain', title: 'Plain', text: '' }],
  options: [],
  sets: [DOUBLE_SET],
  fields,
  zones: [],
  stocks: {},
  procedures: [both, round],
  parts: [
    { id: 'one', game: duel, seats: [0, 1] },
    { id: 'two', game: duel, seats: [1, 0] },
  ],
  main: both,
  events: [chosen],
  create: (start) => ({ ...start, parts: start.parts as unknown as Double['parts'], asked: 0 }),
  copy: (of) => ({ ...of }),
  outcome: (g) => {
    if (!g.over) return null;
    const [ada, ben] = [0, 1].map((seat) => g.parts[0].points[seat] + g.parts[1].points[1 - seat]);
    return { winner: ada > ben ? 0 : 1, how: 'points', rule: 'B5', score: [ada, ben] };
  },
  tallies: () => [],
  problems: () => [],
  ended: () => undefined,
  starts: [{ id: 'round', rule: 'B2', text: 'A round begins.', flow: () => [[both, 'call B2'], [round]] }],
  resume: () => 'round',
  endings: [{ id: 'points', title: 'By points', text: '' }],
};
