import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { type Experiment, Laboratory, type Sample, workNumber } from '@ravelin/bot/lab';
import { Refusal } from '@ravelin/engine';
import { JobQueue, jobId, type Sampled } from '@ravelin/jobs';
import { freshSeed, gameNamed, kernelOf } from './library.ts';
import { inThreads } from './threads.ts';

/** Playing an experiment: what was played already, and where the rest is played. */

/** What the first line of a partial file says: the samples after it belong to this and nothing else. */
export interface Header {
  readonly version: string;
  readonly rules: number;
  readonly experiment: Experiment;
  /** Are the games recorded too? */
  readonly records: boolean;
}

/** The samples as they come, one a line after the header, so that a run that was stopped goes on from there. */
export class PartialFile {
  readonly samples: Sample[] = [];
  private readonly file: string;

  private constructor(file: string) {
    this.file = file;
  }

  /** The seed of the run that was stopped, if there is one. */
  static seedIn(file: string): string | undefined {
    return PartialFile.headerIn(file)?.experiment.seed;
  }

  private static headerIn(file: string): Header | undefined {
    if (!existsSync(file)) return undefined;
    const [line] = readFileSync(file, 'utf8').split('\n', 1);
    try {
      return JSON.parse(line) as Header;
    } catch {
      throw new Refusal(
        'bad-file',
        `${file} is no run of the laboratory that was stopped. Remove it, or choose another --out.`,
      );
    }
  }

  /** Opens the file, or begins it. One of another run is refused. */
  static open(file: string, header: Header): PartialFile {
    const opened = new PartialFile(file);
    const before = PartialFile.headerIn(file);
    if (before === undefined) {
      appendFileSync(file, `${JSON.stringify(header)}\n`);
      return opened;
    }
    if (JSON.stringify(before) !== JSON.stringify(header))
      throw new Refusal(
        'bad-arguments',
        `${file} belongs to another run, which was stopped. Finish that with its own command, add --fresh to throw it away, or choose another --out.`,
      );
    const text = readFileSync(file, 'utf8');
    // The last line may have been cut short when the run was stopped.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    for (const line of whole.split('\n').slice(1)) if (line !== '') opened.samples.push(JSON.parse(line) as Sample);
    return opened;
  }

  add(sample: Sample): void {
    appendFileSync(this.file, `${JSON.stringify(sample)}\n`);
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

export interface Playing {
  readonly experiment: Experiment;
  readonly records: boolean;
  readonly jobs: number;
  /** NATS, by which workers are reached that play the games. */
  readonly workers: string | undefined;
  /** Samples that there are already. */
  readonly played: readonly Sample[];
  stopped(): boolean;
  done(sampled: Sampled): void;
  trouble(error: unknown): void;
}

/** How many games are handed to a worker elsewhere at once. */
const HANDED = 8;

const playElsewhere = async (url: string, playing: Playing, take: () => number | undefined): Promise<void> => {
  const { experiment, records, jobs, done, trouble } = playing;
  const queue = new JobQueue(url, trouble);
  const hand = async (): Promise<void> => {
    for (;;) {
      const numbers = Array.from({ length: HANDED }, take).filter((number) => number !== undefined);
      if (numbers.length === 0) return;
      const id = jobId(experiment, numbers, freshSeed());
      for (const sampled of await queue.ask(id, { kind: 'samples', experiment, numbers, records })) done(sampled);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, hand));
  } finally {
    await queue.end();
  }
};

/** Plays what is missing, several games at a time, until all are played or somebody stops it. */
export const playAll = async (playing: Playing): Promise<void> => {
  const { experiment, records, jobs, workers, played, stopped, done } = playing;
  const there = new Set(played.map((sample) => workNumber(experiment, sample)));
  const waiting = [...Array(experiment.games * experiment.arms.length).keys()].filter((n) => !there.has(n)).reverse();
  const take = (): number | undefined => (stopped() ? undefined : waiting.pop());
  if (workers !== undefined) return playElsewhere(workers, playing, take);
  if (jobs === 1) {
    const sampler = samplerOf(experiment, records);
    for (let number = take(); number !== undefined; number = take()) {
      done(sampler(number));
      // Lets a signal come through.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  await inThreads<number, Sampled>({
    module: new URL('./lab-worker.js', import.meta.url),
    data: { experiment, records },
    threads: Math.min(jobs, waiting.length),
    next: take,
    done,
  });
};

/** Plays games of the experiment by their numbers. */
export const samplerOf = (experiment: Experiment, records: boolean): ((number: number) => Sampled) => {
  const laboratory = new Laboratory(kernelOf(gameNamed(experiment.game)), experiment);
  return (number) => (records ? laboratory.playAndRecord(number) : { sample: laboratory.play(number) });
};
