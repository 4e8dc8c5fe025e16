import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** So often a server says that it is there. */
export const BEAT = 10_000;
/** If nobody has said so for longer than this, there was no server. */
const GAP = 30_000;

/**
 * A time that stands still while no server runs: the clocks of the tables go by it, so that a server that was down takes nobody's time.
 * Every process says from time to time that it is there; the first that comes after a gap counts it as lost.
 */
export class Uptime {
  private readonly database: Database;
  private readonly wall: () => number;
  private lost = 0;

  constructor(database: Database, wall: () => number) {
    this.database = database;
    this.wall = wall;
  }

  now(): number {
    return this.wall() - this.lost;
  }

  /** When it will be, or was, by the clock on the wall. */
  onTheWall(time: number): number {
    return time + this.lost;
  }

  /** One statement, so that of several servers only one counts a gap. */
  async beat(): Promise<void> {
    const now = this.wall();
    const { rows } = await sql<{ lost: number }>`
      update uptime
      set lost = lost + case when ${sql.lit(now)} - at > ${sql.lit(GAP)} then ${sql.lit(now)} - at else 0 end,
          at = case when ${sql.lit(now)} > at then ${sql.lit(now)} else at end
      where id = 1
      returning lost`.execute(this.database);
    const [row] = rows;
    if (row) this.lost = Number(row.lost);
    else await this.first(now);
  }

  private async first(now: number): Promise<void> {
    await this.database
      .insertInto('uptime')
      .values({ id: 1, at: now, lost: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
