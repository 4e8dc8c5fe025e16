import { expect, test } from 'vitest';
import { namesOf, paceOf, stepsOf } from './away.ts';

const event = (seq: number, name: string, more: object = {}) => ({ seq, event: name, rule: 'V1', ...more });
const told = {
  events: [
    event(0, 'set up'),
    event(1, 'dug', { hex: 'burg' }),
    event(3, 'rolled', { die: 4 }),
    event(3, 'taken', { hex: 'camp', side: 'left' }),
  ],
  line: [
    { seat: 'left', move: 'dig' },
    { seat: 'right', move: null },
    { seat: 'left', move: 'storm' },
    { seat: 'right', move: 'decline', byOrder: true },
  ],
};

test('a step for each unseen move of which something is known; an order tells that it answered', () => {
  expect(stepsOf(told, 0).map(({ at, seat, events, byOrder }) => [at, seat, events.length, byOrder])).toEqual([
    [1, 'left', 1, false],
    [3, 'left', 2, false],
    [4, 'right', 0, true],
  ]);
  expect(stepsOf(told, 1).map(({ at }) => at)).toEqual([3, 4]);
  expect(stepsOf(told, 4)).toEqual([]);
});

test('more to read stays longer, but never for ever', () => {
  const [dug, stormed] = stepsOf(told, 0);
  expect(paceOf(stormed)).toBeGreaterThan(paceOf(dug));
  expect(paceOf({ events: Array.from({ length: 50 }, () => event(1, 'x')) })).toBeLessThan(5000);
});

test('everything a step names lights up', () => {
  expect([...namesOf(stepsOf(told, 1)[0])].sort()).toEqual(['camp', 'left']);
});
