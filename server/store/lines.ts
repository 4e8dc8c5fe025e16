import type { GameRecord, PositionJson } from '@ravelin/engine';
import type { Database } from './schema.ts';

/** A new line of a game begins with this record. */
const opening = (record: GameRecord): string => {
  const { snapshot: _snapshot, ...rest } = record;
  return JSON.stringify(rest);
};

export const addLine = async (
  db: Database,
  game: string,
  number: number,
  after: number,
  record: GameRecord,
): Promise<void> => {
  await db
    .insertInto('lines')
    .values({ game, number, after, rules: record.rules, record: opening(record) })
    .execute();
  await keepSnapshot(db, game, after, record.snapshot ?? null);
};

/** Where a running game stands; null: it is over. */
export const keepSnapshot = async (
  db: Database,
  game: string,
  sequence: number,
  position: PositionJson | null,
): Promise<void> => {
  if (position === null) return void (await db.deleteFrom('snapshots').where('game', '=', game).execute());
  const values = { sequence, position: JSON.stringify(position) };
  await db
    .insertInto('snapshots')
    .values({ game, ...values })
    .onConflict((conflict) => conflict.column('game').doUpdateSet(values))
    .execute();
};

/** The same for a running game, if this is still all that is stored of it. */
export const followUpSnapshot = async (
  db: Database,
  game: string,
  sequence: number,
  position: PositionJson,
): Promise<void> => {
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
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet((eb) => ({
        sequence: eb.ref('excluded.sequence'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
};
