import { Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../data/charts.ts';
import { eventsOf, kernel, kit, movesOf, play, table } from '../../testing.ts';
import { roll } from './dice.ts';

const unit = (id: string) => kit.unit[kit.units.indexOf(id)];
const leader = (id: string): number[] => {
  const { cr, ar } = kit.leader[kit.leaders.indexOf(id)];
  return [cr, ar];
};

describe('M2 the pieces', () => {
  test("M2.2.3.3 Suleiman's RI with bows have a column of their own on the Weapon System Matrix, and are RI in all else", () => {
    const [archer, musket] = [unit('centre-archer-1'), unit('hannibal-1')];
    expect(kit.arms[archer.arm]).not.toBe(kit.arms[musket.arm]);
    expect(kit.matrix[kit.arms.indexOf('HC')][archer.arm]).toBe(2);
    expect(kit.matrix[kit.arms.indexOf('HC')][musket.arm]).toBe(-1);
    expect([archer.move, kit.arm[archer.arm].pikes]).toEqual([musket.move, kit.arm[musket.arm].pikes]);
  });

  test('M2.2.3.4 foot with muskets attacks and defends as what it is, RI', () => {
    for (const id of ['hannibal-1', 'janissary-1']) expect(kit.arms[unit(id).arm]).toBe('RI');
  });

  test('M2.2.6 the MA is how many MP a unit may spend', () => {
    const match = table({ command: 'zalkan', units: { 'zalkan-levy-1': '1520', 'zalkan-levy-2': '1510 disordered' } });
    const far = (id: string, from: string): number =>
      Math.max(
        ...movesOf(match, id).map((hex) => kit.distance(kit.hexAt.get(hex) as number, kit.hexAt.get(from) as number)),
      );
    expect([far('zalkan-levy-1', '1520'), far('zalkan-levy-2', '1510')]).toEqual([4, 3]);
  });

  test('M2.4.1 the die has ten faces that read 0 to 9', () => {
    const x = kernel.play(new Random('ten faces'));
    const seen = new Set(Array.from({ length: 500 }, () => roll(x)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    x.script = [10];
    expect(roll(x)).toBe(0);
  });

  test('M2.4.2 a modified roll may lie below 0 or above 9', () => {
    // Muskets at a neighbour: 9 + 2 on the Fire Table.
    const match = table({
      command: 'hannibal',
      units: { 'hannibal-1': '1520 S', 'centre-levy-1': '1620 N' },
      dice: [9, 0],
    });
    play(match, 'fire hannibal-1 at centre-levy-1');
    expect(eventsOf(match, 'shot')).toMatchObject([{ die: 9, total: 11 }]);
    const [column] = kit.shockTable[0];
    expect(resultOf(column, -7)).toBe(resultOf(column, -1));
    expect(resultOf(column, 30)).toBe(resultOf(column, 13));
  });
});

describe('M19.11 the leaders', () => {
  test('M19.11.2 in reserve for Hungary: G. Szapolyai and six replacements', () => {
    expect(leader('g-szapolyai')).toEqual([5, 3]);
    for (let n = 1; n <= 6; n++) expect(leader(`hungarian-replacement-${n}`)).toEqual([4, 2]);
  });

  test('M19.11.3 with the contingents', () => {
    expect(['j-szapolyai', 'slavonia', 'frangepane'].map(leader)).toEqual([
      [5, 4],
      [4, 2],
      [5, 4],
    ]);
  });

  test('M19.11.4 the Ottomans', () => {
    expect(['suleiman', 'achmed', 'ibrahim', 'khosrev', 'bali', 'anatolia'].map(leader)).toEqual([
      [8, 5],
      [6, 3],
      [6, 4],
      [5, 3],
      [5, 4],
      [5, 3],
    ]);
  });

  test('M19.11.5 in reserve for the Ottomans: four replacements', () => {
    for (let n = 1; n <= 4; n++) expect(leader(`ottoman-replacement-${n}`)).toEqual([4, 2]);
    expect(kit.leaders).not.toContain('ottoman-replacement-5');
  });
});
