#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Node 20 warns that importing JSON modules is experimental: true, and of no use to a player.
const emitWarning = process.emitWarning;
process.emitWarning = /** @type {typeof process.emitWarning} */ (
  (/** @type {string | Error} */ warning, /** @type {any[]} */ ...rest) => {
    if (String(warning).includes('Importing JSON modules')) return;
    Reflect.apply(emitWarning, process, [warning, ...rest]);
  }
);

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  const root = new URL('../../', import.meta.url);
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
  if (!existsSync(tsc)) {
    console.error('ravelin: not installed. Run `npm ci` in the repository first.');
    process.exit(1);
  }
  console.error('ravelin: building ...');
  const build = spawnSync(process.execPath, [tsc, '-b'], { cwd: fileURLToPath(root), stdio: ['ignore', 2, 2] });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// `ravelin replay FILE | head`: the reader has seen enough.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  process.exit(0);
});

/** @type {typeof import('../main.ts')} */
const { main } = await import(new URL('../dist/main.js', import.meta.url).href);
process.exitCode = await main(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
