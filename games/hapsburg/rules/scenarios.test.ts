import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { hapsburg, type Kit, RECONSTRUCTED, type War } from '../index.ts';
import { eventsOf, kernel, kit, type Table, table } from '../testing.ts';

/** H11 Scenarios: where each begins, where it ends, and how it is won. */

type Game = ReturnType<typeof table>;

const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const between = (from: number, to: number): number[] => upTo(to).slice(from - 1);

const MUST_HOLD = 'przemysl-must-hold';
/** A start as one reads it off the table. */
const begin = (scenario: string, options: readonly string[] = []) => {
  const g = kernel.blank(kit, scenario, Object.fromEntries(options.map((id) => [id, 'on'])));
  const ids = (zone: number) => g.zones[zone].map((card) => kit.cards[card].id);
  const box = (at: number) => kit.battleIds.filter((_, i) => g.box[i] === at).sort();
  return {
    will: g.will,
    startWill: g.startWill,
    status: g.status,
    turn: g.turn,
    deck: ids(0),
    midDay: ids(1).length,
    dusk: ids(2).length,
    played: ids(3),
    victories: box(1),
    stalemates: box(2),
    defeats: box(3),
    resources: [...g.resources],
    supply: g.supply,
    spent: g.spent,
    markers: [g.intercepts, g.mackensen, g.aid],
    fortress: g.fortress,
    lasting: ['lodz', 'bulgaria', 'trench', 'retreat', 'weariness', 'vittorio', 'ruins'].filter(
      (name) => g[name as 'lodz'] === 1,
    ),
    kaiserschlacht: g.kaiserschlacht,
    loyalty: [...g.loyalty],
    /** Space and Battle Value, in the order Polish, Carpathian, Italian, Romanian, Balkan. */
    fronts: g.space.map((space, i) => (space < 0 ? 'off' : [space, kit.front[i].value[g.side[i]]])),
  };
};

const MORNING = [...upTo(11), 13, 15, 16, 35];
const DECK_1916 = [22, ...between(24, 27), 29, 30, ...between(33, 35)];
const STARTS = {
  1914: {
    will: 0,
    startWill: 0,
    status: 1,
    turn: 0,
    deck: MORNING,
    midDay: 16,
    dusk: 19,
    played: [],
    victories: [],
    stalemates: [],
    defeats: [],
    resources: [0, 0, 0],
    supply: 6,
    spent: 0,
    markers: [0, 0, 0],
    fortress: 3,
    lasting: [],
    kaiserschlacht: 0,
    loyalty: [3, 3, 3],
    fronts: [[5, 3], [6, 4], 'off', 'off', 'off'],
  },
  1915: {
    will: 1,
    startWill: 1,
    status: 2,
    turn: 16,
    deck: [...between(17, 21), ...DECK_1916],
    midDay: 0,
    dusk: 19,
    played: upTo(16),
    victories: ['drina', 'gallipoli', 'lodz', 'tannenberg'],
    stalemates: ['mons'],
    defeats: ['cer', 'dogger-bank', 'falklands'],
    resources: [1, 2, 0],
    supply: 3,
    spent: 0,
    markers: [0, 3, 0],
    fortress: 0,
    lasting: ['lodz'],
    kaiserschlacht: 0,
    loyalty: [3, 2, 3],
    fronts: [[4, 3], [5, 4], [3, 2], 'off', 'off'],
  },
  1916: {
    will: 0,
    startWill: 0,
    status: 3,
    turn: 21,
    deck: DECK_1916,
    midDay: 0,
    dusk: 19,
    played: upTo(21),
    victories: ['gallipoli', 'lodz', 'russia-tires', 'tannenberg'],
    stalemates: ['ctesiphon', 'mons', 'von-lettow-vorbeck'],
    defeats: ['cer', 'dogger-bank', 'drina', 'falklands'],
    resources: [2, 1, 0],
    supply: 2,
    spent: 1,
    markers: [0, 3, 0],
    fortress: 1,
    lasting: ['bulgaria', 'trench', 'retreat'],
    kaiserschlacht: 0,
    loyalty: [2, 1, 3],
    fronts: ['off', [5, 4], [3, 2], 'off', [5, 2]],
  },
  1917: {
    will: -1,
    startWill: 0,
    status: 4,
    turn: 30,
    deck: between(31, 50),
    midDay: 0,
    dusk: 0,
    played: upTo(30),
    victories: ['gallipoli', 'lodz', 'nivelle-offensive', 'russia-tires', 'tannenberg'],
    stalemates: ['ctesiphon', 'danube-flotilla', 'mons', 'von-lettow-vorbeck'],
    defeats: ['cer', 'dogger-bank', 'drina', 'falklands', 'otranto-barrage', 'trentino'],
    resources: [2, 0, 0],
    supply: 2,
    spent: 2,
    markers: [0, 1, 0],
    fortress: 1,
    lasting: ['bulgaria', 'trench', 'retreat'],
    kaiserschlacht: 0,
    loyalty: [1, 1, 2],
    fronts: ['off', [5, 3], [3, 2], [5, 4], [5, 2]],
  },
};
type Start = keyof typeof STARTS;
const YEARS: Start[] = [1914, 1915, 1916, 1917];

describe('Set-up of a scenario', () => {
  test('H11.1.8, H11.1.9, H11.1.10, H11.1.11 1915 begins with cards, boxes, markers and Fronts as listed', () => {
    expect(begin('1915')).toEqual(STARTS[1915]);
    expect(begin('1915').deck).toHaveLength(15);
  });

  test('H11.1.12, H11.1.13, H11.1.14, H11.1.15 1916 begins with cards, boxes, markers and Fronts as listed', () => {
    expect(begin('1916')).toEqual(STARTS[1916]);
    expect(begin('1916').deck).toHaveLength(10);
  });

  test('H11.1.16, H11.1.17, H11.1.18, H11.1.19 1917 begins with cards, boxes, markers and Fronts as listed', () => {
    expect(begin('1917')).toEqual(STARTS[1917]);
    expect(begin('1917').deck).toHaveLength(20);
  });

  test('H11.0.1 1914 begins as in H0.4, and an earlier end changes nothing at the start', () => {
    for (const { id } of hapsburg.scenarios) expect(begin(id)).toEqual(STARTS[id.slice(0, 4) as unknown as Start]);
  });

  test('H11.1.1, H11.1.2 the Starting National Will, and the will of the board that the marker shows', () => {
    const wills = YEARS.map((year) => {
      const match = new Match<War, Kit>(kernel, {
        set: RECONSTRUCTED,
        scenario: `${year}`,
        options: { historical: 'on' },
        script: [6, 6, 6, 6],
      });
      const [first] = match.events('all');
      return [first.event, first.rule, first.startWill, first.will];
    });
    expect(wills).toEqual([
      ['war begins', 'H11.1.2', 0, 0],
      ['war begins', 'H11.1.2', 1, 1],
      ['war begins', 'H11.1.2', 0, 0],
      ['war begins', 'H11.1.2', 0, -1],
    ]);
  });

  test('H11.1.1 the Starting National Will never changes', () => {
    const match = table({ scenario: '1917', card: 31, at: 'will', defeats: ['cer', 'lodz'], dice: ['#35'] });
    expect([match.state.will, match.state.startWill]).toEqual([-2, 0]);
  });

  test('H11.1.3 cards already played are out of the game; card 35 is still to come', () => {
    for (const year of YEARS) {
      const { deck, played, midDay, dusk } = begin(`${year}`);
      expect(deck).toContain(35);
      expect(played.filter((card) => deck.includes(card))).toEqual([]);
      expect(deck.length + midDay + dusk + played.length).toBe(50);
    }
  });

  test('H11.1.4 Belgrade is in no box', () => {
    for (const year of YEARS) {
      const { victories, stalemates, defeats } = begin(`${year}`);
      expect([...victories, ...stalemates, ...defeats]).not.toContain('belgrade');
    }
  });

  test('H11.1.5 Resources left in the supply', () => {
    expect(YEARS.map((year) => begin(`${year}`).supply)).toEqual([6, 3, 2, 2]);
  });

  test('H11.1.7 with Przemyśl Must Hold 1915 begins on -1, with the Fortress markers in the Defeats Box', () => {
    for (const year of YEARS) {
      const plain = STARTS[year];
      const expected = year === 1915 ? { ...plain, will: -1, lasting: ['lodz', 'ruins'] } : plain;
      expect(begin(`${year}`, [MUST_HOLD])).toEqual(expected);
    }
  });
});

describe('Winning a scenario', () => {
  const ENDS = [
    ['1914', 50],
    ['1914-1915', 16],
    ['1914-1916', 21],
    ['1914-1917', 30],
    ['1915', 50],
    ['1915-1916', 21],
    ['1915-1917', 30],
    ['1916', 50],
    ['1916-1917', 30],
    ['1917', 50],
  ] as const;
  const SHORT = ENDS.filter(([, last]) => last < 50);

  /** The end of the turn in which `cards` cards have been played in all. Card 35, which needs no die, is the last to come. */
  const ending = (scenario: string, cards: number, more: Table = {}): Game => {
    const card = cards > 30 ? 46 : 13;
    const others = [...upTo(50).filter((id) => id !== card && id !== 35), 35];
    return table({
      scenario,
      card,
      at: 'end',
      played: others.slice(0, cards - 1),
      ...more,
      fields: { status: cards > 30 ? 4 : 2, ...more.fields },
      dice: ['#35'],
    });
  };

  test('H11.2.2 every start with every later end, so 1917 has none', () => {
    expect(hapsburg.scenarios.map(({ id }) => id)).toEqual(ENDS.map(([id]) => id));
    for (const [id, last] of ENDS) expect(kernel.blank(kit, id, {}).last).toBe(last);
  });

  test.each(ENDS)('H11.2.3 %s ends after %i cards in all, not before', (id, last) => {
    const before = ending(id, last - 1);
    expect(told(before, 'card revealed')).toEqual([{ rule: 'H1.0.1', turn: last, card: '#35' }]);
    const match = ending(id, last);
    expect([match.over, told(match, 'card revealed'), match.state.turn]).toEqual([true, [], last]);
  });

  test('H11.2.1 played to card 50, any start is scored by Victory Points', () => {
    for (const year of YEARS) {
      const match = ending(`${year}`, 50, { fields: { will: -5 } });
      expect(told(match, 'score')).toMatchObject([{ rule: 'H8.2.1' }]);
      expect(match.result?.winner).toBe('hapsburg');
    }
    for (const [id, last] of SHORT) expect(told(ending(id, last), 'score')).toEqual([]);
  });

  test.each(SHORT)(
    'H11.2.4, H11.2.5, H11.2.6 %s: lost, won or drawn by the will and the Fronts in space 1',
    (id, last) => {
      const start = id.startsWith('1915') ? 1 : 0;
      const result = (will: number, carpathian: number | 'off') =>
        ending(id, last, { fronts: { carpathian }, fields: { will } }).result;
      const lost = { winner: null, how: 'scenario-lost', rule: 'H11.2.4', score: [-1] };
      const won = { winner: 'hapsburg', how: 'scenario-won', rule: 'H11.2.5', score: [1] };
      const drawn = { winner: null, how: 'scenario-drawn', rule: 'H11.2.6', score: [0] };
      expect(result(start - 1, 5)).toEqual(lost);
      expect(result(start, 5)).toEqual(lost);
      expect(result(start, 1)).toEqual(lost);
      expect(result(start + 1, 5)).toEqual(won);
      expect(result(start + 1, 2)).toEqual(won);
      expect(result(start + 1, 'off')).toEqual(won);
      expect(result(start + 1, 1)).toEqual(drawn);
    },
  );

  test('H11.2.6 whichever Front is in space 1', () => {
    for (const front of ['polish', 'carpathian', 'italian', 'romanian', 'balkan'] as const)
      expect(ending('1914-1917', 30, { fronts: { [front]: 1 }, fields: { will: 5 } }).result?.how).toBe(
        'scenario-drawn',
      );
  });

  test('H11.2.3 it ends after the National Will Phase of the last card, and the new count decides', () => {
    const last: Table = { scenario: '1915-1916', card: 21, at: 'will', played: between(17, 20) };
    const listed = ['tannenberg', 'drina', 'lodz', 'gallipoli'];
    const defeats = ['cer', 'falklands', 'dogger-bank'];
    // The marker showed 5; Russia Tires is won in this very phase.
    const won = table({ ...last, victories: listed, defeats, fields: { will: 5 } });
    expect(told(won, 'national will')).toMatchObject([{ total: 2 }]);
    expect(won.result?.how).toBe('scenario-won');
    const lost = table({ ...last, fronts: { carpathian: 'off' }, victories: listed, defeats, fields: { will: 5 } });
    expect(told(lost, 'national will')).toMatchObject([{ total: 1 }]);
    expect(lost.result?.how).toBe('scenario-lost');
  });

  test('H11.2.3 until then it can be lost by H8.1', () => {
    const defeats = ['cer', 'mons', 'tannenberg', 'drina', 'lodz', 'falklands'];
    const match = table({
      scenario: '1914-1915',
      card: 13,
      at: 'will',
      played: [...upTo(12), 14, 15, 16],
      defeats,
      fields: { status: 2, will: 0 },
    });
    expect(match.state.turn).toBe(16);
    expect(match.result).toMatchObject({ how: 'will', rule: 'H8.1.2' });
  });

  test('H11.2.4 with Przemyśl Must Hold the Starting National Will of 1915 is still +1', () => {
    for (const [will, how] of [
      [0, 'scenario-lost'],
      [1, 'scenario-lost'],
      [2, 'scenario-won'],
    ] as const)
      expect(ending('1915-1916', 21, { options: [MUST_HOLD], fields: { will } }).result?.how).toBe(how);
  });

  test('H11.2.7 example: 1916 with the earlier end is over after 9 turns', () => {
    const { turn, last } = kernel.blank(kit, '1916-1917', {});
    expect(last - turn).toBe(9);
  });
});
