import { type Locals, movesOfPart, type Play, stepsOf } from '@ravelin/engine';
import { BY_THE_BOOK, type Empire } from '@ravelin/games/empires';
import {
  ask,
  type Both,
  decision,
  HAPSBURG,
  loop,
  NATIONS,
  NONE,
  OTTOMAN,
  other,
  procedure,
  run,
  warOf,
  when,
} from './both.ts';
import { turnBegun } from './happenings.ts';
import { kaiserschlachtPhase } from './kaiserschlacht.ts';
import { lenin } from './lenin.ts';
import { RULES } from './nations.ts';
import { canAct } from './railway/markers.ts';
import { railwayMoves } from './railway/sending.ts';
import { lastGifts } from './railway/spending.ts';
import { sailing } from './straits.ts';
import { theft } from './theft.ts';
import { reckon } from './victory-and-defeat.ts';

/** E1 The order of turns. */

/** E1.1.2, E1.1.3; E1.1.4: the other goes on alone. */
const nextNation = (g: Both): number => {
  if (g.turns < g.kit.files.combination.order.opening) return HAPSBURG;
  const next = other(g.turnOf);
  return g.parts[next].over ? g.turnOf : next;
};

/** E2.5.4: markers serve for one nation-turn, whoever's it is. */
const begin = (g: Both, x: Play<Both>): void => {
  g.turnOf = nextNation(g);
  g.turns++;
  g.sea = 0;
  g.korpsAgainst = NONE;
  g.aidAgainst = NONE;
  const [h, o] = g.parts;
  h.aidFront = NONE;
  h.mackensenFront = NONE;
  o.korpsFront = NONE;
  x.emit(g, turnBegun, ruleOfTurn(g), { nation: g.turnOf, turns: g.turns });
};

/** Why it is this nation's turn. */
const ruleOfTurn = (g: Both): string => {
  if (g.turns <= g.kit.files.combination.order.opening) return 'E1.1.2';
  return g.parts[other(g.turnOf)].over ? 'E1.1.4' : 'E1.1.3';
};

/** Its own undertakings, and those of the Railway, side by side. */
const acting = (nation: number) =>
  decision<Locals>({
    id: `${NATIONS[nation]}-action`,
    prompt: 'What do you undertake?',
    seat: () => nation,
    quiet: true,
    moves: movesOfPart<Empire, Both, Locals>(nation, [
      ...RULES[nation].undertakings(BY_THE_BOOK),
      ...railwayMoves(nation),
      lenin,
      ...RULES[nation].leavings,
    ]),
  });

/** The Action Phase is that of the nation's own book. */
export const ACTS = ['H4.0.3', 'O3.1.3'] as const;

const isLastCard = (g: Both, nation: number): boolean => {
  const { turn, kit, over } = warOf(g, nation);
  return !over && turn === kit.cards.length;
};

const nationTurn = (nation: number) => {
  const { reveal, beforeActions, actions, afterwards, finish } = RULES[nation].phases;
  const own = (steps: Parameters<typeof stepsOf<Empire, Both, Locals>>[1]) =>
    stepsOf<Empire, Both, Locals>(nation, steps);
  return procedure(`${NATIONS[nation]}-turn`, {}, [
    ...own(reveal),
    ...(nation === OTTOMAN ? sailing : []),
    ...own(beforeActions),
    ...own(actions.begins),
    loop(ACTS[nation], (g) => canAct(g, nation), [ask(ACTS[nation], acting(nation))]),
    lastGifts(nation),
    ...own(actions.ends),
    run('E5.2.1', (g, _L, x) => kaiserschlachtPhase(g, x)),
    ...own(afterwards),
    ...theft(nation),
    // E7.1.3
    when('E1.1.4', (g) => isLastCard(g, nation), own(finish)),
    run('E7.1.2', (g, _L, x) => reckon(g, x)),
  ]);
};
export const turns = [nationTurn(HAPSBURG), nationTurn(OTTOMAN)];

/** E1.1.5 */
export const war = procedure('war', {}, [
  loop('E1.1.5', (g) => !g.parts[HAPSBURG].over || !g.parts[OTTOMAN].over, [
    run('E1.1.1', (g, _L, x) => {
      begin(g, x);
      x.call(g, turns[g.turnOf]);
    }),
  ]),
  run('E1.1.5', (g, _L, x) => x.end(g)),
]);
