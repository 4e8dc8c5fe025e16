import { describe, expect, test } from 'vitest';
import { due, eventsOf, facingOf, hexOf, leaderOf, play, refusal, stateOf, table } from '../../testing.ts';
import { HUNGARY, OTTOMAN } from '../the-battle/state.ts';

const units = { 'tomori-1': '1520 S', 'tomori-2': '1519 S', 'tomori-3': '1420 SE', 'lajos-1': '1425 S' };

describe('a march in line', () => {
  test('M6.1.1.2 several units go the same straight way, each in its own go and keeping its facing', () => {
    const match = table({ command: 'tomori', units });
    play(match, 'march SE 2');
    expect(due(match)).toBe('line');
    play(match, 'line tomori-1, tomori-2, tomori-3');
    expect(['tomori-1', 'tomori-2', 'tomori-3'].map((unit) => hexOf(match, unit))).toEqual(['1719', '1718', '1619']);
    expect(facingOf(match, 'tomori-3')).toBe('SE');
    expect(due(match)).toBe('go');
    expect(refusal(match, 'turn tomori-2 to N')).toEqual(['M6.1.1.2']);
    expect(eventsOf(match, 'march')).toMatchObject([{ direction: 'SE', distance: 2 }]);
  });

  test('M6.1.1.2 those in front set off first, and nobody follows into a hex that stays taken', () => {
    const match = table({ command: 'tomori', units });
    play(match, 'march SE 1');
    // tomori-3 stands behind tomori-1 and can march only if that one does.
    expect(refusal(match, 'line tomori-3')).toEqual(['M6.1.1.1']);
    expect(refusal(match, 'line tomori-1, tomori-3')).toEqual([]);
    expect(refusal(match, 'line none')).toEqual(['M6.1.1.2']);
    expect(refusal(match, 'line lajos-1')).toContain('M6.1.1.2');
  });

  test('M6.1.1.1 nobody marches farther than his MP, or through an enemy ZOC', () => {
    const match = table({ command: 'tomori', units: { ...units, 'bali-1': '1719 N' } });
    expect(refusal(match, 'march E 6')).toEqual([]);
    expect(refusal(match, 'march E 7')).toEqual(['M6.1.1.1']);
    // 1619 and 1618 are in front of bali-1: one step, and no further.
    expect([refusal(match, 'march SE 1'), refusal(match, 'march SE 2')]).toEqual([[], ['M6.1.1.1']]);
  });

  test('M6.1.5.2 if the one in front is stopped, who was to follow stays and keeps its go', () => {
    // Disordered muskets in 1719 face north: 1619 and 1620 are in front of them.
    const match = table({
      command: 'bathyani',
      units: { 'bathyani-1': '1520 S disordered', 'bathyani-2': '1420 S', 'janissary-1': '1719 NW' },
      banner: '1310',
      dice: [2],
    });
    play(match, 'march SE 1', 'line bathyani-1, bathyani-2');
    expect(due(match)).toBe('reaction');
    play(match, 'hold fire');
    expect([hexOf(match, 'bathyani-1'), hexOf(match, 'bathyani-2')]).toEqual(['1619', '1520']);
    expect(stateOf(match, 'bathyani-1')).toBe('disordered');
  });

  test('M12.2.2.5 a unit whose leader would stay alone next to an enemy does not march', () => {
    const match = table({
      command: 'tomori',
      units: { 'tomori-1': '1520 S', 'tomori-2': '1518 S', 'bali-1': '1620 N' },
      leaders: { tomori: '1520' },
    });
    play(match, 'march NE 1');
    expect(refusal(match, 'line tomori-1')).toContain('M6.1.1.2');
    expect(refusal(match, 'line tomori-2')).toEqual([]);
    // With him it does.
    expect(refusal(match, 'ride in line tomori-1')).toEqual([]);
  });

  test('M12.2.2.4 leaders ride in line with their units, each with his own; that is their go', () => {
    const match = table({
      command: 'centre',
      units: { 'porte-1': '2520 N', 'porte-2': '2518 N', 'centre-levy-1': '2516 N', 'tomori-1': '1520 S' },
      leaders: { suleiman: '2520', achmed: '2516' },
    });
    play(match, 'march NE 1', 'ride in line porte-1, porte-2, centre-levy-1');
    expect(['porte-1', 'porte-2', 'centre-levy-1'].map((unit) => hexOf(match, unit))).toEqual(['2419', '2417', '2415']);
    expect([leaderOf(match, 'suleiman'), leaderOf(match, 'achmed')]).toEqual(['2419', '2415']);
    expect(refusal(match, 'lead suleiman to 2319')).toEqual(['M6.1.1.2']);
    // The enemy sees the units march, not who is with them.
    const riders = (viewer: number) =>
      match.events(viewer).flatMap((one) => (one.event === 'moves' ? [one.riders] : []));
    expect(riders(HUNGARY)).toEqual([undefined, undefined, undefined]);
    expect(riders(OTTOMAN).flat().sort()).toEqual(['achmed', 'suleiman']);
  });

  test('M12.2.2.4 who does not ride stays behind, and has his go', () => {
    const match = table({ command: 'tomori', units, leaders: { tomori: '1520' } });
    play(match, 'march SE 2', 'line tomori-1, tomori-2');
    expect([hexOf(match, 'tomori-1'), leaderOf(match, 'tomori')]).toEqual(['1719', '1520']);
    expect(refusal(match, 'lead tomori to 1521')).toEqual([]);
  });

  test('M12.2.2.4 nobody rides in line where no leader is with a unit that can march', () => {
    const match = play(table({ command: 'tomori', units, leaders: { tomori: '1425' } }), 'march SE 2');
    expect(refusal(match, 'ride in line tomori-1')).toEqual(['M12.2.2.4']);
  });

  test('M12.2.2.4 a leader whose unit cannot follow the march keeps his go', () => {
    const match = table({
      command: 'bathyani',
      units: { 'bathyani-1': '1520 S', 'bathyani-2': '1420 S', 'janissary-1': '1719 NW' },
      leaders: { bathyani: '1420' },
      banner: '1310',
      dice: [8],
    });
    play(match, 'march SE 1', 'ride in line bathyani-1, bathyani-2', 'react janissary-1');
    // Shot at, the first one goes back into the way of the second.
    play(match, 'retreat bathyani-1 to 1520 facing S');
    expect(eventsOf(match, 'march held')).toMatchObject([{ unit: 'bathyani-2' }]);
    expect([hexOf(match, 'bathyani-2'), leaderOf(match, 'bathyani')]).toEqual(['1420', '1420']);
    expect(refusal(match, 'lead bathyani to 1320')).toEqual([]);
    expect(refusal(match, 'ride bathyani-2 to 1320 facing S')).toEqual([]);
  });
});
