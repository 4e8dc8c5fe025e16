import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../testing/client.ts';
import { registered } from '../testing/finished.ts';
import type { TableJson } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const code = ({ status, body }: { status: number; body: unknown }): [number, string | undefined] => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];

const opened = async () => {
  const host = await registered(server.address, 'Ilka');
  const guest = await registered(server.address, 'Marek');
  const { id } = await host.person.must<TableJson>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
    pace: 'fast',
  });
  const at = `/api/tables/${id}`;
  const invite = (who: Person, player: string, seat = 'habsburg') =>
    who.ask('POST', `${at}/invitations`, { player, seat });
  return { host, guest, id, at, invite };
};

const mine = (person: Person) => person.must<{ seat: string; by: string; table: object }[]>('GET', '/api/invitations');

test('whoever is invited by name sees it, sits down without a link, and the game can begin', async () => {
  const { host, guest, id, at, invite } = await opened();
  expect((await guest.person.ask('GET', at)).status).toBe(404);
  expect((await invite(host.person, guest.id)).body).toEqual([
    { player: guest.id, name: 'Marek', seat: 'habsburg', declined: false },
  ]);
  expect(await mine(guest.person)).toMatchObject([
    { seat: 'habsburg', by: 'Ilka', table: { id, game: 'vienna', pace: 'fast', host: 'Ilka' } },
  ]);
  expect(await mine(host.person)).toEqual([]);
  // Only to the seat that was meant, and only while it is meant.
  expect(code(await guest.person.ask('POST', `${at}/join`, { seats: ['ottoman'] }))).toEqual([403, 'not-yours']);
  await guest.person.must('POST', `${at}/join`, { seats: ['habsburg'] });
  expect(await mine(guest.person)).toEqual([]);
  await host.person.must('POST', `${at}/start`);
});

test('who declines is not asked again, and does not come in any more; what was taken back is gone', async () => {
  const { host, guest, at, invite } = await opened();
  await invite(host.person, guest.id);
  expect((await guest.person.ask('DELETE', `${at}/invitations`)).status).toBe(204);
  expect(await mine(guest.person)).toEqual([]);
  expect(code(await guest.person.ask('POST', `${at}/join`, { seats: ['habsburg'] }))).toEqual([404, 'unknown-table']);
  expect(code(await invite(host.person, guest.id))).toEqual([409, 'invitation-declined']);
  expect(await host.person.must('GET', `${at}/invitations`)).toMatchObject([{ name: 'Marek', declined: true }]);

  const other = await registered(server.address, 'Jörg');
  await invite(host.person, other.id);
  expect((await host.person.ask('DELETE', `${at}/invitations?player=${other.id}`)).status).toBe(204);
  expect(await mine(other.person)).toEqual([]);
  expect(code(await other.person.ask('POST', `${at}/join`, { seats: ['habsburg'] }))).toEqual([404, 'unknown-table']);
});

test('only whoever opened the table invites, players with an account, to a seat that is free', async () => {
  const { host, guest, at, invite } = await opened();
  const stranger = await registered(server.address, 'Sipahi');
  const nameless = await Person.guest(server.address, 'Nameless');
  const { id: nobody } = await nameless.must<{ id: string }>('GET', '/api/me');
  for (const who of [stranger.person, guest.person])
    expect(code(await invite(who, stranger.id))).toEqual([404, 'unknown-table']);
  await invite(host.person, guest.id);
  expect(code(await invite(guest.person, stranger.id))).toEqual([403, 'not-yours']);
  expect(code(await guest.person.ask('GET', `${at}/invitations`))).toEqual([403, 'not-yours']);
  expect(code(await guest.person.ask('DELETE', `${at}/invitations?player=${guest.id}`))).toEqual([403, 'not-yours']);
  expect(code(await host.person.ask('DELETE', `${at}/invitations`))).toEqual([404, 'not-invited']);
  expect(code(await invite(host.person, nobody))).toEqual([404, 'no-such-player']);
  expect(code(await invite(host.person, 'nobody'))).toEqual([404, 'no-such-player']);
  expect(code(await invite(host.person, host.id))).toEqual([400, 'yourself']);
  expect(code(await invite(host.person, stranger.id, 'ottoman'))).toEqual([409, 'seat-taken']);
  await guest.person.must('POST', `${at}/join`, { seats: ['habsburg'] });
  expect(code(await invite(host.person, guest.id))).toEqual([400, 'at-table']);
  // Somebody else has the seat: an invitation to it leads nowhere.
  expect(await mine(stranger.person)).toEqual([]);
});
