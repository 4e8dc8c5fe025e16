import { bringGame, kernelOf } from '@ravelin/table';
import type { PresenceRow } from '../store/presences.ts';
import type { Database, GamesTable, SeatsTable } from '../store/schema.ts';
import type { Beside } from '../store/turns.ts';
import type { NoticeRow } from './claims.ts';
import { KINDS } from './kinds.ts';
import type { Told } from './words.ts';

/** What becomes of notices whose time has come. */
export interface Sorted {
  /** What has become of no interest: it was seen, or is not so any more. */
  readonly old: readonly NoticeRow[];
  /** The player looks at another table, and will see it. */
  readonly wait: boolean;
  readonly rows: readonly NoticeRow[];
  readonly told: readonly Told[];
}

/** Whoever looks at another table for longer than this has left a window open. */
const PATIENCE = 30 * 60_000;

interface Place {
  readonly row: GamesTable;
  readonly seats: readonly SeatsTable[];
  readonly wantsRematch: boolean;
}

const placeOf = async (db: Database, game: string, account: string): Promise<Place | undefined> => {
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').selectAll().where('game', '=', game).execute();
  const wants = await db
    .selectFrom('rematches')
    .select('game')
    .where('game', '=', game)
    .where('account', '=', account)
    .executeTakeFirst();
  return { row, seats, wantsRematch: wants !== undefined };
};

/** Is it still so? */
const holds = ({ kind, account }: NoticeRow, { row, seats, wantsRematch }: Place): boolean => {
  const mine = seats.filter((seat) => seat.account === account);
  const { life } = JSON.parse(row.beside) as Beside;
  switch (kind) {
    case 'turn':
    case 'clock':
      // A move that is held back was made.
      return (
        row.state === 'running' &&
        life?.held?.seat !== row.turn &&
        mine.some(({ seat, deputy }) => seat === row.turn && deputy === null)
      );
    case 'proposal':
      return (
        row.state === 'running' &&
        (life?.proposals?.open ?? []).some(({ by, agreed }) =>
          mine.some(({ seat }) => seat !== by && !agreed.includes(seat)),
        )
      );
    case 'invitation':
      return row.state === 'lobby' ? mine.length === 0 : row.rematch === null && !wantsRematch;
    case 'game':
      return row.state === 'lobby' ? row.host === account : mine.length > 0;
    case 'chat':
      return mine.length > 0;
  }
};

const titleOf = async (game: string): Promise<string> => {
  await bringGame(game);
  return kernelOf(game).game.title;
};

/** That somebody looks no longer is stored a moment later: what happened in it they may not have seen. */
const MOMENT = 1000;

/** Whoever looks at the table, or did since it happened, has seen it. */
const hasSeen = ({ game, created }: NoticeRow, present: readonly PresenceRow[]): boolean =>
  present.some((one) => one.game === game && (isLooking(one) || (one.looked ?? 0) > created + MOMENT));

/** A page that nobody sees is connected too. */
const isLooking = ({ connections, hidden, gone }: PresenceRow): boolean => connections > hidden && gone === null;

/** What of these is worth telling now. All of them are for one account; `present`: the tables to which it is connected, seen or not. */
export const sorted = async (
  db: Database,
  rows: readonly NoticeRow[],
  present: readonly PresenceRow[],
  now: number,
): Promise<Sorted> => {
  const { account } = rows[0];
  const banned = await db.selectFrom('bans').select('account').where('account', '=', account).executeTakeFirst();
  const kept: NoticeRow[] = [];
  const told: Told[] = [];
  for (const game of new Set(rows.map((row) => row.game))) {
    const place = await placeOf(db, game, account);
    if (!place || banned) continue;
    const still = rows.filter((row) => row.game === game && !hasSeen(row, present) && holds(row, place));
    if (still.length === 0) continue;
    kept.push(...still);
    const kinds = KINDS.filter((kind) => still.some((row) => row.kind === kind));
    told.push({ table: game, game: await titleOf(place.row.game), state: place.row.state, kinds });
  }
  const isUrgent = kept.some(({ kind, created }) => kind === 'clock' || now - created > PATIENCE);
  return {
    old: rows.filter((row) => !kept.includes(row)),
    wait: kept.length > 0 && present.some(isLooking) && !isUrgent,
    rows: kept,
    told,
  };
};
