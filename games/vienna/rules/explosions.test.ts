import { describe, expect, test } from 'vitest';
import { due, eventsOf, hex, play, refusal, table, zone } from '../testing.ts';

const OTTOMAN = { hand: ['OS1', 'OS2', 'OS30'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
const TRENCH = { 'glacis-c': { control: 'ottoman', improvised: 2 } } as const;
const bag = (match: ReturnType<typeof table>, side: string): number => zone(match, `${side} bag`).length;

describe('Mine', () => {
  test('V10.3.1 either side may Mine, and a Mine is never refused', () => {
    expect(refusal(table({ ottoman: OTTOMAN }), 'mine with OS1')).toEqual([]);
    expect(refusal(table({ turn: 'habsburg', habsburg: HABSBURG }), 'mine with HS1')).toEqual([]);
    // Not even with an empty bag and nothing to blow up.
    const match = table({ ottoman: { ...OTTOMAN, tiles: [1, 1, 1, 1, 1, 2, 2, 3] } });
    expect(refusal(match, 'mine with OS1')).toEqual([]);
    play(match, 'mine with OS1');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS1']);
  });

  test('V10.3.2 a random tile comes face down to your tiles, and only you see it', () => {
    const match = play(table({ ottoman: OTTOMAN, dice: ['3'] }), 'mine with OS1');
    expect(zone(match, 'ottoman tiles')).toEqual(['3']);
    expect(bag(match, 'ottoman')).toBe(7);
    expect(eventsOf(match, 'tile drawn')).toMatchObject([{ rule: 'V10.3.2', side: 'ottoman', tile: '3' }]);
    const seen = match.events(1).find(({ event }) => event === 'tile drawn');
    expect(seen).toMatchObject({ side: 'ottoman' });
    expect(seen).not.toHaveProperty('tile');
    expect(match.events(0).find(({ event }) => event === 'tile drawn')).toHaveProperty('tile', '3');
  });

  test('V10.3.3 an empty bag gives no tile, but the Explosion may still be triggered', () => {
    const match = play(
      table({ ottoman: { ...OTTOMAN, tiles: [1, 1, 1, 1, 1, 2, 2, 3] }, hexes: TRENCH }),
      'mine with OS1',
    );
    expect(eventsOf(match, 'tile drawn')).toEqual([]);
    expect(due(match)).toBe('explode');
    play(match, 'explode cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(bag(match, 'ottoman')).toBe(8);
  });

  test('V10.3.4 after the draw you may trigger an Explosion; the question tells nobody what you hold', () => {
    // Two tiles might show 4 shovels: asked, although these show 2 only (V4.22).
    const two = play(table({ ottoman: { ...OTTOMAN, tiles: [1] }, hexes: TRENCH, dice: ['1'] }), 'mine with OS1');
    expect([due(two), two.seat]).toEqual(['explode', 'ottoman']);
    // One tile never does: not asked.
    const one = play(table({ ottoman: OTTOMAN, hexes: TRENCH, dice: ['3'] }), 'mine with OS1');
    expect(due(one)).toBe('turn');
    // The Habsburgs' best two tiles show exactly 4.
    const theirs = play(
      table({ turn: 'habsburg', habsburg: { ...HABSBURG, tiles: [1] }, hexes: TRENCH, dice: ['1'] }),
      'mine with HS1',
    );
    expect([due(theirs), theirs.seat]).toEqual(['explode', 'habsburg']);
  });
});

describe('Explosions', () => {
  const ready = { ottoman: { ...OTTOMAN, tiles: [1, 2] }, hexes: TRENCH, dice: ['1'] } as const;

  test('V10.7.1 an Explosion is part of a Mine or of an Event that allows it, and nothing else', () => {
    const match = table({ ...ready, ottoman: { ...OTTOMAN, tiles: [2, 2, 3] } });
    expect(refusal(match, 'explode cw-c')).toEqual(['V9.2']);
    // OS2 allows one after its two tiles.
    const event = play(
      table({ ottoman: { ...OTTOMAN, tiles: [1] }, hexes: TRENCH, dice: ['1', '2'] }),
      'play OS2',
      'explode cw-c',
    );
    expect(hex(event, 'cw-c').improvised).toBe(0);
    // OS30 allows none after its two tiles, however many shovels they bring.
    const later = play(
      table({ ottoman: { ...OTTOMAN, tiles: [1] }, hexes: TRENCH, dice: ['3', '2'] }),
      'play OS30',
      'no explosion',
    );
    expect(due(later)).toBe('turn');
    expect(zone(later, 'ottoman tiles')).toEqual(['1', '2', '3']);
  });

  test('V10.7.2 it takes 4 shovels', () => {
    const three = play(table({ ...ready, ottoman: { ...OTTOMAN, tiles: [1, 1] } }), 'mine with OS1');
    expect(due(three)).toBe('explode');
    expect(refusal(three, 'explode cw-c')).toEqual(['V10.7.2']);
    expect(refusal(three, 'no explosion')).toEqual([]);
    const four = play(table(ready), 'mine with OS1');
    expect(refusal(four, 'explode cw-c')).toEqual([]);
  });

  test('V10.7.2 OS30 needs 2 only', () => {
    const one = table({ ...ready, ottoman: { ...OTTOMAN, tiles: [1] } });
    play(one, 'play OS30');
    expect(refusal(one, 'explode cw-c')).toEqual(['V10.7.2']);
    const two = table({ ...ready, ottoman: { ...OTTOMAN, tiles: [2] } });
    play(two, 'play OS30');
    expect(refusal(two, 'explode cw-c')).toEqual([]);
  });

  test('V10.7.3 an Explosion is never compulsory: the tiles stay', () => {
    const match = play(table(ready), 'mine with OS1', 'no explosion');
    expect(zone(match, 'ottoman tiles')).toEqual(['1', '1', '2']);
    expect(hex(match, 'cw-c').improvised).toBe(1);
    expect(eventsOf(match, 'explosion')).toEqual([]);
    expect(due(match)).toBe('turn');
  });

  test('V10.7.4 all tiles are turned face up, for both players', () => {
    const match = play(table(ready), 'mine with OS1', 'explode cw-c');
    expect(match.events(1).find(({ event }) => event === 'explosion')).toMatchObject({
      rule: 'V10.7.4',
      side: 'ottoman',
      hex: 'cw-c',
      tiles: ['1', '1', '2'],
    });
  });

  test("V10.7.5 the target is a hex under your opponent's control next to one of your own", () => {
    const match = play(table(ready), 'mine with OS1');
    expect(refusal(match, 'explode glacis-c')).toEqual(['V10.7.5']);
    expect(refusal(match, 'explode glacis-l')).toEqual(['V10.7.5']);
    expect(refusal(match, 'explode ravelin')).toEqual(['V10.7.5']);
    expect(refusal(match, 'explode cw-c')).toEqual([]);
    const theirs = play(
      table({
        turn: 'habsburg',
        habsburg: { ...HABSBURG, tiles: [2, 2] },
        hexes: { ...TRENCH, 'glacis-l': { control: 'ottoman' } },
        dice: ['1'],
      }),
      'mine with HS1',
    );
    expect(refusal(theirs, 'explode cw-c')).toEqual(['V10.7.5']);
    expect(refusal(theirs, 'explode camp')).toEqual(['V10.7.5']);
    expect(refusal(theirs, 'explode glacis-r')).toEqual(['V10.7.5']);
    expect(refusal(theirs, 'explode glacis-c')).toEqual([]);
    expect(refusal(theirs, 'explode glacis-l')).toEqual([]);
  });

  test('V10.7.6 without a target no Explosion, and the tiles stay', () => {
    const match = play(table({ ...ready, hexes: {} }), 'mine with OS1');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman tiles')).toEqual(['1', '1', '2']);
    const theirs = play(
      table({ turn: 'habsburg', habsburg: { ...HABSBURG, tiles: [2, 2] }, dice: ['1'] }),
      'mine with HS1',
    );
    expect(due(theirs)).toBe('turn');
    expect(zone(theirs, 'habsburg tiles')).toEqual(['1', '2', '2']);
  });

  test('V10.7.7 a hex that holds nothing removable may be named; nothing happens there', () => {
    const match = play(
      table({ ...ready, hexes: { ...TRENCH, 'cw-c': { improvised: 0 } } }),
      'mine with OS1',
      'explode cw-c',
    );
    expect(eventsOf(match, 'explosion')).toHaveLength(1);
    expect(eventsOf(match, 'fortifications removed')).toEqual([]);
    expect(zone(match, 'ottoman tiles')).toEqual([]);
  });

  test('V10.7.8 all tiles return to the bag, whatever the Explosion does', () => {
    const match = play(table(ready), 'mine with OS1', 'explode cw-c');
    expect(zone(match, 'ottoman tiles')).toEqual([]);
    expect(zone(match, 'ottoman bag').sort()).toEqual(['1', '1', '1', '1', '1', '2', '2', '3']);
    // Countered by HS5: no effect, and yet they return.
    const countered = play(
      table({ ...ready, habsburg: { hand: ['HS5'] }, dice: ['1', '2'] }),
      'mine with OS1',
      'decline',
      'explode cw-c',
      'respond HS5',
    );
    expect(hex(countered, 'cw-c').improvised).toBe(1);
    expect(zone(countered, 'ottoman tiles')).toEqual([]);
    expect(bag(countered, 'ottoman')).toBe(8);
  });

  test('V10.7.9 an Ottoman Explosion removes 1 Structural Fortification', () => {
    const hexes = { ...TRENCH, 'cw-c': { control: 'ottoman' } } as const;
    const match = play(table({ ...ready, hexes }), 'mine with OS1', 'explode ravelin');
    expect(hex(match, 'ravelin')).toEqual({ control: 'habsburg', structural: 0, improvised: 0, cannons: 2 });
    expect(match.state.ruins).toBe(1);
    expect(eventsOf(match, 'fortifications removed')).toMatchObject([
      { rule: 'V10.7.9', hex: 'ravelin', structural: 1, improvised: 0 },
    ]);
  });

  test('V10.7.10 without a Structural one it removes all Improvised Fortifications', () => {
    const match = play(
      table({ ...ready, hexes: { ...TRENCH, 'cw-c': { improvised: 2 } } }),
      'mine with OS1',
      'explode cw-c',
    );
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(match.state.supply[1]).toBe(17);
    expect(eventsOf(match, 'fortifications removed')).toMatchObject([
      { rule: 'V10.7.10', structural: 0, improvised: 2 },
    ]);
  });

  test('V10.7.11 of both kinds it takes the Structural one only', () => {
    const hexes = { ...TRENCH, 'cw-c': { control: 'ottoman' }, ravelin: { structural: 1, improvised: 1 } } as const;
    const match = play(table({ ...ready, hexes }), 'mine with OS1', 'explode ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 0, improvised: 1 });
    expect(eventsOf(match, 'fortifications removed')).toMatchObject([
      { rule: 'V10.7.11', structural: 1, improvised: 0 },
    ]);
  });

  test('V10.7.12 a Habsburg Explosion removes all Improvised Fortifications; Cannons and control stay', () => {
    const match = play(
      table({
        turn: 'habsburg',
        habsburg: { ...HABSBURG, tiles: [1, 2] },
        hexes: { camp: { cannons: 4 }, 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 2 } },
        dice: ['1'],
      }),
      'mine with HS1',
      'explode glacis-c',
    );
    expect(hex(match, 'glacis-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 0, cannons: 2 });
    expect(match.state.supply[0]).toBe(21);
    expect(eventsOf(match, 'fortifications removed')).toMatchObject([
      { rule: 'V10.7.12', hex: 'glacis-c', structural: 0, improvised: 2 },
    ]);
    expect(bag(match, 'habsburg')).toBe(8);
  });
});
