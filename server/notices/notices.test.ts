import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { Random } from '@ravelin/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Metrics } from '../operations/metrics.ts';
import { GameStore } from '../store/games.ts';
import { Behind } from '../store/turns.ts';
import { Client, Person } from '../testing/client.ts';
import { turnOf } from '../testing/games.ts';
import { type Receiver, receiver } from '../testing/receiver.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';
import { MOST_FAILURES } from './dispatch.ts';
import { KINDS } from './kinds.ts';

let server: TestServer;
let far: Receiver;
const metrics = new Metrics();
const time = new TestTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  far = await receiver();
  // Nothing is sent by itself: each test says when.
  const still = { noticeEvery: 2 ** 30, now: time.now, later: time.later };
  server = await testServer({ ...still, noticesToPrivate: true, metrics });
});

beforeEach(() => {
  far.received.length = 0;
  far.status = 201;
});

afterAll(async () => {
  await server.end();
  await far.end();
  expect(server.troubles).toEqual([]);
});

const PASSWORD = 'ravelin and glacis';
let people = 0;

interface Someone {
  readonly person: Person;
  readonly email: string;
  readonly id: string;
}

const someone = async (): Promise<Someone> => {
  const email = `player${++people}@example.org`;
  const person = new Person(server.address);
  const { id } = await person.must<{ id: string }>('POST', '/api/register', {
    name: 'Löbl',
    email,
    password: PASSWORD,
  });
  return { person, email, id };
};

const mailsTo = (email: string) =>
  server.database.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created').execute();

const tokenIn = (body: string, page: string): string => new RegExp(`#/${page}/([\\w-]+)`).exec(body)?.[1] ?? '';

/** Wants to be told of these things by mail. */
const byMail = async ({ person, email }: Someone, kinds: readonly string[] = KINDS, language = 'en'): Promise<void> => {
  await person.must('PUT', '/api/notices', { mail: kinds, push: [], webhook: [], language });
  await person.must('POST', '/api/notices/confirm', { language });
  const [{ body }] = (await mailsTo(email)).slice(-1);
  await new Person(server.address).must('POST', '/api/notices/confirmed', { token: tokenIn(body, 'confirm') });
  await server.database.deleteFrom('mails').where('recipient', '=', email).execute();
};

const byWebhook = async ({ person, id }: Someone, kinds: readonly string[] = KINDS): Promise<string> => {
  await person.must('PUT', '/api/notices', { mail: [], push: [], webhook: kinds, language: 'en' });
  const { secret } = await person.must<{ secret: string }>('PUT', '/api/notices/webhook', {
    url: `${far.address}/hook/${id}`,
  });
  return secret;
};

/** What has arrived at the address of somebody. */
const hooked = ({ id }: Someone) => far.received.filter(({ path }) => path === `/hook/${id}`);

const table = async (host: Someone, other: Someone, more: object = {}): Promise<string> => {
  const { id, invite } = await host.person.must<{ id: string; invite: string }>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
    ...more,
  });
  await other.person.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  await host.person.must('POST', `/api/tables/${id}/start`);
  return id;
};

/** So much time passes, then what is due is sent. */
const after = async (milliseconds: number): Promise<void> => {
  time.sleep(milliseconds);
  await server.notices.sweep();
};

/** Until it is stored that somebody has so many connections to a table. */
const present = ({ id: account }: Someone, game: string, connections: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const rows = server.database.selectFrom('presences').select('connections').where('game', '=', game);
      expect(await rows.where('account', '=', account).execute()).toEqual([{ connections }]);
    },
    { timeout: 60_000 },
  );

/** Until it is stored that so many of them are pages that nobody sees. */
const hidden = ({ id: account }: Someone, game: string, pages: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const rows = server.database.selectFrom('presences').select('hidden').where('game', '=', game);
      expect(await rows.where('account', '=', account).execute()).toEqual([{ hidden: pages }]);
    },
    { timeout: 60_000 },
  );

const waiting = (account: string) =>
  server.database.selectFrom('notices').select(['game', 'kind', 'channel']).where('account', '=', account).execute();

/** Whoever's turn it is makes a move, until it is the turn of this seat. */
const untilTurnOf = async (id: string, seat: string, clients: Readonly<Record<string, Client>>): Promise<void> => {
  for (let n = 0; n < 50; n++) {
    const { turn } = await clients.ottoman.person.must<{ turn: string }>('GET', `/api/tables/${id}`);
    if (turn === seat) return;
    const client = clients[turn];
    const { moves } = await client.until((snapshot) => snapshot.moves.length > 0);
    await client.ask('play', { move: moves[0].notation }, `move ${n}`);
  }
  throw new Error(`it never was the turn of ${seat}`);
};

describe('by mail', () => {
  test('several tables that wait become one mail, which says which and what kind, and nothing else', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn'], 'de');
    const ids = [await table(me, other), await table(me, other)];
    await after(4 * MINUTE);
    expect(await mailsTo(me.email)).toEqual([]);
    await after(2 * MINUTE);
    const mails = await mailsTo(me.email);
    expect(mails).toHaveLength(1);
    expect(mails[0].subject).toBe('Ravelin: Neues aus 2 Partien');
    const lines = ids.map((id) => `Siege of Vienna 1683: du bist am Zug\n${server.address}/#/online/${id}\n\n`);
    const stop = tokenIn(mails[0].body, 'unsubscribe');
    expect([...lines].sort().join('')).toBe(
      mails[0].body
        .split('Wovon')[0]
        .split(/(?<=\n\n)/)
        .sort()
        .join(''),
    );
    expect(mails[0].unsubscribe).toBe(`${server.address}/api/unsubscribe/${stop}`);
    expect(await mailsTo(other.email)).toEqual([]);
    await after(HOUR);
    expect(await mailsTo(me.email), 'it is told once').toHaveLength(1);
  });

  test('goes nowhere before the address was confirmed by a link, once and within a day; a new address must be confirmed anew', async () => {
    const [me, other] = [await someone(), await someone()];
    await me.person.must('PUT', '/api/notices', { mail: ['turn'], push: [], webhook: [], language: 'en' });
    await table(me, other);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toEqual([]);
    await me.person.must('POST', '/api/notices/confirm', { language: 'en' });
    const [{ body }] = await mailsTo(me.email);
    const token = tokenIn(body, 'confirm');
    const stranger = new Person(server.address);
    time.sleep(25 * HOUR);
    expect((await stranger.ask('POST', '/api/notices/confirmed', { token })).status).toBe(400);
    await byMail(me, ['turn']);
    expect((await stranger.ask('POST', '/api/notices/confirmed', { token })).status).toBe(400);
    await table(me, other);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
    const next = `next${people}@example.org`;
    await me.person.must('PATCH', '/api/me', { email: next, password: PASSWORD });
    expect(await me.person.must('GET', '/api/notices')).toMatchObject({ mail: { address: next, confirmed: false } });
    await table(me, other);
    await after(6 * MINUTE);
    expect(await mailsTo(next)).toEqual([]);
  });

  test('the link in it stops mail without signing in, and does nothing else', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    await table(me, other);
    await after(6 * MINUTE);
    const [{ body }] = await mailsTo(me.email);
    const token = tokenIn(body, 'unsubscribe');
    const stranger = new Person(server.address);
    expect((await stranger.ask('POST', '/api/unsubscribe/guess')).status).toBe(400);
    // A mail program sends a form.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await stranger.ask('POST', `/api/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', form);
    expect([answer.status, answer.body, stranger.cookie]).toEqual([204, null, '']);
    expect(await me.person.must('GET', '/api/notices')).toMatchObject({
      choices: { mail: [] },
      mail: { confirmed: false },
    });
    expect((await stranger.ask('GET', '/api/me')).status).toBe(401);
    // Nor does what stops mail confirm anything, or open the account.
    expect((await stranger.ask('POST', '/api/notices/confirmed', { token })).status).toBe(400);
    expect((await stranger.ask('POST', '/api/password/reset', { token, password: PASSWORD })).status).toBe(400);
    await table(me, other);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
  });

  test('a guest has no address for it', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    const wanted = { mail: ['turn'], push: [], webhook: [], language: 'en' };
    expect((await guest.ask('PUT', '/api/notices', wanted)).body).toMatchObject({ error: { code: 'guest' } });
    expect((await guest.ask('POST', '/api/notices/confirm', { language: 'en' })).status).toBe(400);
    expect(await guest.must('GET', '/api/notices')).toMatchObject({ mail: null });
  });
});

describe('only who is not looking', () => {
  test('who is at the table is told nothing', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    await byMail(other, ['turn']);
    const id = await table(me, other);
    const ottoman = await new Client(me.person, id).connect();
    const habsburg = await new Client(other.person, id).connect();
    for (const one of [me, other]) await present(one, id, 1);
    await after(6 * MINUTE);
    await untilTurnOf(id, 'habsburg', { ottoman });
    await after(6 * MINUTE);
    expect([await mailsTo(me.email), await mailsTo(other.email)]).toEqual([[], []]);
    expect([await waiting(me.id), await waiting(other.id)]).toEqual([[], []]);
    await ottoman.close();
    await habsburg.close();
  });

  test('who was there since, for however short a time, neither', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const id = await table(me, other);
    time.sleep(MINUTE);
    await (await new Client(me.person, id).connect()).close();
    await present(me, id, 0);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toEqual([]);
    expect(await waiting(me.id)).toEqual([]);
  });

  test('a page that nobody sees does not count, until it is seen again', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const id = await table(me, other);
    const client = await new Client(me.person, id).connect();
    expect(await client.ask('show', { visible: false })).toMatchObject({ result: null });
    await hidden(me, id, 1);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);

    // One who looked at it again in between, for however short a time, has seen it.
    const later = await table(me, other);
    const [seen, unseen] = [await new Client(me.person, later).connect(), await new Client(me.person, id).connect()];
    time.sleep(MINUTE);
    for (const one of [seen, unseen]) await one.ask('show', { visible: false });
    await hidden(me, later, 1);
    await hidden(me, id, 2);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
    for (const one of [client, seen, unseen]) await one.close();
  });

  test('a page that was never seen, and is closed so, has not shown anything', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const id = await table(me, other);
    const client = await new Client(me.person, id).connect('hidden=1');
    await hidden(me, id, 1);
    time.sleep(MINUTE);
    await client.close();
    await present(me, id, 0);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
  });

  test('who watches is not at the table', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const watched = await table(other, await someone(), { watchable: true });
    const watching = await new Client(me.person, watched).connect();
    await table(me, other);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
    await watching.close();
  });

  test('who is at another table is told once they have gone, or after half an hour', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const [here, there] = [await table(me, other), await table(me, other)];
    const client = await new Client(me.person, here).connect();
    await present(me, here, 1);
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toEqual([]);
    expect(await waiting(me.id)).toEqual([{ game: there, kind: 'turn', channel: 'mail' }]);
    await client.close();
    await present(me, here, 0);
    await after(6 * MINUTE);
    expect((await mailsTo(me.email)).map(({ body }) => body.includes(there))).toEqual([true]);

    const late = await table(me, other);
    const again = await new Client(me.person, here).connect();
    await present(me, here, 1);
    for (let n = 0; n < 7; n++) await after(6 * MINUTE);
    expect((await mailsTo(me.email)).map(({ body }) => body.includes(late))).toEqual([false, true]);
    await again.close();
  });

  test('a server knows who is connected to another, until that one is gone', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(me, ['turn']);
    const id = await table(me, other);
    const connected = {
      server: 'another',
      account: me.id,
      connections: 1,
      hidden: 0,
      looked: null,
      lost: null,
      changed: 0,
    };
    await server.database.insertInto('servers').values({ id: 'another', seen: time.now() }).execute();
    await server.database
      .insertInto('presences')
      .values({ ...connected, game: id })
      .execute();
    time.sleep(20_000);
    await server.database.updateTable('notices').set({ due: 0 }).where('account', '=', me.id).execute();
    await server.notices.sweep();
    expect(await waiting(me.id), 'seen').toEqual([]);
    const late = await table(me, other);
    await server.database
      .insertInto('presences')
      .values({ ...connected, game: late })
      .execute();
    await after(6 * MINUTE);
    expect(await mailsTo(me.email)).toHaveLength(1);
  });
});

describe('each kind', () => {
  const kindsOf = (): string[][] =>
    far.received.map(({ body }) => JSON.parse(body.toString()).notices.map(({ kind }: { kind: string }) => kind));

  test('of a game from its beginning to its end', async () => {
    const [host, me] = [await someone(), await someone()];
    // Clocks go by the time in which servers run.
    const after = (milliseconds: number) => time.pass(milliseconds).then(() => server.notices.sweep());
    await after(MINUTE);
    far.received.length = 0;
    await byWebhook(me);
    await byMail(host, ['game']);
    const id = await table(host, me, { pace: 'live' });
    await after(MINUTE);
    expect(kindsOf()).toEqual([['game']]);
    expect(JSON.parse(far.received[0].body.toString()).notices[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      kind: 'game',
      table: id,
      game: 'Siege of Vienna 1683',
      state: 'running',
      url: `${server.address}/#/online/${id}`,
    });
    const client = await new Client(host.person, id).connect();
    // Below, half an hour passes in less time than it takes to store that the host is here.
    await present(host, id, 1);
    await host.person.must('POST', `/api/tables/${id}/chat`, { text: 'The secret word' });
    await client.ask('propose', { kind: 'draw' });
    await after(MINUTE);
    expect(kindsOf().at(-1)).toEqual(['proposal', 'chat']);
    await untilTurnOf(id, 'habsburg', { ottoman: client });
    await after(MINUTE);
    expect(kindsOf().at(-1)).toEqual(['turn']);
    await after(26.5 * MINUTE);
    expect(kindsOf().at(-1)).toEqual(['clock']);
    const before = far.received.length;
    await after(MINUTE);
    expect(far.received, 'of each deadline once').toHaveLength(before);
    await after(5 * MINUTE);
    expect(kindsOf().at(-1)).toEqual(['game']);
    await host.person.must('POST', `/api/tables/${id}/rematch`);
    await after(MINUTE);
    expect(kindsOf().at(-1)).toEqual(['invitation']);
    expect(Buffer.concat(far.received.map(({ body }) => body)).toString()).not.toMatch(/secret word|Löbl/);
    await client.close();
    expect((await mailsTo(host.email)).map(({ subject }) => subject)).toEqual([]);
  });

  test('a host is told that all have come', async () => {
    const [host, me] = [await someone(), await someone()];
    await byWebhook(host, ['game']);
    const seats = { ottoman: 'me', habsburg: 'invite' };
    const made = await host.person.must<{ id: string; invite: string }>('POST', '/api/tables', {
      game: 'vienna',
      seats,
    });
    await me.person.must('POST', `/api/tables/${made.id}/join`, { invite: made.invite, seats: ['habsburg'] });
    await after(MINUTE);
    const [{ notices }] = far.received.map(({ body }) => JSON.parse(body.toString()));
    expect(notices).toMatchObject([{ kind: 'game', state: 'lobby', url: `${server.address}/#/table/${made.id}` }]);
  });

  test('is told only where it was chosen, and not what is not so any more', async () => {
    const [host, me] = [await someone(), await someone()];
    await byWebhook(me, ['proposal']);
    const id = await table(host, me);
    const client = await new Client(host.person, id).connect();
    await host.person.must('POST', `/api/tables/${id}/chat`, { text: 'Hello' });
    await client.ask('propose', { kind: 'draw' });
    expect(await waiting(me.id)).toEqual([{ game: id, kind: 'proposal', channel: 'webhook' }]);
    await client.ask('decline', { kind: 'draw' });
    await after(MINUTE);
    expect(far.received).toEqual([]);
    expect(await waiting(me.id)).toEqual([]);
    await client.close();
  });

  test.each([
    [{ mail: ['everything'], push: [], webhook: [], language: 'en' }, 'mail'],
    [{ mail: [], push: [], webhook: [], language: 'fr' }, 'language'],
    [{ mail: [], push: [], language: 'en' }, 'webhook'],
    [{ mail: [], push: [], webhook: [], language: 'en', more: 1 }, 'more'],
  ])('%j is refused, and what is wrong is named', async (body, field) => {
    const { person } = await someone();
    const answer = await person.ask('PUT', '/api/notices', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(field);
  });
});

describe('by webhook', () => {
  test('what is sent is signed with the secret that was told once', async () => {
    const [me, other] = [await someone(), await someone()];
    const secret = await byWebhook(me, ['turn']);
    await table(me, other);
    await after(MINUTE);
    const [{ headers, body }] = far.received;
    const stamp = headers['ravelin-timestamp'];
    const expected = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
    expect(headers['ravelin-signature']).toBe(`sha256=${expected}`);
    expect(JSON.stringify(await me.person.must('GET', '/api/notices'))).not.toContain(secret);
    expect(JSON.stringify(await me.person.must('GET', '/api/me/export'))).not.toContain(secret);
  });

  test('an address that fails is tried ever more slowly, then switched off with a word, and can be named again', async () => {
    const [me, other] = [await someone(), await someone()];
    await byWebhook(me, ['turn']);
    far.status = 500;
    await table(me, other);
    await after(MINUTE);
    expect(hooked(me)).toHaveLength(1);
    await after(30_000);
    expect(hooked(me), 'not before its time').toHaveLength(1);
    // Something new does not hurry it.
    await table(me, other);
    await after(25_000);
    expect(hooked(me)).toHaveLength(1);
    for (let n = 1; n < MOST_FAILURES; n++) await after(9 * HOUR);
    expect(hooked(me)).toHaveLength(MOST_FAILURES);
    expect((await mailsTo(me.email)).map(({ subject }) => subject)).toEqual(['Ravelin: Your webhook was switched off']);
    expect(await me.person.must('GET', '/api/notices')).toMatchObject({ webhook: { off: time.now() } });
    far.status = 200;
    await table(me, other);
    await after(HOUR);
    expect(hooked(me)).toHaveLength(MOST_FAILURES);
    await byWebhook(me, ['turn']);
    await table(me, other);
    await after(HOUR);
    expect(hooked(me)).toHaveLength(MOST_FAILURES + 1);
  });

  test('a test says at once whether it arrives', async () => {
    const me = await someone();
    await byWebhook(me);
    await me.person.must('POST', '/api/notices/webhook/test');
    expect(JSON.parse(far.received[0].body.toString())).toMatchObject({ notices: [], test: expect.any(String) });
    far.status = 404;
    const refused = await me.person.ask('POST', '/api/notices/webhook/test');
    expect(refused.body).toMatchObject({ error: { code: 'not-delivered' } });
    await me.person.must('DELETE', '/api/notices/webhook');
    expect((await me.person.ask('POST', '/api/notices/webhook/test')).status).toBe(400);
  });

  test('without the switch for tests nothing goes to this machine', async () => {
    const strict = await testServer({ now: time.now, later: time.later, noticeEvery: 2 ** 30 });
    const guest = await Person.guest(strict.address, 'Guest');
    for (const url of [`${far.address}/hook`, 'https://127.0.0.1/', 'https://localhost:1/', 'https://10.0.0.1/hook'])
      expect((await guest.ask('PUT', '/api/notices/webhook', { url })).status, url).toBe(
        url.includes('localhost') ? 200 : 400,
      );
    // A name is looked up when something is sent.
    await guest.must('PUT', '/api/notices/webhook', { url: `https://localhost:${new URL(far.address).port}/` });
    expect((await guest.ask('POST', '/api/notices/webhook/test')).status).toBe(400);
    expect(far.received).toEqual([]);
    await strict.end();
  });
});

describe('by push', () => {
  /** A browser's keys. */
  const keys = () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  };
  let endpoints = 0;

  const withBrowser = async ({ person }: Someone) => {
    const device = { name: 'Firefox', endpoint: `${far.address}/push/${++endpoints}`, keys: keys() };
    await person.must('PUT', '/api/notices', { mail: [], push: ['turn'], webhook: [], language: 'en' });
    return person.must<{ push: { key: string; devices: { id: string }[] } }>('POST', '/api/notices/devices', device);
  };

  test('is encrypted, signed with a key that stays the same, and goes to each browser', async () => {
    const [me, other] = [await someone(), await someone()];
    const { push } = await withBrowser(me);
    await withBrowser(me);
    await table(me, other);
    await after(MINUTE);
    expect(far.received.map(({ path }) => path).sort()).toEqual([`/push/${endpoints - 1}`, `/push/${endpoints}`]);
    const [{ headers, body }] = far.received;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toContain(`k=${push.key}`);
    expect(body.toString('latin1')).not.toContain('turn');
    expect((await other.person.must<typeof push & { push: typeof push }>('GET', '/api/notices')).push.key).toBe(
      push.key,
    );
    expect(await waiting(me.id)).toEqual([]);
  });

  test('a browser that is gone is forgotten; one whose service is away is tried again', async () => {
    const [me, other] = [await someone(), await someone()];
    const { push } = await withBrowser(me);
    far.status = 503;
    await table(me, other);
    await after(MINUTE);
    await after(30_000);
    expect(far.received).toHaveLength(1);
    far.status = 410;
    await after(MINUTE);
    expect(far.received).toHaveLength(2);
    expect(await me.person.must('GET', '/api/notices')).toMatchObject({ push: { devices: [] } });
    expect((await me.person.ask('DELETE', `/api/notices/devices/${push.devices[0].id}`)).status).toBe(404);
    expect(await waiting(me.id)).toEqual([]);
  });

  test('can be tested and taken back; what is no browser is refused', async () => {
    const me = await someone();
    const { push } = await withBrowser(me);
    const at = `/api/notices/devices/${push.devices[0].id}`;
    await me.person.must('POST', `${at}/test`);
    expect(far.received).toHaveLength(1);
    const stranger = await someone();
    expect((await stranger.person.ask('DELETE', at)).status).toBe(404);
    expect((await stranger.person.ask('POST', `${at}/test`)).status).toBe(400);
    await me.person.must('DELETE', at);
    const bad = { name: 'x', endpoint: `${far.address}/`, keys: { ...keys(), auth: 'short' } };
    expect((await me.person.ask('POST', '/api/notices/devices', bad)).body).toMatchObject({
      error: { code: 'bad-device', message: expect.stringContaining('auth') },
    });
    const inside = { name: 'x', endpoint: 'ftp://example.org/', keys: keys() };
    expect((await me.person.ask('POST', '/api/notices/devices', inside)).status).toBe(400);
  });
});

test('an address that does not answer keeps nobody else waiting', async () => {
  const [slow, quick, other] = [await someone(), await someone(), await someone()];
  for (const one of [slow, quick]) await byWebhook(one, ['turn']);
  for (const one of [slow, quick]) await table(one, other);
  const { release } = far.hold(`/hook/${slow.id}`);
  time.sleep(MINUTE);
  const sweeping = server.notices.sweep();
  await vi.waitFor(() => expect(hooked(quick)).toHaveLength(1), { timeout: 60_000 });
  expect(hooked(slow)).toEqual([]);
  release();
  await sweeping;
  expect(hooked(slow)).toHaveLength(1);
  expect(await metrics.text()).toMatch(/ravelin_notices_total\{channel="webhook",outcome="taken"\} \d+/);
  expect(await metrics.text()).toMatch(/ravelin_notices_total\{channel="push",outcome="failed"\} 1/);
});

describe('nothing is lost, and nothing sent twice', () => {
  test('of several servers one sends it', async () => {
    const [me, other] = [await someone(), await someone()];
    await byWebhook(me, ['turn']);
    await byMail(other, ['game']);
    await table(me, other);
    time.sleep(6 * MINUTE);
    const { dispatch } = server.notices;
    await Promise.all([1, 2, 3].map(() => dispatch.sweep()));
    expect(far.received).toHaveLength(1);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  test('what a server had in hand when it was killed is sent by another, under the same name', async () => {
    const [me, other] = [await someone(), await someone()];
    await byWebhook(me, ['turn']);
    await table(me, other);
    time.sleep(MINUTE);
    await server.database.updateTable('notices').set({ claim: 'dead', taken: time.now() }).execute();
    await server.notices.sweep();
    expect(far.received).toEqual([]);
    await after(2 * MINUTE + 1);
    expect(far.received).toHaveLength(1);
  });

  test('what happens while it is being sent is told again', async () => {
    const [me, other] = [await someone(), await someone()];
    await byWebhook(me, ['chat']);
    const id = await table(me, other);
    await other.person.must('POST', `/api/tables/${id}/chat`, { text: 'One' });
    time.sleep(MINUTE);
    await server.database
      .updateTable('notices')
      .set({ claim: 'busy', taken: time.now() })
      .where('account', '=', me.id)
      .execute();
    time.sleep(1);
    await other.person.must('POST', `/api/tables/${id}/chat`, { text: 'Two' });
    await server.notices.sweep();
    expect(await waiting(me.id)).toHaveLength(1);
    const [row] = await server.database.selectFrom('notices').selectAll().where('account', '=', me.id).execute();
    expect([row.created, row.due]).toEqual([time.now(), time.now() + 20_000]);
  });

  test('a move and what it causes are stored together, or neither', async () => {
    const [me, other] = [await someone(), await someone()];
    await byMail(other, ['turn']);
    const id = await table(me, other);
    const client = await new Client(me.person, id).connect();
    await untilTurnOf(id, 'habsburg', { ottoman: client });
    expect(await waiting(other.id)).toEqual([{ game: id, kind: 'turn', channel: 'mail' }]);
    await client.close();
    await server.database.deleteFrom('notices').where('account', '=', other.id).execute();
    const games = new GameStore(server.database);
    const { match, stored } = (await games.open(id, new Random('chance'))) ?? {};
    if (!match || !stored) throw new Error('the game is gone');
    const turn = {
      ...turnOf(match, stored.sequence),
      entries: [],
      news: [{ kind: 'turn', seats: ['habsburg'] }],
    } as const;
    await expect(games.append(id, { ...turn, revision: stored.revision - 1 })).rejects.toThrow(Behind);
    expect(await waiting(other.id)).toEqual([]);
    await games.append(id, { ...turn, revision: stored.revision });
    expect(await waiting(other.id)).toHaveLength(1);
  });

  test('what belongs to an account goes with it', async () => {
    const [me, other] = [await someone(), await someone()];
    await byWebhook(me);
    await table(me, other);
    expect((await waiting(me.id)).length).toBeGreaterThan(0);
    await me.person.must('DELETE', '/api/me', { password: PASSWORD });
    expect(await waiting(me.id)).toEqual([]);
    const left = await server.database.selectFrom('notice_choices').selectAll().where('account', '=', me.id).execute();
    expect(left).toEqual([]);
  });
});
