import { describe, expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { PACES } from './pace.ts';

const MINUTE = 60_000;

describe('a clock', () => {
  const begun = () => new Clock(PACES.live, ['a', 'b']);

  test('runs for the seat that decides alone, and adds something for each decision, up to what there was', () => {
    const clock = begun();
    clock.ask('a', 0, 1000);
    expect([clock.leftTo('a', 61_000), clock.leftTo('b', 61_000)]).toEqual([29 * MINUTE, 30 * MINUTE]);
    expect(clock.deadline).toBe(1000 + 30 * MINUTE);
    clock.ask('b', 1, 61_000);
    expect([clock.leftTo('a', 71_000), clock.leftTo('b', 71_000)]).toEqual([
      29 * MINUTE + 20_000,
      30 * MINUTE - 10_000,
    ]);
    clock.ask('a', 2, 71_000);
    expect(clock.leftTo('b', 80_000)).toBe(30 * MINUTE);
    clock.ask(null, 3, 80_000);
    expect(clock.deadline).toBeNull();
  });

  test('adds nothing for a move that is taken back and made again', () => {
    const clock = begun();
    clock.ask('a', 0, 0);
    clock.ask('b', 1, 10 * MINUTE);
    for (let n = 0; n < 10; n++) {
      clock.ask('a', 0, 10 * MINUTE);
      clock.ask('b', 1, 10 * MINUTE);
    }
    expect(clock.leftTo('a', 10 * MINUTE)).toBe(20 * MINUTE + 20_000);
    clock.goBack(0);
    clock.ask('a', 0, 10 * MINUTE);
    clock.ask('b', 1, 10 * MINUTE);
    expect(clock.leftTo('a', 10 * MINUTE)).toBe(20 * MINUTE + 40_000);
  });
});
