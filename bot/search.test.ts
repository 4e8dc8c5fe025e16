import { type AnyGame, Kernel, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { botNamed } from './levels.ts';
import { Search } from './search.ts';
import { searchBot } from './searching.ts';
import { Node, Spread, select } from './tree.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id) as AnyGame;

const begun = (id: string, moves: number) => {
  const game = gameOf(id);
  const kernel = new Kernel(game);
  const rng = new Random(`${id}/begun`);
  const x = kernel.play(rng);
  const g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
  for (let n = 0; n < moves && !g.over; n++) kernel.apply(g, kernel.random(g, rng), x);
  return { kernel, g };
};

const advised = games.filter(({ advice }) => advice !== undefined).map(({ id }) => id);

test.for(advised)('%s: the same view and the same chance lead to the same legal move', (id) => {
  for (const moves of [0, 7, 15]) {
    const { kernel, g } = begun(id, moves);
    if (g.over) continue;
    const view = viewState(kernel, g, g.seat, 'memory');
    const bot = searchBot(kernel, { iterations: 20 });
    const [one, two] = [1, 2].map(() => bot.choose(view, g.seat, new Random('same')));
    expect(two).toEqual(one);
    expect(kernel.refusals(g, one.move)).toEqual([]);
    for (const { move } of one.considered) expect(kernel.refusals(g, move)).toEqual([]);
  }
});

test('it can be stopped before it has begun, and then plays by the rule of thumb', () => {
  const { kernel, g } = begun('vienna', 7);
  const view = viewState(kernel, g, g.seat, 'memory');
  const { move, visits } = searchBot(kernel, { iterations: 1_000_000 }).choose(
    view,
    g.seat,
    new Random('s'),
    () => true,
  );
  expect(visits).toBe(0);
  expect(kernel.refusals(g, move)).toEqual([]);
});

test('every iteration counts once at the decision, and the moves come most tried first', () => {
  const { kernel, g } = begun('stronghold', 9);
  const search = new Search(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat, new Random('counts'));
  for (let n = 0; n < 60; n++) search.iterate();
  const considered = search.considered();
  const visits = considered.map((one) => one.visits);
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  expect(new Set(considered.map(({ move }) => JSON.stringify(move))).size).toBe(considered.length);
});

test('what another search has found is added to its own, move by move', () => {
  const { kernel, g } = begun('vienna', 9);
  const view = viewState(kernel, g, g.seat, 'memory');
  const [one, two] = ['one', 'two'].map((seed) => {
    const search = new Search(kernel, view, g.seat, new Random(seed));
    for (let n = 0; n < 200; n++) search.iterate();
    return search;
  });
  const before = [one, two].map((search) => search.considered());
  one.join(structuredClone(two.findings()));
  const key = ({ move }: { move: unknown }): string => JSON.stringify(move);
  for (const { move, visits, value } of one.considered()) {
    const parts = before.map((all) => all.find((other) => key(other) === key({ move })));
    const sum = parts.reduce((all, part) => all + (part?.visits ?? 0), 0);
    expect(visits).toBe(sum);
    const total = parts.reduce((all, part) => all + (part?.visits ?? 0) * (part?.value ?? 0), 0);
    expect(value).toBeCloseTo(total / sum, 10);
  }
  expect(one.considered().length).toBeGreaterThan(1);
});

test('of children that were tried the best upper bound is chosen; what was never tried comes first', () => {
  const node = (visits: number, total: number): Node => Object.assign(new Node(), { visits, total, available: 100 });
  const rng = new Random('ucb');
  expect(select([node(10, 9), node(0, 0), node(10, 1)], 1, rng)).toBe(1);
  expect(select([node(10, 9), node(10, 1)], 0.1, rng)).toBe(0);
  // The rarely tried one is looked at again, the more widely the search looks.
  expect(select([node(90, 60), node(2, 1)], 1, rng)).toBe(1);
  expect(select([node(90, 60), node(2, 1)], 0.01, rng)).toBe(0);
});

test('the spread is the standard deviation of what was seen', () => {
  const spread = new Spread();
  expect(spread.width).toBe(1);
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) spread.add(value);
  expect(spread.width).toBeCloseTo(2, 10);
});

test('two spreads joined are the spread of all that both have seen', () => {
  const [all, one, two] = [new Spread(), new Spread(), new Spread()];
  for (const [i, value] of [2, 4, 4, 4, 5, 5, 7, 9, 1, -3].entries()) {
    all.add(value);
    (i % 3 === 0 ? one : two).add(value);
  }
  one.join(two.seen);
  one.join(new Spread().seen);
  expect(one.seen.mean).toBeCloseTo(all.seen.mean, 10);
  expect(one.width).toBeCloseTo(all.width, 10);
});

test.each(['', 'grandmaster', 'search:', 'search:0', 'search:-3', 'search:1e9', 'search:99999999'])(
  'there is no player "%s"',
  (name) => {
    const { kernel } = begun('vienna', 0);
    expect(() => botNamed(kernel, name, () => 0)).toThrow(/There is no player/);
  },
);
