import { Match, Refusal } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, kernel, kit, type Setting, table } from '../testing.ts';

/** The paragraphs that a position breaks. */
const broken = (set: NonNullable<Setting['set']>, zones: NonNullable<Setting['zones']> = {}): string[] => {
  try {
    table({ set, zones });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.reasons.map(({ rule }) => rule);
    throw error;
  }
};

describe('S4 positions', () => {
  const INSTEAD = [
    'briefing',
    'resources',
    'ballista',
    'catapult',
    'mantelet',
    'banner',
    'bridge',
    'ladder',
    'maneuver',
  ];
  const line = (cards: readonly string[]) => Object.fromEntries(cards.map((card, spot) => [spot, card]));

  test('S4.1.1 the line holds nine cards, each once, and those that lie in it', () => {
    expect(broken({ line: line(INSTEAD) })).toEqual([]);
    expect(broken({ line: line(INSTEAD.with(3, 'ballista')) })).toEqual(['S4.1.1']);
    const shelf = { ladder: 'card supply', artilleryman: 'line' };
    expect(broken({ shelf })).toContain('S4.1.1');
  });

  test('S3.2.6, S4.2.1, S4.2.2 before the first card the hourglasses of the round are due', () => {
    const start = (position: object) => new Match(kernel, { set: RECONSTRUCTED, position }).state;
    const { hourglassesPerRound, startingHourglasses } = kit.limits;
    expect(hourglassesPerRound + startingHourglasses).toBe(6);
    expect(start({}).due).toBe(6);
    expect(start({ round: 2 }).due).toBe(hourglassesPerRound);
    expect(start({ next: 1 }).due).toBe(0);
    expect(start({ due: 1 }).due).toBe(1);
  });

  test.each([
    ['start', 'arrange'],
    ['card', 'card'],
    ['assault', 'card'],
    ['end of round', 'card'],
  ])('S4.1.2 play stands at %s', (at, decision) => {
    const match = new Match(kernel, { set: RECONSTRUCTED, position: { at } });
    expect(due(match)).toBe(decision);
  });

  test('S18.3.1 a position may begin with the fire of the machines', () => {
    const position = { at: 'machines', machine: { 'A2-1': 'catapult' }, hits: { 'A2-1': 2 }, misses: { 'A2-1': 4 } };
    const match = new Match(kernel, { set: RECONSTRUCTED, position });
    expect(due(match)).toBe('machine aim');
    expect(match.state.next).toBe(match.state.line.length);
  });
});

describe('S15, S16 positions', () => {
  test('S1.4.3 no more tower items, cauldrons, ladders and spies than the box holds', () => {
    const towers = (number: number) => Object.fromEntries(kit.towers.slice(0, number).map((id) => [id, 'pole']));
    const cauldrons = (number: number) =>
      Object.fromEntries(kit.sections.slice(0, number).map((id) => [`${id} troll`, 'yes']));
    const ladders = (number: number) => Object.fromEntries(kit.sections.slice(0, number).map((id) => [id, 'yes']));
    const spies = (...cards: readonly string[]) => Object.fromEntries(cards.map((id) => [id, 'yes']));
    expect(broken({ item: towers(3), cauldron: cauldrons(3), ladder: ladders(3) })).toEqual([]);
    expect(broken({ item: towers(4) })).toEqual(['S1.4.3']);
    expect(broken({ cauldron: cauldrons(4) })).toEqual(['S1.4.3']);
    expect(broken({ ladder: ladders(4) })).toEqual(['S1.4.3']);
    expect(broken({ spy: spies('ballista', 'banner', 'bridge') })).toEqual([]);
    expect(broken({ spy: spies('ballista', 'banner', 'bridge', 'ladder') })).toEqual(['S1.4.3']);
  });

  test('S11.1.6 an order that is lost lies on no section', () => {
    const given = { order: { L1: 'goblin fury' }, horde: { 'L1 goblin': 1 } };
    expect(broken(given)).toEqual([]);
    expect(broken({ ordersLost: { 'goblin fury': 1 } })).toEqual([]);
    expect(broken({ ...given, ordersLost: { 'goblin fury': 1 } })).toEqual(['S11.1.6']);
    const unseen = { ordersLostUnseen: { 'goblin fury': 1 }, unseen: 1 };
    expect(broken({ ...unseen, ordersLost: { 'goblin fury': 1 } })).toEqual(['S11.1.6']);
  });

  test('S15.7.1.2 a Malfunction lies on a barrage machine', () => {
    expect(broken({ malfunction: 'A1-1' })).toEqual(['S15.7.1.2']);
    expect(broken({ malfunction: 'A1-1', machine: { 'A1-1': 'mantelet' } })).toEqual(['S15.7.1.2']);
    expect(broken({ malfunction: 'A1-1', machine: { 'A1-1': 'ballista' }, hits: { 'A1-1': 2 } })).toEqual([]);
  });

  test('S12.3.2 training is never closed for the round', () => {
    const placed = { 'train-veteran': 3, wall: 2 };
    expect(broken({ placed, completed: { 'train-veteran': 'yes' } })).toEqual(['S12.3.2']);
    expect(broken({ placed, completed: { wall: 'yes' } })).toEqual([]);
  });

  test('S12.2.5 what is completed has been paid for', () => {
    expect(broken({ completed: { wall: 'yes' } })).toEqual(['S12.2.5']);
  });

  test('S14.1.2 as many heroic orders are used as heroes have used one', () => {
    const [two, three] = [
      { labour: 'yes', withdraw: 'yes' },
      { reinforce: 'yes', labour: 'yes', withdraw: 'yes' },
    ];
    const both = { warrior: 'yes', officer: 'yes' };
    expect(broken({ heroDone: both, heroicDone: two })).toEqual([]);
    expect(broken({ heroDone: both, heroicDone: three })).toEqual(['S14.1.2']);
    expect(broken({ heroDone: both })).toEqual(['S14.1.2']);
  });

  test('S12.2.1 hourglasses are in hand only while they are spent', () => {
    expect(broken({ hourglasses: 5 })).toEqual(['S12.2.1']);
    expect(due(table({ set: { hourglasses: 5 }, at: 'defender phase' }))).toBe('defend');
  });

  test('S16.9.2 an Officer who has made his stand is in the Courtyard', () => {
    const zones = { 'open plans': ['officers-stand'] };
    expect(broken({ stand: 'confined' }, zones)).toEqual(['S16.9.2']);
    expect(broken({ stand: 'confined', hero: { officer: 'courtyard' } }, zones)).toEqual([]);
  });

  test('S16.6.1 moves are free in a Forced March alone', () => {
    expect(broken({ march: 2 })).toEqual(['S16.6.1']);
    expect(broken({ march: 2 }, { 'open plans': ['forced-march'] })).toEqual([]);
  });
});

describe('what the invader has on the board', () => {
  const some = (ids: readonly string[], number: number, value: string) =>
    Object.fromEntries(ids.slice(0, number).map((id) => [id, value]));
  test('S1.4.3 no more tiles than the box holds', () => {
    const ramparts = kit.ramparts.map((id) => `${id}-1`);
    expect(broken({ machine: some(ramparts, 3, 'mantelet'), bridge: some(kit.paths, 3, 'yes') })).toEqual([]);
    expect(broken({ machine: some(ramparts, 4, 'mantelet') })).toEqual(['S1.4.3']);
    expect(broken({ machine: some(ramparts, 4, 'ballista') })).toEqual(['S1.4.3']);
    expect(broken({ bridge: some(kit.paths, 4, 'yes') })).toEqual(['S1.4.3']);
    expect(broken({ horde: { 'FL siege tower': 4 } })).toEqual(['S1.4.3']);
    expect(broken({ quartermaster: some(kit.ramparts, 4, 'yes') })).toEqual(['S1.4.3']);
    expect(broken({ trenchMaster: some(kit.ramparts, 4, 'yes') })).toEqual(['S1.4.3']);
  });
  test('S6.1.3 decks are those of machines, and no larger', () => {
    const machine = { 'A1-1': 'ballista' };
    expect(broken({ machine, hits: { 'A1-1': 2 }, misses: { 'A1-1': 4 } })).toEqual([]);
    expect(broken({ machine, hits: { 'A1-1': 3 } })).toEqual(['S6.1.3']);
    expect(broken({ machine: { 'A1-1': 'mantelet' }, misses: { 'A1-1': 1 } })).toEqual(['S6.1.3']);
  });
  test('S8.4.2 S9.3.2 S9.4.2 S9.6.2 tokens lie where they may', () => {
    expect(broken({ saboteur: { forge: 'yes' }, rite: { 'demon forge': 'bluff' } })).toEqual([]);
    expect(broken({ saboteur: { hospital: 'yes' } })).toEqual(['S8.4.2']);
    expect(broken({ rite: { 'demon courtyard': 'bluff' } })).toEqual(['S9.4.2']);
    expect(broken({ rite: { 'bloodstones A1-1': 'target' } })).toEqual(['S9.3.2']);
    expect(broken({ rite: { 'possession labour': 'target' } })).toEqual([]);
    const used = { heroDone: { officer: 'yes' }, heroicDone: { labour: 'yes' } };
    expect(broken({ rite: { 'possession labour': 'target' }, ...used })).toEqual(['S9.6.2']);
  });
  test('S11.1.1 S11.1.3 one open order or classified ones, except in the step that turns them up', () => {
    const horde = { 'L1 goblin': 1, 'L2 goblin': 1 };
    const order = { L1: 'bluff', L2: 'goblin fury' };
    expect(broken({ horde, order })).toEqual([]);
    expect(broken({ horde, order: { L1: 'bluff' }, orderOpen: { L1: 'yes' } })).toEqual([]);
    expect(broken({ horde, order, orderOpen: { L1: 'yes' } })).toEqual(['S11.1.1']);
    const open = { horde, order, orderOpen: { L1: 'yes', L2: 'yes' } };
    expect(broken(open)).toEqual(['S11.1.3']);
    expect(due(table({ set: open, at: 'order effects' }))).toBe('order turn');
  });
  test('S17.5.2 a second target needs Devoted Warlocks', () => {
    const rite = { 'gale L1': 'second target' };
    expect(broken({ rite })).toEqual(['S17.5.2']);
    expect(broken({ rite }, { 'met objectives': ['devoted-warlocks'] })).toEqual([]);
  });
  test('S11.1.2 S15.7.2.2 S4.3.4 S10.4.9 orders, spies, payments and traps', () => {
    expect(broken({ order: { L1: 'bluff' } })).toEqual(['S11.1.2']);
    expect(broken({ order: { L1: 'bluff' }, horde: { 'L1 goblin': 1 } })).toEqual([]);
    expect(broken({ spy: { briefing: 'yes' } })).toEqual(['S15.7.2.2']);
    expect(broken({ paidWood: { ballista: 5 } })).toEqual(['S4.3.4']);
    expect(broken({ trapOpen: { 'FL-A1': 'yes' } })).toEqual(['S10.4.9']);
  });
});
