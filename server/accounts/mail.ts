import { randomUUID } from 'node:crypto';
import type { Database } from '../store/schema.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Where mail goes. */
export interface Post {
  send(mail: Mail): Promise<void>;
}

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
    await this.database
      .insertInto('mails')
      .values({ id: randomUUID(), ...mail, created: this.now(), taken: null })
      .execute();
    this.onMail();
  }

  all(): Promise<Mail[]> {
    return this.database.selectFrom('mails').select(['recipient', 'subject', 'body']).orderBy('created').execute();
  }
}
