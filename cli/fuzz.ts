import { parseArgs } from 'node:util';
import type { AnyGame } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { bringGame } from '@ravelin/table';
import { countArgument, gameArgument, RUN, START } from './args.ts';
import { distribution } from './distribution.ts';
import { type FuzzedOne, fuzzStretch, type Laws, type Stretch } from './fuzz-games.ts';
import { complain, type Io, say } from './io.ts';
import { freshSeed } from './library.ts';
import { inThreads } from './threads.ts';

/** `ravelin fuzz`: random games with every law of the engine checked on the way, or with everything asked of the table. */

const STRETCH = 20;
/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

class Progress {
  readonly games: FuzzedOne[] = [];
  failure: Stretch['failure'];
  readonly wanted: number;
  private readonly io: Io;
  private readonly began = performance.now();
  private told = performance.now();

  constructor(wanted: number, io: Io) {
    this.wanted = wanted;
    this.io = io;
  }

  add({ games, failure }: Stretch): void {
    this.games.push(...games);
    // Of several threads that fail, the smallest number is reported, so that a run says the same whatever its threads did.
    if (failure && (!this.failure || failure.number < this.failure.number)) this.failure = failure;
    if (performance.now() - this.told < PATIENCE) return;
    this.told = performance.now();
    complain(this.io, `  ${this.games.length} of ${this.wanted} games, ${this.rate} a second`);
  }

  get rate(): number {
    return Math.round((100_000 * this.games.length) / (performance.now() - this.began)) / 100;
  }
}

/** How the games ended and how long they were, those that were led by themselves. */
const tell = (game: AnyGame, games: readonly FuzzedOne[], io: Io): void => {
  const led = games.filter((one) => one.led);
  const free = games.filter((one) => !one.led);
  for (const { id, title } of game.endings) {
    const count = (of: readonly FuzzedOne[]): string =>
      String(of.filter(({ ending }) => ending === id).length).padStart(8);
    say(io, `${count(games)}  ${title}${led.length > 0 ? ` (${count(led).trim()} of them led)` : ''}`);
  }
  if (!game.study) return;
  const { title } = game.study.clock;
  const lengths = (of: readonly FuzzedOne[]): number[] => of.map(({ length }) => length);
  say(io, '', ...distribution(`${title} a game at random`, lengths(free)));
  say(io, ...distribution(`${title} a game that is led`, lengths(led)), '');
};

/** Hands out stretches until all are played. */
const stretches = function* (from: number, to: number): Generator<[number, number], undefined> {
  for (let at = from; at < to; at += STRETCH) yield [at, Math.min(to, at + STRETCH)];
  return undefined;
};

/** How many games are played for the law of the table, where nothing is said: each asks thousands of questions. */
const TABLES = 200;

interface Run {
  readonly seed: string;
  readonly laws: Laws;
  readonly from: number;
  /** Only the game of this number. */
  readonly only: number | undefined;
  readonly games: number | undefined;
  readonly jobs: number;
}

/** Plays the games of one run; false where one of them broke a law. */
const fuzzGames = async (game: AnyGame, run: Run, io: Io): Promise<boolean> => {
  const { seed, laws, only } = run;
  const usual = laws === 'table' ? TABLES : (game.trial?.games ?? 20_000);
  const progress = new Progress(only === undefined ? (run.games ?? usual) : 1, io);
  const jobs = only === undefined ? Math.min(run.jobs, progress.wanted) : 1;
  const checks = laws === 'table' ? 'everything asked of the table' : 'every check on';
  say(io, `${game.title}: ${progress.wanted} games with ${checks}, seed ${seed}, ${jobs} at a time`);
  await bringGame(game.id);
  const from = only ?? run.from;
  const work = stretches(from, from + progress.wanted);
  const next = () => (progress.failure ? undefined : work.next().value);
  if (jobs > 1)
    await inThreads<readonly [number, number], Stretch>({
      module: new URL('./fuzz-worker.js', import.meta.url),
      data: { game: game.id, seed, laws },
      threads: jobs,
      next,
      done: (stretch) => progress.add(stretch),
    });
  else for (let one = next(); one; one = next()) progress.add(fuzzStretch(game, seed, ...one, laws));
  if (laws === 'kernel') tell(game, progress.games, io);
  const sum = (of: (one: FuzzedOne) => number): number => progress.games.reduce((all, one) => all + of(one), 0);
  const asked = laws === 'table' ? `, ${sum((one) => one.asked ?? 0)} questions in two worlds each` : '';
  say(io, `${progress.games.length} games, ${sum((one) => one.moves)} moves${asked}, ${progress.rate} games a second.`);
  const { failure } = progress;
  if (failure)
    complain(
      io,
      '',
      `Game ${failure.number} failed: ${failure.message}`,
      failure.stack.split('\n').slice(1, 8).join('\n'),
      `Repeat it: ravelin fuzz ${game.id}${laws === 'table' ? ' --table' : ''} --seed ${seed} --only ${failure.number}`,
    );
  return failure === undefined;
};

export const fuzz = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...RUN,
      seed: START.seed,
      only: { type: 'string' },
      from: { type: 'string' },
      table: { type: 'boolean', default: false },
    },
  });
  const run: Run = {
    seed: values.seed ?? freshSeed(),
    laws: values.table ? 'table' : 'kernel',
    only: values.only === undefined ? undefined : countArgument('only', values.only, 0, 0),
    from: countArgument('from', values.from, 0, 0),
    games: values.games === undefined ? undefined : countArgument('games', values.games, 0),
    jobs: countArgument('jobs', values.jobs, 2),
  };
  const all = values.table && positionals.length === 0 ? games : [gameArgument(positionals[0])];
  let good = true;
  for (const game of all) good = (await fuzzGames(game, run, io)) && good;
  return good ? 0 : 1;
};
