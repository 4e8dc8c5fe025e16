import { describe, expect, test } from 'vitest';
import { due, eventsOf, fight, lastLines, play, preview, refusal, seat, told, unitOf } from '../../testing.ts';

/** M8.2 Retreat before Shock, and the evasion of Akincis. */

/** Light horse in 1515, attacked from the south by Janissaries. */
const attacked = (units: Record<string, string> = {}, dice: number[] = []) =>
  play(
    fight({ units: { 'perenyi-1': '1515 S', 'janissary-1': '1614 N', ...units }, command: 'ibrahim', dice }),
    'shock janissary-1 left',
    'declared',
  );

describe('retreat before Shock', () => {
  test('M8.2.0.1, M8.2.0.4 a mounted unit in order that is attacked by foot only may give way', () => {
    const match = attacked();
    expect([due(match), seat(match)]).toEqual(['answer', 'hungary']);
    play(match, 'give way perenyi-1 to 1415 facing N');
    expect(unitOf(match, 'perenyi-1')).toBe('1415 N'); // M8.2.0.4
    expect(told(match, 'gives way')).toEqual([
      { rule: 'M8.2.0.1', unit: 'perenyi-1', from: '1515', to: '1415', facing: 'N' },
    ]);
    expect(eventsOf(match, 'clash')).toEqual([]);
  });

  test('M8.2.0.1 foot does not give way', () => {
    const match = fight({
      units: { 'hannibal-1': '1515 S', 'perenyi-1': '1513 S', 'janissary-1': '1614 N', 'janissary-2': '1613 N' },
      command: 'ibrahim',
    });
    play(match, 'shock janissary-1 left', 'shock janissary-2 right', 'declared', 'resolve janissary-2');
    expect(due(match)).toBe('answer');
    expect(refusal(match, 'give way hannibal-1 to 1415 facing N')).toContain('M8.2.0.1');
  });

  test('M8.2.0.2 one hex, farther from every attacker of it', () => {
    const match = attacked();
    for (const hex of ['1414', '1415', '1516'])
      expect(refusal(match, `give way perenyi-1 to ${hex} facing N`)).toEqual([]);
    for (const hex of ['1514', '1615', '1314', '1614'])
      expect(refusal(match, `give way perenyi-1 to ${hex} facing N`)).toContain('M8.2.0.2');
  });

  test('M8.2.0.3 the hex must be empty and in no enemy ZOC', () => {
    const match = attacked({ 'perenyi-2': '1414 S', 'janissary-2': '1316 S' });
    expect(refusal(match, 'give way perenyi-1 to 1414 facing N')).toEqual(['M8.2.0.3']);
    expect(refusal(match, 'give way perenyi-1 to 1415 facing N')).toEqual(['M8.2.0.3']);
    expect(refusal(match, 'give way perenyi-1 to 1516 facing N')).toEqual([]);
  });

  test('M8.2.0.3 with no hex left nothing is asked', () => {
    const match = attacked({ 'perenyi-2': '1414 S', 'perenyi-3': '1516 S', 'janissary-2': '1416 SE' }, [5]);
    expect(told(match, 'clash')).toHaveLength(1);
  });

  test('M8.2.0.5 attacked by foot and horse together it may not', () => {
    const field = {
      units: { 'zalkan-levy-1': '1515 S', 'zalkan-archer-1': '1514 S', 'akinci-1': '1614 N', 'akinci-2': '1613 N' },
      command: 'zalkan',
      dice: [5],
    };
    const mixed = play(fight(field), 'shock zalkan-levy-1 left', 'shock zalkan-archer-1 both', 'declared');
    // akinci-1 is attacked by both, akinci-2 by horse only.
    expect(due(mixed)).toBe('answer');
    expect(refusal(mixed, 'give way akinci-1 to 1715 facing N')).toContain('M8.2.0.5');
    expect(refusal(mixed, 'evade akinci-1 to 1715 facing N')).toContain('M8.2.1.1');
    expect(refusal(mixed, 'evade akinci-2 to 1713 facing N')).toEqual([]);
  });

  test('M8.2.0.6 Disordered and Retired units may not', () => {
    for (const state of ['disordered', 'retired']) {
      const match = attacked({ 'perenyi-1': `1515 S ${state}`, 'perenyi-2': '1513 S', 'janissary-2': '1613 N' }, [3]);
      // Nothing else could answer, so nothing was asked.
      expect(eventsOf(match, 'clash'), state).toHaveLength(1);
    }
    const match = fight({
      units: { 'perenyi-1': '1515 S disordered', 'perenyi-2': '1514 S', 'janissary-1': '1614 N' },
      command: 'ibrahim',
    });
    play(match, 'shock janissary-1 both', 'declared');
    expect(refusal(match, 'give way perenyi-1 to 1415 facing N')).toEqual(['M8.2.0.6']);
    expect(refusal(match, 'give way perenyi-2 to 1413 facing N')).toEqual([]);
  });

  test('M8.2.0.7, M8.2.0.9 one of its attackers may advance into the hex without turning; it is asked at once', () => {
    const match = play(attacked(), 'give way perenyi-1 to 1415 facing N');
    expect([due(match), seat(match)]).toEqual(['follow', 'ottoman']);
    expect(refusal(match, 'follow janissary-2')).toEqual(['M8.2.0.7']);
    play(match, 'follow janissary-1');
    expect(unitOf(match, 'janissary-1')).toBe('1515 N');
    expect(told(match, 'follows')).toEqual([{ rule: 'M8.2.0.7', unit: 'janissary-1', to: '1515' }]);
    const staying = play(attacked(), 'give way perenyi-1 to 1415 facing N', 'stay');
    expect(unitOf(staying, 'janissary-1')).toBe('1614 N');
  });

  test('M8.2.0.8 who follows makes no other attack; who stays goes on', () => {
    const both = (dice: number[]) =>
      play(
        fight({
          units: { 'perenyi-1': '1515 S', 'hannibal-1': '1514 S', 'janissary-1': '1614 N' },
          command: 'ibrahim',
          dice,
        }),
        'shock janissary-1 both',
        'declared',
        'give way perenyi-1 to 1415 facing N',
      );
    expect(eventsOf(play(both([]), 'follow janissary-1'), 'clash')).toEqual([]);
    const staying = play(both([4]), 'stay');
    expect(told(staying, 'clash').map(({ defender }) => defender)).toEqual(['hannibal-1']);
    // M8.3.1.1: numbers count who is then there.
    expect(lastLines(staying, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 4],
      ['M8.3.1.3', 'Shock Defense Rating', -1],
    ]);
  });

  test('M8.1.15, M8.1.20 standing is an answer, and each answer is carried out before the next', () => {
    const match = fight({
      units: { 'perenyi-1': '1515 S', 'perenyi-2': '1514 S', 'janissary-1': '1614 N' },
      command: 'ibrahim',
      dice: [4, 4],
    });
    play(match, 'shock janissary-1 both', 'declared', 'give way perenyi-2 to 1413 facing S');
    expect(due(match)).toBe('follow');
    play(match, 'stay');
    expect(due(match)).toBe('answer');
    expect(refusal(match, 'give way perenyi-2 to 1312 facing S')).toContain('M8.1.15');
    play(match, 'stand');
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual(['perenyi-1']);
  });
});

describe('Akincis', () => {
  const chased = (dice: number[], units: Record<string, string> = {}) =>
    play(
      fight({ units: { 'akinci-1': '1515 S', 'perenyi-1': '1614 N', ...units }, command: 'perenyi', dice }),
      'shock perenyi-1 left',
      'declared',
    );

  test('M8.2.1.1 attacked by horse they roll and add their SDR', () => {
    const match = chased([3]);
    expect(preview(match, 'evade akinci-1 to 1415 facing S')).toEqual([
      { title: 'Evasion', lines: [['M8.2.1.1', 'Shock Defense Rating', 2]], total: 2 },
      { title: 'of ten rolls', lines: [['M8.2.1.2', 'rolls that leave it unharmed', 4]], total: 4 },
    ]);
    expect(refusal(match, 'give way akinci-1 to 1415 facing S')).toEqual(['M8.2.0.5']);
    expect(refusal(match, 'evade perenyi-1 to 1714 facing S')).toContain('M8.2.1.1');
    play(match, 'evade akinci-1 to 1415 facing S', 'stay');
    expect(lastLines(match, 'evasion')).toEqual([
      ['M8.2.1.1', 'die', 3],
      ['M8.2.1.1', 'Shock Defense Rating', 2],
    ]);
  });

  test('M8.2.1.1 other horse does not evade', () => {
    const match = fight({
      units: { 'zalkan-archer-1': '1515 S', 'bali-1': '1614 N' },
      command: 'bali',
      dice: [4],
    });
    play(match, 'shock bali-1 left', 'declared');
    expect(eventsOf(match, 'clash')).toHaveLength(1);
  });

  test('M8.2.1.2, M8.2.1.3 at 5 or less unharmed, at 6 or more Disordered', () => {
    const away = (die: number) => unitOf(play(chased([die]), 'evade akinci-1 to 1415 facing S', 'stay'), 'akinci-1');
    expect(away(3)).toBe('1415 S');
    expect(away(4)).toBe('1415 S disordered');
  });

  test('M8.2.1.5 no leader is tested for this Disorder', () => {
    const match = fight({
      units: { 'akinci-1': '1515 S', 'perenyi-1': '1614 N' },
      leaders: { ibrahim: 'akinci-1' },
      command: 'perenyi',
      dice: [9],
    });
    play(match, 'shock perenyi-1 left', 'declared', 'evade akinci-1 to 1415 facing S', 'stay');
    expect(unitOf(match, 'akinci-1')).toBe('1415 S disordered');
    expect(eventsOf(match, 'leader tested')).toEqual([]);
  });

  test('M8.2.0.1 attacked by foot they give way without a roll', () => {
    const match = fight({ units: { 'akinci-1': '1515 S', 'hannibal-1': '1614 N' }, command: 'hannibal' });
    play(match, 'shock hannibal-1 left', 'declared');
    expect(refusal(match, 'evade akinci-1 to 1415 facing S')).toEqual(['M8.2.1.1']);
    play(match, 'give way akinci-1 to 1415 facing S', 'stay');
    expect(unitOf(match, 'akinci-1')).toBe('1415 S');
  });

  test('M8.2.1.4 phasing Akincis may evade a counter-charge', () => {
    const match = fight({
      units: { 'akinci-1': '1614 N', 'tomori-1': '1515 S' },
      command: 'ibrahim',
      at: 'moves',
      // The counter-charge succeeds, the shot misses, the evasion is unharmed.
      dice: [0, 0, 0],
    });
    play(match, 'fire akinci-1 at tomori-1', 'counter-charge', 'halt');
    if (due(match) === 'onset') play(match, 'set off to 1515 facing S');
    expect([due(match), seat(match)]).toEqual(['answer', 'ottoman']);
    play(match, 'evade akinci-1 to 1714 facing N', 'stay');
    expect(eventsOf(match, 'clash')).toEqual([]);
    expect(unitOf(match, 'akinci-1')).toBe('1714 N');
  });
});
