import { describe, expect, test } from 'vitest';
import { due, eventsOf, go, hex, morale, play, refusal, roll, table, troops, zone } from '../testing.ts';

type Game = ReturnType<typeof table>;

const warning = (match: Game, text: string): string | undefined => {
  const { move } = match.why(text);
  return move && match.warning(move);
};
const preview = (match: Game, text: string) => {
  const { move } = match.why(text);
  return move && match.preview(move).map(({ title, lines, total }) => ({ title, lines, total }));
};

const OTTOMAN = { hand: ['OS1', 'OS2', 'OS6'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
const GLACIS = { control: 'ottoman', improvised: 2 } as const;
/** All Ottoman Troops but the last two Yerikulu. */
const EIGHTEEN = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4);

describe('Entrench', () => {
  const start = { ottoman: OTTOMAN };

  test('V10.1.1 only the Ottomans may Entrench', () => {
    expect(refusal(table(start), 'entrench glacis-c with OS1')).toEqual([]);
    const match = table({ turn: 'habsburg', habsburg: HABSBURG });
    expect(refusal(match, 'entrench glacis-c with HS1')).toEqual(['V10.1.1']);
  });

  test('V10.1.2 the hex must be a Glacis hex', () => {
    // Every other hex is controlled by somebody, so V10.1.3 stands against it too.
    const match = table({ ...start, hexes: { 'glacis-c': GLACIS } });
    expect(refusal(match, 'entrench cw-c with OS1')).toEqual(['V10.1.2', 'V10.1.3']);
    expect(refusal(match, 'entrench camp with OS1')).toEqual(['V10.1.2', 'V10.1.3']);
  });

  test('V10.1.3 the hex must be controlled by nobody', () => {
    const match = table({ ...start, hexes: { 'glacis-c': GLACIS } });
    expect(refusal(match, 'entrench glacis-c with OS1')).toEqual(['V10.1.3']);
    expect(refusal(match, 'entrench glacis-l with OS1')).toEqual([]);
  });

  test('V10.1.4 the hex must be adjacent to a hex you control', () => {
    expect(refusal(table(start), 'entrench glacis-l with OS1')).toEqual(['V10.1.4']);
    const match = table({ ...start, hexes: { 'cw-l': { control: 'ottoman' } } });
    expect(refusal(match, 'entrench glacis-l with OS1')).toEqual([]);
    expect(refusal(match, 'entrench glacis-r with OS1')).toEqual(['V10.1.4']);
  });

  test('V10.1.5 the marker comes first, before Fortifications, Cannons, Morale and the roll', () => {
    const match = go(
      table({ ...start, dice: [...roll(9, 6), 'sekban'] }),
      'entrench glacis-c with OS1',
      'cannons camp>glacis-c x2',
    );
    const order = match.events('all', 1).map(({ event, rule }) => [event, rule]);
    expect(order.slice(0, 8)).toEqual([
      ['card played', 'V9.2'],
      ['control', 'V10.1.5'],
      ['fortified', 'V10.1.6'],
      ['cannons moved', 'V10.10'],
      ['morale', 'V10.1.8'],
      ['morale', 'V10.1.8'],
      ['cannon roll', 'V10.1.9'],
      ['troops eliminated', 'V10.1.10'],
    ]);
    expect(hex(match, 'glacis-c').control).toBe('ottoman');
  });

  test('V10.1.6 then 2 Improvised Fortifications from the supply', () => {
    const match = play(table(start), 'entrench glacis-c with OS1');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 0 });
    expect(match.state.supply[0]).toBe(19);
    expect(eventsOf(match, 'fortified')).toMatchObject([{ side: 'ottoman', hex: 'glacis-c', number: 2 }]);
    expect(morale(match)).toEqual([8, 8]);
    expect(due(match)).toBe('cannons');
  });

  test('V10.1.7 Cannons come to the new hex from anywhere, even without a line to the Camp', () => {
    const match = table({
      ...start,
      hexes: { camp: { cannons: 4 }, 'cw-l': { control: 'ottoman', cannons: 2 } },
      dice: roll(9),
    });
    play(match, 'entrench glacis-c with OS1');
    expect(refusal(match, 'cannons camp>cw-l')).toEqual(['V10.1.7']);
    expect(refusal(match, 'cannons none')).toEqual([]);
    go(match, 'cannons camp>glacis-c x3, cw-l>glacis-c x2');
    expect([hex(match, 'camp').cannons, hex(match, 'cw-l').cannons, hex(match, 'glacis-c').cannons]).toEqual([1, 0, 5]);
  });

  test('V10.1.8 then Ottoman Morale rises by 1 and Habsburg Morale falls by 1, before the roll', () => {
    const match = play(table(start), 'entrench glacis-c with OS1', 'cannons none');
    expect(morale(match)).toEqual([9, 7]);
    expect(due(match)).toBe('respond');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(eventsOf(match, 'morale')).toMatchObject([
      { rule: 'V10.1.8', side: 'ottoman', by: 1, now: 9 },
      { rule: 'V10.1.8', side: 'habsburg', by: -1, now: 7 },
    ]);
  });

  test('V10.1.9 the Habsburgs roll 1 die per Cannon, wherever it stands', () => {
    const lines = [['V10.1.9', 'Habsburg Cannons on the map', 6]];
    const match = table({ ...start, hexes: { curtain: { cannons: 0 } }, dice: roll(6) });
    expect(preview(match, 'entrench glacis-c with OS1')).toEqual([{ title: 'Habsburg dice', lines, total: 6 }]);
    go(match, 'entrench glacis-c with OS1', 'cannons none');
    expect(eventsOf(match, 'cannon roll')).toMatchObject([
      { rule: 'V10.1.9', side: 'habsburg', hits: 0, ledger: { lines, total: 6 } },
    ]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V10.1.10 each 6 Eliminates a random Troop of the Ottoman deck, at most 2', () => {
    const match = go(
      table({ ...start, dice: [...roll(9, 6, 6, 6, 5), 'yeniceri', 'yerikulu'] }),
      'entrench glacis-c with OS1',
      'cannons none',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ hits: 3 }]);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yerikulu']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(18);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V10.1.10 the discard is not touched where the deck is too small', () => {
    const match = go(
      table({
        ottoman: { ...OTTOMAN, discard: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 5) },
        dice: [...roll(9, 6, 6), 'yerikulu'],
      }),
      'entrench glacis-c with OS1',
      'cannons none',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(19);
    expect(match.over).toBe(false);
  });

  test('V10.1.11 victory is checked after the change of Morale, before the roll', () => {
    const match = play(
      table({ ...start, morale: [8, 1], dice: roll(9) }),
      'entrench glacis-c with OS1',
      'cannons none',
    );
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-morale', rule: 'V6.3' });
    expect(morale(match)).toEqual([9, 0]);
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(match.scriptLeft).toHaveLength(9);
  });

  test('V10.1.11 victory is checked again after the roll', () => {
    const match = go(
      table({ ottoman: { ...OTTOMAN, eliminated: EIGHTEEN }, dice: [...roll(9, 6, 6), 'yerikulu', 'yerikulu'] }),
      'entrench glacis-c with OS1',
      'cannons none',
    );
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-troops', rule: 'V6.6' });
    expect(morale(match)).toEqual([9, 7]);
  });

  test('V10.1.12 a Glacis hex lost to a Sortie may be entrenched again, with the change of Morale', () => {
    const match = table({ ...start, habsburg: HABSBURG, dice: [...roll(9), ...roll(6), ...roll(9)] });
    go(match, 'entrench glacis-c with OS1', 'cannons none');
    expect(morale(match)).toEqual([9, 7]);
    go(match, 'sortie glacis-c with HS1', 'give way');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'nobody', structural: 0, improvised: 0, cannons: 0 });
    expect(morale(match)).toEqual([8, 9]);
    go(match, 'entrench glacis-c with OS2', 'cannons none');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 0 });
    expect(morale(match)).toEqual([9, 8]);
    expect(match.scriptLeft).toEqual([]);
  });
});

describe('Assault', () => {
  const front = { ottoman: OTTOMAN, hexes: { 'glacis-c': GLACIS } } as const;

  test('V10.2.1 only the Ottomans may Assault', () => {
    expect(refusal(table(front), 'assault cw-c with OS1')).toEqual([]);
    const match = table({ ...front, turn: 'habsburg', habsburg: HABSBURG });
    expect(refusal(match, 'assault cw-c with HS1')).toEqual(['V10.2.1']);
  });

  test('V10.2.2 the hex must be controlled by the Habsburgs', () => {
    const match = table(front);
    expect(refusal(match, 'assault glacis-c with OS1')).toEqual(['V10.2.2']);
    expect(refusal(match, 'assault glacis-l with OS1')).toEqual(['V10.2.2']);
  });

  test('V10.2.3 the hex must be adjacent to a hex you control', () => {
    const match = table(front);
    expect(refusal(match, 'assault ravelin with OS1')).toEqual(['V10.2.3']);
    expect(refusal(match, 'assault cw-l with OS1')).toEqual(['V10.2.3']);
  });

  test('V10.2.5 the attack follows the Responses', () => {
    const match = play(table({ ...front, habsburg: { hand: ['HS17'] } }), 'assault cw-c with OS1');
    expect([due(match), match.seat]).toEqual(['respond', 'habsburg']);
    expect(eventsOf(match, 'attack')).toEqual([]);
    play(match, 'decline');
    expect(eventsOf(match, 'attack')).toMatchObject([{ attacker: 'ottoman', hex: 'cw-c' }]);
    expect([due(match), match.seat]).toEqual(['contest', 'habsburg']);
  });

  test('V10.2.5 the preview tells the numbers of the battle', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: { 'glacis-c': { ...GLACIS, cannons: 2 }, camp: { cannons: 4 }, 'glacis-r': GLACIS },
    });
    expect(preview(match, 'assault cw-c with OS1')).toEqual([
      {
        title: 'most Ottoman Troops',
        lines: [
          ['V12.1.7', 'Troops that everybody may send', 3],
          ['V12.1.10', 'Ottoman hexes next to it, with a line to the Camp', 2],
        ],
        total: 5,
      },
      { title: 'Troops to the rear', lines: [['V13.5.2', 'Improvised Fortifications', 1]], total: 1 },
      { title: 'Ottoman dice', lines: [['V13.6.2', 'Ottoman Cannons on the hex or next to it', 2]], total: 2 },
      { title: 'Habsburg dice', lines: [['V13.6.3', 'Habsburg Cannons on the map', 9]], total: 9 },
    ]);
  });
});

describe('Fortify, Ottomans', () => {
  const works = { 'glacis-c': { control: 'ottoman', improvised: 1 }, 'glacis-l': GLACIS } as const;

  test('V10.4.1 the hex must be under your control', () => {
    const match = play(table({ ottoman: OTTOMAN, hexes: works }), 'fortify with OS1');
    expect([due(match), match.seat]).toEqual(['build', 'ottoman']);
    expect(refusal(match, 'build cw-c')).toEqual(['V10.4.1']);
    expect(refusal(match, 'build glacis-r')).toEqual(['V10.4.1']);
    expect(refusal(match, 'build glacis-c')).toEqual([]);
  });

  test('V10.4.2 the hex must hold 0 or 1 Fortification and have room for one more', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: {
        ...works,
        'cw-l': { control: 'ottoman' },
        'ditch-l': GLACIS,
        lobl: { control: 'ottoman', improvised: 1 },
      },
    });
    play(match, 'fortify with OS1');
    expect(refusal(match, 'build glacis-l')).toEqual(['V10.4.2']);
    expect(refusal(match, 'build lobl')).toEqual(['V10.4.2']);
    expect(refusal(match, 'build camp')).toEqual(['V10.4.2']);
    expect(refusal(match, 'build cw-l')).toEqual([]);
    expect(refusal(match, 'build glacis-c')).toEqual([]);
  });

  test('V10.4.3 places 1 Improvised Fortification from the supply', () => {
    const match = play(table({ ottoman: OTTOMAN, hexes: works }), 'fortify with OS1', 'build glacis-c');
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(match.state.supply[0]).toBe(17);
    expect(eventsOf(match, 'fortified')).toMatchObject([{ rule: 'V10.4.3', hex: 'glacis-c', number: 1 }]);
    // One only, though an empty hex would take two.
    const empty = table({ ottoman: OTTOMAN, hexes: { 'glacis-c': { control: 'ottoman' } } });
    play(empty, 'fortify with OS1', 'build glacis-c');
    expect(hex(empty, 'glacis-c').improvised).toBe(1);
  });

  test('V10.4.4 then Cannons may move, or not', () => {
    const match = play(table({ ottoman: OTTOMAN, hexes: works }), 'fortify with OS1', 'build glacis-c');
    expect([due(match), match.seat]).toEqual(['cannons', 'ottoman']);
    expect(refusal(match, 'cannons none')).toEqual([]);
    play(match, 'cannons camp>glacis-c x2, camp>glacis-l');
    expect(['camp', 'glacis-c', 'glacis-l'].map((id) => hex(match, id).cannons)).toEqual([3, 2, 1]);
    expect(due(match)).toBe('turn');
  });

  test('V10.4.5 without a hex to build on at least 1 Cannon must move', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: { camp: { cannons: 5 }, 'glacis-c': { ...GLACIS, cannons: 1 } },
    });
    expect(refusal(match, 'fortify with OS1')).toEqual([]);
    play(match, 'fortify with OS1');
    expect(due(match)).toBe('cannons');
    expect(refusal(match, 'cannons none')).toEqual(['V10.4.5']);
    // There and back is no move.
    expect(refusal(match, 'cannons camp>glacis-c, glacis-c>camp')).toEqual(['V10.4.5']);
    play(match, 'cannons camp>glacis-c');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 2 });
    expect(due(match)).toBe('turn');
  });

  test('V10.4.5 nothing to build and no Cannon to move: no Fortify', () => {
    const match = table({ ottoman: OTTOMAN, hexes: { camp: { cannons: 0 }, 'glacis-c': GLACIS } });
    expect(refusal(match, 'fortify with OS1')).toEqual(['V10.4.5']);
  });

  test('V10.4.6 with the Camp alone you cannot Fortify', () => {
    expect(refusal(table({ ottoman: OTTOMAN }), 'fortify with OS1')).toContain('V10.4.6');
    const match = table({ ottoman: OTTOMAN, hexes: { 'glacis-c': { control: 'ottoman' } } });
    expect(refusal(match, 'fortify with OS1')).toEqual([]);
  });
});

describe('Bombard', () => {
  const guns = { camp: { cannons: 1 }, 'cw-l': { control: 'ottoman', cannons: 3 }, 'cw-c': GLACIS } as const;

  test('V10.5.1 only the Ottomans may Bombard', () => {
    expect(refusal(table({ ottoman: OTTOMAN, hexes: guns }), 'bombard ravelin with OS1')).toEqual([]);
    const match = table({ turn: 'habsburg', habsburg: HABSBURG, hexes: guns });
    expect(refusal(match, 'bombard ravelin with HS1')).toEqual(['V10.5.1']);
  });

  test('V10.5.2 the hex must be controlled by the Habsburgs', () => {
    const match = table({ ottoman: OTTOMAN, hexes: guns });
    expect(refusal(match, 'bombard cw-l with OS1')).toEqual(['V10.5.2']);
    expect(refusal(match, 'bombard glacis-l with OS1')).toEqual(['V10.5.2']);
  });

  test('V10.5.3 the hex must be adjacent to a hex you control', () => {
    const match = table({ ottoman: OTTOMAN, hexes: guns });
    expect(refusal(match, 'bombard ditch-c with OS1')).toEqual(['V10.5.3']);
    expect(refusal(match, 'bombard ditch-l with OS1')).toEqual([]);
  });

  test('V10.5.4 1 die per Ottoman Cannon on the hexes next to the target', () => {
    const hexes = { ...guns, 'cw-c': { ...GLACIS, cannons: 2 } };
    const lines = [['V10.5.4', 'Ottoman Cannons next to the hex', 5]];
    const match = table({ ottoman: OTTOMAN, hexes, dice: roll(5) });
    expect(preview(match, 'bombard ravelin with OS1')).toEqual([{ title: 'Ottoman dice', lines, total: 5 }]);
    expect(preview(match, 'bombard ditch-l with OS1')).toMatchObject([{ total: 3 }]);
    play(match, 'bombard ravelin with OS1');
    expect(eventsOf(match, 'cannon roll')).toMatchObject([
      { rule: 'V10.5.4', side: 'ottoman', dice: [1, 1, 1, 1, 1], ledger: { lines, total: 5 } },
    ]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V10.5.5 two or more 6s bring down 1 Structural Fortification', () => {
    for (const dice of [
      [6, 1, 6],
      [6, 6, 6],
    ]) {
      const match = table({
        ottoman: OTTOMAN,
        hexes: { ...guns, ravelin: { structural: 1, improvised: 1, cannons: 2 } },
        dice,
      });
      play(match, 'bombard ravelin with OS1');
      expect(hex(match, 'ravelin')).toEqual({ control: 'habsburg', structural: 0, improvised: 1, cannons: 2 });
      expect(match.state.ruins).toBe(1);
      expect(eventsOf(match, 'fortifications removed')).toMatchObject([
        { rule: 'V10.5.5', hex: 'ravelin', structural: 1, improvised: 0 },
      ]);
    }
  });

  test('V10.5.5 a single 6 does nothing', () => {
    const match = play(table({ ottoman: OTTOMAN, hexes: guns, dice: [6, 5, 5] }), 'bombard ravelin with OS1');
    expect(hex(match, 'ravelin').structural).toBe(1);
    expect(eventsOf(match, 'fortifications removed')).toEqual([]);
  });

  test('V10.5.6 a Bombard that can do nothing is allowed, with a warning', () => {
    const hexes = { ...guns, 'ditch-l': { structural: 0, improvised: 2 }, 'cw-r': GLACIS };
    const match = table({ ottoman: OTTOMAN, hexes, dice: [6, 6, 6] });
    expect(warning(match, 'bombard ravelin with OS1')).toBeUndefined();
    expect(warning(match, 'bombard ditch-l with OS1')).toContain('V10.5.6');
    expect(warning(match, 'bombard ditch-r with OS1')).toContain('V10.5.6');
    expect(refusal(match, 'bombard ditch-r with OS1')).toEqual([]);
    play(match, 'bombard ditch-l with OS1');
    expect(hex(match, 'ditch-l')).toMatchObject({ structural: 0, improvised: 2 });
    expect(eventsOf(match, 'fortifications removed')).toEqual([]);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS1']);
  });

  test('V10.5.6 one Cannon is too few, two are enough', () => {
    const one = { camp: { cannons: 5 }, 'cw-l': { control: 'ottoman', cannons: 1 } } as const;
    expect(warning(table({ ottoman: OTTOMAN, hexes: one }), 'bombard ravelin with OS1')).toContain('V10.5.6');
    const two = { camp: { cannons: 4 }, 'cw-l': { control: 'ottoman', cannons: 2 } } as const;
    expect(warning(table({ ottoman: OTTOMAN, hexes: two }), 'bombard ravelin with OS1')).toBeUndefined();
  });
});

describe('Sortie', () => {
  const front = { turn: 'habsburg', habsburg: HABSBURG, hexes: { 'glacis-c': GLACIS } } as const;

  test('V10.6.1 only the Habsburgs may make a Sortie', () => {
    expect(refusal(table(front), 'sortie glacis-c with HS1')).toEqual([]);
    const match = table({ ottoman: OTTOMAN, hexes: front.hexes });
    expect(refusal(match, 'sortie glacis-c with OS1')).toEqual(['V10.6.1']);
  });

  test('V10.6.2 the hex must be controlled by the Ottomans', () => {
    expect(refusal(table(front), 'sortie cw-c with HS1')).toEqual(['V10.6.2']);
    expect(refusal(table(front), 'sortie glacis-l with HS1')).toEqual(['V10.6.2']);
  });

  test('V10.6.3 the hex must be adjacent to a hex you control', () => {
    expect(refusal(table(front), 'sortie camp with HS1')).toEqual(['V10.6.3']);
  });

  test('V10.6.4 the point of Morale comes after the Responses and before the attack', () => {
    const match = play(table({ ...front, ottoman: OTTOMAN }), 'sortie glacis-c with HS1');
    expect([due(match), match.seat]).toEqual(['respond', 'ottoman']);
    expect(morale(match)).toEqual([8, 8]);
    play(match, 'decline');
    expect(morale(match)).toEqual([8, 9]);
    expect(eventsOf(match, 'morale')).toMatchObject([{ rule: 'V10.6.4', side: 'habsburg', by: 1, now: 9 }]);
    expect(due(match)).toBe('contest');
  });

  test('V10.6.5 an aborted Sortie gives no Morale', () => {
    const hexes = { 'glacis-c': { control: 'ottoman', improvised: 1 } } as const;
    const match = play(
      table({ ...front, hexes, ottoman: { hand: ['OS18'] } }),
      'sortie glacis-c with HS1',
      'respond OS18',
      'abort',
    );
    expect(morale(match)).toEqual([8, 8]);
    expect(eventsOf(match, 'morale')).toEqual([]);
    expect(eventsOf(match, 'attack')).toEqual([]);
    const pressed = play(
      table({ ...front, hexes, ottoman: { hand: ['OS18'] } }),
      'sortie glacis-c with HS1',
      'respond OS18',
      'press on',
    );
    expect(morale(pressed)).toEqual([8, 9]);
    expect(due(pressed)).toBe('contest');
  });

  test('V10.6.5 a cancelled Sortie gives no Morale', () => {
    const match = play(
      table({ ...front, habsburg: { hand: ['HS3', 'HS1'] }, ottoman: { hand: ['OS17'] } }),
      'play HS3 on glacis-c',
      'respond OS17',
    );
    expect(morale(match)).toEqual([8, 8]);
    expect(eventsOf(match, 'attack')).toEqual([]);
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS3']);
  });

  test('V10.6.5 a Sortie that is not contested gives it, and its victory a second', () => {
    const match = go(table({ ...front, dice: roll(6) }), 'sortie glacis-c with HS1', 'give way');
    expect(morale(match)).toEqual([7, 10]);
    expect(eventsOf(match, 'morale')).toMatchObject([
      { rule: 'V10.6.4', side: 'habsburg', by: 1 },
      { rule: 'V13.7.14', side: 'ottoman', by: -1 },
      { rule: 'V13.7.14', side: 'habsburg', by: 1 },
    ]);
  });

  test('V10.6.6 the attack is carried out', () => {
    const match = play(table(front), 'sortie glacis-c with HS1');
    expect(eventsOf(match, 'attack')).toMatchObject([{ rule: 'V11.1', attacker: 'habsburg', hex: 'glacis-c' }]);
    expect([due(match), match.seat]).toEqual(['contest', 'ottoman']);
    expect(preview(table(front), 'sortie glacis-c with HS1')).toEqual([
      {
        title: 'most Ottoman Troops',
        lines: [
          ['V12.1.7', 'Troops that everybody may send', 3],
          ['V12.1.9', 'line to the Camp, in defence', 1],
        ],
        total: 4,
      },
      { title: 'Troops to the rear', lines: [['V13.5.2', 'Improvised Fortifications', 2]], total: 2 },
      { title: 'Ottoman dice', lines: [['V13.6.2', 'Ottoman Cannons on the hex or next to it', 6]], total: 6 },
      { title: 'Habsburg dice', lines: [['V13.6.3', 'Habsburg Cannons on the map', 9]], total: 9 },
    ]);
  });
});

describe('Fortify, Habsburgs', () => {
  const start = { turn: 'habsburg', habsburg: HABSBURG } as const;

  test('V10.8.1 the hex must be under your control', () => {
    const match = play(table({ ...start, hexes: { 'cw-c': { control: 'ottoman' } } }), 'fortify with HS1');
    expect([due(match), match.seat]).toEqual(['build', 'habsburg']);
    expect(refusal(match, 'build cw-c')).toEqual(['V10.8.1']);
    expect(refusal(match, 'build glacis-c')).toEqual(['V10.8.1']);
    expect(refusal(match, 'build cw-l')).toEqual([]);
  });

  test('V10.8.2 the hex must hold 0 or 1 Fortification and have room for one more', () => {
    const hexes = { 'cw-c': { improvised: 2 }, ravelin: { structural: 0 }, burg: { structural: 1, improvised: 1 } };
    const match = play(table({ ...start, hexes }), 'fortify with HS1');
    expect(refusal(match, 'build cw-c')).toEqual(['V10.8.2']);
    expect(refusal(match, 'build burg')).toEqual(['V10.8.2']);
    expect(refusal(match, 'build lobl')).toEqual(['V10.8.2']);
    expect(refusal(match, 'build ravelin')).toEqual([]);
    expect(refusal(match, 'build curtain')).toEqual([]);
    const breached = play(table({ ...start, hexes: { lobl: { structural: 0 } } }), 'fortify with HS1');
    expect(refusal(breached, 'build lobl')).toEqual([]);
  });

  test('V10.8.2 with every hex full there is no Fortify', () => {
    const full = { structural: 1, improvised: 1 };
    const hexes = {
      'cw-l': { improvised: 2 },
      'cw-c': { improvised: 2 },
      'cw-r': { improvised: 2 },
      ravelin: full,
      'ditch-l': full,
      'ditch-c': full,
      'ditch-r': full,
      burg: full,
      curtain: full,
    };
    expect(refusal(table({ ...start, hexes }), 'fortify with HS1')).toEqual(['V10.8.2']);
  });

  test('V10.8.3 places 1 Improvised Fortification; Habsburg Cannons do not move', () => {
    const match = play(table(start), 'fortify with HS1', 'build ravelin');
    expect(hex(match, 'ravelin')).toEqual({ control: 'habsburg', structural: 1, improvised: 1, cannons: 2 });
    expect(match.state.supply[1]).toBe(15);
    expect(eventsOf(match, 'fortified')).toMatchObject([{ rule: 'V10.8.3', side: 'habsburg', number: 1 }]);
    expect([due(match), match.seat]).toEqual(['turn', 'habsburg']);
    // Nor do Ottoman ones.
    const trench = table({ ...start, hexes: { 'glacis-c': GLACIS, 'cw-c': { improvised: 0 } } });
    play(trench, 'fortify with HS1', 'build cw-c');
    expect(hex(trench, 'cw-c').improvised).toBe(1);
    expect([due(trench), trench.seat]).toEqual(['turn', 'habsburg']);
  });
});

describe('Barrage', () => {
  const start = { turn: 'habsburg', habsburg: HABSBURG } as const;

  test('V10.9.1 only the Habsburgs may Barrage', () => {
    expect(refusal(table(start), 'barrage with HS1')).toEqual([]);
    expect(refusal(table({ ottoman: OTTOMAN }), 'barrage with OS1')).toEqual(['V10.9.1']);
  });

  test('V10.9.2 1 die per Habsburg Cannon, wherever it stands', () => {
    const lines = [['V10.9.2', 'Habsburg Cannons on the map', 7]];
    const match = table({ ...start, hexes: { ravelin: { cannons: 0 } }, dice: roll(7) });
    expect(preview(match, 'barrage with HS1')).toEqual([{ title: 'Habsburg dice', lines, total: 7 }]);
    play(match, 'barrage with HS1');
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ rule: 'V10.9.2', hits: 0, ledger: { lines, total: 7 } }]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V10.9.3 two or more 6s Eliminate 1 random Troop of the deck, never more', () => {
    for (const sixes of [2, 4]) {
      const dice = [...roll(9, ...new Array<number>(sixes).fill(6)), 'sekban'];
      const match = play(table({ ...start, dice }), 'barrage with HS1');
      expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
      expect(eventsOf(match, 'troops eliminated')).toMatchObject([{ rule: 'V10.9.3', side: 'ottoman', number: 1 }]);
      expect(match.scriptLeft).toEqual([]);
    }
  });

  test('V10.9.3 one 6 does nothing', () => {
    const match = play(table({ ...start, dice: roll(9, 6, 5, 5) }), 'barrage with HS1');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(20);
  });

  test('V10.9.4 a Barrage with fewer than 2 Cannons is allowed, with a warning', () => {
    const none = { lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
    const match = table({ ...start, hexes: { ...none, ravelin: { cannons: 1 } }, dice: [6] });
    expect(warning(match, 'barrage with HS1')).toContain('V10.9.4');
    expect(refusal(match, 'barrage with HS1')).toEqual([]);
    play(match, 'barrage with HS1');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(warning(table({ ...start, hexes: none }), 'barrage with HS1')).toBeUndefined();
  });

  test('V10.9.4 a Barrage against an empty deck is allowed, with a warning', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
    const match = table({ ...start, ottoman: { discard }, dice: roll(9, 6, 6) });
    expect(warning(match, 'barrage with HS1')).toContain('V10.9.4');
    play(match, 'barrage with HS1');
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(20);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(warning(table(start), 'barrage with HS1')).toBeUndefined();
  });
});
