import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfMessage } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type Key } from './en.ts';

const keys = Object.keys(en) as Key[];

describe('the catalogues', () => {
  test('hold the same keys', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
  });

  test('fill the same fields', () => {
    for (const key of keys) expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
  });

  test('leave no text empty or untranslated by accident', () => {
    const same = keys.filter((key) => de[key] === en[key]);
    expect(same).toEqual(['app.name']);
    for (const key of keys) expect(en[key].trim() && de[key].trim()).not.toBe('');
  });

  test('hold every key that the sources ask for', () => {
    const root = join(import.meta.dirname, '../..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|e2e|words)\//.test(file),
    );
    expect(sources.length).toBeGreaterThan(10);
    const asked = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key),
    );
    expect(asked.filter((key) => !(key in en) && key.includes('.'))).toEqual([]);
  });
});
