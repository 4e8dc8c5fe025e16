// npm run check [-- COMMIT]: for a change in progress. Lint and types of everything, and the tests that import what has changed since
// COMMIT (else since the branch left main, or since the last commit on main itself). Stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureInstalled, node, root, tools } from './ensure.mjs';
import { findServices, withoutServices } from './services.mjs';

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

ensureInstalled();
const since = process.argv[2] ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
const changed = ['run', '--changed', since, '--passWithNoTests'];
const cluster = ['--config', join(root, 'vitest.cluster.config.ts')];
/** @type {[...typeof checks]} */
const steps = [...checks, ['tests of what has changed', tools.vitest, changed]];
if (findServices()) steps.push(['the same on PostgreSQL and NATS', tools.vitest, [...changed, ...cluster]]);
else withoutServices();
for (const [name, tool, args] of steps) {
  console.log(`\n== ${name}`);
  const status = node(tool, args);
  if (status !== 0) process.exit(status);
}
