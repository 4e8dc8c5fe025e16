import { type AnyGame, Kernel, type Move, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { gambleOf, oddsOf } from './odds.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id) as AnyGame;

/** Decisions of random games at which a gamble can be taken, each with the moves that lead to one. */
const gambles = function* (id: string, count: number) {
  const game = gameOf(id);
  const kernel = new Kernel(game);
  const rng = new Random(`${id}/gambles`);
  const x = kernel.play(rng);
  let g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
  for (let found = 0; found < count; ) {
    if (g.over) g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
    const view = viewState(kernel, g, g.seat, 'memory');
    for (const move of kernel.moves(g, 500) ?? []) {
      const gamble = gambleOf(kernel, view, move);
      if (!gamble || found >= count) continue;
      found++;
      yield { kernel, g, view, move, gamble, seat: g.seat };
    }
    kernel.apply(g, kernel.random(g, rng), x);
  }
};

/** The same by brute force: every face is scripted and played. Where a second die is rolled, both are. */
const bruteForce = (
  kernel: Kernel<never, never>,
  g: never,
  move: Move,
  settled: (events: never) => string | undefined,
) => {
  const faces = [1, 2, 3, 4, 5, 6];
  const shares: Record<string, number> = {};
  const play = (script: number[]): string | undefined => {
    const x = kernel.play(new Random('unused'));
    x.script = [...script];
    x.events = [];
    const copy = kernel.clone(g);
    kernel.apply(copy, move, x);
    return x.script.length > 0 ? undefined : settled(x.events as never);
  };
  for (const one of faces) {
    const how = play([one]);
    if (how === undefined) return undefined;
    shares[how] = (shares[how] ?? 0) + 1 / 6;
  }
  return shares;
};

test.each(['hapsburg', 'ottoman-sunset'])('%s: the odds of an Offensive are exact, and equal brute force', (id) => {
  const seen = new Set<number>();
  for (const { kernel, g, view, move, gamble, seat } of gambles(id, 60)) {
    const odds = oddsOf(kernel, view, seat, move, gamble, new Random('odds'), { samples: 10 });
    expect(odds.exact).toBe(true);
    const shares = bruteForce(kernel as never, g as never, move, (events) => gamble.settled(events, g));
    // Mackensen's two dice are another way of rolling.
    if (!shares) continue;
    for (const { id: how, share } of odds.chances) expect(share).toBeCloseTo(shares[how] ?? 0, 10);
    seen.add(Math.round(6 * odds.chances[0].share));
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('sampled odds hold the truth in about 95 of 100 intervals', () => {
  const rng = new Random('sampled');
  let held = 0;
  let asked = 0;
  for (const { kernel, view, move, gamble, seat } of gambles('hapsburg', 500)) {
    const exact = oddsOf(kernel, view, seat, move, gamble, rng, { samples: 1 });
    const sampled = oddsOf(kernel, view, seat, move, gamble, rng, { samples: 150, ways: 1 });
    expect([exact.exact, sampled.exact]).toEqual([true, false]);
    const [low, high] = sampled.chances[0].interval;
    const { share } = exact.chances[0];
    // What is certain tells nothing about intervals.
    if (share === 0 || share === 1) continue;
    asked++;
    if (low <= share && share <= high) held++;
  }
  expect(asked).toBeGreaterThan(300);
  expect(held / asked).toBeGreaterThan(0.93);
  expect(held / asked).toBeLessThan(0.97);
});
