import { describe, expect, test } from 'vitest';
import { due, eventsOf, horde, kit, play, refusal, type Setting, table } from '../testing.ts';

const TRAININGS = ['artilleryman', 'quartermaster', 'saboteur', 'trainer', 'trench-master'];
const LINE = ['briefing', 'resources', 'ballista', ...TRAININGS, 'maneuver'];
const RICH = { supply: { goblin: 4, orc: 4, troll: 4 }, wood: 10 };
const at = (set: Setting['set'] = {}) => table({ line: LINE, set: { ...RICH, ...set } });
const using = (card: string, price: string, set: Setting['set'] = {}) => play(at(set), `use ${card} for ${price}`);
const DECK = { machine: { 'A1-1': 'ballista', 'A2-1': 'catapult' }, hits: { 'A1-1': 2 }, misses: { 'A1-1': 1 } };

describe('placing', () => {
  test('S8.1.1 the tile lies on a rampart and stays', () => {
    const match = play(using('quartermaster', 'orc'), 'train B4');
    expect(match.state.quartermaster[kit.ramparts.indexOf('B4')]).toBe(1);
  });

  test('S8.1.2, S2.1.6 a rampart has two training spaces', () => {
    const match = using('quartermaster', 'orc', { trenchMaster: { A1: 'yes' } });
    expect(refusal(match, 'train A1')).toEqual([]);
    const full = using('quartermaster', 'orc', { trenchMaster: { A1: 'yes' }, quartermaster: { A1: 'yes' } });
    expect(refusal(full, 'train A1')).toEqual(['S8.1.2', 'S8.1.3']);
  });

  test('S8.1.3 of different kinds', () => {
    const match = using('trench-master', 'orc', { trenchMaster: { A1: 'yes' } });
    expect(refusal(match, 'train A1')).toEqual(['S8.1.3']);
    expect(refusal(match, 'train A2')).toEqual([]);
  });

  test('S1.4.3 three tiles of a kind', () => {
    const three = { A1: 'yes', A2: 'yes', A3: 'yes' };
    expect(refusal(at({ quartermaster: three }), 'use quartermaster for orc')).toEqual(['S1.4.3']);
    expect(refusal(at({ trenchMaster: three }), 'use quartermaster for orc')).toEqual([]);
    const spread = { saboteur: { forge: 'yes', scouts: 'yes', workshop: 'yes' } };
    expect(refusal(at(spread), 'use saboteur for 2 goblins')).toEqual(['S1.4.3']);
  });
});

describe('Artilleryman', () => {
  test('S8.2.1 1 orc or 2 goblins', () => {
    expect(refusal(at(DECK), 'use artilleryman for orc')).toEqual([]);
    expect(refusal(at(DECK), 'use artilleryman for 2 goblins')).toEqual([]);
    expect(refusal(at(DECK), 'use artilleryman for troll')).toEqual(['S4.3.2']);
  });

  test('S8.2.2 one Miss leaves a machine deck of his choice', () => {
    const match = play(using('artilleryman', 'orc', DECK), 'drill A1-1');
    const site = kit.sites.indexOf('A1-1');
    expect([match.state.hits[site], match.state.misses[site]]).toEqual([2, 0]);
    expect(eventsOf(match, 'miss removed')).toMatchObject([{ rule: 'S8.2.2', site: 'A1-1', left: 0 }]);
  });

  test('S8.2.3 there must be a deck with a Miss in it', () => {
    expect(refusal(at(), 'use artilleryman for orc')).toContain('S8.2.3');
    expect(refusal(using('artilleryman', 'orc', DECK), 'drill A2-1')).toEqual(['S8.2.3']);
  });
});

describe('Quartermaster and Trench Master', () => {
  test('S8.3.1 a Quartermaster costs 1 orc or 2 goblins', () => {
    expect(refusal(at(), 'use quartermaster for orc')).toEqual([]);
    expect(refusal(at(), 'use quartermaster for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use quartermaster for goblin')).toEqual(['S4.3.2']);
  });

  test('S8.3.2 it lies on a rampart', () => {
    const match = play(using('quartermaster', '2 goblins'), 'train A2');
    expect(eventsOf(match, 'training placed')).toMatchObject([
      { rule: 'S8.3.2', tile: 'quartermaster', rampart: 'A2' },
    ]);
  });

  test('S8.6.1 a Trench Master costs 1 orc or 2 goblins', () => {
    expect(refusal(at(), 'use trench-master for orc')).toEqual([]);
    expect(refusal(at(), 'use trench-master for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use trench-master for troll')).toEqual(['S4.3.2']);
  });

  test('S8.6.2 it lies on a rampart', () => {
    const match = play(using('trench-master', 'orc'), 'train A2');
    expect(match.state.trenchMaster[kit.ramparts.indexOf('A2')]).toBe(1);
    expect(eventsOf(match, 'training placed')).toMatchObject([{ rule: 'S8.6.2', tile: 'trench master' }]);
  });
});

describe('Saboteur', () => {
  test('S8.4.1 2 goblins', () => {
    expect(refusal(at(), 'use saboteur for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use saboteur for orc')).toEqual(['S4.3.2']);
  });

  test('S8.4.2 on a building with actions, one at most', () => {
    const match = using('saboteur', '2 goblins', { saboteur: { forge: 'yes' } });
    expect(refusal(match, 'sabotage courtyard')).toEqual(['S8.4.2']);
    expect(refusal(match, 'sabotage hospital')).toEqual(['S8.4.2']);
    expect(refusal(match, 'sabotage forge')).toEqual(['S8.4.2']);
    play(match, 'sabotage guard-house');
    expect(match.state.saboteur[kit.buildings.indexOf('guard-house')]).toBe(1);
  });

  test('S8.4.3 an action there costs one hourglass more, one partly paid too', () => {
    const price = (match: ReturnType<typeof table>) => {
      const { move } = match.why('place cannon');
      return move && match.preview(move)[0].total;
    };
    const start = { hourglasses: 3, placed: { cannon: 2 } };
    expect(price(table({ at: 'defender phase', set: start }))).toBe(4);
    expect(price(table({ at: 'defender phase', set: { ...start, saboteur: { forge: 'yes' } } }))).toBe(5);
  });
});

describe('Trainer', () => {
  test('S8.5.1 2 orcs, and 1 hourglass more', () => {
    const match = play(using('trainer', '2 orcs'), 'post at FL', 'post at FL');
    expect(match.state.hourglasses).toBe(3);
    expect(refusal(at(), 'use trainer for orc')).toEqual(['S4.3.2']);
  });

  test('S8.5.2 two trolls of the bag go to the foregrounds, together or apart', () => {
    const match = play(using('trainer', '2 orcs'), 'post at FL', 'post at FR');
    expect([horde(match, 'FL troll'), horde(match, 'FR troll'), match.state.bag[2]]).toEqual([2, 2, 32]);
    expect(horde(play(using('trainer', '2 orcs'), 'post at FL', 'post at FL'), 'FL troll')).toBe(3);
    const full = using('trainer', '2 orcs', { horde: { 'FL orc': 8 } });
    expect(refusal(full, 'post at FL')).toEqual(['S8.5.2']);
    expect(refusal(full, 'post at FR')).toEqual([]);
  });

  test('S8.5.3 one troll where there is only one, or room for one', () => {
    const room = using('trainer', '2 orcs', { horde: { 'FL orc': 8, 'FR orc': 7 } });
    play(room, 'post at FR');
    expect([due(room), horde(room, 'FR troll')]).toEqual(['defend', 2]);
    const last = using('trainer', '2 orcs', { discarded: { troll: 33 } });
    expect(due(play(last, 'post at FL'))).toBe('defend');
    const none = { discarded: { troll: 34 } };
    expect(refusal(at(none), 'use trainer for 2 orcs')).toEqual(['S4.3.5']);
  });
});
