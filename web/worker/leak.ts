import {
  type Domain,
  formatMove,
  Match,
  type Options,
  type PositionJson,
  type Random,
  RulesError,
  sampleWorld,
  viewers,
  viewState,
  writePosition,
} from '@ravelin/engine';
import { gameJson, overlaysOf } from './catalogue.ts';
import type { AnyMatch, State } from './legal.ts';
import { requestNamed } from './requests.ts';
import { Table } from './table.ts';
import type { Sitter } from './types.ts';

/**
 * The leak law of the table: what a viewer may not know is dealt anew, and everything that the table answers to that viewer, to
 * every request, stays the same to the byte. The kernel's own law (`checkSecrets`) covers the view; this one covers the contract.
 */

/** One thing that a page may ask. */
export interface Question {
  readonly request: string;
  readonly args: readonly unknown[];
}

/** How a viewer comes to look at a position. */
interface Look {
  readonly name: string;
  /** The seat, or undefined for somebody who may know only what all may know. */
  readonly seat: number | undefined;
  open(game: string, position: PositionJson): Table;
}

const sat = (seats: readonly string[], who: (seat: string) => Sitter): Record<string, Sitter> =>
  Object.fromEntries(seats.map((seat) => [seat, who(seat)]));

const looksAt = (kernel: AnyMatch['kernel'], set: AnyMatch['set']): Look[] => {
  const { seats } = kernel.game;
  const placed = (game: string, position: PositionJson, who: (seat: string) => Sitter): Table => {
    const table = new Table();
    table.position(game, position, sat(seats, who));
    return table;
  };
  return viewers(kernel.game).flatMap((seat): Look[] =>
    seat === undefined
      ? [
          { name: 'curtain', seat, open: (game, position) => placed(game, position, () => 'here') },
          {
            name: 'spectator',
            seat,
            open: (_game, position) => {
              const table = new Table();
              table.load(new Match<State, unknown>(kernel, { set, position }).record());
              return table;
            },
          },
        ]
      : [
          {
            name: seats[seat],
            seat,
            open: (game, position) => placed(game, position, (one) => (one === seats[seat] ? 'here' : 'random')),
          },
        ],
  );
};

const MOST = 12;

/** Moves of the decision that is due, legal or not, in notation: those of each world, and others that a curious page would try. */
const notations = (kernel: AnyMatch['kernel'], worlds: readonly State[], rng: Random): string[] => {
  const out = new Set<string>(['dance', '']);
  for (const world of worlds) {
    const pending = kernel.pending(world);
    const legal = kernel.moves(world, 400) ?? Array.from({ length: MOST }, () => kernel.random(world, rng));
    for (let n = 0; n < MOST && n < legal.length; n++) out.add(formatMove(kernel, world, legal[rng.int(legal.length)]));
    for (const [kind, declared] of (pending?.decision.moves ?? []).entries()) {
      const own = kernel.stateFor(world, declared);
      const any = (domain: Domain): number => domain.min + rng.int(domain.max(own.kit as never) - domain.min + 1);
      for (let n = 0; n < MOST; n++) {
        const { list, slots } = declared;
        const chosen = list
          ? Array.from({ length: rng.int(4) }, () => any(list.over))
          : slots.map(({ over }) => any(over));
        out.add(formatMove(kernel, world, kernel.written(world, { kind, chosen })));
      }
    }
  }
  return [...out];
};

/** Every request that only asks, with arguments about what lies in sight and what does not. */
const questions = (kernel: AnyMatch['kernel'], worlds: readonly State[], rng: Random): Question[] => {
  const { game } = kernel;
  const [g] = worlds;
  const kinds = kernel.pending(g)?.decision.moves ?? [];
  const name = (domain: Domain): string => {
    const value = domain.min + rng.int(domain.max(g.kit as never) - domain.min + 1);
    return String(domain.name(g.kit as never, value));
  };
  const ofKinds = kinds.flatMap((kind): Question[] => {
    const { list, slots, id } = kind;
    if (list) {
      const names = Array.from({ length: rng.int(3) }, () => name(list.over));
      return [
        { request: 'list', args: [id, []] },
        { request: 'list', args: [id, names] },
        { request: 'whyNotList', args: [id, names, name(list.over)] },
      ];
    }
    const picks = slots.map(({ over }) => ({ domain: over.title, name: name(over) }));
    return [
      { request: 'whyNot', args: [picks, id] },
      { request: 'whyNot', args: [picks.slice(0, 1), null] },
      { request: 'unfold', args: [id, []] },
      { request: 'unfold', args: [id, picks.slice(0, 1).map((pick) => pick.name)] },
    ];
  });
  const overlays = Object.keys(overlaysOf(game.id)).flatMap((id): Question[] =>
    kinds
      .flatMap(({ slots }) => slots.slice(0, 1))
      .map(({ over }) => ({ request: 'overlay', args: [id, { domain: over.title, name: name(over) }, 0] })),
  );
  return [
    { request: 'at', args: [0] },
    { request: 'at', args: [99] },
    { request: 'share', args: [] },
    { request: 'record', args: [] },
    { request: 'save', args: [] },
    { request: 'toString', args: [] },
    ...notations(kernel, worlds, rng).flatMap((move): Question[] => [
      { request: 'why', args: [move] },
      { request: 'refusal', args: [move] },
    ]),
    ...ofKinds,
    ...overlays,
  ];
};

/** What would change the game, asked by somebody who does not decide: each must be refused, and in the same words. */
const attempts = (kernel: AnyMatch['kernel'], worlds: readonly State[], rng: Random): Question[] => [
  ...notations(kernel, worlds, rng).map((move) => ({ request: 'play', args: [move] })),
  { request: 'order', args: ['revoked'] },
  { request: 'revoke', args: ['respond'] },
  { request: 'undo', args: [] },
  { request: 'branch', args: [0] },
];

/** The answer to a question as text: the result or the error. */
const answer = (table: Table, { request, args }: Question): string => {
  try {
    return JSON.stringify({ result: requestNamed(request)(table, undefined, args) ?? null });
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return JSON.stringify({ error: { code, message } });
  }
};

const difference = (left: string, right: string): string => {
  let at = 0;
  while (left[at] === right[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `…${part(left)}… against …${part(right)}…`;
};

/** Asks everything, as every viewer, in the real world and in one that the viewer cannot tell from it; says how much was asked. */
export const checkTableSecrets = (match: AnyMatch, rng: Random): number => {
  const { kernel, set, state, scenario, options } = match;
  const { id } = gameJson(kernel.game.id);
  const setting: { scenario: string; options: Options } = { scenario, options };
  let asked = 0;
  for (const { name, seat, open } of looksAt(kernel, set)) {
    const world = sampleWorld(kernel, viewState(kernel, state, seat, 'memory'), seat, (n) => rng.int(n));
    const [real, other] = [state, world].map((one) => open(id, { ...writePosition(kernel, one), ...setting }));
    const worlds = [state, world];
    const tried = seat === state.seat ? [] : attempts(kernel, worlds, rng);
    for (const question of [...questions(kernel, worlds, rng), ...tried]) {
      asked++;
      const [left, right] = [answer(real, question), answer(other, question)];
      if (left !== right)
        throw new RulesError(
          `The table tells ${name} a secret: ${question.request} ${JSON.stringify(question.args)} answers ${difference(left, right)}`,
        );
    }
  }
  return asked;
};
