import { client } from '@ravelin/cli/testing';
import { describe, expect, test } from 'vitest';
import { position, type Table, troops } from './testing.ts';

/** The rulebook's worked examples (V19, fixtures F1–F7), move by move through the engine protocol. */

const session = () => {
  const seat = client();
  return {
    ...seat,
    setup: (table: Table) => seat.ask({ do: 'setup', game: 'vienna', position: position(table) }),
  };
};

const held = { control: 'ottoman', improvised: 2 } as const;

describe('F1 adjacency', () => {
  test('V2.3.1 the centre Glacis has exactly four neighbours', () => {
    const s = session();
    s.setup({ hexes: { 'glacis-c': held }, ottoman: { hand: ['OS1', 'OS2'] } });
    const reached = s.legal().flatMap((move) => /^(?:entrench|assault) (\S+) with OS1$/.exec(move)?.[1] ?? []);
    // The fourth is the Camp, which is Ottoman itself.
    expect(reached.sort()).toEqual(['cw-c', 'glacis-l', 'glacis-r']);
  });
  test('V2.3.1 a side Covered Way and a side Ditch have four', () => {
    for (const [hex, next] of [
      ['cw-l', ['cw-c', 'ditch-l', 'glacis-l', 'ravelin']],
      ['cw-r', ['cw-c', 'ditch-r', 'glacis-r', 'ravelin']],
      ['ditch-l', ['cw-l', 'ditch-c', 'lobl', 'ravelin']],
      ['ditch-r', ['burg', 'cw-r', 'ditch-c', 'ravelin']],
    ] as const) {
      const s = session();
      s.setup({ hexes: { [hex]: held }, ottoman: { hand: ['OS1', 'OS2'] } });
      // The centre Glacis is always in reach, from the Camp.
      const reached = s.legal().flatMap((move) => /^(?:entrench|assault) (\S+) with OS1$/.exec(move)?.[1] ?? []);
      expect(reached.filter((one) => one !== 'glacis-c').sort(), hex).toEqual(next);
    }
  });
});

describe('F2 selecting Troops', () => {
  const table: Table = {
    hexes: {
      'glacis-c': { ...held, cannons: 3 },
      'glacis-r': { ...held, cannons: 3 },
      camp: { cannons: 0 },
      'cw-c': { improvised: 2 },
    },
    ottoman: { hand: ['OS1', 'OS2'], discard: ['sekban'] },
  };
  test('V12.1.10 two adjacent hexes and a line: five; four of the deck and one recovered cost 1 Morale; the Habsburgs send three', () => {
    const s = session();
    s.setup(table);
    expect(s.why('assault cw-c with OS1').ledgers[0]).toEqual({
      title: 'most Ottoman Troops',
      lines: [
        ['V12.1.7', 'Troops that everybody may send', 3],
        ['V12.1.10', 'Ottoman hexes next to it, with a line to the Camp', 2],
      ],
      total: 5,
    });
    expect(s.play('assault cw-c with OS1')).toEqual([
      { event: 'card played', rule: 'V9.2', side: 'ottoman', card: 'OS1', action: 'assault', hex: 'cw-c' },
      { event: 'attack', rule: 'V11.1', attacker: 'ottoman', hex: 'cw-c' },
    ]);
    expect(s.play('contest')).toEqual([{ event: 'contest', rule: 'V11.2', side: 'habsburg', contested: 'yes' }]);
    expect(s.why('send yeniceri x4, sekban x2').reasons.map(({ rule }) => rule)).toEqual(['V12.1.7']);
    expect(s.play('send yeniceri x3, yerikulu, recovered sekban')).toEqual([
      {
        event: 'troops sent',
        rule: 'V12.1',
        side: 'ottoman',
        number: 5,
        recovered: 1,
        troops: ['yeniceri', 'yeniceri', 'yeniceri', 'yerikulu', 'recovered sekban'],
      },
      { event: 'morale', rule: 'V12.3.1', side: 'ottoman', by: -1, now: 7 },
    ]);
    expect(s.why('send elite x2').reasons.map(({ rule }) => rule)).toEqual(['V12.1.1']);
    expect(s.why('send elite x4').reasons.map(({ rule }) => rule)).toEqual(['V12.1.7']);
    const sent = s.play('send elite x2, infantry');
    expect(sent[0]).toMatchObject({ event: 'troops sent', side: 'habsburg', number: 3, recovered: 0 });
    const { morale, zones } = s.position();
    expect(morale).toEqual({ ottoman: 7, habsburg: 8 });
    expect(zones['ottoman front line']).toHaveLength(5);
  });
});

describe('F3 and F4 the battle', () => {
  test('V19 the whole example: two to the rear, marksmen against canister, 3 against 3, two sacrifices', () => {
    const s = session();
    s.setup({
      hexes: {
        'glacis-c': { ...held, cannons: 3 },
        'glacis-r': { ...held, cannons: 3 },
        camp: { cannons: 0 },
        'cw-c': { improvised: 2 },
      },
      ottoman: { hand: ['OS1', 'OS2'], tactics: ['OT8'] },
      habsburg: { tactics: ['HT3'] },
    });
    s.play('assault cw-c with OS1');
    s.play('contest');
    s.play('send yeniceri x2, sekban, yerikulu x2');
    s.play('send elite x2, infantry');
    expect(s.play('lay OT8')).toEqual([
      { event: 'tactic laid', rule: 'V12.2', side: 'ottoman', laid: 'yes', card: 'OT8' },
    ]);
    const revealed = s.play('lay HT3');
    expect(revealed).toEqual([
      { event: 'tactic laid', rule: 'V12.2', side: 'habsburg', laid: 'yes', card: 'HT3' },
      {
        event: 'reveal',
        rule: 'V13.3',
        side: 'ottoman',
        troops: ['yeniceri', 'yeniceri', 'sekban', 'yerikulu', 'yerikulu'],
        tactic: 'OT8',
      },
      { event: 'reveal', rule: 'V13.3', side: 'habsburg', troops: ['elite', 'elite', 'infantry'], tactic: 'HT3' },
    ]);
    // F3: exactly two to the rear, the weakest if the player wants.
    expect(s.why('pull back front yerikulu').reasons.map(({ rule }) => rule)).toEqual(['V13.5.1']);
    expect(s.why('pull back front yerikulu x2, front sekban').reasons.map(({ rule }) => rule)).toEqual(['V13.5.2']);
    expect(s.play('pull back front yerikulu x2')).toEqual([
      {
        event: 'moved to the rear',
        rule: 'V13.5',
        side: 'ottoman',
        number: 2,
        troops: ['yerikulu', 'yerikulu'],
        ledger: { title: 'Troops to the rear', lines: [['V13.5.2', 'Improvised Fortifications', 2]], total: 2 },
      },
    ]);
    // The marksmen take an Elite; then the Ottomans roll 6 dice with one 6, then the Habsburgs 9 with one 6 and two 5s.
    s.dice(1, 2, 3, 4, 6, 1, 'infantry', 6, 5, 5, 1, 2, 3, 4, 1, 2, 'yeniceri', 'sekban');
    // The Ottomans hold a card, so they are asked for a Response before the Habsburgs roll (V15.6.1).
    expect([...s.play('shoot front elite'), ...s.play('decline')]).toEqual([
      { event: 'marksman', rule: 'V18.OT8', side: 'habsburg', troop: 'elite' },
      {
        event: 'cannon roll',
        rule: 'V13.6.2',
        side: 'ottoman',
        dice: [1, 2, 3, 4, 6, 1],
        hits: 1,
        ledger: { title: 'dice', lines: [['V13.6.2', 'Ottoman Cannons on the hex or next to it', 6]], total: 6 },
      },
      { event: 'troops eliminated', rule: 'V13.6.4', side: 'habsburg', number: 1, troops: ['infantry'] },
      {
        event: 'cannon roll',
        rule: 'V18.HT3',
        side: 'habsburg',
        dice: [6, 5, 5, 1, 2, 3, 4, 1, 2],
        hits: 3,
        ledger: { title: 'dice', lines: [['V13.6.3', 'Habsburg Cannons on the map', 9]], total: 9 },
      },
      { event: 'troops eliminated', rule: 'V13.6.4', side: 'ottoman', number: 2, troops: ['yeniceri', 'sekban'] },
      {
        event: 'battle value',
        rule: 'V13.7.1',
        side: 'ottoman',
        total: 3,
        ledger: { title: 'Battle value', lines: [['V13.7.1', '1 × Yeniçeri', 3]], total: 3 },
      },
      {
        event: 'battle value',
        rule: 'V13.7.1',
        side: 'habsburg',
        total: 3,
        ledger: { title: 'Battle value', lines: [['V13.7.1', '1 × Elite', 3]], total: 3 },
      },
      { event: 'battle decided', rule: 'V13.7.4', winner: 'habsburg', attackerWon: 'no', hex: 'cw-c' },
      {
        event: 'morale',
        rule: 'V13.7.16',
        side: 'ottoman',
        by: -1,
        now: 7,
        ledger: { title: 'Morale', lines: [['V13.7.16', 'Assault lost', -1]], total: -1 },
      },
    ]);
    expect(s.play('sacrifice rear yerikulu x2')).toEqual([
      {
        event: 'sacrifice',
        rule: 'V13.7.19',
        side: 'ottoman',
        troops: ['yerikulu', 'yerikulu'],
        improvised: 2,
        cannons: 0,
      },
      { event: 'fortifications removed', rule: 'V13.7.21', hex: 'cw-c', structural: 0, improvised: 2 },
      { event: 'pass', rule: 'V9.4.4', side: 'habsburg' },
    ]);
    const { improvised, morale, control, zones } = s.position();
    expect(improvised['cw-c']).toBe(0);
    expect(control['cw-c']).toBe('habsburg');
    expect(morale).toEqual({ ottoman: 7, habsburg: 8 });
    expect(zones['ottoman Eliminated']).toEqual(troops('yeniceri', 1, 'sekban', 1, 'yerikulu', 2));
    expect(zones['habsburg Eliminated']).toEqual(['elite', 'infantry']);
    expect(zones['ottoman Troop discard']).toEqual(['yeniceri']);
    expect(zones['habsburg Tactic discard']).toEqual(['HT3']);
  });
});

describe('F5 a Response to an Assault', () => {
  const table: Table = {
    hexes: { 'ditch-r': { ...held, cannons: 0 }, 'glacis-c': held },
    ottoman: { hand: ['OS22', 'OS1'] },
    habsburg: { hand: ['HS29', 'HS1'] },
  };
  const begun = () => {
    const s = session();
    s.setup(table);
    s.play('assault burg with OS22');
    expect(s.seat()).toBe('habsburg');
    expect(s.play('respond HS29')).toEqual([
      { event: 'response', rule: 'V17.HS29', side: 'habsburg', card: 'HS29' },
      { event: 'fortified', rule: 'V17.HS29', side: 'habsburg', hex: 'burg', number: 1 },
    ]);
    expect(s.legal()).toEqual(['press on', 'abort']);
    return s;
  };
  test('V15.8.1 the Assault is aborted: the card is lost, no Morale moves, the works stay, the Habsburgs take their turn', () => {
    const s = begun();
    expect(s.play('abort')).toEqual([{ event: 'attack aborted', rule: 'V15.8.1', side: 'ottoman', hex: 'burg' }]);
    const { morale, improvised, zones } = s.position();
    expect(morale).toEqual({ ottoman: 8, habsburg: 8 });
    expect(improvised.burg).toBe(1);
    expect(zones['ottoman Strategy discard']).toEqual(['OS22']);
    expect([s.seat(), s.decision()]).toEqual(['habsburg', 'turn']);
  });
  test('V13.5.3 the Ottomans press on: 1 Structural and 1 Improvised keep three in the rear; then the Habsburgs take their turn', () => {
    const s = begun();
    expect(s.play('press on')).toEqual([{ event: 'attack', rule: 'V11.1', attacker: 'ottoman', hex: 'burg' }]);
    s.play('contest');
    s.play('send yeniceri x3');
    s.dice(1, 1, 1, 1, 1, 1, 1, 1, 1);
    const fought = [...s.play('send elite x3'), ...s.play('decline')];
    expect(fought.find(({ event }) => event === 'moved to the rear')).toMatchObject({
      number: 3,
      ledger: {
        lines: [
          ['V13.5.1', 'Structural Fortification', 2],
          ['V13.5.2', 'Improvised Fortifications', 1],
        ],
        total: 3,
      },
    });
    expect(fought.filter(({ event }) => event === 'battle value')).toMatchObject([
      { side: 'ottoman', total: 0, rule: 'V13.7.3' },
      { side: 'habsburg', total: 9, ledger: { lines: [['V13.7.1', '3 × Elite', 9]] } },
    ]);
    expect([s.seat(), s.decision()]).toEqual(['habsburg', 'turn']);
  });
});

describe('F6 the last two Troops', () => {
  test('V12.1.5 against two attackers the Habsburgs may send two or three', () => {
    const s = session();
    s.setup({
      hexes: { 'glacis-c': held },
      ottoman: { hand: ['OS1', 'OS2'], eliminated: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4) },
    });
    s.play('assault cw-c with OS1');
    s.play('contest');
    expect(s.legal()).toEqual(['send yerikulu x2']);
    s.play('send yerikulu x2');
    expect(s.why('send militia').reasons.map(({ rule }) => rule)).toEqual(['V12.1.5']);
    const numbers = new Set(
      s.legal().map((move) => move.split(',').reduce((sum, part) => sum + Number(/x(\d)/.exec(part)?.[1] ?? 1), 0)),
    );
    expect(numbers).toEqual(new Set([2, 3]));
  });
});

describe('F7 the start', () => {
  test('V7.4 ten hexes for the Habsburgs, the Camp for the Ottomans, the Glacis for nobody; 9 and 6 Cannons, 7 walls, Morale 8', () => {
    const s = session();
    s.ask({ do: 'new', game: 'vienna', scenario: 'standard', options: {}, seed: '20261115' });
    const { control, cannons, structural, morale } = s.position() as Record<string, Record<string, string & number>>;
    const of = (owner: string) => Object.keys(control).filter((hex) => control[hex] === owner);
    const sum = (pieces: Record<string, number>, hexes: string[]) =>
      hexes.reduce((total, hex) => total + pieces[hex], 0);
    expect(of('habsburg')).toHaveLength(10);
    expect(of('ottoman')).toEqual(['camp']);
    expect(of('nobody').sort()).toEqual(['glacis-c', 'glacis-l', 'glacis-r']);
    expect(sum(cannons, of('habsburg'))).toBe(9);
    expect(sum(cannons, of('ottoman'))).toBe(6);
    expect(sum(structural, of('habsburg'))).toBe(7);
    expect(morale).toEqual({ ottoman: 8, habsburg: 8 });
  });
});
