import { Match, problemsOf, type Reason, Refusal } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Kit, RECONSTRUCTED, type War } from '../index.ts';
import { due, kernel, play, position, type Table, table } from '../testing.ts';

/** Positions from outside: what `setup` refuses, and by which paragraph. */

/** Why a position is refused; undefined if it is accepted. */
const complaint = (setting: Table): { message: string; rules: string[] } | undefined => {
  try {
    table(setting);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-position')
      return { message: error.message, rules: error.reasons.map(({ rule }: Reason) => rule) };
    throw error;
  }
  return undefined;
};
const rules = (setting: Table): string[] => complaint({ card: 9, ...setting })?.rules ?? [];

const FIFTEEN = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16];
const RAGING: Table = { fields: { kaiserschlacht: 'raging', status: 4 } };

/** Each problem: the paragraph, a position that has it, and the nearest one that has not. */
const PROBLEMS: readonly (readonly [rule: string, what: string, wrong: Table, right: Table])[] = [
  ['H2.2.1', 'a Polish Front beyond Brest-Litovsk', { fronts: { polish: 6 } }, { fronts: { polish: 5 } }],
  ['H2.2.1', 'a Carpathian Front beyond Tarnopol', { fronts: { carpathian: 7 } }, { fronts: { carpathian: 6 } }],
  ['H2.2.1', 'an Italian Front beyond Venice', { fronts: { italian: 7 } }, { fronts: { italian: 6 } }],
  ['H2.2.1', 'a Romanian Front beyond Jassy', { fronts: { romanian: 6 } }, { fronts: { romanian: 5 } }],
  ['H2.2.1', 'a Balkan Front beyond Salonika', { fronts: { balkan: 6 } }, { fronts: { balkan: 5 } }],
  ['H1.6.3', 'a third side of the Polish counter', { sides: { polish: 2 } }, { sides: { polish: 1 } }],
  ['H1.6.3', 'a fourth value of the Italian Front', { sides: { italian: 3 } }, { sides: { italian: 2 } }],
  ['H4.2.3', 'three Resources in a Theater', { resources: { naval: 3 } }, { resources: { naval: 2, western: 2 } }],
  [
    'H4.5.11',
    'a Polish Front after the Great Retreat',
    { fields: { status: 2, retreat: 'yes' } },
    { fields: { status: 2, retreat: 'yes' }, fronts: { polish: 'off' } },
  ],
  [
    'H4.5.2',
    'a Great Retreat before War Status 2',
    { fields: { status: 1, retreat: 'yes' }, fronts: { polish: 'off' } },
    { fields: { status: 1 }, fronts: { polish: 'off' } },
  ],
  [
    'H13.17.2',
    'a Trench Line without Bulgaria',
    { fields: { trench: 'yes' } },
    { fields: { trench: 'yes', bulgaria: 'yes' } },
  ],
  [
    'H10.4.1',
    'Fortress markers in the Defeats Box without that rule',
    { fields: { ruins: 'yes', fortress: 0 } },
    { fields: { ruins: 'yes', fortress: 0 }, options: ['przemysl-must-hold'] },
  ],
  [
    'H10.4.1',
    'Fortress markers in the Defeats Box of a Fortress that stands',
    { fields: { ruins: 'yes', fortress: 1 }, options: ['przemysl-must-hold'] },
    { fields: { ruins: 'no', fortress: 1 }, options: ['przemysl-must-hold'] },
  ],
  [
    'H10.2.1',
    'a Resource in the Victories Box without Emergency Aid',
    { fields: { parked: 1 } },
    { fields: { parked: 1 }, options: ['emergency-aid'] },
  ],
  [
    'H10.7.4',
    'a Vittorio Veneto marker without Italian Resurgence',
    { fields: { vittorio: 'yes' } },
    { fields: { vittorio: 'yes' }, options: ['italian-resurgence'] },
  ],
  ['H13.21.1', 'Russia Tires among the Defeats', { defeats: ['russia-tires'] }, { victories: ['russia-tires'] }],
  ['H13.21.1', 'Russia Tires among the Stalemates', { stalemates: ['russia-tires'] }, {}],
  [
    'H5.1.2',
    'the second battle of the Kaiserschlacht before the first',
    { ...RAGING, victories: ['kaiserschlacht-2'] },
    { ...RAGING, victories: ['kaiserschlacht-2'], defeats: ['kaiserschlacht-1'] },
  ],
  [
    'H5.0.2',
    'a battle of the Kaiserschlacht before it has begun',
    { victories: ['kaiserschlacht-1'] },
    { ...RAGING, victories: ['kaiserschlacht-1'] },
  ],
  ['H4.0.1', 'more Actions than the card gives', { fields: { actions: 3 } }, { fields: { actions: 2 } }],
  ['H1.0.1', 'a current card that was not played', { fields: { card: '#10' } }, { fields: { card: '#9' } }],
  ['H8.0.2', 'an ending before the game is over', { fields: { ending: 'will' } }, { fields: { ending: 'none' } }],
  ['H13.6', 'four Radio Intercepts', { fields: { intercepts: 4 } }, { fields: { intercepts: 3 } }],
  ['H13.16', 'six Mackensen markers', { fields: { mackensen: 6 } }, { fields: { mackensen: 5 } }],
  ['H13.35', 'four German Aid markers', { fields: { aid: 4 } }, { fields: { aid: 3 } }],
  ['H7.0.8', 'a National Will of 6', { fields: { will: 6 } }, { fields: { will: 5 } }],
];

describe('What cannot be', () => {
  test.each(PROBLEMS)('%s refuses %s', (rule, _what, wrong, right) => {
    expect(rules(wrong)).toEqual([rule]);
    expect(rules(right)).toEqual([]);
  });

  test('H4.0.1 without a card there are no Actions', () => {
    expect(complaint({ fields: { actions: 1 } })?.rules).toEqual(['H4.0.1']);
    expect(complaint({ dice: ['#35'] })).toBeUndefined();
  });

  test('H2.2.1, H13.6 all that is wrong is named, each with its paragraph', () => {
    const found = complaint({ card: 9, fronts: { polish: 7 }, fields: { intercepts: 9 } });
    expect(found?.rules).toEqual(['H2.2.1', 'H13.6']);
    expect(found?.message).toBe('Polish Front: the track ends at 5. (H2.2.1) There are 3 Radio Intercepts. (H13.6)');
  });

  test('H0.4.9 each card lies in the deck of its Epoch', () => {
    const { state } = table({ card: 9 });
    expect(problemsOf(kernel, state)).toEqual([]);
    const [deck, midDay, dusk, played] = state.zones;
    const wrong = { ...state, zones: [[...deck, midDay[0]], midDay.slice(1), dusk, played] };
    expect(problemsOf(kernel, wrong)).toEqual([
      { rule: 'H0.4.9', text: '#12 lies in the wrong deck for this War Status.' },
    ]);
  });
});

describe('What must add up', () => {
  test('H4.2.2 there are 6 Resources in all: supply, Theaters, spent and in the Victories Box', () => {
    const supply = (fields: Readonly<Record<string, number>>, more: Table = {}) =>
      complaint({ card: 9, resources: { western: 2 }, fields, ...more })?.message;
    expect(supply({ supply: 4 })).toBeUndefined();
    expect(supply({ supply: 3, spent: 1 })).toBeUndefined();
    expect(supply({ supply: 2, spent: 1, parked: 1 }, { options: ['emergency-aid'] })).toBeUndefined();
    expect(supply({ supply: 3 })).toBe('Resources: 5 where there must be 6.');
    expect(supply({ supply: 4, spent: 1 })).toBe('Resources: 7 where there must be 6.');
    // More than 6 cannot be made good by an empty supply.
    expect(supply({ spent: 5 })).toBe('Resources: 7 where there must be 6.');
  });

  test('H1.0.1 as many cards lie on the discards as turns were played', () => {
    const turn = (number: number) => complaint({ card: 9, played: [3, 4], fields: { turn: number } })?.message;
    expect(turn(3)).toBeUndefined();
    expect(turn(2)).toBe('cards played: 3 where there must be 2.');
    expect(turn(4)).toBe('cards played: 3 where there must be 4.');
  });
});

describe('What follows from the rest', () => {
  test('H11.1.5 the supply, the turn and the will are worked out where they are not given', () => {
    const { state } = table({
      card: 9,
      played: [3, 4],
      resources: { western: 1, naval: 1 },
      fields: { spent: 1 },
      victories: ['cer'],
      defeats: ['mons', 'lodz'],
      loyalty: { croat: 0 },
    });
    expect([state.supply, state.turn, state.will]).toEqual([3, 3, -2]);
    expect(table({ card: 9, fields: { will: 3 } }).state.will).toBe(3);
    const seven = ['cer', 'mons', 'lodz', 'drina', 'falklands', 'belgrade', 'tannenberg'];
    expect(table({ card: 9, victories: seven }).state.will).toBe(5);
  });

  test('H0.4.9 the decks follow from the War Status and the cards played', () => {
    const decks = (status: number) =>
      table({ card: 9, played: [17, 42], fields: { status } }).state.zones.map((zone) => zone.length);
    expect(decks(1)).toEqual([14, 15, 18, 3]);
    expect(decks(2)).toEqual([29, 0, 18, 3]);
    expect(decks(3)).toEqual([29, 0, 18, 3]);
    expect(decks(4)).toEqual([47, 0, 0, 3]);
  });

  test('H1.0.1 a position without a current card goes on with the next one', () => {
    const match = table({ played: [3], dice: ['#10', 6] });
    expect(match.events('all')[0]).toMatchObject({ event: 'card revealed', turn: 2, card: '#10' });
  });
});

describe('A war that is over', () => {
  test('H2.0.5, H3.3.2, H7.0.9 no position to play on from', () => {
    expect(rules({ fronts: { italian: 0 } })).toEqual(['H2.0.5']);
    expect(rules({ fronts: { italian: 1 } })).toEqual([]);
    expect(rules({ loyalty: { czech: 0, croat: 0, hungarian: 0 } })).toEqual(['H3.3.2']);
    expect(rules({ loyalty: { czech: 0, croat: 0, hungarian: 1 } })).toEqual([]);
    expect(rules({ fields: { will: -6 } })).toEqual(['H7.0.9']);
    expect(rules({ fields: { will: -5 } })).toEqual([]);
  });
});

describe('A position written out', () => {
  test('H0.4.9 is read again as it was, at whatever decision it stands', () => {
    const rich: Table = { card: 18, fronts: { polish: 4 }, victories: ['lodz', 'mons', 'cer'], fields: { status: 2 } };
    const match = play(table(rich), 'great retreat by actions losing lodz');
    const again = new Match<War, Kit>(kernel, { set: RECONSTRUCTED, position: match.positionJson() });
    expect([again.hash(), due(again)]).toEqual([match.hash(), 'great-retreat']);
  });

  test('H8.0.2 is read again when the game is over', () => {
    const match = table({ scenario: '1914-1915', card: 9, at: 'end', played: FIFTEEN, fields: { status: 2 } });
    expect(match.result?.how).toBe('scenario-lost');
    const again = new Match<War, Kit>(kernel, { set: RECONSTRUCTED, position: match.positionJson() });
    expect(again.result).toEqual(match.result);
  });
});

describe('What is not of this game', () => {
  test('H0.4.1 unknown Fronts and wrong values are refused by name', () => {
    const json = position({ card: 9 });
    const message = (changed: object) => {
      try {
        table({ card: 9, fields: changed as Record<string, never> });
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };
    expect(message({ space: { ...(json.space as object), turkish: 3 } })).toContain('there is no Front "turkish"');
    expect(message({ space: { polish: 'far' } })).toContain('space.polish: "far" is not');
    // Fronts that are not named are where they start.
    expect(message({ space: { polish: 5 } })).toBeUndefined();
    expect(message({ status: 5 })).toContain('status: 5 is not a War Status');
    expect(message({ fortress: 4 })).toContain('fortress: 4 is not a Fortress');
    expect(message({ navy: 1 })).toContain('There is no field "navy"');
  });
});
