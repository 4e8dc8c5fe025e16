import { createTransport } from 'nodemailer';
import type { Database } from '../store/schema.ts';
import type { Mail } from './mail.ts';

/** Takes a mail out of the house; rejects where it could not. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  end(): void;
}

/** A mail server: `smtp://user:password@host:587`, or `smtps://…`. */
export const smtp = (url: string, from: string): Transport => {
  const transport = createTransport(url);
  return {
    send: async ({ recipient, subject, body, unsubscribe }) => {
      const to = { name: '', address: recipient };
      // One click in the mail program (RFC 8058).
      const list = unsubscribe ? { unsubscribe: { url: unsubscribe, comment: '' } } : undefined;
      const headers = list && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to, subject, text: body, ...(list && { list, headers }) });
    },
    end: () => transport.close(),
  };
};

const MINUTE = 60_000;
/** Another server may be at it; after this time it has failed, or has ended in the midst of it. */
const AGAIN = 10 * MINUTE;
/** What could not be sent for so long never will be. */
const LONGEST = 48 * 60 * MINUTE;
const AT_ONCE = 50;

/**
 * Sends what lies in the outbox, and takes it out once the mail server has it. So mail survives a mail server that is away, and a restart of this one; and whoever asks for
 * a new password does not wait for it, which would tell whether there is such an account.
 */
export class Carrier {
  private readonly database: Database;
  private readonly transport: Transport;
  private readonly now: () => number;
  private readonly onTrouble: (error: unknown) => void;

  constructor(database: Database, transport: Transport, now: () => number, onTrouble: (error: unknown) => void) {
    this.database = database;
    this.transport = transport;
    this.now = now;
    this.onTrouble = onTrouble;
  }

  /** Tries whatever is due. Never rejects for a mail that could not be sent: it is tried again. */
  async carry(): Promise<void> {
    const now = this.now();
    const due = await this.database
      .selectFrom('mails')
      .selectAll()
      .where(({ or, eb }) => or([eb('taken', 'is', null), eb('taken', '<', now - AGAIN)]))
      .orderBy('created')
      .limit(AT_ONCE)
      .execute();
    for (const { id, taken, created, ...mail } of due)
      if (await this.take(id, taken, now)) await this.try(id, mail, now - created > LONGEST);
  }

  /** Of several servers one gets it. */
  private async take(id: string, before: number | null, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('mails')
      .set({ taken: now })
      .where('id', '=', id)
      .where('taken', before === null ? 'is' : '=', before)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  private async try(id: string, mail: Mail, isLast: boolean): Promise<void> {
    try {
      await this.transport.send(mail);
    } catch (error) {
      this.onTrouble(error);
      if (!isLast) return;
    }
    await this.database.deleteFrom('mails').where('id', '=', id).execute();
  }
}
