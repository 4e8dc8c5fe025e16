import type { AddressInfo } from 'node:net';
import { serverApp } from './http/app.ts';
import { Computers } from './play/computers.ts';
import { secureChance } from './play/hall.ts';
import { openDatabase } from './store/database.ts';

/** How a server is run, from its environment. */
export interface Environment {
  readonly DATABASE_URL?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
  readonly ORIGIN?: string | undefined;
  readonly TRUST_PROXY?: string | undefined;
}

export interface Running {
  readonly address: string;
  end(): Promise<void>;
}

/** Starts a server; `log` gets a line for whoever runs it. */
export const startServer = async (
  { DATABASE_URL, HOST = '127.0.0.1', PORT = '8683', ORIGIN, TRUST_PROXY }: Environment,
  log: (line: string) => void,
): Promise<Running> => {
  // The kind of error and where it came up; never what a client sent.
  const onTrouble = (error: unknown): void =>
    log(error instanceof Error ? `${error.stack ?? error.message}` : String(error));
  const database = await openDatabase({ url: DATABASE_URL ?? '.ravelin/server.db', onTrouble });
  const computers = new Computers(secureChance, onTrouble);
  const { app, hall } = await serverApp({
    database,
    origin: ORIGIN,
    proxies: TRUST_PROXY,
    computer: (name) => computers.named(name),
    onTrouble,
  });
  await app.listen({ host: HOST, port: Number(PORT) });
  await hall.wake();
  const { address, port } = app.server.address() as AddressInfo;
  return {
    address: `http://${address}:${port}`,
    end: async () => {
      await app.close();
      computers.end();
      await database.destroy();
    },
  };
};
