import { describe, expect, test } from 'vitest';
import { eventsOf, kit, type Table, table } from '../testing.ts';

const all = kit.cards.map(({ id }) => id);
/** So many cards played before the current one. */
const before = (card: number, number: number): number[] => all.filter((id) => id !== card).slice(0, number);
const markers = (from: number, to: number): string[] => kit.battleIds.slice(from, to);
const order = (match: ReturnType<typeof table>): string[] => match.events('all').map(({ event }) => event);

describe('how the game ends', () => {
  test('H8.0.2 the fall of Vienna comes before the third Revolt', () => {
    const match = table({
      card: 10,
      at: 'advance',
      fronts: { polish: 1 },
      loyalty: { czech: 0, croat: 0, hungarian: 1 },
      dice: [1],
    });
    expect(match.result?.how).toBe('vienna-crushing');
    expect(eventsOf(match, 'loyalty test')).toEqual([]);
    expect(eventsOf(match, 'game over')).toHaveLength(1);
  });

  test('H8.0.2 after the third Revolt nothing is undertaken and nothing counted', () => {
    const match = table({
      card: 10,
      at: 'loyalty',
      loyalty: { czech: 0, croat: 0, hungarian: 1 },
      defeats: markers(0, 9),
      fields: { will: 0 },
      dice: [1],
    });
    expect(match.result).toMatchObject({ how: 'revolt', rule: 'H8.1.1' });
    expect(eventsOf(match, 'national will')).toEqual([]);
  });

  test('H8.0.2 a will below -5 on the last card is an instant defeat, at -5 the game is scored', () => {
    const last = (defeats: number) =>
      table({ card: 31, at: 'will', played: before(31, 49), defeats: markers(0, defeats), fields: { will: 0 } });
    const lost = last(6);
    expect(lost.result).toMatchObject({ how: 'will', rule: 'H8.1.2' });
    expect(eventsOf(lost, 'score')).toEqual([]);
    expect(order(last(5))).toEqual(['national will', 'score', 'game over']);
  });

  test('H8.0.2 and so it is on the last counted card of a short scenario', () => {
    const last = (defeats: number) =>
      table({
        scenario: '1914-1915',
        card: 31,
        at: 'will',
        played: before(31, 15),
        defeats: markers(0, defeats),
        fields: { will: 0 },
      });
    expect(last(6).result).toMatchObject({ how: 'will', rule: 'H8.1.2' });
    expect(last(5).result?.how).toBe('scenario-lost');
  });
});

describe('instant defeat', () => {
  test('H8.1.1 three Revolts are a Crushing Defeat, however few cards are left', () => {
    const match = table({
      card: 7,
      at: 'loyalty',
      played: before(7, 49),
      loyalty: { czech: 1, croat: 0, hungarian: 0 },
      dice: [1],
    });
    expect(match.result).toEqual({ winner: null, how: 'revolt', rule: 'H8.1.1', score: [-1] });
    expect(eventsOf(match, 'game over')).toMatchObject([{ rule: 'H8.1.1', ending: 'revolt' }]);
  });

  test('H8.1.2 a count below -5 is a Crushing Defeat', () => {
    const match = table({ card: 5, at: 'will', defeats: markers(0, 6), fields: { will: 0 } });
    expect(match.result).toEqual({ winner: null, how: 'will', rule: 'H8.1.2', score: [-1] });
    expect(eventsOf(match, 'game over')).toMatchObject([{ rule: 'H8.1.2', ending: 'will' }]);
  });

  /** The Polish Front enters Vienna with so many cards unrevealed and this will on the marker. */
  const vienna = (unrevealed: number, will: number, more: Table = {}) =>
    table({
      card: 10,
      at: 'advance',
      played: before(10, 49 - unrevealed),
      fronts: { polish: 1 },
      ...more,
      fields: { will },
    });

  test.each([
    [20, 0, 20, [['H8.1.4', 'cards not yet revealed', 20]]],
    [
      20,
      3,
      17,
      [
        ['H8.1.4', 'cards not yet revealed', 20],
        ['H8.1.3', 'National Will, subtracted', -3],
      ],
    ],
    [
      20,
      -4,
      24,
      [
        ['H8.1.4', 'cards not yet revealed', 20],
        ['H8.1.3', 'National Will, subtracted', 4],
      ],
    ],
  ])('H8.1.3 %i cards and a will of %i make %i', (unrevealed, will, total, lines) => {
    expect(eventsOf(vienna(unrevealed, will), 'vienna falls')).toMatchObject([
      { rule: 'H2.0.5', front: 'polish', total, ledger: { lines, total } },
    ]);
  });

  test('H8.1.3 the will is the one that the marker shows, not a new count', () => {
    const match = vienna(20, 2, { defeats: markers(0, 5), loyalty: { czech: 0 } });
    expect(eventsOf(match, 'vienna falls')).toMatchObject([{ total: 18 }]);
  });

  test('H8.1.4 Epochs not yet added are counted: on the first card 49 are unrevealed', () => {
    const match = table({ card: 10, at: 'advance', fronts: { polish: 1 }, fields: { will: 0, status: 1 } });
    expect(match.state.zones.slice(0, 3).map(({ length }) => length)).toEqual([14, 16, 19]);
    expect(eventsOf(match, 'vienna falls')).toMatchObject([{ total: 49 }]);
  });

  test('H8.1.4 all up to number 50 are counted when an earlier end was chosen', () => {
    expect(eventsOf(vienna(40, 0, { scenario: '1914-1915' }), 'vienna falls')).toMatchObject([{ total: 40 }]);
  });

  test('H8.1.4 cards that a scenario calls played are not', () => {
    const match = table({ scenario: '1916', card: 24, at: 'advance', fronts: { italian: 1 }, fields: { will: 0 } });
    expect(eventsOf(match, 'vienna falls')).toMatchObject([{ total: 50 - 21 - 1 }]);
  });

  const LEVELS = [
    ['H8.1.5', 'vienna-pyrrhic', [-5, 0, 3]],
    ['H8.1.6', 'vienna-stalemate', [4, 10]],
    ['H8.1.7', 'vienna-marginal', [11, 25]],
    ['H8.1.8', 'vienna-strategic', [26, 35]],
    ['H8.1.9', 'vienna-crushing', [36, 54]],
  ] as const;
  test.each(LEVELS.flatMap(([rule, how, totals]) => totals.map((total) => [rule, total, how] as const)))(
    '%s a total of %i is %s',
    (rule, total, how) => {
      const unrevealed = Math.min(49, Math.max(0, total));
      const match = vienna(unrevealed, unrevealed - total);
      expect(eventsOf(match, 'vienna falls')).toMatchObject([{ total }]);
      expect(eventsOf(match, 'game over')).toMatchObject([{ rule, ending: how }]);
      expect(match.result).toMatchObject({ winner: null, how, rule });
    },
  );

  test('H8.1.3 the levels of defeat are worth ever less', () => {
    const worth = [0, 4, 11, 26, 36].map((total) => vienna(total, 0).result?.score[0] ?? 0);
    expect(worth).toEqual([-0.2, -0.4, -0.6, -0.8, -1]);
  });

  test('H8.1.10, H8.1.3, H8.1.8 example: the Italian Front, 25 cards and a will of -2 make 27', () => {
    const match = table({
      card: 47,
      at: 'advance',
      played: before(47, 24),
      fronts: { italian: 1 },
      fields: { will: -2 },
    });
    expect(eventsOf(match, 'vienna falls')).toMatchObject([{ front: 'italian', total: 27 }]);
    expect(match.result).toMatchObject({ how: 'vienna-strategic', rule: 'H8.1.8' });
  });
});

describe('winning the game', () => {
  const nobody = { polish: 'off', carpathian: 'off' } as const;
  /** The end of the last turn. */
  const score = (setting: Table) => table({ card: 31, at: 'end', played: before(31, 49), ...setting });
  const points = (setting: Table) => eventsOf(score(setting), 'score')[0];

  test('H8.2.1 the last card carried out to the end of its turn is a victory', () => {
    const match = table({ card: 35, at: 'event', played: before(35, 49), fields: { status: 4 } });
    expect(match.over).toBe(false);
    match.play('end actions');
    expect(order(match).slice(-3)).toEqual(['national will', 'score', 'game over']);
    expect(eventsOf(match, 'score')).toMatchObject([{ rule: 'H8.2.1', points: 5 + 6 + 9 }]);
    expect(match.result).toMatchObject({ winner: 'hapsburg', how: 'operational' });
  });

  test('H8.2.1 with a card left nothing is scored', () => {
    const match = table({ card: 31, at: 'end', played: all.filter((id) => id !== 31 && id !== 35), dice: ['#35'] });
    expect(match.over).toBe(false);
    expect(eventsOf(match, 'score')).toEqual([]);
  });

  test('H8.2.2 each Front on the map gives the number of its space', () => {
    const fronts = { polish: 3, carpathian: 5, italian: 4, romanian: 5, balkan: 3 };
    expect(points({ fronts })).toMatchObject({
      points: 20 + 9,
      ledger: {
        title: 'Victory Points',
        lines: [
          ['H8.2.2', 'Polish Front', 3],
          ['H8.2.2', 'Carpathian Front', 5],
          ['H8.2.2', 'Italian Front', 4],
          ['H8.2.2', 'Romanian Front', 5],
          ['H8.2.2', 'Balkan Front', 3],
          ['H8.2.5', 'Czechs', 3],
          ['H8.2.5', 'Croats', 3],
          ['H8.2.5', 'Hungarians', 3],
        ],
        total: 29,
      },
    });
  });

  test('H8.2.3 a Front that is not on the map gives nothing', () => {
    expect(points({ fronts: nobody }).points).toBe(9);
    expect(points({ fronts: { polish: 'off' } }).points).toBe(9 + 6);
  });

  test('H8.2.3 nor does a Romanian Front that card 40 removes in the last turn', () => {
    const last = (romanian: number) =>
      eventsOf(table({ card: 40, at: 'end', played: before(40, 49), fronts: { ...nobody, romanian } }), 'score')[0];
    expect(last(5).points).toBe(9);
    expect(last(4).points).toBe(9 + 4);
  });

  test('H8.2.4 National Will is counted once more, without the limit of 5', () => {
    const match = score({ fronts: nobody, victories: markers(0, 7), fields: { will: 5 } });
    expect(eventsOf(match, 'score')).toMatchObject([{ points: 9 + 7 }]);
    expect(eventsOf(match, 'score')[0].ledger?.lines[0]).toEqual(['H8.2.4', 'National Will', 7]);
    // The marker plays no part.
    expect(points({ fronts: nobody, victories: markers(0, 1), fields: { will: -3 } }).points).toBe(9 + 1);
  });

  test('H8.2.4 a negative will is subtracted', () => {
    const { points: sum, ledger } = points({ fronts: { ...nobody, polish: 1 }, loyalty: { croat: 0 } });
    expect(sum).toBe(1 - 3 + 6);
    expect(ledger?.lines).toContainEqual(['H8.2.4', 'National Will', -3]);
  });

  test('H8.2.5 each Nationality gives its distance from Revolt', () => {
    const { points: sum, ledger } = points({ fronts: nobody, loyalty: { czech: 0, croat: 1, hungarian: 2 } });
    expect(sum).toBe(-1 + 3);
    expect(ledger?.lines).toEqual([
      ['H8.2.4', 'National Will', -1],
      ['H8.2.5', 'Croats', 1],
      ['H8.2.5', 'Hungarians', 2],
    ]);
  });

  /** Boards that are worth so much: 9 for Loyalty, the rest by the Fronts and markers. */
  const worth: Readonly<Record<number, Table>> = {
    [-2]: { fronts: nobody, loyalty: { czech: 1, croat: 1, hungarian: 1 }, defeats: markers(0, 5) },
    8: { fronts: nobody, loyalty: { czech: 2 } },
    9: { fronts: nobody },
    17: { fronts: { ...nobody, polish: 4, italian: 4 } },
    18: { fronts: { ...nobody, polish: 5, italian: 4 } },
    22: { fronts: { ...nobody, polish: 5, italian: 4, balkan: 4 } },
    23: { fronts: { ...nobody, polish: 5, italian: 4, balkan: 5 } },
    30: { fronts: { polish: 5, carpathian: 6, italian: 6, romanian: 4 } },
    31: { fronts: { polish: 5, carpathian: 6, italian: 6, romanian: 5 } },
    43: { fronts: { polish: 5, carpathian: 6, italian: 6, romanian: 5, balkan: 5 }, victories: markers(0, 7) },
  };
  test.each([
    ['H8.2.6', -2, 'tactical', 0.2],
    ['H8.2.6', 8, 'tactical', 0.2],
    ['H8.2.7', 9, 'marginal', 0.4],
    ['H8.2.7', 17, 'marginal', 0.4],
    ['H8.2.8', 18, 'operational', 0.6],
    ['H8.2.8', 22, 'operational', 0.6],
    ['H8.2.9', 23, 'strategic', 0.8],
    ['H8.2.9', 30, 'strategic', 0.8],
    ['H8.2.10', 31, 'international', 1],
    ['H8.2.10', 43, 'international', 1],
  ])('%s %i points are a victory: %s', (rule, sum, how, value) => {
    const match = score(worth[sum]);
    expect(eventsOf(match, 'score')).toMatchObject([{ points: sum }]);
    expect(eventsOf(match, 'game over')).toMatchObject([{ rule, ending: how }]);
    expect(match.result).toEqual({ winner: 'hapsburg', how, rule, score: [value] });
    expect(match.state.points).toBe(sum);
  });

  test('H8.2.11, H8.2.2, H8.2.5 examples: the Balkan Front in Nis gives 2, the Hungarians at Loyal give 3', () => {
    const lines = points({ fronts: { ...nobody, balkan: 2 } }).ledger?.lines;
    expect(lines).toContainEqual(['H8.2.2', 'Balkan Front', 2]);
    expect(lines).toContainEqual(['H8.2.5', 'Hungarians', 3]);
  });
});
