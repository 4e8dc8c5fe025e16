import type { AddressInfo } from 'node:net';
import { randomPlayer } from '@ravelin/table';
import { serverApp } from '../http/app.ts';
import { secureChance } from '../play/hall.ts';
import { openDatabase } from '../store/database.ts';

/**
 * For the bench: a server in a process of its own, without limits for those who measure it. Says where it listens; answers `memory` with the bytes that it uses,
 * `processor` with the microseconds of processor time, and `sweep` when it has closed what is not used.
 */
const [url] = process.argv.slice(2);
const onTrouble = (error: unknown): void => console.error(error);
const database = await openDatabase({ url });
const { app, hall } = await serverApp({
  database,
  computer: () => randomPlayer(secureChance),
  onTrouble,
  // Answers that a standing order could have given wait on purpose: that is not measured.
  hold: () => 0,
  limits: { requests: 1e9, attempts: 1e9, messages: 1e9, lines: 1e9 },
});
await app.listen({ host: '127.0.0.1', port: 0 });

const memory = (): number => {
  for (let n = 0; n < 3; n++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

process.on('message', async (asked) => {
  if (asked === 'sweep') await hall.sweep();
  process.send?.({ answer: asked === 'memory' ? memory() : asked === 'processor' ? processor() : 0 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
