import { describe, expect, test } from 'vitest';
import { vienna } from '../index.ts';
import { due, eventsOf, go, hex, morale, play, refusal, roll, table, troops, zone } from '../testing.ts';

const OTTOMAN = { hand: ['OS1', 'OS2', 'OS6'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
const TRENCH = { 'glacis-c': { control: 'ottoman', improvised: 2 } } as const;
const OTTOMAN_ARMY = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
const HABSBURG_ARMY = troops('elite', 4, 'infantry', 5, 'militia', 3);

const assault = { ottoman: OTTOMAN, hexes: TRENCH } as const;
const sortie = { turn: 'habsburg', habsburg: HABSBURG, hexes: TRENCH } as const;

describe('The two sides', () => {
  test('V11.1 who made the Assault or Sortie attacks, the other defends', () => {
    const stormed = play(table(assault), 'assault cw-c with OS1');
    expect(eventsOf(stormed, 'attack')).toMatchObject([{ rule: 'V11.1', attacker: 'ottoman', hex: 'cw-c' }]);
    expect(stormed.seat).toBe('habsburg');
    const sallied = play(table(sortie), 'sortie glacis-c with HS1');
    expect(eventsOf(sallied, 'attack')).toMatchObject([{ rule: 'V11.1', attacker: 'habsburg', hex: 'glacis-c' }]);
    expect(sallied.seat).toBe('ottoman');
  });

  test('V11.2 the defender chooses whether to contest, after the Responses', () => {
    const match = play(table({ ...assault, habsburg: HABSBURG }), 'assault cw-c with OS1');
    expect(due(match)).toBe('respond');
    play(match, 'decline');
    expect(due(match)).toBe('contest');
    expect(refusal(match, 'give way')).toEqual([]);
    play(match, 'contest');
    expect(eventsOf(match, 'contest')).toMatchObject([{ rule: 'V11.2', side: 'habsburg' }]);
    expect([due(match), match.seat]).toEqual(['select-troops', 'ottoman']);
  });

  test('V11.2.1 a defender with an empty deck may contest too', () => {
    const match = play(table({ ...assault, habsburg: { discard: HABSBURG_ARMY } }), 'assault cw-c with OS1');
    expect(refusal(match, 'contest')).toEqual([]);
    play(match, 'contest', 'send yeniceri x3');
    expect(due(match)).toBe('select-troops');
    const ours = play(table({ ...sortie, ottoman: { discard: OTTOMAN_ARMY } }), 'sortie glacis-c with HS1');
    expect(refusal(ours, 'contest')).toEqual([]);
  });
});

describe('Not contested', () => {
  test('V11.3.1 no Troops are committed and no Tactics laid', () => {
    const match = go(
      table({
        ottoman: { ...OTTOMAN, tactics: ['OT1'] },
        habsburg: { tactics: ['HT2'] },
        hexes: TRENCH,
        dice: roll(9),
      }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(due(match)).toBe('cannons');
    expect(eventsOf(match, 'contest')).toMatchObject([{ rule: 'V11.3.1', side: 'habsburg' }]);
    for (const event of ['troops sent', 'tactic laid', 'battle value', 'reveal'])
      expect(eventsOf(match, event)).toEqual([]);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(20);
    expect(zone(match, 'ottoman Tactics')).toEqual(['OT1']);
    expect(zone(match, 'habsburg Tactics')).toEqual(['HT2']);
  });

  test('V11.3.2 a Habsburg defender rolls 1 die per Cannon, wherever it stands', () => {
    const match = go(
      table({ ...assault, hexes: { ...TRENCH, lobl: { cannons: 1 } }, dice: roll(8) }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([
      {
        rule: 'V11.3.2',
        side: 'habsburg',
        ledger: { lines: [['V11.3.2', 'Habsburg Cannons on the map', 8]], total: 8 },
      },
    ]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V11.3.3 an Ottoman defender rolls 1 die per Cannon on the attacked hex or next to it', () => {
    const hexes = {
      camp: { cannons: 1 },
      'glacis-c': { control: 'ottoman', cannons: 2 },
      'glacis-l': { control: 'ottoman', cannons: 3 },
    } as const;
    // The Camp touches only the centre.
    for (const [target, guns] of [
      ['glacis-c', 6],
      ['glacis-l', 5],
    ] as const) {
      const match = go(table({ ...sortie, hexes, dice: roll(guns) }), `sortie ${target} with HS1`, 'give way');
      expect(eventsOf(match, 'cannon roll')).toMatchObject([
        {
          rule: 'V11.3.3',
          side: 'ottoman',
          ledger: { lines: [['V11.3.3', 'Ottoman Cannons on the hex or next to it', guns]], total: guns },
        },
      ]);
      expect(match.scriptLeft).toEqual([]);
    }
  });

  test('V11.3.4 each 6 Eliminates a random Troop of the attacker’s deck, at most 2', () => {
    const match = go(
      table({ ...assault, dice: [...roll(9, 6, 6, 6), 'yeniceri', 'sekban'] }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'sekban']);
    expect(eventsOf(match, 'troops eliminated')).toMatchObject([{ rule: 'V11.3.4', side: 'ottoman', number: 2 }]);
    expect(match.scriptLeft).toEqual([]);
    const sallied = go(table({ ...sortie, dice: [...roll(6, 6), 'militia'] }), 'sortie glacis-c with HS1', 'give way');
    expect(zone(sallied, 'habsburg Eliminated')).toEqual(['militia']);
  });

  test('V11.3.4 the defender loses nobody, and the discard is not touched', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 5);
    const match = go(
      table({ ottoman: { ...OTTOMAN, discard }, hexes: TRENCH, dice: [...roll(9, 6, 6), 'yerikulu'] }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(19);
    expect(zone(match, 'habsburg Troop deck')).toHaveLength(12);
  });

  test('V11.3.5 the attacker counts as the winner: markers, Fortifications, Cannons, Morale', () => {
    const match = go(
      table({ ...assault, hexes: { ...TRENCH, 'cw-c': { improvised: 2 } }, dice: roll(9) }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(eventsOf(match, 'battle decided')).toMatchObject([{ rule: 'V11.3.5', winner: 'ottoman', hex: 'cw-c' }]);
    expect(morale(match)).toEqual([8, 8]);
    play(match, 'cannons camp>cw-c x6');
    expect(hex(match, 'cw-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 6 });
    expect(match.state.supply).toEqual([17, 17]);
    expect(morale(match)).toEqual([9, 7]);
    expect(due(match)).toBe('turn');
  });

  test('V11.3.5 not if the roll took the attacker’s last Troop: the game is over before', () => {
    const eliminated = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 5);
    const match = go(
      table({ ottoman: { ...OTTOMAN, eliminated }, hexes: TRENCH, dice: [...roll(9, 6), 'yerikulu'] }),
      'assault cw-c with OS1',
      'give way',
    );
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-troops' });
    expect(hex(match, 'cw-c').control).toBe('habsburg');
  });
});

describe('Who may attack', () => {
  test('V11.4.1 from an empty deck only with a discard and Morale 2', () => {
    const spent = { ottoman: { ...OTTOMAN, discard: OTTOMAN_ARMY }, hexes: TRENCH };
    expect(refusal(table({ ...spent, morale: [1, 8] }), 'assault cw-c with OS1')).toEqual(['V11.4.1']);
    expect(refusal(table({ ...spent, morale: [2, 8] }), 'assault cw-c with OS1')).toEqual([]);
    // One Troop in the deck is enough at Morale 1.
    const discard = OTTOMAN_ARMY.slice(1);
    const match = table({ ottoman: { ...OTTOMAN, discard }, hexes: TRENCH, morale: [1, 8] });
    expect(refusal(match, 'assault cw-c with OS1')).toEqual([]);
  });

  test('V11.4.1 an Event that attacks is held to it too', () => {
    const spent = { ottoman: { hand: ['OS15', 'OS1'], discard: OTTOMAN_ARMY }, hexes: TRENCH };
    expect(refusal(table({ ...spent, morale: [1, 8] }), 'play OS15 on cw-c')).toContain('V11.4.1');
    expect(refusal(table({ ...spent, morale: [2, 8] }), 'play OS15 on cw-c')).toEqual([]);
  });

  test('V11.4.2 a Sortie brings its point first, so Habsburg Morale 1 is enough', () => {
    const spent = { ...sortie, habsburg: { ...HABSBURG, discard: HABSBURG_ARMY }, morale: [8, 1] } as const;
    expect(refusal(table(spent), 'sortie glacis-c with HS1')).toEqual([]);
    const match = play(table(spent), 'sortie glacis-c with HS1', 'contest');
    expect(morale(match)).toEqual([8, 2]);
    expect(refusal(match, 'send recovered elite x2')).toEqual(['V12.3.3']);
    play(match, 'send recovered elite');
    expect(morale(match)).toEqual([8, 1]);
  });

  test('V11.4.2 nothing in deck and discard: no Sortie', () => {
    // Such a game is over (V6.4) and no position like it is accepted, so the Troops are taken away behind its back.
    const match = table(sortie);
    const [deck, gone] = ['habsburg Troop deck', 'habsburg Eliminated'].map((name) =>
      vienna.zones.findIndex(({ id }) => id === name),
    );
    match.state.zones[gone] = match.state.zones[deck];
    match.state.zones[deck] = [];
    expect(refusal(match, 'sortie glacis-c with HS1')).toEqual(['V11.4.2']);
  });

  test('V11.4.3 an attack from an empty deck that is not contested costs nothing', () => {
    const match = go(
      table({ ottoman: { ...OTTOMAN, discard: OTTOMAN_ARMY }, hexes: TRENCH, morale: [2, 8], dice: roll(9, 6, 6) }),
      'assault cw-c with OS1',
      'give way',
      'cannons none',
    );
    expect(morale(match)).toEqual([3, 7]);
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(20);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    const sallied = go(
      table({ ...sortie, habsburg: { ...HABSBURG, discard: HABSBURG_ARMY }, morale: [8, 1], dice: roll(6) }),
      'sortie glacis-c with HS1',
      'give way',
    );
    expect(morale(sallied)).toEqual([7, 3]);
    expect(zone(sallied, 'habsburg Troop discard')).toHaveLength(12);
  });
});
