import {
  type Base,
  type Drafts,
  Kernel,
  type Move,
  parseMove,
  planOf,
  Random,
  Situation,
  saveView,
  viewState,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { Drafting } from './drafting.ts';
import { searchBot, searchOf } from './searching.ts';
import { type Task, Thinking } from './thinking.ts';
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

/** What the drafts of these tests have in common: the orders of each are its number, and none is tried with dice. */
const UNTRIED = { decide: () => true, orders: (n: number) => [n], ahead: 0, toTry: 1, trials: {} } as const;

/** Drafts of one move each, which are worth what the list says. */
const worth = (moves: readonly Move[], values: readonly number[], ahead = 0): Drafts<Base> => ({
  ...UNTRIED,
  most: values.length,
  plan: ([n]) => planOf(moves[n]),
  worth: (_at: Situation<Base>, move: Move) =>
    values[moves.findIndex((one) => String(one.chosen) === String(move.chosen))],
  ahead,
});

const drafting = (values: readonly number[], ahead = 0, more: Partial<Drafts<Base>> = {}) => {
  const { g, seat, view } = begun();
  const moves = (kernel.moves(g) ?? []).filter(({ chosen }) => chosen.length > 0);
  const search = new Drafting(kernel, view, seat, new Random('x'), { ...worth(moves, values, ahead), ...more });
  return { search, moves };
};
const byThumb = ({ g, source }: Situation<Base>): Move => thumbMove(kernel, g, source);
const toTheEnd = (search: Drafting<Base, unknown>): number => {
  let tries = 0;
  for (; !search.decided(); tries++) search.iterate();
  return tries;
};

test('the plan that is worth most is followed', () => {
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

test('what only one of several came to counts as much as what all did', () => {
  const [one, other] = [drafting([0, 0.1, 0.05, 0.9]), drafting([0, 0.1, 0.05, 0.9])];
  toTheEnd(one.search);
  for (let n = 0; n < 2; n++) other.search.iterate();
  one.search.join(structuredClone(other.search.findings()));
  expect(one.search.best().move).toEqual(one.moves[3]);
});

test('later drafts are made of the best so far, which come first', () => {
  const shown: (readonly (readonly number[])[])[] = [];
  const { search } = drafting([0, 0.3, 0.1, 0.2], 0, {
    orders: (n, best) => {
      shown.push(best);
      return [n];
    },
  });
  toTheEnd(search);
  expect(shown).toEqual([[], [[0]], [[1], [0]], [[1], [2], [0]]]);
});

test('a plan that comes to a quiet moment is worth what the position is worth there', () => {
  const { search, moves } = drafting([0, 0], 0, {
    plan: ([n]) => ({ ...planOf(moves[n]), next: byThumb }),
    worth: () => undefined,
  });
  toTheEnd(search);
  const { g, seat } = begun();
  const values = search.considered().map(({ value }) => value);
  expect(values.every((value) => Math.abs(value) <= 1 && value !== 0)).toBe(true);
  expect(kernel.game.advice?.value(g, seat)).not.toBe(values[0]);
});

/** Two drafts: the first charges as the rule of thumb does and is worth little; the other is worth more, and does nothing. */
const chargeOrNot = (more: Partial<Drafts<Base>> = {}) => {
  const { g, seat, view } = begun('declare', 'charge');
  const usual = byThumb(new Situation<Base>(kernel as never, g, new Random('x')));
  const end = (kernel.moves(g) ?? []).find((move) => move.kind !== usual.kind) ?? expect.unreachable();
  const drafts: Drafts<Base> = {
    ...UNTRIED,
    most: 2,
    plan: ([n]) => ({ id: n, first: () => (n === 0 ? usual : end), next: byThumb }),
    worth: (_at, move) => (move === usual ? 0.001 : move === end ? 0.002 : undefined),
    toTry: 2,
    trials: { quiet: 0, before: 12, behind: 2.5, ahead: 0 },
    ...more,
  };
  const searched = (tries: number) => {
    const search = new Drafting(kernel, view, seat, new Random('x'), drafts);
    for (let n = 0; n < tries; n++) search.iterate();
    return search;
  };
  return { usual, end, searched };
};

test('when all are drawn up the best are tried with dice, and what came of that counts', () => {
  const { usual, end, searched } = chargeOrNot();
  expect(searched(2).best().move).toEqual(end);
  expect(searched(200).best().move).toEqual(usual);
});

test('what others found by trying counts too', () => {
  const { usual, searched } = chargeOrNot();
  const one = searched(4);
  const visits = one.best().visits;
  one.join(structuredClone(searched(200).findings()));
  expect(one.best().move).toEqual(usual);
  expect(one.best().visits).toBeGreaterThan(visits + 50);
});

test('where all come to the same nothing is tried', () => {
  const { search, moves } = drafting([0, 0, 0], 0, { plan: () => planOf(moves[0]), toTry: 3 });
  expect(toTheEnd(search)).toBe(3);
});

test('a plan is followed without thinking as long as all comes as foreseen', () => {
  const { g, seat } = begun();
  const bot = searchBot(kernel, { iterations: 4 });
  const x = kernel.play(new Random('dice'));
  const searched: boolean[] = [];
  for (let n = 0; n < 12 && g.seat === seat && kernel.pending(g)?.decision.id === 'go'; n++) {
    const { move, considered } = bot.choose(viewState(kernel, g, seat, 'memory'), seat, new Random('x'));
    expect(kernel.refusals(g, move)).toEqual([]);
    searched.push(considered.length > 0);
    kernel.apply(g, move, x);
  }
  expect(searched.slice(0, 3)).toEqual([true, false, false]);
});

test('who has another position before him thinks anew, and so does another bot', () => {
  const { g, seat, view } = begun();
  const bot = searchBot(kernel, { iterations: 4 });
  const { move } = bot.choose(view, seat, new Random('x'));
  const other =
    (kernel.moves(g) ?? []).find((one) => String(one.chosen) !== String(move.chosen)) ?? expect.unreachable();
  const [asPlanned, otherwise] = [move, other].map((made) => {
    const after = kernel.clone(g);
    kernel.apply(after, made, kernel.play(new Random('dice')));
    return viewState(kernel, after, seat, 'memory');
  });
  const thinks = (who: typeof bot, at: typeof view): boolean =>
    who.choose(at, seat, new Random('x')).considered.length > 0;
  expect(thinks(searchBot(kernel, { iterations: 4 }), asPlanned)).toBe(true);
  expect(thinks(bot, asPlanned)).toBe(false);
  expect(thinks(bot, otherwise)).toBe(true);
});

/** What a thread thinks of the position for a player of that name, stopped after so many tries. */
const thoughtOf = (g: Base, player: string | undefined, set = mohacs.sets[0], stopAfter = 4) => {
  const view = saveView(kernel, viewState(kernel, g, g.seat, 'memory'));
  const task: Task = { sight: { game: 'mohacs', set: set.id, seat: g.seat, view }, bot: 'search:4', seed: 'x' };
  const thinking = new Thinking(kernel as never, player === undefined ? task : { ...task, player }, () => 0);
  while (!thinking.done && thinking.tried < stopAfter) thinking.stretch(0);
  return thinking.conclude();
};
const made = (g: Base, { move }: { readonly move: string }): Base => {
  const after = kernel.clone(g);
  kernel.apply(after, parseMove(kernel, viewState(kernel, g, g.seat, 'memory'), move), kernel.play(new Random('dice')));
  return after;
};

test('at a table a player follows his plan, and nobody else does', () => {
  const { g } = begun();
  const first = thoughtOf(g, 'one');
  expect(first.tried).toBe(4);
  const after = made(g, first);
  expect(['one', 'another', undefined].map((player) => thoughtOf(after, player).tried)).toEqual([0, 4, 4]);
});

test('a plan that was broken off is not followed', () => {
  const { g } = begun();
  const after = made(g, thoughtOf(g, 'hurried', mohacs.sets[0], 2));
  expect(thoughtOf(after, 'hurried').tried).toBe(4);
});

test('what dice decide is not foreseen', () => {
  const { g, seat, view } = begun('declare', 'charge');
  // Nothing is reckoned before the combat is fought out, so the plan goes on beyond the dice.
  const rolled: Drafts<Base> = {
    ...UNTRIED,
    most: 1,
    plan: ([n]) => ({ id: n, first: byThumb, next: byThumb }),
    worth: () => undefined,
  };
  const search = new Drafting(kernel, view, seat, new Random('x'), rolled);
  search.iterate();
  const foreseen = search.foreseen();
  expect(foreseen.length).toBeGreaterThan(0);
  let dice = 0;
  const x = kernel.play({ int: (range) => Math.min(range - 1, dice++) });
  kernel.apply(g, search.best().move, x);
  const answers = (): void => {
    while (dice === 0 && !g.over && g.seat !== seat) kernel.apply(g, thumbMove(kernel, g, new Random('x')), x);
  };
  for (const { move } of foreseen) {
    answers();
    expect(dice).toBe(0);
    kernel.apply(g, move, x);
  }
  answers();
  expect(dice).toBeGreaterThan(0);
});

test('what dice had a part in is carried out with several lucks before it counts as the best', () => {
  const { usual, end, searched } = chargeOrNot({ worth: () => undefined });
  const [, alone] = [1, 2].map((tries) => searched(tries).considered());
  expect(alone.map(({ move }) => move)).toEqual([usual]);
  const all = searched(30).considered();
  expect(all.map(({ move }) => move)).toContainEqual(end);
  expect(all.find(({ move }) => move.kind === usual.kind)?.value).not.toBe(alone[0].value);
});

test('before each of the best has been tried what was reckoned counts', () => {
  const { end, searched } = chargeOrNot();
  expect(searched(3).best().move).toEqual(end);
});

test('one who is still drawing up takes over what others have tried', () => {
  const { searched } = chargeOrNot();
  const [late, early] = [searched(1), searched(200)];
  late.join(structuredClone(early.findings()));
  expect(late.decided()).toBe(false);
  for (let n = 0; n < 2; n++) late.iterate();
  expect(late.best().visits).toBeGreaterThan(50);
});

test('the same view, seed and tries give the same move, lawful and found by the search that suits the decision', () => {
  const { g, seat, view } = begun();
  expect(searchOf(kernel, view, seat, new Random('x'))).toBeInstanceOf(Drafting);
  const move = () => searchBot(kernel, { iterations: 6 }).choose(view, seat, new Random('x')).move;
  expect(move()).toEqual(move());
  expect(kernel.refusals(g, move())).toEqual([]);
});
