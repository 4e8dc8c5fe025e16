import { expect, test } from 'vitest';
import { Seen } from './seen.ts';

test('a seat sees more, never less; what is taken back is new again', () => {
  const seen = new Seen(['left', 'right'], 0);
  seen.mark('left', 5);
  seen.mark('left', 3);
  expect([seen.of('left'), seen.of('right')]).toEqual([5, 0]);
  seen.back(4);
  expect(seen.kept).toEqual({ left: 4, right: 0 });
});

test('a game without notes counts as seen, and a note beyond the end is cut', () => {
  const seen = new Seen(['left', 'right'], 7);
  expect(seen.kept).toEqual({ left: 7, right: 7 });
  const kept = new Seen(['left', 'right'], 7, { left: 99, right: 2 });
  expect(kept.kept).toEqual({ left: 7, right: 2 });
});
