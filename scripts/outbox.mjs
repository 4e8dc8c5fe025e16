// npm run outbox: the mail that this server could not send, because there is no mail server. For whoever runs it, and for nobody else.
import { ensureServer } from './ensure.mjs';

ensureServer();
const { DATABASE, openDatabase, Outbox } = await import('@ravelin/server');
const database = await openDatabase({ url: process.env.DATABASE_URL ?? DATABASE });
const mails = await new Outbox(database, Date.now).all();
for (const { recipient, subject, body } of mails) console.log(`To: ${recipient}\nSubject: ${subject}\n\n${body}\n---`);
console.log(mails.length === 0 ? 'The outbox is empty.' : `${mails.length} in the outbox, the oldest first.`);
await database.destroy();
