import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VILLAGE } from '../../data/land.ts';
import { RECONSTRUCTED } from '../../index.ts';
import type { Kit } from '../the-battle/state.ts';
import { entersThrough, leavesThrough, sees } from './line-of-sight.ts';

const { kit } = RECONSTRUCTED;
const hex = (id: string): number => kit.hexAt.get(id) as number;
const open = (a: string, b: string): boolean => sees(kit, hex(a), hex(b));

// ---- the same law written a second time, another way: a segment is cut by the sides of every hex, in exact fractions ------

type Fraction = readonly [n: number, d: number];
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

/** The six sides of a hex around the origin, as a q + b r <= 1. */
const SIDES = [
  [1, -1],
  [-1, 1],
  [1, 2],
  [-1, -2],
  [2, 1],
  [-2, -1],
] as const;

interface Part {
  readonly from: Fraction;
  readonly to: Fraction;
  /** The segment runs on the border of the hex and not inside. */
  readonly border: boolean;
}

/** The part of the segment from (0, 0) to (dq, dr) that lies in the hex around (q, r); undefined where it is a point or nothing. */
const partIn = (dq: number, dr: number, q: number, r: number): Part | undefined => {
  let [from, to]: Fraction[] = [
    [0, 1],
    [1, 1],
  ];
  let border = false;
  for (const [a, b] of SIDES) {
    // Along the segment the left side is slope * t - offset.
    const slope = a * dq + b * dr;
    const offset = a * q + b * r + 1;
    if (slope === 0) {
      if (offset < 0) return undefined;
      if (offset === 0) border = true;
    } else {
      const cut: Fraction = slope > 0 ? [offset, slope] : [-offset, -slope];
      if (slope > 0 && less(cut, to)) to = cut;
      if (slope < 0 && less(from, cut)) from = cut;
    }
  }
  return less(from, to) ? { from, to, border } : undefined;
};

const same = (a: Fraction, b: Fraction): boolean => !less(a, b) && !less(b, a);

/** M7.2.1.1 to M7.2.1.6, word for word. */
const bruteSees = (land: Kit, a: number, b: number): boolean => {
  const [dq, dr] = [land.q[b] - land.q[a], land.r[b] - land.r[a]];
  const top = Math.max(land.level[a], land.level[b]);
  const borders: { part: Part; blocks: boolean }[] = [];
  for (let one = 0; one < land.hexes.length; one++) {
    if (one === a || one === b) continue;
    const [q, r] = [land.q[one] - land.q[a], land.r[one] - land.r[a]];
    // Only hexes in or next to the box around the segment can meet it.
    if (q < Math.min(0, dq) - 1 || q > Math.max(0, dq) + 1 || r < Math.min(0, dr) - 1 || r > Math.max(0, dr) + 1)
      continue;
    const part = partIn(dq, dr, q, r);
    if (!part) continue;
    const blocks = land.terrain[one] === VILLAGE || land.level[one] > top;
    if (part.border) borders.push({ part, blocks });
    else if (blocks) return false;
  }
  return !borders.some(({ part, blocks }, i) =>
    borders.some(
      (other, k) => k > i && blocks && other.blocks && same(part.from, other.part.from) && same(part.to, other.part.to),
    ),
  );
};

const anyHex = fc.integer({ min: 0, max: kit.hexes.length - 1 });

describe('lines of sight against a second, independent calculation', () => {
  test('M7.2.1.1 on the map of the battle, for ten thousand pairs of hexes', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => sees(kit, a, b) === bruteSees(kit, a, b)),
      { numRuns: 10_000 },
    );
  });

  test('M7.2.1.4 on rough lands with hills and villages everywhere, near and far', () => {
    const rough = fc.record({
      seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      pairs: fc.array(fc.tuple(anyHex, fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })), {
        minLength: 400,
        maxLength: 400,
      }),
    });
    fc.assert(
      fc.property(rough, ({ seed, pairs }) => {
        let n = seed;
        const next = (): number => {
          n = (n * 48_271) % 2_147_483_647;
          return n;
        };
        const land: Kit = {
          ...kit,
          level: kit.level.map(() => 1 + (next() % 4)),
          terrain: kit.terrain.map(() => (next() % 12 === 0 ? VILLAGE : 0)),
        };
        return pairs.every(([a, dq, dr]) => {
          const b = land.at(land.q[a] + dq, land.r[a] + dr);
          return b < 0 || sees(land, a, b) === bruteSees(land, a, b);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('M7.2.1.1 sight goes both ways', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => sees(kit, a, b) === sees(kit, b, a)));
  });

  test('M7.2.0.5 the side through which a line leaves is the one it cuts first', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        fc.pre(a !== b);
        const [dq, dr] = [kit.q[b] - kit.q[a], kit.r[b] - kit.r[a]];
        // By the sides of the hex: the line leaves where it cuts the first of them, at a corner two at once.
        const cuts = SIDES.map(([x, y]): Fraction | undefined =>
          x * dq + y * dr > 0 ? [1, x * dq + y * dr] : undefined,
        );
        const first = cuts.reduce((best, cut) => (cut && (!best || less(cut, best)) ? cut : best), undefined);
        let expected = 0;
        for (const [i, cut] of cuts.entries()) {
          if (!cut || !first || !same(cut, first)) continue;
          const [x, y] = SIDES[i];
          const steps = [
            [1, -1],
            [1, 0],
            [0, 1],
            [-1, 1],
            [-1, 0],
            [0, -1],
          ];
          // A side belongs to the neighbour that lies straight beyond it.
          expected |= 1 << steps.findIndex(([q, r]) => x * q + y * r === 2);
        }
        return leavesThrough(kit, a, b) === expected && entersThrough(kit, b, a) === expected;
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('lines of sight by example', () => {
  test('M7.2.1.2 a village blocks what lies beyond it, not what lies in it', () => {
    // Lajmér, 0826, on level ground.
    expect(open('0827', '0826')).toBe(true);
    expect(open('0827', '0825')).toBe(false);
    expect(open('0828', '0824')).toBe(false);
    expect(open('0729', '0723')).toBe(true);
  });

  test('M7.2.1.3 a hex between blocks if it is higher than both ends; the ridge at its true level', () => {
    // North of the ridge, on it, south of it.
    expect(['2212', '2412', '2712'].map((id) => kit.level[hex(id)])).toEqual([3, 4, 3]);
    expect(open('2212', '2712')).toBe(false);
    expect(open('2212', '2412')).toBe(true);
    expect(open('2412', '2712')).toBe(true);
    // For MP it is no higher than the plateau (M14.3.3).
    expect(kit.height[hex('2412')]).toBe(3);
  });

  test('M7.2.1.5 a line that only touches the corner of a hex is not blocked by it', () => {
    // From 1520 to 1518 and beyond the line runs through centres; from 1520 to 1717 it touches corners of 1619 and 1618 only on one side.
    const wall: Kit = { ...kit, level: kit.level.map(() => 1) };
    const touched = kit.hexes.filter((_, one) => {
      const land: Kit = { ...wall, level: wall.level.map((low, i) => (i === one ? 4 : low)) };
      return !sees(land, hex('1520'), hex('1717'));
    });
    // Exactly the hexes that it really crosses block it; their corners' neighbours do not.
    const crossed = kit.hexes.filter((_, one) => {
      const part = partIn(
        kit.q[hex('1717')] - kit.q[hex('1520')],
        kit.r[hex('1717')] - kit.r[hex('1520')],
        kit.q[one] - kit.q[hex('1520')],
        kit.r[one] - kit.r[hex('1520')],
      );
      return part !== undefined && !part.border && one !== hex('1520') && one !== hex('1717');
    });
    expect(touched).toEqual(crossed);
    expect(touched.length).toBeLessThan(6);
  });

  test('M7.2.1.6 neighbours always see each other', () => {
    for (const [one, next] of kit.next.entries())
      for (const other of next) if (other >= 0) expect(sees(kit, one, other)).toBe(true);
  });

  test('M7.2.0.5 a line that leaves through a corner has both sides there', () => {
    expect(leavesThrough(kit, hex('1814'), hex('1914'))).toBe(1 << 2);
    expect(leavesThrough(kit, hex('1814'), hex('2014'))).toBe((1 << 2) | (1 << 3));
    expect(leavesThrough(kit, hex('1814'), hex('1813'))).toBe(1 << 1);
  });
});
