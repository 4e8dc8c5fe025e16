import { parseArgs } from 'node:util';
import { Refusal } from '@ravelin/engine';
import { JobWorker, Minds, natsOptions, SPARE_CORES } from '@ravelin/jobs';
import { countArgument } from './args.ts';
import { complain, type Io, say } from './io.ts';

/** `ravelin worker`: takes jobs from NATS until it is ended; what it has begun it finishes first. */
export const worker = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values } = parseArgs({
    args: [...argv],
    options: { nats: { type: 'string', default: process.env.NATS_URL }, threads: { type: 'string' } },
  });
  const { nats: url } = values;
  if (url === undefined)
    throw new Refusal('bad-arguments', 'Say where NATS is: --nats nats://HOST:PORT, or NATS_URL in the environment.');
  const threads = countArgument('threads', values.threads, SPARE_CORES);
  const minds = new Minds(threads);
  const onTrouble = (error: unknown): void => complain(io, String((error as Error).message ?? error));
  const working = new JobWorker({ url, threads, thinker: minds, onTrouble });
  say(io, `Takes jobs from ${natsOptions(url).servers}, ${threads} at a time.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await working.end();
  minds.end();
  return 0;
};
