import { randomUUID } from 'node:crypto';
import type { Database } from '../store/schema.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Where a mail program can ask that no more of these are sent. */
  readonly unsubscribe?: string | null;
}

/** Where mail goes. */
export interface Post {
  send(mail: Mail): Promise<void>;
}

/** Puts a mail into the outbox, in a transaction of something else. */
export const putMail = async (db: Database, mail: Mail, now: number): Promise<void> => {
  await db
    .insertInto('mails')
    .values({ id: randomUUID(), ...mail, created: now, taken: null })
    .execute();
};

/** What is to be sent. Without a mail server it stays here, for whoever runs this one to read (`npm run outbox`). */
export class Outbox implements Post {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly onMail: () => void;

  constructor(database: Database, now: () => number, onMail: () => void = () => undefined) {
    this.database = database;
    this.now = now;
    this.onMail = onMail;
  }

  async send(mail: Mail): Promise<void> {
    await putMail(this.database, mail, this.now());
    this.onMail();
  }

  all(): Promise<Mail[]> {
    return this.database.selectFrom('mails').select(['recipient', 'subject', 'body']).orderBy('created').execute();
  }
}
