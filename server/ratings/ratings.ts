import type { Database, Pool, RatingsTable } from '../store/schema.ts';
import { type Contest, NEWCOMER, played, type Rating, rested } from './glicko2.ts';
import { type Contested, contested, PROGRAM, type Side } from './sides.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Each game is counted at once; between games a player rests for so many rating periods a day. The number is Lichess's: from 60 to 110 in a year. */
const PERIODS_A_DAY = 0.21436;
/** Whose strength is known less exactly than this has a provisional rating. */
export const PROVISIONAL = 110;
/** So many games are looked at in one go. */
const AT_ONCE = 100;
/** How often a game is counted anew because another of the same player was counted first. */
const TRIES = 10;

const periodsSince = (then: number, now: number): number => (Math.max(0, now - then) / DAY) * PERIODS_A_DAY;

/** A rating as it is shown: how certain it is falls with time. */
export const shownRating = (row: RatingsTable, now: number) => {
  const { rating, deviation } = rested(row, periodsSince(row.changed, now));
  return {
    pool: row.pool,
    game: row.game,
    program: row.player.startsWith(PROGRAM),
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    provisional: deviation > PROVISIONAL,
    played: row.played,
  };
};

const SCORES = { won: 1, drawn: 0.5, lost: 0 } as const;
const scoreOf = ({ outcome }: Side): Contest['score'] => (outcome === 'none' ? 0 : SCORES[outcome]);

/** Another game of the same player was counted at the same moment. */
class Meanwhile extends Error {}

/** Counts finished games, each once, whichever process gets to it first. */
export class Ratings {
  private readonly database: Database;

  private readonly onTrouble: (error: unknown) => void;

  constructor(database: Database, onTrouble: (error: unknown) => void) {
    this.database = database;
    this.onTrouble = onTrouble;
  }

  /** Counts what has ended and was not counted, in the order in which it ended; gives how many tables it looked at. */
  async sweep(): Promise<number> {
    const ended = await this.database
      .selectFrom('games')
      .select('id')
      .where('rated', '=', 1)
      .where('ended_at', 'is not', null)
      .orderBy('ended_at')
      // Those of one moment as the open data gives them, not as the database happens to find them.
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of ended) await this.count(id).catch(this.onTrouble);
    return ended.length;
  }

  private async count(id: string): Promise<void> {
    for (let n = 1; ; n++) {
      try {
        return await this.database.transaction().execute((db) => this.countIn(db, id));
      } catch (error) {
        if (!(error instanceof Meanwhile) || n === TRIES) throw error;
      }
    }
  }

  private async countIn(db: Database, id: string): Promise<void> {
    // Written first: of two processes that count the same game one finds nothing to do.
    const row = await db
      .updateTable('games')
      .set({ rated: 2 })
      .where('id', '=', id)
      .where('rated', '=', 1)
      .where('ended_at', 'is not', null)
      .returning(['id', 'game', 'uploaded', 'sequence', 'ended_at'])
      .executeTakeFirst();
    if (!row) return;
    const seats = await db
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.account')
      .select(['seats.player', 'seats.account', 'seats.helped', 'seats.outcome', 'seats.program', 'accounts.kept'])
      .where('seats.game', '=', id)
      .execute();
    const found = contested(
      row,
      seats.map(({ kept, ...seat }) => ({ ...seat, guest: kept !== 1 })),
    );
    if ('because' in found) await db.updateTable('games').set({ rated: 0 }).where('id', '=', id).execute();
    else await this.change(db, { id, game: row.game, at: row.ended_at ?? 0 }, found);
  }

  private async change(
    db: Database,
    { id, game, at }: { readonly id: string; readonly game: string; readonly at: number },
    { pool, sides: unordered }: Contested,
  ): Promise<void> {
    // In one order, so that no two processes wait for each other.
    const sides = [...unordered].sort((one, other) => (one.player < other.player ? -1 : 1));
    const before = await Promise.all(sides.map(({ player }) => this.ratingIn(db, pool, game, player)));
    const asTheyCame = before.map(({ row, rating }) => rested(rating, row ? periodsSince(row.changed, at) : 0));
    for (const [i, side] of sides.entries()) {
      const { row, rating } = before[i];
      const contest = { opponent: asTheyCame[1 - i], score: scoreOf(side) };
      const after = played(rating, [contest], row ? periodsSince(row.changed, at) : 0);
      await this.keep(db, { pool, game, player: side.player }, row, after, at);
      await db
        .insertInto('rating_changes')
        .values({ game: id, player: side.player, pool, before: rating.rating, after: after.rating, at })
        .execute();
    }
  }

  private async ratingIn(db: Database, pool: Pool, game: string, player: string) {
    const row = await db
      .selectFrom('ratings')
      .selectAll()
      .where('pool', '=', pool)
      .where('game', '=', game)
      .where('player', '=', player)
      .executeTakeFirst();
    return { row, rating: row ?? NEWCOMER };
  }

  private async keep(
    db: Database,
    key: Pick<RatingsTable, 'pool' | 'game' | 'player'>,
    row: RatingsTable | undefined,
    { rating, deviation, volatility }: Rating,
    at: number,
  ): Promise<void> {
    const now = { rating, deviation, volatility, changed: Math.max(at, row?.changed ?? 0) };
    const counted = row
      ? await db
          .updateTable('ratings')
          .set({ ...now, played: row.played + 1 })
          .where('pool', '=', key.pool)
          .where('game', '=', key.game)
          .where('player', '=', key.player)
          .where('played', '=', row.played)
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('ratings')
          .values({ ...key, ...now, played: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
    const rows = 'numUpdatedRows' in counted ? counted.numUpdatedRows : counted.numInsertedOrUpdatedRows;
    if (rows === 0n) throw new Meanwhile();
  }
}
