import { expect, test } from 'vitest';
import { NEWCOMER, played, rested } from './glicko2.ts';

test("Glickman's worked example", () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const after = played(
    player,
    [
      { opponent: opponent(1400, 30), score: 1 },
      { opponent: opponent(1550, 100), score: 0 },
      { opponent: opponent(1700, 300), score: 0 },
    ],
    1,
  );
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('who wins against a newcomer gains what the other loses, and both are surer', () => {
  const won = played(NEWCOMER, [{ opponent: NEWCOMER, score: 1 }], 0);
  const lost = played(NEWCOMER, [{ opponent: NEWCOMER, score: 0 }], 0);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(won.rating).toBeGreaterThan(1600);
  expect(won.deviation).toBeLessThan(300);
  expect(played(NEWCOMER, [{ opponent: NEWCOMER, score: 0.5 }], 0).rating).toBeCloseTo(1500, 6);
});

test('a great surprise makes a player more volatile', () => {
  const strong = { rating: 2200, deviation: 50, volatility: 0.06 };
  const weak = { rating: 1200, deviation: 50, volatility: 0.06 };
  expect(played(weak, [{ opponent: strong, score: 1 }], 1).volatility).toBeGreaterThan(0.06);
});

test('who rests becomes less certain, never less than a newcomer', () => {
  const known = { rating: 1800, deviation: 60, volatility: 0.06 };
  expect(rested(known, 0).deviation).toBeCloseTo(60, 6);
  expect(rested(known, 10).deviation).toBeGreaterThan(60);
  expect(rested(known, 100_000)).toEqual({ ...known, deviation: NEWCOMER.deviation });
});
