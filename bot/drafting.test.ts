import { type Base, type Drafts, Kernel, type Move, planOf, Random, Situation, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { Drafting } from './drafting.ts';
import { searchBot, searchOf } from './searching.ts';
import { thumbMove } from './thumb.ts';

/** Mohács at a decision that drafts are for. */
const mohacs = games.find(({ id }) => id === 'mohacs') ?? expect.unreachable();
const kernel = new Kernel(mohacs);
const begun = (decision = 'go', move?: string) => {
  const random = new Random('drafting');
  const x = kernel.play(random);
  const g = kernel.start(mohacs.sets[0].kit, 'mohacs', {}, x);
  const isThere = (): boolean => {
    if (kernel.pending(g)?.decision.id !== decision) return false;
    const at = new Situation<Base>(kernel as never, g, random);
    return move === undefined || at.idOf(thumbMove(kernel, g, random)) === move;
  };
  while (!isThere()) kernel.apply(g, thumbMove(kernel, g, random), x);
  return { g, seat: g.seat, view: viewState(kernel, g, g.seat, 'memory') };
};

/** Drafts of one move each, which promise what the list says. */
const promising = (moves: readonly Move[], promises: readonly number[], ahead = 0): Drafts<Base> => ({
  decide: () => true,
  most: promises.length,
  plan: (n) => planOf(moves[n]),
  promise: (_at: Situation<Base>, move: Move) =>
    promises[moves.findIndex((one) => String(one.chosen) === String(move.chosen))],
  ahead,
});

const drafting = (promises: readonly number[], ahead = 0) => {
  const { g, seat, view } = begun();
  const moves = (kernel.moves(g) ?? []).filter(({ chosen }) => chosen.length > 0);
  const search = new Drafting(kernel, view, seat, new Random('x'), promising(moves, promises, ahead));
  return { search, moves };
};
const byThumb = ({ g, source }: Situation<Base>): Move => thumbMove(kernel, g, source);
const toTheEnd = (search: Drafting<Base, unknown>): number => {
  let tries = 0;
  for (; !search.decided(); tries++) search.iterate();
  return tries;
};

test('the plan that promises most is followed, and each is drawn up once where chance has no part', () => {
  const { search, moves } = drafting([0, 0.1, 0.3, 0.2]);
  expect(toTheEnd(search)).toBe(4);
  expect(search.best().move).toEqual(moves[2]);
  expect(search.considered().map(({ move }) => move)).toEqual([2, 3, 1, 0].map((n) => moves[n]));
});

test('the rule of thumb’s own stays first unless another is clearly better', () => {
  const close = drafting([0.1, 0.14], 0.05);
  toTheEnd(close.search);
  expect(close.search.best().move).toEqual(close.moves[0]);
  const clear = drafting([0.1, 0.16], 0.05);
  toTheEnd(clear.search);
  expect(clear.search.best().move).toEqual(clear.moves[1]);
});

test('before anything is tried it is the rule of thumb’s own', () => {
  const { search, moves } = drafting([0, 1]);
  expect(search.best().move).toEqual(moves[0]);
});

test('what others found counts too', () => {
  const [one, other] = [drafting([0, 0.2, 0.1]), drafting([0, 0.2, 0.9])];
  toTheEnd(one.search);
  toTheEnd(other.search);
  one.search.join(structuredClone(other.search.findings()));
  expect(one.search.best().move).toEqual(one.moves[2]);
});

test('what only one of several came to counts as much as what all did', () => {
  const [one, other] = [drafting([0, 0.1, 0.05, 0.9]), drafting([0, 0.1, 0.05, 0.9])];
  toTheEnd(one.search);
  for (let n = 0; n < 2; n++) other.search.iterate();
  one.search.join(structuredClone(other.search.findings()));
  expect(one.search.best().move).toEqual(one.moves[3]);
});

test('where dice are rolled on the way, the better half is gone through again with other luck', () => {
  // Somebody charges: the combat is fought out, since nothing is promised before.
  const { seat, view } = begun('declare', 'charge');
  const rolled: Drafts<Base> = {
    decide: () => true,
    most: 8,
    plan: (n) => ({ id: n, first: byThumb, next: byThumb }),
    promise: () => undefined,
    ahead: 0,
  };
  expect(toTheEnd(new Drafting(kernel, view, seat, new Random('x'), rolled))).toBe(8 + 4 + 2 + 1);
});

test('a pass that only the rule of thumb’s own has begun changes nothing', () => {
  const { g, seat, view } = begun('declare', 'charge');
  const usual = byThumb(new Situation<Base>(kernel as never, g, new Random('x')));
  const other = (kernel.moves(g) ?? []).find((move) => String(move.chosen) !== String(usual.chosen)) ?? usual;
  const drafts: Drafts<Base> = {
    decide: () => true,
    most: 2,
    plan: (n) => ({ id: n, first: () => (n === 0 ? usual : other), next: byThumb }),
    // Only once dice have been rolled; the second is preferred.
    promise: (at) => (at.decision === 'declare' ? undefined : 0),
    ahead: -0.1,
  };
  const search = new Drafting(kernel, view, seat, new Random('x'), drafts);
  for (let n = 0; n < 2; n++) search.iterate();
  const before = search.best().move;
  search.iterate();
  expect(search.best().move).toEqual(before);
  expect(before).toEqual(other);
});

test('the same view, seed and tries give the same move, lawful and found by the search that suits the decision', () => {
  const { g, seat, view } = begun();
  expect(searchOf(kernel, view, seat, new Random('x'))).toBeInstanceOf(Drafting);
  const move = () => searchBot(kernel, { iterations: 6 }).choose(view, seat, new Random('x')).move;
  expect(move()).toEqual(move());
  expect(kernel.refusals(g, move())).toEqual([]);
});
