import type { AddressInfo } from 'node:net';
import { noWire } from '../cluster/wire.ts';
import type { ServerParts } from '../http/app.ts';
import { Helpers } from '../processes/helpers.ts';
import { alone } from '../processes/siblings.ts';
import { onTrouble, unlimited } from './unlimited.ts';

export interface Begun extends ServerParts {
  readonly port: number;
  readonly helpers: Helpers | undefined;
}

/** For tests and the bench: such a server with so many processes, listening on loopback. */
export const beginUnlimited = async (url: string, port: number, processes: number, nats?: string): Promise<Begun> => {
  const program = new URL('./process-helper.js', import.meta.url);
  const environment = { DATABASE_URL: url, NATS_URL: nats };
  const helpers =
    processes === 1
      ? undefined
      : new Helpers({ processes, environment, program, write: (line) => process.stderr.write(`${line}\n`), onTrouble });
  const parts = await unlimited({ url, nats, siblings: helpers ?? alone, wire: helpers?.wire ?? noWire });
  const { app, hall } = parts;
  await helpers?.start((table) => hall.openHere(table));
  await app.listen({ host: '127.0.0.1', port });
  await hall.wake();
  return { ...parts, helpers, port: (app.server.address() as AddressInfo).port };
};
