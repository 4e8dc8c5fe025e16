import { expect, test } from 'vitest';
import { depthOf } from './depth.ts';

test('where a try takes long an analysis makes fewer, but never too few to show anything', () => {
  const usual = depthOf(undefined, 'captain');
  const sixth = depthOf({ analysed: 1 / 6, trials: { turns: 1 } } as never, 'captain');
  expect([sixth.tries, sixth.worlds]).toEqual([usual.tries / 6, usual.worlds / 6]);
  expect(sixth.samples).toBe(usual.samples);
  expect(depthOf({ analysed: 1 / 1000, trials: { turns: 1 } } as never, 'captain').tries).toBe(16);
  // What its levels try says nothing of that.
  expect(depthOf({ levels: { captain: 1 } } as never, 'captain')).toEqual(usual);
});
