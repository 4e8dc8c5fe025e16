import type { Database } from '../store/schema.ts';
import { DELAYS, type NoticeKind } from './kinds.ts';

/** Something happened at a table that somebody may want to be told of. */
export interface Cause {
  readonly game: string;
  readonly kind: NoticeKind;
  readonly at: number;
}

/**
 * Stores what is to be told to these accounts, as they have chosen. To be called in the transaction of what happened: then neither is stored without the other. Whatever is waiting
 * already is not told twice.
 */
export const notify = async (db: Database, { game, kind, at }: Cause, accounts: readonly string[]): Promise<void> => {
  if (accounts.length === 0) return;
  const chosen = await db
    .selectFrom('notice_choices')
    .select(['account', 'channel'])
    .where('account', 'in', accounts)
    .where('kind', '=', kind)
    .execute();
  if (chosen.length === 0) return;
  await db
    .insertInto('notices')
    .values(
      chosen.map(({ account, channel }) => ({
        account,
        channel,
        game,
        kind,
        created: at,
        // There is no time to wait for others.
        due: kind === 'clock' ? at : at + DELAYS[channel],
        claim: null,
        taken: null,
        tries: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account', 'channel', 'game', 'kind']).doUpdateSet((eb) => ({
        created: eb.ref('excluded.created'),
        // What is being sent at this moment is told again: the news may have come too late for it.
        due: eb.case().when('notices.claim', 'is', null).then(eb.ref('notices.due')).else(eb.ref('excluded.due')).end(),
      })),
    )
    .execute();
};

/** The people at these seats, or at all of the table, who decide for themselves. */
export const notifySeats = async (db: Database, cause: Cause, seats?: readonly string[]): Promise<void> => {
  let sitting = db
    .selectFrom('seats')
    .select('account')
    .distinct()
    .where('game', '=', cause.game)
    .where('account', 'is not', null);
  if (seats) sitting = sitting.where('seat', 'in', seats);
  const rows = await sitting.execute();
  await notify(
    db,
    cause,
    rows.flatMap(({ account }) => (account === null ? [] : [account])),
  );
};
