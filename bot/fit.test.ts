import { type AnyGame, Kernel, storedWeights } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { adviceOf, coefficientsOf, examplesOf, fitted, lessonOf } from './fit.ts';
import { logLoss } from './regression.ts';
import { thumbBot } from './thumb.ts';

const vienna = findGame('vienna') as AnyGame;
const kernel = new Kernel(vienna);
const advice = adviceOf(kernel);
const setting = { set: vienna.sets[0], scenario: 'standard', options: { 'set-up': 'setupC', redraw: 'on' } };
const lesson = (number: number) => lessonOf(kernel, setting, [thumbBot(kernel)], 'fit', number);

describe('fitting weights', () => {
  const lessons = [...new Array(30).keys()].map(lesson);
  const examples = examplesOf(lessons, advice.features.length);

  test('a game gives a row of features for each quiet decision, and the same number gives the same game', () => {
    expect(lesson(3)).toEqual(lessons[3]);
    expect(examples.features.length).toBe(examples.results.length * advice.features.length);
    expect(examples.results.length).toBeGreaterThan(30 * 10);
    for (const { result } of lessons) expect([0, 1]).toContain(result);
  });

  test('where trials judge after some turns, a row for the beginning of each turn is all', () => {
    const stronghold = findGame('stronghold') as AnyGame;
    const siege = new Kernel(stronghold);
    const { features } = lessonOf(
      siege,
      { set: stronghold.sets[0], scenario: 'standard', options: {} },
      [thumbBot(siege)],
      'fit',
      1,
    );
    const rows = features.length / adviceOf(siege).features.length;
    expect(rows).toBeGreaterThan(1);
    expect(rows).toBeLessThanOrEqual(7);
  });

  test('the weights that are found foretell these games better than any others', () => {
    const found = storedWeights(advice.features, { made: 'here', ...fitted(advice, examples, 1e-3) });
    const zero = { bias: 0, of: found.of.map(() => 0), made: 'none' };
    const loss = logLoss(examples, coefficientsOf(found));
    expect(loss).toBeLessThan(logLoss(examples, coefficientsOf(advice.weights)));
    expect(loss).toBeLessThan(logLoss(examples, coefficientsOf(zero)));
  });

  test('a feature that would count against the seat it helps counts for nothing, and the others are fitted without it', () => {
    // What helps the first seat shows in lost games here, and the second feature tells the truth.
    const absurd = {
      width: 2,
      features: [1, 0.2, 0, 0.8, 1, 0.3, 0, 0.9, 0.5, 0.6, 0.4, 0.4],
      results: [0, 1, 0, 1, 1, 0],
    };
    const feature = { good: { en: '', de: '' }, bad: { en: '', de: '' } };
    const fit = (helps?: number) =>
      fitted(
        {
          ...advice,
          features: [
            { ...feature, id: 'a', ...(helps !== undefined && { helps }) },
            { ...feature, id: 'b' },
          ],
        },
        absurd,
        1e-2,
      ).of;
    expect(fit().a).toBeLessThan(0);
    expect(fit(1).a).toBe(fit().a);
    expect(fit(0).a).toBe(0);
    expect(fit(0).b).toBeGreaterThan(fit().b);
  });

  test('a file with a weight too few or too many is refused', () => {
    const { bias, of } = fitted(advice, examples, 1e-3);
    const { round, ...less } = of;
    expect(() => storedWeights(advice.features, { made: '', bias, of: less })).toThrow(/"round"/);
    expect(() => storedWeights(advice.features, { made: '', bias, of: { ...of, moon: round } })).toThrow(/"moon"/);
  });
});
