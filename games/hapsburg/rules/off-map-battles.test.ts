import { describe, expect, test } from 'vitest';
import { boxOf, eventsOf, kit, play, type Table, table } from '../testing.ts';

/** The card's Event with this die; the sixes after it hold every Attrition Roll and every Loyalty Test. */
const fight = (card: number, die: number, more: Table = {}) =>
  table({ card, at: 'event', ...more, dice: [die, 6, 6, 6] });
const weariness = { fields: { weariness: 'yes' } };

const battles = [
  [4, 'mons', 'western', 4],
  [30, 'nivelle-offensive', 'western', 3],
  [33, 'passchendaele', 'western', 4],
  [5, 'tannenberg', 'eastern', 2],
  [8, 'lodz', 'eastern', 3],
  [9, 'falklands', 'naval', 4],
  [12, 'dogger-bank', 'naval', 4],
  [29, 'otranto-barrage', 'naval', 4],
  [3, 'cer', undefined, 4],
  [7, 'drina', undefined, 3],
  [11, 'belgrade', undefined, 4],
  [14, 'gallipoli', undefined, 3],
  [18, 'von-lettow-vorbeck', undefined, 2],
  [19, 'ctesiphon', undefined, 3],
  [24, 'danube-flotilla', undefined, 3],
  [41, 'palestine', undefined, 5],
] as const;
const inTheaters = battles.filter(([, , theater]) => theater !== undefined);
const miscellaneous = battles.filter(([, , theater]) => theater === undefined);
const THEATERS = ['western', 'eastern', 'naval'] as const;

describe('Off-Map Battles', () => {
  test.each(battles)('H1.4.2, H1.4.11 card %i fights %s', (card, battle, _theater, value) => {
    const match = fight(card, 2);
    expect(eventsOf(match, 'battle')).toMatchObject([
      { battle, die: 2, total: 2, value, ledger: { title: 'Off-Map Battle', lines: [['H1.4.2', 'die', 2]], total: 2 } },
    ]);
    expect(boxOf(match, battle)).toBe(value === 2 ? 'stalemates' : 'defeats');
  });

  test('H1.4.11 the six of the Kaiserschlacht have the values 3, 3, 4, 4, 5, 5', () => {
    expect(kit.kaiserschlacht.map((battle) => kit.battle[battle].value)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(kit.kaiserschlacht.every((battle) => kit.battle[battle].theater === kit.western)).toBe(true);
  });

  test.each(inTheaters)(
    'H1.4.3 card %i, %s: +1 for each Resource in the %s Theater, none for others',
    (card, _b, own) => {
      const elsewhere = Object.fromEntries(THEATERS.map((theater) => [theater, theater === own ? 0 : 2]));
      expect(eventsOf(fight(card, 2, { resources: elsewhere }), 'battle')).toMatchObject([{ total: 2 }]);
      for (const number of [1, 2])
        expect(eventsOf(fight(card, 2, { resources: { ...elsewhere, [own ?? '']: number } }), 'battle')).toMatchObject([
          {
            total: 2 + number,
            ledger: {
              lines: [
                ['H1.4.2', 'die', 2],
                ['H1.4.3', 'Resources in the theater', number],
              ],
            },
          },
        ]);
    },
  );

  test('H1.4.3 the Resources stay in their box', () => {
    const match = fight(4, 2, { resources: { western: 2 } });
    expect(match.state).toMatchObject({ resources: [2, 0, 0], spent: 0, supply: 4 });
  });

  test.each(miscellaneous)('H1.4.4 card %i, %s, is Miscellaneous and gets nothing from Resources', (card) => {
    const match = fight(card, 2, { resources: { western: 2, eastern: 2, naval: 2 } });
    expect(eventsOf(match, 'battle')).toMatchObject([{ total: 2, ledger: { lines: [['H1.4.2', 'die', 2]] } }]);
  });

  test.each([4, 5, 9, 3, 41])('H1.4.5 War Weariness is -1 in the battle of card %i', (card) => {
    expect(eventsOf(fight(card, 3, weariness), 'battle')).toMatchObject([
      {
        die: 3,
        total: 2,
        ledger: {
          lines: [
            ['H1.4.2', 'die', 3],
            ['H1.4.5', 'War Weariness', -1],
          ],
        },
      },
    ]);
  });

  test('H1.4.5, H1.4.3 War Weariness and Resources add up', () => {
    expect(eventsOf(fight(4, 3, { ...weariness, resources: { western: 2 } }), 'battle')).toMatchObject([{ total: 4 }]);
  });

  test.each([
    [2, 'defeats', 'H1.4.6'],
    [3, 'stalemates', 'H1.4.7'],
    [4, 'victories', 'H1.4.8'],
  ])('H1.4.6, H1.4.7, H1.4.8 a total of %i against Drina (3) goes to the %s', (die, box, rule) => {
    const match = fight(7, die);
    expect(eventsOf(match, 'battle')).toMatchObject([{ rule, battle: 'drina', total: die, value: 3, box }]);
    expect(boxOf(match, 'drina')).toBe(box);
    expect(kit.battleIds.filter((battle) => boxOf(match, battle) !== 'aside')).toEqual(['drina']);
  });

  test.each([
    [5, 'defeats', 'H1.4.6'],
    [4, 'defeats', 'H1.4.6'],
    [6, 'victories', 'H0.3.7'],
  ])('H1.4.6, H1.4.5 War Weariness: a %i against Palestine (5) goes to the %s', (die, box, rule) => {
    expect(eventsOf(fight(41, die, weariness), 'battle')).toMatchObject([{ rule, box, total: die - 1 }]);
  });

  test('H1.4.12, H1.4.8 example: the Nivelle Offensive, a 3 with one Western Resource is a Victory', () => {
    const match = fight(30, 3, { resources: { western: 1 } });
    expect(eventsOf(match, 'battle')).toMatchObject([
      { rule: 'H1.4.8', battle: 'nivelle-offensive', die: 3, total: 4, value: 3, box: 'victories' },
    ]);
  });

  test('H1.4.10 the marker still lies in its box a turn later', () => {
    const match = table({ card: 7, at: 'event', dice: [5, 6, '#35'] });
    play(match, 'end actions');
    expect(boxOf(match, 'drina')).toBe('victories');
  });
});

describe('fighting in the Trentino', () => {
  test.each([
    [6, 3, 'H1.4.13'],
    [5, 2, 'H1.4.13'],
    [4, 1, 'H1.4.13'],
    [2, -1, 'H1.4.14'],
    [1, -2, 'H1.4.14'],
  ])('H1.4.13, H1.4.14 with the Italian Front in space %i the battle has %i', (italian, by, rule) => {
    expect(eventsOf(fight(26, 3, { fronts: { italian } }), 'battle')).toMatchObject([
      {
        battle: 'trentino',
        total: 3 + by,
        value: 3,
        ledger: {
          lines: [
            ['H1.4.2', 'die', 3],
            [rule, 'the Italian Front and Udine', by],
          ],
        },
      },
    ]);
  });

  test('H1.4.13, H1.4.14 with the Italian Front in Udine (3) the battle has nothing', () => {
    expect(eventsOf(fight(26, 3, { fronts: { italian: 3 } }), 'battle')).toMatchObject([
      { total: 3, box: 'stalemates', ledger: { lines: [['H1.4.2', 'die', 3]] } },
    ]);
  });

  test('H1.4.15 Resources do not count in the Trentino, War Weariness does', () => {
    const match = fight(26, 3, {
      ...weariness,
      fronts: { italian: 4 },
      resources: { western: 2, eastern: 2, naval: 2 },
    });
    expect(eventsOf(match, 'battle')).toMatchObject([
      {
        total: 3,
        ledger: {
          lines: [
            ['H1.4.2', 'die', 3],
            ['H1.4.13', 'the Italian Front and Udine', 1],
            ['H1.4.5', 'War Weariness', -1],
          ],
        },
      },
    ]);
  });

  test('H1.4.15 the place of the Italian Front counts in no other battle', () => {
    expect(eventsOf(fight(18, 3, { fronts: { italian: 1 } }), 'battle')).toMatchObject([{ total: 3 }]);
  });

  test.each([
    [2, -1],
    [5, 2],
  ])('H1.4.16, H1.4.13, H1.4.14 example: the Italian Front in %i gives %i', (italian, by) => {
    expect(eventsOf(fight(26, 2, { fronts: { italian } }), 'battle')).toMatchObject([{ total: 2 + by }]);
  });
});
