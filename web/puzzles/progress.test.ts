import { expect, test } from 'vitest';
import { noted, readProgress } from './progress.ts';

const NOTHING = readProgress(null);

test('puzzles solved at the first try make a row, which ends with one that was not', () => {
  const two = noted(noted(NOTHING, 'vienna/a', 'first'), 'vienna/b', 'first');
  expect(two).toMatchObject({ streak: 2, best: 2 });
  for (const outcome of ['later', 'shown'] as const)
    expect(noted(two, 'vienna/c', outcome)).toMatchObject({ streak: 0, best: 2 });
});

test('a puzzle that is done again neither adds to the row nor ends it, and keeps its best outcome', () => {
  const one = noted(NOTHING, 'vienna/a', 'first');
  expect(noted(one, 'vienna/a', 'first')).toEqual(one);
  expect(noted(one, 'vienna/a', 'shown')).toEqual(one);
  const seen = noted(NOTHING, 'vienna/a', 'shown');
  expect(noted(seen, 'vienna/a', 'first')).toEqual({ of: { 'vienna/a': 'later' }, streak: 0, best: 0 });
});

test('what was kept is read back; what is not as it should be counts for nothing', () => {
  const one = noted(NOTHING, 'vienna/a', 'first');
  expect(readProgress(JSON.stringify(one))).toEqual(one);
  for (const text of ['', 'null', '[]', '{"of":7,"streak":-1,"best":"x"}', '{"of":{"a":"won"}}'])
    expect(readProgress(text)).toEqual(NOTHING);
});
