// npm run blunders GAME [-- --games 50] [--player marshal] [--level captain] [--seed S]
// Plays games in which one move of a good player is replaced by a bad one, and says in how many of them the analysis has it among the three worst
// decisions of its seat (docs/analysis.md).
import { parseArgs } from 'node:util';
import { ensure } from './ensure.mjs';

ensure();
const { botNamed, plantedGame, ranked, shareInterval } = await import('@ravelin/bot');
const { Kernel, setOffered } = await import('@ravelin/engine');
const { findGame } = await import('@ravelin/games');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '50' },
    player: { type: 'string', default: 'marshal' },
    level: { type: 'string', default: 'captain' },
    seed: { type: 'string', default: 'blunders' },
  },
});
const [id] = positionals;
const game = findGame(id ?? '');
if (!game) {
  console.error('Say which game: npm run blunders GAME');
  process.exit(2);
}
const kernel = new Kernel(game);
const bot = botNamed(kernel, values.player, () => performance.now());
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const setting = { set: setOffered(game), scenario: game.scenarios[0].id, options };
let found = 0;
let planted = 0;
for (let n = 0; planted < Number(values.games); n++) {
  const one = plantedGame(kernel, setting, bot, `${values.seed}/${n}`);
  if (!one) continue;
  const rank = ranked(one, values.level, values.seed);
  planted++;
  if (rank <= 3) found++;
  const [low, high] = shareInterval(found / planted, planted).map((share) => Math.round(100 * share));
  console.log(
    `game ${n}: ${one.seat}, move ${one.at + 1} of ${one.match.length}, gives away ${Math.round(one.loss / 100)} %: ` +
      `${rank === Number.POSITIVE_INFINITY ? 'not found' : `number ${rank}`}; ${found} of ${planted} (${low} to ${high} %)`,
  );
}
