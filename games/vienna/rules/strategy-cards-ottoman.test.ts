import { describe, expect, test } from 'vitest';
import { due, eventsOf, hex, morale, play, refusal, type Table, table, troops, zone } from '../testing.ts';

/** Every Ottoman Strategy card: each clause, its conditions both ways, its numbers. */

/** No Habsburg guns: no fire in Entrench and battle. */
const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const WORKS = { control: 'ottoman', improvised: 2 } as const;
/** The Ottomans stand before the centre Covered Way; all their guns are in the Camp. */
const NEAR = { ...SILENT, 'glacis-c': WORKS };
/** They hold the centre Covered Way, with two guns before the Ravelin. */
const AT_RAVELIN = {
  ...NEAR,
  camp: { cannons: 4 },
  'cw-c': { control: 'ottoman', improvised: 2, cannons: 2 },
} as const;

const ottomans = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, ...more, ottoman: { hand: [card, 'OS11', 'OS14'], ...more.ottoman } });
const habsburgs = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({
    hexes: NEAR,
    turn: 'habsburg',
    ...more,
    ottoman: { hand: [card, 'OS11'], ...more.ottoman },
    habsburg: { hand: ['HS1', 'HS22', 'HS12'], ...more.habsburg },
  });
const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);
const rules = (match: ReturnType<typeof table>, event: string): string[] =>
  eventsOf(match, event).map(({ rule }) => rule);
const many = (list: readonly (string | number)[], item: string): number => list.filter((one) => one === item).length;

describe('Morale and cards', () => {
  test('V17.OS1 raises Ottoman Morale by 1 and draws 1 Strategy card, above 5 too', () => {
    const match = table({
      ottoman: { hand: ['OS1', 'OS2', 'OS3', 'OS4', 'OS5', 'OS6'] },
      dice: ['OS7'],
    });
    play(match, 'play OS1');
    expect(morale(match)).toEqual([9, 8]);
    expect(zone(match, 'ottoman hand')).toEqual(['OS2', 'OS3', 'OS4', 'OS5', 'OS6', 'OS7']);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS1', side: 'ottoman', by: 1, now: 9 });
    expect(last(match, 'cards drawn')).toMatchObject({ rule: 'V17.OS1', number: 1, cards: ['OS7'] });
  });

  test('V17.OS1 still draws when Morale is at the top', () => {
    const match = ottomans('OS1', { morale: [10, 8], dice: ['OS7'] });
    play(match, 'play OS1');
    expect(morale(match)).toEqual([10, 8]);
    expect(zone(match, 'ottoman hand')).toContain('OS7');
  });

  test('V17.OS11 raises Ottoman Morale by 2, no further than the top', () => {
    const match = play(ottomans('OS7'), 'play OS11');
    expect(morale(match)).toEqual([10, 8]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS11', by: 2 });
    expect(morale(play(ottomans('OS7', { morale: [9, 8] }), 'play OS11'))).toEqual([10, 8]);
    expect(refusal(ottomans('OS7', { morale: [10, 8] }), 'play OS11').join()).toMatch(/V14\.4/);
  });

  test('V17.OS14 gives the Ottomans 1 Morale and takes 1 from the Habsburgs', () => {
    const match = play(ottomans('OS7'), 'play OS14');
    expect(morale(match)).toEqual([9, 7]);
    expect(rules(match, 'morale')).toEqual(['V17.OS14', 'V17.OS14']);
  });

  test('V17.OS14 ends the game when it brings Habsburg Morale to End', () => {
    const match = play(ottomans('OS7', { morale: [8, 1] }), 'play OS14');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-morale' });
  });

  test.each([
    [0, 7],
    [2, 7],
    [3, 6],
    [4, 6],
  ])(
    'V17.OS21 with %i hexes taken from the Habsburgs leaves them Morale %i; Glacis hexes do not count',
    (taken, left) => {
      const captured = ['cw-c', 'cw-l', 'cw-r', 'ditch-l'].slice(0, taken).map((id) => [id, WORKS]);
      const hexes = { ...NEAR, 'glacis-l': WORKS, 'glacis-r': WORKS, ...Object.fromEntries(captured) };
      const match = play(ottomans('OS21', { hexes }), 'play OS21');
      expect(morale(match)).toEqual([8, left]);
      expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS21', side: 'habsburg', by: left - 8 });
    },
  );

  test('V17.OS12 discards 1 random Strategy card of the Habsburgs, face up', () => {
    const match = ottomans('OS12', { habsburg: { hand: ['HS1', 'HS2', 'HS3'] }, dice: ['HS2'] });
    play(match, 'play OS12', 'decline');
    expect(zone(match, 'habsburg hand')).toEqual(['HS1', 'HS3']);
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS2']);
    expect(last(match, 'card discarded')).toMatchObject({ rule: 'V17.OS12', side: 'habsburg', card: 'HS2' });
    expect(match.seat).toBe('habsburg');
  });

  test('V17.OS12 is refused against an empty hand', () => {
    expect(refusal(ottomans('OS12'), 'play OS12').join()).toMatch(/V14\.4/);
  });

  test('V17.OS13 lets the Habsburgs choose 2 Morale', () => {
    const match = ottomans('OS13', { habsburg: { hand: ['HS1', 'HS2'] } });
    play(match, 'play OS13', 'decline');
    expect(due(match)).toBe('dilemma');
    expect(match.seat).toBe('habsburg');
    play(match, 'lose morale');
    expect(morale(match)).toEqual([8, 6]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS13', side: 'habsburg', by: -2 });
    expect(zone(match, 'habsburg hand')).toEqual(['HS1', 'HS2']);
  });

  test('V17.OS13 lets the Habsburgs choose a card of theirs and 1 Ottoman Morale instead', () => {
    const match = ottomans('OS13', { habsburg: { hand: ['HS1', 'HS2'] } });
    play(match, 'play OS13', 'decline');
    expect(refusal(match, 'discard HS3')).toEqual(['V16.6.1']);
    expect(refusal(match, 'tear down cw-c')).toEqual(['V16.6.2']);
    play(match, 'discard HS1');
    expect(morale(match)).toEqual([9, 8]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS13', side: 'ottoman', by: 1 });
    expect(zone(match, 'habsburg hand')).toEqual(['HS2']);
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS1']);
  });

  test('V17.OS27 costs 1 Morale and then an Improvised Fortification of their choice', () => {
    const match = play(ottomans('OS27'), 'play OS27');
    expect(morale(match)).toEqual([8, 7]);
    expect(due(match)).toBe('dilemma');
    expect(refusal(match, 'tear down ravelin')).toEqual(['V16.6.2']);
    expect(refusal(match, 'tear down glacis-c')).toEqual(['V16.6.2']);
    expect(refusal(match, 'discard HS1')).toContain('V16.6.1');
    const { supply } = match.state;
    const before = supply[1];
    play(match, 'tear down cw-l');
    expect(hex(match, 'cw-l').improvised).toBe(0);
    expect(match.state.supply[1]).toBe(before + 1);
    expect(morale(match)).toEqual([8, 7]);
    expect(last(match, 'fortifications removed')).toMatchObject({ rule: 'V17.OS27', hex: 'cw-l', improvised: 1 });
  });

  test('V17.OS27 costs a second point of Morale if they would rather keep their works', () => {
    const match = play(ottomans('OS27'), 'play OS27', 'lose morale');
    expect(morale(match)).toEqual([8, 6]);
    expect(rules(match, 'morale')).toEqual(['V17.OS27', 'V17.OS27']);
  });
});

describe('Tunnels', () => {
  test('V17.OS2 draws 2 tiles one after the other and then allows an Explosion with 4 shovels', () => {
    const match = ottomans('OS2', { dice: ['3', '1'] });
    play(match, 'play OS2');
    expect(eventsOf(match, 'tile drawn').map(({ rule, tile }) => [rule, tile])).toEqual([
      ['V17.OS2', '3'],
      ['V17.OS2', '1'],
    ]);
    expect(due(match)).toBe('explode');
    play(match, 'explode cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(zone(match, 'ottoman tiles')).toEqual([]);
    expect(zone(match, 'ottoman bag')).toHaveLength(8);
  });

  test('V17.OS2 allows no Explosion with fewer than 4 shovels, and compels none', () => {
    const few = play(ottomans('OS2', { dice: ['1', '2'] }), 'play OS2');
    expect(refusal(few, 'explode cw-c')).toEqual(['V10.7.2']);
    const enough = play(ottomans('OS2', { dice: ['3', '2'] }), 'play OS2', 'no explosion');
    expect(zone(enough, 'ottoman tiles')).toEqual(['2', '3']);
    expect(hex(enough, 'cw-c').improvised).toBe(1);
  });

  test('V17.OS3 performs a Mine whose Explosion takes the wall and all works', () => {
    const hexes = { ...AT_RAVELIN, ravelin: { improvised: 1, cannons: 0 } };
    const match = ottomans('OS3', { hexes, ottoman: { tiles: [3, 1] }, dice: ['1'] });
    play(match, 'play OS3');
    expect(last(match, 'tile drawn')).toMatchObject({ rule: 'V10.3.2', tile: '1' });
    play(match, 'explode ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ control: 'habsburg', structural: 0, improvised: 0 });
    expect(last(match, 'fortifications removed')).toMatchObject({ rule: 'V17.OS3', structural: 1, improvised: 1 });
  });

  test('V17.OS3 spent on a plain Mine leaves the works standing', () => {
    const hexes = { ...AT_RAVELIN, ravelin: { improvised: 1, cannons: 0 } };
    const match = ottomans('OS3', { hexes, ottoman: { tiles: [3, 1] }, dice: ['1'] });
    play(match, 'mine with OS3', 'explode ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 0, improvised: 1 });
  });

  test('V17.OS3 need not explode; without shovels it only digs', () => {
    const match = ottomans('OS3', { ottoman: { tiles: [1] }, dice: ['1'] });
    play(match, 'play OS3');
    expect(refusal(match, 'explode cw-c')).toEqual(['V10.7.2']);
    play(match, 'no explosion');
    expect(zone(match, 'ottoman tiles')).toEqual(['1', '1']);
    expect(hex(match, 'cw-c').improvised).toBe(1);
  });

  test('V17.OS30 explodes with 2 shovels, and then draws nothing', () => {
    const match = ottomans('OS30', { ottoman: { tiles: [2] } });
    play(match, 'play OS30');
    expect(due(match)).toBe('explode');
    play(match, 'explode cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(eventsOf(match, 'tile drawn')).toEqual([]);
    expect(zone(match, 'ottoman tiles')).toEqual([]);
    expect(due(match)).toBe('turn');
  });

  test('V17.OS30 draws 2 tiles if no Explosion is triggered, and allows none after', () => {
    const match = ottomans('OS30', { ottoman: { tiles: [2] }, dice: ['3', '2'] });
    play(match, 'play OS30', 'no explosion');
    expect(zone(match, 'ottoman tiles')).toEqual(['2', '2', '3']);
    expect(rules(match, 'tile drawn')).toEqual(['V17.OS30', 'V17.OS30']);
    expect(due(match)).toBe('turn');
  });

  test('V17.OS30 needs 2 shovels for its Explosion', () => {
    const one = play(ottomans('OS30', { ottoman: { tiles: [1] } }), 'play OS30');
    expect(refusal(one, 'explode cw-c')).toEqual(['V10.7.2']);
    const none = play(ottomans('OS30', { dice: ['1', '1'] }), 'play OS30');
    expect(due(none)).toBe('turn');
    expect(zone(none, 'ottoman tiles')).toEqual(['1', '1']);
  });
});

describe('Works and guns', () => {
  test('V17.OS4 entrenches a Glacis without Habsburg fire', () => {
    const match = play(ottomans('OS4', { hexes: {} }), 'play OS4 on glacis-c', 'cannons camp>glacis-c x2');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 2 });
    expect(morale(match)).toEqual([9, 7]);
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(due(match)).toBe('turn');
  });

  test('V17.OS4 must name a Glacis that can be entrenched, while there is one', () => {
    const match = ottomans('OS4');
    expect(refusal(match, 'play OS4')).toContain('V14.5.3');
    expect(refusal(match, 'play OS4 on glacis-c')).not.toEqual([]);
    expect(refusal(match, 'play OS4 on cw-c')).not.toEqual([]);
    expect(refusal(match, 'play OS4 on glacis-l')).toEqual([]);
    expect(refusal(ottomans('OS4', { hexes: {} }), 'play OS4 on glacis-l')).not.toEqual([]);
  });

  test('V17.OS4 fortifies and gains 1 Morale where no Glacis can be entrenched', () => {
    const hexes = { ...NEAR, 'glacis-l': { control: 'ottoman', improvised: 1 }, 'glacis-r': WORKS } as const;
    const match = ottomans('OS4', { hexes });
    expect(refusal(match, 'play OS4 on glacis-l')).not.toEqual([]);
    play(match, 'play OS4');
    expect(due(match)).toBe('build');
    expect(refusal(match, 'build glacis-r')).toEqual(['V10.4.2']);
    play(match, 'build glacis-l', 'cannons camp>glacis-l');
    expect(hex(match, 'glacis-l')).toMatchObject({ improvised: 2, cannons: 1 });
    expect(morale(match)).toEqual([9, 8]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.OS4', side: 'ottoman', by: 1 });
  });

  test('V17.OS4 with no room for works must move a Cannon in its Fortify', () => {
    const match = play(ottomans('OS4', { hexes: { ...NEAR, 'glacis-l': WORKS, 'glacis-r': WORKS } }), 'play OS4');
    expect(due(match)).toBe('cannons');
    expect(refusal(match, 'cannons none')).toEqual(['V10.4.5']);
    play(match, 'cannons camp>glacis-r');
    expect(morale(match)).toEqual([9, 8]);
  });

  test('V17.OS6 bombards with 5s counting as 6s', () => {
    const match = ottomans('OS6', { hexes: AT_RAVELIN, dice: [5, 6] });
    play(match, 'play OS6 on ravelin');
    expect(hex(match, 'ravelin').structural).toBe(0);
    expect(last(match, 'cannon roll')).toMatchObject({ rule: 'V17.OS6', dice: [5, 6], hits: 2 });
    const fives = play(ottomans('OS6', { hexes: AT_RAVELIN, dice: [5, 5] }), 'play OS6 on ravelin');
    expect(hex(fives, 'ravelin').structural).toBe(0);
    const one = play(ottomans('OS6', { hexes: AT_RAVELIN, dice: [5, 4] }), 'play OS6 on ravelin');
    expect(hex(one, 'ravelin').structural).toBe(1);
    const plain = play(ottomans('OS6', { hexes: AT_RAVELIN, dice: [5, 6] }), 'bombard ravelin with OS6');
    expect(hex(plain, 'ravelin').structural).toBe(1);
  });

  test('V17.OS6 is refused without a Structural Fortification or with fewer than 2 Cannons', () => {
    const near = { ...AT_RAVELIN, camp: { cannons: 5 }, 'cw-c': { control: 'ottoman', improvised: 2, cannons: 1 } };
    expect(
      refusal(ottomans('OS6', { hexes: near as NonNullable<Table['hexes']> }), 'play OS6 on ravelin').join(),
    ).toMatch(/V14\.4/);
    expect(refusal(ottomans('OS6', { hexes: AT_RAVELIN }), 'play OS6 on cw-l').join()).toMatch(/V14\.4/);
    expect(refusal(ottomans('OS6', { hexes: AT_RAVELIN }), 'play OS6 on ravelin')).toEqual([]);
  });

  test('V17.OS7 kills 1 random Habsburg Troop of the deck for each 5 or 6', () => {
    const match = ottomans('OS7', { hexes: AT_RAVELIN, dice: [5, 4, 'elite'] });
    play(match, 'play OS7 on ravelin');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(zone(match, 'habsburg Troop deck')).toHaveLength(11);
    expect(last(match, 'cannon roll')).toMatchObject({ rule: 'V17.OS7', dice: [5, 4], hits: 1 });
    expect(last(match, 'cannon roll')?.ledger?.lines).toEqual([['V17.OS7', 'Ottoman Cannons next to the hex', 2]]);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.OS7', side: 'habsburg', number: 1 });
  });

  test('V17.OS7 kills at most 2', () => {
    const hexes = { ...AT_RAVELIN, camp: { cannons: 2 }, 'cw-c': { control: 'ottoman', cannons: 4 } } as const;
    const match = ottomans('OS7', { hexes, dice: [5, 6, 6, 5, 'elite', 'militia'] });
    play(match, 'play OS7 on cw-l');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'militia']);
  });

  test('V17.OS7 names a Habsburg hex next to an Ottoman one; it needs a Cannon there and a Habsburg Troop', () => {
    const match = ottomans('OS7', { hexes: AT_RAVELIN });
    expect(refusal(match, 'play OS7')).toContain('V14.5.3');
    expect(refusal(match, 'play OS7 on glacis-l')).not.toEqual([]);
    expect(refusal(match, 'play OS7 on ditch-c')).not.toEqual([]);
    expect(refusal(ottomans('OS7'), 'play OS7 on cw-c').join()).toMatch(/V14\.4/);
    const spent = troops('elite', 4, 'infantry', 5, 'militia', 3);
    const empty = ottomans('OS7', { hexes: AT_RAVELIN, habsburg: { discard: spent } });
    expect(refusal(empty, 'play OS7 on ravelin').join()).toMatch(/V14\.4/);
  });

  test('V17.OS20 moves Cannons first and bombards then', () => {
    const match = ottomans('OS20', { hexes: AT_RAVELIN, dice: [6, 1, 2, 6] });
    play(match, 'play OS20 on ravelin');
    expect(due(match)).toBe('cannons');
    play(match, 'cannons camp>cw-c x2');
    expect(hex(match, 'cw-c').cannons).toBe(4);
    expect(last(match, 'cannon roll')).toMatchObject({ rule: 'V10.5.4', dice: [6, 1, 2, 6], hits: 2 });
    expect(hex(match, 'ravelin').structural).toBe(0);
  });

  test('V17.OS20 names its target first, and needs a Cannon somewhere', () => {
    const match = ottomans('OS20', { hexes: AT_RAVELIN });
    expect(refusal(match, 'play OS20')).toContain('V14.5.3');
    expect(refusal(match, 'play OS20 on ditch-c')).not.toEqual([]);
    expect(refusal(match, 'play OS20 on cw-l')).toEqual([]);
    const gunless = ottomans('OS20', { hexes: { ...NEAR, camp: { cannons: 0 } } });
    expect(refusal(gunless, 'play OS20 on cw-c').join()).toMatch(/V14\.4/);
  });

  test('V17.OS22 fills the hex, brings Cannons to it and bombards next to it with 1 extra die', () => {
    const hexes = { ...AT_RAVELIN, 'cw-c': { control: 'ottoman', cannons: 2 } } as const;
    const match = ottomans('OS22', { hexes, dice: [6, 6, 1, 1] });
    play(match, 'play OS22 on cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(2);
    expect(last(match, 'fortified')).toMatchObject({ rule: 'V17.OS22', hex: 'cw-c', number: 2 });
    expect(due(match)).toBe('cannons');
    expect(refusal(match, 'cannons camp>glacis-c')).toEqual(['V10.1.7']);
    play(match, 'cannons camp>cw-c');
    expect(due(match)).toBe('may-bombard');
    expect(refusal(match, 'bombard ditch-c')).not.toEqual([]);
    play(match, 'bombard ravelin');
    expect(last(match, 'cannon roll')).toMatchObject({ dice: [6, 6, 1, 1] });
    expect(last(match, 'cannon roll')?.ledger?.lines).toEqual([
      ['V10.5.4', 'Ottoman Cannons next to the hex', 3],
      ['V17.OS22', 'Raised Earthworks', 1],
    ]);
    expect(hex(match, 'ravelin').structural).toBe(0);
  });

  test('V17.OS22 bombards only a hex next to the works, or nothing', () => {
    const hexes = { ...AT_RAVELIN, 'cw-l': WORKS };
    const match = play(ottomans('OS22', { hexes }), 'play OS22 on cw-l', 'cannons none');
    expect(refusal(match, 'bombard cw-r')).toEqual(['V17.OS22']);
    expect(refusal(match, 'bombard ditch-l')).toEqual([]);
    play(match, 'hold fire');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(due(match)).toBe('turn');
  });

  test('V14.4, V17.OS22 is refused on full works that hold all Cannons and have no wall before them', () => {
    const guns = (camp: number, works: number) =>
      ottomans('OS22', { hexes: { ...NEAR, camp: { cannons: camp }, 'glacis-c': { ...WORKS, cannons: works } } });
    const idle = guns(0, 6);
    expect(refusal(idle, 'play OS22 on glacis-c')).toEqual(['V14.4']);
    expect(refusal(idle, 'play OS22')).toEqual(['V14.5.3', 'V14.4']);
    // One Cannon elsewhere is enough: it can be brought.
    const one = guns(1, 5);
    expect(refusal(one, 'play OS22 on glacis-c')).toEqual([]);
    expect(refusal(one, 'play OS22')).toEqual(['V14.5.3', 'V14.4']);
  });

  test('V17.OS22 needs an Ottoman hex other than the Camp', () => {
    expect(refusal(ottomans('OS22'), 'play OS22 on camp')).toContain('V14.4.6');
    expect(refusal(ottomans('OS22'), 'play OS22 on cw-c')).toContain('V14.4.6');
    expect(refusal(ottomans('OS22'), 'play OS22')).toContain('V14.5.3');
    expect(refusal(ottomans('OS22', { hexes: {} }), 'play OS22').join()).toMatch(/V14\.4/);
  });
});

describe('Troops that come back', () => {
  const dead = troops('yeniceri', 3, 'sekban', 2, 'yerikulu', 2);

  test('V17.OS8 returns 1 to 3 Eliminated Sekban and Yerikulu', () => {
    const match = play(ottomans('OS8', { ottoman: { eliminated: dead } }), 'play OS8');
    expect(due(match)).toBe('return-troops');
    expect(refusal(match, 'return yeniceri')).toEqual(['V14.1']);
    expect(refusal(match, 'return sekban x2, yerikulu x2')).toEqual(['V14.1']);
    expect(refusal(match, 'return sekban x3')).toEqual(['V14.7.3']);
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    play(match, 'return sekban x2, yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yeniceri', 'yeniceri', 'yerikulu']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(16);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.OS8', side: 'ottoman', number: 3 });
  });

  test('V17.OS8 is refused when no Sekban or Yerikulu is Eliminated', () => {
    const match = ottomans('OS8', { ottoman: { eliminated: troops('yeniceri', 3) } });
    expect(refusal(match, 'play OS8').join()).toMatch(/V14\.4/);
  });

  test('V17.OS9 returns 1 or 2 Eliminated Yeniçeri', () => {
    const match = play(ottomans('OS9', { ottoman: { eliminated: dead } }), 'play OS9');
    expect(refusal(match, 'return sekban')).toEqual(['V14.1']);
    expect(refusal(match, 'return yeniceri x3')).toEqual(['V14.1']);
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    play(match, 'return yeniceri x2');
    expect(many(zone(match, 'ottoman Troop deck'), 'yeniceri')).toBe(6);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.OS9', number: 2 });
    const none = ottomans('OS9', { ottoman: { eliminated: troops('sekban', 2) } });
    expect(refusal(none, 'play OS9').join()).toMatch(/V14\.4/);
  });

  test('V17.OS23 returns 1 to 5 discarded Troops of any type', () => {
    const discard = troops('yeniceri', 3, 'sekban', 3);
    const match = play(ottomans('OS23', { ottoman: { discard, eliminated: ['yerikulu'] } }), 'play OS23');
    expect(refusal(match, 'return yeniceri x3, sekban x3')).toEqual(['V14.1']);
    expect(refusal(match, 'return yerikulu')).toEqual(['V14.7.3']);
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    play(match, 'return yeniceri x3, sekban x2');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(18);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.OS23', number: 5 });
    expect(refusal(ottomans('OS23', { ottoman: { eliminated: dead } }), 'play OS23').join()).toMatch(/V14\.4/);
  });
});

describe('Assaults', () => {
  test('V17.OS10 moves 2 fewer Troops to the rear and costs 1 Troop of the battle afterwards', () => {
    const hexes = { ...AT_RAVELIN, ravelin: { improvised: 1, cannons: 0 } };
    const match = ottomans('OS10', { hexes, dice: [1, 1] });
    play(match, 'play OS10 on ravelin', 'contest', 'send yeniceri x2, yerikulu', 'send militia x3');
    expect(due(match)).toBe('choose-rear-line');
    play(match, 'pull back front yerikulu');
    expect(last(match, 'moved to the rear')?.ledger?.lines).toEqual([
      ['V13.5.1', 'Structural Fortification', 2],
      ['V13.5.2', 'Improvised Fortifications', 1],
      ['V17.OS10', 'Serdengeçti', -2],
    ]);
    expect(hex(match, 'ravelin').control).toBe('ottoman');
    play(match, 'cannons none');
    expect(due(match)).toBe('give-up');
    expect(refusal(match, 'give up sekban')).toEqual(['V17.OS10']);
    play(match, 'give up yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'yeniceri']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.OS10', side: 'ottoman', number: 1 });
  });

  test('V17.OS10 costs its Troop after a lost Assault too, after the sacrifices', () => {
    const match = ottomans('OS10');
    play(match, 'play OS10 on cw-c', 'contest', 'send yerikulu x3', 'send elite x3', 'sacrifice front yerikulu');
    expect(due(match)).toBe('give-up');
    play(match, 'give up yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu', 'yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yerikulu']);
  });

  test('V17.OS10 costs nobody if no Troop was played', () => {
    const match = play(ottomans('OS10'), 'play OS10 on cw-c', 'give way', 'cannons none');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
  });

  const AROUND = { ...NEAR, 'glacis-l': WORKS, 'glacis-r': WORKS, 'cw-l': WORKS };

  test('V17.OS15 raises the Troop maximum by 1, to 7 at most', () => {
    const match = play(ottomans('OS15', { hexes: AROUND }), 'play OS15 on cw-c', 'contest');
    expect(refusal(match, 'send yeniceri x7, sekban')).toEqual(['V12.1.7']);
    expect(refusal(match, 'send yeniceri x7')).toEqual([]);
    const plain = play(ottomans('OS15', { hexes: AROUND }), 'assault cw-c with OS15', 'contest');
    expect(refusal(plain, 'send yeniceri x7')).toEqual(['V12.1.7']);
    expect(refusal(plain, 'send yeniceri x6')).toEqual([]);
  });

  test('V17.OS15 gives 5 where the normal maximum is 4', () => {
    const match = play(ottomans('OS15'), 'play OS15 on cw-c', 'contest');
    expect(refusal(match, 'send yeniceri x5')).toEqual([]);
    expect(refusal(match, 'send yeniceri x6')).toEqual(['V12.1.7']);
  });

  test('V17.OS19 assaults a Ditch, the Ravelin or a Bastion, nothing else', () => {
    const hexes = { ...AT_RAVELIN, 'cw-r': WORKS, 'ditch-r': WORKS, 'ditch-c': WORKS };
    const match = ottomans('OS19', { hexes });
    for (const id of ['ravelin', 'ditch-l', 'lobl', 'burg']) expect(refusal(match, `play OS19 on ${id}`)).toEqual([]);
    expect(refusal(match, 'play OS19 on cw-l')).toContain('V14.4.2');
    expect(refusal(match, 'play OS19 on curtain')).toContain('V14.4.2');
    expect(refusal(match, 'play OS19')).toContain('V14.5.3');
    expect(refusal(ottomans('OS19'), 'play OS19').join()).toMatch(/V14\.4/);
  });

  test('V17.OS19 lets the Improvised Fortifications there move nobody, the wall still does', () => {
    const hexes = { ...AT_RAVELIN, ravelin: { improvised: 1, cannons: 0 } };
    const match = ottomans('OS19', { hexes, dice: [1, 1] });
    play(match, 'play OS19 on ravelin', 'contest', 'send yeniceri x3', 'send elite x3');
    expect(refusal(match, 'pull back front yeniceri x3')).toContain('V13.5.2');
    play(match, 'pull back front yeniceri x2');
    expect(last(match, 'moved to the rear')?.ledger?.lines).toEqual([
      ['V13.5.1', 'Structural Fortification', 2],
      ['V13.5.2', 'Improvised Fortifications', 1],
      ['V17.OS19', 'Ramps into the Ditch', -1],
    ]);
  });

  test('V17.OS19 takes no notice of the works that HS29 adds', () => {
    const match = ottomans('OS19', { hexes: AT_RAVELIN, habsburg: { hand: ['HS29', 'HS1'] }, dice: [1, 1] });
    play(match, 'play OS19 on ravelin', 'respond HS29', 'press on', 'contest', 'send yeniceri x3', 'send elite x3');
    play(match, 'pull back front yeniceri x2');
    expect(last(match, 'moved to the rear')?.ledger?.total).toBe(2);
  });

  test('V17.OS3 can be stopped like any Explosion', () => {
    const match = ottomans('OS3', { ottoman: { tiles: [3] }, habsburg: { hand: ['HS5', 'HS1'] }, dice: ['1', '1'] });
    play(match, 'play OS3', 'decline', 'explode cw-c', 'respond HS5');
    expect(hex(match, 'cw-c').improvised).toBe(1);
  });

  test('V17.OS28 pays a won Assault with 1 more Morale and 1 Eliminated Troop', () => {
    const match = ottomans('OS28', { ottoman: { eliminated: ['yeniceri', 'sekban'] } });
    play(match, 'play OS28 on cw-c', 'give way', 'cannons none');
    expect(morale(match)).toEqual([10, 7]);
    expect(eventsOf(match, 'morale').find(({ side }) => side === 'ottoman')?.ledger?.lines).toEqual([
      ['V13.7.14', 'attack won', 1],
      ['V17.OS28', 'Gold for the Brave', 1],
    ]);
    expect(due(match)).toBe('return-troops');
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    expect(refusal(match, 'return yeniceri, sekban')).toEqual(['V14.1']);
    play(match, 'return yeniceri');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.OS28', number: 1 });
  });

  test('V17.OS28 returns nobody if nobody is Eliminated', () => {
    const match = play(ottomans('OS28'), 'play OS28 on cw-c', 'give way', 'cannons none');
    expect(due(match)).toBe('turn');
    expect(morale(match)).toEqual([10, 7]);
  });

  test('V17.OS28 spares the Ottomans the Morale of a lost Assault', () => {
    const match = ottomans('OS28', { ottoman: { eliminated: ['yeniceri'] } });
    play(match, 'play OS28 on cw-c', 'contest', 'send yerikulu x3', 'send elite x3');
    play(match, 'pull back front yerikulu', 'sacrifice none');
    expect(morale(match)).toEqual([8, 8]);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
  });

  test('V17.OS29 allows a second Assault on the same hex after a lost one, with new Troops', () => {
    const match = ottomans('OS29');
    play(match, 'play OS29 on cw-c', 'contest', 'send yerikulu x3', 'send elite x3');
    play(match, 'pull back front yerikulu', 'sacrifice none');
    expect(due(match)).toBe('storm-again');
    expect(morale(match)).toEqual([7, 8]);
    play(match, 'storm again');
    expect(last(match, 'assault renewed')).toMatchObject({ hex: 'cw-c' });
    play(match, 'contest', 'send yeniceri x4', 'send militia x3', 'pull back front yeniceri');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    play(match, 'cannons none');
    expect(morale(match)).toEqual([8, 7]);
    expect(due(match)).toBe('turn');
  });

  test('V17.OS29 does not compel the second Assault', () => {
    const match = ottomans('OS29');
    play(match, 'play OS29 on cw-c', 'contest', 'send yerikulu x3', 'send elite x3');
    play(match, 'pull back front yerikulu', 'sacrifice none', 'let it be');
    expect(due(match)).toBe('turn');
    expect(hex(match, 'cw-c').control).toBe('habsburg');
  });

  test.each(['OS10', 'OS15', 'OS28', 'OS29'])('V17.%s needs a lawful Assault', (card) => {
    const match = ottomans(card);
    expect(refusal(match, `play ${card}`)).toContain('V14.5.3');
    expect(refusal(match, `play ${card} on glacis-l`)).toContain('V10.2.2');
    expect(refusal(match, `play ${card} on ravelin`)).toContain('V10.2.3');
    expect(refusal(match, `play ${card} on cw-c`)).toEqual([]);
    expect(refusal(ottomans(card, { hexes: {} }), `play ${card}`).join()).toMatch(/V14\.4/);
  });
});

describe('Responses', () => {
  const FIRE = { ravelin: { cannons: 2 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 1 } };

  test('V17.OS5 limits the fire on an Entrench to 1 Troop of the deck, of their choice', () => {
    const match = ottomans('OS5', { hexes: FIRE, dice: [6, 6, 6] });
    play(match, 'entrench glacis-c with OS14', 'cannons none');
    expect(due(match)).toBe('respond');
    expect(match.seat).toBe('ottoman');
    play(match, 'respond OS5');
    expect(due(match)).toBe('take-losses');
    expect(refusal(match, 'lose yerikulu, sekban')).toContain('V13.6.5');
    expect(refusal(match, 'lose none')).toEqual(['V13.6.4']);
    expect(refusal(match, 'lose front yerikulu')).toContain('V16.3.1');
    play(match, 'lose yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14', 'OS5']);
    expect(last(match, 'response')).toMatchObject({ rule: 'V17.OS5', side: 'ottoman', card: 'OS5' });
  });

  test('V17.OS5 changes nothing if the guns miss', () => {
    const match = ottomans('OS5', { hexes: FIRE, dice: [1, 2, 3] });
    play(match, 'entrench glacis-c with OS14', 'cannons none', 'respond OS5');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
  });

  test('V17.OS5 limits a Barrage, in which the Ottomans choose from the deck', () => {
    const match = habsburgs('OS5', { hexes: { ...FIRE, 'glacis-c': WORKS }, dice: [6, 6, 6] });
    play(match, 'barrage with HS12', 'respond OS5', 'lose yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(match.seat).toBe('ottoman');
  });

  test('V17.OS5 in a battle takes 1 Troop of the front line, of their choice', () => {
    const match = ottomans('OS5', { hexes: { ...FIRE, 'glacis-c': WORKS }, dice: [6, 6, 6] });
    play(match, 'assault cw-c with OS14', 'contest', 'send yeniceri x2, yerikulu x2', 'send elite x3');
    play(match, 'pull back front yerikulu', 'respond OS5');
    expect(refusal(match, 'lose rear yerikulu')).toContain('V16.3.1');
    expect(refusal(match, 'lose yerikulu')).toContain('V16.3.1');
    play(match, 'lose front yerikulu');
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V13.6.4', troops: ['yerikulu'] });
    expect(eventsOf(match, 'battle value').map(({ total }) => total)).toEqual([6, 9]);
  });

  test('V17.OS5 answers no announcement', () => {
    const match = play(habsburgs('OS5'), 'play HS12');
    expect(refusal(match, 'respond OS5')).toEqual(['V15.3.6']);
  });

  test('V17.OS16 cancels a Habsburg Mine and shows the Ottomans its tiles', () => {
    const match = habsburgs('OS16', { habsburg: { tiles: [2, 2] } });
    play(match, 'mine with HS12', 'respond OS16');
    expect(eventsOf(match, 'tile drawn')).toEqual([]);
    expect(eventsOf(match, 'explosion')).toEqual([]);
    expect(match.viewJson(0).zones?.['habsburg seen tiles']).toEqual(['2', '2']);
    expect(last(match, 'cancelled')).toMatchObject({ rule: 'V15.7', side: 'habsburg', card: 'HS12' });
    expect(match.events(0).find(({ event }) => event === 'tiles looked at')).toMatchObject({ tiles: ['2', '2'] });
    expect(match.events(undefined).find(({ event }) => event === 'tiles looked at')).not.toHaveProperty('tiles');
    expect(match.seat).toBe('ottoman');
    expect(due(match)).toBe('turn');
  });

  test('V17.OS16 answers a Mine only', () => {
    expect(refusal(play(habsburgs('OS16'), 'play HS12'), 'respond OS16')).toEqual(['V15.3.6']);
    expect(refusal(play(habsburgs('OS16'), 'sortie glacis-c with HS12'), 'respond OS16')).toEqual(['V15.3.6']);
  });

  test('V17.OS17 cancels a Habsburg Event', () => {
    const match = play(habsburgs('OS17'), 'play HS22', 'respond OS17');
    expect(morale(match)).toEqual([8, 8]);
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS22']);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS17']);
    expect(last(match, 'response')).toMatchObject({ rule: 'V17.OS17' });
    expect(match.seat).toBe('ottoman');
  });

  test('V17.OS17 answers no action', () => {
    expect(refusal(play(habsburgs('OS17'), 'mine with HS12'), 'respond OS17')).toEqual(['V15.3.6']);
    expect(refusal(play(habsburgs('OS17'), 'sortie glacis-c with HS12'), 'respond OS17')).toEqual(['V15.3.6']);
  });

  const OPEN = { ...NEAR, 'glacis-c': { control: 'ottoman' } } as const;

  test('V17.OS18 fills the attacked hex with works and lets the Habsburgs abort', () => {
    const match = play(habsburgs('OS18', { hexes: OPEN }), 'sortie glacis-c with HS12', 'respond OS18');
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(last(match, 'fortified')).toMatchObject({ rule: 'V17.OS18', hex: 'glacis-c', number: 2 });
    expect(due(match)).toBe('abort');
    expect(match.seat).toBe('habsburg');
    play(match, 'abort');
    expect(morale(match)).toEqual([8, 8]);
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(match.seat).toBe('ottoman');
  });

  test('V17.OS18 counts in the battle if the Habsburgs press on', () => {
    const match = play(habsburgs('OS18', { hexes: OPEN }), 'sortie glacis-c with HS12', 'respond OS18', 'press on');
    expect(morale(match)).toEqual([8, 9]);
    play(match, 'contest', 'send elite x3', 'send yerikulu x3', 'pull back front elite x2');
    expect(last(match, 'moved to the rear')?.ledger?.total).toBe(2);
  });

  test('V17.OS18 needs room for at least 1, and a Sortie', () => {
    expect(refusal(play(habsburgs('OS18'), 'sortie glacis-c with HS12'), 'respond OS18')).not.toEqual([]);
    expect(refusal(play(habsburgs('OS18', { hexes: OPEN }), 'play HS12'), 'respond OS18')).toEqual(['V15.3.6']);
  });

  test('V17.OS24 takes the effect of a Habsburg Explosion; the tiles still return', () => {
    const match = habsburgs('OS24', { habsburg: { tiles: [2, 2] }, dice: ['1'] });
    play(match, 'mine with HS12', 'decline', 'explode glacis-c');
    expect(due(match)).toBe('respond');
    play(match, 'respond OS24');
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(zone(match, 'habsburg tiles')).toEqual([]);
    expect(zone(match, 'habsburg bag')).toHaveLength(8);
    expect(last(match, 'explosion without effect')).toMatchObject({ rule: 'V15.9', card: 'OS24' });
  });

  test('V17.OS24 must be played for that: declined, the works fall', () => {
    const match = habsburgs('OS24', { habsburg: { tiles: [2, 2] }, dice: ['1'] });
    play(match, 'mine with HS12');
    expect(refusal(match, 'respond OS24')).toEqual(['V15.3.6']);
    play(match, 'decline', 'explode glacis-c', 'decline');
    expect(hex(match, 'glacis-c').improvised).toBe(0);
  });

  test('V17.OS25 first returns up to 3 discarded Troops, then the maximum is 1 higher', () => {
    const match = habsburgs('OS25', { ottoman: { discard: troops('yeniceri', 4) } });
    play(match, 'sortie glacis-c with HS12', 'respond OS25');
    expect(due(match)).toBe('return-troops');
    expect(match.seat).toBe('ottoman');
    expect(refusal(match, 'return yeniceri x4')).toEqual(['V14.1']);
    expect(refusal(match, 'return none')).toEqual([]);
    play(match, 'return yeniceri x3');
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.OS25', number: 3 });
    play(match, 'contest', 'send elite x3');
    expect(refusal(match, 'send yeniceri x6')).toEqual(['V12.1.7']);
    play(match, 'send yeniceri x5');
    expect(zone(match, 'ottoman Troop discard')).toContain('yeniceri');
  });

  test('V17.OS25 raises the maximum even with nothing to return, and answers a Sortie only', () => {
    const match = play(habsburgs('OS25'), 'sortie glacis-c with HS12', 'respond OS25');
    expect(due(match)).toBe('contest');
    play(match, 'contest', 'send elite x3');
    expect(refusal(match, 'send yeniceri x5')).toEqual([]);
    expect(refusal(play(habsburgs('OS25'), 'mine with HS12'), 'respond OS25')).toEqual(['V15.3.6']);
  });

  test('V17.OS26 cancels a Barrage', () => {
    const match = habsburgs('OS26', { hexes: { ...FIRE, 'glacis-c': WORKS } });
    play(match, 'barrage with HS12', 'respond OS26');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(last(match, 'roll prevented')).toMatchObject({ rule: 'V17.OS26', side: 'habsburg', card: 'OS26' });
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(match.seat).toBe('ottoman');
  });

  test('V17.OS26 silences the guns on an Entrench, which stands', () => {
    const match = ottomans('OS26', { hexes: FIRE });
    play(match, 'entrench glacis-c with OS14', 'cannons none', 'respond OS26');
    expect(hex(match, 'glacis-c')).toMatchObject({ control: 'ottoman', improvised: 2 });
    expect(morale(match)).toEqual([9, 7]);
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
  });

  test('V17.OS26 silences the guns of an attack that is not contested', () => {
    const match = ottomans('OS26', { hexes: { ...FIRE, 'glacis-c': WORKS } });
    play(match, 'assault cw-c with OS14', 'give way', 'respond OS26', 'cannons none');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
  });
});
