import type { Experiment } from '@ravelin/bot/lab';
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

/** A run of an experiment. */
export class LabRun {
  readonly command: string;
  readonly all: number;
  private readonly experiment: Experiment;
  private readonly team: readonly Helper[];
  private readonly waiting: number[];
  private readonly tell: (progress: Progress) => void;
  private done = 0;
  private stopped = true;

  private constructor(
    team: readonly Helper[],
    { experiment, command }: Answer<'prepare'>,
    tell: (progress: Progress) => void,
  ) {
    this.team = team;
    this.experiment = experiment;
    this.command = command;
    this.tell = tell;
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
  static async prepare(wanted: Wanted, tell: (progress: Progress) => void): Promise<LabRun> {
    const first = new Helper();
    try {
      const prepared = await first.ask({ do: 'prepare', wanted });
      const others = Array.from({ length: helpers() - 1 }, () => new Helper());
      const run = new LabRun([first, ...others], prepared, tell);
      await Promise.all(run.team.map((one) => one.ask({ do: 'open', experiment: prepared.experiment })));
      return run;
    } catch (error) {
      first.end();
      throw error;
    }
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
          await this.team[0].ask({ do: 'add', sample });
          this.done++;
          const rate = (1000 * (this.done - before)) / Math.max(1, performance.now() - began);
          this.tell({ done: this.done, all: this.all, rate });
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
    if (this.done < this.experiment.arms.length) return undefined;
    return this.team[0].ask({ do: 'report', version, command: this.command });
  }

  end(): void {
    this.stop();
    for (const one of this.team) one.end();
  }
}

export type { LabReport };
