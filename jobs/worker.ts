import { setTimeout as sleep } from 'node:timers/promises';
import { Worker as Thread } from 'node:worker_threads';
import { type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Thinker } from '@ravelin/bot';
import { type AnswerTo, JOB_KINDS, type Job } from './job.ts';
import { connectNats } from './nats.ts';
import { answerTo, durableOf, ensureQueue, SILENCE, STREAM } from './queue.ts';

/** How long it waits for a job before it asks anew, and after NATS was not there. */
const WAIT = 5000;
const PAUSE = 500;

/** Plays games in a thread of their own. */
const inThread = <J extends Job>(module: string, workerData: J): Promise<AnswerTo<J>> =>
  new Promise((resolve, reject) => {
    const thread = new Thread(new URL(module, import.meta.url), { workerData, execArgv: ['--no-warnings'] });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread has ended.')));
  });

export interface WorkerSettings {
  readonly url: string;
  /** How many jobs of each kind it does at once. */
  readonly threads: number;
  readonly thinker: Thinker;
  readonly kinds?: readonly Job['kind'][];
  /** A job was done. */
  done?(kind: Job['kind']): void;
  onTrouble(error: unknown): void;
}

/**
 * Takes jobs from the queue and does them, as many at once as it has threads. Who dies in the midst of one has not acknowledged it: NATS
 * gives it to another.
 */
export class JobWorker {
  private readonly settings: WorkerSettings;
  private readonly connecting: Promise<NatsConnection>;
  /** What is being done. */
  private readonly busy = new Set<Promise<void>>();
  private ended = false;

  constructor(settings: WorkerSettings) {
    this.settings = settings;
    this.connecting = connectNats(settings.url);
    const { kinds = JOB_KINDS, threads } = settings;
    for (const kind of kinds) for (let n = 0; n < threads; n++) void this.loop(kind);
  }

  private async loop(kind: Job['kind']): Promise<void> {
    const connection = await this.connecting;
    while (!this.ended) {
      try {
        await ensureQueue(connection);
        const consumer = await jetstream(connection).consumers.get(STREAM, durableOf(kind));
        while (!this.ended) {
          const message = await consumer.next({ expires: WAIT });
          if (message) await this.take(connection, message);
        }
      } catch (error) {
        if (this.ended) return;
        // NATS was not there, or has forgotten the queue: both are made anew.
        this.settings.onTrouble(error);
        await sleep(PAUSE);
      }
    }
  }

  private async take(connection: NatsConnection, message: JsMsg): Promise<void> {
    const doing = this.doing(connection, message);
    this.busy.add(doing);
    await doing.finally(() => this.busy.delete(doing));
  }

  private async doing(connection: NatsConnection, message: JsMsg): Promise<void> {
    const { id, job } = message.json<{ id: string; job: Job }>();
    const alive = setInterval(() => message.working(), SILENCE / 3);
    try {
      const said = await this.work(job).then(
        (answer) => ({ id, answer }),
        (error: unknown) => ({ id, failed: String((error as Error).message ?? error) }),
      );
      // Said before it is acknowledged: who dies between the two has it done once more, and the second answer is not heard.
      connection.publish(answerTo(id), JSON.stringify(said));
      await connection.flush();
      message.ack();
      this.settings.done?.(job.kind);
    } finally {
      clearInterval(alive);
    }
  }

  private work(job: Job): Promise<AnswerTo<Job>> {
    if (job.kind === 'think') return this.settings.thinker.think(job.task).answer;
    if (job.kind === 'bouts') return inThread('./bouts-worker.js', job);
    if (job.kind === 'samples') return inThread('./samples-worker.js', job);
    return Promise.reject(new Error('This is no job that I know.'));
  }

  /** What was begun is finished; nothing more is taken. */
  async end(): Promise<void> {
    this.ended = true;
    const connection = await this.connecting;
    await Promise.allSettled(this.busy);
    await connection.close();
  }
}
