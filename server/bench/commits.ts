import Libsql from 'libsql';
import pg from 'pg';
import { isPostgres } from '../store/database.ts';

/** Commits transactions of one row each to the database that the server uses, for so many milliseconds; gives how many a second. */
export interface Bare {
  rate(milliseconds: number): Promise<number>;
  end(): Promise<void>;
}

const INSERT = 'insert into bench_rows (id, at) values';

const inSqlite = (url: string): Bare => {
  const database = new Libsql(url, { timeout: 10_000 });
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists bench_rows (id integer primary key, at bigint)');
  let last = 0;
  const insert = database.prepare(`${INSERT} (?, ?)`);
  return {
    rate: async (milliseconds) => {
      const begin = performance.now();
      let rows = 0;
      while (performance.now() - begin < milliseconds) {
        database.exec('begin');
        insert.run([++last, 0]);
        database.exec('commit');
        rows++;
      }
      return (rows * 1000) / (performance.now() - begin);
    },
    end: async () => void database.close(),
  };
};

/** As many at once as the server has connections. */
const AT_ONCE = 10;

const inPostgres = async (url: string): Promise<Bare> => {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  await pool.query('create table if not exists bench_rows (id bigint primary key, at bigint)');
  let last = 0;
  return {
    rate: async (milliseconds) => {
      const begin = performance.now();
      let rows = 0;
      const one = async (): Promise<void> => {
        while (performance.now() - begin < milliseconds) {
          await pool.query(`${INSERT} ($1, $2)`, [++last, 0]);
          rows++;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      return (rows * 1000) / (performance.now() - begin);
    },
    end: () => pool.end(),
  };
};

export const bareCommits = async (url: string): Promise<Bare> => (isPostgres(url) ? inPostgres(url) : inSqlite(url));
