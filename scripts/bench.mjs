// npm run bench [-- NAME...] [--newest]: installs boardgame.io and builds, then measures the reference game (bench/breach) and every game against its budgets (all of
// them by default), one process each. --newest: on the newest Node that package.json names. Any other Node: `PATH/TO/node scripts/bench.mjs`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, ensureBaseline, root } from './ensure.mjs';
import { newestNode } from './newest-node.mjs';

ensure();
ensureBaseline();
const program = process.argv.includes('--newest') ? newestNode() : process.execPath;
const games = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'game.ts')));
const all = ['breach', ...games];
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No benchmark found (have: ${all.join(', ')}).`);
  process.exitCode = 1;
}
spawnSync(program, ['--version'], { stdio: 'inherit' });
for (const name of chosen) {
  const command = name === 'breach' ? ['bench/breach.mjs'] : ['bench/games.mjs', name];
  const { status } = spawnSync(program, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
