import { describe, expect, test } from 'vitest';
import { due, eventsOf, fight, leaderOf, play, refusal, told, unitOf } from '../testing.ts';

/** M11 Rally and M13 Standards. */

describe('rest', () => {
  const rests = (units: Record<string, string>, command = 'tomori', more = {}) =>
    fight({ units, command, at: 'moves', ...more });

  test('M11.0.1.1 Disordered units that have done nothing rally', () => {
    const match = play(
      rests({ 'tomori-1': '1515 S disordered', 'tomori-2': '1513 S', 'bathyani-1': '1511 S disordered' }),
      'end moves',
    );
    expect(told(match, 'rally')).toEqual([{ rule: 'M11.0.1.1', units: ['tomori-1'] }]);
    expect([unitOf(match, 'tomori-1'), unitOf(match, 'bathyani-1')]).toEqual(['1515 S', '1511 S disordered']);
  });

  test('M11.0.1.2 not if they moved, turned, fired or attacked', () => {
    const moved = play(rests({ 'tomori-1': '1515 S disordered' }), 'move tomori-1 to 1516 facing S', 'end moves');
    expect(unitOf(moved, 'tomori-1')).toBe('1516 S disordered');
    const turned = play(rests({ 'tomori-1': '1515 S disordered' }), 'turn tomori-1 to SE', 'end moves');
    expect(unitOf(turned, 'tomori-1')).toBe('1515 SE disordered');
    const fired = fight({
      units: { 'akinci-1': '1515 S disordered', 'perenyi-1': '1714 N' },
      command: 'ibrahim',
      at: 'moves',
      dice: [0],
    });
    play(fired, 'fire akinci-1 at perenyi-1', 'halt', 'end moves');
    expect(unitOf(fired, 'akinci-1')).toBe('1515 S disordered');
    // An attack that destroys its enemy without an advance into the next hex's neighbourhood.
    const attacked = fight({
      units: { 'tomori-1': '1515 S disordered', 'rumelia-gun-1': '1614 N' },
      command: 'tomori',
    });
    play(attacked, 'shock tomori-1 left', 'declared', 'advance tomori-1 to 1614 facing S');
    expect(unitOf(attacked, 'tomori-1')).toBe('1614 S disordered');
  });

  test('M11.0.1.3 not next to an enemy combat unit', () => {
    const match = play(rests({ 'tomori-1': '1515 S disordered', 'bali-1': '1415 N' }), 'end moves');
    expect(unitOf(match, 'tomori-1')).toBe('1515 S disordered');
  });

  test('M11.0.1.4 not if it was not yet Disordered when the activation began', () => {
    const fresh = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1512 S disordered', 'janissary-1': '1614 N' },
      command: 'tomori',
      dice: [0],
    });
    play(fresh, 'shock tomori-1 left', 'declared', 'retreat tomori-1 to 1415 facing S');
    expect([unitOf(fresh, 'tomori-1'), unitOf(fresh, 'tomori-2')]).toEqual(['1415 S disordered', '1512 S']);
  });

  test('M11.0.1.5 when Achmed’s levies act by themselves only levies rally', () => {
    const match = play(
      rests({ 'centre-levy-1': '3010 N disordered', 'porte-1': '3013 N disordered' }, 'levies'),
      'end moves',
    );
    expect(told(match, 'rally')).toEqual([{ rule: 'M11.0.1.1', units: ['centre-levy-1'] }]);
  });

  test('M11.0.1.6 what is done to a unit is nothing that it does', () => {
    // A Disordered unit that only stands there is driven back by a counter-charge, and rests all the same.
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N disordered' },
      command: 'ibrahim',
      dice: [0, 1, 2],
    });
    play(match, 'shock janissary-1 left', 'declared', 'counter-charge tomori-1', 'set off to 1515 facing S');
    play(match, 'against janissary-2', 'retreat janissary-2 to 1716 facing N');
    expect(told(match, 'clash').map(({ result }) => result)).toEqual(['R', 'AD']);
    expect(unitOf(match, 'janissary-2')).toBe('1716 N');
  });

  test('M11.0.2.4 Disordered units in the box rally there', () => {
    const match = play(rests({ 'akinci-1': 'box disordered', 'akinci-2': 'box retired' }, 'ibrahim'), 'end moves');
    expect([unitOf(match, 'akinci-1'), unitOf(match, 'akinci-2')]).toEqual(['box order', 'box retired']); // M11.0.2.5
  });

  test('M14.3.5 a unit of the Rumelian camp is free once it has rallied', () => {
    const camped = fight({
      units: { 'rumelia-1': '2729 N disordered' },
      command: 'rumelia',
      at: 'moves',
      fields: {
        camped: Object.fromEntries(
          Object.keys(fight({ units: {}, at: 'free' }).positionJson().camped as object).map((unit) => [
            unit,
            unit === 'rumelia-1' ? 'yes' : 'no',
          ]),
        ),
      },
    });
    expect(refusal(camped, 'move rumelia-1 to 2728 facing N')).toContain('M14.3.5');
    play(camped, 'end moves');
    expect(camped.state.camped.every((one) => one === 0)).toBe(true);
  });
});

describe('Standards', () => {
  const free = (units: Record<string, string>, more = {}) =>
    fight({
      units: { 'lajos-1': '1212 S', 'bali-1': '2915 N', ...units },
      leaders: { lajos: 'lajos-1', bali: 'bali-1' },
      side: 'hungary',
      at: 'free',
      banner: '1414',
      ...more,
    });

  test('M13.0.1 the Banner makes Retired units in its hex or next to it Disordered', () => {
    const match = play(
      free({ 'tomori-1': '1414 S retired', 'tomori-2': '1515 S retired', 'tomori-3': '1614 S retired' }),
      'rally standard',
    );
    expect(told(match, 'standard rallies')).toEqual([
      { rule: 'M13.0.1', side: 'hungary', units: ['tomori-1', 'tomori-2'] },
    ]);
    expect(['tomori-1', 'tomori-2', 'tomori-3'].map((unit) => unitOf(match, unit))).toEqual([
      '1414 S disordered',
      '1515 S disordered',
      '1614 S retired',
    ]);
  });

  test('M11.0.2.2, M13.0.3 the Ottoman Standard rallies all Retired units in the box together', () => {
    const match = play(
      free({ 'akinci-1': 'box retired', 'rumelia-1': 'box retired', 'porte-1': 'box disordered' }, { side: 'ottoman' }),
      'rally standard',
    );
    expect(told(match, 'standard rallies')).toEqual([
      { rule: 'M11.0.2.2', side: 'ottoman', units: ['rumelia-1', 'akinci-1'] },
    ]);
    expect(unitOf(match, 'akinci-1')).toBe('box disordered');
  });

  test('M13.0.2.1 in a Free activation only', () => {
    const match = free(
      { 'tomori-1': '1414 S retired' },
      { at: 'continuity', fields: { acted: { hungary: 'yes', ottoman: 'yes' }, last: 'lajos' } },
    );
    expect(match.why('rally standard').message).toContain('answers another decision (free)');
  });

  test('M13.0.2.3 only if it rallies a unit', () => {
    expect(refusal(free({ 'tomori-1': '1614 S retired' }), 'rally standard')).toEqual(['M13.0.2.3']);
    expect(refusal(free({ 'akinci-1': 'box retired' }), 'rally standard')).toEqual(['M13.0.2.3']);
    expect(refusal(free({}, { banner: 'none' }), 'rally standard')).toEqual(['M13.0.2.3', 'M13.0.4.2']);
  });

  test('M13.0.4.2, M13.0.4.3 the Banner is lost when an enemy combat unit enters its hex; with all Retired units', () => {
    const match = fight({
      units: { 'bali-1': '1515 N', 'tomori-1': '1211 S retired', 'tomori-2': '1210 S', 'lajos-1': '1209 S retired' },
      leaders: { lajos: 'lajos-1', tomori: 'tomori-2' },
      command: 'bali',
      at: 'moves',
      banner: '1414',
    });
    play(match, 'move bali-1 to 1414 facing N');
    expect(told(match, 'banner lost')).toEqual([{ rule: 'M13.0.4.2', unit: 'bali-1' }]);
    expect(told(match, 'eliminated')).toEqual([
      { rule: 'M13.0.4.3', unit: 'tomori-1' },
      { rule: 'M13.0.4.3', unit: 'lajos-1' },
    ]);
    expect(match.state.banner).toBe(-1);
    // M12.4.0.12: the king has no unit left.
    expect(leaderOf(match, 'lajos')).toBe('gone');
  });

  test('M13.0.4.2 by an advance as well, and a leader alone does not take it', () => {
    const match = fight({
      units: { 'porte-1': '1515 N', 'perenyi-1': '1414 S disordered' },
      command: 'centre',
      dice: [9],
      banner: '1414',
    });
    play(match, 'shock porte-1 right', 'declared');
    if (due(match) === 'advance-facing') play(match, 'face N');
    expect(match.state.banner).toBe(-1);
    const alone = fight({
      units: { 'bali-1': '1712 N' },
      leaders: { bali: 'bali-1' },
      command: 'bali',
      at: 'moves',
      banner: '1414',
    });
    play(alone, 'lead bali to 1414');
    expect(eventsOf(alone, 'banner lost')).toEqual([]);
  });

  test('M13.0.4.4, M13.0.4.1 a unit of its own side may be there, and the Banner stays', () => {
    const match = fight({ units: { 'tomori-1': '1515 N' }, command: 'tomori', at: 'moves', banner: '1414' });
    play(match, 'move tomori-1 to 1414 facing N');
    expect(eventsOf(match, 'banner lost')).toEqual([]);
    expect(match.positionJson().banner).toBe('1414');
  });
});
