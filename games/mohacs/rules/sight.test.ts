import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../data/geometry.ts';
import { type Kit, RECONSTRUCTED, readComponents } from '../data/kit.ts';
import { blockedBy, lineBetween, sees } from './sight.ts';

const { kit } = RECONSTRUCTED;
const at = (id: string): number => {
  const hex = kit.hexAt.get(id);
  if (hex === undefined) throw new Error(`There is no hex ${id}.`);
  return hex;
};
/** The hexes between, by number; those of a pair joined. */
const between = (from: string, to: string): string[] =>
  lineBetween(kit, at(from), at(to)).between.map(([q, r, q2, r2]) => {
    const name = (dq: number, dr: number) => kit.hexes[kit.at(kit.q[at(from)] + dq, kit.r[at(from)] + dr)] ?? 'off';
    return q2 === undefined ? name(q, r) : [name(q, r), name(q2, r2)].sort().join('|');
  });
const names = (directions: readonly number[]) => directions.map((one) => DIRECTIONS[one]);
/** The same map with other land. */
const withLand = (change: (rows: { land: string; level: string }[]) => void): Kit => {
  const files = structuredClone(kit.files);
  change(files.map.rows);
  return readComponents(files).kit;
};
const put = (text: string, position: number, letter: string) =>
  text.slice(0, position) + letter + text.slice(position + 1);

describe('Lines', () => {
  test('M7.2.1.6 nothing lies between neighbours', () => {
    for (const to of kit.next[at('1810')]) expect(lineBetween(kit, at('1810'), to).between).toEqual([]);
  });

  test('M7.2.1.1 along a row, and slanting', () => {
    expect(between('1810', '1813').sort()).toEqual(['1811', '1812']);
    // Two rows down and two hexes aside the line crosses a bit of two hexes.
    expect(between('1810', '2012').sort()).toEqual(['1911', '1912']);
    expect(between('1810', '2011')).toEqual(['1911']);
  });

  test('M7.2.1.4 due south the line runs along a hexside between two hexes', () => {
    expect(between('1810', '2010')).toEqual(['1910|1911']);
    expect(between('1810', '2210').sort()).toEqual(['1910|1911', '2010', '2110|2111']);
  });

  test('M7.2.0.5 the side through which a line leaves, two at a corner', () => {
    for (const [direction, to] of kit.next[at('1810')].entries()) {
      const line = lineBetween(kit, at('1810'), to);
      expect(line.leaves).toEqual([direction]);
      expect(line.enters).toEqual([(direction + 3) % 6]);
    }
    expect(names(lineBetween(kit, at('1810'), at('2010')).leaves)).toEqual(['SE', 'SW']);
    expect(names(lineBetween(kit, at('1810'), at('2010')).enters)).toEqual(['NE', 'NW']);
    expect(names(lineBetween(kit, at('1810'), at('1912')).leaves)).toEqual(['SW', 'W']);
    expect(names(lineBetween(kit, at('1810'), at('2011')).leaves)).toEqual(['SW']);
  });

  test('M7.2.1.1 a line is the same from both ends', () => {
    for (const [a, b] of [
      ['1810', '2415'],
      ['1810', '2210'],
      ['0336', '3401'],
      ['2729', '1620'],
    ]) {
      expect(between(a, b).sort()).toEqual(between(b, a).sort());
      expect(lineBetween(kit, at(a), at(b)).leaves).toEqual(lineBetween(kit, at(b), at(a)).enters);
    }
  });

  test('M7.2.1.1 a line of n steps crosses n - 1 hexes or pairs at least', () => {
    for (const to of kit.hexes.keys()) {
      const steps = kit.distance(at('1810'), to);
      if (steps > 0) expect(lineBetween(kit, at('1810'), to).between.length).toBeGreaterThanOrEqual(steps - 1);
    }
  });
});

describe('Sight', () => {
  const flat = withLand((rows) => {
    for (const row of rows) {
      row.land = row.land.replace(/./g, '.');
      row.level = row.level.replace(/./g, '2');
    }
    // A village takes its name from the land, so the named ones stay.
    for (const [row, columns] of [
      [4, [16, 17]],
      [8, [26]],
      [19, [35]],
      [20, [35]],
      [27, [33]],
      [28, [33]],
      [33, [31]],
    ] as const)
      for (const column of columns) rows[row - 1].land = put(rows[row - 1].land, 36 - column, 'v');
  });

  test('M7.2.1.2 a village blocks what lies beyond it, not what is in it', () => {
    expect(sees(flat, at('0824'), at('0826'))).toBe(true);
    expect(sees(flat, at('0826'), at('0824'))).toBe(true);
    expect(sees(flat, at('0824'), at('0828'))).toBe(false);
    expect(sees(flat, at('0824'), at('0925'))).toBe(true);
  });

  test('M7.2.1.3 a hex higher than both ends blocks, one as high as an end does not', () => {
    const hill = (height: string, end: string) =>
      withLand((rows) => {
        rows[13].level = '2'.repeat(37);
        rows[13].level = put(put(rows[13].level, 36 - 12, height), 36 - 10, end);
      });
    expect(sees(hill('3', '2'), at('1410'), at('1414'))).toBe(false);
    expect(sees(hill('3', '3'), at('1410'), at('1414'))).toBe(true);
    expect(sees(hill('4', '3'), at('1410'), at('1414'))).toBe(false);
    expect(sees(hill('2', '2'), at('1410'), at('1414'))).toBe(true);
  });

  test('M7.2.1.4 along a hexside both hexes must block', () => {
    const blocked = (...ids: string[]) =>
      blockedBy(flat, at('1810'), at('2010'), (hex) => ids.includes(flat.hexes[hex]));
    expect(blocked('1910')).toBe(false);
    expect(blocked('1911')).toBe(false);
    expect(blocked('1910', '1911')).toBe(true);
  });

  test('M7.2.1.4 off the map nothing blocks', () => {
    expect(between('1000', '1200')).toEqual(['1101|off']);
    expect(blockedBy(flat, at('1000'), at('1200'), () => true)).toBe(false);
  });

  test('M7.2.1.5 touching a corner does not block', () => {
    // The line due south from 1810 passes the corners of 2009 and 2011 and no more.
    expect(between('1810', '2210').join(' ')).not.toMatch(/2009|2011/);
  });
});

describe('M14.3.2 what the ridge hides at the start', () => {
  const hexesOf = (...ids: string[]) => [
    ...new Set(
      kit.groups
        .filter(({ units }) => units.some((u) => ids.some((id) => kit.units[u].startsWith(id))))
        .flatMap(({ hexes }) => hexes),
    ),
  ];
  const hungary = [
    ...new Set(kit.groups.filter(({ side, units }) => side === 0 && units.length > 0).flatMap(({ hexes }) => hexes)),
  ];
  const main = [...hexesOf('akinci', 'janissary', 'centre-gun', 'porte'), at('3415')];
  const open = (from: readonly number[], to: readonly number[], map = kit) =>
    from.reduce((sum, one) => sum + to.filter((other) => sees(map, one, other)).length, 0);

  test('M6.1.4.1 no Hungarian sees the Ottoman main force, and the ridge alone is the cause', () => {
    expect([hungary.length, main.length]).toEqual([49, 36]);
    expect(open(hungary, main)).toBe(0);
    const lower = withLand((rows) => {
      for (const row of rows) row.level = row.level.replaceAll('4', '3');
    });
    expect(open(hungary, main, lower)).toBe(49 * 36);
  });

  test('M6.1.4.1 Bathyani and Tomori see all of Rumelia and its guns, Perenyi nothing, and nobody sees Bali', () => {
    const [rumelia, guns] = [hexesOf('rumelia-1'), hexesOf('rumelia-gun')];
    const right = hexesOf('bathyani', 'tomori');
    expect([right.length, rumelia.length, guns.length]).toEqual([16, 19, 19]);
    expect(open(right, rumelia)).toBe(304);
    expect(open(right, guns)).toBe(304);
    expect(open(hexesOf('perenyi'), rumelia)).toBe(0);
    expect(open(hungary, hexesOf('bali'))).toBe(0);
  });
});
