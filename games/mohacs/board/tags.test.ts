import { expect, test } from 'vitest';
import { hexOf } from './field.ts';
import { centre, R } from './layout.ts';
import { layTags } from './tags.ts';

/** From afar a number is wider than its hex. */
const [WIDE, DEEP] = [120, 48];
const tags = (...names: string[]) =>
  layTags(
    names.map((name) => centre(hexOf(name))),
    WIDE,
    DEEP,
  );
const apart = (a: readonly [number, number], b: readonly [number, number], wide: number, deep: number): boolean =>
  Math.abs(a[0] - b[0]) >= wide || Math.abs(a[1] - b[1]) >= deep;

test('a number alone stands above its hex', () => {
  const [{ at, to }] = tags('1814');
  expect(to[0]).toBe(at[0]);
  expect(to[1]).toBeLessThan(at[1] - R);
});

test('numbers of neighbours hide neither one another nor the hexes', () => {
  const all = tags('1813', '1814', '1914', '1915', '1713');
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) expect(apart(one.to, other.to, WIDE, DEEP)).toBe(true);
    for (const other of all) expect(apart(one.to, other.at, WIDE / 2 + R * 0.8, DEEP / 2 + R * 0.8)).toBe(true);
  }
});
