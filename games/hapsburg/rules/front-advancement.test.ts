import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, kit, play, refusal, spaceOf, type Table, table } from '../testing.ts';

type Game = ReturnType<typeof table>;
const FRONTS = ['polish', 'carpathian', 'italian', 'romanian', 'balkan'] as const;
const spaces = (match: Game): number[] => FRONTS.map((front) => spaceOf(match, front));
const onMap = { polish: 5, carpathian: 6, italian: 6, romanian: 5, balkan: 5 };

/** The Front Advancement Phase of a card, with sixes for the Loyalty Tests after the dice given. */
const advance = (card: number, more: Table = {}, ...dice: number[]): Game =>
  table({ card, at: 'advance', ...more, dice: [...dice, 6, 6, 6] });
const moved = (match: Game) => eventsOf(match, 'advance').map(({ front, space }) => [front, space]);

describe('Advance and Retreat', () => {
  test('H2.0.1 each Front named Advances to the next lower space, the others stay', () => {
    const match = advance(20, { fronts: { polish: 4, carpathian: 5, italian: 6 } });
    expect(eventsOf(match, 'advance')).toMatchObject([
      { rule: 'H2.0.1', front: 'polish', place: 'Sandomierz', space: 3 },
      { rule: 'H2.0.1', front: 'carpathian', place: 'Przemyśl', space: 4 },
    ]);
    expect(spaces(match)).toEqual([3, 4, 6, -1, -1]);
  });

  test('H2.0.2 the symbols are carried out in the order of the card', () => {
    const all = advance(31, { fronts: onMap });
    expect(moved(all)).toEqual([
      ['polish', 4],
      ['carpathian', 5],
      ['italian', 5],
      ['romanian', 4],
      ['balkan', 4],
    ]);
    expect(moved(advance(29, { fronts: onMap }))).toEqual([
      ['balkan', 4],
      ['romanian', 4],
    ]);
    expect(moved(advance(25, { fronts: onMap }))).toEqual([
      ['italian', 5],
      ['carpathian', 5],
    ]);
  });

  test('H2.0.3 a symbol with x2 is two Advances, one after the other', () => {
    expect(moved(advance(21))).toEqual([
      ['carpathian', 5],
      ['carpathian', 4],
      ['polish', 4],
    ]);
    expect(moved(advance(48, { fronts: { balkan: 5 } }))).toEqual([
      ['balkan', 4],
      ['balkan', 3],
    ]);
  });

  test('H2.0.3, H2.3.5 each of the two has its own Attrition Roll where one is due', () => {
    const behindTrench = { fronts: { balkan: 5 }, fields: { bulgaria: 'yes', trench: 'yes' } };
    const stopped = advance(48, behindTrench, 2, 2);
    expect(eventsOf(stopped, 'attrition')).toMatchObject([
      { die: 2, crosses: 'no' },
      { die: 2, crosses: 'no' },
    ]);
    expect(spaceOf(stopped, 'balkan')).toBe(5);
    const late = advance(48, behindTrench, 2, 1);
    expect(eventsOf(late, 'attrition')).toHaveLength(2);
    expect(spaceOf(late, 'balkan')).toBe(4);
    const through = advance(48, behindTrench, 1);
    expect(eventsOf(through, 'attrition')).toHaveLength(1);
    expect(spaceOf(through, 'balkan')).toBe(3);
  });

  test('H2.0.4 a Retreat moves a Front to the next higher space', () => {
    const match = table({ card: 31, fronts: { polish: 2 }, dice: [6] });
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'retreat')).toMatchObject([{ front: 'polish', place: 'Sandomierz', space: 3 }]);
    expect(spaceOf(match, 'polish')).toBe(3);
  });

  test.each(FRONTS)(
    'H2.0.5 the game is over when the %s Front Advances from 1 into Vienna, and not before',
    (front) => {
      const match = table({ card: 31, at: 'advance', fronts: { ...onMap, [front]: 1 }, fields: { will: 0 } });
      expect(match.over).toBe(true);
      expect(eventsOf(match, 'advance').at(-1)).toMatchObject({ front, place: 'Vienna', space: 0 });
      expect(eventsOf(match, 'vienna falls')).toMatchObject([{ rule: 'H2.0.5', front }]);
      // The symbols after it are not carried out.
      expect(eventsOf(match, 'advance')).toHaveLength(FRONTS.indexOf(front) + 1);
      const held = table({ card: 31, at: 'advance', fronts: { ...onMap, [front]: 2 } });
      expect(held.over).toBe(false);
      expect(spaceOf(held, front)).toBe(1);
    },
  );

  test('H2.0.5 after the fall of Vienna neither the other half of a double Advance nor a Loyalty Test follows', () => {
    const match = table({ card: 48, at: 'advance', fronts: { balkan: 1 } });
    expect(moved(match)).toEqual([['balkan', 0]]);
    expect(eventsOf(match, 'vienna falls')).toHaveLength(1);
    expect(eventsOf(match, 'loyalty test')).toEqual([]);
  });

  test('H2.0.5 after it no symbol is ignored either, and none is looked at', () => {
    const fallen = table({ card: 2, at: 'advance', fronts: { carpathian: 1, romanian: 'off' } });
    expect(fallen.events('all').at(-1)).toMatchObject({ event: 'game over' });
    expect(eventsOf(fallen, 'symbol ignored')).toEqual([]);
    expect(eventsOf(advance(2, { fronts: { romanian: 'off' } }), 'symbol ignored')).toHaveLength(1);
    // H10.7.4 would place the Vittorio Veneto marker at the symbol of the Italian Front.
    const resurgent = (polish: number) =>
      table({
        card: 7,
        at: 'advance',
        options: ['italian-resurgence'],
        fronts: { polish, italian: 3 },
        fields: { kaiserschlacht: 'raging' },
        dice: [6, 6, 6],
      }).state.vittorio;
    expect([resurgent(1), resurgent(3)]).toEqual([0, 1]);
  });

  test('H2.0.5 a position with a Front in Vienna is no position to play on from', () => {
    expect(errorCode(() => table({ card: 31, fronts: { polish: 0 } }))).toBe('bad-position');
  });

  test('H2.0.6, H2.0.1, H2.1.1 example: Drive into Galicia with and without Romania at war', () => {
    expect(moved(advance(2, { fronts: { romanian: 3 } }))).toEqual([
      ['polish', 4],
      ['carpathian', 5],
      ['romanian', 2],
    ]);
    expect(moved(advance(2))).toEqual([
      ['polish', 4],
      ['carpathian', 5],
    ]);
  });
});

describe('Fronts off the map, and the far end of a track', () => {
  test('H2.1.1 the symbol of a Front off the map is ignored and not made up for', () => {
    const match = table({ card: 22, at: 'event', fields: { status: 2 }, played: [2], dice: [6] });
    expect(spaceOf(match, 'romanian')).toBe(3);
    const off = advance(31, { fronts: { polish: 'off', carpathian: 'off' } });
    expect(moved(off)).toEqual([]);
    expect(spaces(off)).toEqual([-1, -1, -1, -1, -1]);
  });

  test.each([
    ['polish', 5, 'Brest-Litovsk'],
    ['carpathian', 6, 'Tarnopol'],
    ['italian', 6, 'Venice'],
    ['romanian', 5, 'Jassy'],
    ['balkan', 5, 'Salonika'],
  ] as const)('H2.2.1 the %s Front does not Retreat from %i, %s', (front, far, place) => {
    const match = table({ card: 42, fronts: { ...onMap, [front]: far - 1 }, dice: [6, 6] });
    play(match, `attack ${front} alone by actions`, `attack ${front} alone by actions`);
    expect(eventsOf(match, 'retreat')).toMatchObject([{ rule: 'H0.3.5', front, space: far }]);
    expect(eventsOf(match, 'stays')).toMatchObject([{ rule: 'H2.2.1', front, place, space: far }]);
    expect(spaceOf(match, front)).toBe(far);
    expect(errorCode(() => table({ card: 31, fronts: { [front]: far + 1 } }))).toBe('bad-position');
  });
});

describe('Attrition Rolls', () => {
  test.each([
    [0, 2, 1, true],
    [0, 2, 2, false],
    [1, 3, 2, true],
    [1, 3, 3, false],
    [2, 4, 3, true],
    [2, 4, 4, false],
    [2, 4, 5, false],
  ])('H2.3.1, H2.3.2 side %i, value %i: on a %i the Front Advances: %s', (side, value, die, crosses) => {
    const match = advance(24, { fronts: { italian: 3 }, sides: { italian: side } }, die);
    expect(eventsOf(match, 'attrition')).toMatchObject([
      {
        rule: crosses ? 'H2.3.1' : 'H2.3.2',
        front: 'italian',
        die,
        total: die,
        value,
        crosses: crosses ? 'yes' : 'no',
        ledger: { lines: [['H2.3.4', 'die', die]] },
      },
    ]);
    expect(spaceOf(match, 'italian')).toBe(crosses ? 2 : 3);
    expect(eventsOf(match, 'advance')).toHaveLength(crosses ? 1 : 0);
  });

  test.each([6, 5, 4, 2])('H2.3.4, H2.3.6 the Italian Front needs a roll from Udine only, not from %i', (italian) => {
    const match = advance(24, { fronts: { italian } });
    expect(eventsOf(match, 'attrition')).toEqual([]);
    expect(spaceOf(match, 'italian')).toBe(italian - 1);
  });

  test('H2.3.4 the line is still there after it was crossed and the Front thrown back', () => {
    const match = table({ card: 24, at: 'advance', fronts: { italian: 3 }, dice: [1, 6, '#8', 3, 2, 6, 6] });
    play(match, 'attack italian alone by actions', 'end actions');
    expect(eventsOf(match, 'attrition')).toMatchObject([{ crosses: 'yes' }, { die: 2, crosses: 'no' }]);
    expect(spaceOf(match, 'italian')).toBe(3);
  });

  test.each([
    [1, 4],
    [2, 5],
  ])('H2.3.5 with the Trench Line a %i leaves the Balkan Front in %i', (die, space) => {
    const match = advance(6, { fronts: { balkan: 5 }, fields: { bulgaria: 'yes', trench: 'yes' } }, die);
    expect(eventsOf(match, 'attrition')).toMatchObject([
      { front: 'balkan', die, value: 2, ledger: { lines: [['H2.3.5', 'die', die]] } },
    ]);
    expect(spaceOf(match, 'balkan')).toBe(space);
  });

  test('H2.3.5, H2.3.6 without the Trench Line, or out of Veles, no roll is made', () => {
    const none = advance(6, { fronts: { balkan: 5 }, fields: { bulgaria: 'yes' } });
    expect(eventsOf(none, 'attrition')).toEqual([]);
    expect(spaceOf(none, 'balkan')).toBe(4);
    for (const balkan of [4, 3, 2]) {
      const match = advance(6, { fronts: { balkan }, fields: { bulgaria: 'yes', trench: 'yes' } });
      expect(eventsOf(match, 'attrition')).toEqual([]);
      expect(spaceOf(match, 'balkan')).toBe(balkan - 1);
    }
  });

  test('H2.3.6 no other Front is ever rolled for, and the Fortress stops nobody', () => {
    for (const space of [5, 4, 3, 2]) {
      const fronts = { polish: space, carpathian: space, romanian: space };
      const match = advance(31, { fronts, fields: { bulgaria: 'yes', trench: 'yes', fortress: 3 } });
      expect(eventsOf(match, 'attrition')).toEqual([]);
      expect(spaces(match)).toEqual([space - 1, space - 1, -1, space - 1, -1]);
    }
  });

  test('H2.3.6 no Retreat is rolled for', () => {
    const match = table({
      card: 31,
      fronts: { italian: 2, balkan: 4 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: [6, 6],
    });
    play(match, 'attack italian alone by actions', 'attack balkan alone by actions');
    expect([spaceOf(match, 'italian'), spaceOf(match, 'balkan')]).toEqual([3, 5]);
    expect(eventsOf(match, 'attrition')).toEqual([]);
    expect(match.scriptLeft).toEqual([]);
  });

  test.each([3, 2, 1])('H2.3.8 the Trench Line is removed if the Balkan Front ends a turn in %i', (balkan) => {
    const match = table({
      card: 5,
      at: 'end',
      fronts: { balkan },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: ['#3', 3, 6],
    });
    expect(eventsOf(match, 'trench lost')).toMatchObject([{ rule: 'H2.3.8' }]);
    expect(match.state).toMatchObject({ trench: 0, bulgaria: 1 });
  });

  test('H2.3.8 it is gone for good: the Front thrown back to Salonika comes on without a roll', () => {
    const match = table({
      card: 31,
      fronts: { balkan: 3 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: ['#3', 3, 6, 6, 6, '#6', 6],
    });
    play(match, 'end actions', 'attack balkan alone by actions', 'attack balkan alone by actions');
    expect(spaceOf(match, 'balkan')).toBe(5);
    play(match, 'end actions');
    expect(spaceOf(match, 'balkan')).toBe(4);
    expect(eventsOf(match, 'attrition')).toEqual([]);
  });

  test('H2.3.8 only the end of the turn counts: thrown back into Veles in time, it leaves the Trench Line alone', () => {
    const match = table({
      card: 31,
      fronts: { balkan: 3 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: [6, '#5', 3],
    });
    play(match, 'attack balkan alone by actions', 'end actions');
    expect(match.state.trench).toBe(1);
  });

  test.each([4, 5, 'off'] as const)('H2.3.9 with the Balkan Front in %s the Trench Line stays', (balkan) => {
    const match = table({
      card: 5,
      at: 'end',
      fronts: { balkan },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: ['#3', 3, 6],
    });
    expect(eventsOf(match, 'trench lost')).toEqual([]);
    expect(match.state.trench).toBe(1);
  });

  test('H2.3.9 after Veles it works again if the Front is thrown back to Salonika', () => {
    const match = table({
      card: 5,
      fronts: { balkan: 4 },
      fields: { bulgaria: 'yes', trench: 'yes' },
      dice: [6, '#6', 2, 6],
    });
    play(match, 'attack balkan alone by actions', 'end actions');
    expect(eventsOf(match, 'attrition')).toMatchObject([{ front: 'balkan', die: 2, crosses: 'no' }]);
    expect(spaceOf(match, 'balkan')).toBe(5);
  });

  test('H2.3.10, H2.3.2 example: card 11, Battle Value 2, a roll of 2: the Italian Front stays in Udine', () => {
    const match = table({ card: 11, at: 'event', fronts: { italian: 3 }, dice: [3, 2, 6] });
    expect(eventsOf(match, 'attrition')).toMatchObject([{ rule: 'H2.3.2', die: 2, total: 2, value: 2, crosses: 'no' }]);
    expect(spaceOf(match, 'italian')).toBe(3);
  });
});

describe('Radio Intercepts', () => {
  const intercepts = { intercepts: 3 };

  test('H2.3.11 a marker cancels one Advance', () => {
    const match = advance(10, { fields: intercepts });
    expect(due(match)).toBe('intercept');
    play(match, 'intercept polish');
    expect(eventsOf(match, 'intercept')).toMatchObject([{ rule: 'H2.3.11', front: 'polish', left: 2 }]);
    expect(eventsOf(match, 'advance')).toEqual([]);
    expect(spaceOf(match, 'polish')).toBe(5);
    expect(match.state.intercepts).toBe(2);
  });

  test('H2.3.13 you may also let the Front Advance and keep the marker', () => {
    const match = advance(10, { fields: intercepts });
    play(match, 'let polish advance');
    expect(spaceOf(match, 'polish')).toBe(4);
    expect(match.state.intercepts).toBe(3);
  });

  test('H2.3.12, H2.3.13 you are asked for all Fronts but the Balkan, in order, with the earlier results known', () => {
    const match = advance(31, { fronts: onMap, fields: intercepts });
    const seen: number[][] = [];
    for (const front of FRONTS.slice(0, 4)) {
      expect(due(match)).toBe('intercept');
      seen.push(spaces(match));
      play(match, `let ${front} advance`);
    }
    expect(seen).toEqual([
      [5, 6, 6, 5, 5],
      [4, 6, 6, 5, 5],
      [4, 5, 6, 5, 5],
      [4, 5, 5, 5, 5],
    ]);
    expect(due(match)).toBe('action');
    expect(spaces(match)).toEqual([4, 5, 5, 4, 4]);
  });

  test.each(['polish', 'carpathian', 'italian', 'romanian'] as const)(
    'H2.3.12 the %s Front can be stopped',
    (front) => {
      const match = advance(31, { fronts: onMap, fields: intercepts });
      for (const one of FRONTS.slice(0, 4)) play(match, one === front ? `intercept ${one}` : `let ${one} advance`);
      for (const one of FRONTS) expect(spaceOf(match, one)).toBe(onMap[one] - (one === front ? 0 : 1));
    },
  );

  test('H2.3.14 you are not asked for a Front that is not on the map', () => {
    const match = advance(31, { fronts: { polish: 'off', romanian: 4 }, fields: intercepts });
    play(match, 'let carpathian advance');
    expect(spaceOf(match, 'carpathian')).toBe(5);
    expect(due(match)).toBe('intercept');
    play(match, 'let romanian advance');
    expect(spaceOf(match, 'romanian')).toBe(3);
    expect(due(match)).toBe('action');
  });

  test('H2.3.15 you decide before the Attrition Roll, and a cancelled Advance rolls nothing', () => {
    const asked = () => table({ card: 24, at: 'advance', fronts: { italian: 3 }, fields: intercepts, dice: [1] });
    const match = asked();
    expect(due(match)).toBe('intercept');
    expect(eventsOf(match, 'attrition')).toEqual([]);
    play(match, 'intercept italian');
    expect(eventsOf(match, 'attrition')).toEqual([]);
    expect(match.scriptLeft).toEqual([1]);
    const rolled = asked();
    play(rolled, 'let italian advance');
    expect(eventsOf(rolled, 'attrition')).toMatchObject([{ die: 1, crosses: 'yes' }]);
  });

  test('H2.3.16, H2.3.17 of a double Advance the first half may be cancelled, and then not the second', () => {
    const match = advance(21, { fields: intercepts });
    play(match, 'intercept carpathian');
    // The Carpathian Front has made its other Advance; the question is about the Polish one.
    expect(spaceOf(match, 'carpathian')).toBe(5);
    expect(due(match)).toBe('intercept');
    expect(refusal(match, 'intercept carpathian')).toEqual(['H2.3.16', 'H2.3.13']);
    expect(refusal(match, 'intercept balkan')).toEqual(['H2.3.12', 'H2.3.13']);
    expect(match.kernel.about(match.state)).toEqual({ front: 'polish' });
    play(match, 'let polish advance');
    expect(eventsOf(match, 'intercept')).toHaveLength(1);
    expect([spaceOf(match, 'carpathian'), spaceOf(match, 'polish')]).toEqual([5, 4]);
  });

  test('H2.3.16, H2.3.17 or the second half, if the first was let through', () => {
    const match = advance(21, { fields: intercepts });
    play(match, 'let carpathian advance');
    expect([due(match), spaceOf(match, 'carpathian')]).toEqual(['intercept', 5]);
    play(match, 'intercept carpathian', 'let polish advance');
    expect(eventsOf(match, 'intercept')).toMatchObject([{ front: 'carpathian', left: 2 }]);
    expect([spaceOf(match, 'carpathian'), spaceOf(match, 'polish')]).toEqual([5, 4]);
  });

  test('H2.3.16 in the next turn the same Front can be stopped again', () => {
    const match = table({ card: 10, at: 'advance', fields: intercepts, dice: [6, '#7', 3, 6] });
    play(match, 'intercept polish', 'end actions');
    expect(due(match)).toBe('intercept');
    play(match, 'intercept polish');
    expect(eventsOf(match, 'intercept')).toMatchObject([
      { front: 'polish', left: 2 },
      { front: 'polish', left: 1 },
    ]);
    expect(spaceOf(match, 'polish')).toBe(5);
  });

  test('H2.3.18 on different Fronts you may use as many markers as you have', () => {
    const match = advance(31, { fronts: onMap, fields: intercepts });
    play(match, 'intercept polish', 'intercept carpathian', 'intercept italian');
    expect(due(match)).toBe('action');
    expect(match.state.intercepts).toBe(0);
    expect(spaces(match)).toEqual([5, 6, 6, 4, 4]);
    expect(kit.markers.intercepts).toBe(3);
  });
});
