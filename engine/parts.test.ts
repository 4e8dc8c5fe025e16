import { describe, expect, test } from 'vitest';
import { Kernel } from './kernel.ts';
import { Match } from './match.ts';
import { saveState } from './save.ts';
import { eventSchema, positionSchema } from './schema.ts';
import { battery } from './testing/battery.ts';
import { DOUBLE_SET, type Double, double } from './testing/double.ts';
import { HAND_LEFT, HAND_RIGHT } from './testing/duel.ts';
import { viewState } from './view.ts';

/** Games that are composed of others: two duels at one table. */

const kernel = new Kernel(double);
const start = (script: readonly (string | number)[] = []) => new Match(kernel, { set: DOUBLE_SET, script });
const DEAL = ['one', 'two', 'three', 'four', 'five', 'six', 'six', 'five', 'four', 'three', 'two', 'one'];

battery(kernel, DOUBLE_SET, { games: 30 });

describe('a game of two parts', () => {
  test('each part has its own state, and both share the stack of the whole', () => {
    const g = start(DEAL).state;
    expect(g.parts.map(({ zones }) => zones[HAND_LEFT])).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    for (const part of g.parts) expect(part.stack).toBe(g.stack);
    const copy = kernel.clone(g);
    for (const [i, part] of copy.parts.entries()) {
      expect(part.stack).toBe(copy.stack);
      expect(part.whole).toBe(copy);
      expect(part.zones).toEqual(g.parts[i].zones);
      expect(part.zones).not.toBe(g.parts[i].zones);
    }
  });

  test("a decision of a part belongs to the whole's seat that sits there", () => {
    const match = start(DEAL);
    match.play('go on with second');
    expect(match.seat).toBe('ben');
    match.play('bid four');
    expect(match.seat).toBe('ada');
  });

  test('a decision of the whole offers moves of a part, which change that part alone', () => {
    const match = start(DEAL);
    expect(match.legal()).toContain('throw one, two');
    match.play('throw two');
    expect(match.state.parts.map(({ zones }) => zones[HAND_LEFT].length)).toEqual([2, 3]);
  });

  test('a part that is over is passed over, and the whole goes on', () => {
    const match = start(DEAL);
    while (!match.state.parts[0].over) {
      const moves = match.legal() ?? [];
      match.play(moves.find((move) => move.startsWith('go on with first')) ?? moves[0]);
    }
    expect(match.over).toBe(false);
    expect(match.why('go on with first').reasons).toEqual([{ rule: 'B2', key: 'B2', text: 'That duel is over.' }]);
    expect(match.legal()).toContain('go on with second');
  });

  test('a view hides of each part what the seat may not know there', () => {
    const { state } = start(DEAL);
    const [one, two] = viewState(kernel, state, 0).parts;
    expect([one.zones[HAND_LEFT], two.zones[HAND_RIGHT]]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect([one.zones[HAND_RIGHT], two.zones[HAND_LEFT]]).toEqual([
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    expect([one.charm, two.charm]).toEqual([
      [2, -2],
      [-2, 4],
    ]);
  });

  test('an event says in which part it happened, and its secrets reach the seat that sits there', () => {
    const match = start(DEAL);
    const dealt = (viewer: number) =>
      match.events(viewer).flatMap(({ part, card }) => (card === undefined ? [] : [`${part} ${card}`]));
    expect(dealt(0)).toEqual(['one one', 'one two', 'one three', 'two three', 'two two', 'two one']);
    expect(dealt(1)).toEqual(['one four', 'one five', 'one six', 'two six', 'two five', 'two four']);
  });

  test('a position names the parts, and reads back', () => {
    const match = start(DEAL);
    match.play('go on with second');
    const json = match.positionJson() as Record<string, { trick: number }>;
    expect(json.two.trick).toBe(0);
    const again = new Match<Double, Double['kit']>(kernel, { set: DOUBLE_SET, position: json });
    expect(saveState(kernel, again.state)).toEqual(saveState(kernel, match.state));
  });

  test.each([
    [{ one: { trick: 11 } }, 'trick: 11 is not a trick'],
    [{ one: 3 }, 'one: an object is needed.'],
    [{ one: { luck: 1 } }, 'There is no field "luck" in a position of Duel.'],
    [{ three: {} }, 'There is no field "three" in a position of Double Duel.'],
    [
      { two: { zones: { 'left hand': ['one', 'two', 'three', 'four'] } } },
      'two: A hand holds at most three cards. (D1)',
    ],
    [{ two: { trick: 3 } }, 'The game is over in this position: Three tricks have been played. (D6)'],
  ])('a position with %j is refused', (position, message) => {
    expect(() => new Match(kernel, { set: DOUBLE_SET, position })).toThrow(message);
  });

  test('the schemas know the parts', () => {
    const position = JSON.stringify(positionSchema(kernel, DOUBLE_SET.kit));
    expect(position).toContain('"one bidding"');
    expect(JSON.stringify(eventSchema(kernel, DOUBLE_SET.kit))).toContain('"part":{"const":"two"}');
  });

  test('a table of a part may name only the entries that differ', () => {
    const { state } = new Match(kernel, { set: DOUBLE_SET, position: { two: { points: { right: 1 } } } });
    expect(state.parts[1].points).toEqual([0, 1]);
  });

  test('a move of another moment is told apart, in whichever part it belongs', () => {
    expect(start(DEAL).why('bid four').message).toContain('answers another decision (bid)');
  });
});
