import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfMessage } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { de, en, type StandingsKey } from './words.ts';

const keys = Object.keys(en) as StandingsKey[];

test('both languages fill the same fields, in other words', () => {
  for (const key of keys) {
    expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
    expect(de[key]).not.toBe(en[key]);
  }
});

test('every text is used', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => !file.startsWith('words'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const made = [...sources.matchAll(/`([\w-]+\.)\$\{/g)].map(([, stem]) => stem);
  const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !made.some((stem) => key.startsWith(stem)));
  expect(unused).toEqual([]);
});
