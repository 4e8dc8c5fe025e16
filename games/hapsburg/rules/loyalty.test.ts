import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, kit, loyaltyOf, play, type Table, table } from '../testing.ts';

type Game = ReturnType<typeof table>;
const NATIONS = ['czech', 'croat', 'hungarian'] as const;
const FRONTS = ['polish', 'carpathian', 'italian', 'romanian', 'balkan'] as const;

const adjust = (card: number, setting: Table, ...dice: number[]): Game =>
  table({ card, at: 'loyalty', ...setting, dice });
const tested = (match: Game) => eventsOf(match, 'loyalty test').map(({ nation, die }) => [nation, die]);
const loyalty = (match: Game): number[] => NATIONS.map((nation) => loyaltyOf(match, nation));

describe('the Loyalty Test', () => {
  test('H3.1.1 the ratings are Czechs 4, Croats 3, Hungarians 2', () => {
    expect(Object.fromEntries(kit.nations.map((nation, i) => [nation, kit.identity[i]]))).toEqual({
      czech: 4,
      croat: 3,
      hungarian: 2,
    });
  });

  test.each([
    [7, 'czech', 4],
    [3, 'croat', 3],
    [10, 'hungarian', 2],
  ] as const)('H3.1.2, H3.1.3 card %i: the %s marker falls on %i or less', (card, nation, rating) => {
    for (let die = 1; die <= 6; die++) {
      const falls = die <= rating;
      const match = adjust(card, {}, die);
      expect(eventsOf(match, 'loyalty test')).toMatchObject([
        {
          rule: falls ? 'H3.1.2' : 'H3.1.3',
          nation,
          die,
          total: die,
          rating,
          falls: falls ? 'yes' : 'no',
          ledger: { lines: [['H3.1.2', 'die', die]] },
        },
      ]);
      expect(loyaltyOf(match, nation)).toBe(falls ? 2 : 3);
      expect(loyalty(match).reduce((sum, one) => sum + one)).toBe(falls ? 8 : 9);
    }
  });

  test('H3.1.2 from space 1 the marker goes into the Revolt space', () => {
    const match = adjust(7, { loyalty: { czech: 1 } }, 4);
    expect(eventsOf(match, 'loyalty')).toMatchObject([{ rule: 'H3.1.2', nation: 'czech', now: 0 }]);
    expect(eventsOf(match, 'revolt begins')).toMatchObject([{ rule: 'H3.3.1', nation: 'czech' }]);
    expect(eventsOf(adjust(7, { loyalty: { czech: 2 } }, 4), 'revolt begins')).toEqual([]);
  });

  test.each([-5, 5])('H3.1.4 nothing modifies the test: not War Weariness, nor a will of %i, nor markers', (will) => {
    const match = adjust(
      7,
      {
        loyalty: { croat: 0 },
        resources: { western: 2, eastern: 2 },
        fields: { weariness: 'yes', will, aid: 3, mackensen: 3, lodz: 'yes' },
      },
      5,
    );
    expect(eventsOf(match, 'loyalty test')).toMatchObject([
      { die: 5, total: 5, falls: 'no', ledger: { lines: [['H3.1.2', 'die', 5]] } },
    ]);
  });

  test('H3.1.4 an optional rule can', () => {
    const match = adjust(7, { options: ['expanded-war-weariness'], fields: { weariness: 'yes' } }, 5);
    expect(eventsOf(match, 'loyalty test')).toMatchObject([{ die: 5, total: 4, falls: 'yes' }]);
  });

  test('H3.1.6, H3.1.2, H3.1.3 example: the Croats fall on 1, 2, 3 and stay on 4, 5, 6', () => {
    const after = [1, 2, 3, 4, 5, 6].map((die) => loyaltyOf(adjust(8, {}, 5, die), 'croat'));
    expect(after).toEqual([2, 2, 2, 3, 3, 3]);
  });
});

describe('which Nationalities are tested', () => {
  test('H3.2.1 one test for each that is listed, from left to right', () => {
    const match = adjust(21, {}, 5, 3);
    expect(tested(match)).toEqual([
      ['czech', 5],
      ['hungarian', 3],
    ]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('H3.2.2 None: no test', () => {
    const match = adjust(5, {}, 1);
    expect(tested(match)).toEqual([]);
    expect(match.scriptLeft).toEqual([1]);
  });

  test('H3.2.3 x2: tested twice', () => {
    const match = adjust(13, {}, 4, 5);
    expect(tested(match)).toEqual([
      ['czech', 4],
      ['czech', 5],
    ]);
    expect(loyalty(match)).toEqual([2, 3, 3]);
    expect(loyalty(adjust(34, {}, 2, 1))).toEqual([3, 3, 1]);
  });

  test('H3.2.4 All: one test each of Czechs, Croats and Hungarians, in this order', () => {
    const match = adjust(20, {}, 4, 4, 2);
    expect(tested(match)).toEqual([
      ['czech', 4],
      ['croat', 4],
      ['hungarian', 2],
    ]);
    expect(loyalty(match)).toEqual([2, 3, 2]);
  });

  test.each([
    [1, 'czech'],
    [2, 'czech'],
    [3, 'czech'],
    [4, 'croat'],
    [5, 'croat'],
    [6, 'hungarian'],
  ])('H3.2.5 Random: a %i picks the %s, and a new die makes the test', (die, nation) => {
    const match = adjust(1, {}, die, 5);
    expect(eventsOf(match, 'nation picked')).toMatchObject([
      { rule: 'H3.2.5', die, total: die, nation, ledger: { lines: [['H3.2.5', 'die', die]] } },
    ]);
    expect(tested(match)).toEqual([[nation, 5]]);
  });

  test.each([
    [1, 0, 'czech'],
    [2, 1, 'czech'],
    [3, 2, 'czech'],
    [4, 3, 'czech'],
    [5, 4, 'croat'],
    [6, 5, 'croat'],
  ])('H3.2.6 with the -1 of card 8 a %i is a %i and picks the %s', (die, total, nation) => {
    const match = adjust(8, {}, die, 5);
    expect(eventsOf(match, 'nation picked')).toMatchObject([
      {
        rule: 'H3.2.6',
        die,
        total,
        nation,
        ledger: {
          lines: [
            ['H3.2.5', 'die', die],
            ['H13.8.3', 'Battle of Lodz', -1],
          ],
        },
      },
    ]);
    expect(eventsOf(match, 'loyalty test')).toMatchObject([{ nation, die: 5, total: 5 }]);
  });

  test('H3.2.7, H3.2.6 example: a 6 picks the Croats, and their test has no -1', () => {
    const match = adjust(8, {}, 6, 4);
    expect(eventsOf(match, 'loyalty test')).toMatchObject([
      { nation: 'croat', die: 4, total: 4, falls: 'no', ledger: { lines: [['H3.1.2', 'die', 4]] } },
    ]);
  });
});

describe('when a Nationality is already in Revolt', () => {
  test.each([
    [7, { czech: 0 }, 'czech', 'croat'],
    [7, { czech: 0, croat: 0 }, 'czech', 'hungarian'],
    [3, { croat: 0 }, 'croat', 'hungarian'],
    [3, { croat: 0, hungarian: 0 }, 'croat', 'czech'],
    [10, { hungarian: 0 }, 'hungarian', 'czech'],
    [10, { hungarian: 0, czech: 0 }, 'hungarian', 'croat'],
  ] as const)('H3.2.9 card %i, %o: for the %s the %s are tested', (card, given, nation, instead) => {
    const match = adjust(card, { loyalty: given }, 6);
    expect(eventsOf(match, 'nation substituted')).toMatchObject([{ rule: 'H3.2.9', nation, instead }]);
    expect(tested(match)).toEqual([[instead, 6]]);
  });

  test('H3.2.9 the test is made with the rating of the Nationality that is tested', () => {
    const match = adjust(7, { loyalty: { czech: 0 } }, 4);
    expect(eventsOf(match, 'loyalty test')).toMatchObject([{ nation: 'croat', rating: 3, falls: 'no' }]);
  });

  test('H3.2.9 a Nationality that is not in Revolt is tested itself', () => {
    const match = adjust(7, { loyalty: { czech: 1, croat: 0 } }, 6);
    expect(eventsOf(match, 'nation substituted')).toEqual([]);
    expect(tested(match)).toEqual([['czech', 6]]);
  });

  test('H3.2.10 x2: a Revolt by the first test passes the second on', () => {
    const match = adjust(13, { loyalty: { czech: 1 } }, 4, 3);
    expect(tested(match)).toEqual([
      ['czech', 4],
      ['croat', 3],
    ]);
    expect(loyalty(match)).toEqual([0, 2, 3]);
  });

  test('H3.2.10 All: the same Nationality can be tested twice', () => {
    const match = adjust(25, { loyalty: { hungarian: 0 } }, 6, 6, 6);
    expect(tested(match).map(([nation]) => nation)).toEqual(['czech', 'croat', 'czech']);
  });

  test('H3.2.10 Random: the pick is made first, then passed on', () => {
    const match = adjust(1, { loyalty: { croat: 0 } }, 4, 6);
    expect(eventsOf(match, 'nation picked')).toMatchObject([{ nation: 'croat' }]);
    expect(eventsOf(match, 'nation substituted')).toMatchObject([{ nation: 'croat', instead: 'hungarian' }]);
    expect(tested(match)).toEqual([['hungarian', 6]]);
  });

  test('H3.2.11, H3.2.9 example: card 47, the Hungarians in Revolt, and then the Czechs too', () => {
    expect(tested(adjust(47, { loyalty: { hungarian: 0 } }, 6))).toEqual([['czech', 6]]);
    expect(tested(adjust(47, { loyalty: { hungarian: 0, czech: 0 } }, 6))).toEqual([['croat', 6]]);
  });

  test('H3.2.12, H3.2.10 example: card 25 says All and the Czechs are in Revolt', () => {
    const twice = adjust(25, { loyalty: { czech: 0, croat: 2 } }, 3, 3, 6);
    expect(tested(twice).map(([nation]) => nation)).toEqual(['croat', 'croat', 'hungarian']);
    expect(loyalty(twice)).toEqual([0, 0, 3]);
    const passed = adjust(25, { loyalty: { czech: 0, croat: 1 } }, 3, 6, 6);
    expect(tested(passed).map(([nation]) => nation)).toEqual(['croat', 'hungarian', 'hungarian']);
  });
});

describe('what a Revolt does', () => {
  test('H3.3.2 the third Revolt ends the game in the middle of the phase', () => {
    const match = adjust(20, { loyalty: { czech: 1, croat: 0, hungarian: 1 } }, 4, 2, 6);
    expect(tested(match)).toEqual([
      ['czech', 4],
      ['hungarian', 2],
    ]);
    expect(match.result).toMatchObject({ winner: null, how: 'revolt', rule: 'H8.1.1' });
    expect(match.scriptLeft).toEqual([6]);
    expect(match.events('all').at(-1)).toMatchObject({ event: 'game over', rule: 'H8.1.1' });
  });

  test('H3.3.2 it stops the second test of x2 and a list as well', () => {
    const twice = adjust(13, { loyalty: { czech: 1, croat: 0, hungarian: 0 } }, 1, 6);
    expect(twice.result?.how).toBe('revolt');
    expect(twice.scriptLeft).toEqual([6]);
    const list = adjust(21, { loyalty: { czech: 1, croat: 0, hungarian: 0 } }, 1, 6);
    expect(list.result?.how).toBe('revolt');
    expect(list.scriptLeft).toEqual([6]);
  });

  test('H3.3.2 an Event can bring it about, before any Front Advances', () => {
    const match = table({ card: 50, at: 'event', loyalty: { croat: 0, hungarian: 0 }, fronts: { balkan: 3 } });
    expect(match.result).toMatchObject({ how: 'revolt', rule: 'H8.1.1' });
    expect(eventsOf(match, 'advance')).toEqual([]);
  });

  test('H3.3.2 two Revolts do not end it', () => {
    const match = adjust(7, { loyalty: { czech: 1, croat: 0 } }, 1);
    expect(loyalty(match)).toEqual([0, 0, 3]);
    expect([match.over, due(match)]).toEqual([false, 'action']);
    expect(errorCode(() => table({ card: 5, loyalty: { czech: 0, croat: 0, hungarian: 0 } }))).toBe('bad-position');
  });

  test.each([
    ['czech', 'H3.3.3', ['polish', 'carpathian'], 'Czech Revolt'],
    ['hungarian', 'H3.3.4', ['carpathian', 'romanian'], 'Hungarian Revolt'],
    ['croat', 'H3.3.5', ['italian', 'balkan'], 'Croat Revolt'],
  ] as const)(
    'H3.3.3, H3.3.4, H3.3.5 a Revolt of the %s (%s) hinders Offensives against %s',
    (nation, rule, hindered, label) => {
      for (const front of FRONTS) {
        const fronts = { polish: 4, carpathian: 4, italian: 4, romanian: 4, balkan: 4 };
        const match = table({ card: 31, fronts, loyalty: { [nation]: 0 }, dice: [5] });
        play(match, `attack ${front} alone by actions`);
        const hit = (hindered as readonly string[]).includes(front);
        expect(eventsOf(match, 'offensive')).toMatchObject([
          {
            total: hit ? 4 : 5,
            ledger: { lines: [['H4.1.3', 'die', 5], ...(hit ? [[rule, label, -1]] : [])] },
          },
        ]);
      }
    },
  );

  test('H3.3.7, H3.3.3, H3.3.4 with Czechs and Hungarians in Revolt it is -2 against the Carpathian Front', () => {
    const match = table({ card: 31, loyalty: { czech: 0, hungarian: 0 }, dice: [5] });
    play(match, 'attack carpathian alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ die: 5, total: 3, won: 'no' }]);
  });

  test.each([
    ['italian', 24, 3, {}],
    ['balkan', 6, 5, { bulgaria: 'yes', trench: 'yes' }],
  ] as const)('H3.3.6 a Croat Revolt is -1 on Attrition Rolls of the %s Front', (front, card, space, fields) => {
    const roll = (revolt: Table['loyalty']) =>
      table({ card, at: 'advance', fronts: { [front]: space }, loyalty: revolt ?? {}, fields, dice: [2, 6] });
    const line = front === 'italian' ? 'H2.3.4' : 'H2.3.5';
    expect(eventsOf(roll({ croat: 0 }), 'attrition')).toMatchObject([
      {
        front,
        die: 2,
        total: 1,
        crosses: 'yes',
        ledger: {
          lines: [
            [line, 'die', 2],
            ['H3.3.6', 'Croat Revolt', -1],
          ],
        },
      },
    ]);
    expect(eventsOf(roll({ czech: 0, hungarian: 0 }), 'attrition')).toMatchObject([{ total: 2, crosses: 'no' }]);
    expect(eventsOf(roll({ croat: 1 }), 'attrition')).toMatchObject([{ total: 2, crosses: 'no' }]);
  });

  test('H3.3.8 a Revolt and its effects end when the marker leaves the Revolt space', () => {
    const match = table({ card: 31, resources: { naval: 1 }, loyalty: { czech: 0 }, dice: [4, 4, 4] });
    play(match, 'attack polish alone by actions', 'influence czech by actions');
    expect(eventsOf(match, 'revolt ends')).toMatchObject([{ rule: 'H3.3.8', nation: 'czech' }]);
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      { total: 3, won: 'no' },
      { total: 4, won: 'yes' },
    ]);
  });

  test('H3.3.8 a marker that rises from a higher space ends no Revolt', () => {
    const match = table({ card: 31, loyalty: { czech: 1 }, dice: [4] });
    play(match, 'influence czech by actions');
    expect(loyaltyOf(match, 'czech')).toBe(2);
    expect(eventsOf(match, 'revolt ends')).toEqual([]);
  });
});
