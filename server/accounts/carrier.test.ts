import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../main.ts';
import { openDatabase } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import { Person } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { Carrier, smtp } from './carrier.ts';
import { Outbox } from './mail.ts';

let place: TestDatabase;
let database: Database;
let server: Server;
let url: string;
/** Envelopes and texts that the mail server took. */
let taken: { to: string; text: string }[];
let refuses: boolean;

/** A mail server that understands just enough. */
const mailServer = (): Server =>
  createServer((socket) => {
    let to = '';
    let text: string | undefined;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    let rest = '';
    socket.on('data', (data) => {
      const lines = `${rest}${data}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (text !== undefined) {
          if (line !== '.') text += `${line}\n`;
          else {
            taken.push({ to, text });
            text = undefined;
            socket.write('250 taken\r\n');
          }
        } else if (line.startsWith('RCPT TO:')) {
          to = line.slice(8);
          socket.write(refuses ? '450 later\r\n' : '250 yes\r\n');
        } else if (line === 'DATA') {
          text = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 yes\r\n');
      }
    });
  });

beforeEach(async () => {
  place = await testDatabase();
  database = await openDatabase({ url: place.url });
  taken = [];
  refuses = false;
  server = mailServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.destroy();
  await place.end();
});

const FROM = 'Ravelin <ravelin@example.org>';
const MAIL = { recipient: 'a@example.org', subject: 'Zug', body: 'Löbl wartet.\n' };

test('what lies in the outbox is sent once, by one of several servers', async () => {
  const transport = smtp(url, FROM);
  const troubles: unknown[] = [];
  const carriers = [1, 2].map(
    () =>
      new Carrier(
        database,
        transport,
        () => 1000,
        (error) => troubles.push(error),
      ),
  );
  await new Outbox(database, () => 1000).send(MAIL);
  await Promise.all(carriers.map((carrier) => carrier.carry()));
  expect(troubles).toEqual([]);
  expect(taken).toMatchObject([{ to: '<a@example.org>' }]);
  expect(taken[0].text).toMatch(/^From: Ravelin <ravelin@example\.org>\n/);
  expect(taken[0].text).toContain('Subject: Zug');
  expect(await new Outbox(database, () => 0).all()).toEqual([]);
  transport.end();
});

test('what a mail server does not take stays, and is tried again later, for two days', async () => {
  let now = 1_000_000;
  const transport = smtp(url, FROM);
  const troubles: unknown[] = [];
  const carrier = new Carrier(
    database,
    transport,
    () => now,
    (error) => troubles.push(error),
  );
  const outbox = new Outbox(database, () => now);
  await outbox.send(MAIL);
  refuses = true;
  await carrier.carry();
  await carrier.carry();
  expect(troubles).toHaveLength(1);
  expect(await outbox.all()).toEqual([MAIL]);
  now += 11 * 60_000;
  refuses = false;
  await carrier.carry();
  expect(taken).toHaveLength(1);

  refuses = true;
  await outbox.send(MAIL);
  now += 49 * 60 * 60_000;
  await carrier.carry();
  expect(await outbox.all()).toEqual([]);
  transport.end();
});

test('a server with SMTP_URL sends what is asked for, and says what is missing', async () => {
  await expect(startServer({ DATABASE_URL: place.url, SMTP_URL: url }, () => {})).rejects.toThrow('MAIL_FROM');
  await expect(startServer({ DATABASE_URL: place.url, SMTP_URL: 'mail', MAIL_FROM: FROM }, () => {})).rejects.toThrow(
    'SMTP_URL: it begins with',
  );
  const running = await startServer({ DATABASE_URL: place.url, PORT: '0', SMTP_URL: url, MAIL_FROM: FROM }, () => {});
  const email = 'kara@example.org';
  await new Person(running.address).must('POST', '/api/register', {
    name: 'Kara',
    email,
    password: 'long enough for it',
  });
  await new Person(running.address).must('POST', '/api/password/forgot', { email });
  while (taken.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(taken[0].to).toBe(`<${email}>`);
  await running.end();
});
