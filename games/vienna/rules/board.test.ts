import { describe, expect, test } from 'vitest';
import { brokenBy, due, eventsOf, go, hex, kit, play, refusal, table } from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const OTTOMAN_HAND = ['OS1', 'OS11', 'OS14'];
const HABSBURG_HAND = ['HS1', 'HS12', 'HS22'];
const hands = { ottoman: { hand: OTTOMAN_HAND }, habsburg: { hand: HABSBURG_HAND } };

/** The names of the hexes next to one. */
const next = (id: string): string[] => kit.adjacent[kit.hexes.indexOf(id)].map((i) => kit.hexes[i]).sort();

/** V2.3.1, pair by pair in the order of the paragraph. */
const PAIRS = [
  ['camp', 'glacis-c'],
  ['glacis-c', 'glacis-l'],
  ['glacis-c', 'glacis-r'],
  ['glacis-c', 'cw-c'],
  ['glacis-l', 'cw-c'],
  ['glacis-l', 'cw-l'],
  ['glacis-r', 'cw-c'],
  ['glacis-r', 'cw-r'],
  ['cw-c', 'cw-l'],
  ['cw-c', 'cw-r'],
  ['cw-c', 'ravelin'],
  ['cw-l', 'ravelin'],
  ['cw-l', 'ditch-l'],
  ['cw-r', 'ravelin'],
  ['cw-r', 'ditch-r'],
  ['ravelin', 'ditch-l'],
  ['ravelin', 'ditch-r'],
  ['ravelin', 'ditch-c'],
  ['ditch-l', 'ditch-c'],
  ['ditch-l', 'lobl'],
  ['ditch-r', 'ditch-c'],
  ['ditch-r', 'burg'],
  ['ditch-c', 'lobl'],
  ['ditch-c', 'burg'],
  ['ditch-c', 'curtain'],
  ['lobl', 'curtain'],
  ['burg', 'curtain'],
] as const;

describe('hexes', () => {
  test('V2.1 the map has 14 hexes in three columns of 4, 6 and 4, left and right seen from the Ottoman side', () => {
    const column = (q: number) => kit.files.board.hexes.filter((one) => one.q === q).map(({ id }) => id);
    expect(kit.hexes).toHaveLength(14);
    expect([-1, 0, 1].map((q) => column(q).length)).toEqual([4, 6, 4]);
    expect(column(-1).sort()).toEqual(['cw-l', 'ditch-l', 'glacis-l', 'lobl']);
    expect(column(0).sort()).toEqual(['camp', 'curtain', 'cw-c', 'ditch-c', 'glacis-c', 'ravelin']);
    expect(column(1).sort()).toEqual(['burg', 'cw-r', 'ditch-r', 'glacis-r']);
    // The Ottoman player sits where y = r + q/2 is largest: at the Camp, with the Curtain Wall farthest away.
    const far = [...kit.files.board.hexes].sort((a, b) => a.r + a.q / 2 - (b.r + b.q / 2)).map(({ id }) => id);
    expect([far[0], far.at(-1)]).toEqual(['curtain', 'camp']);
  });

  test('V2.2 there are so many hexes of each kind, and the threefold ones have a left, a centre and a right hex', () => {
    const kinds: Record<string, string[]> = {};
    for (const [i, id] of kit.hexes.entries()) {
      kinds[kit.kind[i]] ??= [];
      kinds[kit.kind[i]].push(id);
    }
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, ids]) => [kind, ids.sort()]))).toEqual({
      camp: ['camp'],
      glacis: ['glacis-c', 'glacis-l', 'glacis-r'],
      'covered-way': ['cw-c', 'cw-l', 'cw-r'],
      ravelin: ['ravelin'],
      ditch: ['ditch-c', 'ditch-l', 'ditch-r'],
      bastion: ['burg', 'lobl'],
      curtain: ['curtain'],
    });
    expect(kit.files.board.hexes.find(({ id }) => id === 'lobl')?.name).toBe('Löbl Bastion');
    expect(kit.files.board.hexes.find(({ id }) => id === 'burg')?.name).toBe('Burg Bastion');
  });
});

describe('adjacency', () => {
  test('V2.3 only a hex that shares a side with one of yours can be attacked', () => {
    const match = table({ hexes: { 'glacis-c': { control: 'ottoman' } }, ...hands });
    expect(refusal(match, 'assault cw-c with OS1')).toEqual([]);
    for (const far of ['cw-l', 'cw-r', 'ravelin', 'curtain'])
      expect(refusal(match, `assault ${far} with OS1`)).toEqual(['V10.2.3']);
  });

  test('V2.3 adjacency goes both ways, and no hex is adjacent to itself', () => {
    for (const [i, list] of kit.adjacent.entries()) {
      expect(list).not.toContain(i);
      for (const other of list) expect(kit.adjacent[other]).toContain(i);
    }
  });

  test('V2.3.1 the 27 adjacent pairs', () => {
    expect(PAIRS).toHaveLength(27);
    const found = kit.hexes.flatMap((id) => next(id).map((other) => [id, other].sort().join(' ')));
    expect([...new Set(found)].sort()).toEqual(PAIRS.map((pair) => [...pair].sort().join(' ')).sort());
  });

  test('V2.3.1 the neighbours of each hex decide which Entrench and Assault are possible', () => {
    const match = table({ hexes: { 'glacis-l': { control: 'ottoman' } }, ...hands });
    expect(refusal(match, 'entrench glacis-c with OS1')).toEqual([]);
    expect(refusal(match, 'entrench glacis-r with OS1')).toEqual(['V10.1.4']);
    expect(refusal(match, 'assault cw-c with OS1')).toEqual([]);
    expect(refusal(match, 'assault cw-l with OS1')).toEqual([]);
    expect(refusal(match, 'assault cw-r with OS1')).toEqual(['V10.2.3']);
    // F1: a hex of the side columns, or Glacis centre, has exactly 4 neighbours.
    for (const id of ['glacis-c', 'cw-l', 'cw-r', 'ditch-l', 'ditch-r']) expect(next(id)).toHaveLength(4);
    expect(next('camp')).toEqual(['glacis-c']);
  });
});

describe('Fortifications', () => {
  test('V2.5.1 a hex holds at most 2 Fortifications', () => {
    expect(brokenBy({ hexes: { 'cw-c': { improvised: 2 } } })).toEqual([]);
    expect(brokenBy({ hexes: { 'cw-c': { improvised: 3 } } })).toEqual(['V2.5.1']);
    expect(brokenBy({ hexes: { ravelin: { improvised: 2 } } })).toEqual(['V2.5.1']);
    expect(brokenBy({ hexes: { 'glacis-c': { control: 'ottoman', improvised: 3 } } })).toEqual(['V2.5.1']);
  });

  test('V2.5.1 a hex with 2 Fortifications takes no third, one with 1 takes a second', () => {
    const match = table({ turn: 'habsburg', hexes: { 'cw-c': { improvised: 2 } }, ...hands });
    go(match, 'fortify with HS1');
    expect(due(match)).toBe('build');
    expect(refusal(match, 'build cw-c')).toEqual(['V10.8.2']);
    expect(refusal(match, 'build cw-l')).toEqual([]);
    go(match, 'build ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 1, improvised: 1 });
  });

  test('V2.5.2 at most 1 of the Fortifications on a hex is Structural', () => {
    expect(brokenBy({ hexes: { ravelin: { structural: 2 }, 'ditch-l': { structural: 0 } } })).toEqual(['V2.5.2']);
    expect(brokenBy({ hexes: { ravelin: { structural: 1, improvised: 1 } } })).toEqual([]);
  });

  test('V2.5.2 HS10 puts no second Structural Fortification on a hex', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { ravelin: { improvised: 1 }, 'ditch-l': { structural: 0, improvised: 1 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS10', 'HS1'] },
    });
    expect(refusal(match, 'play HS10 on ravelin')).toEqual(['V17.HS10']);
    expect(refusal(match, 'play HS10 on ditch-l')).toEqual([]);
  });

  test('V2.5.3 the Löbl Bastion holds at most 1 Fortification, of either kind', () => {
    expect(brokenBy({ hexes: { lobl: { structural: 1, improvised: 1 } } })).toEqual(['V2.5.3']);
    expect(brokenBy({ hexes: { lobl: { structural: 0, improvised: 2 } } })).toEqual(['V2.5.3']);
    expect(brokenBy({ hexes: { lobl: { structural: 0, improvised: 1 } } })).toEqual([]);
  });

  test('V2.5.3 the Löbl Bastion with its wall takes no work; without it, one', () => {
    const walled = play(table({ turn: 'habsburg', ...hands }), 'fortify with HS1');
    expect(refusal(walled, 'build lobl')).toEqual(['V10.8.2']);
    expect(refusal(walled, 'build burg')).toEqual([]);
    const bare = play(
      table({ turn: 'habsburg', hexes: { lobl: { structural: 0 } }, ...hands }),
      'fortify with HS1',
      'build lobl',
    );
    expect(hex(bare, 'lobl')).toMatchObject({ structural: 0, improvised: 1 });
    const full = play(
      table({ turn: 'habsburg', hexes: { lobl: { structural: 0, improvised: 1 } }, ...hands }),
      'fortify with HS1',
    );
    expect(refusal(full, 'build lobl')).toEqual(['V10.8.2']);
  });

  test('V2.5.3 whoever takes the Löbl Bastion builds 1 work there, not 2', () => {
    const match = table({ hexes: { 'ditch-l': { control: 'ottoman' } }, ...hands, dice: miss(9) });
    go(match, 'assault lobl with OS1', 'give way', 'cannons none');
    expect(hex(match, 'lobl')).toEqual({ control: 'ottoman', structural: 0, improvised: 1, cannons: 0 });
  });

  test('V2.5.4 the Ottoman Camp holds no Fortifications', () => {
    expect(brokenBy({ hexes: { camp: { improvised: 1 } } })).toEqual(['V2.5.4']);
    const match = play(table({ hexes: { 'glacis-c': { control: 'ottoman' } }, ...hands }), 'fortify with OS1');
    expect(refusal(match, 'build camp')).toEqual(['V10.4.2']);
    expect(refusal(match, 'build glacis-c')).toEqual([]);
  });
});

describe('Cannons', () => {
  test('V2.6 a hex holds any number of Cannons', () => {
    const match = table({ ...hands, dice: miss(9) });
    go(match, 'entrench glacis-c with OS1', 'cannons camp>glacis-c x6');
    expect(hex(match, 'glacis-c').cannons).toBe(6);
    expect(hex(match, 'camp').cannons).toBe(0);
  });
});

describe('control', () => {
  test('V2.7.3 the Habsburgs can never control a Glacis hex', () => {
    for (const id of ['glacis-l', 'glacis-c', 'glacis-r'])
      expect(brokenBy({ hexes: { [id]: { control: 'habsburg' } } })).toEqual(['V2.7.3']);
    expect(brokenBy({ hexes: { 'glacis-c': { control: 'ottoman' } } })).toEqual([]);
  });

  test('V2.7.3 a Sortie that takes a Glacis hex leaves it to nobody', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 1 }, camp: { cannons: 5 } },
      ...hands,
      dice: miss(6),
    });
    go(match, 'sortie glacis-c with HS1', 'give way');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'nobody', structural: 0, improvised: 0, cannons: 0 });
    expect(eventsOf(match, 'hex abandoned')).toMatchObject([{ rule: 'V13.7.9', hex: 'glacis-c' }]);
    expect(eventsOf(match, 'control')).toEqual([]);
  });

  test('V2.7.4 the Camp is Ottoman for the whole game', () => {
    expect(brokenBy({ hexes: { camp: { control: 'habsburg' } } })).toEqual(['V2.7.4']);
    expect(brokenBy({ hexes: { camp: { control: 'nobody' } } })).toContain('V2.7.4');
    expect(brokenBy({ hexes: { camp: { control: 'ottoman' } } })).toEqual([]);
  });

  test('V2.7.5 the Camp cannot be attacked', () => {
    const match = table({ turn: 'habsburg', hexes: { 'glacis-c': { control: 'ottoman' } }, ...hands });
    expect(refusal(match, 'sortie camp with HS1')).toEqual(['V10.6.3']);
    expect(refusal(match, 'sortie glacis-c with HS1')).toEqual([]);
  });

  test('V2.7.5 the Camp cannot be blown up', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { 'glacis-c': { control: 'ottoman', improvised: 2 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, tiles: [2, 1] },
      dice: ['1'],
    });
    go(match, 'mine with HS1');
    expect(due(match)).toBe('explode');
    expect(refusal(match, 'explode camp')).toEqual(['V10.7.5']);
    expect(refusal(match, 'explode glacis-c')).toEqual([]);
  });

  test('V2.7.5 the Camp cannot be fortified, by OS22 neither', () => {
    const match = table({
      hexes: { 'glacis-c': { control: 'ottoman' } },
      ottoman: { hand: ['OS22', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    expect(refusal(match, 'play OS22 on camp')).toContain('V14.4.6');
    expect(refusal(match, 'play OS22 on glacis-c')).toEqual([]);
    expect(refusal(table(hands), 'fortify with OS1')).toEqual(['V10.4.6', 'V10.4.5']);
  });

  test('V2.7.6 dice never run out: the seventh of OS22 is rolled although there are 6', () => {
    const match = table({
      hexes: {
        'glacis-c': { control: 'ottoman', improvised: 2 },
        'cw-c': { control: 'ottoman', improvised: 1 },
      },
      ottoman: { hand: ['OS22', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND },
      dice: [6, 1, 1, 1, 1, 1, 6],
    });
    go(match, 'play OS22 on cw-c', 'cannons camp>cw-c x6', 'bombard ravelin');
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ side: 'ottoman', dice: [6, 1, 1, 1, 1, 1, 6], hits: 2 }]);
    expect(hex(match, 'ravelin').structural).toBe(0);
  });

  test('V2.7.6 control markers never run out: with 10 hexes and the Camp the Ottomans entrench one more', () => {
    const control = 'ottoman' as const;
    const match = table({
      hexes: {
        'glacis-c': { control },
        'glacis-l': { control },
        'cw-l': { control },
        'cw-c': { control },
        'cw-r': { control },
        'ditch-l': { control },
        'ditch-c': { control },
        'ditch-r': { control },
        lobl: { control },
        burg: { control },
      },
      ...hands,
      dice: miss(5),
    });
    go(match, 'entrench glacis-r with OS1', 'cannons none');
    expect(hex(match, 'glacis-r')).toMatchObject({ control: 'ottoman', improvised: 2 });
    expect(match.over).toBe(false);
  });
});
