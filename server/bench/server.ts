import { beginUnlimited } from '../testing/begin-unlimited.ts';

/**
 * For the bench: a server in so many processes of its own, without limits for those who measure it. Says where it listens; answers `memory` with the bytes that it uses,
 * `processor` with the microseconds of processor time, and `sweep` when it has closed what is not used.
 */
const [url, processes] = process.argv.slice(2);
const { hall, helpers, port } = await beginUnlimited(url, 0, Number(processes));

const memory = (): number => {
  for (let n = 0; n < 3; n++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

interface Metric {
  readonly name: string;
  readonly values: readonly { readonly value: number }[];
}

/** Of all processes. */
const processor = async (): Promise<number> => {
  const { user, system } = process.cpuUsage();
  const counted = ((await helpers?.metrics()) ?? []) as readonly (readonly Metric[])[];
  const seconds = counted.map(
    (of) => of.find(({ name }) => name === 'ravelin_process_cpu_seconds_total')?.values[0].value ?? 0,
  );
  return user + system + 1e6 * seconds.reduce((sum, one) => sum + one, 0);
};

process.on('message', async (asked) => {
  if (asked === 'sweep') await hall.sweep();
  process.send?.({ answer: asked === 'memory' ? memory() : asked === 'processor' ? await processor() : 0 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
