import { describe, expect, test } from 'vitest';
import { due, horde, play, refusal, table, told } from '../testing.ts';

const cannon = (more: Record<string, Record<string, number | string>>, ...dice: string[]) =>
  table({ set: { item: { TL1: 'cannon' }, ...more }, at: 'cannons', dice });

describe('S18.2 cannons', () => {
  test('S18.2.1 a cannon is aimed at the foreground of its side, the rampart opposite or a neighbour of that', () => {
    const match = cannon({ horde: { 'A1 goblin': 1 } }, 'H1');
    expect(due(match)).toBe('cannon');
    expect(refusal(match, 'aim TL1 at FL')).toEqual([]);
    expect(refusal(match, 'aim TL1 at A1')).toEqual([]);
    expect(refusal(match, 'aim TL1 at A2')).toEqual([]);
    expect(refusal(match, 'aim TL1 at A3')).toEqual(['S18.2.1']);
    expect(refusal(match, 'aim TL1 at FR')).toEqual(['S18.2.1']);
    expect(refusal(match, 'aim TL2 at A2')).toEqual(['S18.2.1']);
  });
  test('S18.2.1 all cannons are aimed before a card is turned', () => {
    const match = table({ set: { item: { TL1: 'cannon', TR1: 'cannon' } }, at: 'cannons', dice: ['H2', 'H4'] });
    match.play('aim TR1 at FR');
    expect(told(match)).not.toContain('cannon fires S18.2.2');
    expect(refusal(match, 'aim TR1 at FR')).toEqual(['S18.2.1']);
    match.play('aim TL1 at FL');
    expect([horde(match, 'FL goblin'), horde(match, 'FR orc')]).toEqual([0, 2]);
  });
  test('S18.2.2 no card is turned twice before the deck is shuffled', () => {
    const match = table({ set: { item: { TL1: 'cannon', TR1: 'cannon' } }, at: 'cannons', dice: ['H2', 'H2'] });
    match.play('aim TR1 at FR');
    expect(() => match.play('aim TL1 at FL')).toThrow('H2');
  });
  test('S18.2.5 after the last shot the deck is shuffled', () => {
    const match = play(cannon({}, 'H2'), 'aim TL1 at FL');
    expect(match.state.turned.every((card) => card === 0)).toBe(true);
  });
  test.each([
    ['H1', 1, 3, 1],
    ['H2', 0, 3, 1],
    ['H4', 1, 2, 1],
    ['H6', 1, 3, 0],
  ])('S18.2.6 %s leaves %i goblin, %i orcs and %i troll', (card, goblins, orcs, trolls) => {
    const match = play(cannon({}, card), 'aim TL1 at FL');
    expect(['goblin', 'orc', 'troll'].map((unit) => horde(match, `FL ${unit}`))).toEqual([goblins, orcs, trolls]);
  });
  test('S18.2.3 of several kinds that are shown and present the defender picks one', () => {
    const match = play(cannon({}, 'H5'), 'aim TL1 at FL');
    expect(due(match)).toBe('cannon kill');
    expect(match.seat).toBe('defender');
    expect(refusal(match, 'kill goblin')).toEqual(['S18.2.3']);
    match.play('kill troll');
    expect(horde(match, 'FL troll')).toBe(0);
  });
  test('S18.2.3 if only one kind is present, it dies; if none, nobody', () => {
    expect(horde(play(cannon({ horde: { 'A1 troll': 2 } }, 'H5'), 'aim TL1 at A1'), 'A1 troll')).toBe(1);
    const wasted = play(cannon({ horde: { 'A1 troll': 2 } }, 'H2'), 'aim TL1 at A1');
    expect(horde(wasted, 'A1 troll')).toBe(2);
    expect(told(wasted)).toContain('cannon kills nobody S18.2.3');
    expect(told(play(cannon({}, 'H2'), 'aim TL1 at FL'))).not.toContain('cannon kills nobody S18.2.3');
  });
  test('S8.6.3 at a rampart with a Trench Master nothing dies', () => {
    const match = play(cannon({ horde: { 'A1 troll': 2 }, trenchMaster: { A1: 'yes' } }, 'H6'), 'aim TL1 at A1');
    expect(horde(match, 'A1 troll')).toBe(2);
    expect(told(match)).toContain('cannon stopped S8.6.3');
  });
});
