import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { AnyGame } from '@ravelin/engine';
import { root } from './io.ts';

/** Runs a game's tests with something looking on: for `ravelin coverage` and for the examples of the rulebook. */

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === 'dist' || entry.name === 'node_modules') return [];
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .sort();

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** The game's tests. Random play does not count: a test must mean what it exercises. */
export const testsOf = ({ id }: AnyGame): string[] =>
  filesUnder(join(root(), 'games', id)).filter((path) => isTest(path) && !path.endsWith('battery.test.ts'));

/** What each test file left in the folder that `variable` names to it, and what the runner had to say if a test failed. */
export const runTests = <T>(tests: readonly string[], variable: string): { left: T[]; failure: string } => {
  if (tests.length === 0) return { left: [], failure: '' };
  const folder = mkdtempSync(join(tmpdir(), 'ravelin-tests-'));
  try {
    const vitest = join(root(), 'node_modules', 'vitest', 'vitest.mjs');
    const paths = tests.map((path) => relative(root(), path));
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...paths], {
      cwd: root(),
      env: { ...process.env, [variable]: folder, NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const left = readdirSync(folder).map((name): T => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return { left, failure: status === 0 ? '' : `${stdout ?? ''}\n${stderr ?? ''}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
