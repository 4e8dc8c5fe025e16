import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
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

/** How long it waits before it asks again whether another process still writes, in milliseconds. */
const AGAIN = 1;

const isBusy = (error: unknown): boolean => (error as { readonly code?: string }).code === 'SQLITE_BUSY';

/** SQLite in a file to which other processes may write too. */
class FileDialect extends SqliteDialect {
  private readonly patience: number;

  constructor(database: SqliteDatabase, patience: number) {
    super({ database });
    this.patience = patience;
  }

  /**
   * Whoever is to write is the only one who does so from the beginning: a transaction that first read and then wrote would be refused where another had written in between. Waiting
   * for another process lets everything else here go on; SQLite's own patience would stop the whole process.
   */
  private async beginToWrite(connection: DatabaseConnection): Promise<void> {
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    const since = performance.now();
    await say('pragma busy_timeout = 0');
    try {
      for (;;)
        try {
          return void (await say('begin immediate'));
        } catch (error) {
          if (!isBusy(error) || performance.now() - since > this.patience) throw error;
          await sleep(AGAIN);
        }
    } finally {
      await say(`pragma busy_timeout = ${this.patience}`);
    }
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = (connection, settings) =>
      settings.accessMode === 'read only' ? begin(connection, settings) : this.beginToWrite(connection);
    // Where the disk is full SQLite takes a transaction back by itself. That nothing is left to take back must not hide why.
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) =>
      rollback(connection).catch((error: Error) => {
        if (!/no transaction is active/.test(error.message)) throw error;
      });
    return driver;
  }
}

/** Pages of the log of writes before they are brought into the file: games that are played write the same ones again and again. */
const LOG_PAGES = 4000;

/** A file of its own. Every commit has reached the disk when it returns (WAL with `synchronous = FULL`). */
const sqlite = (file: string, patience: number): SqliteDialect => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file, { timeout: patience });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  return new FileDialect(preparing(database), patience);
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
