import { describe, expect, test } from 'vitest';
import { ASPECT, DIRECTIONS, FACINGS, FLANK, FRONT, FRONTAL, opposite, REAR } from './geometry.ts';
import { RECONSTRUCTED } from './kit.ts';
import { BEHIND, OFF_MAP, ROAD, STREAM, SWAMP, TRENCH, VILLAGE } from './land.ts';

const { kit } = RECONSTRUCTED;
const at = (id: string): number => {
  const hex = kit.hexAt.get(id);
  if (hex === undefined) throw new Error(`There is no hex ${id}.`);
  return hex;
};
const numbers = (hexes: readonly number[]) => hexes.map((hex) => (hex === OFF_MAP ? 'off' : kit.hexes[hex]));
/** The sides that bear a mark, each once. */
const sidesWith = (mark: number) =>
  kit.side.flatMap((sides, hex) =>
    sides.flatMap((on, direction) => (on & mark && hex < kit.next[hex][direction] ? [[hex, direction] as const] : [])),
  );

describe('The map', () => {
  test('M2.1.0.1, M2.1.0.2 1,241 hexes, numbered by row and column', () => {
    expect(kit.hexes).toHaveLength(1241);
    expect(new Set(kit.hexes).size).toBe(1241);
    for (const [hex, id] of kit.hexes.entries())
      expect(id).toBe(String(kit.row[hex] * 100 + kit.col[hex]).padStart(4, '0'));
    for (let row = 1; row <= 34; row++) {
      const columns = kit.col.filter((_, hex) => kit.row[hex] === row);
      expect([columns[0], columns.at(-1), columns.length]).toEqual(row % 2 ? [36, 1, 36] : [36, 0, 37]);
    }
  });

  test('M2.1.0.3 neighbours in the six directions', () => {
    expect(DIRECTIONS).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
    expect(numbers(kit.next[at('1810')])).toEqual(['1710', '1809', '1910', '1911', '1811', '1711']);
    expect(numbers(kit.next[at('1710')])).toEqual(['1609', '1709', '1809', '1810', '1711', '1610']);
    expect(numbers(kit.next[at('3400')])).toEqual(['off', 'off', 'off', 'off', '3401', '3301']);
    expect(numbers(kit.next[at('3436')])).toEqual(['3336', '3435', 'off', 'off', 'off', 'off']);
    expect(numbers(kit.next[at('0101')])).toEqual(['off', 'off', '0200', '0201', '0102', 'off']);
  });

  test('M2.1.0.3 if one hex is the neighbour of another, so is the other, from the opposite side', () => {
    for (const [hex, around] of kit.next.entries())
      for (const [direction, to] of around.entries())
        if (to !== OFF_MAP) expect(kit.next[to][opposite(direction)]).toBe(hex);
  });

  test('M2.1.0.4 distances', () => {
    expect(kit.distance(at('1810'), at('1810'))).toBe(0);
    for (const to of kit.next[at('1810')]) expect(kit.distance(at('1810'), to)).toBe(1);
    expect(kit.distance(at('1800'), at('1836'))).toBe(36);
    expect(kit.distance(at('0112'), at('3414'))).toBe(33);
    expect(kit.distance(at('2334'), at('2729'))).toBe(kit.distance(at('2729'), at('2334')));
    // Steps counted on the map itself, from one hex to all others.
    const far = new Map([[at('1810'), 0]]);
    for (const [hex, steps] of far)
      for (const to of kit.next[hex]) if (to !== OFF_MAP && !far.has(to)) far.set(to, steps + 1);
    expect(far.size).toBe(1241);
    for (const [hex, steps] of far) expect(kit.distance(at('1810'), hex)).toBe(steps);
  });

  test('M2.1.1.1 what lies on a hexside is the same from both sides, but for who is behind the trench', () => {
    for (const [hex, around] of kit.next.entries())
      for (const [direction, to] of around.entries()) {
        const here = kit.side[hex][direction];
        if (to === OFF_MAP) expect(here).toBe(0);
        else expect(kit.side[to][opposite(direction)] & ~BEHIND).toBe(here & ~BEHIND);
      }
  });

  test('M2.1.1.1 how many hexes and sides of each sort', () => {
    const of = (terrain: number) => kit.terrain.filter((one) => one === terrain).length;
    expect([of(VILLAGE), of(SWAMP)]).toEqual([8, 55]);
    expect([1, 2, 3, 4].map((level) => kit.level.filter((one) => one === level).length)).toEqual([138, 787, 270, 46]);
    expect([STREAM, TRENCH, ROAD].map((mark) => sidesWith(mark).length)).toEqual([108, 18, 79]);
  });

  test('M2.1.1.6 the trench is the southern sides of 1810 to 1818, and these hexes are behind it', () => {
    const behind = kit.hexes.filter((_, hex) => kit.side[hex].some((on) => on & BEHIND));
    expect(behind).toEqual(['1818', '1817', '1816', '1815', '1814', '1813', '1812', '1811', '1810']);
    for (const id of behind)
      expect(kit.side[at(id)].flatMap((on, i) => (on & TRENCH ? DIRECTIONS[i] : []))).toEqual(['SE', 'SW']);
  });

  test('M2.1.1.7 the villages', () => {
    const villages = [...kit.hexes.keys()].filter((hex) => kit.terrain[hex] === VILLAGE);
    expect(villages.map((hex) => `${kit.place[hex]} ${kit.hexes[hex]}`).sort()).toEqual([
      'Buziglica 3331',
      'Földvár 2733',
      'Földvár 2833',
      'Lajmér 0826',
      'Majs 1935',
      'Majs 2035',
      'Merse 0416',
      'Merse 0417',
    ]);
  });

  test('M2.1.1.8, M19.8.8 roads cross streams at three places', () => {
    const crossings = sidesWith(ROAD).filter(([hex, direction]) => kit.side[hex][direction] & STREAM);
    expect(
      crossings.map(([hex, direction]) => `${kit.hexes[hex]}-${kit.hexes[kit.next[hex][direction]]}`).sort(),
    ).toEqual(['0912-1011', '1130-1230', '3231-3331']);
  });

  test('M7.5.2.3 no road crosses the trench', () => {
    expect(sidesWith(ROAD).filter(([hex, direction]) => kit.side[hex][direction] & TRENCH)).toEqual([]);
  });
});

describe('Facing', () => {
  const directions = (facing: string, aspect: number) =>
    ASPECT[FACINGS.indexOf(facing)].flatMap((one, i) => (one === aspect ? DIRECTIONS[i] : []));

  test('M3.3.0.2, M3.3.0.3 front, flanks and rear of each facing', () => {
    expect([FRONT, FLANK, REAR].map((aspect) => directions('S', aspect))).toEqual([
      ['SE', 'SW'],
      ['E', 'W'],
      ['NE', 'NW'],
    ]);
    expect([FRONT, FLANK, REAR].map((aspect) => directions('N', aspect))).toEqual([
      ['NE', 'NW'],
      ['E', 'W'],
      ['SE', 'SW'],
    ]);
    expect(directions('NE', FRONT)).toEqual(['NE', 'E']);
    expect(directions('SE', FRONT)).toEqual(['E', 'SE']);
    expect(directions('SW', FRONT)).toEqual(['SW', 'W']);
    expect(directions('NW', FRONT)).toEqual(['W', 'NW']);
    expect(directions('NW', FLANK)).toEqual(['NE', 'SW']);
    expect(directions('SW', REAR)).toEqual(['NE', 'E']);
  });

  test('M3.3.0.2 the two frontal directions are those of the aspect', () => {
    for (const [facing, pair] of FRONTAL.entries())
      expect([...pair].sort()).toEqual(ASPECT[facing].flatMap((one, i) => (one === FRONT ? i : [])));
  });
});
