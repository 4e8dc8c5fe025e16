import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { isStoredGame, Trouble, troubleOf } from './storage.ts';

test('a full device is told from one that keeps nothing, and from a newer version', () => {
  expect(troubleOf(new DOMException('full', 'QuotaExceededError')).code).toBe('quota');
  expect(troubleOf(new DOMException('newer', 'VersionError')).code).toBe('newer-format');
  expect(troubleOf(new DOMException('no', 'SecurityError'))).toMatchObject({ code: 'no-storage', message: 'no' });
});

test('a trouble stays what it is', () => {
  const trouble = new Trouble('bad-save', 'damaged');
  expect(troubleOf(trouble)).toBe(trouble);
});

test('settings that are damaged fall back, one by one', () => {
  const plain = {
    language: 'en',
    theme: 'system',
    motion: 'system',
    askAlways: false,
    waited: true,
    teach: true,
    folded: [],
    legend: false,
    lessons: [],
    speed: 1,
    player: '',
    sound: false,
  };
  expect(readSettings(null, 'en')).toEqual(plain);
  expect(readSettings('{', 'en')).toEqual(plain);
  expect(readSettings('{"theme":"dark","askAlways":"no","language":"fr","lessons":["a",1]}', 'en')).toEqual({
    ...plain,
    theme: 'dark',
    lessons: ['a'],
  });
});

test('a row that the home screen cannot show is told from one that it can', () => {
  const row = { id: 'a', game: 'vienna', setting: {}, moves: 3, seat: 'ottoman', result: null, updated: 1 };
  expect(isStoredGame(row)).toBe(true);
  for (const bad of [null, 7, { id: 'a' }, { ...row, updated: 'now' }, { ...row, game: 4 }, { ...row, result: 'won' }])
    expect(isStoredGame(bad)).toBe(false);
});
