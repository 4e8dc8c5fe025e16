import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

/** H4.1 Offensives, with German Aid (H4.0.8) and Mackensen (H4.1.14). */

type Game = ReturnType<typeof table>;

const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;
const lastOffensive = (match: Game) => told(match, 'offensive').at(-1);
const preview = (match: Game, text: string) => {
  const { move } = match.why(text);
  const [modifiers, chances] = move ? match.preview(move) : [];
  return modifiers && { lines: modifiers.lines, good: chances.total, of: chances.title };
};
const lines = (match: Game, text: string) => preview(match, text)?.lines;

/** Card 9: two Actions and no modifier. */
const PLAIN = 9;

describe('Offensives', () => {
  test('H4.1.1 an Offensive costs 1 Action', () => {
    for (const front of ['polish', 'carpathian', 'romanian', 'balkan']) {
      const match = play(
        table({ card: 3, fronts: { romanian: 5, balkan: 5 }, dice: [1] }),
        `attack ${front} alone by actions`,
      );
      expect(match.state.actions).toBe(2);
    }
  });

  test('H4.1.2 the Front must be on the map', () => {
    const match = table({ card: PLAIN, fronts: { polish: 'off', balkan: 5 } });
    for (const front of ['polish', 'italian', 'romanian'])
      expect(refusal(match, `attack ${front} alone by actions`)).toEqual(['H4.1.2']);
    for (const front of ['carpathian', 'balkan'])
      expect(refusal(match, `attack ${front} alone by actions`)).toEqual([]);
    expect(errorCode(() => play(match, 'attack polish alone by actions'))).toBe('illegal-move');
  });

  test('H4.1.3 one die and all modifiers: card, Revolts, Fortress, German Aid', () => {
    const match = table({
      card: 10,
      fronts: { carpathian: 3 },
      loyalty: { czech: 0, hungarian: 0 },
      fields: { aid: 1 },
      dice: [2],
    });
    play(match, 'attack carpathian aid by actions');
    expect(lastLines(match, 'offensive')).toEqual([
      ['H4.1.3', 'die', 2],
      ['H13.10', 'German 9th Army', 2],
      ['H3.3.3', 'Czech Revolt', -1],
      ['H3.3.4', 'Hungarian Revolt', -1],
      ['H2.4.2', 'Przemyśl Fortress', 1],
      ['H4.0.8', 'German Aid', 2],
    ]);
    expect(lastOffensive(match)).toEqual({
      rule: 'H4.1.5',
      front: 'carpathian',
      dice: [2],
      die: 2,
      total: 5,
      value: 4,
      won: 'yes',
    });
  });

  test('H4.1.3 the Lodz Victory adds 1 against the Polish Front and no other', () => {
    const match = table({ card: PLAIN, fields: { lodz: 'yes' }, dice: [3] });
    expect(lines(match, 'attack carpathian alone by actions')).toEqual([]);
    expect(lines(match, 'attack polish alone by actions')).toEqual([['H13.8.1', 'Lodz Victory', 1]]);
    play(match, 'attack polish alone by actions');
    expect(lastOffensive(match)).toMatchObject({ die: 3, total: 4, value: 3, won: 'yes' });
  });

  test('H4.1.3 each Revolt hinders Offensives against its own Fronts', () => {
    const HINDERED = {
      czech: ['H3.3.3', 'Czech Revolt', ['polish', 'carpathian']],
      hungarian: ['H3.3.4', 'Hungarian Revolt', ['carpathian', 'romanian']],
      croat: ['H3.3.5', 'Croat Revolt', ['italian', 'balkan']],
    } as const;
    for (const [nation, [rule, label, hindered]] of Object.entries(HINDERED)) {
      const match = table({
        card: PLAIN,
        fronts: { polish: 4, carpathian: 5, italian: 4, romanian: 4, balkan: 4 },
        loyalty: { [nation]: 0 },
      });
      for (const front of ['polish', 'carpathian', 'italian', 'romanian', 'balkan'] as const)
        expect(lines(match, `attack ${front} alone by actions`)).toEqual(
          (hindered as readonly string[]).includes(front) ? [[rule, label, -1]] : [],
        );
    }
  });

  test('H4.1.4, H4.1.5 a total above the Battle Value drives the Front back, an equal or lower one does not', () => {
    for (const [front, side, value] of [
      ['italian', 0, 2],
      ['polish', 0, 3],
      ['carpathian', 0, 4],
    ] as const)
      for (const die of [2, 3, 4, 5]) {
        const match = table({ card: PLAIN, fronts: { [front]: 4 }, sides: { [front]: side }, dice: [die] });
        play(match, `attack ${front} alone by actions`);
        const won = die > value;
        expect(lastOffensive(match)).toEqual({
          rule: won ? 'H4.1.5' : 'H4.1.4',
          front,
          dice: [die],
          die,
          total: die,
          value,
          won: won ? 'yes' : 'no',
        });
        expect(spaceOf(match, front)).toBe(won ? 5 : 4);
        expect(told(match, 'retreat')).toMatchObject(won ? [{ rule: 'H4.1.5', front, space: 5 }] : []);
      }
  });

  test('H4.1.4 the value is that of the side of the counter', () => {
    const match = table({ card: 3, fronts: { balkan: 3, romanian: 4 }, sides: { balkan: 2, romanian: 1, polish: 1 } });
    match.script([4, 4, 3]);
    for (const [front, value, won] of [
      ['balkan', 4, 'no'],
      ['romanian', 4, 'no'],
      ['polish', 2, 'yes'],
    ] as const) {
      play(match, `attack ${front} alone by actions`);
      expect(lastOffensive(match)).toMatchObject({ front, value, won });
    }
  });

  test('H4.1.6 a Front in its highest space may be attacked; a success moves nothing', () => {
    const match = play(table({ card: PLAIN, dice: [5] }), 'attack polish alone by actions');
    expect(lastOffensive(match)).toMatchObject({ rule: 'H4.1.5', total: 5, value: 3, won: 'yes' });
    expect(told(match, 'stays')).toEqual([{ rule: 'H2.2.1', front: 'polish', place: 'Brest-Litovsk', space: 5 }]);
    expect(told(match, 'retreat')).toEqual([]);
    expect([spaceOf(match, 'polish'), match.state.actions]).toEqual([5, 1]);
  });

  test('H4.1.7 a natural 1 always fails and a natural 6 always succeeds', () => {
    const bold = table({ card: 10, fronts: { polish: 3 }, fields: { aid: 1, lodz: 'yes' }, dice: [1] });
    expect(preview(bold, 'attack polish aid by actions')).toMatchObject({ good: 5 });
    play(bold, 'attack polish aid by actions');
    expect(lastOffensive(bold)).toMatchObject({ rule: 'H0.3.4', die: 1, total: 6, value: 3, won: 'no' });
    expect(spaceOf(bold, 'polish')).toBe(3);
    const faint = table({ card: 2, fronts: { carpathian: 4 }, loyalty: { czech: 0, hungarian: 0 }, dice: [6] });
    expect(preview(faint, 'attack carpathian alone by actions')).toMatchObject({ good: 1 });
    play(faint, 'attack carpathian alone by actions');
    expect(lastOffensive(faint)).toMatchObject({ rule: 'H0.3.5', die: 6, total: 3, value: 4, won: 'yes' });
    expect(spaceOf(faint, 'carpathian')).toBe(5);
  });

  test('H4.1.8 example: a 3 with +1 drives Prezan from Bucharest to Dobruja', () => {
    const match = play(table({ card: 23, fronts: { romanian: 3 }, dice: [3] }), 'attack romanian alone by actions');
    expect(lastLines(match, 'offensive')).toEqual([
      ['H4.1.3', 'die', 3],
      ['H13.23', 'Flamanda Maneuver', 1],
    ]);
    expect(lastOffensive(match)).toMatchObject({ total: 4, value: 2, won: 'yes' });
    expect(told(match, 'retreat')).toEqual([{ rule: 'H4.1.5', front: 'romanian', place: 'Dobruja', space: 4 }]);
  });

  test('H4.1.9 the bonus of the Fortress: only ahead of Przemyśl, only while it stands', () => {
    const bonus = [['H2.4.2', 'Przemyśl Fortress', 1]];
    for (const [carpathian, fortress, expected] of [
      [3, 1, bonus],
      [1, 3, bonus],
      [4, 3, []],
      [5, 3, []],
      [3, 0, []],
    ] as const) {
      const match = table({ card: PLAIN, fronts: { carpathian, polish: 2 }, fields: { fortress } });
      expect(lines(match, 'attack carpathian alone by actions')).toEqual(expected);
      expect(lines(match, 'attack polish alone by actions')).toEqual([]);
    }
  });

  test('H4.1.9 the shield of Budapest: the Front behind cannot be attacked, two in Budapest both can', () => {
    const attacks = (carpathian: number, romanian: number) => {
      const match = table({ card: PLAIN, fronts: { carpathian, romanian, polish: 2 } });
      return ['carpathian', 'romanian', 'polish'].map((front) => refusal(match, `attack ${front} alone by actions`));
    };
    expect(attacks(1, 3)).toEqual([[], ['H2.5.10'], []]);
    expect(attacks(2, 1)).toEqual([['H2.5.10'], [], []]);
    expect(attacks(1, 1)).toEqual([[], [], []]);
    expect(attacks(2, 2)).toEqual([[], [], []]);
  });

  test('H4.1.10 the same Front any number of times, after failures and successes alike', () => {
    const match = table({ card: 42, fronts: { romanian: 1 }, dice: [1, 4, 2, 6] });
    for (let n = 0; n < 4; n++) play(match, 'attack romanian alone by actions');
    expect(told(match, 'offensive').map((one) => one.won)).toEqual(['no', 'yes', 'yes', 'yes']);
    expect([spaceOf(match, 'romanian'), match.scriptLeft.length]).toEqual([4, 0]);
  });
});

describe('The Italian rivers', () => {
  test('H4.1.11 an Offensive costs 2 Actions in Udine and on the Piave, 1 elsewhere', () => {
    for (const [space, cost] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 2],
      [6, 1],
    ]) {
      const match = play(table({ card: 3, fronts: { italian: space }, dice: [1] }), 'attack italian alone by actions');
      expect(match.state.actions).toBe(3 - cost);
    }
    // No other track has a river.
    for (const space of [3, 5])
      expect(refusal(table({ card: 1, fronts: { balkan: space } }), 'attack balkan alone by actions')).toEqual([]);
  });

  test('H4.1.12 two Actions, two Operations, or one of each', () => {
    const rich = (card: number): Table => ({
      card,
      fronts: { italian: 3 },
      resources: { western: 1, eastern: 1 },
      dice: [5],
    });
    const after = (match: Game) => [match.state.actions, [...match.state.resources], spaceOf(match, 'italian')];
    expect(after(play(table(rich(3)), 'attack italian alone by actions'))).toEqual([1, [1, 1, 0], 4]);
    expect(after(play(table(rich(1)), 'attack italian alone by western'))).toEqual([0, [0, 1, 0], 4]);
    const match = play(table(rich(1)), 'forgo');
    expect(refusal(match, 'attack italian alone by western')).toEqual(['H4.0.4', 'H4.1.11']);
    match.script(['#35']);
    play(match, 'attack italian alone by western+eastern');
    expect(told(match, 'operation').map((one) => one.theater)).toEqual(['western', 'eastern']);
    expect(lastOffensive(match)).toMatchObject({ front: 'italian', die: 5, won: 'yes' });
  });

  test('H4.1.13 thrown back from Udine, the next Offensive costs 1', () => {
    const match = play(
      table({ card: 3, fronts: { italian: 3 }, dice: [3, 3, '#35'] }),
      'attack italian alone by actions',
    );
    expect([spaceOf(match, 'italian'), match.state.actions]).toEqual([4, 1]);
    play(match, 'attack italian alone by actions');
    expect(told(match, 'retreat').map((one) => one.place)).toEqual(['Vittorio Veneto', 'Piave']);
  });
});

describe('German Aid', () => {
  test('H4.0.8 +2 on every Offensive against one Front, and on no other roll', () => {
    const match = table({ card: 3, fields: { aid: 2 }, loyalty: { czech: 1 }, dice: [3, 2, 4] });
    const bonus = ['H4.0.8', 'German Aid', 2];
    expect(preview(match, 'attack carpathian aid by actions')).toMatchObject({ lines: [bonus], good: 4 });
    expect(preview(match, 'attack carpathian alone by actions')).toMatchObject({ lines: [], good: 2 });
    play(match, 'attack carpathian aid by actions');
    expect(lastOffensive(match)).toMatchObject({ die: 3, total: 5, value: 4, won: 'yes' });
    expect(told(match, 'german aid')).toEqual([{ rule: 'H4.0.9', front: 'carpathian', left: 1 }]);
    expect(lines(match, 'attack polish alone by actions')).toEqual([]);
    expect(lines(match, 'influence czech by actions')).toEqual([]);
    play(match, 'influence czech by actions');
    expect(lastLines(match, 'influence')).toEqual([['H4.4.1', 'die', 2]]);
  });

  test('H4.0.9 it is spent before the die with the first Offensive that profits; earlier ones get nothing', () => {
    const match = table({ card: PLAIN, fields: { aid: 1 }, dice: [4, 4] });
    play(match, 'attack carpathian alone by actions', 'attack carpathian aid by actions');
    expect(told(match, 'offensive').map(({ total, won }) => [total, won])).toEqual([
      [4, 'no'],
      [6, 'yes'],
    ]);
    const order = match.events('all', 2).map(({ event }) => event);
    expect(order.indexOf('german aid')).toBeLessThan(order.indexOf('offensive'));
  });

  test('H4.0.10 it covers all later Offensives of the turn against the same Front, Operations included', () => {
    const match = table({
      card: PLAIN,
      fields: { aid: 1 },
      resources: { eastern: 1 },
      dice: [1, 3, 4, '#35'],
    });
    play(match, 'attack carpathian aid by actions', 'attack carpathian alone by actions');
    expect(lines(match, 'attack polish alone by eastern')).toEqual([]);
    expect(preview(match, 'attack carpathian alone by eastern')).toMatchObject({ good: 4 });
    play(match, 'attack carpathian alone by eastern');
    expect(told(match, 'offensive').map(({ total }) => total)).toEqual([3, 5, 6]);
    // The next turn is without it.
    expect(match.state.turn).toBe(2);
    expect(lines(match, 'attack carpathian alone by actions')).toEqual([]);
  });

  test('H4.0.11 one marker in a turn, no more; one again in the next', () => {
    const match = table({ card: 3, fields: { aid: 2, mackensen: 1 }, dice: [1, '#10', 6] });
    play(match, 'attack polish aid by actions');
    for (const move of ['attack polish aid', 'attack carpathian aid', 'attack carpathian both'])
      expect(refusal(match, `${move} by actions`)).toEqual(['H4.0.11']);
    expect(refusal(match, 'attack carpathian mackensen by actions')).toEqual([]);
    play(match, 'end actions');
    expect(refusal(match, 'attack carpathian aid by actions')).toEqual([]);
  });

  test('H4.0.8 without a marker in the box there is no German Aid', () => {
    const match = table({ card: PLAIN });
    expect(refusal(match, 'attack polish aid by actions')).toEqual(['H1.5.3']);
    expect(refusal(match, 'attack polish mackensen by actions')).toEqual(['H1.5.3']);
    expect(refusal(match, 'attack polish both by actions')).toEqual(['H1.5.3', 'H1.5.3']);
  });
});

describe('Mackensen', () => {
  const led: Table = { card: PLAIN, fields: { mackensen: 2, aid: 1 } };

  test('H4.1.14 two dice are rolled and you choose the one that counts', () => {
    const roll = () => play(table({ ...led, dice: [5, 2] }), 'attack carpathian mackensen by actions');
    const match = roll();
    expect(due(match)).toBe('mackensen');
    expect(match.legal()).toEqual(['use 2', 'use 5']);
    expect(refusal(match, 'use 6')).toEqual(['H4.1.14']);
    play(match, 'use 5');
    expect(lastOffensive(match)).toEqual({
      rule: 'H4.1.5',
      front: 'carpathian',
      dice: [5, 2],
      die: 5,
      total: 5,
      value: 4,
      won: 'yes',
    });
    expect(lastOffensive(play(roll(), 'use 2'))).toMatchObject({ rule: 'H4.1.4', die: 2, total: 2, won: 'no' });
  });

  test('H4.1.14 where both dice come to the same nothing is asked, and the higher counts', () => {
    for (const [dice, die, won] of [
      [[2, 4], 4, 'no'],
      [[6, 5], 6, 'yes'],
      [[3, 3], 3, 'no'],
    ] as const) {
      const match = play(table({ ...led, dice }), 'attack carpathian mackensen by actions');
      expect(lastOffensive(match)).toMatchObject({ dice, die, won });
    }
  });

  test('H4.1.14 the preview counts the pairs of faces that succeed', () => {
    for (const [front, support, good] of [
      ['carpathian', 'mackensen', 20],
      ['polish', 'mackensen', 27],
      ['carpathian', 'both', 32],
    ] as const)
      expect(preview(table(led), `attack ${front} ${support} by actions`)).toMatchObject({
        good,
        of: 'successes in 36',
      });
    expect(preview(table(led), 'attack carpathian aid by actions')).toMatchObject({ good: 4, of: 'successes in 6' });
  });

  test('H4.1.15 the natural 1 and 6 are read off the chosen die only', () => {
    const strong: Table = { card: 10, fields: { mackensen: 1, aid: 1 } };
    const one = play(table({ ...strong, dice: [1, 4] }), 'attack polish both by actions');
    expect(lastOffensive(play(one, 'use 1'))).toMatchObject({ rule: 'H0.3.4', die: 1, total: 5, value: 3, won: 'no' });
    const four = play(table({ ...strong, dice: [1, 4] }), 'attack polish both by actions', 'use 4');
    expect(lastOffensive(four)).toMatchObject({ rule: 'H4.1.5', die: 4, total: 8, won: 'yes' });
    // Weak as it is, only the 6 succeeds.
    const weak: Table = { card: 2, loyalty: { czech: 0, hungarian: 0 }, fields: { mackensen: 1 }, dice: [5, 6] };
    const six = play(table(weak), 'attack carpathian mackensen by actions', 'use 6');
    expect(lastOffensive(six)).toMatchObject({ rule: 'H0.3.5', die: 6, total: 3, value: 4, won: 'yes' });
    const five = play(table(weak), 'attack carpathian mackensen by actions', 'use 5');
    expect(lastOffensive(five)).toMatchObject({ rule: 'H4.1.4', die: 5, total: 2, won: 'no' });
  });

  test('H4.1.16 the marker is spent before the dice are rolled', () => {
    const match = play(table({ ...led, dice: [5, 2] }), 'attack carpathian mackensen by actions');
    expect(told(match, 'mackensen')).toEqual([{ rule: 'H4.1.16', front: 'carpathian', left: 1 }]);
    expect([match.state.mackensen, match.state.actions, told(match, 'offensive')]).toEqual([1, 1, []]);
  });

  test('H4.1.17 one Offensive takes one marker', () => {
    const match = play(table({ ...led, dice: [2, 2, 6] }), 'attack carpathian mackensen by actions');
    expect([match.state.mackensen, match.scriptLeft]).toEqual([1, [6]]);
    play(match, 'attack carpathian alone by actions');
    expect([match.state.mackensen, lastOffensive(match)?.dice]).toEqual([1, [6]]);
  });

  test('H4.1.18 against one Front only in a turn, there as often as you can pay', () => {
    const match = table({ ...led, card: 3, fields: { mackensen: 3, aid: 1 }, dice: [2, 2, 3, 3, '#10', 6] });
    play(match, 'attack carpathian mackensen by actions');
    expect(refusal(match, 'attack polish mackensen by actions')).toEqual(['H4.1.18']);
    expect(refusal(match, 'attack polish both by actions')).toEqual(['H4.1.18']);
    expect(refusal(match, 'attack polish aid by actions')).toEqual([]);
    play(match, 'attack carpathian mackensen by actions');
    expect(match.state.mackensen).toBe(1);
    play(match, 'end actions');
    expect(refusal(match, 'attack polish mackensen by actions')).toEqual([]);
  });

  test('H4.1.19 Mackensen and German Aid may serve the same Offensive', () => {
    const match = play(table({ ...led, dice: [2, 3] }), 'attack carpathian both by actions', 'use 3');
    expect(lastOffensive(match)).toMatchObject({ dice: [2, 3], die: 3, total: 5, won: 'yes' });
    expect([match.state.mackensen, match.state.aid]).toEqual([1, 0]);
    expect(lastLines(match, 'offensive')).toEqual([
      ['H4.1.3', 'die', 3],
      ['H4.0.8', 'German Aid', 2],
    ]);
  });

  test('H4.1.19 or different Fronts in the same turn', () => {
    const match = play(table({ ...led, dice: [1, 5, 5] }), 'attack polish aid by actions');
    play(match, 'attack carpathian mackensen by actions');
    expect(told(match, 'offensive').map(({ front, total }) => [front, total])).toEqual([
      ['polish', 3],
      ['carpathian', 5],
    ]);
  });

  test('H4.1.20 Mackensen helps in no other roll', () => {
    const match = play(table({ ...led, loyalty: { croat: 1 }, dice: [2, 6] }), 'influence croat by actions');
    expect(told(match, 'influence')).toMatchObject([{ die: 2, won: 'no' }]);
    expect([match.state.mackensen, match.scriptLeft]).toEqual([2, [6]]);
  });
});
