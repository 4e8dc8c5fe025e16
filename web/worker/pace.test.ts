import type { Ask, Player } from '@ravelin/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quick: Player = { choose: async () => 'pass' };

/** Begins to choose; `made` is the move once it is there. */
const choosing = (pace: Pace, signal = new AbortController().signal) => {
  const out: { made?: string; refused?: unknown } = {};
  pace
    .unhurried(quick)
    .choose({} as never, {} as Ask, signal)
    .then(
      (move) => {
        out.made = move;
      },
      (reason: unknown) => {
        out.refused = reason;
      },
    );
  return out;
};

test('a player that answers by itself leaves time to look', async () => {
  const out = choosing(new Pace());
  await vi.advanceTimersByTimeAsync(300);
  expect(out.made).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(out.made).toBe('pass');
});

test('it answers at once where nobody watches', async () => {
  const pace = new Pace();
  pace.watched = false;
  const out = choosing(pace);
  await vi.advanceTimersByTimeAsync(1);
  expect(out.made).toBe('pass');
});

test('a table that is left is not waited for', async () => {
  const left = new AbortController();
  const out = choosing(new Pace(), left.signal);
  left.abort('left');
  await vi.advanceTimersByTimeAsync(0);
  expect(out.refused).toBe('left');
  expect(vi.getTimerCount()).toBe(0);
});
