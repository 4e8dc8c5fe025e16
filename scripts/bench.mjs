// npm run bench [-- NAME...]: builds, then runs each bench/NAME.bench.mjs (all of them by default), one process each.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, node, root } from './ensure.mjs';

ensure();
const folder = join(root, 'bench');
const ending = '.bench.mjs';
const all = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const options = process.argv.slice(2).filter((arg) => arg.startsWith('-'));
const chosen = all.sort().filter((name) => wanted.length === 0 || wanted.includes(name.slice(0, -ending.length)));
if (chosen.length === 0) {
  console.error(`No benchmark found (have: ${all.map((name) => name.slice(0, -ending.length)).join(', ') || 'none'}).`);
  process.exitCode = 1;
}
for (const name of chosen) {
  const status = node(join(folder, name), options);
  if (status !== 0) process.exitCode = status;
}
