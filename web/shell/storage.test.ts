import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { Trouble, troubleOf } from './storage.ts';

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
  const plain = { language: 'en', theme: 'system', motion: 'system', confirm: true, lessons: [] };
  expect(readSettings(null, 'en')).toEqual(plain);
  expect(readSettings('{', 'en')).toEqual(plain);
  expect(readSettings('{"theme":"dark","confirm":"no","language":"fr","lessons":["a",1]}', 'en')).toEqual({
    ...plain,
    theme: 'dark',
    lessons: ['a'],
  });
});
