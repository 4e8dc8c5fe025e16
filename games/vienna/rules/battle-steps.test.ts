import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import {
  due,
  errorCode,
  eventsOf,
  go,
  hex,
  kernel,
  play,
  position,
  refusal,
  roll,
  type Table,
  table,
  troops,
  zone,
} from '../testing.ts';

type Game = ReturnType<typeof table>;

const rear = (match: Game) => eventsOf(match, 'moved to the rear').map(({ ledger }) => ledger);
const totals = (match: Game) => eventsOf(match, 'battle value').map(({ total }) => total);

const OTTOMAN = { hand: ['OS1', 'OS10', 'OS6'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
/** Without their guns the Habsburgs roll no dice. */
const QUIET = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const OURS = { control: 'ottoman', improvised: 2 } as const;
const TRENCH = { ...QUIET, 'glacis-c': OURS } as const;
const BARE = { ...TRENCH, 'cw-c': { improvised: 0 } } as const;
/** n Ottoman Cannons next to cw-c, which is bare, and 9 Habsburg ones on the map. */
const guns = (n: number, improvised = 0) =>
  ({
    camp: { cannons: 6 - n },
    'glacis-c': { ...OURS, cannons: n },
    'cw-c': { improvised },
  }) as const;
const ALL_BUT_ONE = troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6);
const ALL_BUT_ELITE = troops('elite', 3, 'infantry', 5, 'militia', 3);

const fight = (setting: Table, ...moves: string[]): Game =>
  go(table({ ...setting, ottoman: { ...OTTOMAN, ...setting.ottoman } }), 'assault cw-c with OS1', 'contest', ...moves);
const sally = (setting: Table, ...moves: string[]): Game =>
  go(
    table({ turn: 'habsburg', ...setting, habsburg: { ...HABSBURG, ...setting.habsburg } }),
    'sortie glacis-c with HS1',
    'contest',
    ...moves,
  );

describe('Reveal', () => {
  test('V13.3 both sides turn up Troops and Tactics at the same time', () => {
    const match = fight(
      { hexes: BARE, ottoman: { tactics: ['OT8'] }, habsburg: { tactics: ['HT2'] } },
      'send yeniceri x2, sekban',
      'send elite, militia x2',
      'lay OT8',
    );
    expect(eventsOf(match, 'reveal')).toEqual([]);
    expect(zone(match, 'ottoman front line')).toEqual([]);
    const before = match.length;
    play(match, 'lay HT2');
    expect(match.events('all', before + 1)).toMatchObject([
      { event: 'tactic laid' },
      { event: 'reveal', rule: 'V13.3', side: 'ottoman', troops: ['yeniceri', 'yeniceri', 'sekban'], tactic: 'OT8' },
      { event: 'reveal', rule: 'V13.3', side: 'habsburg', troops: ['elite', 'militia', 'militia'], tactic: 'HT2' },
    ]);
    expect(zone(match, 'ottoman face-down line')).toEqual([]);
    expect(match.viewJson(1).zones).toMatchObject({
      'ottoman front line': ['yeniceri', 'yeniceri', 'sekban'],
      'ottoman shown Tactic': ['OT8'],
    });
  });
});

describe('Tactics', () => {
  test('V13.4.1 both Tactics take effect', () => {
    const match = fight(
      { hexes: BARE, ottoman: { tactics: ['OT1'] }, habsburg: { tactics: ['HT2'] } },
      'send yeniceri x3',
      'send elite x3',
      'lay OT1',
      'lay HT2',
    );
    expect(totals(match)).toEqual([11, 11]);
  });

  test('V13.4.1 unless a card says otherwise: HT8 comes first', () => {
    const match = fight(
      { hexes: BARE, ottoman: { tactics: ['OT1'] }, habsburg: { tactics: ['HT8'] } },
      'send yeniceri x3',
      'send elite x3',
      'lay OT1',
      'lay HT8',
    );
    expect(eventsOf(match, 'tactic without effect')).toMatchObject([{ rule: 'V18.HT8', side: 'ottoman', card: 'OT1' }]);
    expect(totals(match)).toEqual([9, 9]);
  });

  test('V13.4.2 a Tactic of a later step waits for it', () => {
    const match = fight(
      { hexes: TRENCH, ottoman: { tactics: ['OT8'] }, habsburg: { tactics: ['HT3'] } },
      'send yeniceri x3',
      'send elite x3',
      'lay OT8',
      'lay HT3',
    );
    // Step 5 comes before the marksman.
    expect(due(match)).toBe('choose-rear-line');
    expect(zone(match, 'habsburg front line')).toHaveLength(3);
    play(match, 'pull back front yeniceri');
    expect(due(match)).toBe('marksman');
  });
});

describe('Fortifications', () => {
  test('V13.5 the attacker picks the Troops of the front line that fall back', () => {
    const match = fight({ hexes: TRENCH }, 'send yeniceri x2, sekban', 'send elite x3');
    expect([due(match), match.seat]).toEqual(['choose-rear-line', 'ottoman']);
    expect(refusal(match, 'pull back front yerikulu')).toEqual(['V13.5']);
    expect(refusal(match, 'pull back sekban')).toEqual(['V13.5']);
    expect(refusal(match, 'pull back front elite')).toEqual(['V13.5']);
    expect(refusal(match, 'pull back front yeniceri')).toEqual([]);
    play(match, 'pull back front sekban');
    expect(eventsOf(match, 'moved to the rear')).toMatchObject([
      { rule: 'V13.5', side: 'ottoman', number: 1, troops: ['sekban'] },
    ]);
    expect(totals(match)).toEqual([6, 9]);
  });

  test('V13.5 in a Sortie too, and the defender never', () => {
    const match = sally({ hexes: { ...TRENCH, camp: { cannons: 0 } } }, 'send elite x2, militia', 'send yeniceri x3');
    expect([due(match), match.seat]).toEqual(['choose-rear-line', 'habsburg']);
    play(match, 'pull back front elite, front militia');
    expect(rear(match)).toMatchObject([{ lines: [['V13.5.2', 'Improvised Fortifications', 2]], total: 2 }]);
    expect(zone(match, 'habsburg rear line')).toHaveLength(2);
    expect(zone(match, 'ottoman rear line')).toEqual([]);
    expect(totals(match)).toEqual([9, 3]);
  });

  test('V13.5.1 a Structural Fortification moves 2 Troops to the rear, no fewer', () => {
    const match = go(
      table({ ottoman: OTTOMAN, hexes: { ...TRENCH, 'cw-c': OURS } }),
      'assault ravelin with OS1',
      'contest',
      'send yeniceri x4',
      'send elite x3',
    );
    expect(refusal(match, 'pull back front yeniceri')).toEqual(['V13.5.1']);
    expect(refusal(match, 'pull back none')).toEqual(['V13.5.1']);
    play(match, 'pull back front yeniceri x2');
    expect(rear(match)).toMatchObject([{ lines: [['V13.5.1', 'Structural Fortification', 2]], total: 2 }]);
    expect(totals(match)).toEqual([6, 9]);
  });

  test('V13.5.2 each Improvised Fortification moves 1 Troop to the rear, no more', () => {
    const match = fight({ hexes: { ...TRENCH, 'cw-c': { improvised: 2 } } }, 'send yeniceri x4', 'send elite x3');
    expect(refusal(match, 'pull back front yeniceri')).toEqual(['V13.5.1']);
    expect(refusal(match, 'pull back front yeniceri x3')).toContain('V13.5.2');
    play(match, 'pull back front yeniceri x2');
    expect(rear(match)).toMatchObject([{ lines: [['V13.5.2', 'Improvised Fortifications', 2]], total: 2 }]);
  });

  test('V13.5.3 card texts of both sides are added to the Fortifications', () => {
    const match = play(
      table({
        ottoman: { ...OTTOMAN, tactics: ['OT2'] },
        habsburg: { hand: ['HS17'], tactics: ['HT5'] },
        hexes: { ...TRENCH, 'cw-c': OURS, ravelin: { cannons: 0, structural: 1, improvised: 1 } },
      }),
      'assault ravelin with OS1',
      'respond HS17',
      'contest',
      'send yeniceri x4',
      'send elite x3',
      'lay OT2',
      'lay HT5',
    );
    play(match, 'pull back front yeniceri x3');
    expect(rear(match)).toMatchObject([
      {
        title: 'Troops to the rear',
        lines: [
          ['V13.5.1', 'Structural Fortification', 2],
          ['V13.5.2', 'Improvised Fortifications', 1],
          ['V17.HS17', 'Grenades by the Hundred', 1],
          ['V18.OT2', 'Scaling Ladders', -2],
          ['V18.HT5', 'Boiling Pitch', 1],
        ],
        total: 3,
      },
    ]);
  });

  test('V13.5.3 only the sum is limited: fewer and more cancel out on a bare hex', () => {
    const match = play(
      table({ ottoman: { ...OTTOMAN, tactics: ['OT2'] }, habsburg: { hand: ['HS17'] }, hexes: BARE }),
      'assault cw-c with OS1',
      'respond HS17',
      'contest',
      'send yeniceri x3',
      'send militia x3',
      'lay OT2',
    );
    expect(rear(match)).toMatchObject([
      {
        lines: [
          ['V17.HS17', 'Grenades by the Hundred', 1],
          ['V18.OT2', 'Scaling Ladders', -1],
        ],
        total: 0,
      },
    ]);
    expect(totals(match)).toEqual([9, 3]);
  });

  test('V13.5.4 the sum is never below 0', () => {
    const match = fight(
      { hexes: BARE, ottoman: { tactics: ['OT2'] } },
      'send yeniceri x3',
      'send militia x3',
      'lay OT2',
    );
    expect(due(match)).toBe('cannons');
    expect(rear(match)).toMatchObject([
      {
        lines: [
          ['V18.OT2', 'Scaling Ladders', -1],
          ['V13.5.4', 'never below 0', 1],
        ],
        total: 0,
      },
    ]);
    expect(totals(match)).toEqual([9, 3]);
    // OS10 takes 2 off the 1 of the Fortification.
    const event = go(
      table({ ottoman: OTTOMAN, hexes: TRENCH }),
      'play OS10 on cw-c',
      'contest',
      'send yeniceri x3',
      'send militia x3',
    );
    expect(rear(event)).toMatchObject([
      {
        lines: [
          ['V13.5.2', 'Improvised Fortifications', 1],
          ['V17.OS10', 'Serdengeçti', -2],
          ['V13.5.4', 'never below 0', 1],
        ],
        total: 0,
      },
    ]);
    expect(totals(event)).toEqual([9, 3]);
  });

  test('V13.5.5 the sum is never above the front line, which may end up empty', () => {
    const match = fight(
      {
        hexes: { ...TRENCH, 'cw-c': { improvised: 2 } },
        ottoman: { discard: troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 6) },
      },
      'send yeniceri',
      'send elite',
    );
    expect(eventsOf(match, 'moved to the rear')).toMatchObject([{ number: 1, troops: ['yeniceri'] }]);
    expect(zone(match, 'ottoman front line')).toEqual([]);
    expect(zone(match, 'ottoman rear line')).toEqual(['yeniceri']);
    expect(totals(match)).toEqual([0, 3]);
  });

  test('V13.5.5 the ledger says so', () => {
    const match = fight(
      { hexes: { ...TRENCH, 'cw-c': { improvised: 2 } }, ottoman: { discard: ALL_BUT_ONE } },
      'send yeniceri',
      'send elite',
    );
    const [ledger] = rear(match);
    expect(ledger?.total).toBe(1);
    expect(ledger?.lines.at(-1)).toMatchObject(['V13.5.5', expect.any(String), -1]);
  });
});

describe('Casualties', () => {
  test('V13.6.1 Tactics come before any roll', () => {
    const match = fight(
      {
        hexes: guns(2),
        ottoman: { tactics: ['OT8'] },
        habsburg: { tactics: ['HT4'] },
        dice: ['sekban', ...roll(2), ...roll(9)],
      },
      'send yeniceri x2, sekban',
      'send elite, militia x2',
      'lay OT8',
      'lay HT4',
    );
    expect([due(match), match.seat]).toEqual(['marksman', 'ottoman']);
    expect(refusal(match, 'shoot front infantry')).toEqual(['V18.OT8']);
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    go(match, 'shoot front elite');
    expect(
      match
        .events('all')
        .filter(({ event }) => ['marksman', 'troops eliminated', 'cannon roll'].includes(event))
        .map(({ event, rule }) => [event, rule]),
    ).toEqual([
      ['marksman', 'V18.OT8'],
      ['troops eliminated', 'V18.HT4'],
      ['cannon roll', 'V13.6.2'],
      ['cannon roll', 'V13.6.3'],
    ]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban']);
  });

  test('V13.6.1 then victory is checked once: both gone at the same moment, the Habsburgs win', () => {
    const match = fight(
      {
        hexes: BARE,
        ottoman: { tactics: ['OT8'], eliminated: ALL_BUT_ONE },
        habsburg: { tactics: ['HT4'], eliminated: ALL_BUT_ELITE },
        dice: ['yeniceri'],
      },
      'send yeniceri',
      'send elite',
      'lay OT8',
      'lay HT4',
      'shoot front elite',
    );
    expect(match.result?.winner).toBe('habsburg');
    expect(eventsOf(match, 'game over')).toMatchObject([{ rule: 'V6.9', winner: 'habsburg' }]);
  });

  test('V13.6.2 the Ottomans roll for the Cannons on the attacked hex or next to it', () => {
    const line = (n: number) => ({
      lines: [['V13.6.2', 'Ottoman Cannons on the hex or next to it', n]],
      total: n,
    });
    // Attack: those of glacis-c count, those of the Camp do not.
    const match = fight(
      { hexes: { ...guns(4), ...QUIET }, dice: [...roll(4, 6), 'elite'] },
      'send yeniceri x3',
      'send elite x3',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([
      { rule: 'V13.6.2', side: 'ottoman', hits: 1, ledger: line(4) },
    ]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite']);
    expect(match.scriptLeft).toEqual([]);
    // Defence: those on the hex, in the Camp and beside it.
    const hexes = {
      ...QUIET,
      camp: { cannons: 1 },
      'glacis-c': { control: 'ottoman', cannons: 2 },
      'glacis-l': { control: 'ottoman', cannons: 3 },
    } as const;
    const sallied = sally({ hexes, dice: roll(6) }, 'send elite x3', 'send yeniceri x3');
    expect(eventsOf(sallied, 'cannon roll')).toMatchObject([{ rule: 'V13.6.2', ledger: line(6) }]);
  });

  test('V13.6.3 only then the Habsburgs roll, for all their Cannons', () => {
    const match = fight(
      { hexes: guns(1), dice: [6, 'elite', ...roll(9, 6), 'yeniceri'] },
      'send yeniceri x3',
      'send elite x3',
    );
    expect(
      match
        .events('all')
        .filter(({ event }) => ['troops eliminated', 'cannon roll'].includes(event))
        .map(({ event, rule, side }) => [event, rule, side]),
    ).toEqual([
      ['cannon roll', 'V13.6.2', 'ottoman'],
      ['troops eliminated', 'V13.6.4', 'habsburg'],
      ['cannon roll', 'V13.6.3', 'habsburg'],
      ['troops eliminated', 'V13.6.4', 'ottoman'],
    ]);
    expect(eventsOf(match, 'cannon roll')[1]).toMatchObject({
      ledger: { lines: [['V13.6.3', 'Habsburg Cannons on the map', 9]], total: 9 },
    });
    expect(match.scriptLeft).toEqual([]);
  });

  test('V13.6.3 in a Sortie the Habsburg guns fire too, after the Ottoman ones', () => {
    const match = sally(
      { hexes: { 'glacis-c': { control: 'ottoman' } }, dice: [...roll(6), ...roll(9, 6), 'yeniceri'] },
      'send elite x3',
      'send yeniceri x3',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ side: 'ottoman' }, { side: 'habsburg', hits: 1 }]);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
  });

  test('V13.6.3 a Tactic that takes dice away shows in the ledger', () => {
    const match = fight(
      { hexes: BARE, ottoman: { tactics: ['OT3'] }, dice: [] },
      'send yeniceri x3',
      'send elite x3',
      'lay OT3',
    );
    // No Habsburg gun, so nothing to take away and no roll.
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    const loud = fight(
      { hexes: guns(0), ottoman: { tactics: ['OT3'] }, dice: roll(6) },
      'send yeniceri x3',
      'send elite x3',
      'lay OT3',
    );
    expect(eventsOf(loud, 'cannon roll')).toMatchObject([
      {
        ledger: {
          lines: [
            ['V13.6.3', 'Habsburg Cannons on the map', 9],
            ['V18.OT3', 'Musket Screen', -3],
          ],
          total: 6,
        },
      },
    ]);
    expect(loud.scriptLeft).toEqual([]);
  });

  test('V13.6.4 each 6 costs 1 Troop, and only a 6', () => {
    for (const [dice, lost] of [
      [roll(9, 5, 5, 5), []],
      [[...roll(9, 6, 5), 'sekban'], ['sekban']],
      [
        [...roll(9, 6, 6), 'sekban', 'yeniceri'],
        ['yeniceri', 'sekban'],
      ],
    ] as const) {
      const match = fight({ hexes: guns(0), dice }, 'send yeniceri x2, sekban', 'send elite x3');
      expect(zone(match, 'ottoman Eliminated')).toEqual(lost);
      expect(match.scriptLeft).toEqual([]);
    }
  });

  test('V13.6.5 one roll costs at most 2 Troops', () => {
    const match = fight(
      { hexes: guns(5), dice: [6, 6, 6, 6, 6, 'elite', 'elite', ...roll(9, 6, 6, 6), 'yeniceri', 'yeniceri'] },
      'send yeniceri x3',
      'send elite x3',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ hits: 5 }, { hits: 3 }]);
    expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'elite']);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yeniceri']);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V13.6.5 by HT3 the 5s count too, still at most 2', () => {
    const match = fight(
      { hexes: guns(0), habsburg: { tactics: ['HT3'] }, dice: [...roll(9, 6, 5, 5), 'yeniceri', 'yeniceri'] },
      'send yeniceri x3',
      'send elite x3',
      'lay HT3',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ rule: 'V18.HT3', hits: 3 }]);
    expect(zone(match, 'ottoman Eliminated')).toHaveLength(2);
  });

  test('V13.6.6 losses by Tactic do not use up the limit', () => {
    const match = fight(
      {
        hexes: guns(0),
        habsburg: { tactics: ['HT4'] },
        dice: ['sekban', ...roll(9, 6, 6, 6), 'yeniceri', 'yeniceri'],
      },
      'send yeniceri x2, sekban',
      'send elite x3',
      'lay HT4',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yeniceri', 'sekban']);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V13.6.8 when the front line is empty, losses come from the rear line', () => {
    const match = fight(
      { hexes: guns(0, 2), dice: [...roll(9, 6, 6), 'yeniceri', 'yerikulu'] },
      'send yeniceri, yerikulu x2',
      'send elite x3',
      'pull back front yerikulu x2',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yerikulu']);
    expect(zone(match, 'ottoman front line')).toEqual([]);
    expect(zone(match, 'ottoman rear line')).toEqual(['yerikulu']);
  });

  test('V13.6.9 when both lines are empty, further losses are ignored', () => {
    const match = fight(
      { hexes: guns(0, 1), ottoman: { discard: ALL_BUT_ONE }, dice: [...roll(9, 6, 6), 'yeniceri'] },
      'send yeniceri',
      'send elite',
    );
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri']);
    expect(eventsOf(match, 'troops eliminated')).toMatchObject([{ number: 1 }]);
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(19);
    expect(totals(match)).toEqual([0, 3]);
    expect(match.over).toBe(false);
    expect(match.scriptLeft).toEqual([]);
  });

  test('V13.6.10 a side without Troops after the first roll loses at once; the other roll is not made', () => {
    const match = fight(
      {
        hexes: guns(2),
        ottoman: { eliminated: ALL_BUT_ONE },
        habsburg: { eliminated: ALL_BUT_ELITE },
        dice: [6, 6, 'elite', ...roll(9, 6), 'yeniceri'],
      },
      'send yeniceri',
      'send elite',
    );
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'habsburg-troops', rule: 'V6.4' });
    expect(eventsOf(match, 'cannon roll')).toHaveLength(1);
    expect(match.scriptLeft).toHaveLength(10);
  });

  test('V13.6.10 after the second roll too', () => {
    const match = fight(
      { hexes: guns(1), ottoman: { eliminated: ALL_BUT_ONE }, dice: [1, ...roll(9, 6), 'yeniceri'] },
      'send yeniceri',
      'send elite',
    );
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'ottoman-troops', rule: 'V6.6' });
    expect(totals(match)).toEqual([]);
  });

  test('V13.6.11 a roll that can change nothing is made all the same', () => {
    const match = fight(
      {
        hexes: { ...guns(3), ...QUIET },
        habsburg: { discard: troops('elite', 4, 'infantry', 5, 'militia', 3) },
        dice: [6, 6, 6],
      },
      'send yeniceri x3',
      'send none',
    );
    expect(eventsOf(match, 'cannon roll')).toMatchObject([{ side: 'ottoman', dice: [6, 6, 6], hits: 3 }]);
    expect(match.scriptLeft).toEqual([]);
    expect(zone(match, 'habsburg Eliminated')).toEqual([]);
    // Without a die there is no roll.
    expect(eventsOf(match, 'cannon roll')).toHaveLength(1);
  });
});

describe('Random losses', () => {
  test('V13.6.7 each card of the front line has the same chance', () => {
    // Chance is asked for one of 3 cards, though there are 2 types: no type is favoured.
    const asked: number[] = [];
    const source = {
      int: (n: number): number => {
        asked.push(n);
        return n - 1;
      },
    };
    const match = new Match(kernel, {
      set: RECONSTRUCTED,
      position: position({ ottoman: OTTOMAN, hexes: guns(0, 1) }),
      source,
    });
    go(
      match,
      'assault cw-c with OS1',
      'contest',
      'send yeniceri x3, yerikulu',
      'send elite x3',
      'pull back front yerikulu',
    );
    // 9 dice, all 6s; 2 losses out of 3 and then 2 cards; the rear line is left alone.
    expect(asked).toEqual([...new Array<number>(9).fill(6), 3, 2]);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yeniceri']);
    expect(zone(match, 'ottoman rear line')).toEqual(['yerikulu']);
  });

  test('V13.6.7 a card of the rear line cannot be drawn while one of the front is left', () => {
    const match = table({ ottoman: OTTOMAN, hexes: guns(0, 1), dice: [...roll(9, 6), 'yerikulu'] });
    const moves = ['assault cw-c with OS1', 'contest', 'send yeniceri x3, yerikulu', 'send elite x3'];
    play(match, ...moves, 'pull back front yerikulu');
    expect(due(match)).toBe('respond');
    expect(errorCode(() => match.play('decline'))).toBe('bad-result');
  });
});

describe('Comparing', () => {
  test('V13.7.1 the front line counts, the rear line does not', () => {
    const match = fight(
      { hexes: TRENCH },
      'send yeniceri x2, sekban, yerikulu',
      'send elite, infantry, militia',
      'pull back front yeniceri',
    );
    expect(eventsOf(match, 'battle value')).toMatchObject([
      {
        rule: 'V13.7.1',
        side: 'ottoman',
        total: 6,
        ledger: {
          title: 'Battle value',
          lines: [
            ['V13.7.1', '1 × Yeniçeri', 3],
            ['V13.7.1', '1 × Sekban', 2],
            ['V13.7.1', '1 × Yerikulu', 1],
          ],
          total: 6,
        },
      },
      {
        side: 'habsburg',
        total: 6,
        ledger: {
          lines: [
            ['V13.7.1', '1 × Elite', 3],
            ['V13.7.1', '1 × Infantry', 2],
            ['V13.7.1', '1 × Militia', 1],
          ],
        },
      },
    ]);
  });

  test('V13.7.2 card texts are added, for front-line cards only', () => {
    const match = fight(
      { hexes: TRENCH, ottoman: { tactics: ['OT5'] }, habsburg: { tactics: ['HT1'] } },
      'send sekban x3, yeniceri',
      'send elite, militia x2',
      'lay OT5',
      'lay HT1',
      'pull back front sekban',
    );
    expect(eventsOf(match, 'battle value')).toMatchObject([
      {
        total: 9,
        ledger: {
          lines: [
            ['V13.7.1', '1 × Yeniçeri', 3],
            ['V13.7.1', '2 × Sekban', 4],
            ['V18.OT5', 'Delis', 2],
          ],
        },
      },
      {
        total: 7,
        ledger: {
          lines: [
            ['V13.7.1', '1 × Elite', 3],
            ['V13.7.1', '2 × Militia', 2],
            ['V18.HT1', 'Scythes and Morning Stars', 2],
          ],
        },
      },
    ]);
  });

  test('V13.7.3 nobody in the front line totals 0, whatever the cards add', () => {
    const match = fight(
      {
        hexes: TRENCH,
        ottoman: { tactics: ['OT1'], discard: ALL_BUT_ONE },
        habsburg: { tactics: ['HT2'], discard: troops('elite', 4, 'infantry', 5, 'militia', 3) },
      },
      'send yeniceri',
      'send none',
      'lay OT1',
      'lay HT2',
    );
    expect(eventsOf(match, 'battle value')).toMatchObject([
      { rule: 'V13.7.3', side: 'ottoman', total: 0 },
      { rule: 'V13.7.3', side: 'habsburg', total: 0 },
    ]);
  });

  test('V13.7.4 the larger total wins', () => {
    const won = fight({ hexes: TRENCH }, 'send yeniceri x3', 'send infantry x2, militia', 'pull back front yeniceri');
    expect(totals(won)).toEqual([6, 5]);
    expect(eventsOf(won, 'battle decided')).toMatchObject([{ rule: 'V13.7.4', winner: 'ottoman', attackerWon: 'yes' }]);
    const lost = fight({ hexes: TRENCH }, 'send yeniceri x3', 'send elite, infantry x2', 'pull back front yeniceri');
    expect(totals(lost)).toEqual([6, 7]);
    expect(eventsOf(lost, 'battle decided')).toMatchObject([{ winner: 'habsburg', attackerWon: 'no' }]);
  });

  test('V13.7.5 equal totals are a victory for the defender', () => {
    const match = fight({ hexes: TRENCH }, 'send yeniceri x3', 'send infantry x3', 'pull back front yeniceri');
    expect(totals(match)).toEqual([6, 6]);
    expect(eventsOf(match, 'battle decided')).toMatchObject([{ winner: 'habsburg', attackerWon: 'no' }]);
    // The Ottomans as defenders alike.
    const sallied = sally(
      { hexes: { ...QUIET, camp: { cannons: 0 }, 'glacis-c': { control: 'ottoman' } } },
      'send infantry x3',
      'send sekban x3',
    );
    expect(totals(sallied)).toEqual([6, 6]);
    expect(eventsOf(sallied, 'battle decided')).toMatchObject([{ winner: 'ottoman', attackerWon: 'no' }]);
  });

  test('V13.7.5 0 against 0 included', () => {
    const match = fight(
      {
        hexes: TRENCH,
        ottoman: { discard: ALL_BUT_ONE },
        habsburg: { discard: troops('elite', 4, 'infantry', 5, 'militia', 3) },
      },
      'send yeniceri',
      'send none',
    );
    expect(totals(match)).toEqual([0, 0]);
    expect(eventsOf(match, 'battle decided')).toMatchObject([{ winner: 'habsburg' }]);
    expect(hex(match, 'cw-c').control).toBe('habsburg');
  });
});

test('V13.1 the example of the rulebook, step by step', () => {
  const match = table({
    ottoman: { ...OTTOMAN, tactics: ['OT8'] },
    habsburg: { tactics: ['HT3'] },
    hexes: {
      camp: { cannons: 0 },
      'glacis-c': { ...OURS, cannons: 4 },
      'glacis-r': { ...OURS, cannons: 2 },
      'cw-c': { improvised: 2 },
    },
    dice: [...roll(6, 6), 'infantry', ...roll(9, 6, 5, 5), 'sekban', 'sekban'],
  });
  go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri, sekban x2, yerikulu x2', 'send elite x2, infantry');
  go(match, 'lay OT8', 'lay HT3', 'pull back front yerikulu x2', 'shoot front elite');
  expect(totals(match)).toEqual([3, 3]);
  expect(eventsOf(match, 'battle decided')).toMatchObject([{ winner: 'habsburg' }]);
  expect([...match.state.morale]).toEqual([7, 8]);
  expect(due(match)).toBe('sacrifice');
  play(match, 'sacrifice rear yerikulu x2');
  expect(hex(match, 'cw-c')).toEqual({ control: 'habsburg', structural: 0, improvised: 0, cannons: 0 });
  expect(zone(match, 'ottoman Eliminated')).toEqual(['sekban', 'sekban', 'yerikulu', 'yerikulu']);
  expect(zone(match, 'habsburg Eliminated')).toEqual(['elite', 'infantry']);
  expect(zone(match, 'ottoman Troop discard')).toEqual(['yeniceri']);
  expect(match.scriptLeft).toEqual([]);
});
