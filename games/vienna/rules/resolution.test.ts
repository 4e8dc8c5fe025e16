import { describe, expect, test } from 'vitest';
import { due, eventsOf, go, hex, morale, play, refusal, type Table, table, troops, zone } from '../testing.ts';

type Game = ReturnType<typeof table>;

const order = (match: Game, ...kinds: string[]): string[] =>
  match
    .events('all')
    .filter(({ event }) => kinds.includes(event))
    .map(({ event }) => event);

const OTTOMAN = { hand: ['OS1', 'OS10', 'OS28', 'OS29'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
/** Without their guns the Habsburgs roll no dice; with the Ottoman guns in the Camp, and it not adjacent, neither do they. */
const QUIET = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const OURS = { control: 'ottoman', improvised: 2 } as const;
const TRENCH = { ...QUIET, 'glacis-c': OURS } as const;
const BARE = { ...TRENCH, 'cw-c': { improvised: 0 } } as const;
const ALL_BUT_ONE = troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6);
const ALL_BUT_ELITE = troops('elite', 3, 'infantry', 5, 'militia', 3);

/** An Assault on `target` by the card or Event, contested. */
const storm = (setting: Table, target: string, ...moves: string[]): Game =>
  go(
    table({ ...setting, ottoman: { ...OTTOMAN, ...setting.ottoman } }),
    `assault ${target} with OS1`,
    'contest',
    ...moves,
  );
const event = (card: string, setting: Table, ...moves: string[]): Game =>
  go(
    table({ hexes: BARE, ...setting, ottoman: { ...OTTOMAN, ...setting.ottoman } }),
    `play ${card} on cw-c`,
    'contest',
    ...moves,
  );
const sally = (setting: Table, target: string, ...moves: string[]): Game =>
  go(
    table({ turn: 'habsburg', ...setting, habsburg: { ...HABSBURG, ...setting.habsburg } }),
    `sortie ${target} with HS1`,
    'contest',
    ...moves,
  );
const WIN = ['send yeniceri x3', 'send militia x3'];
const LOSE = ['send yerikulu x3', 'send elite x3'];

describe('Morale of a resolution', () => {
  test('V13.7.6 all changes are added up for each side and applied to both at once', () => {
    const match = storm({ hexes: BARE, ottoman: { tactics: ['OT9'] } }, 'cw-c', ...WIN, 'lay OT9', 'cannons none');
    expect(morale(match)).toEqual([10, 6]);
    expect(eventsOf(match, 'morale')).toMatchObject([
      {
        side: 'ottoman',
        by: 2,
        ledger: {
          title: 'Morale',
          lines: [
            ['V13.7.14', 'attack won', 1],
            ['V18.OT9', 'Gülbank', 1],
          ],
          total: 2,
        },
      },
      {
        side: 'habsburg',
        by: -2,
        ledger: {
          lines: [
            ['V13.7.14', 'hex lost', -1],
            ['V18.OT9', 'Gülbank', -1],
          ],
          total: -2,
        },
      },
    ]);
  });

  test('V13.7.6 what goes above the top is lost, and the ledger says so', () => {
    const match = storm(
      { hexes: BARE, morale: [9, 8], ottoman: { tactics: ['OT9'] } },
      'cw-c',
      ...WIN,
      'lay OT9',
      'cannons none',
    );
    expect(morale(match)).toEqual([10, 6]);
    expect(eventsOf(match, 'morale')[0]).toMatchObject({ side: 'ottoman', by: 1, ledger: { total: 1 } });
    expect(eventsOf(match, 'morale')[0].ledger?.lines.at(-1)).toEqual(['V5.2', 'above the top of the track', -1]);
  });

  test('V13.7.6 a side brought to End by it has lost, once both have moved', () => {
    const match = storm({ hexes: BARE, morale: [8, 1] }, 'cw-c', ...WIN, 'cannons none');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-morale' });
    expect(morale(match)).toEqual([9, 0]);
  });
});

describe('The attacker won', () => {
  test('V13.7.7 everything of the defender leaves the hex', () => {
    const hexes = { ...TRENCH, 'cw-c': OURS, ravelin: { structural: 1, improvised: 1, cannons: 2 } };
    const match = storm(
      { hexes, ottoman: { tactics: ['OT1'] }, dice: [1, 1] },
      'ravelin',
      'send yeniceri x4',
      'send militia x3',
      'lay OT1',
      'pull back front yeniceri x3',
    );
    expect(eventsOf(match, 'battle value')).toMatchObject([{ total: 5 }, { total: 3 }]);
    expect(hex(match, 'ravelin')).toEqual({ control: 'ottoman', structural: 0, improvised: 2, cannons: 0 });
    expect(match.state.ruins).toBe(1);
    expect(match.state.lostCannons).toEqual([0, 9]);
    // 3 Improvised on the map before, 1 of them on the Covered Way now Ottoman; that of the Ravelin came back.
    expect(match.state.supply).toEqual([15, 17]);
    expect(eventsOf(match, 'fortifications removed')).toMatchObject([
      { rule: 'V13.7.7', hex: 'ravelin', structural: 1, improvised: 1 },
    ]);
    expect(eventsOf(match, 'cannons removed')).toMatchObject([
      { rule: 'V13.7.7', side: 'habsburg', hex: 'ravelin', number: 2 },
    ]);
    expect(order(match, 'fortifications removed', 'cannons removed', 'control', 'fortified')).toEqual([
      'fortifications removed',
      'cannons removed',
      'control',
      'fortified',
    ]);
  });

  test('V13.7.7 a Sortie that wins removes Ottoman control, Fortifications and Cannons', () => {
    const hexes = {
      ...QUIET,
      camp: { cannons: 0 },
      'cw-c': { control: 'ottoman', improvised: 1, cannons: 4 },
    } as const;
    const match = sally(
      { hexes, dice: [1, 1, 1, 1] },
      'cw-c',
      'send elite x3',
      'send yerikulu x3',
      'pull back front elite',
    );
    expect(hex(match, 'cw-c')).toEqual({ control: 'habsburg', structural: 0, improvised: 2, cannons: 0 });
    expect(match.state.lostCannons).toEqual([6, 9]);
    expect(match.state.supply[0]).toBe(21);
  });

  test('V13.7.8 the hex is the attacker’s', () => {
    const match = storm({ hexes: BARE }, 'cw-c', ...WIN);
    expect(eventsOf(match, 'control')).toMatchObject([{ rule: 'V13.7.8', hex: 'cw-c', side: 'ottoman' }]);
    expect(hex(match, 'cw-c').control).toBe('ottoman');
  });

  test('V13.7.8 a victory by territory happens here, before Fortifications and Morale', () => {
    const hexes = { ...TRENCH, 'ditch-c': OURS, curtain: { structural: 0, cannons: 0 } };
    const match = storm({ hexes, morale: [8, 1] }, 'curtain', 'send yeniceri x3', 'send militia x3');
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'curtain', rule: 'V6.1' });
    expect(morale(match)).toEqual([8, 1]);
    expect(hex(match, 'curtain').improvised).toBe(0);
    const both = storm(
      { hexes: { ...TRENCH, ravelin: OURS, 'ditch-r': OURS, burg: { structural: 0, cannons: 0 } } },
      'burg',
      'send yeniceri x3',
      'send militia x3',
    );
    expect(both.result).toMatchObject({ winner: 'ottoman', how: 'ravelin-burg', rule: 'V6.2' });
    expect(morale(both)).toEqual([8, 8]);
  });

  test('V13.7.9 a Glacis hex that the Habsburgs take is controlled by nobody again', () => {
    const hexes = {
      ...TRENCH,
      camp: { cannons: 4 },
      'glacis-c': { control: 'ottoman', improvised: 0, cannons: 2 },
    } as const;
    const match = sally({ hexes, dice: [1, 1, 1, 1, 1, 1] }, 'glacis-c', 'send elite x3', 'send yerikulu x3');
    expect(hex(match, 'glacis-c')).toEqual({ control: 'nobody', structural: 0, improvised: 0, cannons: 0 });
    expect(eventsOf(match, 'hex abandoned')).toMatchObject([{ rule: 'V13.7.9', hex: 'glacis-c' }]);
    expect(eventsOf(match, 'control')).toEqual([]);
    expect(eventsOf(match, 'fortified')).toEqual([]);
    expect(match.state.lostCannons[0]).toBe(2);
    expect(match.state.supply).toEqual([21, 16]);
    expect(morale(match)).toEqual([7, 10]);
  });

  test('V13.7.10 the attacker places 2 Improvised Fortifications from the supply', () => {
    const match = storm({ hexes: BARE }, 'cw-c', ...WIN);
    expect(hex(match, 'cw-c')).toMatchObject({ improvised: 2 });
    expect(eventsOf(match, 'fortified')).toMatchObject([{ rule: 'V13.7.10', side: 'ottoman', hex: 'cw-c', number: 2 }]);
    expect(match.state.supply).toEqual([17, 17]);
    const sallied = sally(
      { hexes: { ...QUIET, 'cw-l': { control: 'ottoman' } } },
      'cw-l',
      'send elite x3',
      'send yerikulu x3',
    );
    expect(hex(sallied, 'cw-l')).toEqual({ control: 'habsburg', structural: 0, improvised: 2, cannons: 0 });
    expect(eventsOf(sallied, 'fortified')).toMatchObject([{ rule: 'V13.7.10', side: 'habsburg', number: 2 }]);
  });

  test('V13.7.11 on the Löbl Bastion the winner places 1, Ottoman or Habsburg', () => {
    const match = storm({ hexes: { ...TRENCH, 'ditch-l': OURS, lobl: { structural: 0, cannons: 0 } } }, 'lobl', ...WIN);
    expect(hex(match, 'lobl')).toEqual({ control: 'ottoman', structural: 0, improvised: 1, cannons: 0 });
    expect(eventsOf(match, 'fortified')).toMatchObject([{ rule: 'V13.7.11', side: 'ottoman', number: 1 }]);
    const sallied = sally(
      { hexes: { ...QUIET, lobl: { control: 'ottoman', improvised: 1 } } },
      'lobl',
      'send elite x3',
      'send yerikulu x3',
      'pull back front elite',
    );
    expect(hex(sallied, 'lobl')).toEqual({ control: 'habsburg', structural: 0, improvised: 1, cannons: 0 });
    expect(eventsOf(sallied, 'fortified')).toMatchObject([{ rule: 'V13.7.11', side: 'habsburg', number: 1 }]);
  });

  test('V13.7.13 then Ottoman attackers may move Cannons between any of their hexes, the new one included', () => {
    const hexes = { ...BARE, camp: { cannons: 4 }, 'glacis-l': { ...OURS, cannons: 2 } };
    const match = storm({ hexes, dice: [1, 1] }, 'cw-c', ...WIN);
    expect([due(match), match.seat]).toEqual(['cannons', 'ottoman']);
    // Before Morale.
    expect(morale(match)).toEqual([8, 8]);
    expect(refusal(match, 'cannons none')).toEqual([]);
    expect(refusal(match, 'cannons camp>cw-l')).toEqual(['V10.10']);
    play(match, 'cannons camp>cw-c x3, glacis-l>glacis-c');
    expect(['camp', 'glacis-l', 'glacis-c', 'cw-c'].map((id) => hex(match, id).cannons)).toEqual([1, 1, 1, 3]);
    expect(morale(match)).toEqual([9, 7]);
  });

  test('V13.7.13 after a Sortie that wins, nobody moves Cannons', () => {
    const hexes = { ...TRENCH, 'cw-l': { control: 'ottoman' } } as const;
    const match = sally({ hexes }, 'cw-l', 'send elite x3', 'send yerikulu x3');
    expect(hex(match, 'cw-l').control).toBe('habsburg');
    expect([due(match), match.seat]).toEqual(['turn', 'habsburg']);
  });

  test('V13.7.14 then the attacker gains 1 Morale and the defender loses 1', () => {
    const match = storm({ hexes: BARE }, 'cw-c', ...WIN, 'cannons none');
    expect(eventsOf(match, 'morale')).toMatchObject([
      { rule: 'V13.7.14', side: 'ottoman', by: 1, now: 9, ledger: { lines: [['V13.7.14', 'attack won', 1]] } },
      { rule: 'V13.7.14', side: 'habsburg', by: -1, now: 7, ledger: { lines: [['V13.7.14', 'hex lost', -1]] } },
    ]);
    const sallied = sally(
      { hexes: { ...QUIET, 'cw-l': { control: 'ottoman' } } },
      'cw-l',
      'send elite x3',
      'send yerikulu x3',
    );
    // 1 for setting out, 1 for the victory.
    expect(morale(sallied)).toEqual([7, 10]);
    expect(eventsOf(sallied, 'morale').map(({ rule, side, by }) => [rule, side, by])).toEqual([
      ['V10.6.4', 'habsburg', 1],
      ['V13.7.14', 'ottoman', -1],
      ['V13.7.14', 'habsburg', 1],
    ]);
  });

  test('V13.7.15 after Morale the Troop that OS28 promises returns', () => {
    const match = event(
      'OS28',
      { ottoman: { eliminated: troops('yeniceri', 1, 'sekban', 1) } },
      ...WIN,
      'cannons none',
    );
    expect(morale(match)).toEqual([10, 7]);
    expect([due(match), match.seat]).toEqual(['return-troops', 'ottoman']);
    expect(refusal(match, 'return none')).toEqual(['V14.7.4']);
    expect(refusal(match, 'return yeniceri, sekban')).toEqual(['V14.1']);
    play(match, 'return yeniceri');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(order(match, 'morale', 'troops returned')).toEqual(['morale', 'morale', 'troops returned']);
    // Nobody Eliminated, nobody to return; and nobody after a defeat.
    expect(due(event('OS28', {}, ...WIN, 'cannons none'))).toBe('turn');
    const lost = event('OS28', { ottoman: { eliminated: ['yeniceri'] } }, ...LOSE);
    expect(zone(lost, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(morale(lost)).toEqual([8, 8]);
  });
});

describe('The defender won', () => {
  test('V13.7.16 the Ottomans lose 1 Morale if they attacked, before any sacrifice', () => {
    const match = storm({ hexes: TRENCH }, 'cw-c', ...LOSE, 'pull back front yerikulu');
    expect(due(match)).toBe('sacrifice');
    expect(morale(match)).toEqual([7, 8]);
    expect(eventsOf(match, 'morale')).toMatchObject([
      { rule: 'V13.7.16', side: 'ottoman', by: -1, ledger: { lines: [['V13.7.16', 'Assault lost', -1]] } },
    ]);
  });

  test('V13.7.16 at Morale 1 that ends the game, and nothing follows', () => {
    const match = storm({ hexes: TRENCH, morale: [1, 8] }, 'cw-c', ...LOSE, 'pull back front yerikulu');
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-morale' });
    expect(zone(match, 'ottoman Troop discard')).toEqual([]);
  });

  test('V13.7.17 a Sortie that fails costs the Habsburgs nothing, and brings the Ottomans nothing', () => {
    const hexes = { ...QUIET, 'cw-l': { control: 'ottoman' } } as const;
    const match = sally({ hexes }, 'cw-l', 'send militia x3', 'send yeniceri x3');
    expect(eventsOf(match, 'battle decided')).toMatchObject([{ winner: 'ottoman' }]);
    expect(eventsOf(match, 'morale')).toMatchObject([{ rule: 'V10.6.4', side: 'habsburg', by: 1 }]);
    expect(morale(match)).toEqual([8, 9]);
    expect(hex(match, 'cw-l').control).toBe('ottoman');
  });

  test('V13.7.18 HT7 removes its Cannon before any sacrifice', () => {
    const lose = ['send militia x3', 'send yeniceri x3', 'lay HT7'];
    const guns = (improvised: number, cannons: number) => ({
      hexes: { ...QUIET, 'cw-l': { control: 'ottoman', improvised, cannons }, camp: { cannons: 0 } } as const,
      habsburg: { tactics: ['HT7'] },
      dice: new Array<number>(cannons).fill(1),
    });
    const match = sally(guns(1, 2), 'cw-l', ...lose);
    expect(due(match)).toBe('sacrifice');
    expect(hex(match, 'cw-l')).toMatchObject({ improvised: 1, cannons: 1 });
    expect(eventsOf(match, 'cannons removed')).toMatchObject([{ rule: 'V18.HT7', side: 'ottoman', number: 1 }]);
    // It takes the only Cannon: nothing is left to sacrifice for.
    expect(due(sally(guns(0, 1), 'cw-l', ...lose))).toBe('turn');
  });

  test('V13.7.19 up to 2 surviving Troops of this battle, from either line, are Eliminated', () => {
    const match = storm(
      { hexes: { ...TRENCH, 'cw-c': { improvised: 2, cannons: 0 } }, ottoman: { discard: ['yeniceri'] } },
      'cw-c',
      'send sekban x2, yerikulu x2',
      'send elite x3',
      'pull back front sekban, front yerikulu',
    );
    expect([due(match), match.seat]).toEqual(['sacrifice', 'ottoman']);
    expect(refusal(match, 'sacrifice yeniceri')).toEqual(['V13.7.19']);
    expect(refusal(match, 'sacrifice recovered yeniceri')).toEqual(['V13.7.19']);
    expect(refusal(match, 'sacrifice rear sekban x2')).toEqual(['V13.7.19']);
    expect(refusal(match, 'sacrifice front elite')).toEqual(['V13.7.19']);
    expect(refusal(match, 'sacrifice front sekban, rear sekban, rear yerikulu')).toContain('V13.7.19');
    play(match, 'sacrifice front yerikulu, rear sekban');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban', 'yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'yerikulu', 'sekban']);
    expect(eventsOf(match, 'sacrifice')).toMatchObject([
      { rule: 'V13.7.19', side: 'ottoman', improvised: 2, cannons: 0 },
    ]);
  });

  test('V13.7.19 never more than 2, though a third thing could be removed', () => {
    const hexes = { ...TRENCH, 'cw-c': OURS, ravelin: { structural: 0, improvised: 2, cannons: 2 } };
    const match = storm({ hexes, dice: [1, 1] }, 'ravelin', ...LOSE, 'pull back front yerikulu x2');
    expect(refusal(match, 'sacrifice front yerikulu, rear yerikulu x2')).toEqual(['V13.7.19']);
    expect(refusal(match, 'sacrifice rear yerikulu x2')).toEqual([]);
  });

  test('V13.7.19 of either side: a Sortie too', () => {
    const match = sally(
      { hexes: { ...TRENCH, camp: { cannons: 0 } } },
      'glacis-c',
      'send militia x3',
      'send yeniceri x3',
      'pull back front militia x2',
    );
    expect([due(match), match.seat]).toEqual(['sacrifice', 'habsburg']);
    play(match, 'sacrifice rear militia');
    expect(hex(match, 'glacis-c')).toMatchObject({ control: 'ottoman', improvised: 1 });
    expect(match.state.supply[0]).toBe(20);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['militia']);
  });

  test('V13.7.19 the last Troops may be sacrificed: the program warns, and the game is lost', () => {
    const match = storm({ hexes: TRENCH, ottoman: { eliminated: ALL_BUT_ONE } }, 'cw-c', 'send yeniceri', 'send elite');
    const { move } = match.why('sacrifice rear yeniceri');
    expect(move && match.warning(move)).toContain('V6.10');
    play(match, 'sacrifice rear yeniceri');
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-troops' });
  });

  test('V13.7.20 not while a Structural Fortification stands on the hex', () => {
    const hexes = (structural: number) => ({
      ...TRENCH,
      'cw-c': OURS,
      ravelin: { structural, improvised: 1, cannons: 0 },
    });
    const walled = storm({ hexes: hexes(1) }, 'ravelin', ...LOSE);
    expect(due(walled)).toBe('turn');
    expect(hex(walled, 'ravelin').improvised).toBe(1);
    const breached = storm({ hexes: hexes(0) }, 'ravelin', ...LOSE, 'pull back front yerikulu');
    expect(due(breached)).toBe('sacrifice');
  });

  test('V13.7.21 each sacrificed Troop removes 1 Improvised Fortification', () => {
    const hexes = { ...TRENCH, 'cw-c': { improvised: 2 } };
    const one = storm({ hexes }, 'cw-c', ...LOSE, 'pull back front yerikulu x2', 'sacrifice rear yerikulu');
    expect(hex(one, 'cw-c').improvised).toBe(1);
    expect(eventsOf(one, 'fortifications removed')).toMatchObject([
      { rule: 'V13.7.21', hex: 'cw-c', structural: 0, improvised: 1 },
    ]);
    expect(one.state.supply[1]).toBe(16);
    const two = storm({ hexes }, 'cw-c', ...LOSE, 'pull back front yerikulu x2', 'sacrifice rear yerikulu x2');
    expect(hex(two, 'cw-c').improvised).toBe(0);
  });

  test('V13.7.22 when no Improvised one is left, 1 Cannon instead', () => {
    const hexes = (improvised: number, cannons: number) => ({
      ...TRENCH,
      'cw-c': OURS,
      ravelin: { structural: 0, improvised, cannons },
    });
    const match = storm(
      { hexes: hexes(1, 2), dice: [1, 1] },
      'ravelin',
      ...LOSE,
      'pull back front yerikulu',
      'sacrifice front yerikulu, rear yerikulu',
    );
    expect(hex(match, 'ravelin')).toMatchObject({ improvised: 0, cannons: 1 });
    expect(eventsOf(match, 'sacrifice')).toMatchObject([{ improvised: 1, cannons: 1 }]);
    expect(eventsOf(match, 'cannons removed')).toMatchObject([{ rule: 'V13.7.22', side: 'habsburg', number: 1 }]);
    const guns = storm({ hexes: hexes(0, 2), dice: [1, 1] }, 'ravelin', ...LOSE, 'sacrifice front yerikulu x2');
    expect(hex(guns, 'ravelin').cannons).toBe(0);
  });

  test('V13.7.22 no sacrifice without something to remove', () => {
    const match = storm({ hexes: TRENCH }, 'cw-c', ...LOSE, 'pull back front yerikulu');
    expect(refusal(match, 'sacrifice front yerikulu x2')).toEqual(['V13.7.22']);
    expect(refusal(match, 'sacrifice front yerikulu')).toEqual([]);
    expect(due(storm({ hexes: BARE }, 'cw-c', ...LOSE))).toBe('turn');
  });

  test('V13.7.23 you may stop after any, or make none', () => {
    const hexes = { ...TRENCH, 'cw-c': { improvised: 2 } };
    const match = storm({ hexes }, 'cw-c', ...LOSE, 'pull back front yerikulu x2');
    expect(refusal(match, 'sacrifice none')).toEqual([]);
    expect(refusal(match, 'sacrifice front yerikulu')).toEqual([]);
    play(match, 'sacrifice none');
    expect(hex(match, 'cw-c').improvised).toBe(2);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(due(match)).toBe('turn');
  });

  test('V13.7.19 not asked where no Troop of the attacker has survived', () => {
    const match = storm(
      {
        hexes: { ...TRENCH, ravelin: { cannons: 2 } },
        ottoman: { discard: ALL_BUT_ONE },
        dice: [6, 1, 'yeniceri'],
      },
      'cw-c',
      'send yeniceri',
      'send elite',
    );
    expect(due(match)).toBe('turn');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
  });
});

describe('After the battle', () => {
  test('V13.7.24 whoever won, the Eliminations that a card sets after the battle come next', () => {
    const match = event(
      'OS10',
      { habsburg: { tactics: ['HT10'] } },
      'send yeniceri x2, sekban',
      'send infantry, militia x2',
      'lay HT10',
    );
    expect([due(match), match.seat]).toEqual(['last-reserve', 'habsburg']);
    go(match, 'double infantry', 'cannons none');
    expect([due(match), match.seat]).toEqual(['give-up', 'ottoman']);
    expect(morale(match)).toEqual([9, 7]);
    expect(zone(match, 'habsburg Eliminated')).toEqual([]);
    expect(refusal(match, 'give up yerikulu')).toEqual(['V17.OS10']);
    play(match, 'give up sekban');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['infantry']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'yeniceri']);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['militia', 'militia']);
  });

  test('V13.7.24 both at the same moment: the last Troops of both sides mean a Habsburg victory', () => {
    const match = event(
      'OS10',
      {
        ottoman: { eliminated: ALL_BUT_ONE },
        habsburg: { tactics: ['HT10'], eliminated: ALL_BUT_ELITE },
      },
      'send yeniceri',
      'send elite',
      'lay HT10',
      'double elite',
      'give up yeniceri',
    );
    expect(match.result?.winner).toBe('habsburg');
    expect(eventsOf(match, 'game over')).toMatchObject([{ rule: 'V6.9' }]);
    expect(zone(match, 'habsburg Eliminated')).toHaveLength(12);
  });

  test('V13.7.24 after the sacrifices of a defeat', () => {
    const match = event('OS10', { hexes: TRENCH }, 'send yerikulu x2, sekban', 'send elite x3');
    expect(due(match)).toBe('sacrifice');
    play(match, 'sacrifice front yerikulu');
    expect(due(match)).toBe('give-up');
    play(match, 'give up yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu', 'yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban']);
  });

  test('V13.7.25 then all Troops still in the lines are discarded, rear line first, the weakest first', () => {
    const match = storm(
      { hexes: { ...TRENCH, 'cw-c': { improvised: 2 } } },
      'cw-c',
      'send yeniceri, sekban x2, yerikulu',
      'send elite, infantry, militia',
      'pull back front yeniceri, front sekban',
      'sacrifice none',
    );
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban', 'yeniceri', 'yerikulu', 'sekban']);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['militia', 'infantry', 'elite']);
    for (const line of ['front line', 'rear line', 'face-down line'])
      for (const side of ['ottoman', 'habsburg']) expect(zone(match, `${side} ${line}`)).toEqual([]);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(16);
    expect(zone(match, 'habsburg Troop deck')).toHaveLength(9);
  });

  test('V13.7.26 every laid Tactic is discarded, one without effect too', () => {
    const match = storm(
      { hexes: BARE, ottoman: { tactics: ['OT1', 'OT3'] }, habsburg: { tactics: ['HT8'] } },
      'cw-c',
      ...WIN,
      'lay OT1',
      'lay HT8',
      'cannons none',
    );
    expect(zone(match, 'ottoman Tactic discard')).toEqual(['OT1']);
    expect(zone(match, 'habsburg Tactic discard')).toEqual(['HT8']);
    expect(zone(match, 'ottoman Tactics')).toEqual(['OT3']);
    expect(zone(match, 'ottoman shown Tactic')).toEqual([]);
    // HT8 with nothing to stop.
    const idle = storm({ hexes: BARE, habsburg: { tactics: ['HT8'] } }, 'cw-c', ...LOSE, 'lay HT8');
    expect(zone(idle, 'habsburg Tactic discard')).toEqual(['HT8']);
  });

  test('V13.7.27 then the window for a hex lost', () => {
    const match = table({ ottoman: OTTOMAN, habsburg: { hand: ['HS28'] }, hexes: BARE });
    play(match, 'assault cw-c with OS1', 'decline', 'contest', ...WIN, 'cannons none');
    expect([due(match), match.seat]).toEqual(['respond', 'habsburg']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri', 'yeniceri', 'yeniceri']);
    expect(morale(match)).toEqual([9, 7]);
    expect(refusal(match, 'respond HS28')).toEqual([]);
    // Not after a defeat, and not for a hex that the Ottomans lose.
    const lost = table({ ottoman: OTTOMAN, habsburg: { hand: ['HS28'] }, hexes: BARE });
    play(lost, 'assault cw-c with OS1', 'decline', 'contest', ...LOSE);
    expect(due(lost)).toBe('turn');
  });

  test('V13.7.27 after it a second Assault by OS29', () => {
    const match = event('OS29', { hexes: TRENCH }, ...LOSE, 'pull back front yerikulu', 'sacrifice rear yerikulu');
    expect([due(match), match.seat]).toEqual(['storm-again', 'ottoman']);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['yerikulu', 'yerikulu']);
    expect(morale(match)).toEqual([7, 8]);
    go(match, 'storm again', 'contest', 'send yeniceri x3', 'send militia x3', 'cannons none');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    expect(morale(match)).toEqual([8, 7]);
    // Not after a victory.
    expect(due(event('OS29', {}, ...WIN, 'cannons none'))).toBe('turn');
  });
});
