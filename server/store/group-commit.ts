import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

interface Job<T> {
  readonly item: T;
  stored(): void;
  failed(error: unknown): void;
}

/** PostgreSQL commits several at once; most of its connections are left to those who ask. */
const LANES = 4;

/** So many are committed together at most: one that is refused costs those beside it a second try. */
const MOST = 64;

/**
 * What several games have to store at the same time is committed together: a commit waits for the disk, and the disk takes as long for twenty turns as for one. Each
 * is still stored as a whole or not at all, and its promise is kept only after the commit.
 */
export class GroupCommit<T> {
  private readonly database: Database;
  private readonly write: (db: Database, items: readonly T[]) => Promise<void>;
  private readonly waiting: Job<T>[] = [];
  /** How many more transactions may be under way at once: SQLite writes one at a time. */
  private free: number;

  /** `write`: writes several; where one of them is refused it throws, and none is stored. */
  constructor(database: Database, write: (db: Database, items: readonly T[]) => Promise<void>) {
    this.database = database;
    this.write = write;
    this.free = database.getExecutor().adapter instanceof PostgresAdapter ? LANES : 1;
  }

  store(item: T): Promise<void> {
    const stored = new Promise<void>((resolve, reject) => {
      this.waiting.push({ item, stored: resolve, failed: reject });
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

  private async together(jobs: readonly Job<T>[]): Promise<void> {
    try {
      const items = jobs.map(({ item }) => item);
      await this.database.transaction().execute((db) => this.write(db, items));
      for (const job of jobs) job.stored();
    } catch (error) {
      if (jobs.length === 1) jobs[0].failed(error);
      // One of them was refused, and nothing of the others is stored: each by itself.
      else for (const job of jobs) await this.together([job]);
    }
  }
}
