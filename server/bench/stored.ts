import { sql } from 'kysely';
import { openDatabase } from '../store/database.ts';
import type { Database, GamesTable, SeatsTable } from '../store/schema.ts';

/** So many rows are written with one statement. */
const CHUNK = 400;
/** Every so many is waiting for players, and every so many is one of the account's own. */
const WAITING = 50;
const MINE = 200;

/** Stores very many games like the one that the account has made, most of them over. */
export const fillLobby = async (url: string, account: string, count: number): Promise<void> => {
  const database = await openDatabase({ url });
  const [row] = await database.selectFrom('games').selectAll().where('host', '=', account).execute();
  const seats = await database.selectFrom('seats').selectAll().where('game', '=', row.id).execute();
  for (let n = 0; n < count; n += CHUNK)
    await database.transaction().execute((db) => fillSome(db, row, seats, n, Math.min(CHUNK, count - n)));
  // What PostgreSQL does by itself within a minute: otherwise it plans for a database without games.
  await sql`analyze`.execute(database);
  await database.destroy();
};

const fillSome = async (
  db: Database,
  row: GamesTable,
  seats: readonly SeatsTable[],
  from: number,
  count: number,
): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const isMine = (n: number): boolean => n % MINE === 0;
  const games = numbers.map((n) => ({
    ...row,
    id: `stored-${n}`,
    host: isMine(n) ? row.host : `host-${n % 1000}`,
    changed: row.changed - n,
    created: row.created - n,
    ...(n % WAITING !== 0 && {
      state: 'over' as const,
      listed: null,
      ended_at: row.changed - n,
      ending: 'rules' as const,
    }),
  }));
  await db.insertInto('games').values(games).execute();
  const sitting = numbers.flatMap((n) =>
    seats.map((seat) => ({ ...seat, game: `stored-${n}`, account: isMine(n) ? seat.account : null })),
  );
  await db.insertInto('seats').values(sitting).execute();
};
