import { describe, expect, test } from 'vitest';
import { eventsOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

const off = { polish: 'off', carpathian: 'off' } as const;

/** What the board costs in the National Will Phase, line by line. */
const flags = (setting: Table) => {
  const match = table({ card: 31, at: 'will', ...setting, dice: ['#35', 6] });
  return eventsOf(match, 'national will')[0].ledger?.lines ?? [];
};
const offensive = (front: string, setting: Table) => {
  const match = table({ card: 31, ...setting, dice: [3] });
  play(match, `attack ${front} alone by actions`);
  return eventsOf(match, 'offensive')[0].ledger?.lines;
};

describe('the Przemyśl Fortress', () => {
  test.each([
    [3, 3, 1],
    [2, 3, 1],
    [1, 3, 1],
    [3, 1, 1],
    [1, 2, 1],
    [1, 1, 1],
    [4, 3, 0],
    [5, 3, 0],
    [6, 3, 0],
    [3, 0, 0],
    [1, 0, 0],
  ])('H2.4.2 Carpathian Front in %i, Fortress %i: the Offensive has +%i', (carpathian, fortress, bonus) => {
    expect(offensive('carpathian', { fronts: { carpathian }, fields: { fortress } })).toEqual([
      ['H4.1.3', 'die', 3],
      ...(bonus ? [['H2.4.2', 'Przemyśl Fortress', 1]] : []),
    ]);
  });

  test('H2.4.2 it helps against no other Front', () => {
    const fronts = { polish: 2, carpathian: 3, italian: 2, romanian: 2, balkan: 2 };
    for (const front of ['polish', 'italian', 'romanian', 'balkan'])
      expect(offensive(front, { fronts })).toEqual([['H4.1.3', 'die', 3]]);
  });
});

describe('Strategic Sites', () => {
  const tarnow = ['H7.0.6', 'Tarnow', -1];
  const cracow = ['H7.0.6', 'Cracow', -1];
  const debrecen = ['H7.0.6', 'Debrecen', -1];
  const przemysl = ['H2.5.8', 'Przemyśl', -2];
  const budapest = ['H2.5.5', 'Budapest', -2];
  const gorizia = ['H7.0.6', 'Gorizia', -1];
  const graz = ['H7.0.6', 'Graz', -1];
  const bucharest = ['H7.0.6', 'Bucharest', -1];
  const nis = ['H7.0.6', 'Nis', -1];
  const belgrade = ['H7.0.6', 'Belgrade', -1];

  test.each([
    ['polish', 3, []],
    ['polish', 2, [tarnow]],
    ['polish', 1, [cracow, tarnow]],
    ['carpathian', 5, []],
    ['carpathian', 4, [przemysl]],
    ['carpathian', 3, [przemysl]],
    ['carpathian', 2, [debrecen, przemysl]],
    ['carpathian', 1, [budapest, debrecen, przemysl]],
    ['italian', 3, []],
    ['italian', 2, [gorizia]],
    ['italian', 1, [graz, gorizia]],
    ['romanian', 4, []],
    ['romanian', 3, [bucharest]],
    ['romanian', 2, [bucharest]],
    ['romanian', 1, [budapest, bucharest]],
    ['balkan', 3, []],
    ['balkan', 2, [nis]],
    ['balkan', 1, [belgrade, nis]],
  ])('H2.5.2, H2.5.1 the %s Front in %i controls its space and those behind it', (front, space, lines) => {
    expect(flags({ fronts: { ...off, [front]: space }, fields: { fortress: 0 } })).toEqual(lines);
  });

  test('H2.5.2 a Front controls nothing on another track', () => {
    expect(flags({ fronts: { ...off, polish: 1, italian: 3 } })).toEqual([cracow, tarnow]);
  });

  test('H2.5.4, H2.5.2, H2.5.8 example: Budapest, Debrecen and Przemyśl count 5, with the Fortress 3', () => {
    expect(flags({ fronts: { carpathian: 1 }, fields: { fortress: 0 } })).toEqual([budapest, debrecen, przemysl]);
    expect(flags({ fronts: { carpathian: 1 }, fields: { fortress: 1 } })).toEqual([budapest, debrecen]);
    const match = table({
      card: 31,
      at: 'will',
      fronts: { carpathian: 1 },
      fields: { fortress: 0 },
      dice: ['#35'],
    });
    expect(eventsOf(match, 'national will')).toMatchObject([{ total: -5, shown: -5 }]);
  });

  test('H2.5.5 Budapest counts once, whichever of the two Fronts is in it, or both', () => {
    const count = (carpathian: number, romanian: number) =>
      flags({ fronts: { carpathian, romanian } }).filter(([, place]) => place === 'Budapest');
    expect(count(1, 1)).toEqual([budapest]);
    expect(count(1, 2)).toEqual([budapest]);
    expect(count(2, 1)).toEqual([budapest]);
    expect(count(2, 2)).toEqual([]);
    expect(flags({ fronts: { carpathian: 1, romanian: 1 } })).toEqual([budapest, debrecen, bucharest]);
  });

  test('H2.5.6 Bucharest counts from the turn in which Romania enters, unless the Front is pushed back', () => {
    const stays = table({ card: 22, at: 'event', dice: [6, '#35'] });
    play(stays, 'end actions');
    expect(eventsOf(stays, 'national will')).toMatchObject([{ total: -1, ledger: { lines: [bucharest] } }]);
    const pushed = table({ card: 22, at: 'event', dice: [6, 6, '#35'] });
    play(pushed, 'attack romanian alone by actions', 'end actions');
    expect(eventsOf(pushed, 'national will')).toMatchObject([{ total: 0, ledger: { lines: [] } }]);
  });

  test.each([
    [4, 0, [przemysl]],
    [4, 1, []],
    [3, 3, []],
    [3, 0, [przemysl]],
    [5, 0, []],
    [6, 0, []],
    ['off', 0, []],
  ] as const)('H2.5.8 Carpathian Front in %s, Fortress %i', (carpathian, fortress, lines) => {
    expect(flags({ fronts: { carpathian }, fields: { fortress } })).toEqual(lines);
  });

  test('H2.5.9 a Fortress repaired from 0 to 1 gives full protection again', () => {
    const match = table({ card: 31, fronts: { carpathian: 5 }, fields: { fortress: 0 }, dice: ['#3', 3, 6, '#35'] });
    play(match, 'repair by actions', 'end actions');
    expect([match.state.fortress, spaceOf(match, 'carpathian')]).toEqual([1, 4]);
    play(match, 'end actions');
    expect(eventsOf(match, 'national will')[1].ledger?.lines).toEqual([['H7.0.4', 'Defeats', -1]]);
  });
});

describe('Offensives past Budapest', () => {
  const why = (front: string, carpathian: number, romanian: number) =>
    refusal(table({ card: 31, fronts: { carpathian, romanian } }), `attack ${front} alone by actions`);

  test.each([2, 3, 4, 5])('H2.5.10 a Front in Budapest shields the other in %i', (space) => {
    expect(why('romanian', 1, space)).toEqual(['H2.5.10']);
    expect(why('carpathian', space, 1)).toEqual(['H2.5.10']);
    // The one in Budapest itself can be attacked.
    expect(why('carpathian', 1, space)).toEqual([]);
    expect(why('romanian', space, 1)).toEqual([]);
  });

  test('H2.5.10 a Front that is not in Budapest shields nobody, and only those two are shielded', () => {
    expect(why('romanian', 2, 3)).toEqual([]);
    expect(why('carpathian', 3, 2)).toEqual([]);
    for (const front of ['polish', 'italian', 'balkan']) {
      const match = table({ card: 31, fronts: { carpathian: 1, romanian: 1, [front]: 2 } });
      expect(refusal(match, `attack ${front} alone by actions`)).toEqual([]);
    }
    // A Front in space 1 of another track is not in Budapest.
    const graz = table({ card: 31, fronts: { italian: 1, romanian: 3 } });
    expect(refusal(graz, 'attack romanian alone by actions')).toEqual([]);
  });

  test.each([
    ['carpathian', 'romanian'],
    ['romanian', 'carpathian'],
  ] as const)('H2.5.11 with both in Budapest the %s Front may be attacked, and the %s Front stays', (front, other) => {
    const match = table({ card: 31, fronts: { carpathian: 1, romanian: 1 }, dice: [6] });
    play(match, `attack ${front} alone by actions`);
    expect([spaceOf(match, front), spaceOf(match, other)]).toEqual([2, 1]);
    expect(refusal(match, `attack ${front} alone by actions`)).toEqual(['H2.5.10']);
  });

  test('H2.5.12, H2.5.10 example: the Romanian Front in Bucharest, until the Carpathian has left Budapest', () => {
    const match = table({ card: 31, fronts: { carpathian: 1, romanian: 3 }, dice: [6, 6] });
    expect(refusal(match, 'attack romanian alone by actions')).toEqual(['H2.5.10']);
    play(match, 'attack carpathian alone by actions');
    expect(refusal(match, 'attack romanian alone by actions')).toEqual([]);
    play(match, 'attack romanian alone by actions');
    expect(spaceOf(match, 'romanian')).toBe(4);
  });
});
