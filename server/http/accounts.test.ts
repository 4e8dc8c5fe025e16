import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Outbox } from '../accounts/mail.ts';
import { Passwords } from '../accounts/passwords.ts';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let now = 1_000_000;

beforeAll(async () => {
  server = await testServer({ now: () => now });
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const PASSWORD = 'ravelin and glacis';
let people = 0;

const registered = async (password = PASSWORD) => {
  const email = `person${++people}@example.org`;
  const person = new Person(server.address);
  await person.must('POST', '/api/register', { name: 'Starhemberg', email, password });
  return { person, email };
};

const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;

describe('an account', () => {
  test('is made, left and entered again; the password is stored as an argon2id hash', async () => {
    const { person, email } = await registered();
    expect(await person.must('GET', '/api/me')).toMatchObject({ name: 'Starhemberg', email, guest: false });
    await person.must('POST', '/api/logout');
    expect(person.cookie).toBe('ravelin=');
    expect(code(await person.ask('GET', '/api/me'))).toBe('not-signed-in');
    await person.must('POST', '/api/login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(await person.must('GET', '/api/me')).toMatchObject({ email });
    const { password } = await server.database
      .selectFrom('accounts')
      .select('password')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a wrong password and a wrong address are refused in the same words, after the same work', async () => {
    const { email } = await registered();
    const stranger = new Person(server.address);
    const wrong = await stranger.ask('POST', '/api/login', { email, password: 'something else' });
    const nobody = await stranger.ask('POST', '/api/login', {
      email: 'nobody@example.org',
      password: 'something else',
    });
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    expect(wrong.status).toBe(401);
  });

  test('the password is compared with as much work where there is no account', async () => {
    // Not a comparison of times, which say little on a busy machine: the same function, with a hash that costs the same.
    const asked: string[] = [];
    const passwords = new Passwords(async (stored) => {
      asked.push(String(stored));
      return true;
    });
    expect(await passwords.fits('nobody has this password', null)).toBe(false);
    expect(asked).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    const fits = vi.spyOn(Passwords.prototype, 'fits');
    await new Person(server.address).ask('POST', '/api/login', { email: 'nobody@example.org', password: PASSWORD });
    expect(fits.mock.calls).toEqual([[PASSWORD, null]]);
    fits.mockRestore();
  });

  test.each([
    [{ name: 'A', email: 'a@example.org', password: 'short' }, 'password'],
    [{ name: 'A', email: 'no address', password: PASSWORD }, 'email'],
    [{ name: ' ', email: 'a@example.org', password: PASSWORD }, 'name'],
    [{ name: 'A', email: 'a@example.org', password: PASSWORD, admin: true }, 'admin'],
    [{ email: 'a@example.org', password: PASSWORD }, 'name'],
  ])('%j is refused, and what is wrong is named', async (body, field) => {
    const answer = await new Person(server.address).ask('POST', '/api/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { code: 'bad-request', message: expect.stringContaining(`"${field}"`) },
    });
  });

  test('an address is taken once', async () => {
    const { email } = await registered();
    const again = { name: 'Other', email: email.toUpperCase(), password: PASSWORD };
    expect((await new Person(server.address).ask('POST', '/api/register', again)).status).toBe(409);
  });

  test('a guest keeps everything', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    const { id } = await guest.must<{ id: string }>('GET', '/api/me');
    const seats = { ottoman: 'me', habsburg: 'invite' };
    const table = await guest.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    const email = `guest${++people}@example.org`;
    await guest.must('POST', '/api/register', { name: 'No guest', email, password: PASSWORD });
    const again = new Person(server.address);
    await again.must('POST', '/api/login', { email, password: PASSWORD });
    expect(await again.must('GET', '/api/me')).toEqual({ id, name: 'No guest', email, guest: false });
    expect(await again.must('GET', '/api/tables')).toMatchObject([{ id: table.id, host: true }]);
  });
});

describe('what can be changed', () => {
  test('the name, by anybody who is signed in', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    expect(await guest.must('PATCH', '/api/me', { name: ' Kuczyński ' })).toMatchObject({ name: 'Kuczyński' });
    expect(await guest.must('GET', '/api/me')).toMatchObject({ name: 'Kuczyński' });
    expect(code(await guest.ask('PATCH', '/api/me', { name: ' ' }))).toBe('bad-request');
    expect(code(await guest.ask('PATCH', '/api/me', { id: 'x' }))).toBe('bad-request');
    expect(code(await new Person(server.address).ask('PATCH', '/api/me', { name: 'A' }))).toBe('not-signed-in');
  });

  test('the e-mail address, with the password; the old one is told, and no link that went there works', async () => {
    const { person, email } = await registered();
    const other = await registered();
    const next = `new${++people}@example.org`;
    await person.must('POST', '/api/password/forgot', { email });
    expect(code(await person.ask('PATCH', '/api/me', { email: next, password: 'wrong' }))).toBe('wrong-password');
    expect(code(await person.ask('PATCH', '/api/me', { email: other.email, password: PASSWORD }))).toBe('email-taken');
    await person.must('PATCH', '/api/me', { email: ` ${next.toUpperCase()}`, password: PASSWORD });
    expect(await person.must('GET', '/api/me')).toMatchObject({ email: next });
    const mails = (await new Outbox(server.database, () => now).all()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ravelin: a new password', 'Ravelin: your e-mail address']);
    const [, token] = /#\/password\/(\S+)/.exec(mails[0].body) ?? [];
    const reset = await person.ask('POST', '/api/password/reset', { token, password: PASSWORD });
    expect(code(reset)).toBe('bad-token');
  });

  test('not the address of a guest, who has no password', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    expect(code(await guest.ask('PATCH', '/api/me', { email: 'g@example.org', password: '' }))).toBe('guest');
  });
});

describe('a session', () => {
  test('tells a page who is signed in, or that nobody is, without an error', async () => {
    const nobody = await new Person(server.address).ask('GET', '/api/session');
    expect([nobody.status, nobody.body]).toEqual([200, { me: null }]);
    const guest = await Person.guest(server.address, 'Guest');
    expect(await guest.must('GET', '/api/session')).toEqual({ me: await guest.must('GET', '/api/me') });
  });

  test('lies in a cookie that scripts and other pages do not get, and the database does not hold its token', async () => {
    const { headers } = await new Person(server.address).ask('POST', '/api/guest', { name: 'A' });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^ravelin=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = cookie.slice('ravelin='.length, cookie.indexOf(';'));
    const rows = await server.database.selectFrom('sessions').select('token').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  test('over TLS the cookie is sent over TLS only', async () => {
    const secure = await testServer({ origin: 'https://play.example.org' });
    const { headers } = await new Person(secure.address).ask('POST', '/api/guest', { name: 'A' });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-ravelin=.*; HttpOnly; Secure; SameSite=Lax$/);
    await secure.end();
  });

  test('ends after its time', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    await guest.must('GET', '/api/me');
    now += 61 * 24 * 60 * 60 * 1000;
    expect((await guest.ask('GET', '/api/me')).status).toBe(401);
  });

  test('a request from another page changes nothing, and opens no connection', async () => {
    const { person } = await registered();
    const foreign = { origin: 'https://elsewhere.example' };
    for (const [method, path, body] of [
      ['POST', '/api/logout', undefined],
      ['POST', '/api/tables', { game: 'vienna', seats: { ottoman: 'me', habsburg: 'me' } }],
      ['DELETE', '/api/me', { password: PASSWORD }],
    ] as const) {
      expect(code(await person.ask(method, path, body, foreign))).toBe('foreign-origin');
      expect(code(await person.ask(method, path, body, { 'sec-fetch-site': 'cross-site' }))).toBe('foreign-origin');
    }
    expect(await person.must('GET', '/api/tables')).toEqual([]);
    const upgrade = { ...foreign, upgrade: 'websocket', connection: 'upgrade' };
    expect((await server.upgrade('/api/tables/x/play', { ...upgrade, cookie: person.cookie })).status).toBe(403);
    await person.ask('POST', '/api/logout', undefined, { origin: server.address });
    expect((await person.ask('GET', '/api/me')).status).toBe(401);
  });

  test('what it opened ends with it', async () => {
    const { person } = await registered();
    const seats = { ottoman: 'me', habsburg: 'me' };
    const { id } = await person.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    await person.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(person, id).connect();
    const closed = client.closed();
    await person.must('POST', '/api/logout');
    expect(await closed).toBe(1008);
  });
});

describe('a forgotten password', () => {
  const mailTo = async (email: string) =>
    (await new Outbox(server.database, () => now).all()).filter(({ recipient }) => recipient === email);

  test('is replaced by a link that works once and signs everybody out', async () => {
    const { person, email } = await registered();
    const stranger = new Person(server.address);
    await stranger.must('POST', '/api/password/forgot', { email });
    const [{ body }] = await mailTo(email);
    const [, token] = /#\/password\/([\w-]+)/.exec(body) ?? [];
    const password = 'another long password';
    expect((await stranger.ask('POST', '/api/password/reset', { token: 'guess', password })).status).toBe(400);
    await stranger.must('POST', '/api/password/reset', { token, password });
    expect((await stranger.ask('POST', '/api/password/reset', { token, password })).status).toBe(400);
    expect((await person.ask('GET', '/api/me')).status).toBe(401);
    expect((await person.ask('POST', '/api/login', { email, password: PASSWORD })).status).toBe(401);
    await person.must('POST', '/api/login', { email, password });
  });

  test('a link is old after an hour, and nobody learns who has an account', async () => {
    const { email } = await registered();
    const stranger = new Person(server.address);
    const answers = [
      await stranger.ask('POST', '/api/password/forgot', { email }),
      await stranger.ask('POST', '/api/password/forgot', { email: 'nobody@example.org' }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, null],
      [204, null],
    ]);
    expect(await mailTo('nobody@example.org')).toEqual([]);
    const [, token] = /#\/password\/([\w-]+)/.exec((await mailTo(email))[0].body) ?? [];
    now += 61 * 60 * 1000;
    expect((await stranger.ask('POST', '/api/password/reset', { token, password: PASSWORD })).status).toBe(400);
  });
});

describe('my data', () => {
  test('is handed out, without what would open the account', async () => {
    const { person, email } = await registered();
    const seats = { ottoman: 'me', habsburg: 'random' };
    const { id } = await person.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    const mine = await person.must('GET', '/api/me/export');
    expect(mine).toMatchObject({ account: { email }, seats: [{ table: id, seat: 'ottoman' }], hosted: [{ id }] });
    expect(JSON.stringify(mine)).not.toMatch(/argon2|token|password/);
  });

  test('is deleted with the password, and games that were played stay without the name', async () => {
    const { person, email } = await registered();
    const seats = { ottoman: 'me', habsburg: 'me' };
    const played = await person.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    await person.must('POST', `/api/tables/${played.id}/start`);
    const waiting = await person.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    expect((await person.ask('DELETE', '/api/me', {})).status).toBe(401);
    await person.must('DELETE', '/api/me', { password: PASSWORD });
    expect((await person.ask('GET', '/api/me')).status).toBe(401);
    const { database } = server;
    expect(await database.selectFrom('accounts').selectAll().where('email', '=', email).execute()).toEqual([]);
    const games = await database
      .selectFrom('games')
      .select(['id', 'host'])
      .where('id', 'in', [played.id, waiting.id])
      .execute();
    expect(games).toEqual([{ id: played.id, host: '' }]);
    const left = await database.selectFrom('seats').select('account').where('game', '=', played.id).execute();
    expect(left).toEqual([{ account: null }, { account: null }]);
  });
});

test('passwords can be tried a few times only, for one account from anywhere', async () => {
  const strict = await testServer({ limits: { attempts: 3 } });
  const tried = [];
  for (let n = 0; n < 4; n++) {
    const body = { email: 'a@example.org', password: 'wrong' };
    tried.push((await new Person(strict.address).ask('POST', '/api/login', body)).status);
  }
  expect(tried).toEqual([401, 401, 401, 429]);
  await strict.end();
});
