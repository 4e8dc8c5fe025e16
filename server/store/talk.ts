import { randomUUID } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { notify } from '../notices/queue.ts';
import { isTaken } from './database.ts';
import { inParts } from './in-parts.ts';
import type { ChatsTable, Database } from './schema.ts';

/** Who talks with whom: those who play among themselves, and those who watch among themselves. */
export type Room = ChatsTable['room'];
export const ROOMS: readonly Room[] = ['seats', 'watchers'];

export interface ChatRow extends ChatsTable {
  /** Of the account; null: it was deleted. */
  readonly name: string | null;
}

/** Two who talk at once want the same number: one of them takes the next. */
const TRIES = 20;

/** What is said at tables, what people note for themselves, and what they report. */
export class Talk {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private rows() {
    return this.database
      .selectFrom('chats')
      .leftJoin('accounts', 'accounts.id', 'chats.account')
      .selectAll('chats')
      .select('accounts.name');
  }

  async say(line: Omit<ChatsTable, 'number'>): Promise<number> {
    for (let tries = 1; ; tries++) {
      const { last } = await this.database
        .selectFrom('chats')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('game', '=', line.game)
        .executeTakeFirstOrThrow();
      const number = (last ?? 0) + 1;
      try {
        await this.database.transaction().execute((db) => this.add(db, { ...line, number }));
        return number;
      } catch (error) {
        if (!isTaken(error) || tries === TRIES) throw error;
      }
    }
  }

  private async add(db: Database, line: ChatsTable): Promise<void> {
    await db.insertInto('chats').values(line).execute();
    if (line.room !== 'seats') return;
    const others = await db
      .selectFrom('seats')
      .select('account')
      .distinct()
      .where('game', '=', line.game)
      .where('account', '!=', line.account)
      .execute();
    const accounts = others.flatMap(({ account }) => (account === null ? [] : [account]));
    await notify(db, { game: line.game, kind: 'chat', at: line.at }, accounts);
  }

  /** The last that was said in these rooms, before a number if one is given; the oldest first. */
  async said(game: string, rooms: readonly Room[], most: number, before?: number): Promise<ChatRow[]> {
    let found = this.rows().where('chats.game', '=', game).where('chats.room', 'in', rooms);
    if (before !== undefined) found = found.where('chats.number', '<', before);
    return (await found.orderBy('chats.number', 'desc').limit(most).execute()).reverse();
  }

  /** What was said after a number, in all rooms. */
  after(game: string, number: number): Promise<ChatRow[]> {
    return this.rows()
      .where('chats.game', '=', game)
      .where('chats.number', '>', number)
      .orderBy('chats.number')
      .execute();
  }

  /** The number of the last line of each of these tables, where something was said. */
  lasts(games: readonly string[]): Promise<{ readonly game: string; readonly chat: number }[]> {
    return inParts(games, (some) =>
      this.database
        .selectFrom('chats')
        .select(({ fn }) => ['game', fn.max<number>('number').as('chat')])
        .where('game', 'in', some)
        .groupBy('game')
        .execute(),
    );
  }

  line(game: string, number: number): Promise<ChatRow | undefined> {
    return this.rows().where('chats.game', '=', game).where('chats.number', '=', number).executeTakeFirst();
  }

  async notes(game: string, account: string): Promise<string> {
    const row = await this.database
      .selectFrom('notes')
      .select('text')
      .where('game', '=', game)
      .where('account', '=', account)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async note(game: string, account: string, text: string, changed: number): Promise<void> {
    await this.database
      .insertInto('notes')
      .values({ game, account, text, changed })
      .onConflict((conflict) => conflict.columns(['game', 'account']).doUpdateSet({ text, changed }))
      .execute();
  }

  /** Whoever runs the server looks at it; the words are kept as they were. */
  async report(report: {
    readonly game: string;
    readonly reporter: string;
    readonly accused: string | null;
    readonly line: ChatRow | undefined;
    readonly reason: string;
    readonly at: number;
  }): Promise<void> {
    const { game, reporter, accused, line, reason, at } = report;
    const known = await this.database
      .selectFrom('reports')
      .select('id')
      .where('game', '=', game)
      .where('reporter', '=', reporter)
      .where('closed', 'is', null)
      .execute();
    if (known.length >= MOST_REPORTS)
      throw new Refusal('too-fast', 'You have reported enough of this table. Somebody will look at it.');
    await this.database
      .insertInto('reports')
      .values({
        id: randomUUID(),
        game,
        reporter,
        accused,
        number: line?.number ?? null,
        text: line?.text ?? null,
        reason,
        created: at,
        closed: null,
      })
      .execute();
  }
}

/** Of one table by one account, until somebody has looked at them. */
const MOST_REPORTS = 10;
