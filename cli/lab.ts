import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSolitaire } from '@ravelin/bot';
import {
  armsOf,
  commandOf,
  csvOf,
  type Experiment,
  htmlOf,
  Laboratory,
  type LabReport,
  type Sample,
  Study,
} from '@ravelin/bot/lab';
import { type AnyGame, type GameRecord, Refusal, readableJson } from '@ravelin/engine';
import { countArgument, gameArgument, optionsArgument, RUN, START, scenarioArgument, setArgument } from './args.ts';
import { complain, type Io, root, say } from './io.ts';
import { type Header, PartialFile, playAll } from './lab-run.ts';
import { englishNaming, inWords } from './lab-words.ts';
import { freshSeed, kernelOf } from './library.ts';

/** `ravelin lab`: many games of a game, and a report of who wins, how they end, and what every card, unit and order is worth. */

const bad = (message: string): Refusal => new Refusal('bad-arguments', message);

/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

/** How a report is written, by the ending of its file's name. */
const FORMATS: Readonly<Record<string, (report: LabReport) => string>> = {
  '.json': (report) => `${JSON.stringify(report, null, 1)}\n`,
  '.csv': csvOf,
  '.html': (report) => htmlOf(report, 'en'),
};

const outArgument = (out: string | undefined): string => {
  if (out === undefined) throw bad('Say where the report goes: --out FILE, which ends in .json, .csv or .html.');
  if (!Object.hasOwn(FORMATS, extname(out)))
    throw bad(`The report is written as its ending says: .json, .csv or .html; "${out}" has none of them.`);
  if (!statSync(dirname(out), { throwIfNoEntry: false })?.isDirectory())
    throw bad(`There is no folder ${dirname(out)}.`);
  return out;
};

const versionOf = (): string =>
  (JSON.parse(readFileSync(join(root(), 'package.json'), 'utf8')) as { version: string }).version;

/** Tells on the error stream how far it is. */
class Progress {
  private done: number;
  private readonly before: number;
  private readonly all: number;
  private readonly io: Io;
  private readonly began = performance.now();
  private told = performance.now();

  constructor(done: number, all: number, io: Io) {
    this.done = done;
    this.before = done;
    this.all = all;
    this.io = io;
    if (done > 0) complain(io, `  Goes on after ${done} of ${all} games.`);
  }

  add(): void {
    this.done++;
    const now = performance.now();
    if (now - this.told < PATIENCE) return;
    this.told = now;
    const rate = (1000 * (this.done - this.before)) / (now - this.began);
    const left = Math.ceil((this.all - this.done) / rate);
    const time = left < 120 ? `${left} s` : `${Math.round(left / 60)} min`;
    complain(this.io, `  ${this.done} of ${this.all} games, ${rate.toFixed(1)} a second, about ${time} left`);
  }

  get count(): number {
    return this.done;
  }
}

const keepRecord = (folder: string, { arms, games }: Experiment, { arm, number }: Sample, record: GameRecord): void => {
  const name = String(number).padStart(String(games - 1).length, '0');
  writeFileSync(join(folder, `${arms.length > 1 ? `${arm}-` : ''}${name}.json`), readableJson(record));
};

interface Whole {
  readonly out: string;
  readonly experiment: Experiment;
  readonly command: string;
  readonly records: string | undefined;
  readonly fresh: boolean;
  readonly jobs: number;
  readonly workers: string | undefined;
}

/** Plays until all is played or the run is stopped; gives the report, or how far it came. */
const study = async (game: AnyGame, whole: Whole, io: Io): Promise<LabReport | number> => {
  const { out, experiment, records } = whole;
  const version = versionOf();
  const header: Header = { version, rules: game.rules, experiment, records: records !== undefined };
  const kernel = kernelOf(game);
  const result = new Study(kernel, experiment, new Laboratory(kernel, experiment));
  if (records !== undefined) mkdirSync(records, { recursive: true });
  if (whole.fresh) rmSync(partOf(out), { force: true });
  const partial = PartialFile.open(partOf(out), header);
  for (const sample of partial.samples) result.add(sample);
  const progress = new Progress(partial.samples.length, experiment.games * experiment.arms.length, io);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await playAll({
      experiment,
      records: records !== undefined,
      jobs: whole.jobs,
      workers: whole.workers,
      played: partial.samples,
      stopped: () => isStopped,
      done: ({ sample, record }) => {
        // The record first: where this is cut short, the game is played and kept again.
        if (records !== undefined && record) keepRecord(records, experiment, sample, record);
        partial.add(sample);
        result.add(sample);
        progress.add();
      },
      trouble: (error) => complain(io, String((error as Error).message ?? error)),
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  if (progress.count < experiment.games * experiment.arms.length) return progress.count;
  return result.report(englishNaming(game), version, whole.command);
};

const partOf = (out: string): string => `${out}.part`;

/** Whole or not at all. */
const writeWhole = (out: string, text: string): void => {
  const half = `${out}.new`;
  writeFileSync(half, text);
  renameSync(half, out);
};

export const lab = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...START,
      ...RUN,
      players: { type: 'string', multiple: true, default: [] as string[] },
      against: { type: 'string' },
      sweep: { type: 'string' },
      out: { type: 'string' },
      records: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      workers: { type: 'string', default: process.env.NATS_URL },
    },
  });
  const game = gameArgument(positionals[0]);
  if (positionals.length > 1) throw bad(`Only the game is named without an option; "${positionals[1]}" is not known.`);
  if (values.players.length === 0)
    throw bad(
      `Say who plays: --players ${isSolitaire(game) ? 'A' : 'A,B'}; random, thumb, first, a level or search:N.`,
    );
  const out = outArgument(values.out);
  const experiment: Experiment = {
    game: game.id,
    games: countArgument('games', values.games, 1000),
    seed: values.seed ?? (values.fresh ? undefined : PartialFile.seedIn(partOf(out))) ?? freshSeed(),
    scenario: scenarioArgument(game, values.scenario),
    options: optionsArgument(game, values.option),
    ...armsOf(game, {
      players: values.players,
      set: setArgument(game, values.components),
      against: values.against === undefined ? undefined : setArgument(game, values.against),
      sweep: values.sweep,
    }),
  };
  const { records, fresh, workers } = values;
  const jobs = countArgument('jobs', values.jobs, availableParallelism());
  const command = commandOf(game, experiment, values);
  const done = await study(game, { out, experiment, command, records, fresh, jobs, workers }, io);
  if (typeof done === 'number') {
    complain(io, `Stopped after ${done} games. The same command goes on from there.`);
    return 130;
  }
  writeWhole(out, FORMATS[extname(out)](done));
  rmSync(partOf(out), { force: true });
  say(io, ...inWords(done), '', `Report: ${out}`);
  return 0;
};
