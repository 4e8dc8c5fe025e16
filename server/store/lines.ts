import type { GameRecord } from '@ravelin/engine';
import type { Database } from './schema.ts';
import { dropSnapshots, keepSnapshots } from './snapshots.ts';

/** A new line of a game begins with this record. */
export const addLine = async (
  db: Database,
  game: string,
  number: number,
  after: number,
  { snapshot, ...record }: GameRecord,
): Promise<void> => {
  await db
    .insertInto('lines')
    .values({ game, number, after, rules: record.rules, record: JSON.stringify(record) })
    .execute();
  if (snapshot) await keepSnapshots(db, [{ game, sequence: after, position: snapshot }]);
  else await dropSnapshots(db, [game]);
};
