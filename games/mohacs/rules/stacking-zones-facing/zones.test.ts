import { describe, expect, test } from 'vitest';
import { eventsOf, type Field, kit, movesOf, play, preview, refusal, table } from '../../testing.ts';
import { inEnemyZone } from './enemy-zones.ts';
import { zoneReaches } from './zones.ts';

/** The plain between the trench and the Borza is level and clear: 1520 has 1419, 1519, 1619, 1620, 1521 and 1420 around it. */
const hex = (id: string): number => kit.hexAt.get(id) as number;
const unit = (id: string): number => kit.units.indexOf(id);
/** The hexes that the ZOC of a unit covers. */
const zone = (setting: Field, id: string): string[] => {
  const { state } = table({ command: 'tomori', ...setting });
  return kit.hexes.filter((_, at) => zoneReaches(state, unit(id), at));
};

describe('M3.2 Zones of Control', () => {
  test('M3.2.1.1 a unit has a ZOC in its two frontal hexes', () => {
    expect(zone({ units: { 'tomori-1': '1520 S' } }, 'tomori-1')).toEqual(['1620', '1619']);
    expect(zone({ units: { 'tomori-1': '1520 NE' } }, 'tomori-1')).toEqual(['1419', '1519']);
  });

  test.each([
    ['M3.2.1.2', 'zalkan-levy-1', '1520'],
    ['M3.2.1.3', 'hannibal-gun-1', '1520'],
    ['M3.2.1.4', 'tomori-1', '1520 disordered'],
    ['M3.2.1.5', 'tomori-1', '1520 retired'],
  ])('%s %s at %s has no ZOC', (_rule, id, where) => {
    expect(zone({ units: { [id]: where } }, id)).toEqual([]);
  });

  test('M3.2.1.6 leaders have no ZOC', () => {
    const { state } = table({
      command: 'bali',
      units: { 'bali-1': '1520' },
      leaders: { tomori: '1620', bali: '1520' },
    });
    for (const next of kit.next[hex('1620')]) expect(inEnemyZone(state, next, 1)).toBe(false);
  });

  test('M3.2.2.2 a friend in a hex does not lift an enemy ZOC there for Movement', () => {
    // Akinci horse of Ibrahim stands in the way; the ZOC of the Hungarians behind still stops what moves beside it.
    const units = { 'bali-1': '1720', 'tomori-1': '1520 S' };
    const { state } = table({ command: 'bali', units: { ...units, 'bali-2': '1620' } });
    expect(inEnemyZone(state, hex('1620'), 1)).toBe(true);
    expect(inEnemyZone(state, hex('1619'), 1)).toBe(true);
  });

  test('M3.2.3.1 a ZOC does not reach across trench or stream', () => {
    expect(zone({ units: { 'tomori-1': '1814 S' } }, 'tomori-1')).toEqual([]);
    expect(zone({ units: { 'tomori-1': '1914 N' } }, 'tomori-1')).toEqual([]);
    expect(zone({ units: { 'tomori-1': '2005 S' } }, 'tomori-1')).toEqual([]);
    expect(zone({ units: { 'tomori-1': '1814 N' } }, 'tomori-1')).toHaveLength(2);
  });

  test('M3.2.3.2 with bows or muskets it does', () => {
    expect(zone({ units: { 'hannibal-1': '1814 S' } }, 'hannibal-1')).toEqual(['1915', '1914']);
    expect(zone({ units: { 'zalkan-archer-1': '1814 S' } }, 'zalkan-archer-1')).toEqual(['1915', '1914']);
    expect(zone({ units: { 'zalkan-archer-1': '2005 S' } }, 'zalkan-archer-1')).toHaveLength(2);
  });

  test('M3.2.4.1 a unit that enters an enemy ZOC must stop', () => {
    const line = { 'bali-1': '1820 N', 'bali-2': '1818 N', 'bali-3': '1822 N' };
    const match = table({ command: 'zalkan', units: { 'zalkan-levy-1': '1520', ...line } });
    expect(refusal(match, 'move zalkan-levy-1 to 1720 facing S')).toEqual([]);
    // Through the gap between them it would be four steps.
    expect(refusal(match, 'move zalkan-levy-1 to 1920 facing S')).toEqual(['M3.2.4.1']);
    const open = table({
      command: 'zalkan',
      units: { 'zalkan-levy-1': '1520', 'bali-1': '1820 S', 'bali-2': '1818 S' },
    });
    expect(refusal(open, 'move zalkan-levy-1 to 1920 facing S')).not.toContain('M3.2.4.1');
  });

  test('M3.2.4.2 leaving costs +1 if the ZOC of mounted enemies covers the hex, once however many', () => {
    const far = (units: Record<string, string>) => movesOf(table({ command: 'tomori', units }), 'tomori-1');
    const alone = far({ 'tomori-1': '1520' });
    expect(alone).toContain('1414');
    const one = far({ 'tomori-1': '1520', 'bali-1': '1620 N' });
    expect(one).not.toContain('1414');
    expect(one).toContain('1415');
    const two = far({ 'tomori-1': '1520', 'bali-1': '1620 N', 'bali-2': '1619 N' });
    expect(two).toContain('1415');
  });

  test('M3.2.4.3 nothing extra if only foot covers it', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520', 'janissary-1': '1620 N' } });
    expect(movesOf(match, 'tomori-1')).toContain('1414');
  });

  test('M3.2.4.4 it may go straight into the ZOC of another unit, where it stops', () => {
    const units = { 'tomori-1': '1520 S', 'bali-1': '1620 N', 'bali-2': '1722 N' };
    const match = table({ command: 'tomori', units });
    // 1621 is in the ZOC of bali-2 alone.
    expect(refusal(match, 'move tomori-1 to 1621 facing S')).toEqual([]);
  });

  test('M3.2.4.5 but not into that of a unit whose ZOC it has left', () => {
    const units = { 'tomori-1': '1520 S', 'bali-1': '1620 N' };
    const match = table({ command: 'tomori', units });
    // bali-1 faces north: 1520 and 1521 are its front.
    expect(refusal(match, 'move tomori-1 to 1521 facing S')).toEqual(['M3.2.4.5']);
  });

  test('M3.2.4.6, M3.2.4.7 a mounted archer leaves a ZOC it has entered, for +1 and to a free hex', () => {
    const units = { 'akinci-1': '1520', 'tomori-1': '1320 S', 'tomori-2': '1422 S' };
    const match = table({ command: 'ibrahim', units });
    // 1420 is in the ZOC of tomori-1; from there it may go on only where no enemy ZOC is.
    play(match, 'via akinci-1 to 1420');
    const on = (where: string) => refusal(match, `on to ${where} facing N`);
    expect(on('1521')).toEqual([]);
    expect(on('1419')).toEqual(['M3.2.4.5']);
    const heavy = table({ command: 'bali', units: { 'bali-1': '1520', 'tomori-1': '1320 S' } });
    expect(refusal(heavy, 'via bali-1 to 1420')).toEqual(['M3.2.4.1']);
  });

  test('M3.2.4.7 the cost shown before is that of the way round, through a free hex', () => {
    // 1419 is in the ZOC of tomori-1, 1420 next to it in that of tomori-2 alone.
    const units = { 'akinci-1': '1519', 'tomori-1': '1319 S', 'tomori-2': '1321 S', 'tomori-3': '1320 N' };
    const match = play(table({ command: 'ibrahim', units }), 'via akinci-1 to 1419');
    expect(preview(match, 'on to 1420 facing N')).toEqual([
      {
        title: 'Movement Points',
        lines: [
          ['M6.1.1.1', 'spent before', 1],
          ['M3.2.4.6', 'leaving a Zone of Control', 1],
          ['M19.8.1', '1520', 1],
          ['M19.8.1', '1420', 1],
        ],
        total: 4,
      },
    ]);
    play(match, 'on to 1420 facing N');
    expect(eventsOf(match, 'moves').at(-1)).toMatchObject({ path: ['1520', '1420'] });
  });

  test('M3.2.4.7 from one ZOC straight into another is not for archers who have entered the first', () => {
    const units = { 'akinci-1': '1520', 'tomori-1': '1319 S', 'tomori-2': '1422 SE' };
    const match = table({ command: 'ibrahim', units });
    const { state } = match;
    expect(inEnemyZone(state, hex('1419'), 1)).toBe(true);
    expect(inEnemyZone(state, hex('1421'), 1)).toBe(true);
    play(match, 'via akinci-1 to 1419');
    expect(refusal(match, 'on to 1420 facing N')).toEqual([]);
    // Two steps on, through a free hex, it may enter the other unit's ZOC.
    expect(refusal(match, 'on to 1421 facing N')).toEqual([]);
  });
});
