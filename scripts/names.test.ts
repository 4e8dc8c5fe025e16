import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ensure.mjs';
import { trackedFiles } from './imports/graph.mjs';

/** A game is one folder: nothing else names it. Prose may, and a test may take a game for its example. */

const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory());
const names = folders.map(({ name }) => name).filter((name) => name !== 'dist' && name !== 'node_modules');
const NAME = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`);

const isProse = (file: string): boolean => /(\.md|^LICENSE|^NOTICE)$/.test(file);
const isTest = (file: string): boolean => /\.test\.ts$|^web\/e2e\//.test(file);
/** Without comments: they may say for whom something was made. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('no code and no configuration outside its folder names a game', () => {
  const files = trackedFiles().filter((file) => !/^games\/[^/]+\//.test(file) && !isProse(file) && !isTest(file));
  const naming = files.filter((file) => NAME.test(code(readFileSync(join(root, file), 'utf8'))));
  expect(names.length).toBeGreaterThan(1);
  expect(naming).toEqual([]);
});
