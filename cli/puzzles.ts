import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEEPER, type Depths, isFresh, lookThrough, PUZZLES, PuzzlesJson, prove } from '@ravelin/bot/puzzles';
import { type AnyGame, Refusal, readableJson } from '@ravelin/engine';
import { checked } from '@ravelin/table';
import { countArgument, gameArgument } from './args.ts';
import { complain, type Io, readJson, root, say } from './io.ts';
import { freshSeed, kernelOf } from './library.ts';

/** `ravelin puzzles`: finds puzzles of a game, proves those that are stored, or lists them (docs/puzzles.md). */

const bad = (message: string): Refusal => new Refusal('bad-arguments', message);

/** What the miner takes where it is not told: see docs/puzzles.md for what the stored ones were found with. */
const USUAL = { tries: 200, playing: 40, worlds: 300, margin: 400 };

const fileOf = (game: AnyGame): string => join(root(), 'games', game.id, 'puzzles', 'puzzles.json');

const read = (game: AnyGame, file: string): PuzzlesJson => {
  const stored = checked(PuzzlesJson, readJson(file), file) as PuzzlesJson;
  if (stored.game !== game.id) throw bad(`${file} holds puzzles of ${stored.game}, not of ${game.id}.`);
  return stored;
};

/** Whole or not at all: a run that is cut short leaves what it had. */
const write = (file: string, stored: PuzzlesJson): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, readableJson(stored));
  renameSync(`${file}.new`, file);
};

const begun = (game: AnyGame, depths: Depths, seed: string): PuzzlesJson => ({
  puzzles: PUZZLES,
  game: game.id,
  rules: game.rules,
  components: game.sets[0].hash,
  margin: depths.margin,
  tries: depths.tries,
  seed,
  games: 0,
  of: [],
});

interface Search {
  readonly wanted: number;
  /** Games that are looked through at most. */
  readonly games: number;
  readonly depths: Depths;
}

/** Looks through one game after another and writes the file after each, so that the same command goes on where it was stopped. */
const find = (game: AnyGame, first: PuzzlesJson, file: string, { wanted, games, depths }: Search, io: Io): number => {
  const kernel = kernelOf(game) as never;
  const [set] = game.sets;
  let stored = first;
  for (let n = 0; n < games && stored.of.length < wanted; n++) {
    const setting = { set, scenario: game.scenarios[0].id, options: {} };
    const { puzzles, dismissed, moves } = lookThrough(kernel, setting, depths, `${stored.seed}/${stored.games}`);
    const of = [...stored.of];
    for (const one of puzzles) if (of.length < wanted && isFresh(one, of, wanted)) of.push(one);
    of.sort((a, b) => a.tries - b.tries || (a.id < b.id ? -1 : 1));
    stored = { ...stored, games: stored.games + 1, of };
    write(file, stored);
    const why = Object.entries(dismissed).map(([what, times]) => `${times} ${what}`);
    complain(io, `  game ${stored.games}, ${moves} moves: ${of.length} of ${wanted} (no puzzle: ${why.join(', ')})`);
  }
  say(io, `${stored.of.length} puzzles in ${file}`);
  return stored.of.length < wanted ? 1 : 0;
};

/** Proves each again; with `drop` those that are none any more are taken out of the file. */
const check = (game: AnyGame, file: string, { times, drop }: { times: number; drop: boolean }, io: Io): number => {
  const stored = read(game, file);
  const { of, tries } = stored;
  const good = of.filter((puzzle, i) => {
    const { found, faults } = prove(kernelOf(game) as never, game.sets[0], puzzle, times * tries, 'check');
    const said = faults.length > 0 ? `WRONG: ${faults.join('; ')}` : found;
    say(io, `${String(i + 1).padStart(3)}  ${puzzle.id}  ${said}`);
    return faults.length === 0;
  });
  say(io, `${good.length} of ${of.length}: solved by ${times * tries} tries, and not by the rule of thumb`);
  if (drop && good.length < of.length) write(file, { ...stored, of: good });
  return good.length < of.length ? 1 : 0;
};

const percent = (chance: number): string => `${Math.round(chance / 100)} %`;

const listed = ({ of }: PuzzlesJson): string[] =>
  of.flatMap(({ id, seat, rule, moves, solution, wrong, tries }, i) => [
    `${String(i + 1).padStart(3)}  ${id}  ${seat} (${rule}), ${moves} moves, found after ${tries} tries`,
    `       ${solution.map(({ shown, chance }) => `${shown.notation} ${percent(chance)}`).join(' or ')}; next ${wrong[0]?.move} ${percent(wrong[0]?.chance ?? 0)}`,
  ]);

export const puzzles = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      find: { type: 'string' },
      check: { type: 'boolean', default: false },
      times: { type: 'string' },
      drop: { type: 'boolean', default: false },
      seed: { type: 'string' },
      out: { type: 'string' },
      games: { type: 'string' },
      tries: { type: 'string' },
      playing: { type: 'string' },
      worlds: { type: 'string' },
      margin: { type: 'string' },
      late: { type: 'string' },
      expected: { type: 'string' },
    },
  });
  const game = gameArgument(positionals[0]);
  const file = values.out ?? fileOf(game);
  if (values.find === undefined) {
    if (!existsSync(file)) throw new Refusal('no-file', `There are no puzzles of ${game.title}: ${file} is missing.`);
    const times = countArgument('times', values.times, DEEPER);
    if (values.check) return check(game, file, { times, drop: values.drop }, io);
    say(io, ...listed(read(game, file)));
    return 0;
  }
  if (values.check) throw bad('--find and --check: one after the other.');
  const before = existsSync(file) ? read(game, file) : undefined;
  const number = (name: keyof typeof USUAL, kept?: number): number =>
    countArgument(name, values[name], kept ?? USUAL[name]);
  const depths: Depths = {
    tries: number('tries', before?.tries),
    playing: number('playing'),
    worlds: number('worlds'),
    margin: number('margin', before?.margin),
    late: countArgument('late', values.late, Number.POSITIVE_INFINITY),
    expected: countArgument('expected', values.expected, 0),
  };
  const search = {
    wanted: countArgument('find', values.find, 1),
    games: countArgument('games', values.games, Number.MAX_SAFE_INTEGER),
    depths,
  };
  return find(game, before ?? begun(game, depths, values.seed ?? freshSeed()), file, search, io);
};
