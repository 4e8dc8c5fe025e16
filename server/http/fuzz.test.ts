import { once } from 'node:events';
import { connect } from 'node:net';
import { Random } from '@ravelin/engine';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { playRequests } from '../play/connection.ts';
import { tableRequests } from '../play/table-requests.ts';
import { Client, Person } from '../testing/client.ts';
import { anyObject, anyValue, damaged, deep, nastyText } from '../testing/garbage.ts';
import { type TestServer, testServer } from '../testing/server.ts';

/**
 * Whatever is sent, by whomever: the server goes on, never answers that it failed, and nothing happens in a game. `npm test` sends some
 * thousands, `npm run test:long` 100,000.
 */
const FRAMES = size(3_000, 60_000);
const REQUESTS = size(1_500, 38_000);
const RAW = size(60, 2_000);

interface TableJson {
  readonly id: string;
  readonly invite: string;
}

let server: TestServer;
let host: Person;
let other: Person;
let table: TableJson;
/** A table of somebody else, at which the same move would be lawful. */
let elsewhere: TableJson;

const FIRST = { id: 1, request: 'play', args: { move: 'keep tactics' }, key: 'first' };

const begunTable = async (at: Person, with_: Person): Promise<TableJson> => {
  const seats = { ottoman: 'me', habsburg: 'invite' };
  const made = await at.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats, watchable: true });
  await with_.must('POST', `/api/tables/${made.id}/join`, { invite: made.invite, seats: ['habsburg'] });
  await at.must('POST', `/api/tables/${made.id}/start`);
  return made;
};

const stored = () =>
  server.database
    .selectFrom('moves')
    .select(['game', 'sequence', 'entry'])
    .orderBy('game')
    .orderBy('sequence')
    .execute();

beforeAll(async () => {
  server = await testServer({ limits: { messages: 1e9, requests: 1e9, attempts: 1e9 } });
  [host, other] = await Promise.all(['Host', 'Other'].map((name) => Person.guest(server.address, name)));
  table = await begunTable(host, other);
  elsewhere = await begunTable(other, host);
  const client = await new Client(host, table.id).connect();
  await client.ask('play', FIRST.args, FIRST.key);
  await client.close();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const NAMES = [
  'id',
  'request',
  'args',
  'key',
  'move',
  'seat',
  'seats',
  'moves',
  'kind',
  'names',
  'ottoman',
  'habsburg',
  'me',
  'invite',
  'game',
  'vienna',
  'name',
  'email',
  'password',
  'token',
  'options',
  'scenario',
  'watchable',
  'at',
  'slot',
  'on',
  'off',
];

/** What belongs to the one who sends it, and would be lawful: not what is looked for here. */
const LAWFUL = ['undo', 'order', 'revoke', 'resign'];
const ASKED = [...Object.keys(playRequests), ...Object.keys(tableRequests)].filter((name) => !LAWFUL.includes(name));

const frame = (rng: Random, mine: boolean): string => {
  const id = rng.int(1000);
  switch (rng.int(9)) {
    case 0:
      return damaged(JSON.stringify(FIRST), rng);
    case 1:
      // Again, as after a broken connection.
      return JSON.stringify(FIRST);
    case 2:
      return JSON.stringify(anyValue(rng, NAMES));
    case 3:
      return deep(rng.int(400));
    case 4:
      return JSON.stringify({ id, request: ASKED[rng.int(ASKED.length)], args: anyObject(rng, NAMES), key: `k${id}` });
    case 5:
      // A move that is lawful for somebody, but not for this one or not now.
      return JSON.stringify({ ...FIRST, id, args: { move: mine ? 'dance' : 'keep tactics' }, key: nastyText(rng) });
    case 6:
      return JSON.stringify({ id, request: 'play', args: { move: nastyText(rng) }, key: `k${id}` });
    case 7:
      return nastyText(rng);
    default:
      return JSON.stringify({ ...anyObject(rng, NAMES), request: ASKED[rng.int(ASKED.length)] });
  }
};

const answers = async (client: Client, count: number): Promise<void> => {
  while (client.receivedOfGame.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
};

test(`${FRAMES} frames get an answer each, and move nothing`, async () => {
  const before = await stored();
  const rng = new Random('frames');
  const watcher = await Person.guest(server.address, 'Watcher');
  // Vienna asks the Habsburgs now at the first table, the Ottomans at the other.
  const clients = await Promise.all(
    [
      new Client(host, table.id),
      new Client(watcher, table.id),
      new Client(watcher, elsewhere.id),
      new Client(host, elsewhere.id),
    ].map((client) => client.connect()),
  );
  const deciding = await new Client(other, table.id).connect();
  for (let n = 0; n < FRAMES; n += 100) {
    const client = n % 500 === 400 ? deciding : clients[(n / 100) % clients.length];
    const heard = client.receivedOfGame.length;
    for (let i = 0; i < 100; i++) {
      const text = frame(rng, client === deciding);
      // Of the one who decides, nothing may be lawful by accident.
      client.send(client === deciding ? text.replaceAll('keep', 'sleep') : text);
    }
    await answers(client, heard + 100);
  }
  for (const { received } of [...clients, deciding])
    for (const text of received) expect(text).not.toContain('"code":"fault"');
  expect(await stored()).toEqual(before);
  await Promise.all([...clients, deciding].map((client) => client.close()));
});

test('frames that are too long, or no frames at all, end the connection and nothing else', async () => {
  const before = await stored();
  const rng = new Random('raw');
  const client = await new Client(host, table.id).connect();
  const closed = client.closed();
  client.send(JSON.stringify({ ...FIRST, key: 'x'.repeat(70_000) }));
  expect(await closed).toBe(1009);
  for (let n = 0; n < RAW; n++) {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.on('error', () => {});
    const ended = once(socket, 'close');
    const upgrade = [
      `GET /api/tables/${table.id}/play HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Cookie: ${host.cookie}`,
    ].join('\r\n');
    const head = n % 3 === 0 ? damaged(upgrade, rng) : upgrade;
    socket.write(`${head}\r\n\r\n`);
    socket.write(Buffer.from(Array.from({ length: rng.int(200) }, () => rng.int(256))));
    socket.end();
    socket.resume();
    await ended;
  }
  expect(await stored()).toEqual(before);
});

/** Bodies that some route would take. */
const BODIES = [
  { name: 'Guest' },
  { name: 'A', email: 'a@example.org', password: 'long enough for this' },
  { game: 'vienna', seats: { ottoman: 'me', habsburg: 'invite' } },
  { game: 'mohacs', seats: { ottoman: 'random', hungarian: 'page' } },
  { invite: 'x', seats: ['habsburg'] },
  { email: 'a@example.org', password: 'wrong' },
  { token: 'x', password: 'long enough for this' },
];

/** What ends an account or a session is asked with those of others. */
const OWN = /logout|DELETE|register|guest|login|leave/;

/** Half a letter cannot be written into an address at all. */
const pair = (text: string): string => text.replace(/[\ud800-\udfff]/g, '');

const request = (address: string, cookies: readonly string[], rng: Random): InjectOptions => {
  const [method, path] = address.split(' ');
  const ids = [table.id, elsewhere.id, nastyText(rng), 'x', '%', '..%2f..'];
  const filled = path.replace(/:\w+|\*/g, () => encodeURI(pair(ids[rng.int(ids.length)])));
  const query = [
    '',
    `?invite=${encodeURIComponent(pair(nastyText(rng)))}`,
    '?heard=-1&mark=x',
    '?a[]=1&__proto__=2',
    `?mark=${'9'.repeat(2000)}`,
  ];
  const text = JSON.stringify(BODIES[rng.int(BODIES.length)]);
  const bodies = [
    undefined,
    damaged(text, rng),
    JSON.stringify(anyValue(rng, NAMES)),
    deep(2000),
    'x'.repeat(70_000),
    '',
  ];
  const types = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml', 'x'];
  const usable = OWN.test(address) ? cookies.slice(2) : cookies;
  return {
    method: method as 'GET',
    url: `${filled}${query[rng.int(query.length)]}`,
    headers: {
      cookie: usable[rng.int(usable.length)],
      'content-type': types[rng.int(types.length)],
      ...(rng.int(9) === 0 && { origin: nastyText(rng).replace(/[^ -~]/g, '') }),
    },
    ...(method !== 'GET' && { payload: bodies[rng.int(bodies.length)] ?? '' }),
  };
};

test(`${REQUESTS} requests are answered, none with a failure, and move nothing`, async () => {
  const before = await stored();
  const rng = new Random('requests');
  const left = await Person.guest(server.address, 'Left');
  const expired = left.cookie;
  await left.must('POST', '/api/logout');
  const cookies = [
    host.cookie,
    other.cookie,
    '',
    expired,
    'ravelin=',
    `ravelin=${'x'.repeat(5000)}`,
    'ravelin=%',
    '=;;=',
  ];
  const addresses = [...server.addresses, 'GET /api/%', 'PUT /api/me', 'POST /', 'GET /api/tables/../../x'];
  const statuses = new Map<number, number>();
  for (let n = 0; n < REQUESTS; n++) {
    const asked = request(addresses[rng.int(addresses.length)], cookies, rng);
    const { statusCode, body } = await server.app.inject(asked);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500) throw new Error(`${asked.method} ${asked.url}: ${statusCode} ${body}`);
    if (statusCode >= 400) expect(JSON.parse(body)).toMatchObject({ error: { message: expect.stringMatching(/\w/) } });
  }
  // All ways to be refused were come upon, and not all was refused.
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status), `status ${status}`).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
  expect((await host.ask('GET', `/api/tables/${table.id}`)).status).toBe(200);
});
