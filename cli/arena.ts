import { parseArgs } from 'node:util';
import { botNamed, playGame } from '@ravelin/bot';
import { Refusal } from '@ravelin/engine';
import { countArgument, gameArgument, optionsArgument, scenarioArgument, setArgument } from './args.ts';
import { type Io, say } from './io.ts';
import { freshSeed, kernelOf } from './library.ts';

/** `ravelin arena`: two players against each other, each seed twice with the sides swapped. */
export const arena = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
      components: { type: 'string' },
      scenario: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  const [id, a, b] = positionals;
  const game = gameArgument(id);
  const kernel = kernelOf(game);
  if (a === undefined || (game.seats.length > 1 && b === undefined))
    throw new Refusal('bad-arguments', 'Say who plays: ravelin arena GAME A B');
  const count = countArgument('games', values.games, 40);
  const { seed = freshSeed() } = values;
  const setting = {
    set: setArgument(game, values.components),
    scenario: scenarioArgument(game, values.scenario),
    options: optionsArgument(game, values.option),
  };
  const bots = [a, b ?? a].map((name) => botNamed(kernel, name));
  const sides = game.seats.length;
  const won = game.seats.map(() => 0);
  const endings = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const swapped = sides > 1 && i % 2 === 1;
    const seated = swapped ? [bots[1], bots[0]] : bots;
    const { outcome } = playGame(kernel, setting, seated.slice(0, sides), `${seed}/${Math.floor(i / sides)}`);
    const own = swapped ? 1 : 0;
    won[own] += outcome.winner === own ? 1 : outcome.winner < 0 && sides > 1 ? 0.5 : 0;
    endings.set(outcome.how, (endings.get(outcome.how) ?? 0) + 1);
  }
  const score = won.reduce((sum, n) => sum + n, 0) / count;
  const report = {
    game: game.id,
    a,
    b,
    games: count,
    score,
    bySide: Object.fromEntries(game.seats.map((seat, i) => [seat, won[i]])),
    endings: Object.fromEntries(endings),
  };
  say(io, JSON.stringify(report));
  return 0;
};
