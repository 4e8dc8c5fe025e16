import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../data/kit.ts';
import { RECONSTRUCTED, vienna } from '../index.ts';
import {
  due,
  eventsOf,
  go,
  hex,
  kernel,
  kit,
  play,
  position,
  refusal,
  table,
  tableWith,
  troops,
  zone,
} from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const OTTOMAN_HAND = ['OS1', 'OS11', 'OS14'];
const HABSBURG_HAND = ['HS1', 'HS12', 'HS22'];
const hands = { ottoman: { hand: OTTOMAN_HAND }, habsburg: { hand: HABSBURG_HAND } };
const trench = { 'glacis-c': { control: 'ottoman' as const, improvised: 2 } };

/** All Strategy cards of a side but these. */
const others = (side: string, ...held: readonly string[]): string[] =>
  kit.strategy.filter((card) => card.side === side && !held.includes(card.id)).map(({ id }) => id);

const army = (side: string) =>
  kit.files.troops.filter((one) => one.side === side).map(({ id, number, value }) => [id, number, value]);

describe('Troops', () => {
  test('V3.2.1 the Ottoman Troops: 7 Yeniçeri of 3, 7 Sekban of 2, 6 Yerikulu of 1', () => {
    expect(army('ottoman')).toEqual([
      ['yeniceri', 7, 3],
      ['sekban', 7, 2],
      ['yerikulu', 6, 1],
    ]);
    expect(zone(table({}), 'ottoman Troop deck')).toEqual(troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6));
    expect(kit.army[0]).toBe(20);
  });

  test('V3.2.1 the Battle values count in a battle', () => {
    const match = table({ hexes: { ...trench, 'cw-c': { improvised: 0 } }, ...hands, dice: miss(9) });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri, sekban, yerikulu', 'send militia x3');
    expect(eventsOf(match, 'battle value')[0]).toMatchObject({ side: 'ottoman', total: 3 + 2 + 1 });
  });

  test('V3.2.2 the Habsburg Troops: 4 Elite of 3, 5 Infantry of 2, 3 Militia of 1', () => {
    expect(army('habsburg')).toEqual([
      ['elite', 4, 3],
      ['infantry', 5, 2],
      ['militia', 3, 1],
    ]);
    expect(zone(table({}), 'habsburg Troop deck')).toEqual(troops('elite', 4, 'infantry', 5, 'militia', 3));
    expect(kit.army[1]).toBe(12);
    const match = table({ hexes: { ...trench, 'cw-c': { improvised: 0 } }, ...hands, dice: miss(9) });
    go(match, 'assault cw-c with OS1', 'contest', 'send yerikulu x3', 'send elite, infantry, militia');
    expect(eventsOf(match, 'battle value')[1]).toMatchObject({ side: 'habsburg', total: 3 + 2 + 1 });
  });

  test('V3.2.3 Troops are chosen freely from the Troop deck; there is no Troop hand', () => {
    const match = go(table({ hexes: trench, ...hands }), 'assault cw-c with OS1', 'contest', 'send sekban x3');
    expect(due(match)).toBe('select-troops');
    // Every choice of 3 among 4 Elite, 5 Infantry, 3 Militia.
    expect(match.legal()).toEqual([
      'send elite x3',
      'send elite x2, infantry',
      'send elite x2, militia',
      'send elite, infantry x2',
      'send elite, infantry, militia',
      'send elite, militia x2',
      'send infantry x3',
      'send infantry x2, militia',
      'send infantry, militia x2',
      'send militia x3',
    ]);
    expect(zone(match, 'ottoman Troop deck')).toEqual(troops('yeniceri', 7, 'sekban', 4, 'yerikulu', 6));
    expect(vienna.zones.filter(({ group }) => group === 'ottoman Troops').map(({ id }) => id)).not.toContain(
      'ottoman Troop hand',
    );
  });

  test('V3.2.3 a Troop that is not in the deck cannot be chosen', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, eliminated: troops('yeniceri', 6) },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'assault cw-c with OS1', 'contest');
    expect(refusal(match, 'send yeniceri x2, sekban')).toEqual(['V12.1']);
    expect(refusal(match, 'send elite x3')).toEqual(['V12.1']);
    expect(refusal(match, 'send yeniceri, sekban x2')).toEqual([]);
  });

  test('V3.2.6 an Eliminated Troop cannot be recovered and does not come back in the Refresh phase', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: ['OS1'], eliminated: ['yeniceri'], discard: ['sekban'] },
      habsburg: { hand: ['HS1'] },
    });
    go(match, 'pass', 'pass', 'keep card', 'keep card');
    expect(match.state.round).toBe(2);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(zone(match, 'ottoman Troop deck')).toEqual(troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6));
    const battle = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, eliminated: ['yeniceri'], discard: ['sekban'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(battle, 'assault cw-c with OS1', 'contest');
    expect(refusal(battle, 'send recovered yeniceri, sekban x2')).toEqual(['V12.3.4']);
    expect(refusal(battle, 'send recovered sekban, sekban x2')).toEqual([]);
  });

  test('V3.2.6 an Eliminated Troop comes back through a card that says so', () => {
    const match = table({
      ottoman: { hand: ['OS9', 'OS8', 'OS1'], eliminated: ['yeniceri', 'sekban'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'play OS9', 'return yeniceri');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(zone(match, 'ottoman Troop deck')).toEqual(troops('yeniceri', 7, 'sekban', 6, 'yerikulu', 6));
  });

  test('V3.2.6 Eliminated Troops go to the Eliminated pile, not to the discard', () => {
    const match = table({
      turn: 'habsburg',
      round: 1,
      ottoman: { hand: ['OS1'] },
      habsburg: { hand: ['HS24', 'HS1'] },
    });
    match.script(['sekban']);
    go(match, 'play HS24');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(zone(match, 'ottoman Troop discard')).toEqual([]);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(19);
  });
});

describe('Strategy cards', () => {
  test('V3.3.1 each side has a Strategy deck of 30 cards', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, seed: 'decks' });
    expect(zone(match, 'ottoman Strategy deck')).toEqual(Array.from({ length: 30 }, (_, i) => `OS${i + 1}`));
    expect(zone(match, 'habsburg Strategy deck')).toEqual(Array.from({ length: 30 }, (_, i) => `HS${i + 1}`));
    expect(new Set(kit.strategyIds).size).toBe(60);
  });

  test('V3.3.1 the decks are shuffled: another seed, another hand; the same seed, the same hand', () => {
    const hand = (seed: string) =>
      zone(play(new Match(kernel, { set: RECONSTRUCTED, seed }), 'keep tactics', 'keep tactics'), 'ottoman hand');
    const seeds = ['a', 'b', 'c', 'd'];
    expect(new Set(seeds.map((seed) => hand(seed).join())).size).toBe(4);
    expect(hand('a')).toEqual(hand('a'));
  });

  test('V3.3.2 a card text that draws Strategy cards may take the hand above 5', () => {
    const ottoman = table({
      ottoman: { hand: ['OS1', 'OS2', 'OS3', 'OS4', 'OS6', 'OS7'] },
      habsburg: { hand: HABSBURG_HAND },
      dice: ['OS30'],
    });
    go(ottoman, 'play OS1');
    expect(zone(ottoman, 'ottoman hand')).toEqual(['OS2', 'OS3', 'OS4', 'OS6', 'OS7', 'OS30']);
    expect(eventsOf(ottoman, 'cards drawn')).toMatchObject([{ rule: 'V17.OS1', number: 1, cards: ['OS30'] }]);
    const habsburg = table({
      turn: 'habsburg',
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS11', 'HS1', 'HS2', 'HS3', 'HS4', 'HS6'] },
      dice: ['HS30'],
    });
    go(habsburg, 'play HS11');
    expect(zone(habsburg, 'habsburg hand')).toHaveLength(6);
    expect(zone(habsburg, 'habsburg hand')).toContain('HS30');
  });

  test('V3.3.3 an empty Strategy deck gives no card to OS1', () => {
    const match = tableWith(
      { ottoman: { hand: ['OS1', 'OS2'] }, habsburg: { hand: HABSBURG_HAND } },
      { 'ottoman Strategy deck': [], 'ottoman Strategy discard': others('ottoman', 'OS1', 'OS2') },
    );
    go(match, 'play OS1');
    expect(zone(match, 'ottoman hand')).toEqual(['OS2']);
    expect(match.state.morale[0]).toBe(9);
    expect(eventsOf(match, 'cards drawn')).toEqual([]);
  });

  test('V3.3.3 an empty Strategy deck gives nothing in the Refresh phase, a short one what it has', () => {
    const match = tableWith(
      { ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS1'] } },
      {
        'ottoman Strategy deck': [],
        'ottoman Strategy discard': others('ottoman', 'OS1'),
        'habsburg Strategy deck': ['HS2', 'HS3'],
        'habsburg Strategy discard': others('habsburg', 'HS1', 'HS2', 'HS3'),
      },
    );
    play(match, 'pass', 'pass', 'keep card', 'keep card');
    expect(zone(match, 'ottoman hand')).toEqual(['OS1']);
    expect(zone(match, 'habsburg hand')).toEqual(['HS1', 'HS2', 'HS3']);
    expect(eventsOf(match, 'cards drawn')).toMatchObject([{ side: 'habsburg', number: 2, rule: 'V8.2.4' }]);
  });

  test('V3.3.4 a discarded Strategy card never returns to deck or hand', () => {
    const match = tableWith(
      { ottoman: { hand: ['OS11', 'OS12'] }, habsburg: { hand: ['HS1'] } },
      { 'ottoman Strategy deck': ['OS2'], 'ottoman Strategy discard': others('ottoman', 'OS2', 'OS11', 'OS12') },
    );
    go(match, 'play OS11', 'pass', 'pass', 'keep card', 'keep card');
    expect(match.state.round).toBe(2);
    // One card was left to draw, although 28 lie in the discard.
    expect(zone(match, 'ottoman hand')).toEqual(['OS2', 'OS12']);
    expect(zone(match, 'ottoman Strategy discard')).toHaveLength(28);
    expect(zone(match, 'ottoman Strategy discard').at(-1)).toBe('OS11');
  });
});

describe('Tactic cards', () => {
  test('V3.4.1 Tactics do not count for the hand of Strategy cards', () => {
    const match = table({
      ottoman: { hand: ['OS1'], tactics: ['OT1', 'OT2', 'OT3', 'OT4', 'OT5'] },
      habsburg: { hand: [], tactics: ['HT1', 'HT2', 'HT3', 'HT4', 'HT5'] },
    });
    play(match, 'pass', 'keep card');
    expect(zone(match, 'ottoman hand')).toHaveLength(5);
    expect(zone(match, 'habsburg hand')).toHaveLength(5);
    expect(zone(match, 'ottoman Tactics')).toHaveLength(5);
  });

  test('V3.4.2 a discarded Tactic never returns, and no new Tactics are drawn', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: ['OS1', 'OS2'], tactics: ['OT1', 'OT2'] },
      habsburg: { hand: ['HS1'], tactics: ['HT2'] },
      dice: miss(9),
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yerikulu x3', 'send elite x3', 'lay OT1', 'lay HT2');
    go(match, 'pull back front yerikulu', 'sacrifice none', 'pass', 'pass', 'keep card', 'keep card');
    expect(match.state.round).toBe(2);
    expect(zone(match, 'ottoman Tactics')).toEqual(['OT2']);
    expect(zone(match, 'ottoman Tactic discard')).toEqual(['OT1']);
    expect(zone(match, 'habsburg Tactics')).toEqual([]);
    expect(zone(match, 'habsburg Tactic discard')).toEqual(['HT2']);
    expect(zone(match, 'habsburg Tactics aside')).toHaveLength(9);
  });
});

describe('discarding', () => {
  test('V3.5.1 what is discarded goes on top of the pile of its kind', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: ['OS11', 'OS2', 'OS14'], tactics: ['OT9'] },
      habsburg: { hand: ['HS1', 'HS12', 'HS22'] },
      dice: miss(9),
    });
    go(match, 'play OS14', 'play HS12');
    go(match, 'assault cw-c with OS11', 'contest', 'send sekban x3', 'send elite x3', 'lay OT9');
    go(match, 'pull back front sekban', 'sacrifice none');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14', 'OS11']);
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS12']);
    expect(zone(match, 'ottoman Tactic discard')).toEqual(['OT9']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(troops('sekban', 3));
    expect(zone(match, 'habsburg Troop discard')).toEqual(troops('elite', 3));
    const piles = vienna.zones.filter(({ id }) => id.endsWith('discard')).map(({ id }) => id);
    expect(piles.filter((id) => id.startsWith('habsburg'))).toEqual([
      'habsburg Strategy discard',
      'habsburg Tactic discard',
      'habsburg Troop discard',
    ]);
  });

  test('V3.5.2 after a battle the rear line is discarded first, then the front line, the weakest first in each', () => {
    const match = table({
      hexes: { 'cw-c': { control: 'ottoman' }, 'glacis-c': { control: 'ottoman' } },
      ottoman: { hand: OTTOMAN_HAND, discard: ['yerikulu'] },
      habsburg: { hand: HABSBURG_HAND },
      dice: miss(9),
    });
    go(match, 'assault ravelin with OS1', 'contest');
    go(match, 'send yeniceri x2, sekban, yerikulu', 'send elite, infantry, militia');
    go(match, 'pull back front yeniceri, front sekban');
    // Rear: Sekban, Yeniçeri; front: Yerikulu, Yeniçeri, on what lay there before.
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yerikulu', 'sekban', 'yeniceri', 'yerikulu', 'yeniceri']);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['militia', 'infantry', 'elite']);
    expect(match.viewJson(1).shownTop).toEqual({ ottoman: 'yeniceri', habsburg: 'elite' });
  });

  test('V3.5.2 a strong rear line lies below a weak front line', () => {
    const match = table({ hexes: trench, ...hands, dice: miss(9) });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri, sekban, yerikulu', 'send elite x3');
    go(match, 'pull back front yeniceri', 'sacrifice none');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'yerikulu', 'sekban']);
    expect(match.viewJson(1).shownTop).toMatchObject({ ottoman: 'sekban' });
  });

  test('V3.5.3 a recovered Troop is the lowest card of its type in the pile', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, discard: ['yeniceri', 'sekban', 'yeniceri', 'yerikulu'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send recovered yeniceri, sekban x2');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban', 'yeniceri', 'yerikulu']);
  });

  test('V3.5.3 a returned Troop is the lowest card of its type in the pile', () => {
    const match = table({
      ottoman: { hand: ['OS23', 'OS1'], discard: ['sekban', 'yeniceri', 'yeniceri', 'sekban'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'play OS23', 'return sekban, yeniceri');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'sekban']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(18);
  });
});

describe('supplies and removed pieces', () => {
  test('V3.6.1 a removed Improvised Fortification goes back to its owner and may be placed again', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tiles: [3] },
      habsburg: { hand: HABSBURG_HAND },
      dice: ['1'],
    });
    expect(match.state.supply).toEqual([19, 16]);
    go(match, 'mine with OS1', 'explode cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(match.state.supply).toEqual([19, 17]);
    go(match, 'fortify with HS1', 'build cw-c');
    expect(hex(match, 'cw-c').improvised).toBe(1);
    expect(match.state.supply).toEqual([19, 16]);
  });

  test('V3.6.1 works lost with a hex go back to the supply of the side that held it', () => {
    const match = table({ hexes: trench, ...hands, dice: miss(9) });
    go(match, 'assault cw-c with OS1', 'give way', 'cannons none');
    // The Habsburgs get 1 back, the Ottomans place 2.
    expect(match.state.supply).toEqual([17, 17]);
    expect(hex(match, 'cw-c')).toMatchObject({ control: 'ottoman', improvised: 2 });
  });

  test('V3.6.2 a removed Structural Fortification leaves the game; only HS10 brings one back', () => {
    const match = table({
      hexes: { 'glacis-c': { control: 'ottoman' }, 'cw-c': { control: 'ottoman' } },
      ottoman: { hand: OTTOMAN_HAND, tiles: [3] },
      habsburg: { hand: ['HS1', 'HS10', 'HS2'] },
      dice: ['1', ...miss(9)],
    });
    go(match, 'mine with OS1', 'explode ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 0, improvised: 0 });
    expect(match.state.ruins).toBe(1);
    expect(refusal(match, 'play HS10 on ravelin')).toContain('V17.HS10');
    // A Fortify builds an Improvised one.
    go(match, 'fortify with HS1', 'build ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 0, improvised: 1 });
    go(match, 'play OS11', 'play HS10 on ravelin');
    expect(hex(match, 'ravelin')).toMatchObject({ structural: 1, improvised: 0 });
    expect(match.state.ruins).toBe(0);
  });

  test('V3.6.3 a removed Cannon leaves the game for good', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 4 }, camp: { cannons: 2 } },
      ...hands,
      dice: miss(6),
    });
    go(match, 'sortie glacis-c with HS1', 'give way');
    expect(match.state.lostCannons).toEqual([4, 0]);
    expect(eventsOf(match, 'cannons removed')).toMatchObject([{ side: 'ottoman', hex: 'glacis-c', number: 4 }]);
    match.script(miss(9));
    go(match, 'entrench glacis-c with OS1');
    // 2 Cannons are all there are.
    expect(refusal(match, 'cannons camp>glacis-c x3')).toEqual(['V10.10']);
    go(match, 'cannons camp>glacis-c x2');
    expect(hex(match, 'glacis-c').cannons + hex(match, 'camp').cannons).toBe(2);
  });

  test('V3.6.3 Habsburg Cannons on a hex that is lost are gone and no longer fire', () => {
    const match = table({ hexes: { 'ditch-l': { control: 'ottoman' } }, ...hands, dice: [...miss(9), ...miss(7)] });
    go(match, 'assault lobl with OS1', 'give way', 'cannons none', 'barrage with HS1');
    expect(match.state.lostCannons).toEqual([0, 2]);
    expect(eventsOf(match, 'cannon roll').map(({ dice }) => (dice as number[]).length)).toEqual([9, 7]);
  });

  test('V3.6.4 if the supply is too small, place what is left', () => {
    const files = structuredClone(kit.files) as { board: { improvised: { ottoman: number } } };
    files.board.improvised.ottoman = 1;
    const match = new Match(kernel, { set: readComponents(files), position: position(hands) });
    match.script(miss(9));
    expect(match.state.supply).toEqual([1, 16]);
    go(match, 'entrench glacis-c with OS1', 'cannons none');
    expect(hex(match, 'glacis-c')).toMatchObject({ control: 'ottoman', improvised: 1 });
    expect(match.state.supply).toEqual([0, 16]);
    expect(eventsOf(match, 'fortified')).toMatchObject([{ rule: 'V10.1.6', number: 1 }]);
  });

  test('V3.6.4 an empty supply places nothing, and nothing can be built', () => {
    const files = structuredClone(kit.files) as { board: { improvised: { ottoman: number } } };
    files.board.improvised.ottoman = 0;
    const match = new Match(kernel, { set: readComponents(files), position: position(hands) });
    match.script(miss(9));
    go(match, 'entrench glacis-c with OS1', 'cannons camp>glacis-c x6', 'play HS1');
    expect(hex(match, 'glacis-c')).toMatchObject({ control: 'ottoman', improvised: 0 });
    expect(eventsOf(match, 'fortified')).toEqual([]);
    go(match, 'fortify with OS11');
    // Nothing can be built, so Cannons must move (V10.4.5).
    expect(due(match)).toBe('cannons');
  });
});

describe('Tunnel tiles', () => {
  test('V3.7.1 the Ottoman tiles: one of 3, two of 2, five of 1, in all 12 shovels', () => {
    const bag = zone(table({}), 'ottoman bag').map(Number);
    expect(bag).toEqual([1, 1, 1, 1, 1, 2, 2, 3]);
    expect(bag.reduce((sum, n) => sum + n)).toBe(12);
  });

  test('V3.7.2 the Habsburg tiles: two of 2, six of 1, in all 10 shovels', () => {
    const bag = zone(table({}), 'habsburg bag').map(Number);
    expect(bag).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect(bag.reduce((sum, n) => sum + n)).toBe(10);
  });

  test('V3.7.3 each side draws its tiles from its own bag to its own Tunnel space', () => {
    const match = table({ ...hands, dice: ['3', '2'] });
    go(match, 'mine with OS1', 'mine with HS1');
    expect(zone(match, 'ottoman tiles')).toEqual(['3']);
    expect(zone(match, 'ottoman bag')).toEqual(['1', '1', '1', '1', '1', '2', '2']);
    expect(zone(match, 'habsburg tiles')).toEqual(['2']);
    expect(zone(match, 'habsburg bag')).toEqual(['1', '1', '1', '1', '1', '1', '2']);
  });

  test('V3.7.3 the draw is blind: chance decides which tile it is', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const match = new Match(kernel, { set: RECONSTRUCTED, seed: `tile ${i}`, options: { redraw: 'off' } });
      go(match, `mine with ${zone(match, 'ottoman hand')[0]}`);
      for (const tile of zone(match, 'ottoman tiles')) drawn.add(String(tile));
    }
    expect([...drawn].sort()).toEqual(['1', '2', '3']);
  });
});

describe('limits', () => {
  test('V3.8 HS2 puts no third Fortification on a hex', () => {
    const match = table({
      turn: 'habsburg',
      hexes: { ravelin: { improvised: 1 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS2', 'HS1'] },
    });
    go(match, 'play HS2');
    expect(refusal(match, 'place ravelin')).toEqual(['V3.8']);
    expect(refusal(match, 'place ditch-l x2')).toEqual(['V3.8']);
    expect(refusal(match, 'place ditch-l, ditch-c, ditch-r')).toEqual([]);
  });

  test('V3.8 HS29 needs room even though the card says to place', () => {
    const match = table({
      hexes: { ...trench, 'cw-c': { improvised: 2 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS29', 'HS1'] },
    });
    play(match, 'assault cw-c with OS1');
    expect(due(match)).toBe('respond');
    expect(refusal(match, 'respond HS29')).toEqual(['V15.10']);
  });

  test('V3.8 OS22 fills a hex to its limit and no further', () => {
    const match = table({
      hexes: { lobl: { control: 'ottoman' }, 'ditch-l': { control: 'ottoman', improvised: 1 } },
      ottoman: { hand: ['OS22', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'play OS22 on lobl', 'cannons none', 'hold fire');
    expect(hex(match, 'lobl').improvised).toBe(1);
  });

  test('V3.8 Morale stays between 0 and 10 whatever a card says', () => {
    const match = table({ morale: [9, 8], ottoman: { hand: ['OS11', 'OS1'] }, habsburg: { hand: HABSBURG_HAND } });
    go(match, 'play OS11');
    expect(match.state.morale).toEqual([10, 8]);
  });
});
