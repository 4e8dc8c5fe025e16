import { expect, test } from 'vitest';
import { changedPlaces, lastOwn, linesOf, movedSince, namesOf, paceOf, stepsOf } from './away.ts';

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

const step = (at: number, seat: string, ...names: string[]) => ({
  at,
  seat,
  byOrder: false,
  events: names.map((name) => event(at, name, name === 'rolled' ? { die: 3 } : {})),
});

test('the same deed again and again is one line, and there are never more than asked for', () => {
  const moves = [1, 2, 3].map((at) => step(at, 'left', 'moved'));
  expect(
    linesOf([...moves, step(4, 'left', 'rolled'), step(5, 'right', 'moved')]).map(({ steps }) => steps.length),
  ).toEqual([3, 1, 1]);
  const many = Array.from({ length: 30 }, (_, i) =>
    step(i + 1, i % 2 ? 'left' : 'right', i % 5 ? `deed ${i}` : 'rolled'),
  );
  const lines = linesOf(many);
  expect(lines).toHaveLength(7);
  expect(lines.flatMap(({ steps }) => steps)).toEqual(many);
});

test('dice keep a line of their own where quieter deeds can be joined', () => {
  const steps = [step(1, 'left', 'dug'), step(2, 'left', 'built'), step(3, 'left', 'rolled'), step(4, 'left', 'went')];
  expect(linesOf(steps, 3).map(({ steps: all }) => all.map(({ at }) => at))).toEqual([[1, 2], [3], [4]]);
});

test('what others touched is marked until one moves oneself', () => {
  const now = { ...told, viewer: 'right' };
  expect(lastOwn(now)).toBe(2);
  expect([...movedSince(now)].sort()).toEqual(['camp', 'left']);
  expect([...movedSince({ ...now, viewer: 'left' })]).toEqual([]);
});

test('of one’s own places those are told that have become otherwise', () => {
  const place = (name: string, words: string, mine: boolean) => ({ domain: 'hex', name, words, mine, near: {} });
  const before = [place('a', 'A, two guns', true), place('b', 'B, theirs', false), place('c', 'C, yours', true)];
  const now = [place('a', 'A, one gun', true), place('b', 'B, burnt', false), place('c', 'C, yours', true)];
  const places = (view: object) => ('now' in view ? now : before);
  expect(changedPlaces(places, {} as never, { now: true } as never, () => '')).toEqual(['A, one gun']);
});
