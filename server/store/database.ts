import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Driver,
  Kysely,
  Migrator,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { migrations } from './migrations.ts';
import type { Database, Schema } from './schema.ts';

/** How long a process waits for another that writes to the same file, or for a connection, in milliseconds. */
const PATIENCE = 5000;

/** More texts of SQL than the server has; lists of different lengths make more. */
const MOST_PREPARED = 500;

/** Prepares each text of SQL once: Kysely asks for it with every query. */
const preparing = (database: Libsql.Database): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = database.prepare(text) as SqliteStatement;
      prepared.set(text, statement);
      return statement;
    },
    close: () => {
      prepared.clear();
      database.close();
    },
  };
};

/** Where the disk is full SQLite takes a transaction back by itself. That nothing is left to take back must not hide why. */
class FileDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) =>
      rollback(connection).catch((error: Error) => {
        if (!/no transaction is active/.test(error.message)) throw error;
      });
    return driver;
  }
}

/** A file of its own. Every commit has reached the disk when it returns (WAL with `synchronous = FULL`). */
const sqlite = (file: string, patience: number): SqliteDialect => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file, { timeout: patience });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new FileDialect({ database: preparing(database) });
};

const INT8 = 20;

const postgres = (url: string, patience: number, onTrouble: (error: Error) => void): PostgresDialect => {
  const { types } = pg;
  const pool = new pg.Pool({
    connectionString: url,
    // A database that does not answer is told, and not waited for.
    connectionTimeoutMillis: patience,
    keepAlive: true,
    // Times fit into a number; pg gives text otherwise.
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it: the pool opens another.
  pool.on('error', onTrouble);
  // And one that breaks between two queries of a transaction: without a listener the process would end.
  pool.on('connect', (client) => client.on('error', onTrouble));
  return new PostgresDialect({ pool });
};

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

export interface DatabaseSettings {
  /** `postgres://…`, or a file for SQLite. */
  readonly url: string;
  /** How long it is waited for before it counts as busy or away, in milliseconds. */
  readonly patience?: number;
  readonly onTrouble?: (error: Error) => void;
}

/** Opens the database and brings it to its present shape. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { url, patience = PATIENCE, onTrouble = () => {} } = settings;
  const dialect = isPostgres(url) ? postgres(url, patience, onTrouble) : sqlite(url, patience);
  const database = new Kysely<Schema>({ dialect });
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw error;
};

/** Was a row refused because another has its key? */
export const isTaken = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
};
