import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ensure.mjs';
import { filesNaming } from './names.mjs';

test('a game is one folder: no code and no configuration outside it names it', () => {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'dist' && name !== 'node_modules');
  expect(names.length).toBeGreaterThan(1);
  expect(filesNaming(names)).toEqual([]);
});

test('a word of the code is found, a part of one is not', () => {
  expect(filesNaming(['reallyLongWordNobodyUses'])).toEqual([]);
  expect(filesNaming(['parseSync'])).toContain('scripts/imports/graph.mjs');
  expect(filesNaming(['parseSyn'])).toEqual([]);
});
