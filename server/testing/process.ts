import type { AddressInfo } from 'node:net';
import { randomPlayer } from '@ravelin/table';
import { NatsWire, noWire } from '../cluster/wire.ts';
import { serverApp } from '../http/app.ts';
import { secureChance } from '../play/hall.ts';
import { openDatabase } from '../store/database.ts';

/** For tests: a server in a process of its own, to be killed. Says its address when it listens; nobody is too fast for it. */
const [url, port, nats] = process.argv.slice(2);
const onTrouble = (error: unknown): void => void process.stderr.write(`${(error as Error).message ?? error}\n`);
const { app, hall } = await serverApp({
  database: await openDatabase({ url, onTrouble }),
  wire: nats === undefined ? noWire : new NatsWire(nats, onTrouble),
  computer: () => randomPlayer(secureChance),
  hold: () => 0,
  limits: { requests: 1e9, attempts: 1e9, messages: 1e6, lines: 1e9 },
  onTrouble,
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
await hall.wake();
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
