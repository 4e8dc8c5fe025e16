import { Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { baseLoss, type Examples, logistic, logLoss, meanOf } from './regression.ts';

/** Results that follow from the features by these coefficients, and chance. */
const made = (count: number, by: readonly number[]): Examples => {
  const source = new Random('examples');
  const width = by.length - 1;
  const features: number[] = [];
  const results: number[] = [];
  for (let n = 0; n < count; n++) {
    let sum = by[width];
    for (let i = 0; i < width; i++) {
      const x = source.int(2001) / 1000 - 1;
      features.push(x);
      sum += by[i] * x;
    }
    results.push(source.int(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-sum)) ? 1 : 0);
  }
  return { width, features, results };
};

describe('logistic regression', () => {
  const truth = [2, -1, 0, 0.5];
  const examples = made(20_000, truth);

  test('finds what the results were made with', () => {
    const found = logistic(examples, 0);
    for (const [i, its] of found.entries()) expect(Math.abs(its - truth[i])).toBeLessThan(0.1);
  });
  test('foretells better than a constant, and as well as the truth', () => {
    const found = logistic(examples, 0);
    expect(logLoss(examples, found)).toBeLessThan(baseLoss(examples) - 0.1);
    expect(logLoss(examples, found)).toBeLessThanOrEqual(logLoss(examples, truth));
  });
  test('a ridge holds the coefficients near 0, not the constant', () => {
    const held = logistic(examples, 10);
    for (const its of held.slice(0, 3)) expect(Math.abs(its)).toBeLessThan(0.05);
    expect(1 / (1 + Math.exp(-held[3]))).toBeCloseTo(meanOf(examples.results), 2);
  });
  test('two features that say the same need a ridge', () => {
    const twice = {
      width: 2,
      features: examples.results.flatMap((_r, i) => [examples.features[3 * i], examples.features[3 * i]]),
      results: examples.results,
    };
    expect(() => logistic(twice, 0)).toThrow(/ridge/);
    const [one, other] = logistic(twice, 1e-4);
    expect(one).toBeCloseTo(other, 6);
  });
  test('the loss of a constant is that of its share of wins', () => {
    expect(baseLoss({ width: 0, features: [], results: [1, 0, 0, 0] })).toBeCloseTo(0.5623, 4);
  });
});
