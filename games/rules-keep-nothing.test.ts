import { expect, test } from 'vitest';

/**
 * Rules keep nothing between two questions: what is worked out once a position belongs to the state (`survey`), what follows from the
 * components alone is looked up by the kit. So any number of states can be asked in any order.
 */
const sources = import.meta.glob<string>(['./*/rules/**/*.ts', './*/data/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A variable of a module, a list that is filled later, or a typed array, which can only be meant to be changed. */
const CHANGEABLE = /^(?:export )?(?:(?:let|var) |const \w+(?:: [^=]+)? = (?:\[\];|new (?:Array|\w+Array)\b))/;

const changeable = (text: string): string[] => text.split('\n').filter((line) => CHANGEABLE.test(line));

test('no module of the rules or the data has anything that changes', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const found = Object.entries(sources).flatMap(([path, text]) => changeable(text).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

test('what changes is found', () => {
  for (const line of [
    'let holder = NONE;',
    'export let used = 0;',
    'const zones: number[] = [];',
    'const found = [];',
    'const counts = new Int16Array(0);',
  ])
    expect(changeable(line)).toEqual([line]);
  for (const line of ['  let n = 0;', 'const RANGES = [1, 2];', 'const rings = new WeakMap<Kit, number[]>();'])
    expect(changeable(line)).toEqual([]);
});
