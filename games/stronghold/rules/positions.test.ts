import { Refusal } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { kit, type Setting, table } from '../testing.ts';

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

  test('S15.7.1.2 a Malfunction lies on a barrage machine', () => {
    expect(broken({ malfunction: 'A1-1' })).toEqual(['S15.7.1.2']);
    expect(broken({ malfunction: 'A1-1', machine: { 'A1-1': 'mantelet' } })).toEqual(['S15.7.1.2']);
    expect(broken({ malfunction: 'A1-1', machine: { 'A1-1': 'ballista' }, hits: { 'A1-1': 2 } })).toEqual([]);
  });

  test('S12.3.2 training is never closed for the round', () => {
    expect(broken({ completed: { 'train-veteran': 'yes' } })).toEqual(['S12.3.2']);
    expect(broken({ completed: { wall: 'yes' } })).toEqual([]);
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
