// npm run test:node [-- VITEST ARGS]: the unit tests on the newest Node that package.json names.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root, tools } from './ensure.mjs';
import { newestNode } from './newest-node.mjs';

ensureInstalled();
const newest = newestNode();
const run = (/** @type {string[]} */ ...args) => spawnSync(newest, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
run('--version');
process.exit(run(tools.vitest, 'run', ...process.argv.slice(2)));
