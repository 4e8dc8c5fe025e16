import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Bout, botNamed, isSolitaire, pairsOf, type Report, report, verdict } from '@ravelin/bot';
import { type AnyGame, Refusal } from '@ravelin/engine';
import { JobQueue, jobId, type SentSet } from '@ravelin/jobs';
import { everyBeginning, HEAD, nameOf, rowOf } from './arena-every.ts';
import { boutsOf, type Contest } from './arena-games.ts';
import { countArgument, gameArgument, optionsArgument, RUN, START, scenarioArgument, setArgument } from './args.ts';
import { complain, type Io, say } from './io.ts';
import { freshSeed, gameNamed, kernelOf } from './library.ts';
import { inThreads } from './threads.ts';

/** `ravelin arena`: two players against each other, each seed twice with the sides swapped, on all cores. */

/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

/** `--test 0.5:0.6`: stop when it is clear that the score is nearer to one of these. */
const testArgument = (given: string | undefined): readonly [number, number] | undefined => {
  if (given === undefined) return undefined;
  const [low, high] = given.split(':').map(Number);
  if (!(low >= 0 && low < high && high <= 1))
    throw new Refusal('bad-arguments', `--test is two scores from 0 to 1, written 0.5:0.6; "${given}" is not.`);
  return [low, high];
};

/** Where the bouts are kept as they end, one a line after the contest: a run that was stopped goes on from there. */
class Book {
  readonly bouts: Bout[] = [];
  readonly contest: Contest;
  private readonly file: string | undefined;

  /** A seed that is not said is the one in the file, or a new one. */
  constructor(file: string | undefined, contest: Omit<Contest, 'seed'>, seed: string | undefined) {
    this.file = file;
    const kept = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined;
    const before = kept ? (JSON.parse(kept[0]) as Contest) : undefined;
    this.contest = { ...contest, seed: seed ?? before?.seed ?? freshSeed() };
    const header = JSON.stringify(this.contest);
    if (kept && kept[0] !== header)
      throw new Refusal('bad-arguments', `${file} holds another contest: ${kept[0].slice(0, 200)}. Name another file.`);
    if (file !== undefined && !kept) appendFileSync(file, `${header}\n`);
    // The last line may have been cut short when the run was stopped.
    for (const line of kept?.slice(1) ?? []) if (line.endsWith('}')) this.bouts.push(JSON.parse(line) as Bout);
  }

  add(bout: Bout): void {
    this.bouts.push(bout);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(bout)}\n`);
  }
}

interface Run {
  readonly count: number;
  /** NATS, by which workers are reached that play the games. */
  readonly workers: string | undefined;
  readonly jobs: number;
  readonly test: readonly [number, number] | undefined;
}

/** How many games are handed to a worker at once: as few as are worth the way. */
const HANDED = 4;

/** Workers on any machine play the games; `jobs` are handed in at a time. */
const playElsewhere = async (
  url: string,
  { components, ...contest }: Contest,
  jobs: number,
  take: () => number | undefined,
  ended: (bout: Bout) => void,
): Promise<void> => {
  const queue = new JobQueue(url, () => {});
  const game = gameNamed(contest.game);
  const own = setArgument(game, components ?? undefined);
  const set: SentSet = game.sets.some(({ hash }) => hash === own.hash) ? { id: own.id } : { files: own.files };
  const hand = async (): Promise<void> => {
    for (;;) {
      const numbers = Array.from({ length: HANDED }, take).filter((number) => number !== undefined);
      if (numbers.length === 0) return;
      const id = jobId(contest, numbers, freshSeed());
      for (const bout of await queue.ask(id, { kind: 'bouts', contest, set, numbers })) ended(bout);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, hand));
  } finally {
    await queue.end();
  }
};

/** Plays what is missing in the book, several games at a time. */
const playAll = async ({ count, jobs, test, workers }: Run, book: Book, tell: () => void): Promise<void> => {
  const { contest } = book;
  const played = new Set(book.bouts.map(({ number }) => number));
  const waiting = [...Array(count).keys()].filter((number) => !played.has(number)).reverse();
  const settled = (): boolean => test !== undefined && verdict(pairsOf(book.bouts), ...test) !== undefined;
  const take = (): number | undefined => (settled() ? undefined : waiting.pop());
  const ended = (bout: Bout): void => {
    book.add(bout);
    tell();
  };
  if (workers !== undefined) return playElsewhere(workers, contest, jobs, take, ended);
  if (jobs === 1) {
    const play = boutsOf(contest);
    for (let number = take(); number !== undefined; number = take()) ended(play(number));
    return;
  }
  await inThreads<number, Bout>({
    module: new URL('./arena-worker.js', import.meta.url),
    data: contest,
    threads: Math.min(jobs, waiting.length),
    next: take,
    done: ended,
  });
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;

const inWords = (game: AnyGame, { a, b, games, score, interval, elo, bySide, endings, moves }: Report): string[] => [
  `${game.title}: ${a}${b === null ? '' : ` against ${b}`}, ${games} games`,
  '',
  `${a} ${b === null ? 'wins' : 'scores'} ${percent(score)} (${between(interval)})${b === null ? '' : `, ${elo > 0 ? '+' : ''}${elo} Elo`}`,
  ...Object.entries(bySide).map(
    ([seat, side]) =>
      `  as ${seat}: ${percent(side.score)} of ${side.games} (${between(side.interval)}), ${percent(side.decided)} decided, ` +
      `value of the end ${side.graded}, of its position ${side.margin}, ${side.turns} turns`,
  ),
  '',
  ...Object.entries(endings).map(
    ([how, n]) => `${String(n).padStart(8)}  ${game.endings.find(({ id }) => id === how)?.title ?? how}`,
  ),
  '',
  `Moves a game: ${moves} on average.`,
];

export const arena = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...START,
      ...RUN,
      test: { type: 'string' },
      keep: { type: 'string' },
      workers: { type: 'string' },
      every: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [id, a, b = null] = positionals;
  const game = gameArgument(id);
  const solitaire = isSolitaire(game);
  if (a === undefined || solitaire !== (b === null))
    throw new Refusal(
      'bad-arguments',
      solitaire
        ? `${game.title} is won or lost by one player: ravelin arena ${game.id} A`
        : 'Say who plays: ravelin arena GAME A B',
    );
  for (const name of [a, ...(b === null ? [] : [b])]) botNamed(kernelOf(game), name, () => 0);
  setArgument(game, values.components);
  const contest = {
    game: game.id,
    a,
    b,
    scenario: scenarioArgument(game, values.scenario),
    options: optionsArgument(game, values.option),
    components: values.components ?? game.offered ?? null,
  };
  const run: Run = {
    count: countArgument('games', values.games, 200),
    jobs: countArgument('jobs', values.jobs, availableParallelism()),
    test: testArgument(values.test),
    workers: values.workers,
  };
  if (values.every) return await arenaOfEvery(game, contest, run, values, io);
  const book = new Book(values.keep, contest, values.seed);
  const result = await resultOf(game, run, book, io);
  if (!values.json) say(io, ...inWords(game, result), `Seed ${book.contest.seed}.`);
  else say(io, JSON.stringify({ ...result, seed: book.contest.seed }));
  return 0;
};

/** Plays a contest to its end, and tells now and then how it stands. */
const resultOf = async (game: AnyGame, run: Run, book: Book, io: Io, title = ''): Promise<Report> => {
  const { a, b } = book.contest;
  let told = performance.now();
  await playAll(run, book, () => {
    if (performance.now() - told < PATIENCE) return;
    told = performance.now();
    const { score, games } = report(game, [a, b], book.bouts);
    complain(io, `  ${title}${games} of ${run.count} games, ${percent(score)}`);
  });
  const bouts = book.bouts.slice().sort((one, two) => one.number - two.number);
  return report(game, [a, b], bouts);
};

/** `--every`: the same contest in every scenario and with every option, a row for each as it ends. */
const arenaOfEvery = async (
  game: AnyGame,
  contest: Omit<Contest, 'seed'>,
  run: Run,
  { seed = freshSeed(), keep, json }: { readonly seed?: string; readonly keep?: string; readonly json: boolean },
  io: Io,
): Promise<number> => {
  if (keep !== undefined) throw new Refusal('bad-arguments', '--keep holds one contest; --every plays several.');
  if (!json) say(io, `${game.title}: ${contest.a}${contest.b === null ? '' : ` against ${contest.b}`}`, '', HEAD);
  for (const beginning of everyBeginning(game, contest.scenario, contest.options)) {
    const book = new Book(undefined, { ...contest, ...beginning }, seed);
    const result = await resultOf(game, run, book, io, `${nameOf(game, beginning)}: `);
    say(io, json ? JSON.stringify({ ...beginning, ...result, seed }) : rowOf(game, beginning, result));
  }
  if (!json) say(io, '', `Seed ${seed}.`);
  return 0;
};
