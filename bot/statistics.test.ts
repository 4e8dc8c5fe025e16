import { Random } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { alikeDifference, differenceInterval, elo, pairsInterval, shareInterval, verdict } from './statistics.ts';

test("Wilson's interval, by a worked example: 81 of 263 is 0.2553 to 0.3662", () => {
  const [low, high] = shareInterval(81 / 263, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
});

test('all won is no proof of certainty', () => {
  const [low, high] = shareInterval(1, 20);
  expect(low).toBeCloseTo(0.8389, 3);
  expect(high).toBe(1);
  expect(pairsInterval(new Array(10).fill(1))[0]).toBeCloseTo(0.8389, 3);
});

test("Newcombe's interval, by his worked example: 56 of 70 less 48 of 80 is 0.0524 to 0.3339", () => {
  const [low, high] = differenceInterval(56 / 70, 70, 48 / 80, 80);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

test('games are compared with games of the same length', () => {
  // A card that is worth nothing, but is seen in long games, and long games are lost.
  const strata = [
    { share: 0.8, n: 10, other: 0.8, m: 90 },
    { share: 0.2, n: 90, other: 0.2, m: 10 },
  ];
  const alike = alikeDifference(strata);
  expect(alike?.difference).toBeCloseTo(0, 10);
  expect(alike?.interval[0]).toBeLessThan(-0.05);
  // All together it would seem to cost 48 points.
  expect((0.8 * 10 + 0.2 * 90) / 100 - (0.8 * 90 + 0.2 * 10) / 100).toBeCloseTo(-0.48, 10);
  expect(alikeDifference([{ share: 1, n: 5, other: 0, m: 0 }])).toBeUndefined();
});

test('the intervals of alike games hold the truth about 95 times in 100', () => {
  const rng = new Random('alike');
  const won = (n: number, share: number): number =>
    Array.from({ length: n }, () => Number(rng.int(1000) < 1000 * share)).reduce((sum, one) => sum + one, 0) / n;
  let held = 0;
  for (let run = 0; run < 500; run++) {
    const strata = [0.2, 0.5, 0.7].map((base) => ({ share: won(30, base + 0.1), n: 30, other: won(50, base), m: 50 }));
    const [low, high] = alikeDifference(strata)?.interval ?? [1, 0];
    if (low <= 0.1 && 0.1 <= high) held++;
  }
  expect(held / 500).toBeGreaterThan(0.92);
  expect(held / 500).toBeLessThan(0.985);
});

test('the intervals of pairs hold the truth about 95 times in 100', () => {
  const rng = new Random('intervals');
  // A pair is won by both sides' strength: 0.7 from the one, 0.5 from the other.
  const game = (share: number): number => Number(rng.int(1000) < 1000 * share);
  let held = 0;
  for (let run = 0; run < 500; run++) {
    const [low, high] = pairsInterval(Array.from({ length: 60 }, () => (game(0.7) + game(0.5)) / 2));
    if (low <= 0.6 && 0.6 <= high) held++;
  }
  expect(held / 500).toBeGreaterThan(0.92);
  expect(held / 500).toBeLessThan(0.98);
});

test("Elo's scale: an even score is 0, 64 % is 100, 91 % is 400", () => {
  expect([elo(0.5), elo(0.64), elo(10 / 11), elo(1 / 11)]).toEqual([0, 100, 400, -400]);
  expect(elo(1)).toBe(1200);
});

test('the sequential test comes to the right verdict nearly always, and soon where it is clear', () => {
  const rng = new Random('verdicts');
  const run = (share: number): { said: string; pairs: number } => {
    const pairs: number[] = [];
    for (;;) {
      pairs.push((Number(rng.int(1000) < 1000 * share) + Number(rng.int(1000) < 1000 * share)) / 2);
      const said = verdict(pairs, 0.5, 0.6);
      if (said) return { said, pairs: pairs.length };
    }
  };
  const runs = (share: number) => Array.from({ length: 200 }, () => run(share));
  const wrong = (share: number, right: string): number => runs(share).filter(({ said }) => said !== right).length;
  expect(wrong(0.5, 'low')).toBeLessThanOrEqual(20);
  expect(wrong(0.6, 'high')).toBeLessThanOrEqual(20);
  expect(runs(0.9).every(({ said, pairs }) => said === 'high' && pairs < 40)).toBe(true);
});
