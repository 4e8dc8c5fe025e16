import { sql } from 'kysely';
import { PROGRAM } from '../ratings/sides.ts';
import type { Database, Pool, SeatOutcome } from './schema.ts';

/** What anybody may know of those who play: accounts that are no guests, and finished games that anybody may watch. */

/** So many games are listed on a page. */
const RECENT = 20;
const MOST = 50;

/** Of a rating: the account itself, or the one whose program it is. */
const ownerOf = sql<string>`case when ratings.player like ${sql.lit(`${PROGRAM}%`)} then substr(ratings.player, ${sql.lit(PROGRAM.length + 1)}) else ratings.player end`;

export class Players {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private get accounts() {
    return this.database.selectFrom('accounts').select(['id', 'name', 'created']).where('kept', '=', 1);
  }

  player(id: string) {
    return this.accounts.where('id', '=', id).executeTakeFirst();
  }

  named(name: string) {
    return this.accounts.where('name', '=', name).orderBy('created').limit(MOST).execute();
  }

  ratings(id: string) {
    return this.database
      .selectFrom('ratings')
      .selectAll()
      .where('player', 'in', [id, `${PROGRAM}${id}`])
      .orderBy('game')
      .orderBy('player')
      .execute();
  }

  /** The strongest whose strength is known well enough. */
  async best(game: string, pool: Pool, deviation: number) {
    const rows = await this.database
      .selectFrom('ratings')
      .leftJoin('accounts', (join) => join.on('accounts.id', '=', ownerOf))
      .selectAll('ratings')
      .select(['accounts.name', 'accounts.id as owner'])
      .where('ratings.game', '=', game)
      .where('ratings.pool', '=', pool)
      .where('ratings.deviation', '<=', deviation)
      .orderBy('ratings.rating', 'desc')
      .limit(MOST)
      .execute();
    return rows;
  }

  /** Finished games that anybody may watch, in which the account played. */
  private public(id: string) {
    return this.database
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .where('seats.account', '=', id)
      .where('games.state', '=', 'over')
      .where('games.watchable', '=', 1)
      .where('seats.outcome', '!=', 'none');
  }

  async results(id: string) {
    const rows = await this.public(id)
      .select(({ fn }) => ['games.game', 'seats.seat', 'seats.outcome', fn.countAll<number>().as('count')])
      .groupBy(['games.game', 'seats.seat', 'seats.outcome'])
      .orderBy('games.game')
      .orderBy('seats.seat')
      .execute();
    const bySide = new Map<string, { game: string; seat: string } & Record<Exclude<SeatOutcome, 'none'>, number>>();
    for (const { game, seat, outcome, count } of rows) {
      const key = `${game} ${seat}`;
      const side = bySide.get(key) ?? { game, seat, won: 0, lost: 0, drawn: 0 };
      if (outcome !== null && outcome !== 'none') side[outcome] += Number(count);
      bySide.set(key, side);
    }
    return [...bySide.values()];
  }

  async recent(id: string) {
    const rows = await this.public(id)
      .leftJoin('rating_changes', (join) =>
        join.onRef('rating_changes.game', '=', 'games.id').on('rating_changes.player', 'in', [id, `${PROGRAM}${id}`]),
      )
      .select(['games.id', 'games.game', 'games.ending', 'games.ended_at', 'games.sequence', 'seats.seat'])
      .select(['seats.outcome', 'rating_changes.before', 'rating_changes.after'])
      .orderBy('games.ended_at', 'desc')
      .limit(RECENT)
      .execute();
    const tables = rows.map((row) => row.id);
    const seats = tables.length === 0 ? [] : await this.seatsOf(tables);
    return rows.map((row) => ({ ...row, others: seats.filter((one) => one.game === row.id && one.account !== id) }));
  }

  private seatsOf(tables: readonly string[]) {
    return this.database
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.account')
      .select(['seats.game', 'seats.seat', 'seats.player', 'seats.account', 'accounts.name', 'accounts.kept'])
      .where('seats.game', 'in', tables)
      .execute();
  }

  // ---- open data

  /** Finished games that anybody may watch, in the order in which they ended, those after a table. */
  async finished(game: string, after: string | undefined, most: number) {
    const last =
      after === undefined
        ? undefined
        : await this.database.selectFrom('games').select(['id', 'ended_at']).where('id', '=', after).executeTakeFirst();
    let rows = this.database
      .selectFrom('games')
      .select(['id', 'game', 'ended_at', 'ending', 'ended_by'])
      .where('game', '=', game)
      .where('watchable', '=', 1)
      .where('ended_at', 'is not', null);
    if (last) {
      const { id, ended_at: ended } = last;
      rows = rows
        .where('ended_at', '>=', ended ?? 0)
        .where(({ or, eb }) => or([eb('ended_at', '>', ended ?? 0), eb('id', '>', id)]));
    }
    return rows.orderBy('ended_at').orderBy('id').limit(most).execute();
  }

  /** Who played there, without saying who: what kind of player, how strong, and what came of it. */
  async anonymous(table: string) {
    const rows = await this.database
      .selectFrom('seats')
      .leftJoin('rating_changes', (join) =>
        join
          .onRef('rating_changes.game', '=', 'seats.game')
          .on(({ or, eb, ref }) =>
            or([
              eb('rating_changes.player', '=', ref('seats.account')),
              eb('rating_changes.player', '=', sql<string>`${sql.lit(PROGRAM)} || seats.account`),
            ]),
          ),
      )
      .select(['seats.seat', 'seats.player', 'seats.outcome', 'seats.program', 'rating_changes.before'])
      .where('seats.game', '=', table)
      .orderBy('seats.seat')
      .execute();
    return rows.map(({ before, program, ...seat }) => ({
      ...seat,
      ...(program === 1 && { player: 'program' }),
      rating: before === null ? null : Math.round(before),
    }));
  }
}
