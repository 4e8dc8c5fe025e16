import type { Database } from '../store/schema.ts';
import { type Channel, DELAYS, type NoticeKind } from './kinds.ts';

/** Something happened at a table that somebody may want to be told of. */
export interface Cause {
  readonly game: string;
  readonly kind: NoticeKind;
  readonly at: number;
}

/** The same, told to the people at some seats. */
export interface SeatCause extends Cause {
  /** Undefined: at all of the table. */
  readonly seats?: readonly string[];
}

/** Somebody who has chosen to be told of a cause, and how. */
interface Choice extends Cause {
  readonly account: string;
  readonly channel: Channel;
}

/**
 * Stores what is to be told to these accounts, as they have chosen. To be called in the transaction of what happened: then neither is stored without the other. Whatever is waiting
 * already is not told twice.
 */
export const notify = async (db: Database, cause: Cause, accounts: readonly string[]): Promise<void> => {
  if (accounts.length === 0) return;
  const chosen = await db
    .selectFrom('notice_choices')
    .select(['account', 'channel'])
    .where('account', 'in', accounts)
    .where('kind', '=', cause.kind)
    .execute();
  await queue(
    db,
    chosen.map((one) => ({ ...one, ...cause })),
  );
};

/** The same for the people at tables who decide for themselves; of many tables with the queries for one. */
export const notifySeats = async (db: Database, causes: readonly SeatCause[]): Promise<void> => {
  if (causes.length === 0) return;
  const chosen = await db
    .selectFrom('seats')
    .innerJoin('notice_choices', 'notice_choices.account', 'seats.account')
    .select(['seats.game', 'seats.seat', 'notice_choices.account', 'notice_choices.channel', 'notice_choices.kind'])
    .where(
      'seats.game',
      'in',
      causes.map(({ game }) => game),
    )
    .execute();
  const isToldTo = ({ game, kind, seats }: SeatCause, one: (typeof chosen)[number]): boolean =>
    one.game === game && one.kind === kind && (seats === undefined || seats.includes(one.seat));
  // Somebody may have several seats.
  const choices = new Map<string, Choice>();
  for (const cause of causes)
    for (const one of chosen)
      if (isToldTo(cause, one))
        choices.set(JSON.stringify([one.account, one.channel, cause.game, cause.kind]), {
          game: cause.game,
          kind: cause.kind,
          at: cause.at,
          account: one.account,
          channel: one.channel,
        });
  await queue(db, [...choices.values()]);
};

const queue = async (db: Database, choices: readonly Choice[]): Promise<void> => {
  if (choices.length === 0) return;
  await db
    .insertInto('notices')
    .values(
      choices.map(({ account, channel, game, kind, at }) => ({
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
