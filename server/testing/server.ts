import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Source } from '@ravelin/engine';
import { type Player, randomPlayer } from '@ravelin/table';
import { NatsWire, noWire, type Wire } from '../cluster/wire.ts';
import { type App, type Limits, serverApp } from '../http/app.ts';
import type { Client } from '../http/errors.ts';
import type { Notices } from '../notices/notices.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { secureChance } from '../play/hall.ts';
import type { Time } from '../play/time.ts';
import { openDatabase } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import { type TestDatabase, testDatabase } from './databases.ts';
import { PATIENT } from './patience.ts';

/** For tests: a server on loopback. */
export interface TestServer {
  readonly address: string;
  /** Of its database. */
  readonly url: string;
  readonly database: Database;
  readonly troubles: unknown[];
  readonly app: App;
  readonly notices: Notices;
  /** What may be asked for: `GET /api/me`. */
  readonly addresses: ReadonlySet<string>;
  /** How an attempt to open a WebSocket is answered where it is refused. */
  upgrade(path: string, headers: Record<string, string>): Promise<{ status: number }>;
  end(): Promise<void>;
  /** Ends, and begins again with the same database, at the same port. */
  restart(meanwhile?: () => void): Promise<void>;
}

export interface TestSettings {
  readonly place?: TestDatabase;
  readonly chance?: Source;
  /** Otherwise NATS, where this run has it. */
  readonly wire?: Wire;
  readonly checkEvery?: number;
  readonly origin?: string;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  readonly client?: Client;
  readonly later?: Time['later'];
  readonly hold?: (pace: string) => number;
  readonly noticesToPrivate?: boolean;
  readonly noticeEvery?: number;
  readonly metrics?: Metrics;
  readonly log?: Log;
  computer?(name: string, table: string): Player;
}

const HANDSHAKE = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };

export const testServer = async ({ place: given, ...settings }: TestSettings = {}): Promise<TestServer> => {
  const place = given ?? (await testDatabase());
  const troubles: unknown[] = [];
  const begin = async (port: number) => {
    const database = await openDatabase({ url: place.url, patience: PATIENT });
    const heard = (error: unknown): void => void troubles.push(error);
    const wire = settings.wire ?? (place.nats === undefined ? noWire : new NatsWire(place.nats, heard));
    const { app, hall, notices, addresses } = await serverApp({
      database,
      wire,
      computer: () => randomPlayer(secureChance),
      onTrouble: heard,
      hold: () => 0,
      countEvery: 100,
      ...settings,
      limits: { requests: 100_000, attempts: 100_000, messages: 10_000, lines: 10_000, ...settings.limits },
    });
    await app.listen({ host: '127.0.0.1', port });
    await hall.wake();
    return { app, database, notices, addresses, wire };
  };
  let running = await begin(0);
  const { port } = running.app.server.address() as AddressInfo;
  const end = async () => {
    await running.app.close();
    await running.wire.end();
    await running.database.destroy();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    url: place.url,
    get database() {
      return running.database;
    },
    troubles,
    get app() {
      return running.app;
    },
    get notices() {
      return running.notices;
    },
    get addresses() {
      return running.addresses;
    },
    upgrade: (path, headers) =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: { ...HANDSHAKE, ...headers } });
        asked.on('response', ({ statusCode = 0 }) => resolve({ status: statusCode }));
        asked.on('upgrade', () => resolve({ status: 101 }));
        asked.on('error', reject);
        asked.end();
      }),
    end: async () => {
      await end();
      await place.end();
    },
    restart: async (meanwhile) => {
      await end();
      meanwhile?.();
      running = await begin(port);
    },
  };
};
