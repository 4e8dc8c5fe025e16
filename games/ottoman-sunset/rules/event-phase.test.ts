import { describe, expect, test } from 'vitest';
import {
  battleValueOf,
  boxOf,
  due,
  eventsOf,
  kit,
  play,
  refusal,
  spaceOf,
  stands,
  type Table,
  table,
} from '../testing.ts';

/** The card's Event; sixes after its own dice hold every Attrition Roll. */
const event = (card: number, more: Table = {}) => table({ card, at: 'event', dice: [6, 6, 6], ...more });
/** The Mid-Day cards have joined, the Dusk cards have not. */
const waiting = { 'mid-day': 'yes', dusk: 'no' };
const ids = (cards: readonly number[]): number[] => cards.map((card) => kit.cards[card].id);

describe('The Event', () => {
  test('O1.0.2 its parts come in the order of the card, before any Advance', () => {
    const match = event(23, { fronts: { salonika: 4 }, played: [3], fields: { joined: waiting } });
    expect(
      match
        .events('all')
        .map((one) => one.event)
        .slice(0, 5),
    ).toEqual(['pipeline', 'front enters', 'epoch joins', 'symbol ignored', 'advance']);
  });

  test('O1.0.3 cards 22 and 48 ask at once', () => {
    expect(due(event(22))).toBe('fortify');
    expect(due(event(48))).toBe('dunsterforce');
    expect(due(event(9))).toBe('action');
  });
});

describe('New Epochs', () => {
  test('O1.1.1 card 3 adds the Mid-Day cards', () => {
    const match = event(3, { played: [9], fields: { joined: { 'mid-day': 'no', dusk: 'no' } } });
    expect(eventsOf(match, 'epoch joins')).toMatchObject([{ rule: 'O1.1.1', epoch: 'mid-day', number: 21 }]);
    expect(match.state.zones.map((zone) => zone.length)).toEqual([32, 0, 15, 2]);
  });

  test('O1.1.2 card 23 adds the Dusk cards', () => {
    const match = event(23, { played: [3], fields: { joined: waiting } });
    expect(eventsOf(match, 'epoch joins')).toMatchObject([{ rule: 'O1.1.2', epoch: 'dusk', number: 15 }]);
    expect(match.state.zones[2]).toEqual([]);
  });

  test('O1.1.3 the current card and the discards stay out', () => {
    const match = event(3, { played: [9, 1] });
    expect(ids(match.state.zones[3])).toEqual([9, 1, 3]);
    for (const id of [9, 1, 3]) expect(ids(match.state.zones[0])).not.toContain(id);
  });
});

describe('Fronts that come, go and change', () => {
  test.each([
    [11, 'gallipoli', 4, 2, 'O9.11.1'],
    [20, 'salonika', 4, 2, 'O9.20'],
    [32, 'arab', 6, 2, 'O9.32'],
    [23, 'arab', 6, 2, 'O9.23.2'],
  ] as const)('O1.2.1 card %i brings the %s Front', (card, front, space, value, rule) => {
    const match = event(card);
    expect(eventsOf(match, 'front enters')).toMatchObject([{ rule, front, space, value }]);
    expect([spaceOf(match, front), battleValueOf(match, front)]).toEqual([space, value]);
  });

  test('O1.2.2 a Front that has been placed does not Advance by that', () => {
    const match = event(20);
    expect(spaceOf(match, 'salonika')).toBe(4);
    expect(eventsOf(match, 'advance')).toMatchObject([{ front: 'caucasus' }]);
  });

  test('O1.2.3 a Front that is there is not placed again', () => {
    const match = event(32, { fronts: { arab: 3 }, sides: { arab: 1 } });
    expect(eventsOf(match, 'front is there')).toMatchObject([{ rule: 'O1.2.3', front: 'arab' }]);
    expect([spaceOf(match, 'arab'), battleValueOf(match, 'arab')]).toEqual([3, 3]);
  });

  test('O1.2.4 a Front that leaves is off the map and controls nothing', () => {
    const match = event(43, { fronts: { caucasus: 1 }, dice: [6, '#18', 6] });
    expect(eventsOf(match, 'front leaves')).toMatchObject([{ rule: 'O9.43', front: 'caucasus' }]);
    expect(spaceOf(match, 'caucasus')).toBe(-1);
    play(match, 'end actions');
    expect(eventsOf(match, 'national will')).toMatchObject([{ total: 0 }]);
  });

  test('O1.2.5 a new leader replaces the counter, also by a weaker one', () => {
    const match = event(17, { sides: { caucasus: 2 } });
    expect(battleValueOf(match, 'caucasus')).toBe(3);
    expect(eventsOf(match, 'battle value')).toMatchObject([{ rule: 'O9.17', front: 'caucasus', value: 3 }]);
  });

  test.each([
    [16, 'gallipoli', 4, 3, 'O9.16'],
    [17, 'caucasus', 4, 3, 'O9.17'],
    [24, 'salonika', 3, 3, 'O9.24.2'],
    [33, 'caucasus', 4, 4, 'O9.33'],
    [39, 'sinai', 5, 4, 'O9.39'],
    [40, 'arab', 5, 3, 'O9.40'],
  ] as const)('O1.2.5 card %i gives the %s Front its leader', (card, front, space, value, rule) => {
    const match = event(card, { fronts: { [front]: space } });
    expect(eventsOf(match, 'battle value')).toMatchObject([{ rule, front, value }]);
    expect(battleValueOf(match, front)).toBe(value);
  });

  test('O1.2.6 a Front off the map gets no leader, nor later', () => {
    const match = event(16);
    expect(eventsOf(match, 'battle value unchanged')).toMatchObject([{ rule: 'O1.2.6', front: 'gallipoli' }]);
    expect(battleValueOf(match, 'gallipoli')).toBe(2);
  });

  test('O1.2.8 an Event makes a Front Retreat, unless it is off the map or in its highest space', () => {
    const match = event(2, { fronts: { caucasus: 3, salonika: 2 } });
    expect([spaceOf(match, 'caucasus'), spaceOf(match, 'salonika')]).toEqual([4, 3]);
    expect(eventsOf(match, 'retreat')).toMatchObject([
      { front: 'salonika', rule: 'O9.2' },
      { front: 'caucasus', rule: 'O9.2' },
    ]);
    const still = event(2);
    expect(eventsOf(still, 'retreat')).toEqual([]);
    expect(eventsOf(still, 'stays')).toMatchObject([{ front: 'caucasus', rule: 'O2.1.1', space: 5 }]);
    expect(eventsOf(still, 'front is away')).toMatchObject([{ front: 'salonika', rule: 'O1.2.8' }]);
  });
});

describe('Coups', () => {
  const countries = [
    [5, 'india'],
    [6, 'persia'],
    [21, 'afghanistan'],
  ] as const;

  test.each(countries)('O1.4.1 card %i: a total above 5 wins %s', (card, country) => {
    const match = event(card, { dice: [6, 6, 6] });
    expect(eventsOf(match, 'coup')).toMatchObject([
      { rule: 'O1.4.1', country, die: 6, total: 6, above: 5, won: 'yes' },
    ]);
    expect(boxOf(match, `coup-${country}`)).toBe('victories');
  });

  test.each(countries)('O1.4.2 card %i: 5 is not enough in %s', (card, country) => {
    const match = event(card, { dice: [5, 6, 6] });
    expect(eventsOf(match, 'coup')).toMatchObject([{ rule: 'O1.4.2', country, total: 5, won: 'no' }]);
    expect(boxOf(match, `coup-${country}`)).toBe('aside');
  });

  test.each(countries)('O1.4.3 card %i: the Bureau in %s adds 2, elsewhere nothing', (card, country) => {
    const won = event(card, { fields: { bureau: country }, dice: [4, 6, 6] });
    expect(eventsOf(won, 'coup')).toMatchObject([
      {
        total: 6,
        won: 'yes',
        ledger: {
          lines: [
            ['O1.4.1', 'die', 4],
            ['O1.4.3', 'Intelligence Bureau', 2],
          ],
        },
      },
    ]);
    for (const bureau of ['turkey', country === 'india' ? 'persia' : 'india'])
      expect(eventsOf(event(card, { fields: { bureau }, dice: [4, 6, 6] }), 'coup')).toMatchObject([
        { total: 4, won: 'no' },
      ]);
  });

  test('O0.3.8 a natural 1 with the Bureau is a 3, like any other total', () => {
    expect(eventsOf(event(5, { fields: { bureau: 'india' }, dice: [1, 6, 6] }), 'coup')).toMatchObject([{ total: 3 }]);
  });
});

describe('Markers', () => {
  test('O1.5.1 cards 30 and 34 give markers', () => {
    const korps = event(30);
    expect(korps.state.korps).toBe(1);
    expect(eventsOf(korps, 'markers taken')).toMatchObject([{ rule: 'O9.30', markers: 'korps', number: 1 }]);
    const yildirim = event(34);
    expect(yildirim.state.yildirim).toBe(3);
    expect(eventsOf(yildirim, 'markers taken')).toMatchObject([{ rule: 'O9.34', markers: 'yildirim', number: 3 }]);
  });

  test('O1.5.2 a marker that is used leaves the game', () => {
    const match = table({ card: 30, fronts: { caucasus: 3 }, fields: { korps: 1 }, dice: [3] });
    play(match, 'attack caucasus korps by actions');
    expect(match.state.korps).toBe(0);
    const stopped = table({ card: 39, at: 'advance', fields: { yildirim: 1 } });
    expect(stopped.state.yildirim).toBe(1);
  });

  test('O1.5.3 without a marker there is no such advantage', () => {
    const without = table({ card: 30, fronts: { caucasus: 3 } });
    expect(refusal(without, 'attack caucasus korps by actions')).toEqual(['O1.5.3']);
    const with1 = table({ card: 30, fronts: { caucasus: 3 }, fields: { korps: 1 } });
    expect(refusal(with1, 'attack caucasus korps by actions')).toEqual([]);
    expect(due(table({ card: 1, at: 'advance' }))).toBe('action');
  });
});

describe('The cards', () => {
  test('O9.1 the Bureau comes to Turkey', () => {
    const match = event(1);
    expect(match.state.bureau).toBe(0);
    expect(eventsOf(match, 'bureau')).toMatchObject([{ rule: 'O9.1', place: 'turkey' }]);
  });

  test('O9.7.1 a Minefield for nothing: the outer one, then the inner one, then none', () => {
    expect(stands(event(7), 'outer-mines')).toBe(true);
    const second = event(7, { built: ['outer-mines'] });
    expect(stands(second, 'inner-mines')).toBe(true);
    expect(eventsOf(second, 'no minefield')).toEqual([]);
    const full = event(7, { built: ['outer-mines', 'inner-mines'] });
    expect(eventsOf(full, 'defence built')).toEqual([]);
    expect(eventsOf(full, 'no minefield')).toMatchObject([{ rule: 'O9.7.1' }]);
    for (const fields of [{ uboats: 'yes' }, { narrows: 'beaten-off' }]) {
      const late = event(7, { played: [8, 14], fields });
      expect(eventsOf(late, 'defence built')).toEqual([]);
      expect(eventsOf(late, 'no minefield')).toMatchObject([{ rule: 'O9.7.1' }]);
    }
  });

  test('O9.11.2 the gun of Seddulbahir is destroyed', () => {
    const match = event(11);
    expect(stands(match, 'seddulbahir')).toBe(false);
    expect(eventsOf(match, 'defence lost')).toMatchObject([{ rule: 'O9.11.2', defence: 'seddulbahir' }]);
    expect(eventsOf(event(11, { lost: ['seddulbahir'] }), 'defence lost')).toEqual([]);
  });

  test('O9.14.1 the U-boats close the Straits', () => {
    const match = event(14);
    expect(match.state.uboats).toBe(1);
    expect(eventsOf(match, 'straits closed')).toMatchObject([{ rule: 'O9.14.1' }]);
  });

  test('O9.19 the Sinai Front Retreats', () => {
    expect(spaceOf(event(19, { fronts: { sinai: 3 } }), 'sinai')).toBe(4);
  });

  test('O9.22.1 both Actions for the fortification, if the Front has not reached it', () => {
    const match = event(22, { fronts: { sinai: 5 }, dice: ['#18', 6] });
    play(match, 'fortify');
    expect([match.state.gaza, match.state.turn]).toEqual([2, 2]);
    expect(eventsOf(match, 'gaza fortified')).toMatchObject([{ rule: 'O9.22.1', strength: 2 }]);
    expect(eventsOf(match, 'actions forgone')).toMatchObject([{ number: 2 }]);
    const left = event(22, { fronts: { sinai: 6 } });
    play(left, 'leave it');
    expect([left.state.gaza, left.state.actions]).toEqual([0, 2]);
    expect(eventsOf(left, 'gaza not fortified')).toEqual([]);
    const late = event(22, { fronts: { sinai: 4 } });
    expect(due(late)).toBe('action');
    expect(eventsOf(late, 'gaza not fortified')).toMatchObject([{ rule: 'O9.22.1' }]);
  });

  test('O9.22.2 Operations may follow', () => {
    const match = event(22, { resources: { eastern: 1 }, fronts: { caucasus: 4 } });
    play(match, 'fortify');
    expect([due(match), match.state.actions]).toEqual(['action', 0]);
    expect(refusal(match, 'attack caucasus alone by eastern')).toEqual([]);
  });

  test('O9.23.1 the pipeline is complete', () => {
    expect(event(23).state.pipeline).toBe(1);
  });

  test('O9.24.1 the Gallipoli Front is removed', () => {
    const match = event(24, { fronts: { gallipoli: 2 } });
    expect(spaceOf(match, 'gallipoli')).toBe(-1);
    expect(eventsOf(match, 'front leaves')).toMatchObject([{ rule: 'O9.24.1' }]);
    expect(eventsOf(event(24), 'front is away')).toMatchObject([{ front: 'gallipoli', rule: 'O9.24.1' }]);
  });

  test.each([1, 4, 5])('O9.27.1, O9.27.2 Kut is a Victory, and Maude stands in Basra, from space %i', (space) => {
    const match = event(27, { fronts: { mesopotamia: space }, sides: { mesopotamia: space === 4 ? 1 : 0 } });
    expect(boxOf(match, 'siege-of-kut')).toBe('victories');
    expect([spaceOf(match, 'mesopotamia'), battleValueOf(match, 'mesopotamia')]).toEqual([5, 4]);
    expect(eventsOf(match, 'marker moved')).toMatchObject([{ rule: 'O9.27.1', battle: 'siege-of-kut' }]);
    expect(eventsOf(match, 'front enters')).toMatchObject([{ rule: 'O9.27.2', space: 5, value: 4 }]);
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('O9.35.1 the Caucasus Front on side %i becomes Provisional with %i, and Retreats', (side, value) => {
    const match = event(35, { fronts: { caucasus: 3 }, sides: { caucasus: side } });
    expect([spaceOf(match, 'caucasus'), battleValueOf(match, 'caucasus')]).toEqual([4, value]);
    const order = match.events('all').map((one) => one.event);
    expect(order.slice(0, 2)).toEqual(['retreat', 'battle value']);
  });

  test('O9.35.2 once Provisional it is not lowered again', () => {
    const match = event(35, { fronts: { caucasus: 3 }, sides: { caucasus: 4 } });
    expect([spaceOf(match, 'caucasus'), battleValueOf(match, 'caucasus')]).toEqual([4, 2]);
    expect(eventsOf(match, 'battle value')).toEqual([]);
  });

  test('O9.35.3 removed, it returns on Kars under its leader, Provisional', () => {
    const match = event(35, { fronts: { caucasus: 'off' }, sides: { caucasus: 2 } });
    expect([spaceOf(match, 'caucasus'), battleValueOf(match, 'caucasus')]).toEqual([5, 3]);
    expect(eventsOf(match, 'front enters')).toMatchObject([{ rule: 'O9.35.3', space: 5, value: 3 }]);
    expect(eventsOf(match, 'retreat')).toEqual([]);
  });

  test('O9.17, O9.33 a Provisional Front gets the Provisional leader', () => {
    expect(battleValueOf(event(17, { sides: { caucasus: 3 } }), 'caucasus')).toBe(2);
    expect(battleValueOf(event(33, { sides: { caucasus: 4 } }), 'caucasus')).toBe(3);
  });

  test('O9.43 the Caucasus Front goes, if it is there', () => {
    expect(spaceOf(event(43), 'caucasus')).toBe(-1);
    const gone = event(43, { fronts: { caucasus: 'off' } });
    expect(eventsOf(gone, 'front is away')).toMatchObject([{ front: 'caucasus', rule: 'O9.43' }]);
  });

  test.each([
    [1, 'mesopotamia'],
    [3, 'mesopotamia'],
    [4, 'sinai'],
    [6, 'sinai'],
  ] as const)('O9.36.1 on a %i the %s Front Retreats', (die, front) => {
    const match = event(36, { fronts: { mesopotamia: 3, sinai: 3 }, dice: [die] });
    expect(eventsOf(match, 'sandstorm')).toMatchObject([{ die, front }]);
    expect(spaceOf(match, front)).toBe(4);
    expect(spaceOf(match, front === 'sinai' ? 'mesopotamia' : 'sinai')).toBe(3);
  });

  test('O9.36.2 the Front that the die named cannot be attacked this turn', () => {
    const match = event(36, { fronts: { mesopotamia: 3, sinai: 3 }, dice: [2] });
    expect(refusal(match, 'attack mesopotamia alone by actions')).toEqual(['O3.2.4', 'O9.36.2']);
    expect(refusal(match, 'attack sinai alone by actions')).toEqual([]);
  });

  test('O9.41.1 War Weariness begins', () => {
    const match = event(41, { dice: [3] });
    expect(match.state.weariness).toBe(1);
    expect(eventsOf(match, 'war weariness')).toMatchObject([{ rule: 'O9.41.1' }]);
  });

  test.each([
    [1, ['sinai']],
    [2, ['mesopotamia']],
    [3, ['arab']],
    [4, ['arab']],
    [5, ['gallipoli', 'salonika']],
    [6, ['gallipoli', 'salonika']],
  ])('O9.41.2 on a %i %j Advance', (die, fronts) => {
    const all = { sinai: 4, mesopotamia: 4, arab: 4, gallipoli: 4, salonika: 4 };
    const match = event(41, { fronts: all, dice: [die, '#18'] });
    const moved = eventsOf(match, 'advance').map(({ front }) => front);
    expect(moved.slice(0, fronts.length)).toEqual(fronts);
    expect(eventsOf(match, 'advance rolled')).toMatchObject([{ rule: 'O9.41.2', die }]);
  });

  test('O9.41.2 Yildirim and Attrition Rolls apply to it', () => {
    const match = event(41, { fields: { yildirim: 1 }, dice: [1] });
    expect(due(match)).toBe('yildirim');
    const dry = event(41, { dice: [1, 3, '#18', 6] });
    expect(eventsOf(dry, 'attrition')[0]).toMatchObject({ front: 'sinai', die: 3, crosses: 'no' });
  });

  test('O9.41.3 nothing can be undertaken, Operations included', () => {
    const match = event(41, { resources: { western: 2 }, dice: [3, '#18'] });
    expect(match.state.turn).toBe(2);
    expect(eventsOf(match, 'card revealed')).toMatchObject([{ card: '#18' }]);
    expect(eventsOf(match, 'actions barred')).toMatchObject([{ rule: 'O9.41.3' }]);
  });

  test('O9.48.1 give up both Actions or take the Defeat', () => {
    const gave = event(48, { dice: [6, '#18', 6] });
    play(gave, 'give up');
    expect([boxOf(gave, 'dunsterforce'), gave.state.turn]).toEqual(['aside', 2]);
    const took = event(48);
    play(took, 'take defeat');
    expect([boxOf(took, 'dunsterforce'), took.state.actions]).toEqual(['defeats', 2]);
  });

  test('O9.48.2 Operations may follow', () => {
    const match = event(48, { resources: { naval: 1 }, fronts: { caucasus: 3 } });
    play(match, 'give up');
    expect([due(match), match.state.actions]).toEqual(['action', 0]);
    expect(refusal(match, 'attack caucasus alone by naval')).toEqual([]);
  });
});
