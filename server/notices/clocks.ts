import type { Database } from '../store/schema.ts';
import { LOW } from './kinds.ts';
import { notifySeats } from './queue.ts';

/** So many are looked at in one go. */
const AT_ONCE = 100;

/** Finds clocks that run low, each once: the deadline of which somebody was told is stored with what is to be told. */
export const warnOfClocks = async (database: Database, now: number): Promise<void> => {
  const { lost = 0 } = (await database.selectFrom('uptime').select('lost').executeTakeFirst()) ?? {};
  const unwarned = database
    .selectFrom('games')
    .select(['id', 'turn', 'deadline'])
    .where('state', '=', 'running')
    .where('deadline', 'is not', null)
    .where(({ or, eb }) => or([eb('warned', 'is', null), eb('warned', '!=', eb.ref('deadline'))]))
    .where(({ or, and, eb }) =>
      or(
        Object.entries(LOW).map(([pace, low]) => and([eb('pace', '=', pace), eb('deadline', '<=', now - lost + low)])),
      ),
    );
  for (const { id, turn, deadline } of await unwarned.orderBy('deadline').limit(AT_ONCE).execute())
    await database.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ warned: deadline })
        .where('id', '=', id)
        .where('deadline', '=', deadline)
        .where(({ or, eb }) => or([eb('warned', 'is', null), eb('warned', '!=', deadline)]))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n && turn !== null)
        await notifySeats(db, [{ game: id, kind: 'clock', at: now, seats: [turn] }]);
    });
};
