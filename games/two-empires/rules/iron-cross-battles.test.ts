import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../data/kit.ts';
import set from '../data/reconstructed/set.json' with { type: 'json' };
import { boxOf, due, eventsOf, HAPSBURG, kernel, kit, OTTOMAN, play, refusal, type Table, table } from '../testing.ts';

/** The Hapsburgs draw the Battle of Ctesiphon. */
const ctesiphon = (mesopotamia: number, dice: readonly number[], more: Table = {}) =>
  table({
    turnOf: 'hapsburg',
    at: 'event',
    ...more,
    hapsburg: { card: 19, ...more.hapsburg },
    ottoman: { card: 9, fronts: { mesopotamia }, ...more.ottoman },
    dice: [...dice, 5, 5, 5, 5],
  });
const lines = (match: ReturnType<typeof table>) => eventsOf(match, 'battle')[0].ledger?.lines ?? [];

describe('Battles on the other map', () => {
  test('E3.2.9 with the Mesopotamia Front one behind Kut a 2 is a Stalemate, a 3 a Victory', () => {
    expect(boxOf(ctesiphon(4, [2]), HAPSBURG, 'ctesiphon')).toBe('stalemates');
    expect(boxOf(ctesiphon(4, [3]), HAPSBURG, 'ctesiphon')).toBe('victories');
  });

  test('E3.2.1 if the other nation has been eliminated, it is lost without a roll', () => {
    const match = ctesiphon(4, [], { ottoman: { fields: { ending: 'will', over: true } } });
    expect([boxOf(match, HAPSBURG, 'ctesiphon'), eventsOf(match, 'battle')]).toEqual(['defeats', []]);
    expect(eventsOf(match, 'marker moved')).toMatchObject([{ rule: 'E3.2.1', part: 'hapsburg' }]);
  });

  test('E3.2.2 with the Front off the map there is no battle', () => {
    const match = ctesiphon(4, [], { hapsburg: { card: 14 } });
    expect([boxOf(match, HAPSBURG, 'gallipoli'), eventsOf(match, 'battle')]).toEqual(['stalemates', []]);
  });

  test('E3.2.3 ahead of the place named -1 for each space', () => {
    expect(lines(ctesiphon(1, [5]))).toContainEqual(['E3.2.3', 'the Mesopotamia Front and Kut', -2]);
  });

  test('E3.2.4 behind it +1 for each space', () => {
    expect(lines(ctesiphon(5, [2]))).toContainEqual(['E3.2.4', 'the Mesopotamia Front and Kut', 2]);
  });

  test('E3.2.5 Resources count where the own book gives the battle a Theater', () => {
    const ottoman = table({
      turnOf: 'ottoman',
      at: 'event',
      ottoman: { card: 12, resources: { eastern: 2 } },
      hapsburg: { card: 9, fronts: { polish: 2 }, resources: { eastern: 1 } },
      dice: [3],
    });
    expect(lines(ottoman)).toContainEqual(['O1.3.3', expect.any(String), 2]);
    expect(lines(ctesiphon(3, [3], { hapsburg: { resources: { eastern: 2 } } })).map(([rule]) => rule)).not.toContain(
      'H1.4.3',
    );
  });

  test("E3.2.6, E6.2.1 only the drawer's own War Weariness counts", () => {
    const rules = (more: Table) => lines(ctesiphon(3, [3], more)).map(([rule]) => rule);
    expect(rules({ hapsburg: { fields: { weariness: 'yes' } } })).toContain('H1.4.5');
    expect(rules({ ottoman: { fields: { weariness: 'yes' } } })).not.toContain('H1.4.5');
  });

  test('E3.2.7, E6.3.1 the marker lies with the nation that drew the card, and touches nobody else', () => {
    const match = table({
      turnOf: 'ottoman',
      at: 'event',
      ottoman: { card: 29 },
      hapsburg: { card: 9, fronts: { carpathian: 6 } },
      dice: [4],
    });
    expect(boxOf(match, OTTOMAN, 'brusilov')).toBe('victories');
    expect(match.state.parts[HAPSBURG].box.every((box) => box === 0)).toBe(true);
  });
});

/** Card 8 leads to an attack on the Narrows. */
const narrows = (naval: number, dice: readonly number[], more: Table = {}) =>
  table({
    turnOf: 'ottoman',
    at: 'sea',
    ...more,
    ottoman: { card: 8, ...more.ottoman },
    hapsburg: { card: 9, resources: { naval }, ...more.hapsburg },
    dice,
  });

describe('The Straits and the sea', () => {
  test('E4.1.1, E4.1.4 each Naval Resource lowers British Fortitude by 1, and leaves the game', () => {
    const match = narrows(2, [6, 6, 6, 6]);
    expect([match.seat, due(match), match.legal()]).toEqual([
      'hapsburg',
      'sail-narrows',
      ['sail 0', 'sail 1', 'sail 2'],
    ]);
    play(match, 'sail 2');
    expect(eventsOf(match, 'fleet comes')).toMatchObject([{ fortitude: 2 }]);
    expect([match.state.parts[HAPSBURG].resources, match.state.parts[HAPSBURG].spent]).toEqual([[0, 0, 0], 2]);
    // They are no German Staff Operations.
    expect(eventsOf(match, 'ships sent')).toMatchObject([{ rule: 'E4.1.1', ships: 2, left: 0 }]);
    expect(eventsOf(match, 'operation')).toEqual([]);
  });

  test('E4.1.1 no more than the component set allows', () => {
    const { files, parts } = kit;
    const few = { ...files.combination, narrows: { ...files.combination.narrows, most: 1 } };
    const own = readComponents({
      set,
      hapsburg: parts[HAPSBURG].files,
      ottoman: parts[OTTOMAN].files,
      combination: few,
    });
    const match = new Match(kernel, { set: own, position: narrows(2, []).positionJson() });
    expect([match.legal(), refusal(match, 'sail 2')]).toEqual([['sail 0', 'sail 1'], ['E4.1.1']]);
  });

  test('E4.1.4 no more than lie in the Naval Theater', () => {
    expect(refusal(narrows(1, []), 'sail 2')).toEqual(['E4.1.4']);
  });

  test('E4.1.2 nobody is asked if the U-boats close the Straits, or the Hapsburgs are out of the war', () => {
    const closed = narrows(2, [6, 6], { ottoman: { fields: { uboats: 'yes' } } });
    expect(eventsOf(closed, 'narrows quiet')).toHaveLength(1);
    const alone = narrows(2, [1, 1, 1, 1, 6], { hapsburg: { fields: { ending: 'will', over: true } } });
    expect(eventsOf(alone, 'ships sent')).toEqual([]);
    expect(eventsOf(alone, 'fleet comes')).toMatchObject([{ fortitude: 4 }]);
  });

  test('E4.1.3 one ship gives the U-boat Campaign +1', () => {
    const match = narrows(2, [4], { ottoman: { card: 38, fields: { joined: { 'mid-day': 'yes', dusk: 'yes' } } } });
    expect([due(match), refusal(match, 'sail 2')]).toEqual(['sail-uboats', ['E4.1.3']]);
    play(match, 'sail 1');
    expect(lines(match)).toContainEqual(['E4.1.3', 'Hapsburg ships', 1]);
  });
});
