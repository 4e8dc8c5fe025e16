import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

type Act = (db: Database) => Promise<void>;

interface Job {
  readonly act: Act;
  stored(): void;
  failed(error: unknown): void;
}

/** PostgreSQL commits several at once; most of its connections are left to those who ask. */
const LANES = 4;

/** So many are committed together at most: one that is refused costs those beside it a second try. */
const MOST = 64;

/**
 * What several games have to store at the same time is committed together: a commit waits for the disk, and the disk takes as long for twenty turns as for one. Each
 * act is still stored as a whole or not at all, and its promise is kept only after the commit.
 */
export class GroupCommit {
  private readonly database: Database;
  private readonly waiting: Job[] = [];
  /** How many more transactions may be under way at once: SQLite writes one at a time. */
  private free: number;

  constructor(database: Database) {
    this.database = database;
    this.free = database.getExecutor().adapter instanceof PostgresAdapter ? LANES : 1;
  }

  store(act: Act): Promise<void> {
    const stored = new Promise<void>((resolve, reject) => {
      this.waiting.push({ act, stored: resolve, failed: reject });
    });
    if (this.free > 0) void this.work();
    return stored;
  }

  private async work(): Promise<void> {
    this.free--;
    // Whatever has arrived over the network by now comes along.
    await setImmediate();
    for (let jobs = this.waiting.splice(0, MOST); jobs.length > 0; jobs = this.waiting.splice(0, MOST))
      await this.together(jobs);
    this.free++;
  }

  private async together(jobs: readonly Job[]): Promise<void> {
    try {
      await this.database.transaction().execute(async (db) => {
        for (const { act } of jobs) await act(db);
      });
      for (const job of jobs) job.stored();
    } catch (error) {
      if (jobs.length === 1) jobs[0].failed(error);
      // One of them was refused, and nothing of the others is stored: each by itself.
      else for (const job of jobs) await this.together([job]);
    }
  }
}
