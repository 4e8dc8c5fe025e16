import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { boxOf, due, errorCode, eventsOf, kernel, kit, loyaltyOf, play, spaceOf, table } from '../testing.ts';

type Game = ReturnType<typeof table>;

/** The kinds of events in the order in which they came. */
const order = (match: Game): string[] => match.events('all').map(({ event }) => event);
const ids = (cards: readonly number[]): number[] => cards.map((card) => kit.cards[card].id);
const others = (...cards: number[]): number[] => kit.cards.map(({ id }) => id).filter((id) => !cards.includes(id));

describe('the turn', () => {
  test('H0.2.1 the seven phases come in their order', () => {
    const match = table({
      card: 42,
      at: 'event',
      fronts: { carpathian: 3, italian: 3, romanian: 4 },
      dice: [6, 6, 6, 6, 2, 4, '#35', 6],
    });
    expect(due(match)).toBe('action');
    play(match, 'attack carpathian alone by actions', 'end actions');
    expect(order(match)).toEqual([
      'kaiserschlacht begins',
      'attrition',
      'advance',
      'loyalty test',
      'loyalty test',
      'loyalty test',
      'actions spent',
      'offensive',
      'actions end',
      'battle',
      'fortress reduced',
      'national will',
      'card revealed',
      'markers taken',
      'attrition',
      'symbol ignored',
    ]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('H0.2.9 what is set for the end of a turn is checked after the National Will Phase', () => {
    const match = table({
      card: 48,
      at: 'will',
      fronts: { balkan: 3, romanian: 5 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: ['#3', 5, 6],
    });
    expect(order(match).slice(0, 4)).toEqual(['national will', 'trench lost', 'bulgaria leaves', 'card revealed']);
    expect(eventsOf(match, 'trench lost')).toMatchObject([{ rule: 'H2.3.8' }]);
    expect(eventsOf(match, 'bulgaria leaves')).toMatchObject([{ rule: 'H13.48.2' }]);
    expect(spaceOf(match, 'romanian')).toBe(5);
  });

  test('H0.2.9 those checks come before the final scoring', () => {
    const match = table({ card: 40, at: 'will', played: others(40), fronts: { romanian: 5 } });
    expect(order(match)).toEqual(['national will', 'front leaves', 'score', 'game over']);
  });

  test('H0.2.9 a turn that sets nothing for its end checks nothing but the Trench Line', () => {
    const match = table({
      card: 31,
      at: 'end',
      fronts: { balkan: 4, romanian: 5 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: ['#5', 3],
    });
    expect(order(match).slice(0, 1)).toEqual(['card revealed']);
    expect(match.state).toMatchObject({ trench: 1, bulgaria: 1 });
  });

  test('H0.2.10 the next turn begins if a card is left, and with the last card the game is over', () => {
    const next = table({ card: 31, at: 'end', played: others(31, 5), fields: { status: 4 }, dice: ['#5', 3] });
    expect(eventsOf(next, 'card revealed')).toMatchObject([{ turn: 50, card: '#5' }]);
    expect(next.over).toBe(false);
    const last = table({ card: 31, at: 'end', played: others(31) });
    expect(eventsOf(last, 'card revealed')).toEqual([]);
    expect(last.over).toBe(true);
  });
});

describe('die roll modifiers', () => {
  test('H0.3.1 a modifier of a card ends with its turn', () => {
    const match = table({ card: 10, fronts: { polish: 3 }, dice: [2, '#5', 3, 3] });
    play(match, 'attack polish alone by actions', 'end actions', 'attack polish alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      {
        total: 4,
        won: 'yes',
        ledger: {
          lines: [
            ['H4.1.3', 'die', 2],
            ['H13.10', 'German 9th Army', 2],
          ],
        },
      },
      { total: 3, won: 'no', ledger: { lines: [['H4.1.3', 'die', 3]] } },
    ]);
  });

  test('H0.3.1 what a card says to last goes on in later turns: the Lodz Victory', () => {
    const match = table({ card: 8, at: 'event', fronts: { polish: 3 }, dice: [4, 1, 6, 3, '#5', 3, 3] });
    play(match, 'attack polish alone by actions', 'attack polish alone by actions');
    for (const one of eventsOf(match, 'offensive'))
      expect(one).toMatchObject({
        total: 4,
        won: 'yes',
        ledger: {
          lines: [
            ['H4.1.3', 'die', 3],
            ['H13.8.1', 'Lodz Victory', 1],
          ],
        },
      });
    expect(spaceOf(match, 'polish')).toBe(5);
  });

  test('H0.3.2 a modifier for Offensives does nothing in an Off-Map Battle', () => {
    const match = table({ card: 2, at: 'kaiserschlacht', fields: { kaiserschlacht: 'raging' }, dice: [3, '#35'] });
    expect(eventsOf(match, 'battle')).toMatchObject([
      { die: 3, total: 3, box: 'stalemates', ledger: { lines: [['H1.4.2', 'die', 3]] } },
    ]);
  });

  test('H0.3.2 a modifier for Off-Map Battles does nothing in an Offensive', () => {
    const match = table({
      card: 31,
      fronts: { polish: 3 },
      resources: { eastern: 2, western: 2 },
      fields: { weariness: 'yes' },
      dice: [4],
    });
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ total: 4, ledger: { lines: [['H4.1.3', 'die', 4]] } }]);
  });

  test('H0.3.3 a total may be above 6', () => {
    const match = table({ card: 10, fronts: { carpathian: 3 }, fields: { aid: 3 }, dice: [5] });
    play(match, 'attack carpathian aid by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      {
        rule: 'H4.1.5',
        total: 10,
        ledger: {
          lines: [
            ['H4.1.3', 'die', 5],
            ['H13.10', 'German 9th Army', 2],
            ['H2.4.2', 'Przemyśl Fortress', 1],
            ['H4.0.8', 'German Aid', 2],
          ],
        },
      },
    ]);
    const battle = table({ card: 5, at: 'event', resources: { eastern: 2 }, dice: [5] });
    expect(eventsOf(battle, 'battle')).toMatchObject([{ rule: 'H1.4.8', total: 7 }]);
  });

  test('H0.3.3 a total may be below 1', () => {
    const match = table({ card: 2, loyalty: { czech: 0, hungarian: 0 }, dice: [2] });
    play(match, 'attack carpathian alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      {
        rule: 'H4.1.4',
        total: -1,
        won: 'no',
        ledger: {
          lines: [
            ['H4.1.3', 'die', 2],
            ['H13.2', 'Drive into Galicia', -1],
            ['H3.3.3', 'Czech Revolt', -1],
            ['H3.3.4', 'Hungarian Revolt', -1],
          ],
        },
      },
    ]);
    const battle = table({
      card: 26,
      at: 'event',
      fronts: { italian: 1 },
      fields: { weariness: 'yes' },
      dice: [2, 6],
    });
    expect(eventsOf(battle, 'battle')).toMatchObject([{ rule: 'H1.4.6', total: -1, box: 'defeats' }]);
    const attrition = table({ card: 24, at: 'advance', fronts: { italian: 3 }, loyalty: { croat: 0 }, dice: [1] });
    expect(eventsOf(attrition, 'attrition')).toMatchObject([{ die: 1, total: 0, crosses: 'yes' }]);
  });

  test('H0.3.4 a natural 1 fails in an Offensive although the total is high enough', () => {
    const match = table({ card: 10, fields: { aid: 3 }, fronts: { polish: 3 }, dice: [1] });
    play(match, 'attack polish aid by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'H0.3.4', die: 1, total: 5, value: 3, won: 'no' }]);
    expect(spaceOf(match, 'polish')).toBe(3);
  });

  test('H0.3.4 a 2 that the modifiers make a 1 is no natural 1', () => {
    const match = table({ card: 2, fronts: { polish: 3 }, sides: { polish: 1 }, fields: { aid: 3 }, dice: [2] });
    play(match, 'attack polish aid by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'H4.1.5', die: 2, total: 3, value: 2, won: 'yes' }]);
  });

  test('H0.3.5 a natural 6 succeeds in an Offensive although the total is too low, a 5 does not', () => {
    const match = table({
      card: 2,
      fronts: { carpathian: 4 },
      resources: { naval: 1 },
      loyalty: { czech: 0, hungarian: 0 },
      dice: [6, 5],
    });
    play(match, 'attack carpathian alone by actions', 'attack carpathian alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      { rule: 'H0.3.5', die: 6, total: 3, value: 4, won: 'yes' },
      { rule: 'H4.1.4', die: 5, total: 2, value: 4, won: 'no' },
    ]);
    expect(spaceOf(match, 'carpathian')).toBe(5);
  });

  test.each([
    [1, 'a Stalemate'],
    [2, 'a Victory'],
  ])('H0.3.6 a natural 1 is a Defeat in an Off-Map Battle although %i Resources would make it %s', (eastern) => {
    const match = table({ card: 5, at: 'event', resources: { eastern }, dice: [1] });
    expect(eventsOf(match, 'battle')).toMatchObject([
      { rule: 'H0.3.6', battle: 'tannenberg', die: 1, total: 1 + eastern, value: 2, box: 'defeats' },
    ]);
    expect(boxOf(match, 'tannenberg')).toBe('defeats');
  });

  test('H0.3.7 a natural 6 is a Victory in an Off-Map Battle although the total is a Stalemate', () => {
    const match = table({ card: 41, at: 'event', fields: { weariness: 'yes' }, dice: [6, 6, 6] });
    expect(eventsOf(match, 'battle')).toMatchObject([
      { rule: 'H0.3.7', battle: 'palestine', die: 6, total: 5, value: 5, box: 'victories' },
    ]);
    expect(boxOf(match, 'palestine')).toBe('victories');
  });

  test('H0.3.8 a Loyalty Test has no automatic result: a natural 6 can fail by its total', () => {
    const match = table({
      card: 7,
      at: 'loyalty',
      options: ['fair-weather-friends', 'expanded-war-weariness'],
      fields: { will: -4, weariness: 'yes' },
      dice: [6],
    });
    expect(eventsOf(match, 'loyalty test')).toMatchObject([
      { rule: 'H3.1.2', nation: 'czech', die: 6, total: 4, rating: 4, falls: 'yes' },
    ]);
    expect(loyaltyOf(match, 'czech')).toBe(2);
  });

  test('H0.3.8 neither has an Attrition Roll nor an attempt to influence: only the total is compared', () => {
    const roll = table({ card: 24, at: 'advance', fronts: { italian: 3 }, sides: { italian: 2 }, dice: [6] });
    expect(eventsOf(roll, 'attrition')).toMatchObject([{ rule: 'H2.3.2', die: 6, total: 6, value: 4, crosses: 'no' }]);
    const match = table({ card: 31, loyalty: { hungarian: 2 }, dice: [1] });
    play(match, 'influence hungarian by actions');
    expect(eventsOf(match, 'influence')).toMatchObject([{ rule: 'H4.4.2', die: 1, total: 1, rating: 2, won: 'no' }]);
  });

  test('H0.3.10, H0.3.3 example: +2 and -1 add 1 to the die', () => {
    const match = table({ card: 10, fronts: { polish: 3 }, loyalty: { czech: 0 }, dice: [3] });
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ die: 3, total: 4, value: 3, won: 'yes' }]);
  });
});

describe('set-up', () => {
  const begin = () => kernel.blank(kit, '1914', {});
  const counter = (front: string) => {
    const g = begin();
    const i = kit.fronts.indexOf(front);
    const { leader, value } = kit.front[i];
    return [g.space[i], leader[g.side[i]], value[g.side[i]]];
  };

  test('H0.4.1 the Polish Front is on 5, Plehve, Battle Value 3', () => {
    expect(counter('polish')).toEqual([5, 'Plehve', 3]);
  });

  test('H0.4.2 the Carpathian Front is on 6, Brusilov, Battle Value 4', () => {
    expect(counter('carpathian')).toEqual([6, 'Brusilov', 4]);
  });

  test('H0.4.3 the Italian, Romanian and Balkan Fronts are not on the map', () => {
    for (const front of ['italian', 'romanian', 'balkan']) expect(counter(front)[0]).toBe(-1);
  });

  test('H0.4.4 the Fortress has strength 3', () => {
    expect(begin().fortress).toBe(3);
  });

  test('H0.4.5 National Will is 0', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, script: ['#5', 3] });
    expect(eventsOf(match, 'war begins')).toMatchObject([{ startWill: 0, will: 0 }]);
    expect(match.state.will).toBe(0);
  });

  test('H0.4.6 the three Nationalities are at Loyal', () => {
    expect(begin().loyalty).toEqual([3, 3, 3]);
    expect(kit.loyal).toBe(3);
  });

  test('H0.4.7 no Advantages, no Resource allocated, 6 in the supply, the boxes empty', () => {
    const g = begin();
    expect(g).toMatchObject({ intercepts: 0, mackensen: 0, aid: 0, resources: [0, 0, 0], supply: 6, spent: 0 });
    expect(g).toMatchObject({ lodz: 0, bulgaria: 0, trench: 0, retreat: 0, weariness: 0, kaiserschlacht: 0 });
    expect(g.box.every((box) => box === 0)).toBe(true);
  });

  test('H0.4.8 War Status is on 1, Mobilization', () => {
    expect(begin().status).toBe(1);
    expect(kit.status[0]).toBe('Mobilization');
  });

  test('H0.4.9 the 15 Morning cards are the draw deck; 16 Mid-Day and 19 Dusk cards wait', () => {
    const [deck, midDay, dusk, played] = begin().zones;
    expect(ids(deck)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 35]);
    expect(ids(midDay)).toEqual([12, 14, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 33, 34]);
    expect(ids(dusk)).toEqual([23, 28, 31, 32, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
    expect(played).toEqual([]);
  });

  test('H0.4.9 a card that waits cannot be drawn', () => {
    expect(errorCode(() => table({ dice: ['#12'] }))).toBe('bad-result');
    expect(errorCode(() => table({ dice: ['#31'] }))).toBe('bad-result');
    expect(errorCode(() => table({ dice: ['#35'] }))).toBe('none');
  });
});
