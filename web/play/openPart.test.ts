import { expect, test } from 'vitest';
import { openPart } from './openPart.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

test('what floats takes away from the side at which it lies', () => {
  const stage = box(0, 80, 1440, 820);
  const [players, moves, hand] = [box(12, 92, 250, 560), box(1100, 92, 330, 796), box(300, 820, 780, 70)];
  expect(openPart(stage, [players, moves, hand])).toEqual({ left: 262, top: 0, right: 1100, bottom: 740 });
});

test('nothing floats, or only what is not in sight: all of it is open', () => {
  expect(openPart(box(10, 20, 300, 200), [box(0, 0, 0, 0)])).toEqual({ left: 0, top: 0, right: 300, bottom: 200 });
});
