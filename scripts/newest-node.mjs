// The newest Node of the range that package.json names (`engines`). The registry has Node as the package `node`; it is installed into
// .node, which Git ignores.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './ensure.mjs';

/** Its program; ends the process when it cannot be installed. */
export function newestNode() {
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
  return join(folder, 'node_modules/node/bin/node');
}
