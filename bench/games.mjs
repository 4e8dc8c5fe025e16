// node bench/games.mjs NAME: the game of this folder against the budgets in its bench.mjs. `npm run bench` runs it for every game.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = 'production';
const [name] = process.argv.slice(2);
const { registry } = await import('@ravelin/games/registry');
const { benchGame } = await import('./dist/game.js');
const { timed } = await import('./dist/measure.js');
const { baseline } = await import('./boardgame.io/dist/boardgame.io/player.js');
const own = new URL(`../games/${name}/bench.mjs`, import.meta.url);
const { budgets = {} } = existsSync(own) ? await import(own.href) : {};
const { game } = await registry[name]();

const memory = fileURLToPath(new URL('memory.mjs', import.meta.url));
// Code that is compiled better and better also takes memory, and more of it for hours: only data is looked at.
const FLAGS = ['--expose-gc', '--no-opt', '--no-sparkplug', '--no-lazy-feedback-allocation', '--no-warnings'];
const { status, stdout } = spawnSync(process.execPath, [...FLAGS, memory, name], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error('The memory of a computer player could not be measured.');
if (!benchGame(game, budgets, timed(baseline()), JSON.parse(stdout))) process.exitCode = 1;
