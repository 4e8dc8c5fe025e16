// npm run bench [-- NAME...]: builds, then runs bench/NAME.bench.mjs and games/NAME/bench.mjs (all of them by default), one process each.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, node, root } from './ensure.mjs';

ensure();
const ending = '.bench.mjs';
/** By name, the file. @type {ReadonlyMap<string, string>} */
const all = new Map([
  ...readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith(ending))
    .map((file) => /** @type {const} */ ([file.slice(0, -ending.length), join(root, 'bench', file)])),
  ...readdirSync(join(root, 'games'))
    .map((game) => /** @type {const} */ ([game, join(root, 'games', game, 'bench.mjs')]))
    .filter(([, file]) => existsSync(file)),
]);
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const options = process.argv.slice(2).filter((arg) => arg.startsWith('-'));
const chosen = [...all].filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No benchmark found (have: ${[...all.keys()].join(', ')}).`);
  process.exitCode = 1;
}
for (const [, file] of chosen) {
  const status = node(file, options);
  if (status !== 0) process.exitCode = status;
}
