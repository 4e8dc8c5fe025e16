import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, eventsOf, go, hex, kernel, play, refusal, table, zone } from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const cards = (side: 'OS' | 'HS', n: number): string[] => Array.from({ length: n }, (_, i) => `${side}${i + 1}`);
const held = (ottoman: number, habsburg: number) => ({
  ottoman: { hand: cards('OS', ottoman) },
  habsburg: { hand: cards('HS', habsburg) },
});
const passes = (match: ReturnType<typeof table>) => eventsOf(match, 'pass').map(({ rule, side }) => [rule, side]);
const ends = (match: ReturnType<typeof table>) => eventsOf(match, 'strategy phase ends').map(({ rule }) => rule);

describe('turns', () => {
  test('V9.1 the Ottomans take the first turn of every Strategy phase', () => {
    const start = new Match(kernel, { set: RECONSTRUCTED, seed: 'turns', options: { redraw: 'off' } });
    expect([start.seat, due(start)]).toEqual(['ottoman', 'turn']);
    // Whoever ended the phase before: once the Habsburgs, once the Ottomans.
    const afterHabsburg = play(table(held(1, 1)), 'pass', 'pass', 'keep card', 'keep card');
    expect([afterHabsburg.seat, due(afterHabsburg), afterHabsburg.state.round]).toEqual(['ottoman', 'turn', 2]);
    const afterOttoman = play(table({ turn: 'habsburg', ...held(1, 1) }), 'pass', 'pass', 'keep card', 'keep card');
    expect([afterOttoman.seat, due(afterOttoman), afterOttoman.state.round]).toEqual(['ottoman', 'turn', 2]);
  });

  test('V9.1.1 the players alternate until the phase ends', () => {
    const match = table(held(3, 3));
    const seats = [match.seat];
    for (const move of ['mine with OS1', 'mine with HS1', 'mine with OS2', 'mine with HS2']) {
      go(match, move);
      seats.push(match.seat);
    }
    expect(seats).toEqual(['ottoman', 'habsburg', 'ottoman', 'habsburg', 'ottoman']);
    expect(refusal(match, 'mine with HS3')).toEqual(['V9.2']);
  });

  test('V9.1.1 a pass hands the turn on as well', () => {
    const match = play(table(held(1, 3)), 'pass');
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
  });
});

describe('what a card is spent on', () => {
  test('V9.2 the card goes face up on the discard', () => {
    const match = go(table(held(2, 2)), 'mine with OS2');
    expect(zone(match, 'ottoman hand')).toEqual(['OS1']);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS2']);
    expect(match.viewJson(1).zones?.['ottoman Strategy discard']).toEqual(['OS2']);
    expect(eventsOf(match, 'card played')).toMatchObject([
      { rule: 'V9.2', side: 'ottoman', card: 'OS2', action: 'mine', hex: 'none' },
    ]);
  });

  test('V9.2 the card must be in your hand', () => {
    const match = table(held(2, 2));
    expect(refusal(match, 'mine with OS3')).toEqual(['V9.2']);
    expect(refusal(match, 'mine with HS1')).toEqual(['V9.2']);
    expect(refusal(match, 'entrench glacis-c with OS9')).toEqual(['V9.2']);
    expect(refusal(match, 'play OS11')).toEqual(['V9.2']);
    expect(refusal(match, 'mine with OS1')).toEqual([]);
  });

  test('V9.2 one card, one action: then the turn is over', () => {
    const match = go(table(held(3, 3)), 'mine with OS1');
    expect(match.seat).toBe('habsburg');
    expect(zone(match, 'ottoman hand')).toHaveLength(2);
  });

  test("V9.2.1 used for an action, the card's own text is ignored", () => {
    const match = table({ ottoman: { hand: ['OS11', 'OS14', 'OS12'] }, habsburg: { hand: ['HS1', 'HS22'] } });
    go(match, 'mine with OS14', 'mine with HS22', 'mine with OS11');
    expect(match.state.morale).toEqual([8, 8]);
    expect(zone(match, 'ottoman tiles')).toHaveLength(2);
    expect(eventsOf(match, 'morale')).toEqual([]);
  });

  test('V9.2.1 any card pays for any action of your side', () => {
    const match = table({
      hexes: { 'glacis-c': { control: 'ottoman' } },
      ottoman: { hand: ['OS5', 'OS11', 'OS26'] },
      habsburg: { hand: ['HS5', 'HS1'] },
    });
    for (const card of ['OS5', 'OS11', 'OS26'])
      for (const action of ['entrench glacis-l', 'assault cw-c', 'mine', 'fortify', 'bombard cw-c'])
        expect(refusal(match, `${action} with ${card}`)).toEqual([]);
    // Not for one of the other side.
    expect(refusal(match, 'barrage with OS5')).toEqual(['V10.9.1']);
    expect(refusal(match, 'sortie glacis-c with OS5')).toContain('V10.6.1');
  });

  test('V9.2.2 used for its Event, the card does what its text says', () => {
    const match = table({ ottoman: { hand: ['OS14', 'OS1'] }, habsburg: { hand: ['HS1', 'HS2'] } });
    go(match, 'play OS14');
    expect(match.state.morale).toEqual([9, 7]);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14']);
    expect(eventsOf(match, 'card played')).toMatchObject([{ card: 'OS14', action: 'event' }]);
    expect(eventsOf(match, 'morale').map(({ rule }) => rule)).toEqual(['V17.OS14', 'V17.OS14']);
  });

  test('V9.2.2 an Event is either played or spent, never both', () => {
    const match = go(
      table({ ottoman: { hand: ['OS11', 'OS1'] }, habsburg: { hand: ['HS1', 'HS2'] }, dice: ['1'] }),
      'mine with OS11',
    );
    expect(match.state.morale).toEqual([8, 8]);
    expect(zone(match, 'ottoman tiles')).toEqual(['1']);
  });

  test('V9.2.3 a Response works only as a Response, never on its own', () => {
    const match = table({ ottoman: { hand: ['OS5', 'OS16', 'OS1'] }, habsburg: { hand: ['HS8', 'HS1'] } });
    expect(refusal(match, 'play OS5')[0]).toBe('V9.2.3');
    expect(refusal(match, 'play OS16')[0]).toBe('V9.2.3');
    expect(refusal(match, 'play OS5 on cw-c')[0]).toBe('V9.2.3');
    expect(refusal(match, 'play OS1')).toEqual([]);
  });

  test('V9.2.3 a Response may be spent on an action like any other card', () => {
    const match = go(
      table({ ottoman: { hand: ['OS26', 'OS1'] }, habsburg: { hand: ['HS8', 'HS1'] }, dice: miss(9) }),
      'entrench glacis-c with OS26',
      'cannons none',
    );
    // The rain does not help: the Habsburgs roll all the same.
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ side: 'habsburg', dice: miss(9) }]);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS26']);
  });
});

describe('passing', () => {
  test('V9.3 otherwise you must play', () => {
    for (const [ottoman, habsburg] of [
      [2, 2],
      [3, 2],
      [5, 5],
      [2, 0],
    ])
      expect(refusal(table(held(ottoman, habsburg)), 'pass')).toEqual(['V9.3']);
    expect(refusal(table({ turn: 'habsburg', ...held(2, 2) }), 'pass')).toEqual(['V9.3']);
    expect(table(held(2, 2)).legal()).not.toContain('pass');
  });

  test('V9.3.1 you may pass if your opponent holds more cards', () => {
    for (const [ottoman, habsburg] of [
      [2, 3],
      [4, 5],
    ]) {
      const match = table(held(ottoman, habsburg));
      expect(refusal(match, 'pass')).toEqual([]);
      play(match, 'pass');
      expect(passes(match)).toEqual([['V9.3.1', 'ottoman']]);
      expect(zone(match, 'ottoman hand')).toHaveLength(ottoman);
    }
    const habsburg = play(table({ turn: 'habsburg', ...held(3, 2) }), 'pass');
    expect(passes(habsburg)).toEqual([['V9.3.1', 'habsburg']]);
  });

  test('V9.3.2 you may pass if you hold 1 card, however many the opponent holds', () => {
    for (const other of [1, 3]) {
      const match = table(held(1, other));
      expect(refusal(match, 'pass')).toEqual([]);
      play(match, 'pass');
      expect(passes(match)).toEqual([['V9.3.2', 'ottoman']]);
    }
    expect(refusal(table(held(1, 0)), 'pass')).toEqual([]);
    expect(refusal(table({ turn: 'habsburg', ...held(1, 1) }), 'pass')).toEqual([]);
  });

  test('V9.3.3 only Strategy cards are counted', () => {
    const fewerTactics = table({
      ottoman: { hand: ['OS1', 'OS2'], tactics: [] },
      habsburg: { hand: ['HS1', 'HS2'], tactics: ['HT1', 'HT2', 'HT3'] },
    });
    expect(refusal(fewerTactics, 'pass')).toEqual(['V9.3']);
    const manyTactics = table({
      ottoman: { hand: ['OS1'], tactics: ['OT1', 'OT2', 'OT3', 'OT4'] },
      habsburg: { hand: [], tactics: [] },
    });
    expect(refusal(manyTactics, 'pass')).toEqual([]);
    const moreTactics = table({
      ottoman: { hand: ['OS1', 'OS2'], tactics: ['OT1', 'OT2', 'OT3', 'OT4'] },
      habsburg: { hand: ['HS1', 'HS2', 'HS3'], tactics: [] },
    });
    expect(refusal(moreTactics, 'pass')).toEqual([]);
  });

  test('V9.3.3 both hand sizes are public', () => {
    const match = table(held(2, 3));
    expect(match.viewJson(0).zones?.['habsburg hand']).toEqual({ hidden: 3 });
    expect(match.viewJson(1).zones?.['ottoman hand']).toEqual({ hidden: 2 });
    expect(match.viewJson(undefined).zones?.['ottoman hand']).toEqual({ hidden: 2 });
  });

  test('V9.3.4 a pass binds you to nothing: the next turn you may play or pass again', () => {
    const match = go(table(held(2, 4)), 'pass', 'mine with HS1');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'turn']);
    expect(refusal(match, 'pass')).toEqual([]);
    expect(refusal(match, 'mine with OS1')).toEqual([]);
    go(match, 'mine with OS1');
    expect(zone(match, 'ottoman tiles')).toHaveLength(1);
    // The conditions are those of the moment: 1 card against 3, then against 2.
    go(match, 'mine with HS2', 'pass', 'mine with HS3');
    expect(passes(match)).toEqual([
      ['V9.3.1', 'ottoman'],
      ['V9.3.2', 'ottoman'],
    ]);
    expect(match.seat).toBe('ottoman');
  });

  test('V9.3.5 having passed, you may still play Responses', () => {
    const match = table({ ottoman: { hand: ['OS17'] }, habsburg: { hand: ['HS1', 'HS2'] } });
    play(match, 'pass', 'play HS1');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'respond']);
    play(match, 'respond OS17');
    expect(match.state.morale).toEqual([8, 8]);
  });
});

describe('the end of the phase', () => {
  test('V9.4.1 two passes one right after the other end it', () => {
    const match = play(table(held(1, 1)), 'pass');
    expect(match.state.round).toBe(1);
    play(match, 'pass');
    expect(match.state.round).toBe(2);
    expect(ends(match)).toEqual(['V9.4.1']);
    const other = play(table({ turn: 'habsburg', ...held(1, 1) }), 'pass', 'pass');
    expect(ends(other)).toEqual(['V9.4.1']);
  });

  test('V9.4.1 passes with a card played in between do not', () => {
    const match = go(table(held(1, 3)), 'pass', 'mine with HS1', 'pass', 'mine with HS2');
    expect(match.state.round).toBe(1);
    expect(ends(match)).toEqual([]);
    play(match, 'pass', 'pass');
    expect(match.state.round).toBe(2);
    expect(ends(match)).toEqual(['V9.4.1']);
  });

  test('V9.4.2 if one has passed and the other plays the final card, the phase ends when that is resolved', () => {
    const match = go(table({ ...held(1, 1), dice: ['2'] }), 'pass', 'mine with HS1');
    expect(zone(match, 'habsburg tiles')).toEqual(['2']);
    expect(match.state.round).toBe(2);
    expect(ends(match)).toEqual(['V9.4.2']);
    // The Ottomans keep their card.
    expect(due(match)).toBe('kept-card');
  });

  test('V9.4.2 a final card and then a pass, or two final cards, end it too', () => {
    const pass = go(table(held(1, 1)), 'mine with OS1', 'pass');
    expect(pass.state.round).toBe(2);
    expect(due(pass)).toBe('kept-card');
    const two = go(table(held(1, 1)), 'mine with OS1', 'mine with HS1');
    expect(two.state.round).toBe(2);
    expect(ends(two)).toEqual(['V9.4.2']);
    expect(due(two)).toBe('turn');
  });

  test('V9.4.2 a final card after a card that was not final does not end it', () => {
    const match = go(table(held(1, 3)), 'mine with OS1');
    expect(match.state.round).toBe(1);
    expect(match.seat).toBe('habsburg');
    go(match, 'mine with HS1');
    expect(match.state.round).toBe(1);
  });

  test('V9.4.3 a last card that draws another is not final', () => {
    const ottoman = go(table({ turn: 'habsburg', ...held(1, 1) }), 'pass', 'play OS1');
    expect(zone(ottoman, 'ottoman hand')).toHaveLength(1);
    expect(ottoman.state.round).toBe(1);
    expect([ottoman.seat, due(ottoman)]).toEqual(['habsburg', 'turn']);
    expect(ottoman.state.streak).toBe(0);
    const habsburg = go(table({ ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS11'] } }), 'pass', 'play HS11');
    expect([habsburg.seat, habsburg.state.round]).toEqual(['ottoman', 1]);
  });

  test('V9.4.3 OS1 spent on an action draws nothing and is final', () => {
    const match = go(table({ turn: 'habsburg', ...held(1, 1) }), 'pass', 'mine with OS1');
    expect(match.state.round).toBe(2);
    expect(ends(match)).toEqual(['V9.4.2']);
  });

  test('V9.4.3 a Response of your own turn counts as played', () => {
    const match = table({
      turn: 'habsburg',
      ottoman: { hand: ['OS1', 'OS26'] },
      habsburg: { hand: ['HS1'] },
    });
    go(match, 'pass', 'entrench glacis-c with OS1', 'cannons none');
    // Without the Response the Ottomans would still hold a card.
    expect(match.state.round).toBe(1);
    const responding = table({
      turn: 'habsburg',
      ottoman: { hand: ['OS1', 'OS26'] },
      habsburg: { hand: ['HS1'] },
    });
    play(responding, 'pass', 'entrench glacis-c with OS1', 'cannons none');
    expect([responding.seat, due(responding)]).toEqual(['ottoman', 'respond']);
    play(responding, 'respond OS26');
    expect(hex(responding, 'glacis-c').control).toBe('ottoman');
    expect(responding.state.round).toBe(2);
    expect(ends(responding)).toEqual(['V9.4.2']);
  });

  test("V9.4.3 a last card played as a Response in the opponent's turn is no turn of yours", () => {
    const match = table({ ottoman: { hand: ['OS17'] }, habsburg: { hand: ['HS1', 'HS2', 'HS3'] } });
    play(match, 'pass', 'play HS1', 'respond OS17');
    // The Habsburgs have played a card that was not final, the Ottomans pass for lack of cards: a new count of one.
    expect([match.seat, due(match), match.state.round]).toEqual(['habsburg', 'turn', 1]);
    expect(match.state.streak).toBe(1);
    expect(passes(match)).toEqual([
      ['V9.3.2', 'ottoman'],
      ['V9.4.4', 'ottoman'],
    ]);
  });

  test('V9.4.4 a player without Strategy cards passes automatically', () => {
    const match = table(held(0, 3));
    expect(match.length).toBe(0);
    expect([match.seat, due(match)]).toEqual(['habsburg', 'turn']);
    expect(passes(match)).toEqual([['V9.4.4', 'ottoman']]);
    // With a card it is asked.
    expect(table(held(1, 3)).seat).toBe('ottoman');
    expect(passes(table(held(1, 3)))).toEqual([]);
  });

  test('V9.4.4 two players without cards end the phase by themselves', () => {
    const match = table(held(0, 0));
    expect(match.state.round).toBe(2);
    expect(passes(match)).toEqual([
      ['V9.4.4', 'ottoman'],
      ['V9.4.4', 'habsburg'],
    ]);
    expect(zone(match, 'ottoman hand')).toHaveLength(5);
    expect([match.seat, due(match)]).toEqual(['ottoman', 'turn']);
  });

  test('V9.4.5 the opponent of a player without cards goes on alone and may pass as soon as V9.3 allows', () => {
    const match = table(held(0, 3));
    expect(refusal(match, 'pass')).toEqual(['V9.3']);
    go(match, 'mine with HS1');
    expect([match.seat, zone(match, 'habsburg hand').length]).toEqual(['habsburg', 2]);
    expect(refusal(match, 'pass')).toEqual(['V9.3']);
    go(match, 'mine with HS2');
    expect([match.seat, zone(match, 'habsburg hand').length, match.state.round]).toEqual(['habsburg', 1, 1]);
    expect(refusal(match, 'pass')).toEqual([]);
    play(match, 'pass');
    expect(match.state.round).toBe(2);
    expect(passes(match).map(([, side]) => side)).toEqual(['ottoman', 'ottoman', 'ottoman', 'habsburg']);
  });

  test('V9.4.5 or plays on to the final card', () => {
    const match = go(table(held(0, 2)), 'mine with HS1', 'mine with HS2');
    expect(match.state.round).toBe(2);
    expect(ends(match)).toEqual(['V9.4.2']);
  });
});

describe('the kept card', () => {
  test('V9.5 a single card still in hand at the end of the phase stays for the next round', () => {
    const match = play(table(held(1, 1)), 'pass', 'pass');
    expect(zone(match, 'ottoman hand')).toEqual(['OS1']);
    expect(zone(match, 'habsburg hand')).toEqual(['HS1']);
    play(match, 'keep card', 'keep card');
    expect(zone(match, 'ottoman hand')).toContain('OS1');
    expect(zone(match, 'habsburg hand')).toContain('HS1');
    expect(zone(match, 'ottoman Strategy discard')).toEqual([]);
    expect(refusal(match, 'mine with OS1')).toEqual([]);
  });

  test('V9.5 also after the final card of the other', () => {
    const match = go(table(held(1, 1)), 'pass', 'mine with HS1');
    expect(due(match)).toBe('kept-card');
    play(match, 'keep card');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman hand')).toContain('OS1');
    expect(zone(match, 'habsburg hand')).toHaveLength(5);
  });
});
