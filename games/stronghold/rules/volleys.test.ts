import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, horde, refusal, table, told } from '../testing.ts';

type Fields = Record<string, Record<string, number | string> | string>;
/** Nobody on the walls but those named. */
const walls = (given: Record<string, number>): Record<string, number> => ({
  ...Object.fromEntries(['L1', 'L2', 'L3', 'L4', 'R1', 'R2', 'R3', 'R4', 'R5'].map((id) => [`${id} marksman`, 0])),
  ...given,
});
const volley = (marksmen: Record<string, number>, more: Fields = {}) =>
  table({
    set: { garrison: walls(marksmen), ...more },
    zones: more.loose ? { 'open plans': ['loose-at-will'] } : {},
    at: 'volleys',
  });

describe('S18.4 marksmen', () => {
  test('S18.4.1 marksmen with an invader unit beside them do not fire; a siege tower alone does not engage', () => {
    const engaged = volley({ 'L1 marksman': 2 }, { horde: { 'A1 goblin': 2, 'L1 orc': 1 } });
    expect(horde(engaged, 'A1 goblin')).toBe(2);
    const alone = volley({ 'L1 marksman': 2 }, { horde: { 'A1 goblin': 2, 'L1 siege tower': 1 } });
    expect(horde(alone, 'A1 goblin')).toBe(0);
  });
  test('S18.4.2, S18.4.4 marksmen in a tower always fire, at the rampart opposite', () => {
    const match = volley(
      { 'TL1 marksman': 2 },
      { horde: { 'A1 goblin': 2, 'A2 goblin': 1, 'L1 orc': 1, 'L2 orc': 1 } },
    );
    expect([horde(match, 'A1 goblin'), horde(match, 'A2 goblin')]).toEqual([0, 1]);
  });
  test('S18.4.3 each marksman on a wall fires at one rampart joined to the section', () => {
    const match = volley({ 'L2 marksman': 2, 'L2 soldier': 0 }, { horde: { 'A1 goblin': 2, 'A2 goblin': 2 } });
    expect([due(match), match.seat]).toEqual(['volley', 'defender']);
    expect(refusal(match, 'fire at A3, A1')).toContain('S18.4.3');
    expect(refusal(match, 'fire at A1')).toContain('S18.4.3');
    expect(refusal(match, 'fire at A1, A1, A2')).toContain('S18.4.3');
    match.play('fire at A1, A2');
    expect([horde(match, 'A1 goblin'), horde(match, 'A2 goblin')]).toEqual([1, 1]);
  });
  test('S18.4.7 those whom a volley kills are told with it, and so is a volley that kills nobody', () => {
    expect(told(volley({ 'L1 marksman': 2 }, { horde: { 'A1 goblin': 2 } }))).toContain('invaders killed S18.4.7');
    const weak = volley({ 'L1 marksman': 2 }, { horde: { 'A1 troll': 1 } });
    expect(eventsOf(weak, 'nobody dies')).toMatchObject([{ rule: 'S1.3.5', place: 'A1', amount: 2 }]);
  });
  test('S18.4.5 all choose before a volley is counted', () => {
    const match = volley({ 'L2 marksman': 1, 'L3 marksman': 1 }, { horde: { 'A2 goblin': 2 } });
    match.play('fire at A2');
    expect(horde(match, 'A2 goblin')).toBe(2);
    match.play('fire at A2');
    expect(horde(match, 'A2 goblin')).toBe(0);
  });
  test('S18.4.6 each adds 1 to the volley strength, itemised', () => {
    const match = volley({ 'L1 marksman': 2, 'TL1 marksman': 1 }, { horde: { 'A1 troll': 1 } });
    expect(eventsOf(match, 'volley')[0]).toMatchObject({
      rampart: 'A1',
      strength: 3,
      ledger: { lines: [['S18.4.6', 'marksmen', 3]], total: 3 },
    });
    expect(horde(match, 'A1 troll')).toBe(0);
  });
  test('S18.4.7 as near as possible without going over: three arrows kill one orc, or a goblin beside it', () => {
    expect(horde(volley({ 'L1 marksman': 2, 'TL1 marksman': 1 }, { horde: { 'A1 orc': 2 } }), 'A1 orc')).toBe(1);
    expect(horde(volley({ 'L1 marksman': 2 }, { horde: { 'A1 troll': 1 } }), 'A1 troll')).toBe(1);
  });
  test('S1.3.1, S1.3.5 the defender picks among losses that come as near', () => {
    const match = volley(
      { 'L1 marksman': 2, 'TL1 marksman': 1 },
      { horde: { 'A1 goblin': 1, 'A1 orc': 1, 'A1 troll': 1 } },
    );
    expect([due(match), match.seat]).toEqual(['invader losses', 'defender']);
    expect(refusal(match, 'kill orc')).toContain('S1.3.5');
    expect(refusal(match, 'kill troll, goblin')).toContain('S1.3.5');
    match.play('kill goblin, orc');
    expect(['goblin', 'orc', 'troll'].map((unit) => horde(match, `A1 ${unit}`))).toEqual([0, 0, 1]);
  });
  test('S6.4.3 at a rampart with a Mantelet nothing dies', () => {
    const match = volley({ 'L1 marksman': 2 }, { horde: { 'A1 goblin': 2 }, machine: { 'A1-1': 'mantelet' } });
    expect(horde(match, 'A1 goblin')).toBe(2);
    expect(told(match)).toContain('volley stopped S6.4.3');
  });
});

describe('S15.2.1 the blessing', () => {
  test('S15.2.1.3 every free marksman of the side, in the towers too, fires at one rampart of it', () => {
    const match = volley(
      { 'L1 marksman': 1, 'L4 marksman': 1, 'TL2 marksman': 1, 'R1 marksman': 1, 'L3 marksman': 1 },
      { horde: { 'A3 goblin': 5, 'B1 goblin': 2, 'L3 orc': 1 }, blessing: 'left' },
    );
    expect([due(match), match.seat]).toEqual(['blessed volley', 'defender']);
    expect(refusal(match, 'fire at B1')).toEqual(['S15.2.1.3']);
    match.play('fire at A3');
    expect([horde(match, 'A3 goblin'), horde(match, 'B1 goblin')]).toEqual([2, 1]);
  });
  test('S15.2.1.4 a mantelet there still stops the volley', () => {
    const match = volley(
      { 'L1 marksman': 2 },
      { horde: { 'A1 goblin': 2 }, blessing: 'left', machine: { 'A1-1': 'mantelet' } },
    );
    match.play('fire at A1');
    expect(horde(match, 'A1 goblin')).toBe(2);
  });
});

describe('S16.7 loose at will', () => {
  test('S16.7.1 every marksman who fires counts two', () => {
    const match = volley({ 'L1 marksman': 1 }, { horde: { 'A1 goblin': 3 }, loose: 'doubled' });
    expect(horde(match, 'A1 goblin')).toBe(1);
    expect(eventsOf(match, 'volley')[0].ledger?.lines).toContainEqual(['S16.7.1', 'loose at will', 1]);
  });
  test('S16.7.2 in the assault after that marksmen on the walls do not fire, those in towers do', () => {
    const match = volley({ 'L1 marksman': 2, 'TL1 marksman': 1 }, { horde: { 'A1 goblin': 3 }, loose: 'silenced' });
    expect(horde(match, 'A1 goblin')).toBe(2);
    expect(garrison(match, 'L1 marksman')).toBe(2);
  });
});
