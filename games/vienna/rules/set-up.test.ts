import { Match, type Result } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../data/kit.ts';
import { RECONSTRUCTED } from '../index.ts';
import { due, errorCode, eventsOf, hex, kernel, kit, play, refusal, troops, zone } from '../testing.ts';

const FIRST_OT = ['OT1', 'OT2', 'OT3', 'OT4', 'OT5'];
const FIRST_HT = ['HT1', 'HT2', 'HT3', 'HT4', 'HT5'];

/** A whole game from its start, with the given draws: 5 Ottoman and 5 Habsburg Tactics come first. */
const begin = (script: readonly Result[] = [], options: Record<string, string> = {}) =>
  new Match(kernel, { set: RECONSTRUCTED, options, script });
const dealt = (options: Record<string, string> = {}) => begin([], { redraw: 'off', ...options });

const map = (match: ReturnType<typeof begin>, what: 'structural' | 'improvised' | 'cannons' | 'control') =>
  Object.fromEntries(kit.hexes.map((id) => [id, hex(match, id)[what]]).filter(([, value]) => value !== 0));

describe('the map', () => {
  test('V7.1.1 all 6 Ottoman Cannons start in the Camp', () => {
    expect(map(dealt(), 'cannons')).toMatchObject({ camp: 6 });
    expect(kit.cannonTotal[0]).toBe(6);
  });

  test('V7.1.2 the 7 Structural Fortifications', () => {
    expect(map(dealt(), 'structural')).toEqual({
      ravelin: 1,
      'ditch-l': 1,
      'ditch-c': 1,
      'ditch-r': 1,
      lobl: 1,
      burg: 1,
      curtain: 1,
    });
    expect(dealt().state.ruins).toBe(0);
  });

  test('V7.1.3 the 9 Habsburg Cannons', () => {
    expect(map(dealt(), 'cannons')).toEqual({ camp: 6, ravelin: 2, lobl: 2, burg: 2, curtain: 3 });
    expect(kit.cannonTotal[1]).toBe(9);
    expect(dealt().state.lostCannons).toEqual([0, 0]);
  });

  test('V7.1.4 each Covered Way hex starts with 1 Habsburg Improvised Fortification', () => {
    expect(map(dealt(), 'improvised')).toEqual({ 'cw-l': 1, 'cw-c': 1, 'cw-r': 1 });
  });

  test('V7.2 both Morale markers start on 8', () => {
    expect(dealt().state.morale).toEqual([8, 8]);
    expect(begin().state.morale).toEqual([8, 8]);
  });

  test('V7.3 the round marker starts on space 1', () => {
    expect(dealt().state.round).toBe(1);
    expect(eventsOf(dealt(), 'round begins')).toMatchObject([{ round: 1, rule: 'V8.1' }]);
  });

  test('V7.4 the Habsburgs control 10 hexes, the Ottomans the Camp, nobody the Glacis', () => {
    const owners = map(dealt(), 'control');
    const of = (side: string) => kit.hexes.filter((id) => owners[id] === side).sort();
    expect(of('ottoman')).toEqual(['camp']);
    expect(of('nobody')).toEqual(['glacis-c', 'glacis-l', 'glacis-r']);
    expect(of('habsburg')).toEqual([
      'burg',
      'curtain',
      'cw-c',
      'cw-l',
      'cw-r',
      'ditch-c',
      'ditch-l',
      'ditch-r',
      'lobl',
      'ravelin',
    ]);
  });
});

describe('the players', () => {
  test('V7.5 each side draws 5 of its 10 Tactics; the other 5 are set aside', () => {
    const match = begin([...FIRST_OT, ...FIRST_HT]);
    expect(zone(match, 'ottoman Tactics')).toEqual(FIRST_OT);
    expect(zone(match, 'ottoman Tactics aside')).toEqual(['OT6', 'OT7', 'OT8', 'OT9', 'OT10']);
    expect(zone(match, 'habsburg Tactics')).toEqual(FIRST_HT);
    expect(zone(match, 'habsburg Tactics aside')).toEqual(['HT6', 'HT7', 'HT8', 'HT9', 'HT10']);
    expect(eventsOf(match, 'tactics dealt')).toMatchObject([
      { rule: 'V7.5', side: 'ottoman', cards: FIRST_OT },
      { rule: 'V7.5', side: 'habsburg', cards: FIRST_HT },
    ]);
    expect(kit.tacticIds).toHaveLength(20);
  });

  test('V7.5 the Tactics are shuffled', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((seed) =>
      zone(new Match(kernel, { set: RECONSTRUCTED, seed }), 'habsburg Tactics').join(),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('V7.6 a side that keeps its Tactics keeps these 5', () => {
    const match = begin([...FIRST_OT, ...FIRST_HT]);
    expect(due(match)).toBe('redraw-tactics');
    expect(match.legal()).toEqual(['keep tactics', 'redraw tactics']);
    play(match, 'keep tactics');
    expect(due(match)).toBe('redraw-tactics');
    expect(match.seat).toBe('habsburg');
    play(match, 'keep tactics');
    expect(zone(match, 'ottoman Tactics')).toEqual(FIRST_OT);
    expect(zone(match, 'habsburg Tactics')).toEqual(FIRST_HT);
    expect(due(match)).toBe('turn');
  });

  test('V7.6 a redraw shuffles all 10 and draws 5 new ones, once', () => {
    const match = begin([...FIRST_OT, ...FIRST_HT]);
    // OT1 comes again: all ten are shuffled.
    match.script(['OT1', 'OT6', 'OT7', 'OT8', 'OT9']);
    play(match, 'redraw tactics', 'keep tactics');
    expect(zone(match, 'ottoman Tactics')).toEqual(['OT1', 'OT6', 'OT7', 'OT8', 'OT9']);
    expect(zone(match, 'ottoman Tactics aside')).toEqual(['OT2', 'OT3', 'OT4', 'OT5', 'OT10']);
    expect(zone(match, 'habsburg Tactics')).toEqual(FIRST_HT);
    expect(eventsOf(match, 'tactics dealt')[2]).toMatchObject({ rule: 'V7.6', side: 'ottoman' });
    // No second redraw.
    expect(due(match)).toBe('turn');
    expect(refusal(match, 'redraw tactics')).toEqual(['V9.2']);
  });

  test('V7.6 the Habsburgs may redraw while the Ottomans keep, and both may', () => {
    const one = begin([...FIRST_OT, ...FIRST_HT]);
    one.script(['HT6', 'HT7', 'HT8', 'HT9', 'HT10']);
    play(one, 'keep tactics', 'redraw tactics');
    expect(zone(one, 'ottoman Tactics')).toEqual(FIRST_OT);
    expect(zone(one, 'habsburg Tactics')).toEqual(['HT6', 'HT7', 'HT8', 'HT9', 'HT10']);
    const both = begin([...FIRST_OT, ...FIRST_HT]);
    both.script(['OT6', 'OT7', 'OT8', 'OT9', 'OT10', 'HT6', 'HT7', 'HT8', 'HT9', 'HT10']);
    play(both, 'redraw tactics', 'redraw tactics');
    expect(zone(both, 'ottoman Tactics')).toEqual(['OT6', 'OT7', 'OT8', 'OT9', 'OT10']);
    expect(zone(both, 'habsburg Tactics')).toEqual(['HT6', 'HT7', 'HT8', 'HT9', 'HT10']);
  });

  test('V7.6.1 the redraw is decided before any Strategy card is dealt', () => {
    const match = begin();
    const hands = () => [zone(match, 'ottoman hand').length, zone(match, 'habsburg hand').length];
    expect(hands()).toEqual([0, 0]);
    play(match, 'keep tactics');
    expect(hands()).toEqual([0, 0]);
    expect(eventsOf(match, 'cards drawn')).toEqual([]);
    play(match, 'redraw tactics');
    expect(hands()).toEqual([5, 5]);
    const order = match.events('all').map(({ event }) => event);
    expect(order.lastIndexOf('tactics dealt')).toBeLessThan(order.indexOf('cards drawn'));
  });

  test('V7.7 each side draws 5 Strategy cards, and these may not be redrawn', () => {
    const hand = ['OS1', 'OS2', 'OS3', 'OS4', 'OS5'];
    const match = begin([...FIRST_OT, ...FIRST_HT, ...hand, 'HS6', 'HS7', 'HS8', 'HS9', 'HS10'], { redraw: 'off' });
    expect(zone(match, 'ottoman hand')).toEqual(hand);
    expect(zone(match, 'habsburg hand')).toEqual(['HS6', 'HS7', 'HS8', 'HS9', 'HS10']);
    expect(zone(match, 'ottoman Strategy deck')).toHaveLength(25);
    expect(zone(match, 'habsburg Strategy deck')).toHaveLength(25);
    expect(eventsOf(match, 'cards drawn')).toMatchObject([
      { rule: 'V7.7', side: 'ottoman', number: 5 },
      { rule: 'V7.7', side: 'habsburg', number: 5 },
    ]);
    // The first decision after the deal is the first turn.
    expect(due(match)).toBe('turn');
    expect(match.seat).toBe('ottoman');
    expect(match.length).toBe(0);
  });

  test('V7.8 each side has its 8 tiles in the bag and none on its Tunnel space', () => {
    const match = dealt();
    for (const side of ['ottoman', 'habsburg']) {
      expect(zone(match, `${side} bag`)).toHaveLength(8);
      expect(zone(match, `${side} tiles`)).toEqual([]);
      expect(zone(match, `${side} seen tiles`)).toEqual([]);
    }
  });

  test('V7.9 each side starts with all its Troops in the Troop deck', () => {
    const match = dealt();
    expect(zone(match, 'ottoman Troop deck')).toEqual(troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6));
    expect(zone(match, 'habsburg Troop deck')).toEqual(troops('elite', 4, 'infantry', 5, 'militia', 3));
    for (const pile of ['Troop discard', 'Eliminated', 'front line', 'rear line', 'face-down line'])
      for (const side of ['ottoman', 'habsburg']) expect(zone(match, `${side} ${pile}`)).toEqual([]);
  });

  test('V7.10 the supplies: 21 Ottoman and 16 Habsburg Improvised Fortifications', () => {
    expect(dealt().state.supply).toEqual([21, 16]);
    expect(dealt({ 'set-up': 'setupA' }).state.supply).toEqual([21, 16]);
    expect(kit.improvised).toEqual([21, 19]);
  });
});

describe('options', () => {
  test('V7.11.1 setupC is the standard', () => {
    const match = dealt();
    expect(match.options).toEqual({ 'set-up': 'setupC', redraw: 'off' });
    const named = dealt({ 'set-up': 'setupC' });
    expect(map(named, 'structural')).toEqual(map(match, 'structural'));
    expect(hex(match, 'ditch-c')).toMatchObject({ structural: 1, improvised: 0 });
    expect(hex(match, 'cw-c')).toMatchObject({ structural: 0, improvised: 1 });
  });

  test('V7.11.2 setupA exchanges the works of Ditch and Covered Way and nothing else', () => {
    const match = dealt({ 'set-up': 'setupA' });
    expect(map(match, 'structural')).toEqual({
      'cw-l': 1,
      'cw-c': 1,
      'cw-r': 1,
      ravelin: 1,
      lobl: 1,
      burg: 1,
      curtain: 1,
    });
    expect(map(match, 'improvised')).toEqual({ 'ditch-l': 1, 'ditch-c': 1, 'ditch-r': 1 });
    const standard = dealt();
    expect(map(match, 'cannons')).toEqual(map(standard, 'cannons'));
    expect(map(match, 'control')).toEqual(map(standard, 'control'));
    expect(match.state.morale).toEqual([8, 8]);
    expect(match.state.round).toBe(1);
  });

  test('V7.11.2 an unknown set-up is refused', () => {
    expect(errorCode(() => begin([], { 'set-up': 'setupB' }))).toBe('bad-options');
  });

  test('V7.11.3 the redraw of Tactics is on by default and may be switched off', () => {
    expect(due(begin())).toBe('redraw-tactics');
    expect(due(begin([], { redraw: 'on' }))).toBe('redraw-tactics');
    const off = begin([...FIRST_OT, ...FIRST_HT], { redraw: 'off' });
    expect(due(off)).toBe('turn');
    expect(zone(off, 'ottoman Tactics')).toEqual(FIRST_OT);
    expect(eventsOf(off, 'tactics decided')).toEqual([]);
    expect(errorCode(() => begin([], { redraw: 'maybe' }))).toBe('bad-options');
  });

  test('V7.11.4 another component set may take the place of the standard one as data', () => {
    const files = structuredClone(kit.files) as unknown as {
      set: { id: string };
      board: { morale: { start: number }; handLimit: number };
      troops: { id: string; number: number; value: number }[];
    };
    files.set.id = 'house';
    files.board.morale.start = 7;
    files.board.handLimit = 4;
    files.troops[0].number = 9;
    const set = readComponents(files);
    expect(set.hash).not.toBe(RECONSTRUCTED.hash);
    const match = new Match(kernel, { set, seed: 'house', options: { redraw: 'off' } });
    expect(match.state.morale).toEqual([7, 7]);
    expect(zone(match, 'ottoman hand')).toHaveLength(4);
    expect(match.state.zones.flat().length).toBeGreaterThan(0);
    expect(zone(match, 'ottoman Troop deck').filter((one) => one === 'yeniceri')).toHaveLength(9);
    // Whoever does not have it finds it in the record.
    expect(match.record().components).toEqual({ set: 'house', hash: set.hash, files });
    expect(dealt().record().components).toEqual({ set: 'reconstructed', hash: RECONSTRUCTED.hash });
  });

  test('V7.11.4 a component set that is not one is refused', () => {
    expect(errorCode(() => readComponents({}))).toBe('bad-components');
  });
});
