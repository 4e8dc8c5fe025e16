// What every script needs first: dependencies installed and packages built, from nothing but Node 20 and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Scripts of the installed tools, run by this same Node: no shell and no PATH needed. */
export const tools = {
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  imports: join(root, 'scripts/imports.mjs'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  ravelin: join(root, 'cli/bin/ravelin.js'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
};

/**
 * Runs a JavaScript file with this Node in the repository root and returns its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: its output goes to stderr
 */
export function node(file, args, { quiet = false, env = process.env } = {}) {
  const done = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
  });
  if (done.error) throw done.error;
  return done.status ?? 1;
}

/**
 * Runs npm; its output goes to stderr.
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = root) {
  const script = process.env.npm_execpath;
  const [command, all] = script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, all, { cwd, stdio: ['inherit', 2, 'inherit'], shell }).status ?? 1;
}

/** Installs what the package-lock.json of a folder names, when it is missing or out of date. */
export function ensureInstalled(folder = root) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return;
  console.error('Installing dependencies (npm ci) ...');
  const status = npm(['ci', '--no-audit', '--no-fund'], folder);
  if (status !== 0) {
    console.error('npm ci failed.');
    process.exit(status);
  }
}

/** @param {string[]} projects */
function build(...projects) {
  const status = node(tools.tsc, ['-b', ...projects], { quiet: true });
  if (status !== 0) {
    console.error('The build failed.');
    process.exit(status);
  }
}

/** Installs and builds; ends the process when either fails. */
export function ensure() {
  ensureInstalled();
  build();
}

/** The same for the server alone, which is quicker. */
export function ensureServer() {
  ensureInstalled();
  build('server');
}

/** The same for boardgame.io, the baseline of the bench: nothing else needs it, so that a plain install does not bring it. */
export function ensureBaseline() {
  ensureInstalled(join(root, 'bench/boardgame.io'));
  build('bench/boardgame.io');
}
