import { describe, expect, it } from 'vitest';
import { changedNumbers, countNumbers } from './tuning.ts';

const tree = { card: 2, gun: [0.5, 0], place: { ditch: -1 } };

describe('numbers that are tuned', () => {
  it('are counted in lists and under names', () => {
    expect(countNumbers(tree)).toBe(4);
  });

  it('stay as they are by no change', () => {
    expect(changedNumbers(tree, [0, 0, 0, 0])).toEqual(tree);
  });

  it('are changed in proportion, one that is 0 by an amount', () => {
    expect(changedNumbers(tree, [Math.log(2), 0, 1, Math.log(3)])).toEqual({
      card: 4,
      gun: [0.5, 0.3],
      place: { ditch: -3 },
    });
  });
});
