import { describe, expect, test } from 'vitest';
import { due, eventsOf, hex, kernel, play, refusal, table } from '../testing.ts';

const OTTOMAN = { hand: ['OS1', 'OS2', 'OS20'] };

describe('Moving Cannons', () => {
  const spread = {
    camp: { cannons: 3 },
    'glacis-c': { control: 'ottoman', improvised: 1, cannons: 2 },
    'glacis-l': { control: 'ottoman', improvised: 2, cannons: 1 },
  } as const;
  const moving = () => play(table({ ottoman: OTTOMAN, hexes: spread }), 'fortify with OS1', 'build glacis-c');

  test('V10.10 as many Cannons as you like move between the hexes you control', () => {
    const match = moving();
    expect(refusal(match, 'cannons none')).toEqual([]);
    play(match, 'cannons camp>glacis-l x3, glacis-c>glacis-l');
    expect(['camp', 'glacis-c', 'glacis-l'].map((id) => hex(match, id).cannons)).toEqual([0, 1, 5]);
    expect(eventsOf(match, 'cannons moved')).toMatchObject([
      {
        rule: 'V10.10',
        from: ['camp', 'camp', 'camp', 'glacis-c'],
        to: ['glacis-l', 'glacis-l', 'glacis-l', 'glacis-l'],
      },
    ]);
  });

  test('V10.10 one hex may give to several', () => {
    const match = play(moving(), 'cannons camp>glacis-c, camp>glacis-l x2');
    expect(['camp', 'glacis-c', 'glacis-l'].map((id) => hex(match, id).cannons)).toEqual([0, 3, 3]);
  });

  test('V10.10 not from or to a hex of somebody else, nor more than there are', () => {
    const match = moving();
    expect(refusal(match, 'cannons ravelin>camp')).toEqual(['V10.10']);
    expect(refusal(match, 'cannons camp>cw-c')).toEqual(['V10.10']);
    expect(refusal(match, 'cannons camp>glacis-r')).toEqual(['V10.10']);
    expect(refusal(match, 'cannons camp>glacis-c x4')).toEqual(['V10.10']);
    expect(refusal(match, 'cannons camp>glacis-c x3')).toEqual([]);
  });

  test('V10.10 a chain is written as what it comes to', () => {
    const match = play(moving(), 'cannons camp>glacis-c, glacis-c>glacis-l');
    expect(['camp', 'glacis-c', 'glacis-l'].map((id) => hex(match, id).cannons)).toEqual([2, 2, 2]);
    expect(eventsOf(match, 'cannons moved')).toMatchObject([{ from: ['camp'], to: ['glacis-l'] }]);
  });

  test('V10.10 the list of moves holds every placement of the 6 Cannons on 3 hexes once', () => {
    const match = moving();
    const placements = new Set<string>();
    const legal = match.legal() ?? [];
    for (const move of legal) {
      const after = play(moving(), move);
      placements.add(['camp', 'glacis-c', 'glacis-l'].map((id) => hex(after, id).cannons).join(' '));
    }
    expect(legal).toHaveLength(28);
    expect(placements.size).toBe(28);
  });

  test('V10.10 in one list a hex either gives Cannons or gets them', () => {
    const match = moving();
    const { move } = match.why('cannons camp>glacis-c');
    const { move: on } = match.why('cannons glacis-c>glacis-l');
    const chosen = [...(move?.chosen ?? []), ...(on?.chosen ?? [])];
    expect(kernel.refusals(match.state, { kind: 0, chosen }).map(({ rule }) => rule)).toEqual(['V10.10']);
  });

  test('V10.10 not asked where no Cannon can move', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: { camp: { cannons: 0 }, 'glacis-c': { control: 'ottoman', improvised: 1 } },
    });
    play(match, 'fortify with OS1', 'build glacis-c');
    expect(due(match)).toBe('turn');
  });

  test('V10.10.1 no line, adjacency or distance matters', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: { camp: { cannons: 4 }, 'ditch-l': { control: 'ottoman', improvised: 1, cannons: 2 } },
    });
    play(match, 'fortify with OS1', 'build ditch-l');
    expect(refusal(match, 'cannons ditch-l>camp x2')).toEqual([]);
    play(match, 'cannons camp>ditch-l x4');
    expect(hex(match, 'ditch-l').cannons).toBe(6);
  });

  test('V10.10 Cannons of a card text move alike', () => {
    const match = table({
      ottoman: OTTOMAN,
      hexes: { camp: { cannons: 4 }, 'cw-l': { control: 'ottoman', cannons: 2 } },
      dice: [6, 6, 1, 1, 1],
    });
    play(match, 'play OS20 on ravelin', 'cannons camp>cw-l x3');
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ ledger: { total: 5 } }]);
    expect(hex(match, 'ravelin').structural).toBe(0);
  });
});
