import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfMessage } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type WorkshopKey } from './en.ts';

const keys = Object.keys(en) as WorkshopKey[];
/** Words that both languages share. */
const SAME: readonly WorkshopKey[] = [];

test('both catalogues hold the same keys with the same fields', () => {
  expect(Object.keys(de).sort()).toEqual([...keys].sort());
  for (const key of keys) expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
  expect(keys.filter((key) => de[key] === en[key])).toEqual(SAME);
});

test('every text is used', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const made = [...sources.matchAll(/`([\w-]+\.)\$\{/g)].map(([, stem]) => stem);
  const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !made.some((stem) => key.startsWith(stem)));
  expect(unused).toEqual([]);
});
