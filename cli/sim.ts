import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readableJson } from '@ravelin/engine';
import { countArgument, gameArgument, optionsArgument, RUN, START, scenarioArgument, setArgument } from './args.ts';
import { type Io, say } from './io.ts';
import { begin, freshSeed } from './library.ts';
import { playOn, playRandomGame, Tally } from './random-play.ts';

/** `ravelin sim`: many random games, and what became of them. */

export const sim = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...START,
      games: RUN.games,
      json: { type: 'boolean', default: false },
      records: { type: 'string' },
    },
  });
  const game = gameArgument(positionals[0]);
  const count = countArgument('games', values.games, 1000);
  const { seed = freshSeed(), records } = values;
  const set = setArgument(game, values.components);
  const scenario = scenarioArgument(game, values.scenario);
  const options = optionsArgument(game, values.option);
  if (records !== undefined) mkdirSync(records, { recursive: true });
  const tally = new Tally(game);
  const began = performance.now();
  for (let i = 0; i < count; i++) {
    const one = `${seed}/${i}`;
    tally.add(playRandomGame(game, set, scenario, options, one));
    if (records === undefined) continue;
    const match = begin(game, { set, scenario, options, seed: one });
    playOn(match, one);
    const name = `${String(i).padStart(String(count - 1).length, '0')}.json`;
    writeFileSync(join(records, name), readableJson(match.record()));
  }
  const report = { game: game.id, seed, ...tally.report((performance.now() - began) / 1000) };
  if (values.json) {
    say(io, JSON.stringify(report));
    return 0;
  }
  const { movesPerGame, winners, endings } = report;
  const share = (n: number): string => `${String(n).padStart(8)}  ${((100 * n) / count).toFixed(1).padStart(5)} %`;
  say(io, `${game.title}: ${count} random games, seed ${seed}`, '');
  for (const [id, n] of Object.entries(endings))
    say(io, `${share(n)}  ${game.endings.find((ending) => ending.id === id)?.title ?? id}`);
  say(io, '');
  for (const [seat, n] of Object.entries(winners)) say(io, `${share(n)}  won by ${seat}`);
  say(
    io,
    '',
    `Moves a game: ${movesPerGame.mean} on average, ${movesPerGame.shortest} to ${movesPerGame.longest}.`,
    `${report.gamesPerSecond} games and ${report.decisionsPerSecond} decisions a second.`,
  );
  if (records !== undefined) say(io, `Records: ${records}`);
  return 0;
};
