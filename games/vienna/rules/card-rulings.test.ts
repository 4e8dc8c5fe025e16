import { describe, expect, test } from 'vitest';
import { due, eventsOf, go, hex, morale, play, refusal, type Table, table, troops, zone } from '../testing.ts';

/** V16 Rulings on single cards, and how cards work together. */

const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const WORKS = { control: 'ottoman', improvised: 2 } as const;
/** No guns in reach on either side; the centre Covered Way without works. */
const NEAR = {
  ...SILENT,
  camp: { cannons: 0 },
  'glacis-c': { control: 'ottoman' },
  'cw-c': { improvised: 0 },
} as const;
const GARRISON = troops('elite', 4, 'infantry', 5, 'militia', 3);

const ottomans = (hand: readonly string[], more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, ...more, ottoman: { hand, ...more.ottoman } });
const habsburgs = (hand: readonly string[], more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, turn: 'habsburg', ...more, habsburg: { hand, ...more.habsburg } });
const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);
const totals = (match: ReturnType<typeof table>): unknown[] =>
  eventsOf(match, 'battle value').map(({ total }) => total);
const linesOf = (match: ReturnType<typeof table>, event: string, side: string) =>
  eventsOf(match, event).findLast((one) => one.side === side)?.ledger?.lines;

/** An Assault on the centre Covered Way with a plain card. */
const ASSAULT = ['assault cw-c with OS2', 'contest'];
const SORTIE = ['sortie glacis-c with HS2', 'contest'];
const tactics = (ours: string, theirs?: string): Table => ({
  ottoman: { hand: ['OS2', 'OS11'], tactics: [ours] },
  habsburg: { tactics: theirs ? [theirs] : [] },
});

describe('Morale after a battle', () => {
  test('V16.1.1 "more" is added even to 0: OT9 in a defence won is Ottoman +1 and Habsburg −1', () => {
    const match = habsburgs(['HS2', 'HS1'], { ottoman: { tactics: ['OT9'] } });
    go(match, ...SORTIE, 'send militia x3', 'send yeniceri x3', 'lay OT9');
    // +1 for setting out, −1 by OT9.
    expect(morale(match)).toEqual([9, 8]);
    expect(linesOf(match, 'morale', 'ottoman')).toEqual([['V18.OT9', 'Gülbank', 1]]);
    expect(linesOf(match, 'morale', 'habsburg')).toEqual([['V18.OT9', 'Gülbank', -1]]);
  });

  test('V16.1.1 "more" adds to what the rule gives: OS28 and OT9 together bring 3', () => {
    const match = ottomans(['OS28', 'OS11'], { morale: [5, 8], ottoman: { tactics: ['OT9'] } });
    go(match, 'play OS28 on cw-c', 'contest', 'send yeniceri x3', 'send militia x3', 'lay OT9');
    expect(morale(match)).toEqual([8, 6]);
    expect(linesOf(match, 'morale', 'ottoman')).toEqual([
      ['V13.7.14', 'attack won', 1],
      ['V17.OS28', 'Gold for the Brave', 1],
      ['V18.OT9', 'Gülbank', 1],
    ]);
  });

  test('V16.1.2 "no loss" takes away every loss, those by "more" included: HT6 against OT9', () => {
    const match = ottomans([], tactics('OT9', 'HT6'));
    go(match, ...ASSAULT, 'send yeniceri x3', 'send militia x3', 'lay OT9', 'lay HT6');
    expect(morale(match)).toEqual([10, 8]);
    expect(hex(match, 'cw-c')).toMatchObject({ control: 'ottoman', improvised: 0 });
  });

  test('V16.1.2 "no loss" is for the loser: HT6 in a battle won changes nothing', () => {
    const match = ottomans([], tactics('OT9', 'HT6'));
    go(match, ...ASSAULT, 'send yerikulu x3', 'send elite x3', 'lay OT9', 'lay HT6');
    expect(morale(match)).toEqual([8, 8]); // OT9 spares the Ottomans theirs
    const plain = ottomans(['OS2', 'OS11'], { habsburg: { tactics: ['HT6'] } });
    go(plain, ...ASSAULT, 'send yerikulu x3', 'send elite x3', 'lay HT6');
    expect(morale(plain)).toEqual([7, 8]);
  });

  test('V16.1.2 "no loss" leaves a gain alone: the point of a Sortie stays when OT9 spares the Ottomans', () => {
    const match = habsburgs(['HS2', 'HS1'], { ottoman: { tactics: ['OT9'] } });
    go(match, ...SORTIE, 'send elite x3', 'send yerikulu x3', 'lay OT9');
    expect(morale(match)).toEqual([8, 10]);
  });
});

describe('HT10', () => {
  const reserve = { habsburg: { tactics: ['HT10'] } };

  test('V16.2.1 the Habsburgs must choose at the start of step 7, after all losses', () => {
    const hexes = { ...NEAR, 'glacis-c': { control: 'ottoman', cannons: 1 } } as const;
    const match = ottomans(['OS2', 'OS11'], { ...reserve, hexes, dice: [6, 'elite'] });
    go(match, ...ASSAULT, 'send yeniceri x3', 'send elite, infantry x2', 'lay HT10');
    expect(due(match)).toBe('last-reserve');
    expect(refusal(match, 'double elite')).toEqual(['V16.2.1']);
    expect(match.legal()).toEqual(['double infantry']);
    go(match, 'double infantry');
    expect(totals(match)).toEqual([9, 6]);
  });

  test('V16.2.2 with an empty front line it does nothing', () => {
    const spent = ottomans(['OS2', 'OS11'], { habsburg: { tactics: ['HT10'], discard: GARRISON } });
    go(spent, ...ASSAULT, 'send yeniceri x3', 'send none', 'lay HT10');
    expect(totals(spent)).toEqual([9, 0]);
    expect(zone(spent, 'habsburg Eliminated')).toEqual([]);
  });

  test('V16.2.3 it doubles the printed value; HS14 comes on top, not doubled', () => {
    const match = habsburgs(['HS14', 'HS1'], { habsburg: { hand: ['HS14', 'HS1'], tactics: ['HT10'] } });
    go(match, 'play HS14', 'sortie glacis-c', 'contest', 'send militia x3', 'send yeniceri x3', 'lay HT10');
    go(match, 'double militia');
    expect(linesOf(match, 'battle value', 'habsburg')).toEqual([
      ['V13.7.1', '3 × Militia', 3],
      ['V17.HS14', 'The Student Company', 3],
      ['V18.HT10', 'the last reserve counts twice', 1],
    ]);
    expect(totals(match)).toEqual([9, 7]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['militia']);
  });

  const repelled = (): ReturnType<typeof table> => {
    const hexes = { ...NEAR, 'glacis-c': { control: 'ottoman', improvised: 1 } } as const;
    const match = habsburgs(['HS2', 'HS1'], { hexes, habsburg: { hand: ['HS2', 'HS1'], tactics: ['HT10'] } });
    return go(
      match,
      ...SORTIE,
      ...['send elite, infantry, militia', 'send yeniceri x4', 'lay HT10', 'pull back front militia', 'double elite'],
    );
  };

  test('V16.2.4 a Troop of HT10 that was sacrificed first is lost only once', () => {
    const match = go(repelled(), 'sacrifice front elite');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['militia', 'infantry']);
    expect(eventsOf(match, 'troops eliminated')).toEqual([]);
  });

  test('V16.2.4 if another Troop was sacrificed, it is lost as well', () => {
    const match = go(repelled(), 'sacrifice rear militia');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'militia']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V18.HT10', troops: ['elite'] });
  });
});

describe('Who picks the losses', () => {
  const FIRE = { ...NEAR, curtain: { cannons: 3 } };

  test('V16.3.1 with OS5 from the Troop deck, where the roll takes it there', () => {
    const match = habsburgs(['HS2', 'HS1'], { hexes: FIRE, ottoman: { hand: ['OS5', 'OS11'] }, dice: [6, 6, 6] });
    go(match, 'barrage with HS2', 'respond OS5');
    expect(refusal(match, 'lose front yerikulu')).toContain('V16.3.1');
    expect(refusal(match, 'lose recovered yerikulu')).toContain('V16.3.1');
    expect(refusal(match, 'lose yerikulu')).toEqual([]);
  });

  test('V16.3.1 with OS5 in battle from the front line', () => {
    const hexes = { ...FIRE, 'cw-c': { improvised: 1 } };
    const match = ottomans(['OS2', 'OS5', 'OS11'], { hexes, dice: [6, 6, 6] });
    go(match, ...ASSAULT, 'send yeniceri x3, yerikulu', 'send elite x3', 'pull back front yerikulu', 'respond OS5');
    expect(refusal(match, 'lose rear yerikulu')).toContain('V16.3.1');
    expect(refusal(match, 'lose front yeniceri')).toEqual([]);
  });

  test('V16.3.1 with OS5 in battle from the rear line if the front line is empty', () => {
    const hexes = { ...FIRE, 'cw-c': WORKS, ravelin: { cannons: 0, improvised: 1 } };
    const match = ottomans(['OS2', 'OS5', 'OS11'], { hexes, dice: [6, 6, 6] });
    go(match, 'assault ravelin with OS2', 'contest', 'send yeniceri x2, yerikulu', 'send elite x3', 'respond OS5');
    expect(refusal(match, 'lose rear yerikulu')).toEqual([]);
    expect(refusal(match, 'lose front yerikulu')).not.toEqual([]);
    go(match, 'lose rear yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
  });

  test('V16.3.2 with OS5 and OT7 together 1 Troop from either line', () => {
    const hexes = { ...FIRE, 'cw-c': { improvised: 1 } };
    const match = ottomans(['OS2', 'OS5', 'OS11'], {
      hexes,
      ottoman: { hand: ['OS2', 'OS5', 'OS11'], tactics: ['OT7'] },
      dice: [6, 6, 6],
    });
    go(
      match,
      ...ASSAULT,
      'send yeniceri x3, yerikulu',
      'send elite x3',
      'lay OT7',
      'pull back front yerikulu',
      'respond OS5',
    );
    expect(refusal(match, 'lose front yeniceri')).toEqual([]);
    expect(refusal(match, 'lose rear yerikulu, front yeniceri')).toContain('V13.6.5');
    go(match, 'lose rear yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
  });

  test('V16.3.3 HT9 keeps number, limit and chance; only the place of the lost Troops changes', () => {
    const hexes = { ...NEAR, 'glacis-c': { control: 'ottoman', cannons: 3 } } as const;
    const match = ottomans(['OS2', 'OS11'], {
      hexes,
      habsburg: { tactics: ['HT9'] },
      dice: [6, 6, 6, 'infantry', 'elite'],
    });
    go(match, ...ASSAULT, 'send yeniceri x3', 'send elite, infantry, militia', 'lay HT9', 'cannons none');
    expect(last(match, 'troops discarded instead')?.troops).toEqual(['infantry', 'elite']);
    expect(zone(match, 'habsburg Eliminated')).toEqual([]);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['infantry', 'elite', 'militia']);
    expect(totals(match)).toEqual([9, 1]);
  });

  test('V16.3.3 HT9 does not touch what OT8 takes', () => {
    const match = ottomans([], tactics('OT8', 'HT9'));
    go(match, ...ASSAULT, 'send yeniceri x3', 'send elite x3', 'lay OT8', 'lay HT9', 'shoot front elite');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
  });

  test('V16.3.4 OT7 does not touch the Elimination by HT4', () => {
    const match = ottomans([], { ...tactics('OT7', 'HT4'), dice: ['yeniceri'] });
    go(match, ...ASSAULT, 'send yeniceri x2, yerikulu', 'send elite x3', 'lay OT7', 'lay HT4');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V18.HT4' });
  });

  test('V16.3.4 OS5 leaves HT4 its Troop, on top of its own one', () => {
    const match = ottomans(['OS2', 'OS5', 'OS11'], {
      hexes: FIRE,
      habsburg: { tactics: ['HT4'] },
      dice: ['yeniceri', 6, 6, 6],
    });
    go(
      match,
      ...ASSAULT,
      'send yeniceri x2, yerikulu',
      'send elite x3',
      'lay HT4',
      'respond OS5',
      'lose front yerikulu',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yerikulu']);
  });
});

describe('Troop maximum', () => {
  /** How many Troops the Ottomans may send into this Sortie. */
  const most = (match: ReturnType<typeof table>): number =>
    [7, 6, 5, 4, 3].find((n) => refusal(match, `send yeniceri x${n}`).length === 0) ?? 0;
  const alarm = { ottoman: { hand: ['OS25', 'OS11'] } };

  test('V16.4.1 HS3 sets it to 3; answered by OS25 it is 4', () => {
    const alone = habsburgs(['HS3', 'HS1'], alarm);
    expect(most(go(alone, 'play HS3 on glacis-c', 'contest', 'send elite x3'))).toBe(3);
    const match = habsburgs(['HS3', 'HS1'], alarm);
    expect(most(go(match, 'play HS3 on glacis-c', 'respond OS25', 'contest', 'send elite x3'))).toBe(4);
  });

  test('V16.4.1 HS3 replaces hexes and lines: without a line it is 3 as well', () => {
    const hexes = { ...NEAR, 'glacis-c': {}, 'cw-c': { control: 'ottoman' } } as const;
    const match = habsburgs(['HS3', 'HS1'], { ...alarm, hexes });
    expect(most(go(match, 'play HS3 on cw-c', 'respond OS25', 'contest', 'send elite x3'))).toBe(4);
  });

  test('V16.4.2 OS25 alone gives 5 with a line to the Camp and 4 without', () => {
    const line = habsburgs(['HS2', 'HS1'], alarm);
    expect(most(go(line, 'sortie glacis-c with HS2', 'respond OS25', 'contest', 'send elite x3'))).toBe(5);
    const hexes = { ...NEAR, 'glacis-c': {}, 'cw-c': { control: 'ottoman' } } as const;
    const cut = habsburgs(['HS2', 'HS1'], { ...alarm, hexes });
    expect(most(go(cut, 'sortie cw-c with HS2', 'respond OS25', 'contest', 'send elite x3'))).toBe(4);
  });

  test.each([
    ['one hex', {}, 5],
    ['three hexes', { 'glacis-l': WORKS, 'glacis-r': WORKS }, 7],
    ['four hexes', { 'glacis-l': WORKS, 'glacis-r': WORKS, 'cw-l': WORKS }, 7],
    ['no line', { 'glacis-c': {}, 'cw-l': WORKS }, 4],
  ] as const)('V16.4.3 OS15 gives the normal maximum plus 1: with %s', (_name, more, number) => {
    const match = ottomans(['OS15', 'OS11'], { hexes: { ...NEAR, ...more } });
    expect(most(go(match, 'play OS15 on cw-c', 'contest'))).toBe(number);
  });
});

describe('Tiles drawn by a card', () => {
  test('V16.5.1 they come from the own bag to the own tiles', () => {
    const match = go(ottomans(['OS2', 'OS11'], { dice: ['1', '2'] }), 'play OS2');
    expect(zone(match, 'ottoman tiles')).toEqual(['1', '2']);
    expect(zone(match, 'ottoman bag')).toHaveLength(6);
    expect(zone(match, 'habsburg bag')).toHaveLength(8);
  });

  test('V16.5.1 an empty bag gives none, a nearly empty one what it has', () => {
    const one = ottomans(['OS2', 'OS11'], { ottoman: { tiles: [3, 2, 2, 1, 1, 1, 1] } });
    go(one, 'play OS2');
    expect(zone(one, 'ottoman tiles')).toHaveLength(8);
    const none = ottomans(['OS2', 'OS11'], { ottoman: { tiles: [3, 2, 2, 1, 1, 1, 1, 1] } });
    go(none, 'play OS2');
    expect(eventsOf(none, 'tile drawn')).toEqual([]);
    expect(due(none)).toBe('explode');
    const counter = ottomans(['OS2', 'OS11'], {
      hexes: { ...NEAR, 'cw-c': { improvised: 1 } },
      ottoman: { tiles: [3] },
      habsburg: { hand: ['HS5', 'HS1'], tiles: [2, 2, 1, 1, 1, 1, 1, 1] },
      dice: ['1'],
    });
    go(counter, 'mine with OS2', 'explode cw-c', 'respond HS5');
    expect(zone(counter, 'habsburg tiles')).toHaveLength(8);
    expect(hex(counter, 'cw-c').improvised).toBe(1);
  });

  test.each(['OS2', 'OS30'])('V16.5.2 HS30 does not answer %s', (card) => {
    const match = ottomans([card, 'OS11'], { habsburg: { hand: ['HS30', 'HS19'] } });
    play(match, `play ${card}`);
    expect(refusal(match, 'respond HS30')).toEqual(['V15.3.6']);
    expect(refusal(match, 'respond HS19')).toEqual([]);
  });

  test.each(['HS6', 'HS18'])('V16.5.2 OS16 does not answer %s', (card) => {
    const match = habsburgs([card, 'HS1'], { ottoman: { hand: ['OS16', 'OS17'] } });
    play(match, `play ${card}`);
    expect(refusal(match, 'respond OS16')).toEqual(['V15.3.6']);
    expect(refusal(match, 'respond OS17')).toEqual([]);
  });

  test('V16.5.3 no Explosion follows unless the card allows one', () => {
    const engineer = ottomans(['OS30', 'OS11'], { ottoman: { tiles: [3, 2] }, dice: ['1', '1'] });
    go(engineer, 'play OS30', 'no explosion');
    expect(due(engineer)).toBe('turn');
    const powder = habsburgs(['HS6', 'HS1'], { habsburg: { tiles: [2, 2] }, dice: ['1'] });
    go(powder, 'play HS6');
    expect(due(powder)).toBe('turn');
    const counter = ottomans(['OS2', 'OS11'], {
      ottoman: { tiles: [3] },
      habsburg: { hand: ['HS5', 'HS1'], tiles: [2, 2] },
      dice: ['1', '1'],
    });
    go(counter, 'mine with OS2', 'explode cw-c', 'respond HS5');
    expect(due(counter)).toBe('turn');
  });
});

describe('Two evils', () => {
  test('V16.6.1 with an empty hand OS13 costs 2 Morale', () => {
    const match = play(ottomans(['OS13', 'OS11']), 'play OS13');
    if (due(match) === 'dilemma') {
      expect(match.legal()).toEqual(['lose morale']);
      play(match, 'lose morale');
    }
    expect(morale(match)).toEqual([8, 6]);
  });

  test('V16.6.1 the hand counts after the Response: a last card spent on one cannot be discarded', () => {
    const match = ottomans(['OS13', 'OS11'], { habsburg: { hand: ['HS1'] } });
    play(match, 'play OS13', 'decline');
    expect(refusal(match, 'discard HS1')).toEqual([]);
    expect(refusal(match, 'discard HS2')).toEqual(['V16.6.1']);
  });

  test('V16.6.2 without an Improvised Fortification on the map OS27 costs the second point', () => {
    const hexes = { ...NEAR, 'cw-l': { improvised: 0 }, 'cw-r': { improvised: 0 } };
    const match = play(ottomans(['OS27', 'OS11'], { hexes }), 'play OS27');
    if (due(match) === 'dilemma') {
      expect(match.legal()).toEqual(['lose morale']);
      play(match, 'lose morale');
    }
    expect(morale(match)).toEqual([8, 6]);
  });

  test('V16.6.2 with one they may remove it instead, their own only', () => {
    const match = play(ottomans(['OS27', 'OS11']), 'play OS27');
    expect(refusal(match, 'tear down cw-c')).toEqual(['V16.6.2']);
    expect(refusal(match, 'tear down glacis-c')).toEqual(['V16.6.2']);
    expect(match.legal()).toEqual(['lose morale', 'tear down cw-l', 'tear down cw-r']);
  });

  test('V16.6.2 OS27 ends the game with its first point at Habsburg Morale 1', () => {
    const match = play(ottomans(['OS27', 'OS11'], { morale: [8, 1] }), 'play OS27');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-morale' });
  });
});

describe('Rolls that fall away', () => {
  const GUNS = { ...NEAR, camp: { cannons: 4 }, 'cw-c': { control: 'ottoman', cannons: 2 } } as const;

  test('V16.7.1 after HS8 the Cannon moves of OS20 stay', () => {
    const match = ottomans(['OS20', 'OS11'], { hexes: GUNS, habsburg: { hand: ['HS8', 'HS1'] } });
    play(match, 'play OS20 on ravelin', 'decline', 'cannons camp>cw-c x4', 'respond HS8');
    expect(hex(match, 'cw-c').cannons).toBe(6);
    expect(hex(match, 'ravelin').structural).toBe(1);
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
  });

  test('V16.7.1 after HS8 the works and Cannons of OS22 stay', () => {
    const match = ottomans(['OS22', 'OS11'], { hexes: GUNS, habsburg: { hand: ['HS8', 'HS1'] } });
    play(match, 'play OS22 on cw-c', 'decline', 'cannons camp>cw-c x4', 'bombard ravelin', 'respond HS8');
    expect(hex(match, 'cw-c')).toMatchObject({ improvised: 2, cannons: 6 });
    expect(hex(match, 'ravelin').structural).toBe(1);
  });

  test('V16.7.1 the seventh die of OS22 is rolled', () => {
    const match = ottomans(['OS22', 'OS11'], { hexes: GUNS, dice: [1, 1, 1, 1, 1, 6, 6] });
    play(match, 'play OS22 on cw-c', 'cannons camp>cw-c x4', 'bombard ravelin');
    expect(last(match, 'cannon roll')?.dice).toHaveLength(7);
    expect(hex(match, 'ravelin').structural).toBe(0);
  });

  test('V16.7.2 after OS26 the roll of HS21 has no 6s: nobody falls, nothing is razed', () => {
    const hexes = { ...NEAR, curtain: { cannons: 3 }, 'glacis-c': WORKS };
    const match = habsburgs(['HS21', 'HS1'], { hexes, ottoman: { hand: ['OS26', 'OS11'] } });
    play(match, 'play HS21', 'decline', 'respond OS26');
    expect(match.seat).toBe('ottoman');
    expect(due(match)).toBe('turn');
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
  });
});

describe('OS29', () => {
  const LOST = ['play OS29 on cw-c', 'contest', 'send yerikulu x3', 'send elite x3'];

  test('V16.9.1 the second Assault comes only after a battle lost', () => {
    expect(due(go(ottomans(['OS29', 'OS11']), ...LOST))).toBe('storm-again');
    expect(due(go(ottomans(['OS29', 'OS11']), ...LOST, 'let it be'))).toBe('turn');
    const won = go(ottomans(['OS29', 'OS11']), 'play OS29 on cw-c', 'give way');
    expect(due(won)).toBe('turn');
    const plain = go(ottomans(['OS29', 'OS11']), 'assault cw-c with OS29', ...LOST.slice(1));
    expect(due(plain)).toBe('turn');
  });

  test('V16.9.1 not after an abort or a cancellation', () => {
    const held = { habsburg: { hand: ['HS29', 'HS19', 'HS1'] } };
    const aborted = play(ottomans(['OS29', 'OS11'], held), 'play OS29 on cw-c', 'respond HS29', 'abort');
    expect(due(aborted)).toBe('turn');
    expect(aborted.seat).toBe('habsburg');
    const cancelled = play(ottomans(['OS29', 'OS11'], held), 'play OS29 on cw-c', 'respond HS19');
    expect(due(cancelled)).toBe('turn');
    expect(cancelled.seat).toBe('habsburg');
  });

  test('V16.9.3 the second has its own window, in which it is an Assault and no Event', () => {
    const match = ottomans(['OS29', 'OS11'], { habsburg: { hand: ['HS17', 'HS19', 'HS29'] } });
    go(match, ...LOST, 'storm again');
    // go() declined the window of the second Assault too.
    expect(due(match)).toBe('contest');
    const again = ottomans(['OS29', 'OS11'], { habsburg: { hand: ['HS17', 'HS19', 'HS29'] } });
    go(again, ...LOST);
    play(again, 'storm again');
    expect(due(again)).toBe('respond');
    expect(refusal(again, 'respond HS17')).toEqual([]);
    expect(refusal(again, 'respond HS19')).toEqual(['V15.3.6']);
    play(again, 'respond HS29', 'abort');
    expect(again.seat).toBe('habsburg');
    expect(hex(again, 'cw-c').improvised).toBe(1);
  });

  test('V16.9.3 one Response spans both: whoever answered the first has no window in the second', () => {
    const match = ottomans(['OS29', 'OS11'], { habsburg: { hand: ['HS17', 'HS29', 'HS1'] } });
    play(match, 'play OS29 on cw-c', 'respond HS17', 'contest', 'send yerikulu x3', 'send elite x3');
    play(match, 'pull back front yerikulu', 'storm again');
    expect(due(match)).toBe('contest');
    // HS17 was for the first battle only.
    play(match, 'contest', 'send yeniceri x3', 'send militia x3');
    expect(totals(match).slice(-2)).toEqual([9, 3]);
  });

  test('V16.9.3 the second has its own maximum, Recover and Tactics', () => {
    const match = ottomans(['OS29', 'OS11'], { ottoman: { hand: ['OS29', 'OS11'], tactics: ['OT1', 'OT9'] } });
    go(match, ...LOST, 'lay OT1');
    expect(morale(match)).toEqual([7, 8]);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yerikulu', 'yerikulu', 'yerikulu']);
    play(match, 'storm again', 'contest');
    expect(refusal(match, 'send yeniceri x4, recovered yerikulu')).toEqual(['V12.1.7']);
    play(match, 'send yeniceri x3, recovered yerikulu', 'send militia x3');
    expect(morale(match)).toEqual([6, 8]);
    expect(refusal(match, 'lay OT1')).toEqual(['V12.2']);
    play(match, 'lay OT9');
    expect(totals(match).slice(-2)).toEqual([10, 3]);
    expect(morale(match)).toEqual([8, 6]);
  });

  test('V16.9.3 the defender may give way to the second', () => {
    const match = go(ottomans(['OS29', 'OS11']), ...LOST, 'storm again', 'give way');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
  });

  test('V16.9.4 the second must be lawful when it is made', () => {
    const army = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 3);
    const spent = { ottoman: { eliminated: army }, morale: [2, 8] } as const;
    const match = ottomans(['OS29', 'OS11'], spent);
    go(match, ...LOST); // Morale falls to 1: nobody can be Recovered
    expect(due(match)).toBe('turn');
    const able = ottomans(['OS29', 'OS11'], { ...spent, morale: [3, 8] });
    expect(due(go(able, ...LOST))).toBe('storm-again');
  });

  test('V16.9.5 there is no third Assault', () => {
    const match = go(ottomans(['OS29', 'OS11']), ...LOST, 'storm again', 'contest');
    go(match, 'send yerikulu x3', 'send infantry x3');
    expect(last(match, 'battle decided')).toMatchObject({ winner: 'habsburg' });
    expect(eventsOf(match, 'battle decided')).toHaveLength(2);
    expect(due(match)).toBe('turn');
    expect(morale(match)).toEqual([6, 8]);
  });
});
