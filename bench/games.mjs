// node bench/games.mjs NAME: the game of this folder against the budgets in its bench.mjs. `npm run bench` runs it for every game.
import { existsSync } from 'node:fs';

process.env.NODE_ENV = 'production';
const [name] = process.argv.slice(2);
const { registry } = await import('@ravelin/games/registry');
const { benchGame } = await import('./dist/game.js');
const { timed } = await import('./dist/measure.js');
const { baseline } = await import('./boardgame.io/dist/boardgame.io/player.js');
const own = new URL(`../games/${name}/bench.mjs`, import.meta.url);
const { budgets = {} } = existsSync(own) ? await import(own.href) : {};
const { game } = await registry[name]();
if (!benchGame(game, budgets, timed(baseline()))) process.exitCode = 1;
