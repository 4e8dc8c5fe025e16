import type { PositionJson } from '@ravelin/engine';
import type { OnConflictBuilder } from 'kysely';
import type { Database, Schema } from './schema.ts';

/** Where a running game stood after so many entries. */
export interface SnapshotOf {
  readonly game: string;
  readonly sequence: number;
  readonly position: PositionJson;
}

const replace = (conflict: OnConflictBuilder<Schema, 'snapshots'>) =>
  conflict.column('game').doUpdateSet((eb) => ({
    sequence: eb.ref('excluded.sequence'),
    position: eb.ref('excluded.position'),
  }));

export const keepSnapshots = async (db: Database, snapshots: readonly SnapshotOf[]): Promise<void> => {
  if (snapshots.length === 0) return;
  const rows = snapshots.map((one) => ({ ...one, position: JSON.stringify(one.position) }));
  await db.insertInto('snapshots').values(rows).onConflict(replace).execute();
};

/** Those of games that are over. */
export const dropSnapshots = async (db: Database, games: readonly string[]): Promise<void> => {
  if (games.length > 0) await db.deleteFrom('snapshots').where('game', 'in', games).execute();
};

/** A snapshot that comes later than its turn: it is kept if nothing was stored of the game since. */
export const followUpSnapshot = async (db: Database, { game, sequence, position }: SnapshotOf): Promise<void> => {
  await db
    .insertInto('snapshots')
    .columns(['game', 'sequence', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('games')
        .select(['id', 'sequence', eb.val(JSON.stringify(position)).as('position')])
        .where('id', '=', game)
        .where('state', '=', 'running')
        .where('sequence', '=', sequence),
    )
    .onConflict(replace)
    .execute();
};

/** Running games without the snapshot of their last position: a server was killed before it was stored. */
export const lackingSnapshots = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('games')
    .leftJoin('snapshots', (join) =>
      join.onRef('snapshots.game', '=', 'games.id').onRef('snapshots.sequence', '=', 'games.sequence'),
    )
    .select('games.id')
    .where('games.state', '=', 'running')
    .where('snapshots.game', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};
