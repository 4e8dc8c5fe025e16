// npm run test:node [-- VITEST ARGS]: the unit tests on the newest Node of the range that package.json names (`engines`). The registry has
// Node as the package `node`; it is installed into .node, which Git ignores.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm, root, tools } from './ensure.mjs';

ensureInstalled();
/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, '.node');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
const installed = npm(
  ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts=false', `node@${engines.node}`],
  folder,
);
if (installed !== 0) process.exit(installed);
const newest = join(folder, 'node_modules/node/bin/node');
const run = (/** @type {string[]} */ ...args) => spawnSync(newest, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
run('--version');
process.exit(run(tools.vitest, 'run', ...process.argv.slice(2)));
