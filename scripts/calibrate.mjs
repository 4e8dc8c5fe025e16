// npm run calibrate GAME [-- --games 40] [--player captain] [--seed S] [--check]
// Plays games of good players, notes what each position that can be judged is worth by the game's advice and how the game came out, and writes
// games/GAME/bot/calibration.json: how a value becomes a chance. --check: writes nothing, only says how the stored numbers do on these games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensure, root } from './ensure.mjs';

ensure();
const { botNamed, calibrationOf, calibrationTable, noteGame } = await import('@ravelin/bot');
const { Kernel, setOffered } = await import('@ravelin/engine');
const { findGame } = await import('@ravelin/games');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    player: { type: 'string', default: 'captain' },
    seed: { type: 'string', default: 'calibrate' },
    check: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
const game = findGame(id ?? '');
if (!game) {
  console.error('Say which game: npm run calibrate GAME');
  process.exit(2);
}
const kernel = new Kernel(game);
const bot = botNamed(kernel, values.player, () => performance.now());
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const setting = { set: setOffered(game), scenario: game.scenarios[0].id, options };
const seed = values.check ? `${values.seed}/check` : values.seed;
const notes = [];
for (let n = 0; n < Number(values.games); n++) notes.push(noteGame(kernel, setting, bot, `${seed}/${n}`));
const made = `npm run calibrate ${id} -- --games ${values.games} --player ${values.player}`;
const found = values.check ? (game.advice?.calibration ?? { bias: 0, slope: 1 }) : { ...calibrationOf(notes), made };
for (const { from, to, positions, said, came } of calibrationTable(notes, found))
  console.log(
    `said ${from} to ${to} %: ${Math.round(100 * said)} % on average, came to ${Math.round(100 * came)} % of ${positions} positions`,
  );
console.log(JSON.stringify(found));
if (!values.check)
  writeFileSync(join(root, 'games', id, 'bot', 'calibration.json'), `${JSON.stringify(found, null, 2)}\n`);
