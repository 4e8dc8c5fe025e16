import { client, type Report } from '@ravelin/cli/testing';
import { describe, expect, test } from 'vitest';
import { type Field, faces, fighting, position } from './testing.ts';

/** The worked examples of the rulebook of Mohács, move by move and die by die through the engine protocol. */

type Json = Record<string, unknown>;

const session = (field: Field) => {
  const { ask, play: make, ...rest } = client();
  ask({ do: 'setup', game: 'mohacs', position: position(fighting(field)) });
  return {
    ...rest,
    /** Plays with the dice that the move will draw, as they are read, no more and no fewer. */
    play: (move: string, ...dice: number[]): Report[] => {
      ask({ do: 'dice', next: faces(dice), instead: true });
      const events = make(move);
      expect(ask({ do: 'dice', next: [] }).waiting, `dice left after "${move}"`).toEqual([]);
      return events;
    },
    table: () => ask({ do: 'position' }) as Record<string, Record<string, string>>,
  };
};
/** What a kind of event said, without its ledger. */
const told = (events: readonly Report[], event: string): Json[] =>
  events.filter((one) => one.event === event).map(({ event: _event, ledger: _ledger, ...rest }) => rest);
const lines = (events: readonly Report[], event: string) => events.find((one) => one.event === event)?.ledger?.lines;

describe('M5.3.1.7 Tomori has acted, and the Ottomans try to seize with Bali', () => {
  const begun = () => {
    const s = session({
      units: { 'tomori-1': '1618 S', 'bathyani-1': '1819 S', 'bali-1': '2334 N', 'akinci-1': '2710 N' },
      leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', bali: 'bali-1', ibrahim: 'akinci-1' },
      side: 'hungary',
      at: 'free',
      fields: { acted: { hungary: 'yes', ottoman: 'yes' }, eager: 'no' },
    });
    s.play('activate tomori');
    s.play('end moves');
    expect(s.decision()).toBe('continuity');
    s.play('continue with bathyani');
    expect([s.seat(), s.decision()]).toEqual(['ottoman', 'seizure']);
    return s;
  };

  test('M5.3.1.6 a 6 is above his AR of 4: Hungary has a Free activation and takes Tomori again', () => {
    const s = begun();
    expect(told(s.play('seize with bali', 6), 'seizure')).toEqual([
      { rule: 'M5.3.1.6', command: 'bali', die: 6, rating: 4, won: 'no' },
    ]);
    expect([s.seat(), s.decision()]).toEqual(['hungary', 'free']);
    expect(told(s.play('activate tomori'), 'activation')).toEqual([
      { rule: 'M4.1.1', side: 'hungary', command: 'tomori', way: 'free' },
    ]);
  });

  test('M5.3.1.3 a 1 would have given the Ottomans an activation of Bali', () => {
    const events = begun().play('seize with bali', 1);
    expect(told(events, 'seizure')).toEqual([{ rule: 'M5.3.1.3', command: 'bali', die: 1, rating: 4, won: 'yes' }]);
    expect(told(events, 'activation')).toEqual([{ rule: 'M4.1.1', side: 'ottoman', command: 'bali', way: 'seizure' }]);
  });
});

describe('M7.4.1 bows at a neighbour', () => {
  test('M19.1.1 they have +1', () => {
    const s = session({
      units: { 'akinci-1': '1515 S', 'hannibal-1': '1614 N' },
      command: 'ibrahim',
      at: 'moves',
    });
    const events = s.play('fire akinci-1 at hannibal-1', 5);
    expect(lines(events, 'shot')).toEqual([
      ['M7.4.3.1', 'die', 5],
      ['M19.1.1', 'weapon and range', 1],
    ]);
    expect(told(events, 'shot')).toMatchObject([{ total: 6, result: 'NE' }]);
  });
});

describe('M3.3.0.3 a unit that faces south', () => {
  test('M3.3.0.2 has south-east and south-west in front, east and west as flanks, the north in the rear', () => {
    const angle = (hex: string, facing: string, front: string): string => {
      const s = session({ units: { 'perenyi-1': '1515 S', 'janissary-1': `${hex} ${facing}` }, command: 'ibrahim' });
      const modifiers = s.why(`shock janissary-1 ${front}`).ledgers[0]?.lines ?? [];
      return modifiers.find(([rule]) => rule.startsWith('M8.3.1.2'))?.[0] ?? 'front';
    };
    expect(angle('1614', 'N', 'left')).toBe('front');
    expect(angle('1615', 'N', 'right')).toBe('front');
    expect(angle('1514', 'NW', 'left')).toBe('M8.3.1.2.1');
    expect(angle('1516', 'NE', 'right')).toBe('M8.3.1.2.1');
    expect(angle('1414', 'S', 'right')).toBe('M8.3.1.2.2');
    expect(angle('1415', 'S', 'left')).toBe('M8.3.1.2.2');
  });
});

describe('M8.3.1.1.1 one HC attacks two RI', () => {
  test('M8.3.1.1 each of its two rolls has -1', () => {
    const s = session({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'tomori',
    });
    s.play('shock tomori-1 both');
    s.play('declared');
    // The second roll follows at once: both dice at a time.
    const events = s.play('against janissary-1', 6, 7);
    const rolls = events.filter(({ event }) => event === 'clash').map(({ ledger }) => ledger?.lines);
    expect(rolls).toEqual(
      [6, 7].map((die) => [
        ['M8.3.2.1', 'die', die],
        ['M8.3.1.1', 'fewer attackers', -1],
        ['M8.3.1.3', 'Shock Defense Rating', -1],
        ['M19.6.1', 'Weapon System Matrix', -1],
      ]),
    );
  });

  test('M8.3.2.3 and undergoes possible adverse results twice', () => {
    const s = session({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'tomori',
    });
    s.play('shock tomori-1 both');
    s.play('declared');
    // 4 -3: Disordered by the first; 3 -3 -2: thrown back by the second.
    const events = s.play('against janissary-1', 4, 3);
    expect(told(events, 'clash').map(({ result }) => result)).toEqual(['AD', 'AD+AR']);
    expect(s.decision()).toBe('retreat');
  });
});

describe('M8.3.1.3 against Levy Infantry in order', () => {
  test('M19.10.8 its SDR of +3 is added to the roll of the HC', () => {
    const s = session({ units: { 'tomori-1': '1515 S', 'centre-levy-1': '1614 N' }, command: 'tomori' });
    expect(s.why('shock tomori-1 left').ledgers[0]?.lines).toEqual([
      ['M8.3.1.3', 'Shock Defense Rating', 3],
      ['M19.6.1', 'Weapon System Matrix', 1],
    ]);
    s.play('shock tomori-1 left');
    const events = s.play('declared', 2);
    expect(lines(events, 'clash')?.slice(0, 2)).toEqual([
      ['M8.3.2.1', 'die', 2],
      ['M8.3.1.3', 'Shock Defense Rating', 3],
    ]);
    expect(told(events, 'clash')).toMatchObject([{ total: 6, result: 'R' }]);
  });
});

describe('M8.3.2.5 an HC charges two LC', () => {
  test('M10.5.7 a Continued Attack against the first, Disordered by the second: it does not continue', () => {
    // The second stands beyond the brook and is only Shocked (M9.2.14): on the open plain LC could not harm a charge.
    const s = session({
      units: { 'porte-1': '2007 SE', 'perenyi-1': '2005 SW', 'perenyi-2': '2106 N' },
      command: 'centre',
    });
    s.play('charge porte-1 at perenyi-1');
    s.play('declared');
    s.play('ride porte-1 to 2006 facing SE');
    const events = s.play('against perenyi-1', 6, 0);
    expect(told(events, 'clash').map(({ defender, result }) => [defender, result])).toEqual([
      ['perenyi-1', 'RT+CA'],
      ['perenyi-2', 'AD'],
    ]);
    expect(told(events, 'disordered')).toEqual([{ rule: 'M10.1.1', unit: 'porte-1' }]);
    expect([...told(events, 'continued attack'), ...told(events, 'advance')]).toEqual([]);
    expect(s.table().at['porte-1']).toBe('2006');
    expect(s.decision()).toBe('continuity');
  });
});

describe('M10.2.1.1 archer foot retreats through Akincis', () => {
  const hemmed = (akincis: string) =>
    session({
      units: {
        'tomori-1': '1614 N',
        'centre-archer-1': '1515 S',
        'akinci-1': akincis,
        'janissary-1': '1415 S',
        'janissary-2': '1516 S',
      },
      command: 'tomori',
    });

  test('M10.2.1.2 it goes one hex beyond them, and they are Disordered', () => {
    const s = hemmed('1414 S');
    s.play('shock tomori-1 left');
    // 2 +1 +2: a Retreat.
    s.play('declared', 2);
    expect([s.seat(), s.decision()]).toEqual(['ottoman', 'retreat']);
    expect(s.why('retreat centre-archer-1 to 1414 facing S').reasons.map(({ rule }) => rule)).toEqual(['M10.2.0.3']);
    const events = s.play('trample akinci-1 to 1315 facing S');
    expect(told(events, 'trampled')).toEqual([{ rule: 'M10.2.1.2', unit: 'akinci-1', by: 'centre-archer-1' }]);
    const { at, state } = s.table();
    expect([at['centre-archer-1'], at['akinci-1'], state['akinci-1']]).toEqual(['1315', '1414', 'disordered']);
  });

  test('M10.2.1.3 Disordered already, they Retire', () => {
    const s = hemmed('1414 S disordered');
    s.play('shock tomori-1 left');
    s.play('declared', 2);
    s.play('trample akinci-1 to 1315 facing S');
    const { at, state } = s.table();
    expect([at['akinci-1'], state['akinci-1']]).toEqual(['none', 'retired']);
  });
});

describe('M16.0.1.8 Hungary has 40 points', () => {
  /** 13 men-at-arms lost and one Retired. */
  const lost = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `tomori-${n}`),
    ...[1, 2, 3].map((n) => `zalkan-heavy-${n}`),
    'raab-heavy-1',
  ];
  const battered = () => {
    const s = session({
      units: {
        'lajos-1': '1414 S',
        'raab-heavy-2': '1212 S retired',
        'bali-1': '2915 N',
        ...Object.fromEntries(lost.map((unit) => [unit, 'eliminated'])),
      },
      leaders: { lajos: 'lajos-1', bali: 'bali-1' },
      side: 'hungary',
      at: 'free',
    });
    s.play('activate lajos');
    return s;
  };

  test('M16.0.0.1 and rolls a 3: 43 is not more than 45, and the army stands', () => {
    const s = battered();
    const events = s.play('end moves', 3);
    expect(told(events, 'flight check')).toEqual([
      { rule: 'M16.0.0.1', side: 'hungary', points: 40, die: 3, level: 45, flees: 'no' },
      { rule: 'M16.0.0.4', side: 'ottoman', points: 0, die: 'none', level: 65, flees: 'no' },
    ]);
    expect(s.decision()).toBe('continuity');
  });

  test('M16.0.0.1 a 6 would have broken it', () => {
    const events = battered().play('end moves', 6);
    expect(told(events, 'game over')).toEqual([{ rule: 'M16.0.0.1', ending: 'hungary-flees' }]);
  });
});

describe('M2.4.1 the ten-sided die over the protocol', () => {
  const setUp = () => {
    const { ask } = client();
    const units = { 'janissary-1': '1515 S', 'hannibal-1': '1614 N' };
    ask({ do: 'setup', game: 'mohacs', position: position(fighting({ units, command: 'ibrahim', at: 'moves' })) });
    return ask;
  };

  test('M2.4.1 its 0 is scripted as the face 10, and told as 0', () => {
    const ask = setUp();
    ask({ do: 'dice', next: [10] });
    const { events } = ask({ do: 'play', move: 'fire janissary-1 at hannibal-1' }) as { events: Report[] };
    expect(told(events, 'shot')).toMatchObject([{ die: 0, total: 2 }]);
    expect(lines(events, 'shot')?.[0]).toEqual(['M7.4.3.1', 'die', 0]);
  });

  test('M2.4.1 a face 0 is refused', () => {
    const ask = setUp();
    ask({ do: 'dice', next: [0] });
    expect(() => ask({ do: 'play', move: 'fire janissary-1 at hannibal-1' })).toThrow('the faces 1 to 10; 0 is none');
  });
});
