import { describe, expect, test } from 'vitest';
import { due, eventsOf, go, hex, morale, refusal, type Table, table, zone } from '../testing.ts';

/** Every Tactic card: its use, its step, its numbers. */

/** No Habsburg guns: no fire in battle. */
const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
/** No guns on either side; the Covered Way without works. */
const PLAIN = {
  ...SILENT,
  camp: { cannons: 0 },
  'glacis-c': { control: 'ottoman' },
  'cw-c': { improvised: 0 },
} as const;
const GUNS = (number: number): NonNullable<Table['hexes']> => ({
  'glacis-c': { control: 'ottoman', cannons: number },
});

type Cards = { ours?: string; theirs?: string };
const setting = ({ ours, theirs }: Cards, more: Table): Table => ({
  ...more,
  hexes: { ...PLAIN, ...more.hexes },
  ottoman: { hand: ['OS1', 'OS2'], tactics: ours ? [ours] : [], ...more.ottoman },
  habsburg: { tactics: theirs ? [theirs] : [], ...more.habsburg },
});
const lays = ({ ours, theirs }: Cards): string[] => [ours, theirs].filter((card) => card).map((card) => `lay ${card}`);

/** An Assault on the centre Covered Way, contested, up to the reveal and all that follows without a choice. */
const assault = (cards: Cards, sent: readonly [string, string], more: Table = {}): ReturnType<typeof table> =>
  go(
    table(setting(cards, more)),
    'assault cw-c with OS1',
    'contest',
    `send ${sent[0]}`,
    `send ${sent[1]}`,
    ...lays(cards),
  );

/** A Sortie to the centre Glacis: the Habsburgs send and lay first. */
const sortie = (cards: Cards, sent: readonly [string, string], more: Table = {}): ReturnType<typeof table> =>
  go(
    table({
      ...setting(cards, more),
      turn: 'habsburg',
      ottoman: { tactics: cards.ours ? [cards.ours] : [], ...more.ottoman },
      habsburg: { hand: ['HS1', 'HS2'], tactics: cards.theirs ? [cards.theirs] : [], ...more.habsburg },
    }),
    'sortie glacis-c with HS1',
    'contest',
    `send ${sent[1]}`,
    `send ${sent[0]}`,
    ...lays(cards).reverse(),
  );

/** A battle in which nobody has a Tactic yet but one card: may its owner lay it? */
const mayLay = (card: string, attack: 'assault' | 'sortie', more: Table = {}): string[] => {
  const ours = card.startsWith('O');
  const match = (attack === 'assault' ? assault : sortie)({}, ['yeniceri x3', 'elite x3'], {
    ...more,
    ottoman: { ...(attack === 'assault' && { hand: ['OS1', 'OS2'] }), tactics: ours ? [card] : [] },
    habsburg: { ...(attack === 'sortie' && { hand: ['HS1', 'HS2'] }), tactics: ours ? [] : [card] },
  });
  return refusal(match, `lay ${card}`);
};

const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);
const totals = (match: ReturnType<typeof table>): unknown[] =>
  eventsOf(match, 'battle value').map(({ total }) => total);
const linesOf = (match: ReturnType<typeof table>, event: string, side: string) =>
  eventsOf(match, event).findLast((one) => one.side === side)?.ledger?.lines;

describe('Ottoman Tactics', () => {
  test('V18.OT1 adds 2 to the Ottoman total', () => {
    const match = assault({ ours: 'OT1' }, ['yeniceri x3', 'elite x3']);
    expect(totals(match)).toEqual([11, 9]);
    expect(linesOf(match, 'battle value', 'ottoman')).toEqual([
      ['V13.7.1', '3 × Yeniçeri', 9],
      ['V18.OT1', 'Sabres Drawn', 2],
    ]);
    expect(hex(match, 'cw-c').control).toBe('ottoman');
  });

  test('V18.OT1 works in defence, and not with an empty front line', () => {
    expect(totals(sortie({ ours: 'OT1' }, ['yerikulu x3', 'elite x3']))).toEqual([5, 9]);
    const hexes = { 'cw-c': { control: 'ottoman' }, ravelin: { improvised: 1, cannons: 0 } } as const;
    const match = go(
      table(setting({ ours: 'OT1' }, { hexes })),
      ...['assault ravelin with OS1', 'contest', 'send yeniceri x3', 'send militia x3', 'lay OT1'],
    );
    expect(totals(match)).toEqual([0, 3]);
  });

  test('V18.OT2 moves 1 Troop fewer to the rear', () => {
    const match = assault({ ours: 'OT2' }, ['yeniceri x3', 'elite x3'], { hexes: { 'cw-c': { improvised: 2 } } });
    go(match, 'pull back front yeniceri');
    expect(linesOf(match, 'moved to the rear', 'ottoman')).toEqual([
      ['V13.5.2', 'Improvised Fortifications', 2],
      ['V18.OT2', 'Scaling Ladders', -1],
    ]);
  });

  test('V18.OT2 moves 2 fewer if a Structural Fortification is on the hex', () => {
    const hexes = { 'cw-c': { control: 'ottoman' }, ravelin: { improvised: 1, cannons: 0 } } as const;
    const match = go(
      table(setting({ ours: 'OT2' }, { hexes })),
      ...['assault ravelin with OS1', 'contest', 'send yeniceri x3', 'send elite x3', 'lay OT2'],
    );
    go(match, 'pull back front yeniceri');
    expect(linesOf(match, 'moved to the rear', 'ottoman')).toEqual([
      ['V13.5.1', 'Structural Fortification', 2],
      ['V13.5.2', 'Improvised Fortifications', 1],
      ['V18.OT2', 'Scaling Ladders', -2],
    ]);
  });

  test('V18.OT2 is for attack only', () => {
    expect(mayLay('OT2', 'assault')).toEqual([]);
    expect(mayLay('OT2', 'sortie')).toEqual(['V12.2.2']);
  });

  test('V18.OT3 takes 3 dice from the Habsburg roll', () => {
    const hexes = { ravelin: { cannons: 2 }, curtain: { cannons: 3 } };
    const match = assault({ ours: 'OT3' }, ['yeniceri x3', 'elite x3'], { hexes, dice: [1, 6, 'yeniceri'] });
    expect(last(match, 'cannon roll')).toMatchObject({ side: 'habsburg', dice: [1, 6], hits: 1 });
    expect(linesOf(match, 'cannon roll', 'habsburg')).toEqual([
      ['V13.6.3', 'Habsburg Cannons on the map', 5],
      ['V18.OT3', 'Musket Screen', -3],
    ]);
  });

  test('V18.OT3 leaves no roll with 3 Cannons or fewer, in defence too', () => {
    const hexes = { ravelin: { cannons: 2 } };
    expect(eventsOf(assault({ ours: 'OT3' }, ['yeniceri x3', 'elite x3'], { hexes }), 'cannon roll')).toEqual([]);
    expect(eventsOf(sortie({ ours: 'OT3' }, ['yeniceri x3', 'elite x3'], { hexes }), 'cannon roll')).toEqual([]);
  });

  test('V18.OT4 counts 5s in the Ottoman roll', () => {
    const hexes = GUNS(2);
    const match = assault({ ours: 'OT4' }, ['yeniceri x3', 'elite x2, militia'], { hexes, dice: [5, 4, 'elite'] });
    expect(last(match, 'cannon roll')).toMatchObject({ rule: 'V18.OT4', side: 'ottoman', dice: [5, 4], hits: 1 });
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    const without = assault({}, ['yeniceri x3', 'elite x2, militia'], { hexes, dice: [5, 4] });
    expect(zone(without, 'habsburg Eliminated')).toEqual([]);
  });

  test('V18.OT4 still takes at most 2, and works in defence', () => {
    const dice = [5, 5, 6, 'elite', 'elite'];
    const attack = assault({ ours: 'OT4' }, ['yeniceri x3', 'elite x3'], { hexes: GUNS(3), dice });
    expect(zone(attack, 'habsburg Eliminated')).toEqual(['elite', 'elite']);
    const defence = sortie({ ours: 'OT4' }, ['yeniceri x3', 'elite x3'], { hexes: GUNS(3), dice });
    expect(zone(defence, 'habsburg Eliminated')).toEqual(['elite', 'elite']);
  });

  test('V18.OT5 adds 1 for each Sekban in the front line, none for one in the rear', () => {
    const match = assault({ ours: 'OT5' }, ['yeniceri, sekban x3', 'elite x3'], {
      hexes: { 'cw-c': { improvised: 1 } },
    });
    go(match, 'pull back front sekban');
    expect(linesOf(match, 'battle value', 'ottoman')).toEqual([
      ['V13.7.1', '1 × Yeniçeri', 3],
      ['V13.7.1', '2 × Sekban', 4],
      ['V18.OT5', 'Delis', 2],
    ]);
    expect(totals(sortie({ ours: 'OT5' }, ['sekban x3', 'elite x3']))).toEqual([9, 9]);
  });

  test('V18.OT5 may be laid without a Sekban, and then adds nothing', () => {
    expect(totals(assault({ ours: 'OT5' }, ['yeniceri x3', 'elite x3']))).toEqual([9, 9]);
  });

  test('V18.OT6 brings 1 Troop of the rear to the front after the Eliminations', () => {
    const hexes = { 'cw-c': { improvised: 2 }, ravelin: { cannons: 1 } };
    const match = assault({ ours: 'OT6' }, ['yeniceri x4', 'elite x3'], { hexes, dice: [6, 'yeniceri'] });
    go(match, 'pull back front yeniceri x2');
    expect(due(match)).toBe('bring-up');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(refusal(match, 'bring up sekban')).toEqual(['V18.OT6']);
    go(match, 'bring up yeniceri');
    expect(last(match, 'brought to the front')).toMatchObject({ rule: 'V18.OT6', troop: 'yeniceri' });
    expect(totals(match)).toEqual([6, 9]);
  });

  test('V18.OT6 may leave them, does nothing with an empty rear line, and is for attack only', () => {
    const hexes = { 'cw-c': { improvised: 2 } };
    const match = assault({ ours: 'OT6' }, ['yeniceri x4', 'elite x3'], { hexes });
    go(match, 'pull back front yeniceri x2', 'leave them');
    expect(totals(match)).toEqual([6, 9]);
    expect(totals(assault({ ours: 'OT6' }, ['yeniceri x3', 'elite x3']))).toEqual([9, 9]);
    expect(mayLay('OT6', 'sortie')).toEqual(['V12.2.2']);
  });

  test('V18.OT7 lets the Ottomans choose their losses from either line', () => {
    const hexes = { 'cw-c': { improvised: 1 }, curtain: { cannons: 3 } };
    const match = assault({ ours: 'OT7' }, ['yeniceri x2, yerikulu x2', 'elite x3'], { hexes, dice: [6, 6, 6] });
    go(match, 'pull back front yerikulu');
    expect(due(match)).toBe('take-losses');
    expect(refusal(match, 'lose front yerikulu')).toContain('V13.6.4');
    expect(refusal(match, 'lose rear yerikulu x2')).toContain('V13.6.4');
    expect(refusal(match, 'lose rear yerikulu, front yerikulu, front yeniceri')).toContain('V13.6.5');
    go(match, 'lose rear yerikulu, front yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu', 'yerikulu']);
    expect(totals(match)).toEqual([6, 9]);
  });

  test('V18.OT7 works in defence, and asks nothing if the guns miss', () => {
    const hexes = { ravelin: { cannons: 1 } };
    const match = sortie({ ours: 'OT7' }, ['yeniceri x2, yerikulu', 'elite x3'], { hexes, dice: [6] });
    go(match, 'lose front yerikulu');
    expect(totals(match)).toEqual([6, 9]);
    const miss = sortie({ ours: 'OT7' }, ['yeniceri x2, yerikulu', 'elite x3'], { hexes, dice: [5] });
    expect(totals(miss)).toEqual([7, 9]);
  });

  test('V18.OT8 Eliminates 1 Habsburg Troop of their choice, before any Cannon roll', () => {
    const match = assault({ ours: 'OT8' }, ['yeniceri x3', 'elite x2, militia'], {
      hexes: GUNS(1),
      dice: [6, 'militia'],
    });
    expect(due(match)).toBe('marksman');
    expect(match.seat).toBe('ottoman');
    expect(refusal(match, 'shoot front infantry')).toEqual(['V18.OT8']);
    expect(refusal(match, 'shoot rear elite')).toEqual(['V18.OT8']);
    expect(refusal(match, 'shoot elite')).toEqual(['V18.OT8']);
    expect(refusal(match, 'shoot front yeniceri')).toEqual(['V18.OT8']);
    go(match, 'shoot front elite');
    expect(last(match, 'marksman')).toMatchObject({ rule: 'V18.OT8', side: 'habsburg', troop: 'elite' });
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'militia']);
    expect(totals(match)).toEqual([9, 3]);
  });

  test('V18.OT8 reaches the rear line of a Sortie too', () => {
    const hexes = { 'glacis-c': { control: 'ottoman', improvised: 1 } } as const;
    const match = sortie({ ours: 'OT8' }, ['yeniceri x3', 'elite x3'], { hexes });
    go(match, 'pull back front elite', 'shoot rear elite');
    expect(totals(match)).toEqual([9, 6]);
  });

  test('V18.OT8 finds nobody if the Habsburgs played no Troop', () => {
    const discard = ['elite', 'elite', 'elite', 'elite', ...new Array<string>(5).fill('infantry')];
    const habsburg = { discard: [...discard, 'militia', 'militia', 'militia'], tactics: [] };
    const match = assault({ ours: 'OT8' }, ['yeniceri x3', 'none'], { habsburg });
    expect(totals(match)).toEqual([9, 0]);
  });

  test('V18.OT9 adds 1 to the gain and to the loss of a won Assault', () => {
    const match = assault({ ours: 'OT9' }, ['yeniceri x3', 'militia x3']);
    expect(morale(match)).toEqual([10, 6]);
    expect(linesOf(match, 'morale', 'ottoman')).toEqual([
      ['V13.7.14', 'attack won', 1],
      ['V18.OT9', 'Gülbank', 1],
    ]);
    expect(linesOf(match, 'morale', 'habsburg')).toEqual([
      ['V13.7.14', 'hex lost', -1],
      ['V18.OT9', 'Gülbank', -1],
    ]);
  });

  test('V18.OT9 spares the Ottomans the loss, in attack and in defence', () => {
    const attack = assault({ ours: 'OT9' }, ['yerikulu x3', 'elite x3']);
    expect(morale(attack)).toEqual([8, 8]);
    const defence = sortie({ ours: 'OT9' }, ['yerikulu x3', 'elite x3']);
    expect(hex(defence, 'glacis-c').control).toBe('nobody');
    expect(morale(defence)).toEqual([8, 10]);
  });

  test('V18.OT10 moves 1 Habsburg Troop to the rear even where no Fortification stands', () => {
    const match = sortie({ ours: 'OT10' }, ['yeniceri x3', 'elite x3']);
    go(match, 'pull back front elite');
    expect(linesOf(match, 'moved to the rear', 'habsburg')).toEqual([['V18.OT10', 'Ambush in the Sap', 1]]);
    expect(totals(match)).toEqual([9, 6]);
  });

  test('V18.OT10 is for defence only', () => {
    expect(mayLay('OT10', 'sortie')).toEqual([]);
    expect(mayLay('OT10', 'assault')).toEqual(['V12.2.2']);
  });
});

describe('Habsburg Tactics', () => {
  test('V18.HT1 adds 1 for each Militia in the front line, none for one in the rear', () => {
    const match = assault({ theirs: 'HT1' }, ['yeniceri x3', 'elite, militia x2']);
    expect(linesOf(match, 'battle value', 'habsburg')).toEqual([
      ['V13.7.1', '1 × Elite', 3],
      ['V13.7.1', '2 × Militia', 2],
      ['V18.HT1', 'Scythes and Morning Stars', 2],
    ]);
    const hexes = { 'glacis-c': { control: 'ottoman', improvised: 1 } } as const;
    const attack = sortie({ theirs: 'HT1' }, ['yeniceri x3', 'elite, militia x2'], { hexes });
    go(attack, 'pull back front militia');
    expect(totals(attack)).toEqual([9, 5]);
  });

  test('V18.HT2 adds 2 to the Habsburg total, in defence and in a Sortie', () => {
    const match = assault({ theirs: 'HT2' }, ['yeniceri x3', 'elite x3']);
    expect(totals(match)).toEqual([9, 11]);
    expect(linesOf(match, 'battle value', 'habsburg')).toContainEqual(['V18.HT2', 'Halberds', 2]);
    expect(totals(sortie({ theirs: 'HT2' }, ['yeniceri x3', 'elite x3']))).toEqual([9, 11]);
  });

  test('V18.HT2 adds nothing to an empty front line', () => {
    const hexes = { 'glacis-c': { control: 'ottoman', improvised: 2 } } as const;
    const habsburg = {
      hand: ['HS1', 'HS2'],
      tactics: ['HT2'],
      eliminated: ['elite', 'elite', 'elite', ...new Array<string>(5).fill('infantry'), 'militia', 'militia'],
    };
    const match = sortie({ theirs: 'HT2' }, ['yerikulu x3', 'elite, militia'], { hexes, habsburg });
    expect(totals(match)).toEqual([3, 0]);
  });

  test('V18.HT3 counts 5s in the Habsburg roll', () => {
    const hexes = { ravelin: { cannons: 2 } };
    const match = assault({ theirs: 'HT3' }, ['yeniceri x3', 'elite x3'], { hexes, dice: [5, 4, 'yeniceri'] });
    expect(last(match, 'cannon roll')).toMatchObject({ rule: 'V18.HT3', side: 'habsburg', dice: [5, 4], hits: 1 });
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
  });

  test('V18.HT3 still takes at most 2, in a Sortie too', () => {
    const hexes = { curtain: { cannons: 3 } };
    const dice = [5, 5, 6, 'yeniceri', 'yeniceri'];
    expect(totals(assault({ theirs: 'HT3' }, ['yeniceri x3', 'elite x3'], { hexes, dice }))).toEqual([3, 9]);
    expect(totals(sortie({ theirs: 'HT3' }, ['yeniceri x3', 'elite x3'], { hexes, dice }))).toEqual([3, 9]);
  });

  test('V18.HT4 Eliminates 1 random Ottoman of the front line, apart from the Cannon roll', () => {
    const hexes = { 'cw-c': { improvised: 1 }, ravelin: { cannons: 2 } };
    const dice = ['yeniceri', 6, 6, 'sekban', 'sekban'];
    const match = assault({ theirs: 'HT4' }, ['yeniceri, sekban x2, yerikulu', 'elite x3'], { hexes, dice });
    go(match, 'pull back front yerikulu');
    expect(eventsOf(match, 'troops eliminated').map(({ rule, troops }) => [rule, troops])).toEqual([
      ['V18.HT4', ['yeniceri']],
      ['V13.6.4', ['sekban', 'sekban']],
    ]);
    expect(totals(match)).toEqual([0, 9]);
  });

  test('V18.HT4 takes from the rear line if the front line is empty', () => {
    const hexes = { 'cw-c': { control: 'ottoman' }, ravelin: { improvised: 1, cannons: 0 } } as const;
    const match = go(
      table(setting({ theirs: 'HT4' }, { hexes, dice: ['yerikulu'] })),
      ...['assault ravelin with OS1', 'contest', 'send yeniceri x2, yerikulu', 'send elite x3', 'lay HT4'],
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
  });

  test('V18.HT5 moves 1 more Ottoman Troop to the rear from a fortified hex', () => {
    const match = assault({ theirs: 'HT5' }, ['yeniceri x3', 'elite x3'], { hexes: { 'cw-c': { improvised: 1 } } });
    go(match, 'pull back front yeniceri x2');
    expect(linesOf(match, 'moved to the rear', 'ottoman')).toEqual([
      ['V13.5.2', 'Improvised Fortifications', 1],
      ['V18.HT5', 'Boiling Pitch', 1],
    ]);
  });

  test('V18.HT5 needs a Fortification on the hex, and is for defence only', () => {
    expect(mayLay('HT5', 'assault')).toEqual(['V12.2.3']);
    expect(mayLay('HT5', 'assault', { hexes: { 'cw-c': { improvised: 1 } } })).toEqual([]);
    expect(mayLay('HT5', 'sortie', { hexes: { 'glacis-c': { control: 'ottoman', improvised: 1 } } })).toEqual([
      'V12.2.2',
    ]);
  });

  test('V18.HT6 spares the Habsburgs the Morale of a lost hex and leaves the Ottomans no works', () => {
    const match = assault({ theirs: 'HT6' }, ['yeniceri x3', 'militia x3']);
    expect(hex(match, 'cw-c')).toMatchObject({ control: 'ottoman', improvised: 0 });
    expect(morale(match)).toEqual([9, 8]);
    expect(eventsOf(match, 'fortified')).toEqual([]);
  });

  test('V18.HT6 does nothing in a battle won, and is for defence only', () => {
    const match = assault({ theirs: 'HT6' }, ['yerikulu x3', 'elite x3']);
    expect(morale(match)).toEqual([7, 8]);
    expect(mayLay('HT6', 'assault')).toEqual([]);
    expect(mayLay('HT6', 'sortie')).toEqual(['V12.2.2']);
  });

  const TRENCH = { 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 2 } } as const;

  test('V18.HT7 moves 1 Troop fewer to the rear and takes a Cannon if the Sortie is lost', () => {
    const match = sortie({ theirs: 'HT7' }, ['yeniceri x3', 'elite x3'], { hexes: TRENCH, dice: [1, 1] });
    go(match, 'pull back front elite');
    expect(linesOf(match, 'moved to the rear', 'habsburg')).toEqual([
      ['V13.5.2', 'Improvised Fortifications', 2],
      ['V18.HT7', 'Grenadier Rush', -1],
    ]);
    expect(last(match, 'cannons removed')).toMatchObject({ rule: 'V18.HT7', side: 'ottoman', number: 1 });
    expect(hex(match, 'glacis-c')).toMatchObject({ improvised: 2, cannons: 1 });
    expect(due(match)).toBe('sacrifice');
  });

  test('V18.HT7 takes no extra Cannon in a Sortie won, and none where there is none', () => {
    const won = sortie({ theirs: 'HT7' }, ['yerikulu x3', 'elite x3'], { hexes: TRENCH, dice: [1, 1] });
    go(won, 'pull back front elite');
    expect(eventsOf(won, 'cannons removed').map(({ rule }) => rule)).toEqual(['V13.7.7']);
    const bare = sortie({ theirs: 'HT7' }, ['yeniceri x3', 'militia x3']);
    expect(eventsOf(bare, 'cannons removed')).toEqual([]);
  });

  test('V18.HT7 is for attack only', () => {
    expect(mayLay('HT7', 'sortie')).toEqual([]);
    expect(mayLay('HT7', 'assault')).toEqual(['V12.2.2']);
  });

  test('V18.HT8 leaves the opposing Tactic without effect; both are discarded', () => {
    const match = assault({ ours: 'OT1', theirs: 'HT8' }, ['yeniceri x3', 'elite x3']);
    expect(totals(match)).toEqual([9, 9]);
    expect(last(match, 'tactic without effect')).toMatchObject({ rule: 'V18.HT8', side: 'ottoman', card: 'OT1' });
    expect(zone(match, 'ottoman Tactic discard')).toEqual(['OT1']);
    expect(zone(match, 'habsburg Tactic discard')).toEqual(['HT8']);
  });

  test.each([
    ['OT8', 'marksman'],
    ['OT7', 'take-losses'],
    ['OT6', 'bring-up'],
  ])('V18.HT8 takes the choice of %s away', (ours, decision) => {
    const hexes = { 'cw-c': { improvised: 1 }, ravelin: { cannons: 1 } };
    const dice = [6, 'yeniceri'];
    const match = assault({ ours, theirs: 'HT8' }, ['yeniceri x4', 'elite x3'], { hexes, dice });
    go(match, 'pull back front yeniceri');
    expect(eventsOf(match, 'battle value')).toHaveLength(2);
    const without = assault({ ours }, ['yeniceri x4', 'elite x3'], { hexes, dice: [6] });
    if (due(without) === 'choose-rear-line') go(without, 'pull back front yeniceri');
    expect(due(without)).toBe(decision);
  });

  test('V18.HT8 against no Tactic does nothing, in a Sortie too', () => {
    expect(totals(assault({ theirs: 'HT8' }, ['yeniceri x3', 'elite x3']))).toEqual([9, 9]);
    const match = sortie({ ours: 'OT10', theirs: 'HT8' }, ['yeniceri x3', 'elite x3']);
    expect(eventsOf(match, 'moved to the rear').map(({ number }) => number)).not.toContain(1);
    expect(totals(match)).toEqual([9, 9]);
  });

  test('V18.HT9 discards the Troops that the Ottoman roll would Eliminate', () => {
    const dice = [6, 6, 'elite', 'elite'];
    const match = assault({ theirs: 'HT9' }, ['yeniceri x3', 'elite x3'], { hexes: GUNS(2), dice });
    go(match, 'cannons none');
    expect(zone(match, 'habsburg Eliminated')).toEqual([]);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['elite', 'elite', 'elite']);
    expect(last(match, 'troops discarded instead')).toMatchObject({ side: 'habsburg', troops: ['elite', 'elite'] });
    expect(totals(match)).toEqual([9, 3]);
    const sally = sortie({ theirs: 'HT9' }, ['yeniceri x3', 'elite x3'], { hexes: GUNS(2), dice });
    expect(zone(sally, 'habsburg Eliminated')).toEqual([]);
  });

  test('V18.HT10 doubles the printed value of 1 Troop of the front line and Eliminates it afterwards', () => {
    const match = assault({ theirs: 'HT10' }, ['yeniceri x3', 'elite, militia x2']);
    expect(due(match)).toBe('last-reserve');
    expect(match.seat).toBe('habsburg');
    go(match, 'double elite');
    expect(last(match, 'last reserve')).toMatchObject({ rule: 'V18.HT10', troop: 'elite' });
    expect(linesOf(match, 'battle value', 'habsburg')).toEqual([
      ['V13.7.1', '1 × Elite', 3],
      ['V13.7.1', '2 × Militia', 2],
      ['V18.HT10', 'the last reserve counts twice', 3],
    ]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(zone(match, 'habsburg Troop discard')).toEqual(['militia', 'militia']);
    expect(last(match, 'troops eliminated')).toMatchObject({ rule: 'V18.HT10', side: 'habsburg', number: 1 });
  });

  test('V18.HT10 works in a Sortie', () => {
    const match = sortie({ theirs: 'HT10' }, ['yeniceri x3', 'elite x2, infantry']);
    go(match, 'double elite');
    expect(totals(match)).toEqual([9, 11]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
  });
});

describe('Use of the Tactics', () => {
  const both = ['OT1', 'OT3', 'OT4', 'OT5', 'OT7', 'OT8', 'OT9', 'HT1', 'HT2', 'HT3', 'HT4', 'HT8', 'HT9', 'HT10'];
  test.each(both)('V18.%s may be laid in attack and in defence', (card) => {
    expect(mayLay(card, 'assault')).toEqual([]);
    expect(mayLay(card, 'sortie')).toEqual([]);
  });
});
