import Libsql from 'libsql';
import pg from 'pg';
import { isPostgres } from '../store/database.ts';

/**
 * Commits transactions of one row each to the database that the server uses, by the driver that it uses, and nothing between; for so many
 * milliseconds. Gives how many a second.
 */
export interface Bare {
  /** Each begins when the one before is on the disk. */
  inTurn(milliseconds: number): Promise<number>;
  /** As many at once as the server has connections. */
  atOnce(milliseconds: number): Promise<number>;
  end(): Promise<void>;
}

const INSERT = 'insert into bench_rows (id, at) values';

/** The server has one connection to SQLite, and SQLite one writer: nothing is done at once. */
const inSqlite = (url: string): Bare => {
  const database = new Libsql(url, { timeout: 10_000 });
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists bench_rows (id integer primary key, at bigint)');
  database.exec('delete from bench_rows');
  let last = 0;
  const insert = database.prepare(`${INSERT} (?, ?)`);
  const inTurn = async (milliseconds: number): Promise<number> => {
    const begin = performance.now();
    let rows = 0;
    while (performance.now() - begin < milliseconds) {
      database.exec('begin');
      insert.run([++last, 0]);
      database.exec('commit');
      rows++;
    }
    return (rows * 1000) / (performance.now() - begin);
  };
  return { inTurn, atOnce: inTurn, end: async () => void database.close() };
};

/** The size of the server's pool: that of the driver. */
const CONNECTIONS = 10;

const inPostgres = async (url: string): Promise<Bare> => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query('create table if not exists bench_rows (id bigint primary key, at bigint)');
  await pool.query('delete from bench_rows');
  let last = 0;
  const rate = async (writers: number, milliseconds: number): Promise<number> => {
    const begin = performance.now();
    let rows = 0;
    const one = async (): Promise<void> => {
      while (performance.now() - begin < milliseconds) {
        await pool.query(`${INSERT} ($1, $2)`, [++last, 0]);
        rows++;
      }
    };
    await Promise.all(Array.from({ length: writers }, one));
    return (rows * 1000) / (performance.now() - begin);
  };
  return {
    inTurn: (milliseconds) => rate(1, milliseconds),
    atOnce: (milliseconds) => rate(CONNECTIONS, milliseconds),
    end: () => pool.end(),
  };
};

export const bareCommits = async (url: string): Promise<Bare> => (isPostgres(url) ? inPostgres(url) : inSqlite(url));
