import { Ledger } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, type Field, fight, kit, lastLines, play, told } from '../testing.ts';
import { flightLevel, flightPoints } from './victory.ts';

/** M16 Victory. */

const units = (prefix: string, count: number, state = 'eliminated'): Record<string, string> =>
  Object.fromEntries(
    kit.units
      .filter((unit) => unit.replace(/-\d+$/, '') === prefix)
      .slice(0, count)
      .map((unit) => [unit, state]),
  );
const field = (lost: Record<string, string>, more: Partial<Field> = {}): Field => ({
  units: { 'lajos-1': '1414 S', 'bali-1': '2915 N', ...lost },
  leaders: { lajos: 'lajos-1', bali: 'bali-1' },
  side: 'hungary',
  at: 'free',
  ...more,
});
const points = (lost: Record<string, string>, side: number, more: Partial<Field> = {}) => {
  const ledger = new Ledger('Flight Points');
  const { state } = fight(field(lost, more));
  return [flightPoints(state, side, ledger), ledger.lines];
};

describe('Flight Points', () => {
  test('M16.0.1.1 3 for each Eliminated HC or MC', () => {
    expect(points(units('tomori', 2), 0)).toEqual([6, [['M16.0.1.1', 'Heavy and Medium Cavalry lost', 6]]]);
    expect(points({ ...units('porte', 1), ...units('rumelia', 1) }, 1)).toEqual([
      6,
      [['M16.0.1.1', 'Heavy and Medium Cavalry lost', 6]],
    ]);
  });
  test('M16.0.1.2 3 for King Lajos and for Sultan Suleiman if killed', () => {
    expect(points({}, 0, { leaders: { lajos: 'killed', bali: 'bali-1' }, chiefs: { lajos: 'none' } })).toEqual([
      3,
      [['M16.0.1.2', 'the monarch', 3]],
    ]);
    expect(
      points({}, 1, {
        leaders: { suleiman: 'killed', lajos: 'lajos-1', bali: 'bali-1' },
        chiefs: { centre: 'achmed', levies: 'none' },
      })[0],
    ).toBe(3);
  });
  test('M16.0.1.3, M16.0.1.6 2 for each other Eliminated unit, guns none', () => {
    const lost = {
      ...units('perenyi', 1),
      ...units('hannibal', 1),
      ...units('raab-levy', 1),
      ...units('hannibal-gun', 4),
    };
    expect(points(lost, 0)).toEqual([6, [['M16.0.1.3', 'other units lost', 6]]]);
    expect(points({ ...units('akinci', 2), ...units('rumelia-gun', 7) }, 1)[0]).toBe(4);
  });
  test('M16.0.1.4 2 for each other leader killed, also for each without a name', () => {
    const lost = { leaders: { tomori: 'killed', lajos: 'lajos-1', bali: 'bali-1' }, chiefs: { tomori: 'none' } };
    expect(points({}, 0, { ...lost, fields: { fallen: { hungary: 2, ottoman: 0 } } })).toEqual([
      6,
      [['M16.0.1.4', 'leaders killed', 6]],
    ]);
  });
  test('M16.0.1.5 1 for each unit that is Retired now', () => {
    expect(points({ 'tomori-1': '1515 S retired', 'perenyi-1': '1415 S retired' }, 0)).toEqual([
      2,
      [['M16.0.1.5', 'Retired units', 2]],
    ]);
    expect(points(units('akinci', 3, 'box retired'), 1)[0]).toBe(3);
    expect(points(units('akinci', 3, 'box disordered'), 1)[0]).toBe(0);
  });
  test('M12.4.0.12 a leader who has left gives none', () => {
    expect(
      points({}, 0, { leaders: { tomori: 'gone', lajos: 'lajos-1', bali: 'bali-1' }, chiefs: { tomori: 'none' } })[0],
    ).toBe(0);
  });
});

describe('Flight Levels', () => {
  test('M16.0.3.1, M16.0.4.1 Hungary 45, the Ottomans 65', () => {
    const { state } = fight(field({}));
    expect([flightLevel(state, 0), flightLevel(state, 1)]).toEqual([45, 65]);
  });
  test('M16.0.3.2 +10 with Transylvania, +5 with Slavonia, +7 with the mixed contingent, at once', () => {
    const level = (...came: string[]) => flightLevel(fight(field({}, { contingents: true, came })).state, 0);
    expect([
      level('transylvania'),
      level('slavonia'),
      level('mixed'),
      level('transylvania', 'slavonia', 'mixed'),
    ]).toEqual([55, 50, 52, 67]);
    const match = fight(
      field({}, { contingents: true, dice: [9], fields: { acted: { hungary: 'yes', ottoman: 'yes' } } }),
    );
    play(match, 'call contingent');
    expect(flightLevel(match.state, 0)).toBe(55);
  });
  test('M16.0.3.3 it does not fall when their units are lost', () => {
    expect(
      flightLevel(fight(field(units('transylvania', 8), { contingents: true, came: ['transylvania'] })).state, 0),
    ).toBe(55);
  });
});

describe('the check', () => {
  /** 13 men-at-arms are 39 points, with a Retired one 40. */
  const forty = {
    ...units('tomori', 9),
    ...units('zalkan-heavy', 3),
    ...units('raab-heavy', 1),
    'raab-heavy-2': '1212 S retired',
  };
  const check = (lost: Record<string, string>, dice: number[]) =>
    play(fight(field(lost, { dice })), 'activate lajos', 'end moves');

  test('M16.0.1.8 Hungary has 40 points and rolls a 3: the army stands', () => {
    const match = check(forty, [3]);
    expect(told(match, 'flight check')).toEqual([
      { rule: 'M16.0.0.1', side: 'hungary', points: 40, die: 3, level: 45, flees: 'no' },
      { rule: 'M16.0.0.4', side: 'ottoman', points: 0, die: 'none', level: 65, flees: 'no' },
    ]);
    expect(lastLines(match, 'flight check')).toEqual([]);
    expect(eventsOf(match, 'flight check')[0].ledger?.lines).toEqual([
      ['M16.0.1.1', 'Heavy and Medium Cavalry lost', 39],
      ['M16.0.1.5', 'Retired units', 1],
      ['M16.0.0.1', 'die', 3],
    ]);
    expect(due(match)).toBe('continuity');
  });

  test('M16.0.0.1 points and die above the level lose, equal to it they do not', () => {
    expect(check(forty, [5]).over).toBe(false);
    const lost = check(forty, [6]);
    expect(lost.result).toEqual({ winner: 'ottoman', how: 'hungary-flees', rule: 'M16.0.0.1', score: [-1, 1] });
  });

  test('M16.0.0.1 the Ottomans lose in the same way', () => {
    const lost = { ...units('porte', 12), ...units('rumelia', 9) };
    const match = check(lost, [3]);
    expect(match.result).toEqual({ winner: 'hungary', how: 'ottomans-flee', rule: 'M16.0.0.1', score: [1, -1] });
  });

  test('M16.0.0.3, M16.0.0.7, M16.0.0.6 Hungary rolls first; both check before the game ends; both may lose', () => {
    const match = check({ ...forty, ...units('porte', 12), ...units('rumelia', 9) }, [9, 9]);
    expect(told(match, 'flight check').map(({ side }) => side)).toEqual(['hungary', 'ottoman']);
    expect(match.result).toEqual({ winner: null, how: 'both-flee', rule: 'M16.0.0.6', score: [-1, -1] });
  });

  test('M16.0.0.4 a side that cannot break does not roll: 36 points', () => {
    const match = check(units('tomori', 9), []);
    expect(told(match, 'flight check')[0]).toMatchObject({ points: 27, die: 'none', rule: 'M16.0.0.4' });
    const edge = { ...units('tomori', 9), ...units('zalkan-heavy', 3) };
    expect(told(check(edge, []), 'flight check')[0]).toMatchObject({ points: 36, die: 'none' });
    expect(told(check({ ...edge, 'raab-heavy-2': '1212 S retired' }, [0]), 'flight check')[0]).toMatchObject({
      points: 37,
      die: 0,
    });
  });

  test('M16.0.0.5 a side whose points alone are above its level loses without a roll', () => {
    const lost = {
      ...units('tomori', 9),
      ...units('zalkan-heavy', 3),
      ...units('raab-heavy', 3),
      ...units('perenyi', 1),
    };
    const match = check(lost, []);
    expect(told(match, 'flight check')[0]).toMatchObject({ points: 47, die: 'none', rule: 'M16.0.0.5', flees: 'yes' });
    expect(match.result?.how).toBe('hungary-flees');
  });

  test('M16.0.0.5 a side whose points alone reach its level still rolls, and stands on a 0', () => {
    const lost = { ...units('tomori', 9), ...units('zalkan-heavy', 3), ...units('raab-heavy', 3) };
    const stands = check(lost, [0]);
    expect(told(stands, 'flight check')[0]).toMatchObject({ points: 45, die: 0, rule: 'M16.0.0.1', flees: 'no' });
    expect(stands.over).toBe(false);
    expect(check(lost, [1]).result?.how).toBe('hungary-flees');
  });

  test('M13.0.2.2 a flight check follows a Standard rally', () => {
    const match = play(fight(field({ 'tomori-1': '1415 S retired' }, { banner: '1414' })), 'rally standard');
    expect(eventsOf(match, 'flight check')).toHaveLength(2);
  });
});
