import type { Feature } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { reasonsFor } from './weigh.ts';

const feature = (id: string): Feature => ({
  id,
  good: { en: `has more ${id}`, de: `hat mehr ${id}` },
  bad: { en: `has less ${id}`, de: `hat weniger ${id}` },
});
const game = { seats: ['ottoman', 'habsburg'], advice: { features: ['morale', 'cannons'].map(feature) } };
const weighed = (...sizes: number[]) => sizes.map((size) => ({ size, worth: size }));
const ids = (reasons: ReturnType<typeof reasonsFor>): string[] => reasons.map(({ text }) => text.en);

test('the reason for a move is what sets it apart from the others', () => {
  expect(ids(reasonsFor(game, weighed(0.5, 0.2), [weighed(0.1, 0.2)], 0))).toEqual(['has more morale']);
  expect(ids(reasonsFor(game, weighed(0.1, 0.2), [weighed(0.5, 0.2)], 1))).toEqual(['has less morale']);
  expect(reasonsFor(game, weighed(0.1, 0.2), [weighed(0.5, 0.2)], 0)).toEqual([]);
});

test('a move that stands alone has no reason', () => {
  expect(reasonsFor(game, weighed(0.5, 0.2), [], 0)).toEqual([]);
});

test('seats that win together have the same reasons', () => {
  const together = { ...game, allied: { option: 'play', value: 'together', rule: 'E2' } };
  for (const seat of [0, 1]) {
    expect(ids(reasonsFor(together, weighed(0.5, 0.2), [weighed(0.1, 0.2)], seat))).toEqual(['has more morale']);
    expect(reasonsFor(together, weighed(0.1, 0.2), [weighed(0.5, 0.2)], seat)).toEqual([]);
  }
});
