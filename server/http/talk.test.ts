import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';

let server: TestServer;
const time = new TestTime();

beforeAll(async () => {
  server = await testServer({ now: time.now, later: time.later, limits: { lines: 1 } });
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const code = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { code: string } } | null)?.error?.code;

const table = async () => {
  const people = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => Person.guest(server.address, name)));
  const [one, two, watcher, stranger] = people;
  const { id, invite } = await one.must<{ id: string; invite: string }>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
  });
  await two.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  await one.must('POST', `/api/tables/${id}/start`);
  const clients = await Promise.all(
    [one, two, watcher].map((person) => new Client(person, id, person === watcher ? invite : undefined).connect()),
  );
  const at = `/api/tables/${id}`;
  const say = (person: Person, text: unknown) => person.ask('POST', `${at}/chat?invite=${invite}`, { text });
  const said = async (person: Person): Promise<string[]> => {
    const { lines } = await person.must<{ lines: { text: string }[] }>('GET', `${at}/chat?invite=${invite}`);
    return lines.map(({ text }) => text);
  };
  return { one, two, watcher, stranger, clients, at, say, said, invite };
};

test('those who play and those who watch talk apart, until the game is over', async () => {
  const { one, two, watcher, stranger, clients, at, say, said } = await table();
  const [ottoman, habsburg, looking] = clients;
  expect((await say(one, 'Surrender! <b>Now</b>')).body).toMatchObject({ seat: 'ottoman', name: 'One', mine: true });
  expect(await habsburg.untilChat('Surrender! <b>Now</b>')).toMatchObject({ room: 'seats', name: 'One', mine: false });
  expect((await say(watcher, 'He holds the relief card.')).body).toMatchObject({ room: 'watchers', seat: null });
  await looking.untilChat('He holds the relief card.');
  await say(two, 'Never.');
  await ottoman.untilChat('Never.');
  for (const person of [one, two]) expect(await said(person)).toEqual(['Surrender! <b>Now</b>', 'Never.']);
  expect(await said(watcher)).toEqual(['He holds the relief card.']);
  for (const client of [ottoman, habsburg]) expect(client.received.join()).not.toContain('relief');
  expect(looking.received.join()).not.toContain('Never');
  expect((await stranger.ask('GET', `${at}/chat`)).status).toBe(404);
  expect((await stranger.ask('POST', `${at}/chat`, { text: 'Hello' })).status).toBe(404);
  await ottoman.ask('resign');
  expect(await said(one)).toEqual(['Surrender! <b>Now</b>', 'He holds the relief card.', 'Never.']);
  await say(watcher, 'Well played.');
  await ottoman.untilChat('Well played.');
  await Promise.all(clients.map((client) => client.close()));
});

test('what is said is a line of text, not too long, and not too much of it', async () => {
  const { one, say, clients } = await table();
  for (const text of ['', '   ', 'x'.repeat(501), 'two\nlines', 7])
    expect(code(await say(one, text))).toBe('bad-request');
  time.sleep(60_000);
  const answers: number[] = [];
  for (let n = 0; n < 7; n++) answers.push((await say(one, `${n}`)).status);
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
  time.sleep(1000);
  expect((await say(one, 'later')).status).toBe(201);
  await Promise.all(clients.map((client) => client.close()));
});

test('notes are for whoever made them', async () => {
  const { one, two, stranger, at, clients } = await table();
  await one.must('PUT', `${at}/notes`, { text: 'Mine under the\nBurg bastion.' });
  await one.must('PUT', `${at}/notes`, { text: 'Mine under the\nLöbl bastion.' });
  expect(await one.must('GET', `${at}/notes`)).toEqual({ text: 'Mine under the\nLöbl bastion.' });
  expect(await two.must('GET', `${at}/notes`)).toEqual({ text: '' });
  expect((await stranger.ask('PUT', `${at}/notes`, { text: 'x' })).status).toBe(404);
  expect(code(await one.ask('PUT', `${at}/notes`, { text: 'x'.repeat(10_001) }))).toBe('bad-request');
  const exported = await one.must<{ notes: unknown[]; chats: unknown[] }>('GET', '/api/me/export');
  expect(exported.notes).toMatchObject([{ text: 'Mine under the\nLöbl bastion.' }]);
  await Promise.all(clients.map((client) => client.close()));
});

test('a line or a player can be reported, by those who could read it; the words are kept', async () => {
  const { one, two, watcher, at, say, clients } = await table();
  const { body } = await say(two, 'A rude word.');
  const { number } = body as { number: number };
  const report = (person: Person, more: object) => person.ask('POST', `${at}/reports`, { reason: 'Rude.', ...more });
  expect((await report(one, { line: number })).status).toBe(204);
  expect((await report(one, { seat: 'habsburg' })).status).toBe(204);
  expect(code(await report(one, { line: 99 }))).toBe('unknown-line');
  expect(code(await report(one, { seat: 'pope' }))).toBe('bad-seats');
  expect(code(await report(one, { reason: ' ' }))).toBe('bad-request');
  expect((await report(watcher, { line: number })).status).toBe(404);
  const { id: accused } = await two.must<{ id: string }>('GET', '/api/me');
  const rows = await server.database.selectFrom('reports').selectAll().where('accused', '=', accused).execute();
  expect(rows.map(({ text, number: line }) => [line, text]).sort()).toEqual([
    [null, null],
    [number, 'A rude word.'],
  ]);
  for (let n = 0; n < 8; n++) expect((await report(one, { line: number })).status).toBe(204);
  expect((await report(one, { line: number })).status).toBe(429);
  await Promise.all(clients.map((client) => client.close()));
});
