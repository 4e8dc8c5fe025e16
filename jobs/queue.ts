import { createHash } from 'node:crypto';
import { type ConsumerInfo, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { type AnswerTo, JOB_KINDS, type Job } from './job.ts';
import { connectNats } from './nats.ts';

/**
 * Jobs wait in a work queue of NATS until a worker takes them; what comes of one is said to whoever asked. An answer that nobody hears
 * is no loss: it is asked again.
 */

export const STREAM = 'ravelin-jobs';
const DURABLE = 'workers-';
export const subjectOf = (kind: Job['kind']): string => `ravelin.job.${kind}`;
export const answerTo = (id: string): string => `ravelin.answer.${id}`;

const SECOND = 1000;
/** A worker that is silent for so long is gone, and another gets its job. */
export const SILENCE = 5 * SECOND;
/** Whoever has no answer asks again after this time; within it the same question waits or is thought about once, whoever asks. */
const AGAIN = 30 * SECOND;
/** Nobody waits for a job any more that is as old as this. */
const OLD = 600 * SECOND;
/** How often it is tried: whatever ends three workers is not for a fourth. */
const TRIES = 3;

/** What is said of a job. */
export type Said<J extends Job> =
  | { readonly id: string; readonly answer: AnswerTo<J> }
  | { readonly id: string; readonly failed: string };

export const durableOf = (kind: Job['kind']): string => `${DURABLE}${kind}`;

/** Makes the queue where there is none yet. */
export const ensureQueue = async (connection: NatsConnection): Promise<void> => {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: STREAM,
    subjects: ['ravelin.job.*'],
    retention: 'workqueue',
    max_age: nanos(OLD),
    duplicate_window: nanos(AGAIN),
  });
  const made: Promise<ConsumerInfo>[] = JOB_KINDS.map((kind) =>
    manager.consumers.add(STREAM, {
      durable_name: durableOf(kind),
      filter_subject: subjectOf(kind),
      ack_policy: 'explicit',
      ack_wait: nanos(SILENCE),
      max_deliver: TRIES,
    }),
  );
  await Promise.all(made);
};

/** Names a job: the same question of the same asker has the same name. */
export const jobId = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Where jobs are handed in. */
export class JobQueue {
  private connection: NatsConnection | undefined;
  private readonly ready: Promise<void>;
  private readonly waiting = new Set<() => void>();
  private readonly onTrouble: (error: unknown) => void;
  private broken = false;
  private ended = false;

  constructor(url: string, onTrouble: (error: unknown) => void) {
    this.onTrouble = onTrouble;
    this.ready = connectNats(url).then(async (connection) => {
      if (this.ended) return connection.close();
      this.connection = connection;
      void this.watch(connection);
    });
    this.ready.catch(onTrouble);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.broken = true;
      if (type !== 'reconnect') continue;
      this.broken = false;
      for (const askAgain of this.waiting) askAgain();
    }
  }

  /** Is NATS reached? */
  get connected(): boolean {
    return this.connection !== undefined && !this.broken && !this.connection.isClosed();
  }

  /** What came of the job, whoever did it. The first answer counts. */
  async ask<J extends Job>(id: string, job: J, signal?: AbortSignal): Promise<AnswerTo<J>> {
    await this.ready;
    const { connection } = this;
    if (!connection) throw new Error('The queue of jobs was closed.');
    const subscription = connection.subscribe(answerTo(id));
    const hand = (): void => {
      // Where it could not be handed in, it is tried again.
      this.handIn(connection, id, job).catch(this.onTrouble);
    };
    const again = setInterval(() => {
      this.onTrouble(new Error('No worker has answered for half a minute: is "ravelin worker" running?'));
      hand();
    }, AGAIN).unref();
    const stop = (): void => subscription.unsubscribe();
    this.waiting.add(hand);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      hand();
      for await (const message of subscription) {
        const said = message.json<Said<J>>();
        if ('failed' in said) throw new Error(said.failed);
        return said.answer;
      }
      throw signal?.reason ?? new Error('The queue of jobs was closed.');
    } finally {
      clearInterval(again);
      this.waiting.delete(hand);
      signal?.removeEventListener('abort', stop);
      subscription.unsubscribe();
    }
  }

  /** NATS drops what has a name that it was given within `AGAIN`. What was done meanwhile is put anew, by all who ask under one name. */
  private async handIn(connection: NatsConnection, id: string, job: Job): Promise<void> {
    await ensureQueue(connection);
    const { streams } = await jetstreamManager(connection);
    const text = JSON.stringify({ id, job });
    for (let msgID = id; ; ) {
      const { seq, duplicate } = await jetstream(connection).publish(subjectOf(job.kind), text, { msgID });
      if (!duplicate || (await streams.getMessage(STREAM, { seq })) !== null) return;
      msgID = `${id}.${seq}`;
    }
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.connection?.close();
  }
}
