import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import {
  due,
  eventsOf,
  hex,
  kernel,
  morale,
  play,
  position,
  refusal,
  type Table,
  table,
  troops,
  zone,
} from '../testing.ts';

/** Every Habsburg Strategy card: each clause, its conditions both ways, its numbers. */

/** No Habsburg guns: no fire in battle. */
const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const WORKS = { control: 'ottoman', improvised: 2 } as const;
/** The Ottomans stand before the centre Covered Way; all their guns are in the Camp. */
const NEAR = { ...SILENT, 'glacis-c': WORKS };
/** The same with four Habsburg guns. */
const ARMED = { ...NEAR, ravelin: { cannons: 2 }, curtain: { cannons: 2 } };
/** They hold the centre Covered Way, with two guns before the Ravelin. */
const AT_RAVELIN = {
  ...NEAR,
  camp: { cannons: 4 },
  'cw-c': { control: 'ottoman', improvised: 2, cannons: 2 },
} as const;

type Hexes = NonNullable<Table['hexes']>;
const habsburgs = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, turn: 'habsburg', ...more, habsburg: { hand: [card, 'HS1', 'HS22'], ...more.habsburg } });
const ottomans = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({
    hexes: NEAR,
    ...more,
    ottoman: { hand: ['OS10', 'OS11', 'OS14'], ...more.ottoman },
    habsburg: { hand: [card, 'HS1'], ...more.habsburg },
  });
const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);
const rules = (match: ReturnType<typeof table>, event: string): string[] =>
  eventsOf(match, event).map(({ rule }) => rule);
const ALL_HABSBURGS = troops('elite', 4, 'infantry', 5, 'militia', 3);

describe('Morale and cards', () => {
  test('V17.HS1 raises Habsburg Morale by 2, no further than the top', () => {
    const match = play(habsburgs('HS2'), 'play HS1');
    expect(morale(match)).toEqual([8, 10]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS1', side: 'habsburg', by: 2 });
    expect(morale(play(habsburgs('HS2', { morale: [8, 9] }), 'play HS1'))).toEqual([8, 10]);
    expect(refusal(habsburgs('HS2', { morale: [8, 10] }), 'play HS1').join()).toMatch(/V14\.4/);
  });

  test('V17.HS11 raises Habsburg Morale by 1 and draws 1 Strategy card, above 5 too', () => {
    const hand = ['HS11', 'HS1', 'HS2', 'HS3', 'HS4', 'HS5'];
    const match = play(habsburgs('HS11', { habsburg: { hand }, dice: ['HS30'] }), 'play HS11');
    expect(morale(match)).toEqual([8, 9]);
    expect(zone(match, 'habsburg hand')).toEqual(['HS1', 'HS2', 'HS3', 'HS4', 'HS5', 'HS30']);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS11' });
    expect(last(match, 'cards drawn')).toMatchObject({ rule: 'V17.HS11', number: 1, cards: ['HS30'] });
  });

  test('V17.HS12 gives the Habsburgs 1 Morale and takes 1 from the Ottomans', () => {
    const match = play(habsburgs('HS12'), 'play HS12');
    expect(morale(match)).toEqual([7, 9]);
    expect(rules(match, 'morale')).toEqual(['V17.HS12', 'V17.HS12']);
  });

  test('V17.HS22 takes 2 Morale from the Ottomans, and may end the game', () => {
    const match = play(habsburgs('HS2'), 'play HS22');
    expect(morale(match)).toEqual([6, 8]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS22', side: 'ottoman', by: -2 });
    const end = play(habsburgs('HS2', { morale: [2, 8] }), 'play HS22');
    expect(end.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-morale' });
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('V17.HS23 in round %i raises Habsburg Morale by %i', (round, by) => {
    const match = play(habsburgs('HS23', { round, morale: [8, 5] }), 'play HS23');
    expect(morale(match)).toEqual([8, 5 + by]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS23', by });
  });

  test.each([
    ['in round 2', 2, {}, 7],
    ['in round 3', 3, {}, 6],
    ['in round 5', 5, {}, 6],
    ['in round 3 with the Ravelin taken', 3, { ravelin: WORKS }, 7],
    ['in round 3 with a Bastion taken', 3, { lobl: { control: 'ottoman', improvised: 1 } }, 7],
    ['in round 3 with other hexes taken', 3, { 'cw-c': WORKS, 'ditch-c': WORKS }, 6],
  ] as const)('V17.HS26 %s', (_when, round, taken, left) => {
    const match = play(habsburgs('HS26', { round, hexes: { ...NEAR, ...taken } }), 'play HS26');
    expect(morale(match)).toEqual([left, 8]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS26', side: 'ottoman', by: left - 8 });
  });
});

describe('Works', () => {
  test('V17.HS2 places 1 to 3 Improvised Fortifications on Ditch hexes and the Ravelin', () => {
    const match = play(habsburgs('HS2', { hexes: { ...NEAR, 'ditch-c': { structural: 0 } } }), 'play HS2');
    expect(due(match)).toBe('place');
    expect(refusal(match, 'place burg')).toContain('V14.1');
    expect(refusal(match, 'place cw-l')).toContain('V14.1');
    expect(refusal(match, 'place ravelin x2')).toContain('V3.8');
    expect(refusal(match, 'place ditch-c x2, ditch-l, ravelin')).toContain('V14.1');
    expect(refusal(match, 'place none')).toEqual(['V14.7.4']);
    play(match, 'place ditch-c x2, ravelin');
    expect(hex(match, 'ditch-c').improvised).toBe(2);
    expect(hex(match, 'ravelin').improvised).toBe(1);
    expect(rules(match, 'fortified')).toEqual(['V17.HS2', 'V17.HS2', 'V17.HS2']);
  });

  test('V17.HS2 needs a Ditch or the Ravelin under Habsburg control, with room', () => {
    const full = { improvised: 1 };
    const hexes = { ...NEAR, ravelin: WORKS, 'ditch-l': full, 'ditch-c': full, 'ditch-r': full };
    expect(refusal(habsburgs('HS2', { hexes }), 'play HS2').join()).toMatch(/V14\.4/);
    const one = play(habsburgs('HS2', { hexes: { ...hexes, 'ditch-r': {} } }), 'play HS2');
    expect(refusal(one, 'place ravelin')).toContain('V14.1');
    expect(refusal(one, 'place ditch-r')).toEqual([]);
  });

  test('V17.HS9 fortifies twice', () => {
    const match = play(habsburgs('HS9'), 'play HS9', 'build cw-c');
    expect(due(match)).toBe('build');
    expect(refusal(match, 'build cw-c')).toEqual(['V10.8.2']);
    play(match, 'build cw-l');
    expect([hex(match, 'cw-c').improvised, hex(match, 'cw-l').improvised]).toEqual([2, 2]);
    expect(rules(match, 'fortified')).toEqual(['V10.8.3', 'V10.8.3']);
    expect(due(match)).toBe('turn');
  });

  /** Every Habsburg hex but those named is full. */
  const crowded = (free: Hexes = {}): Hexes => ({
    ...NEAR,
    'cw-c': { improvised: 2 },
    'cw-l': { improvised: 2 },
    'cw-r': { improvised: 2 },
    ravelin: { improvised: 1, cannons: 0 },
    'ditch-l': { improvised: 1 },
    'ditch-c': { improvised: 1 },
    'ditch-r': { improvised: 1 },
    burg: { improvised: 1, cannons: 0 },
    curtain: { improvised: 1, cannons: 0 },
    ...free,
  });

  test('V17.HS9 fortifies once if there is room for no more, and is refused with no room', () => {
    const match = play(habsburgs('HS9', { hexes: crowded({ 'cw-c': { improvised: 1 } }) }), 'play HS9', 'build cw-c');
    expect(due(match)).toBe('turn');
    expect(refusal(habsburgs('HS9', { hexes: crowded() }), 'play HS9').join()).toMatch(/V14\.4/);
  });

  test('V17.HS16 fortifies and raises Habsburg Morale by 1', () => {
    const match = play(habsburgs('HS16'), 'play HS16', 'build ravelin');
    expect(hex(match, 'ravelin').improvised).toBe(1);
    expect(morale(match)).toEqual([8, 9]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS16', by: 1 });
  });

  test('V17.HS16 gives its Morale where nothing can be built', () => {
    const match = play(habsburgs('HS16', { hexes: crowded() }), 'play HS16');
    expect(morale(match)).toEqual([8, 9]);
    expect(due(match)).toBe('turn');
  });

  test('V17.HS10 replaces an Improvised Fortification with a Structural one', () => {
    const match = habsburgs('HS10', { hexes: { ...NEAR, ravelin: { structural: 0, improvised: 2, cannons: 0 } } });
    const { supply } = match.state;
    const before = supply[1];
    play(match, 'play HS10 on ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 1, improvised: 1 });
    expect(match.state.supply[1]).toBe(before + 1);
    expect(last(match, 'wall rebuilt')).toMatchObject({ rule: 'V17.HS10', hex: 'ravelin' });
  });

  test('V17.HS10 works on the Löbl Bastion within its limit', () => {
    const hexes = { ...NEAR, lobl: { structural: 0, improvised: 1, cannons: 0 } };
    const match = play(habsburgs('HS10', { hexes }), 'play HS10 on lobl');
    expect(hex(match, 'lobl')).toMatchObject({ structural: 1, improvised: 0 });
  });

  test('V17.HS10 needs a wall at the start, none now, an Improvised Fortification, and control', () => {
    const hexes = {
      ...NEAR,
      ravelin: { structural: 0, improvised: 1, cannons: 0 },
      'ditch-l': { structural: 0 },
      'ditch-r': WORKS,
      burg: { improvised: 1, cannons: 0 },
    };
    const match = habsburgs('HS10', { hexes });
    expect(refusal(match, 'play HS10 on cw-c')).toContain('V17.HS10'); // no wall stood there
    expect(refusal(match, 'play HS10 on ditch-l')).toContain('V17.HS10'); // nothing to replace
    expect(refusal(match, 'play HS10 on ditch-r')).toContain('V17.HS10'); // not theirs
    expect(refusal(match, 'play HS10 on burg')).toContain('V17.HS10'); // the wall stands
    expect(refusal(match, 'play HS10 on ravelin')).toEqual([]);
    expect(refusal(match, 'play HS10')).toContain('V14.5.3');
    expect(refusal(habsburgs('HS10'), 'play HS10').join()).toMatch(/V14\.4/);
  });

  test('V17.HS10 follows the set-up in use: in the other one the walls stood on the Covered Way', () => {
    const at = position({
      turn: 'habsburg',
      habsburg: { hand: ['HS10', 'HS1'] },
      hexes: {
        'cw-c': { structural: 0, improvised: 1 },
        'ditch-c': { structural: 0, improvised: 1 },
        'ditch-l': { structural: 0 },
        'ditch-r': { structural: 0 },
      },
    });
    const match = new Match(kernel, { set: RECONSTRUCTED, position: { ...at, options: { 'set-up': 'setupA' } } });
    expect(refusal(match, 'play HS10 on cw-c')).toEqual([]);
    expect(refusal(match, 'play HS10 on ditch-c')).toContain('V17.HS10');
  });
});

describe('Troops', () => {
  test('V17.HS13 returns 1 or 2 Eliminated Troops of any type', () => {
    const match = play(habsburgs('HS13', { habsburg: { eliminated: troops('elite', 2, 'militia', 1) } }), 'play HS13');
    expect(refusal(match, 'return elite x2, militia')).toEqual(['V14.1']);
    expect(refusal(match, 'return infantry')).toEqual(['V14.7.3']);
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    play(match, 'return elite, militia');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.HS13', side: 'habsburg', number: 2 });
    expect(refusal(habsburgs('HS13'), 'play HS13').join()).toMatch(/V14\.4/);
  });

  test('V17.HS15 returns up to 3 Eliminated Militia and Infantry and costs 1 Morale', () => {
    const eliminated = troops('elite', 1, 'infantry', 2, 'militia', 2);
    const match = play(habsburgs('HS15', { habsburg: { eliminated } }), 'play HS15');
    expect(refusal(match, 'return elite')).toEqual(['V14.1']);
    expect(refusal(match, 'return infantry x2, militia x2')).toEqual(['V14.1']);
    expect(refusal(match, 'return none')).toEqual([]);
    play(match, 'return infantry x2, militia');
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'militia']);
    expect(morale(match)).toEqual([8, 7]);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.HS15', number: 3 });
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS15', side: 'habsburg', by: -1 });
  });

  test('V17.HS15 at Morale 1 loses the game, with a warning', () => {
    const match = habsburgs('HS15', { morale: [8, 1], habsburg: { eliminated: ['militia'] } });
    const { move } = match.why('play HS15');
    expect(move && match.warning(move)).toMatch(/V6\.10/);
    play(match, 'play HS15', 'return militia');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-morale' });
  });

  test('V17.HS27 raises Habsburg Morale by 1 and returns 0 to 3 discarded Troops', () => {
    const discard = troops('elite', 2, 'infantry', 2);
    const match = play(habsburgs('HS27', { habsburg: { discard } }), 'play HS27');
    expect(morale(match)).toEqual([8, 9]);
    expect(last(match, 'morale')).toMatchObject({ rule: 'V17.HS27' });
    expect(refusal(match, 'return none')).toEqual([]);
    expect(refusal(match, 'return elite x2, infantry x2')).toEqual(['V14.1']);
    play(match, 'return elite x2, infantry');
    expect(zone(match, 'habsburg Troop discard')).toEqual(['infantry']);
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.HS27', number: 3 });
    expect(due(play(habsburgs('HS27'), 'play HS27'))).toBe('turn');
  });

  test.each([
    [1, ['sekban']],
    [2, ['sekban']],
    [3, ['sekban', 'yerikulu']],
    [5, ['sekban', 'yerikulu']],
  ])('V17.HS24 in round %i Eliminates %j of the Ottoman deck', (round, lost) => {
    const match = play(habsburgs('HS24', { round, dice: lost }), 'play HS24');
    expect(zone(match, 'ottoman Eliminated')).toEqual(lost);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.HS24', side: 'ottoman', number: lost.length });
  });

  test('V17.HS24 is refused against an empty deck', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
    expect(refusal(habsburgs('HS24', { ottoman: { discard } }), 'play HS24').join()).toMatch(/V14\.4/);
  });

  test('V17.HS25 puts 4 random Troops of the Ottoman deck into the discard, face up', () => {
    const dice = ['yeniceri', 'sekban', 'yerikulu', 'yeniceri'];
    const match = play(habsburgs('HS25', { dice }), 'play HS25');
    expect(zone(match, 'ottoman Troop discard')).toEqual(dice);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(match.events(1).find(({ event }) => event === 'troops discarded')).toMatchObject({
      rule: 'V17.HS25',
      troops: dice,
    });
  });

  test('V17.HS25 takes what a small deck has, and is refused against an empty one', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4);
    const match = play(habsburgs('HS25', { ottoman: { discard } }), 'play HS25');
    expect(zone(match, 'ottoman Troop deck')).toEqual([]);
    const empty = habsburgs('HS25', { ottoman: { discard: [...discard, 'yerikulu', 'yerikulu'] } });
    expect(refusal(empty, 'play HS25').join()).toMatch(/V14\.4/);
  });
});

describe('Tunnels', () => {
  test('V17.HS6 shows the Ottoman tiles, sends one back and draws a tile', () => {
    const match = habsburgs('HS6', { ottoman: { tiles: [3, 1, 1] }, dice: ['2'] });
    play(match, 'play HS6');
    expect(last(match, 'tiles seen')).toMatchObject({ rule: 'V17.HS6', side: 'ottoman', tiles: ['1', '1', '3'] });
    expect(due(match)).toBe('take-tile');
    expect(refusal(match, 'take away 2')).toEqual(['V17.HS6']);
    play(match, 'take away 3');
    expect(zone(match, 'ottoman seen tiles')).toEqual(['1', '1']);
    expect(zone(match, 'ottoman bag')).toHaveLength(6);
    expect(last(match, 'tile returned')).toMatchObject({ rule: 'V17.HS6', side: 'ottoman', tile: '3' });
    expect(zone(match, 'habsburg tiles')).toEqual(['2']);
    expect(last(match, 'tile drawn')).toMatchObject({ rule: 'V17.HS6', side: 'habsburg', tile: '2' });
    expect(due(match)).toBe('turn');
  });

  test('V17.HS6 draws its tile also when the Ottomans have none; refused if neither can be done', () => {
    const match = play(habsburgs('HS6', { dice: ['1'] }), 'play HS6');
    expect(zone(match, 'habsburg tiles')).toEqual(['1']);
    expect(due(match)).toBe('turn');
    const idle = habsburgs('HS6', { habsburg: { tiles: [2, 2, 1, 1, 1, 1, 1, 1] } });
    expect(refusal(idle, 'play HS6').join()).toMatch(/V14\.4/);
  });

  test('V17.HS18 draws 2 tiles; an Explosion with 4 shovels also costs the Ottomans 1 random Troop', () => {
    const match = habsburgs('HS18', { dice: ['2', '2', 'yeniceri'] });
    play(match, 'play HS18');
    expect(rules(match, 'tile drawn')).toEqual(['V17.HS18', 'V17.HS18']);
    play(match, 'explode glacis-c');
    expect(hex(match, 'glacis-c')).toMatchObject({ control: 'ottoman', improvised: 0 });
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.HS18', side: 'ottoman', number: 1 });
    expect(zone(match, 'habsburg bag')).toHaveLength(8);
  });

  test('V17.HS18 tells of no Troop where the Ottoman deck is empty', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
    const match = play(habsburgs('HS18', { dice: ['2', '2'], ottoman: { discard } }), 'play HS18', 'explode glacis-c');
    expect(eventsOf(match, 'explosion')).toHaveLength(1);
    expect(eventsOf(match, 'troops eliminated')).toEqual([]);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
  });

  test('V17.HS18 costs no Troop without an Explosion', () => {
    const few = play(habsburgs('HS18', { dice: ['2', '1'] }), 'play HS18');
    expect(refusal(few, 'explode glacis-c')).toEqual(['V10.7.2']);
    const match = play(habsburgs('HS18', { dice: ['2', '2'] }), 'play HS18', 'no explosion');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(zone(match, 'habsburg tiles')).toEqual(['2', '2']);
  });
});

describe('Guns and sallies', () => {
  const GUNS = {
    ...NEAR,
    camp: { cannons: 3 },
    'glacis-c': { control: 'ottoman', improvised: 2, cannons: 3 },
  } as const;

  test('V17.HS4 removes 1 Cannon for each Troop that it Eliminates, up to 2', () => {
    const match = play(habsburgs('HS4', { hexes: GUNS }), 'play HS4 on glacis-c');
    expect(due(match)).toBe('spike');
    expect(refusal(match, 'spike with none')).toEqual(['V14.7.4']);
    expect(refusal(match, 'spike with militia x3')).toContain('V17.HS4');
    expect(refusal(match, 'spike with recovered militia')).toContain('V17.HS4');
    play(match, 'spike with militia, infantry');
    expect(hex(match, 'glacis-c')).toMatchObject({ cannons: 1, improvised: 2, control: 'ottoman' });
    expect(zone(match, 'habsburg Eliminated')).toEqual(['infantry', 'militia']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.HS4', side: 'habsburg', number: 2 });
    expect(last(match, 'cannons removed')).toMatchObject({ rule: 'V17.HS4', side: 'ottoman', number: 2 });
  });

  test('V17.HS4 takes no more Troops than there are Cannons', () => {
    const hexes = { ...GUNS, camp: { cannons: 5 }, 'glacis-c': { control: 'ottoman', cannons: 1 } } as const;
    const match = play(habsburgs('HS4', { hexes }), 'play HS4 on glacis-c');
    expect(refusal(match, 'spike with militia x2')).toContain('V17.HS4');
    play(match, 'spike with militia');
    expect(hex(match, 'glacis-c').cannons).toBe(0);
  });

  test('V17.HS4 needs Cannons on an Ottoman hex next to a Habsburg one, and a Troop in the deck', () => {
    const match = habsburgs('HS4', { hexes: { ...GUNS, 'glacis-l': WORKS } });
    expect(refusal(match, 'play HS4')).toContain('V14.5.3');
    expect(refusal(match, 'play HS4 on glacis-l')).toContain('V17.HS4');
    expect(refusal(match, 'play HS4 on camp')).not.toEqual([]);
    expect(refusal(match, 'play HS4 on glacis-r')).not.toEqual([]);
    expect(refusal(match, 'play HS4 on glacis-c')).toEqual([]);
    const nobody = habsburgs('HS4', { hexes: GUNS, habsburg: { discard: ALL_HABSBURGS } });
    expect(refusal(nobody, 'play HS4 on glacis-c').join()).toMatch(/V14\.4/);
  });

  test('V17.HS4 with the last Troops loses the game, with a warning', () => {
    const eliminated = troops('elite', 4, 'infantry', 5, 'militia', 1);
    const match = play(habsburgs('HS4', { hexes: GUNS, habsburg: { eliminated } }), 'play HS4 on glacis-c');
    const { move } = match.why('spike with militia x2');
    expect(move && match.warning(move)).toMatch(/V6\.10/);
    play(match, 'spike with militia x2');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-troops' });
  });

  test('V17.HS20 kills 1 on a single 6', () => {
    const match = play(habsburgs('HS20', { hexes: ARMED, dice: [6, 5, 5, 1, 'sekban'] }), 'play HS20');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    const two = play(habsburgs('HS20', { hexes: ARMED, dice: [6, 6, 5, 1, 'sekban'] }), 'play HS20');
    expect(zone(two, 'ottoman Eliminated')).toEqual(['sekban']);
  });

  test('V17.HS20 kills 2 on three or more 6s, none without a 6', () => {
    const three = play(habsburgs('HS20', { hexes: ARMED, dice: [6, 6, 6, 1, 'sekban', 'yerikulu'] }), 'play HS20');
    expect(zone(three, 'ottoman Eliminated')).toEqual(['sekban', 'yerikulu']);
    const none = play(habsburgs('HS20', { hexes: ARMED, dice: [5, 5, 5, 1] }), 'play HS20');
    expect(zone(none, 'ottoman Eliminated')).toEqual([]);
  });

  test('V17.HS20 the Elimination on a single 6 cites the card', () => {
    const match = play(habsburgs('HS20', { hexes: ARMED, dice: [6, 5, 5, 1, 'sekban'] }), 'play HS20');
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.HS20' });
  });

  test('V17.HS20 needs a Cannon and an Ottoman deck', () => {
    expect(refusal(habsburgs('HS20'), 'play HS20').join()).toMatch(/V14\.4/);
    const discard = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
    const empty = habsburgs('HS20', { hexes: ARMED, ottoman: { discard } });
    expect(refusal(empty, 'play HS20').join()).toMatch(/V14\.4/);
    expect(refusal(habsburgs('HS20', { hexes: { ...NEAR, ravelin: { cannons: 1 } } }), 'play HS20')).toEqual([]);
  });

  test('V17.HS21 performs a Barrage and then razes 1 Improvised for each 6 on one Ottoman hex', () => {
    const match = habsburgs('HS21', { hexes: { ...ARMED, 'glacis-l': WORKS }, dice: [6, 5, 5, 1] });
    play(match, 'play HS21');
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(due(match)).toBe('raze');
    expect(refusal(match, 'raze cw-c')).toEqual(['V17.HS21']);
    expect(refusal(match, 'raze camp')).toEqual(['V17.HS21']);
    play(match, 'raze glacis-l');
    expect(hex(match, 'glacis-l').improvised).toBe(1);
    expect(last(match, 'fortifications removed')).toMatchObject({ rule: 'V17.HS21', hex: 'glacis-l', improvised: 1 });
  });

  test('V17.HS21 razes the only Improvised one of a hex', () => {
    const one = { control: 'ottoman', improvised: 1 } as const;
    const match = habsburgs('HS21', { hexes: { ...ARMED, 'glacis-l': one }, dice: [6, 6, 5, 1, 'sekban'] });
    play(match, 'play HS21', 'raze glacis-l');
    expect(hex(match, 'glacis-l').improvised).toBe(0);
  });

  test('V17.HS21 razes at most 2, and two 6s kill as in any Barrage', () => {
    const match = habsburgs('HS21', { hexes: ARMED, dice: [6, 6, 6, 1, 'sekban'] });
    play(match, 'play HS21', 'raze glacis-c');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V10.9.3' });
    expect(hex(match, 'glacis-c').improvised).toBe(0);
    expect(due(match)).toBe('turn');
  });

  test('V17.HS21 razes nothing without a 6 or without works in reach', () => {
    const miss = play(habsburgs('HS21', { hexes: ARMED, dice: [5, 5, 1, 1] }), 'play HS21');
    expect(due(miss)).toBe('turn');
    const bare = { ...ARMED, 'glacis-c': { control: 'ottoman' } } as const;
    const match = play(habsburgs('HS21', { hexes: bare, dice: [6, 1, 1, 1] }), 'play HS21');
    expect(due(match)).toBe('turn');
  });

  test('V17.HS21 may be chosen with a single Cannon if works are in reach', () => {
    const one = { ...NEAR, ravelin: { cannons: 1 } };
    expect(refusal(habsburgs('HS21', { hexes: one }), 'play HS21')).toEqual([]);
    const bare = { ...one, 'glacis-c': { control: 'ottoman' } } as const;
    expect(refusal(habsburgs('HS21', { hexes: bare }), 'play HS21').join()).toMatch(/V14\.4/);
  });

  test('V17.HS3 performs a Sortie in which the Ottomans may send 3 at most', () => {
    const match = play(habsburgs('HS3'), 'play HS3 on glacis-c');
    expect(morale(match)).toEqual([8, 9]);
    play(match, 'contest', 'send elite x3');
    expect(refusal(match, 'send yerikulu x4')).toEqual(['V12.1.7']);
    const plain = play(habsburgs('HS3'), 'sortie glacis-c with HS3', 'contest', 'send elite x3');
    expect(refusal(plain, 'send yerikulu x4')).toEqual([]);
  });

  test('V17.HS3 needs a lawful Sortie', () => {
    const match = habsburgs('HS3');
    expect(refusal(match, 'play HS3')).toContain('V14.5.3');
    expect(refusal(match, 'play HS3 on cw-c')).toContain('V10.6.2');
    expect(refusal(match, 'play HS3 on camp')).not.toEqual([]);
    expect(refusal(habsburgs('HS3', { hexes: {} }), 'play HS3').join()).toMatch(/V14\.4/);
    const nobody = habsburgs('HS3', { habsburg: { eliminated: ALL_HABSBURGS.slice(1), discard: [] } });
    expect(refusal(nobody, 'play HS3 on glacis-c')).toEqual([]);
  });

  test('V17.HS14 returns an Eliminated Militia and then allows a Sortie in which Militia have +1', () => {
    const match = habsburgs('HS14', {
      hexes: { ...NEAR, camp: { cannons: 0 }, 'glacis-c': { control: 'ottoman' } },
      habsburg: { eliminated: ['militia', 'elite'] },
    });
    play(match, 'play HS14');
    expect(due(match)).toBe('return-troops');
    expect(refusal(match, 'return elite')).toEqual(['V14.1']);
    play(match, 'return militia');
    expect(last(match, 'troops returned')).toMatchObject({ rule: 'V17.HS14', number: 1 });
    expect(due(match)).toBe('may-sortie');
    expect(refusal(match, 'sortie cw-c')).not.toEqual([]);
    play(match, 'sortie glacis-c', 'contest', 'send militia x2, infantry', 'send yeniceri x3');
    const total = eventsOf(match, 'battle value').find(({ side }) => side === 'habsburg');
    expect(total?.ledger?.lines).toEqual([
      ['V13.7.1', '1 × Infantry', 2],
      ['V13.7.1', '2 × Militia', 2],
      ['V17.HS14', 'The Student Company', 2],
    ]);
    expect(morale(match)).toEqual([8, 9]);
  });

  // V17.HS14: "Return 1 Eliminated Militia", not "up to 1" (V14.7.4): none may be returned only if none is there.
  test('V17.HS14 must return the Militia if one is Eliminated', () => {
    const match = play(habsburgs('HS14', { habsburg: { eliminated: ['militia', 'elite'] } }), 'play HS14');
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
  });

  test('V17.HS14 allows the Sortie without a Militia to return, and compels neither', () => {
    const match = play(habsburgs('HS14', { habsburg: { eliminated: ['elite'] } }), 'play HS14');
    expect(refusal(match, 'return elite')).toEqual(['V14.1']);
    play(match, 'return none', 'stay');
    expect(due(match)).toBe('turn');
    expect(morale(match)).toEqual([8, 8]);
    const neither = habsburgs('HS14', { hexes: {}, habsburg: { eliminated: ['elite'] } });
    expect(refusal(neither, 'play HS14').join()).toMatch(/V14\.4/);
    const militia = play(habsburgs('HS14', { hexes: {}, habsburg: { eliminated: ['militia'] } }), 'play HS14');
    play(militia, 'return militia');
    expect(due(militia)).toBe('turn');
  });
});

describe('Responses', () => {
  const dig = (card: string, more: Table = {}) =>
    ottomans(card, { ...more, ottoman: { tiles: [3], ...more.ottoman }, dice: ['1', ...(more.dice ?? [])] });

  test('V17.HS5 takes the effect of an Ottoman Explosion and draws a tile', () => {
    const match = dig('HS5', { dice: ['2'] });
    play(match, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS5');
    expect(hex(match, 'cw-c').improvised).toBe(1);
    expect(zone(match, 'ottoman tiles')).toEqual([]);
    expect(zone(match, 'ottoman bag')).toHaveLength(8);
    expect(zone(match, 'habsburg tiles')).toEqual(['2']);
    expect(last(match, 'tile drawn')).toMatchObject({ rule: 'V17.HS5', side: 'habsburg' });
    expect(last(match, 'explosion without effect')).toMatchObject({ rule: 'V15.9', card: 'HS5' });
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
  });

  test('V17.HS5 answers an Explosion only', () => {
    const match = play(dig('HS5'), 'mine with OS14');
    expect(refusal(match, 'respond HS5')).toEqual(['V15.3.6']);
    play(match, 'decline', 'explode cw-c', 'decline');
    expect(hex(match, 'cw-c').improvised).toBe(0);
  });

  test.each([
    [1, 0, 0],
    [2, 0, 0],
    [3, 1, 1],
    [6, 1, 1],
  ])('V17.HS7 on a %i leaves %i works standing and costs the Ottomans %i Troops', (die, standing, lost) => {
    const match = dig('HS7', { dice: [die, ...(lost ? ['sekban'] : [])] });
    play(match, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS7');
    expect(hex(match, 'cw-c').improvised).toBe(standing);
    expect(zone(match, 'ottoman Eliminated')).toEqual(lost ? ['sekban'] : []);
    expect(zone(match, 'ottoman tiles')).toEqual([]);
    expect(zone(match, 'ottoman bag')).toHaveLength(8);
    expect(last(match, 'die rolled')).toMatchObject({ rule: 'V17.HS7', die, stops: lost ? 'yes' : 'no' });
    if (lost) expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V17.HS7', number: 1 });
    else expect(eventsOf(match, 'explosion without effect')).toEqual([]);
  });

  test('V17.HS8 cancels a Bombard', () => {
    const match = ottomans('HS8', { hexes: AT_RAVELIN });
    play(match, 'bombard ravelin with OS14', 'respond HS8');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(hex(match, 'ravelin').structural).toBe(1);
    expect(last(match, 'roll prevented')).toMatchObject({ rule: 'V17.HS8', side: 'ottoman', card: 'HS8' });
    expect(match.seat).toBe('habsburg');
  });

  test('V17.HS8 silences the mortars of OS7', () => {
    const match = ottomans('HS8', { hexes: AT_RAVELIN, ottoman: { hand: ['OS7', 'OS14'] } });
    play(match, 'play OS7 on ravelin');
    expect(refusal(match, 'respond HS8')).toEqual(['V15.3.6']);
    play(match, 'decline', 'respond HS8');
    expect(zone(match, 'habsburg Eliminated')).toEqual([]);
  });

  test('V17.HS8 silences the guns of a battle, which goes on', () => {
    const match = ottomans('HS8', { hexes: AT_RAVELIN });
    play(match, 'assault cw-l with OS14', 'decline', 'contest', 'send yeniceri x3', 'send militia x3');
    play(match, 'pull back front yeniceri', 'respond HS8');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(hex(match, 'cw-l').control).toBe('ottoman');
  });

  test('V17.HS8 silences the guns of a Sortie that is not contested', () => {
    const hexes = { ...NEAR, 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 2 }, camp: { cannons: 4 } };
    const match = habsburgs('HS8', { hexes: hexes as Hexes });
    play(match, 'sortie glacis-c with HS22', 'give way', 'respond HS8');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(hex(match, 'glacis-c')).toEqual({ control: 'nobody', structural: 0, improvised: 0, cannons: 0 });
  });

  test('V17.HS17 moves 1 more Ottoman Troop to the rear', () => {
    const match = play(ottomans('HS17'), 'assault cw-c with OS14', 'respond HS17');
    expect(due(match)).toBe('contest');
    play(match, 'contest', 'send yeniceri x3', 'send elite x3', 'pull back front yeniceri x2');
    expect(last(match, 'moved to the rear')?.ledger?.lines).toEqual([
      ['V13.5.2', 'Improvised Fortifications', 1],
      ['V17.HS17', 'Grenades by the Hundred', 1],
    ]);
    expect(last(match, 'response')).toMatchObject({ rule: 'V17.HS17' });
  });

  test('V17.HS17 answers an Assault only', () => {
    expect(refusal(play(ottomans('HS17'), 'mine with OS14'), 'respond HS17')).toEqual(['V15.3.6']);
    expect(refusal(play(ottomans('HS17'), 'play OS14'), 'respond HS17')).toEqual(['V15.3.6']);
  });

  test('V17.HS19 cancels an Ottoman Event', () => {
    const match = play(ottomans('HS19'), 'play OS14', 'respond HS19');
    expect(morale(match)).toEqual([8, 8]);
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14']);
    expect(last(match, 'cancelled')).toMatchObject({ rule: 'V15.7', side: 'ottoman', card: 'OS14' });
    expect(match.seat).toBe('habsburg');
  });

  test('V17.HS19 answers no action', () => {
    expect(refusal(play(ottomans('HS19'), 'mine with OS14'), 'respond HS19')).toEqual(['V15.3.6']);
    expect(refusal(play(ottomans('HS19'), 'assault cw-c with OS14'), 'respond HS19')).toEqual(['V15.3.6']);
  });

  test('V17.HS28 places 1 or 2 Improvised Fortifications on Habsburg hexes next to the lost one', () => {
    const match = play(ottomans('HS28'), 'assault cw-c with OS14', 'decline', 'give way', 'cannons none');
    expect(due(match)).toBe('respond');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    play(match, 'respond HS28');
    expect(due(match)).toBe('place');
    expect(match.seat).toBe('habsburg');
    expect(refusal(match, 'place none')).toEqual(['V14.7.4']);
    expect(refusal(match, 'place cw-l, cw-r, ravelin')).toContain('V14.1');
    expect(refusal(match, 'place cw-l x2')).toContain('V3.8');
    expect(refusal(match, 'place ditch-c')).toContain('V14.1');
    expect(refusal(match, 'place cw-c')).toContain('V14.1');
    play(match, 'place cw-l, ravelin');
    expect([hex(match, 'cw-l').improvised, hex(match, 'ravelin').improvised]).toEqual([2, 1]);
    expect(rules(match, 'fortified').slice(-2)).toEqual(['V17.HS28', 'V17.HS28']);
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
  });

  test('V17.HS28 answers a contested loss too, and nothing but a lost hex', () => {
    const match = play(ottomans('HS28'), 'assault cw-c with OS14');
    expect(refusal(match, 'respond HS28')).toEqual(['V15.3.6']);
    play(match, 'decline', 'contest', 'send yeniceri x4', 'send militia x3', 'pull back front yeniceri');
    play(match, 'cannons none', 'respond HS28', 'place cw-r');
    expect(hex(match, 'cw-r').improvised).toBe(2);
  });

  test('V17.HS29 places 1 Improvised Fortification on the attacked hex and lets the Ottomans abort', () => {
    const match = play(ottomans('HS29'), 'assault cw-c with OS14', 'respond HS29');
    expect(hex(match, 'cw-c').improvised).toBe(2);
    expect(last(match, 'fortified')).toMatchObject({ rule: 'V17.HS29', side: 'habsburg', number: 1 });
    expect(due(match)).toBe('abort');
    expect(match.seat).toBe('ottoman');
    play(match, 'abort');
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14']);
    expect(morale(match)).toEqual([8, 8]);
  });

  test('V17.HS29 counts in the battle if the Ottomans press on', () => {
    const match = play(ottomans('HS29'), 'assault cw-c with OS14', 'respond HS29', 'press on', 'contest');
    play(match, 'send yeniceri x3', 'send elite x3', 'pull back front yeniceri x2');
    expect(last(match, 'moved to the rear')?.ledger?.total).toBe(2);
  });

  test('V17.HS29 needs room on the hex, and an Assault', () => {
    const full = ottomans('HS29', { hexes: { ...NEAR, 'cw-c': { improvised: 2 } } });
    expect(refusal(play(full, 'assault cw-c with OS14'), 'respond HS29')).not.toEqual([]);
    expect(refusal(play(ottomans('HS29'), 'mine with OS14'), 'respond HS29')).toEqual(['V15.3.6']);
  });

  test('V17.HS30 cancels an Ottoman Mine and shows the Habsburgs its tiles', () => {
    const match = ottomans('HS30', { ottoman: { tiles: [3, 2] } });
    play(match, 'mine with OS14', 'respond HS30');
    expect(eventsOf(match, 'tile drawn')).toEqual([]);
    expect(match.viewJson(1).zones?.['ottoman seen tiles']).toEqual(['2', '3']);
    expect(match.events(1).find(({ event }) => event === 'tiles looked at')).toMatchObject({ tiles: ['2', '3'] });
    expect(match.events(undefined).find(({ event }) => event === 'tiles looked at')).not.toHaveProperty('tiles');
    expect(last(match, 'cancelled')).toMatchObject({ rule: 'V15.7', card: 'OS14' });
    expect(match.seat).toBe('habsburg');
  });

  test('V17.HS30 leaves the tiles to their owner, for a later Explosion', () => {
    const match = ottomans('HS30', { ottoman: { tiles: [3, 2] }, dice: ['1'] });
    play(match, 'mine with OS14', 'respond HS30', 'play HS1', 'decline', 'mine with OS10', 'explode cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(zone(match, 'ottoman bag')).toHaveLength(8);
  });

  test('V17.HS30 answers a Mine only', () => {
    expect(refusal(play(ottomans('HS30'), 'play OS14'), 'respond HS30')).toEqual(['V15.3.6']);
    expect(refusal(play(ottomans('HS30'), 'assault cw-c with OS14'), 'respond HS30')).toEqual(['V15.3.6']);
  });
});
