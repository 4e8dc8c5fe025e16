import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, kit, loyaltyOf, play, refusal, spaceOf, table } from '../testing.ts';

type Game = ReturnType<typeof table>;
const DECK = 0;
const DUSK = 2;
const PLAYED = 3;

const order = (match: Game): string[] => match.events('all').map(({ event }) => event);
/** The numbers of the cards in a pile. */
const pile = (match: Game, zone: number): number[] => match.state.zones[zone].map((card) => kit.cards[card].id);
const battleValueOf = (match: Game, front: string): number => {
  const i = kit.fronts.indexOf(front);
  return kit.front[i].value[match.state.side[i]];
};

describe('the new card', () => {
  test('H1.0.1 the top card is turned up, laid on the discards, and is the current card', () => {
    const match = table({ played: [1, 3], dice: ['#5', 3] });
    expect(eventsOf(match, 'card revealed')).toMatchObject([{ rule: 'H1.0.1', turn: 3, card: '#5' }]);
    expect(pile(match, PLAYED)).toEqual([1, 3, 5]);
    expect(pile(match, DECK)).not.toContain(5);
    play(match, 'forgo');
    expect(kit.cards[match.state.card].id).toBe(5);
    expect(match.state.turn).toBe(3);
  });

  test('H1.0.1 a card that was turned up is not drawn again', () => {
    expect(errorCode(() => table({ played: [35], dice: ['#35'] }))).toBe('bad-result');
  });

  test('H1.0.2 the parts of an Event come in their order, before any Front Advances', () => {
    const london = table({ card: 15, at: 'event', dice: [6] });
    expect(order(london)).toEqual(['war status', 'front enters', 'epoch joins', 'advance', 'loyalty test']);
    const bulgaria = table({ card: 17, at: 'event', fields: { status: 3 }, dice: [6] });
    expect(order(bulgaria)).toEqual([
      'war status',
      'front enters',
      'bulgaria enters',
      'epoch joins',
      'advance',
      'symbol ignored',
      'loyalty test',
    ]);
  });

  test('H1.0.3 the choice of card 43 is made before any Front Advances', () => {
    const match = table({ card: 43, at: 'event', fronts: { balkan: 3, polish: 4 }, dice: [6, 6, 6] });
    expect(due(match)).toBe('peace-feelers');
    expect(spaceOf(match, 'balkan')).toBe(3);
    play(match, 'retreat polish');
    expect(order(match).slice(0, 2)).toEqual(['retreat', 'advance']);
    expect([spaceOf(match, 'polish'), spaceOf(match, 'balkan')]).toEqual([5, 2]);
  });

  test('H1.0.3 the choice of card 50 is made before any Front Advances, if there is one', () => {
    const match = table({ card: 50, at: 'event', fronts: { balkan: 3 }, fields: { aid: 1 }, dice: [6, 6] });
    expect(due(match)).toBe('czech-independence');
    expect(spaceOf(match, 'balkan')).toBe(3);
    play(match, 'buy off');
    expect(
      order(match)
        .filter((event) => event !== 'symbol ignored')
        .slice(0, 2),
    ).toEqual(['german aid', 'advance']);
    expect([loyaltyOf(match, 'czech'), match.state.aid]).toEqual([3, 0]);
    const without = table({ card: 50, at: 'event', dice: [6, 6] });
    expect(due(without)).toBe('action');
    expect(loyaltyOf(without, 'czech')).toBe(0);
  });
});

describe('new Epochs', () => {
  test.each([
    [15, 1, 'H1.1.1'],
    [17, 2, 'H1.1.3'],
    [22, 2, 'H1.1.3'],
    [17, 3, 'H1.1.1'],
    [22, 3, 'H1.1.1'],
  ])('H1.1.1 card %i moves the War Status marker on from %i', (card, status, rule) => {
    const match = table({ card, at: 'event', fields: { status }, dice: [6] });
    expect(eventsOf(match, 'war status')).toMatchObject([{ rule, status: status + 1 }]);
    expect(match.state.status).toBe(status + 1);
  });

  test('H1.1.1 no other card moves it', () => {
    const match = table({ card: 35, at: 'event' });
    expect(eventsOf(match, 'war status')).toEqual([]);
    expect(match.state.status).toBe(1);
  });

  test('H1.1.2, H1.1.5 on space 2 the Mid-Day cards join those that lie face down, and only those', () => {
    const match = table({ card: 15, at: 'event', played: [1, 3, 6], dice: [6] });
    expect(eventsOf(match, 'epoch joins')).toMatchObject([{ rule: 'H1.1.2', epoch: 'mid-day', number: 16 }]);
    expect(pile(match, DECK)).toEqual([
      2, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 33, 34, 35,
    ]);
    expect(pile(match, PLAYED)).toEqual([1, 3, 6, 15]);
    expect(pile(match, DUSK)).toHaveLength(19);
  });

  test.each([17, 22])('H1.1.3 when card %i brings space 3 no cards are added', (card) => {
    const match = table({ card, at: 'event', played: [15], fields: { status: 2 }, dice: [6] });
    expect(eventsOf(match, 'epoch joins')).toEqual([]);
    expect(pile(match, DECK)).toHaveLength(29);
    expect(pile(match, DUSK)).toHaveLength(19);
  });

  test.each([
    [17, 22],
    [22, 17],
  ])('H1.1.4, H1.1.5 when card %i brings space 4, card %i before it, the Dusk cards join', (card, before) => {
    const match = table({ card, at: 'event', played: [15, before], fields: { status: 3 }, dice: [6] });
    expect(eventsOf(match, 'epoch joins')).toMatchObject([{ rule: 'H1.1.4', epoch: 'dusk', number: 19 }]);
    expect(pile(match, DECK)).toHaveLength(47);
    expect(pile(match, DECK)).toEqual(expect.arrayContaining([1, 34, 35, 50]));
    for (const out of [15, 17, 22]) expect(pile(match, DECK)).not.toContain(out);
    expect(pile(match, DUSK)).toEqual([]);
  });

  test('H1.1.6, H1.1.2 example: with the Treaty of London Morning and Mid-Day cards make one deck', () => {
    const match = table({ dice: ['#15', 6] });
    expect(match.state.status).toBe(2);
    expect(pile(match, DECK)).toHaveLength(14 + 16);
    match.script(['#12', 4, 6]);
    play(match, 'end actions');
    expect(eventsOf(match, 'card revealed')).toMatchObject([{ card: '#15' }, { turn: 2, card: '#12' }]);
  });
});

describe('new Fronts', () => {
  test.each([
    [15, 'italian', 'Udine', 3, 'H13.15.1'],
    [17, 'balkan', 'Salonika', 5, 'H13.17.1'],
    [22, 'romanian', 'Bucharest', 3, 'H13.22.1'],
  ] as const)('H1.2.1 card %i puts the %s Front on %s', (card, front, place, space, rule) => {
    const match = table({ card, at: 'event', dice: [6] });
    expect(eventsOf(match, 'front enters')).toMatchObject([{ rule, front, place, space, value: 2 }]);
    expect(spaceOf(match, front)).toBe(space);
    expect(refusal(match, `attack ${front} alone by actions`)).toEqual([]);
  });

  test('H1.2.1 a Front that has not entered cannot be attacked', () => {
    expect(refusal(table({ card: 31 }), 'attack italian alone by actions')).toContain('H4.1.2');
  });

  test('H1.2.2 a Front that was placed does not Advance without its own symbol, and does with it later', () => {
    const match = table({ card: 17, at: 'event', fields: { status: 2 }, dice: [6, '#6', 6] });
    expect(eventsOf(match, 'advance')).toMatchObject([{ front: 'polish', space: 4 }]);
    expect(spaceOf(match, 'balkan')).toBe(5);
    play(match, 'end actions');
    expect(spaceOf(match, 'balkan')).toBe(4);
  });

  test('H1.2.3, H1.2.1 example: Romania enters in Bucharest under Prezan, Battle Value 2', () => {
    const match = table({ card: 22, at: 'event', fields: { status: 2 }, dice: [6] });
    expect(spaceOf(match, 'romanian')).toBe(3);
    expect(kit.front[kit.romanian].leader[match.state.side[kit.romanian]]).toBe('Prezan');
    expect(battleValueOf(match, 'romanian')).toBe(2);
  });
});

describe('Fronts that leave', () => {
  test('H1.3.1 card 36 takes both Russian Fronts off the map', () => {
    const match = table({ card: 36, at: 'event', fronts: { romanian: 4 }, dice: [6, 6, '#1', 6, 6] });
    expect(eventsOf(match, 'front leaves')).toMatchObject([
      { rule: 'H13.36', front: 'polish' },
      { rule: 'H13.36', front: 'carpathian' },
    ]);
    expect([spaceOf(match, 'polish'), spaceOf(match, 'carpathian'), spaceOf(match, 'romanian')]).toEqual([-1, -1, 3]);
    expect(refusal(match, 'attack polish alone by actions')).toContain('H4.1.2');
    // Card 1 would Advance both.
    play(match, 'end actions');
    expect(eventsOf(match, 'advance')).toMatchObject([{ front: 'romanian' }]);
  });

  test('H1.3.1 a Front that is off the map already does not leave again', () => {
    const match = table({ card: 36, at: 'event', fronts: { polish: 'off' }, dice: [6, 6] });
    expect(eventsOf(match, 'front leaves')).toMatchObject([{ front: 'carpathian' }]);
  });

  test('H1.3.2 a Front off the map controls no space', () => {
    const fronts = { polish: 1, carpathian: 1 };
    const before = table({ card: 31, at: 'will', fronts, dice: ['#35'] });
    expect(eventsOf(before, 'national will')).toMatchObject([{ total: -5 }]);
    const match = table({ card: 36, at: 'event', fronts, dice: [6, 6, '#35'] });
    play(match, 'end actions');
    expect(eventsOf(match, 'national will')).toMatchObject([{ total: 0, ledger: { lines: [] } }]);
  });

  test('H1.3.4, H1.3.1 example: the Focsani Armistice takes a Romanian Front in Jassy off the map', () => {
    const match = table({ card: 40, at: 'end', fronts: { romanian: 5 }, dice: ['#35'] });
    expect(eventsOf(match, 'front leaves')).toMatchObject([{ rule: 'H13.40.1', front: 'romanian' }]);
    expect(spaceOf(match, 'romanian')).toBe(-1);
    const ahead = table({ card: 40, at: 'end', fronts: { romanian: 4 }, dice: ['#35'] });
    expect(eventsOf(ahead, 'front leaves')).toEqual([]);
    expect(spaceOf(ahead, 'romanian')).toBe(4);
  });
});

describe('Advantages', () => {
  test.each([
    [6, 'intercepts', 3, 'H13.6'],
    [16, 'mackensen', 5, 'H13.16'],
    [35, 'aid', 3, 'H13.35'],
  ] as const)('H1.5.1 card %i gives markers: %s %i', (card, markers, number, rule) => {
    const match = table({ card, at: 'event', dice: [6] });
    expect(eventsOf(match, 'markers taken')).toMatchObject([{ rule, markers, number }]);
    const { intercepts, mackensen, aid } = match.state;
    expect({ intercepts, mackensen, aid }).toEqual({ intercepts: 0, mackensen: 0, aid: 0, [markers]: number });
  });

  test('H1.5.1 they may be used in the same turn or in a later one', () => {
    const now = table({ card: 35, at: 'event' });
    expect(refusal(now, 'attack polish aid by actions')).toEqual([]);
    now.script(['#5', 3]);
    play(now, 'end actions');
    expect(refusal(now, 'attack polish aid by actions')).toEqual([]);
  });

  test('H1.5.2 a marker that is used leaves the game', () => {
    const match = table({
      card: 31,
      at: 'advance',
      fronts: { polish: 4 },
      fields: { intercepts: 2, mackensen: 3, aid: 1 },
      dice: [6, 6],
    });
    play(match, 'intercept polish', 'let carpathian advance', 'attack polish both by actions');
    expect(match.state).toMatchObject({ intercepts: 1, mackensen: 2, aid: 0 });
  });

  test('H1.5.3 without a marker the advantage cannot be used', () => {
    const none = table({ card: 31 });
    expect(refusal(none, 'attack polish aid by actions')).toEqual(['H1.5.3']);
    expect(refusal(none, 'attack polish mackensen by actions')).toEqual(['H1.5.3']);
    expect(refusal(none, 'attack polish both by actions')).toEqual(['H1.5.3', 'H1.5.3']);
    const all = table({ card: 31, fields: { mackensen: 1, aid: 1 } });
    for (const support of ['aid', 'mackensen', 'both'])
      expect(refusal(all, `attack polish ${support} by actions`)).toEqual([]);
  });

  test('H1.5.3 without a Radio Intercepts marker you are not asked', () => {
    const without = table({ card: 10, at: 'advance', dice: [6] });
    expect(due(without)).toBe('action');
    expect(spaceOf(without, 'polish')).toBe(4);
    expect(due(table({ card: 10, at: 'advance', fields: { intercepts: 1 } }))).toBe('intercept');
  });

  test('H1.5.5, H1.5.1 example: three German Aid markers, each for +2 against one Front for a turn', () => {
    const match = table({ card: 35, at: 'event', resources: { eastern: 1 }, dice: [2, 2, '#5', 3] });
    play(match, 'attack polish aid by actions', 'attack polish alone by eastern');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ total: 4 }, { total: 4 }]);
    expect(match.state.aid).toBe(2);
    match.script([2]);
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'offensive')[2]).toMatchObject({ total: 2 });
  });
});

describe('changes of Battle Value', () => {
  test.each([
    [37, 'italian', 'H13.37'],
    [39, 'italian', 'H13.39'],
    [32, 'balkan', 'H13.32'],
    [44, 'balkan', 'H13.44'],
    [48, 'balkan', 'H13.48.1'],
  ] as const)('H1.6.1, H1.6.3 card %i: the %s Front goes from 2 to 3 and to 4, and no further', (card, front, rule) => {
    const raise = (side: number) =>
      table({ card, at: 'event', fronts: { [front]: 5 }, sides: { [front]: side }, dice: [6, 6] });
    for (const [side, value] of [
      [0, 3],
      [1, 4],
    ]) {
      const match = raise(side);
      expect(eventsOf(match, 'battle value')).toMatchObject([{ rule, front, value }]);
      expect(battleValueOf(match, front)).toBe(value);
    }
    const top = raise(2);
    expect(eventsOf(top, 'battle value')).toEqual([]);
    expect(battleValueOf(top, front)).toBe(4);
  });

  test('H1.6.2 it does nothing to a Front off the map, now or later', () => {
    const match = table({ card: 44, at: 'event', fields: { status: 2 }, dice: [6, '#17', 6] });
    expect(eventsOf(match, 'battle value')).toEqual([]);
    play(match, 'end actions');
    expect(eventsOf(match, 'front enters')).toMatchObject([{ front: 'balkan', space: 5, value: 2 }]);
  });

  test('H1.6.3 a Front that is Provisional already goes no lower', () => {
    const match = table({ card: 27, at: 'event', fronts: { polish: 3 }, sides: { polish: 1, carpathian: 1 } });
    expect(eventsOf(match, 'battle value')).toEqual([]);
    expect([battleValueOf(match, 'polish'), battleValueOf(match, 'carpathian')]).toEqual([2, 3]);
    expect(spaceOf(match, 'polish')).toBe(4);
  });

  test('H1.6.3 a position with a side that no counter has is refused', () => {
    expect(errorCode(() => table({ card: 31, sides: { polish: 2 } }))).toBe('bad-position');
    expect(errorCode(() => table({ card: 31, sides: { polish: 1 } }))).toBe('none');
  });

  test('H1.6.6, H1.6.1 example: Greece Enters the War, Sarrail (2) gives way to Guillaumat (3)', () => {
    const match = table({ card: 44, at: 'event', fronts: { balkan: 5 }, dice: [6] });
    expect(battleValueOf(match, 'balkan')).toBe(3);
    expect(kit.front[kit.balkan].leader.slice(0, 2)).toEqual(['Sarrail', 'Guillaumat']);
  });
});
