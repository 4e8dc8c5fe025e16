import type { Experiment, Sample } from '@ravelin/bot/lab';
import type { LabReport } from '@ravelin/bot/report';
import { coresLessOne } from './cores.ts';
import type { Files, LaboratoryAnswers, LaboratoryRequest, Wanted } from './laboratory.ts';

export type { Files, Wanted };

/** The page's line to the laboratory: workers that play games side by side, and a run of them that can be stopped and goes on. */

type Answer<D extends LaboratoryRequest['do']> = LaboratoryAnswers[D];
type RequestOf<D extends LaboratoryRequest['do']> = Extract<LaboratoryRequest, { do: D }>;

/** One worker, asked one thing after the other. */
class Helper {
  private readonly worker = new Worker(new URL('./laboratory.ts', import.meta.url), {
    type: 'module',
    name: 'laboratory',
  });
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; result?: unknown; error?: string }>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) asked?.resolve(data.result);
      else asked?.reject(new Error(data.error));
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      for (const { reject } of this.waiting.values()) reject(new Error(event.message || 'A worker has failed.'));
      this.waiting.clear();
    };
  }

  ask<D extends LaboratoryRequest['do']>(request: RequestOf<D>): Promise<Answer<D>> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, request });
    });
  }

  end(): void {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error('The run was given up.'));
  }
}

/** The ways to the numbers of a set, for whoever wants to change one; also whether the set can be read. */
export const numbersOf = async (game: string, components: Files | undefined): Promise<Answer<'numbers'>> => {
  const helper = new Helper();
  try {
    return await helper.ask({ do: 'numbers', game, components });
  } finally {
    helper.end();
  }
};

/** More help ever less, and each holds the game. */
const MOST = 8;
const helpers = (): number => coresLessOne(MOST);

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** Games a second since it last began. */
  readonly rate: number;
}

export type Reported = Answer<'report'>;

/** What a run is of: with this and the games that were played it can go on elsewhere. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly command: string;
}

/** Whoever has a run, and is told of it. */
export interface Runner {
  tell(progress: Progress): void;
  /** A game was played, and added up. */
  played(number: number, sample: Sample): void;
}

/** A run of an experiment. */
export class LabRun {
  readonly prepared: Prepared;
  readonly all: number;
  private readonly team: readonly Helper[];
  private waiting: number[];
  private readonly runner: Runner;
  private done = 0;
  private stopped = true;

  private constructor(team: readonly Helper[], prepared: Prepared, runner: Runner) {
    this.team = team;
    this.prepared = prepared;
    this.runner = runner;
    const { experiment } = prepared;
    const { arms, games } = experiment;
    this.all = arms.length * games;
    // One game of each arm after the other, so that a run that is stopped has as many of each.
    const order = Array.from(
      { length: this.all },
      (_none, i) => (i % arms.length) * games + Math.floor(i / arms.length),
    );
    this.waiting = order.reverse();
  }

  /** Refused, with what is wrong, where it cannot be played. */
  static prepare(wanted: Wanted, runner: Runner): Promise<LabRun> {
    return LabRun.gather((first) => first.ask({ do: 'prepare', wanted }), runner);
  }

  /** A run that this build of the program began before, with what was played of it. */
  static async goOn(before: Prepared, samples: readonly Sample[], runner: Runner): Promise<LabRun> {
    const run = await LabRun.gather(async () => before, runner);
    const played = new Set(await run.team[0].ask({ do: 'add', samples }));
    run.waiting = run.waiting.filter((number) => !played.has(number));
    run.done = played.size;
    return run;
  }

  private static async gather(prepare: (first: Helper) => Promise<Answer<'prepare'>>, runner: Runner): Promise<LabRun> {
    const team = [new Helper()];
    try {
      const { experiment, command } = await prepare(team[0]);
      for (let n = 1; n < helpers(); n++) team.push(new Helper());
      await Promise.all(team.map((one) => one.ask({ do: 'open', experiment })));
      return new LabRun(team, { experiment, command }, runner);
    } catch (error) {
      for (const one of team) one.end();
      throw error;
    }
  }

  get progress(): Progress {
    return { done: this.done, all: this.all, rate: 0 };
  }

  /** Plays until all is played, or until it is stopped; true: all. */
  async play(): Promise<boolean> {
    this.stopped = false;
    const began = performance.now();
    const before = this.done;
    await Promise.all(
      this.team.map(async (helper) => {
        for (;;) {
          const number = this.stopped ? undefined : this.waiting.pop();
          if (number === undefined) return;
          const sample = await helper.ask({ do: 'play', number });
          await this.team[0].ask({ do: 'add', samples: [sample] });
          this.done++;
          this.runner.played(number, sample);
          const rate = (1000 * (this.done - before)) / Math.max(1, performance.now() - began);
          this.runner.tell({ done: this.done, all: this.all, rate });
        }
      }),
    );
    return this.waiting.length === 0;
  }

  /** After the games that are being played. */
  stop(): void {
    this.stopped = true;
  }

  /** What is known by now. Undefined: nothing. */
  async report(version: string): Promise<Reported | undefined> {
    const { experiment, command } = this.prepared;
    if (this.done < experiment.arms.length) return undefined;
    return this.team[0].ask({ do: 'report', version, command });
  }

  end(): void {
    this.stop();
    for (const one of this.team) one.end();
  }
}

export type { LabReport };
