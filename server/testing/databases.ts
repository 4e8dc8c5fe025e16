import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { administered, databaseAt, TEMPLATE } from './administered.ts';
import { type Programs, throwAway } from './services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run has PostgreSQL and NATS; undefined: it tests with SQLite, and without NATS. */
    readonly services: { readonly postgres: string; readonly nats: string } | undefined;
    /** The programs of both, for tests that need some of their own. */
    readonly programs: Programs | undefined;
  }
}

/** For tests: a database with throw-away data, and NATS where this run has it. */
export interface TestDatabase {
  readonly url: string;
  readonly nats?: string;
  end(): Promise<void>;
}

/** Where Linux keeps files in memory: nothing must reach the disk, which would take most of the time. */
const MEMORY = '/dev/shm';

export const sqliteFile = async (): Promise<TestDatabase> => {
  const at = throwAway(existsSync(MEMORY) ? MEMORY : undefined);
  return { url: join(at, 'ravelin.db'), end: async () => rmSync(at, { recursive: true, force: true }) };
};

/** A database of its own on a server that others use too. */
export const postgresDatabase = async (server: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administered(server, `create database ${name} template ${TEMPLATE}`);
  return {
    url: databaseAt(server, name),
    end: () => administered(server, `drop database ${name} with (force)`),
  };
};

/** What this run has; nothing where Playwright runs the tests, in a browser. */
const services = () => (process.env.VITEST ? inject('services') : undefined);

/** Which kind of database this run tests with. */
export const DATABASE = services() ? 'PostgreSQL' : 'SQLite';

export const testDatabase = async (): Promise<TestDatabase> => {
  const found = services();
  if (!found) return sqliteFile();
  return { ...(await postgresDatabase(found.postgres)), nats: found.nats };
};
