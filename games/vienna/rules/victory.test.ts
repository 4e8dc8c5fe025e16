import { parseMove } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { brokenBy, due, errorCode, eventsOf, go, hex, kernel, play, table, troops, zone } from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const OTTOMAN_HAND = ['OS1', 'OS11', 'OS14'];
const HABSBURG_HAND = ['HS1', 'HS12', 'HS22'];
const hands = { ottoman: { hand: OTTOMAN_HAND }, habsburg: { hand: HABSBURG_HAND } };
const control = 'ottoman' as const;
const trench = { 'glacis-c': { control, improvised: 2 } };
type Game = ReturnType<typeof table>;

const warning = (match: Game, move: string) => match.warning(parseMove(kernel, match.state, move));
const ended = (match: Game) => eventsOf(match, 'game over').map(({ rule, winner, ending }) => [rule, winner, ending]);

describe('the Ottomans win', () => {
  test('V6.1 if they control the Curtain Wall', () => {
    const match = table({ hexes: { 'ditch-c': { control } }, ...hands, dice: miss(9) });
    go(match, 'assault curtain with OS1', 'give way');
    expect(match.result).toEqual({ winner: 'ottoman', how: 'curtain', rule: 'V6.1', score: [1, -1] });
    expect(ended(match)).toEqual([['V6.1', 'ottoman', 'curtain']]);
  });

  test('V6.1 attacking the Curtain Wall in vain wins nothing', () => {
    const match = table({ hexes: { 'ditch-c': { control } }, ...hands, dice: miss(9) });
    go(
      match,
      'assault curtain with OS1',
      'contest',
      'send yerikulu x3',
      'send elite x3',
      'pull back front yerikulu x2',
    );
    expect(match.over).toBe(false);
    expect(hex(match, 'curtain').control).toBe('habsburg');
  });

  test('V6.2 if they control both the Ravelin and the Burg Bastion, whichever comes last', () => {
    const burg = table({ hexes: { ravelin: { control }, 'ditch-r': { control } }, ...hands, dice: miss(7) });
    go(burg, 'assault burg with OS1', 'give way');
    expect(burg.result).toEqual({ winner: 'ottoman', how: 'ravelin-burg', rule: 'V6.2', score: [1, -1] });
    const ravelin = table({ hexes: { burg: { control }, 'cw-c': { control } }, ...hands, dice: miss(7) });
    go(ravelin, 'assault ravelin with OS1', 'give way');
    expect(ravelin.result).toMatchObject({ winner: 'ottoman', rule: 'V6.2' });
  });

  test('V6.2 one of the two is not enough, nor is the Löbl Bastion', () => {
    const match = table({ hexes: { ravelin: { control }, 'ditch-l': { control } }, ...hands, dice: miss(7) });
    go(match, 'assault lobl with OS1', 'give way', 'cannons none');
    expect(hex(match, 'lobl').control).toBe('ottoman');
    expect(match.over).toBe(false);
    const burg = table({ hexes: { 'ditch-r': { control } }, ...hands, dice: miss(9) });
    go(burg, 'assault burg with OS1', 'give way', 'cannons none');
    expect(hex(burg, 'burg').control).toBe('ottoman');
    expect(burg.over).toBe(false);
  });

  test('V6.3 if Habsburg Morale reaches End', () => {
    const match = table({ morale: [8, 1], ...hands });
    go(match, 'play OS14');
    expect(match.state.morale).toEqual([9, 0]);
    expect(match.result).toEqual({ winner: 'ottoman', how: 'habsburg-morale', rule: 'V6.3', score: [1, -1] });
    expect(go(table({ morale: [8, 2], ...hands }), 'play OS14').over).toBe(false);
  });

  test('V6.4 if all 12 Habsburg Troops are Eliminated', () => {
    const lost = troops('elite', 4, 'infantry', 5, 'militia', 2);
    const start = {
      hexes: { 'glacis-c': { control, cannons: 1 }, camp: { cannons: 5 } },
      ottoman: { hand: ['OS7', 'OS1'] },
    };
    const match = table({ ...start, habsburg: { hand: HABSBURG_HAND, eliminated: lost }, dice: [5, 'militia'] });
    go(match, 'play OS7 on cw-c');
    expect(match.result).toEqual({ winner: 'ottoman', how: 'habsburg-troops', rule: 'V6.4', score: [1, -1] });
    const eleven = table({
      ...start,
      habsburg: { hand: HABSBURG_HAND, eliminated: lost.slice(1) },
      dice: [5, 'militia'],
    });
    go(eleven, 'play OS7 on cw-c');
    expect(zone(eleven, 'habsburg Eliminated')).toHaveLength(11);
    expect(eleven.over).toBe(false);
  });
});

describe('the Habsburgs win', () => {
  test('V6.5 if Ottoman Morale reaches End', () => {
    const match = table({ turn: 'habsburg', morale: [2, 8], ...hands });
    go(match, 'play HS22');
    expect(match.result).toEqual({ winner: 'habsburg', how: 'ottoman-morale', rule: 'V6.5', score: [-1, 1] });
    expect(go(table({ turn: 'habsburg', morale: [3, 8], ...hands }), 'play HS22').over).toBe(false);
  });

  test('V6.6 if all 20 Ottoman Troops are Eliminated', () => {
    const lost = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 5);
    const start = { turn: 'habsburg' as const, habsburg: { hand: ['HS24', 'HS1'] } };
    const match = table({ ...start, ottoman: { hand: OTTOMAN_HAND, eliminated: lost } });
    go(match, 'play HS24');
    expect(match.result).toEqual({ winner: 'habsburg', how: 'ottoman-troops', rule: 'V6.6', score: [-1, 1] });
    const nineteen = table({ ...start, ottoman: { hand: OTTOMAN_HAND, eliminated: lost.slice(1) } });
    go(nineteen, 'play HS24');
    expect(zone(nineteen, 'ottoman Eliminated')).toHaveLength(19);
    expect(nineteen.over).toBe(false);
  });

  test('V6.7 when round 5 is over', () => {
    const start = { ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS1'] } };
    const match = play(table({ round: 5, ...start }), 'pass', 'pass');
    expect(match.state.round).toBe(6);
    expect(match.result).toEqual({ winner: 'habsburg', how: 'relief', rule: 'V6.7', score: [-1, 1] });
    const fourth = play(table({ round: 4, ...start }), 'pass', 'pass');
    expect(fourth.over).toBe(false);
    expect(fourth.state.round).toBe(5);
  });
});

describe('when it counts', () => {
  test('V6.8 a victory ends the game at once: no roll follows an Entrench that wins', () => {
    const match = table({ morale: [8, 1], ...hands, dice: [6, 6] });
    go(match, 'entrench glacis-c with OS1', 'cannons camp>glacis-c x6');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.3' });
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(match.scriptLeft).toEqual([6, 6]);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(match.seat).toBeNull();
  });

  test('V6.8 after the end no move can be made', () => {
    const match = go(table({ morale: [8, 1], ...hands }), 'play OS14');
    expect(errorCode(() => match.play('pass'))).toBe('game-over');
    expect(match.legal()).toEqual([]);
  });

  test('V6.8 between the clauses of an Event too: the second evil of OS27 is not asked for', () => {
    const match = table({ morale: [8, 1], ottoman: { hand: ['OS27', 'OS1'] }, habsburg: { hand: HABSBURG_HAND } });
    go(match, 'play OS27');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.3' });
    expect(match.seat).toBeNull();
    expect(eventsOf(match, 'morale')).toHaveLength(1);
  });

  test('V6.8 a position in which somebody has won is no position to play on from', () => {
    const all = {
      ottoman: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6),
      habsburg: troops('elite', 4, 'infantry', 5, 'militia', 3),
    };
    expect(brokenBy({ ...hands, hexes: { curtain: { control } } })).toEqual(['V6.1']);
    expect(brokenBy({ ...hands, hexes: { ravelin: { control }, burg: { control } } })).toEqual(['V6.2']);
    expect(brokenBy({ ...hands, morale: [8, 0] })).toEqual(['V6.3']);
    expect(brokenBy({ ...hands, habsburg: { hand: HABSBURG_HAND, eliminated: all.habsburg } })).toEqual(['V6.4']);
    expect(brokenBy({ ...hands, morale: [0, 8] })).toEqual(['V6.5']);
    expect(brokenBy({ ...hands, ottoman: { hand: OTTOMAN_HAND, eliminated: all.ottoman } })).toEqual(['V6.6']);
    expect(brokenBy({ ...hands, round: 6 })).toEqual(['V6.7']);
    expect(brokenBy({ ...hands, morale: [1, 1], round: 5, hexes: { ravelin: { control } } })).toEqual([]);
  });

  test('V6.8 in the middle of a battle too: nothing that would follow happens', () => {
    const match = table({
      morale: [8, 8],
      hexes: { 'glacis-c': { control, cannons: 1 }, camp: { cannons: 5 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 4, 'infantry', 5, 'militia', 2) },
      dice: [6, 'militia', 6, 6],
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri x3', 'send militia', 'pull back front yeniceri');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.4' });
    // Neither the Habsburg roll, nor the comparison, nor the change of hands.
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ side: 'ottoman' }]);
    expect(eventsOf(match, 'battle decided')).toEqual([]);
    expect(hex(match, 'cw-c').control).toBe('habsburg');
    expect(zone(match, 'ottoman front line')).toHaveLength(2);
    expect(match.scriptLeft).toEqual([6, 6]);
  });

  test('V6.8.1 Troops in the deck and in the discard are alive', () => {
    const lost = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4);
    const match = table({
      turn: 'habsburg',
      ottoman: { hand: OTTOMAN_HAND, eliminated: lost, discard: ['yerikulu'] },
      habsburg: { hand: ['HS24', 'HS1'] },
    });
    go(match, 'play HS24');
    expect(zone(match, 'ottoman Troop deck')).toEqual([]);
    expect(zone(match, 'ottoman Eliminated')).toHaveLength(19);
    expect(match.over).toBe(false);
  });

  test('V6.8.1 Troops in a battle line are alive', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 3, 'infantry', 5, 'militia', 3) },
      dice: miss(9),
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yerikulu x3', 'send elite');
    expect(zone(match, 'habsburg Troop deck')).toEqual([]);
    expect(zone(match, 'habsburg Troop discard')).toEqual([]);
    expect(match.over).toBe(false);
    go(match, 'pull back front yerikulu', 'sacrifice none');
    expect(zone(match, 'habsburg Troop discard')).toEqual(['elite']);
    expect(match.over).toBe(false);
  });

  test('V6.8.2 Eliminations are checked after each group: the Ottoman roll comes first and decides', () => {
    const match = table({
      hexes: { 'glacis-c': { control, cannons: 2 }, camp: { cannons: 4 } },
      ottoman: { hand: OTTOMAN_HAND, eliminated: troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6) },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 4, 'infantry', 5, 'militia', 1) },
      // Both 6s hit; the Habsburg guns, which could Eliminate the last Yeniçeri, no longer fire.
      dice: [6, 6, 'militia', 'militia', 6, 6],
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri', 'send militia x2');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-troops', rule: 'V6.4' });
    expect(match.scriptLeft).toEqual([6, 6]);
  });

  test('V6.8.2 sacrifices are checked too', () => {
    const match = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 4, 'infantry', 5, 'militia', 1) },
      dice: miss(9),
    });
    go(match, 'sortie glacis-c with HS1', 'contest', 'send militia x2', 'send yeniceri x3');
    expect(due(match)).toBe('sacrifice');
    go(match, 'sacrifice rear militia x2');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-troops', rule: 'V6.4' });
  });

  test('V6.8.3 a win by territory ends the game before Morale moves', () => {
    const match = table({ morale: [8, 1], hexes: { 'ditch-c': { control } }, ...hands, dice: miss(9) });
    go(match, 'assault curtain with OS1', 'give way');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.1' });
    expect(match.state.morale).toEqual([8, 1]);
    expect(eventsOf(match, 'morale')).toEqual([]);
    expect(eventsOf(match, 'fortified')).toEqual([]);
    expect(hex(match, 'curtain')).toEqual({ control: 'ottoman', structural: 0, improvised: 0, cannons: 0 });
  });

  test('V6.8.3 without a win by territory Morale moves after control', () => {
    const match = table({ morale: [8, 1], hexes: trench, ...hands, dice: miss(9) });
    go(match, 'assault cw-c with OS1', 'give way', 'cannons none');
    expect(match.state.morale).toEqual([9, 0]);
    expect(hex(match, 'cw-c')).toMatchObject({ control: 'ottoman', improvised: 2 });
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.3' });
  });

  test('V6.9 both sides lose their last Troop after a battle (OS10, HT10): the Habsburgs win', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: ['OS10', 'OS1'], eliminated: troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6) },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 3, 'infantry', 5, 'militia', 3), tactics: ['HT10'] },
      dice: miss(9),
    });
    go(match, 'play OS10 on cw-c', 'contest', 'send yeniceri', 'send elite', 'lay HT10', 'double elite');
    go(match, 'sacrifice none', 'give up yeniceri');
    expect(zone(match, 'ottoman Eliminated')).toHaveLength(20);
    expect(zone(match, 'habsburg Eliminated')).toHaveLength(12);
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-troops', score: [-1, 1] });
    expect(ended(match)).toEqual([['V6.9', 'habsburg', 'ottoman-troops']]);
  });

  test('V6.9 both sides lose their last Troop to Tactics in step 6 (OT8, HT4): the Habsburgs win', () => {
    const match = table({
      hexes: { ...trench, 'cw-c': { improvised: 0 } },
      ottoman: {
        hand: ['OS1', 'OS11'],
        eliminated: troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6),
        tactics: ['OT8'],
      },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 3, 'infantry', 5, 'militia', 3), tactics: ['HT4'] },
      dice: ['yeniceri'],
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri', 'send elite', 'lay OT8', 'lay HT4');
    go(match, 'shoot front elite');
    expect(ended(match)).toEqual([['V6.9', 'habsburg', 'ottoman-troops']]);
    expect(match.result?.winner).toBe('habsburg');
  });

  test('V6.9 only one side loses its last Troop at that moment: it has lost', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: ['OS10', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND, eliminated: troops('elite', 3, 'infantry', 5, 'militia', 3), tactics: ['HT10'] },
      dice: miss(9),
    });
    go(match, 'play OS10 on cw-c', 'contest', 'send yerikulu x3', 'send elite', 'lay HT10', 'double elite');
    go(match, 'sacrifice none', 'give up yerikulu');
    expect(ended(match)).toEqual([['V6.4', 'ottoman', 'habsburg-troops']]);
  });
});

describe('warnings', () => {
  const lastTwo = troops('elite', 4, 'infantry', 5, 'militia', 1);

  test('V6.10 HS15 at Morale 1 is allowed, with a warning', () => {
    const start = (morale: number) =>
      table({
        turn: 'habsburg',
        morale: [8, morale],
        ottoman: { hand: OTTOMAN_HAND },
        habsburg: { hand: ['HS15', 'HS1'], eliminated: ['militia'] },
      });
    expect(warning(start(2), 'play HS15')).toBeUndefined();
    const match = start(1);
    expect(warning(match, 'play HS1')).toBeUndefined();
    expect(warning(match, 'play HS15')).toMatch(/^V6\.10: /);
    go(match, 'play HS15', 'return militia');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.3' });
  });

  test('V6.10 HS4 with the last Troops is allowed, with a warning', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { 'glacis-c': { control, cannons: 2 }, camp: { cannons: 4 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS4', 'HS1'], eliminated: lastTwo },
    });
    go(match, 'play HS4 on glacis-c');
    expect(warning(match, 'spike with militia')).toBeUndefined();
    expect(warning(match, 'spike with militia x2')).toMatch(/^V6\.10: /);
    go(match, 'spike with militia x2');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.4' });
  });

  test('V6.10 a sacrifice with the last Troops is allowed, with a warning', () => {
    const match = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, eliminated: lastTwo },
      dice: miss(9),
    });
    go(match, 'sortie glacis-c with HS1', 'contest', 'send militia x2', 'send yeniceri x3');
    expect(warning(match, 'sacrifice none')).toBeUndefined();
    expect(warning(match, 'sacrifice rear militia')).toBeUndefined();
    expect(warning(match, 'sacrifice rear militia x2')).toMatch(/^V6\.10: /);
  });

  test('V6.10 the Morale of OS13 and OS27 that would be the last is warned of', () => {
    const start = (morale: number) =>
      go(
        table({ morale: [8, morale], ottoman: { hand: ['OS13', 'OS1'] }, habsburg: { hand: HABSBURG_HAND } }),
        'play OS13',
      );
    expect(warning(start(3), 'lose morale')).toBeUndefined();
    const match = start(2);
    expect(warning(match, 'discard HS1')).toBeUndefined();
    expect(warning(match, 'lose morale')).toMatch(/^V6\.10: /);
    go(match, 'lose morale');
    expect(match.result).toMatchObject({ winner: 'ottoman', rule: 'V6.3' });
  });
});
