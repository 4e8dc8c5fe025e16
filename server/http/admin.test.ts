import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../operations/command.ts';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { WHO_MAY } from './who-may.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const PASSWORD = 'ravelin and glacis';
const registered = async (name: string) => {
  const person = new Person(server.address);
  const email = `${name.toLowerCase()}@example.org`;
  const { id } = await person.must<{ id: string }>('POST', '/api/register', { name, email, password: PASSWORD });
  return { person, id, email };
};
const command = (...words: string[]) => runCommand(words, { DATABASE_URL: server.url });
const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;

describe('those who look after the server', () => {
  test('are appointed on the command line only, and nobody else gets in', async () => {
    const { person, email } = await registered('Starhemberg');
    const closed = Object.entries(WHO_MAY).filter(([, who]) => who === 'admin');
    expect(closed.length).toBeGreaterThan(3);
    const asked = async () =>
      Promise.all(
        closed.map(async ([address]) => {
          const [method, path] = address.split(' ');
          // A body that no route would take: who is not let in does not hear of it.
          return (await person.ask(method, path.replace(/:\w+/g, 'x'), method === 'GET' ? undefined : '{"no":')).status;
        }),
      );
    expect(new Set(await asked())).toEqual(new Set([403]));
    expect(await command('admin', email.toUpperCase())).toBe('Starhemberg looks after the server now.');
    expect(await asked()).not.toContain(403);
    await command('no-admin', email);
    expect(new Set(await asked())).toEqual(new Set([403]));
    await expect(command('admin', 'nobody')).rejects.toThrow('There is no account "nobody"');
    await Promise.all([1, 2].map(() => Person.guest(server.address, 'Same')));
    await expect(command('admin', 'Same')).rejects.toThrow('Several accounts are called "Same"');
  });
});

describe('a ban', () => {
  test('ends sessions, connections and programs, and is told when the account tries to come in; a pardon ends it', async () => {
    const admin = await registered('Leopold');
    await command('admin', admin.email);
    const { person, id, email } = await registered('Thokoly');
    const { token } = await person.must<{ token: string }>('POST', '/api/tokens', { name: 'bot' });
    const seats = { ottoman: 'me', habsburg: 'me' };
    const table = await person.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    await person.must('POST', `/api/tables/${table.id}/start`);
    const client = await new Client(person, table.id).connect();
    const closed = client.closed();

    const ban = `/api/admin/accounts/${id}/ban`;
    expect((await admin.person.ask('POST', ban, { reason: ' ' })).status).toBe(400);
    await admin.person.must('POST', ban, { reason: 'insults' });
    expect(await closed).toBe(1008);
    expect((await person.ask('GET', '/api/me')).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await new Person(server.address).ask('GET', '/api/bot/tables', undefined, bearer)).status).toBe(401);
    const refused = await new Person(server.address).ask('POST', '/api/login', { email, password: PASSWORD });
    expect([refused.status, code(refused)]).toEqual([403, 'banned']);
    expect(JSON.stringify(refused.body)).toContain('insults');
    expect(refused.headers.getSetCookie()).toEqual([]);
    const found = await admin.person.must('GET', '/api/admin/accounts?search=Thok');
    expect(found).toMatchObject([{ id, email, banned: { reason: 'insults' } }]);

    await admin.person.must('DELETE', ban);
    expect(code(await admin.person.ask('DELETE', ban))).toBe('not-banned');
    await person.must('POST', '/api/login', { email, password: PASSWORD });
    const entries = await admin.person.must<{ subject: string; action: string }[]>('GET', '/api/admin/audit');
    const mine = entries.filter(({ subject }) => subject === id).map(({ action }) => action);
    expect(mine.sort()).toEqual(['ban', 'pardon']);
    expect(entries).toContainEqual(expect.objectContaining({ action: 'ban', by: admin.id, reason: 'insults' }));
  });

  test('is not for those who look after the server, nor for accounts that there are not', async () => {
    const admin = await registered('Sobieski');
    await command('admin', admin.email);
    const ban = (id: string) => admin.person.ask('POST', `/api/admin/accounts/${id}/ban`, { reason: 'x' });
    expect(code(await ban(admin.id))).toBe('not-yours');
    expect(code(await ban('nobody'))).toBe('unknown-account');
    await admin.person.must('GET', '/api/me');
  });

  test('a search takes no signs for letters', async () => {
    const admin = await registered('Lothringen');
    await command('admin', admin.email);
    expect(await admin.person.must('GET', '/api/admin/accounts?search=%25')).toEqual([]);
  });
});

describe('a table', () => {
  test('is ended without a result, or removed before it has begun; everybody there sees it', async () => {
    const admin = await registered('Innozenz');
    await command('admin', admin.email);
    const host = await Person.guest(server.address, 'Host');
    const seats = { ottoman: 'me', habsburg: 'me' };
    const made = () => host.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    const [running, waiting] = [await made(), await made()];
    await host.must('POST', `/api/tables/${running.id}/start`);
    const client = await new Client(host, running.id).connect();
    const end = (id: string) => admin.person.ask('POST', `/api/admin/tables/${id}/end`, { reason: 'spam' });
    expect((await end(running.id)).status).toBe(204);
    expect(await host.must('GET', `/api/tables/${running.id}`)).toMatchObject({ state: 'over', ending: 'stopped' });
    await client.ask('take', { seat: 'ottoman' });
    expect(await client.ask('play', { move: 'keep tactics' }, 'k')).toMatchObject({ error: { code: 'game-over' } });
    expect(code(await end(running.id))).toBe('game-over');
    expect((await end(waiting.id)).status).toBe(204);
    expect((await host.ask('GET', `/api/tables/${waiting.id}`)).status).toBe(404);
    expect((await end('nothing')).status).toBe(404);
    const entries = await admin.person.must<{ action: string; subject: string }[]>('GET', '/api/admin/audit');
    const ended = entries.filter(({ action }) => action === 'end-table').map(({ subject }) => subject);
    expect(ended.sort()).toEqual([running.id, waiting.id].sort());
    await client.close();
  });

  test('what is reported there waits in a queue until somebody has looked at it', async () => {
    const admin = await registered('Emerich');
    await command('admin', admin.email);
    const host = await Person.guest(server.address, 'Host');
    const seats = { ottoman: 'me', habsburg: 'random' };
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    const report = {
      id: 'r1',
      game: id,
      reporter: null,
      accused: null,
      number: 1,
      text: 'rude',
      reason: 'rude',
      created: 1,
    };
    await server.database
      .insertInto('reports')
      .values({ ...report, closed: null })
      .execute();
    expect(await admin.person.must('GET', '/api/admin/reports')).toEqual([report]);
    const close = () => admin.person.ask('POST', '/api/admin/reports/r1/close', { reason: 'warned' });
    expect((await close()).status).toBe(204);
    expect(code(await close())).toBe('unknown-report');
    expect(await admin.person.must('GET', '/api/admin/reports')).toEqual([]);
    expect(await admin.person.must('GET', '/api/admin/audit')).toContainEqual(
      expect.objectContaining({ action: 'close-report', subject: 'r1', by: admin.id, reason: 'warned' }),
    );
  });
});
