// Who names a game: its folder and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { trackedFiles } from './imports/graph.mjs';

/** Prose may name a game, and a test may take one for its example. */
const mayName = (/** @type {string} */ file) =>
  /(\.md|^LICENSE|^NOTICE|\.test\.ts)$|^(docs|web\/e2e|server\/testing)\//.test(file);

/** Without comments: they may say for whom something was made. @param {string} text */
const code = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Files outside the games' folders whose code holds one of these names as a word. @param {readonly string[]} names */
export const filesNaming = (names) => {
  const pattern = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`);
  return trackedFiles().filter(
    (file) =>
      !/^games\/[^/]+\//.test(file) && !mayName(file) && pattern.test(code(readFileSync(join(root, file), 'utf8'))),
  );
};

/** @param {string} name */
export const isFolder = (name) => existsSync(join(root, 'games', name));
