import type { Feature } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { reasonsFor } from './weigh.ts';

const feature = (id: string): Feature => ({
  id,
  good: { en: `has more ${id}`, de: `hat mehr ${id}` },
  bad: { en: `has less ${id}`, de: `hat weniger ${id}` },
});
const features = ['morale', 'cannons'].map(feature);
const weighed = (...sizes: number[]) => sizes.map((size) => ({ size, worth: size }));
const ids = (reasons: ReturnType<typeof reasonsFor>): string[] => reasons.map(({ text }) => text.en);

test('the reason for a move is what sets it apart from the others', () => {
  expect(ids(reasonsFor(features, weighed(0.5, 0.2), [weighed(0.1, 0.2)], 0))).toEqual(['has more morale']);
  expect(ids(reasonsFor(features, weighed(0.1, 0.2), [weighed(0.5, 0.2)], 1))).toEqual(['has less morale']);
  expect(reasonsFor(features, weighed(0.1, 0.2), [weighed(0.5, 0.2)], 0)).toEqual([]);
});

test('a move that stands alone has no reason', () => {
  expect(reasonsFor(features, weighed(0.5, 0.2), [], 0)).toEqual([]);
});
