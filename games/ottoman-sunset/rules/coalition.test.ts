import { describe, expect, test } from 'vitest';
import { errorCode, eventsOf, table } from '../testing.ts';

const SIX = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);
type Box = 'victories' | 'stalemates' | 'defeats';

/** Five markers of the Kaiserschlacht lie in a box, and the sixth is fought with this die. */
const last = (box: Box, die: number, options: readonly string[] = ['coalition']) =>
  table({
    card: 47,
    at: 'kaiserschlacht',
    options,
    // Enough to keep the will from collapsing.
    [box === 'defeats' ? 'victories' : 'defeats']: ['somme', 'verdun', 'italy'],
    [box]: SIX.slice(0, 5),
    fields: { kaiserschlacht: 'raging' },
    dice: [die],
  });

describe('Coalition Victory or Defeat', () => {
  test('O8.2.1 all six in the Victories Box: a Coalition Victory at once', () => {
    const match = last('victories', 6);
    expect(match.result).toEqual({ winner: 'ottoman', how: 'coalition-victory', rule: 'O8.2.1', score: [1] });
  });

  test('O8.2.2 all six in the Defeats Box: a Coalition Defeat at once', () => {
    const match = last('defeats', 1);
    expect(match.result).toEqual({ winner: null, how: 'coalition-defeat', rule: 'O8.2.2', score: [-1] });
  });

  test('O8.2.1, O8.2.2 five of them are not enough, nor six Stalemates, and without the rule the war goes on', () => {
    expect(last('victories', 1).over).toBe(false);
    // 5 is the value of the sixth marker.
    expect(last('stalemates', 5).over).toBe(false);
    for (const [box, die] of [
      ['victories', 6],
      ['defeats', 1],
    ] as const) {
      const match = last(box, die, []);
      expect(match.over).toBe(false);
      expect(eventsOf(match, 'kaiserschlacht ends')).toMatchObject([{ rule: 'O4.2.1', box }]);
    }
  });

  test('O8.2.3 no later phase takes place and no points are counted', () => {
    for (const [box, die] of [
      ['victories', 6],
      ['defeats', 1],
    ] as const)
      expect(
        last(box, die)
          .events('all')
          .map(({ event }) => event),
      ).toEqual(['battle', 'kaiserschlacht ends', 'game over']);
  });

  test('O8.2.1 a position after that end is no position to play on from', () => {
    const after = (options: readonly string[]) => () =>
      table({ card: 47, options, victories: SIX, fields: { kaiserschlacht: 'ended' } });
    expect(after([])).not.toThrow();
    expect(errorCode(after(['coalition']))).toBe('bad-position');
    expect(after(['coalition'])).toThrow(/O8\.2\.1/);
  });
});
