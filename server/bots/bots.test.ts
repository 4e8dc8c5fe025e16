import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@ravelin/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

interface Made {
  readonly id: string;
  readonly token: string;
}

const tokenOf = (person: Person): Promise<Made> => person.must<Made>('POST', '/api/tokens', { name: 'bot' });

/** A program with a token, and without a cookie. */
const program = (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const stranger = new Person(server.address);
  return {
    tables: () => stranger.ask('GET', '/api/bot/tables', undefined, headers),
    say: (id: string, words: unknown, seat?: string) =>
      stranger.ask('POST', `/api/bot/tables/${id}${seat ? `?seat=${seat}` : ''}`, words, headers),
    socket: (id: string) =>
      new WebSocket(`${server.address.replace('http', 'ws')}/api/bot/tables/${id}/socket`, { headers }),
    ask: (method: string, path: string, body?: unknown) => stranger.ask(method, path, body, headers),
  };
};

const ok = <T = Record<string, unknown>>({ status, body }: { status: number; body: unknown }): T => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { ok: T }).ok;
};
const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;

const vienna = async (host: Person, other: string): Promise<{ id: string; invite: string }> => {
  const seats = { ottoman: 'me', habsburg: other };
  return host.must('POST', '/api/tables', { game: 'vienna', seats });
};

/** A program at the Ottomans' table, a person at the Habsburgs'. */
const table = async () => {
  const owner = await Person.guest(server.address, 'Owner');
  const person = await Person.guest(server.address, 'Person');
  const { id, invite } = await vienna(owner, 'invite');
  await person.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  const { token, id: tokenId } = await tokenOf(owner);
  return { id, owner, person, token, tokenId, bot: program(token) };
};

describe('a token', () => {
  test('is told once, stored as a hash, and opens nothing but what is for programs', async () => {
    const owner = await Person.guest(server.address, 'Owner');
    const { id, token } = await tokenOf(owner);
    expect(token).toMatch(/^ravelin_[\w-]{32}$/);
    const rows = await server.database.selectFrom('tokens').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
    expect(await owner.must('GET', '/api/tokens')).toEqual([
      { id, name: 'bot', created: expect.any(Number), used: null },
    ]);
    const bot = program(token);
    expect((await bot.tables()).status).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['POST', '/api/tokens'],
      ['DELETE', '/api/me'],
      ['GET', '/api/tables'],
    ])
      expect((await bot.ask(method, path, method === 'GET' ? undefined : {})).status, path).toBe(401);
    expect((await owner.ask('GET', '/api/bot/tables')).status, 'a cookie is no token').toBe(401);
    expect((await program('ravelin_made-up').tables()).status).toBe(401);
  });

  test('is revoked by its account alone, and what it opened ends', async () => {
    const { id, owner, person, token, tokenId, bot } = await table();
    await owner.must('POST', `/api/tables/${id}/start`);
    const socket = bot.socket(id);
    await once(socket, 'message');
    expect(code(await person.ask('DELETE', `/api/tokens/${tokenId}`))).toBe('unknown-token');
    const closed = once(socket, 'close');
    expect((await owner.ask('DELETE', `/api/tokens/${tokenId}`)).status).toBe(204);
    expect((await closed)[0]).toBe(1008);
    expect((await program(token).tables()).status).toBe(401);
  });
});

describe('a program at a seat', () => {
  test('says the words of the engine protocol, and learns what its seat may know', async () => {
    const { id, owner, person, bot } = await table();
    expect(code(await bot.say(id, { do: 'legal' }))).toBe('not-begun');
    await owner.must('POST', `/api/tables/${id}/start`);
    const { legal } = ok<{ legal: string[] }>(await bot.say(id, { do: 'legal' }));
    expect(legal).toEqual(['keep tactics', 'redraw tactics']);
    expect(ok(await bot.say(id, { do: 'why', move: 'keep tactics' }))).toMatchObject({ legal: true });
    const view = ok<{ viewer: string }>(await bot.say(id, { do: 'view' }));
    expect(view.viewer).toBe('ottoman');
    expect(ok(await bot.say(id, { do: 'view', seat: 'spectator' }))).not.toEqual(view);
    const client = await new Client(person, id).connect();
    const marks = async (who: Person) =>
      (await who.must<{ seats: { seat: string; program: boolean }[] }>('GET', `/api/tables/${id}`)).seats
        .filter(({ program: is }) => is)
        .map(({ seat }) => seat);
    expect(await marks(owner), 'looking is not deciding').toEqual([]);
    // Sent twice: done once.
    for (const id_ of [1, 2])
      expect((await bot.say(id, { id: id_, do: 'play', move: 'keep tactics', key: 'k' })).body).toMatchObject({
        id: id_,
        ok: { seat: 'habsburg', moves: 1 },
      });
    await client.until(({ length }) => length === 1);
    expect(await marks(owner)).toEqual(['ottoman']);
    expect(await marks(person), 'while it is played').toEqual([]);
    expect(ok<{ events: unknown[] }>(await bot.say(id, { do: 'events' })).events.length).toBeGreaterThan(0);
    expect(ok(await bot.say(id, { do: 'legal' }))).toMatchObject({ seat: 'habsburg', legal: [], open: [] });
    expect((await bot.say(id, { do: 'result' })).body).toEqual({ id: null, ok: null });
    await client.ask('resign');
    expect(await marks(person), 'once it is over').toEqual(['ottoman']);
    await client.close();
  });

  test.each([
    [{ do: 'fly' }, 'unknown-word', 400],
    [{ do: 'constructor' }, 'unknown-word', 400],
    [{ do: 'state' }, 'unknown-word', 400],
    [{ do: 'play' }, 'bad-request', 400],
    [{ do: 'legal', limit: 5 }, 'bad-request', 400],
    [{ do: 'view', seat: 'habsburg' }, 'not-yours', 403],
    [{ do: 'play', move: 'dance' }, 'unknown-move', 400],
    [{ do: 'record' }, 'not-over', 409],
    [['legal'], 'bad-request', 400],
  ])('%j is refused by name', async (words, refused, status) => {
    const { id, owner, bot } = await table();
    await owner.must('POST', `/api/tables/${id}/start`);
    const answer = await bot.say(id, words);
    expect([code(answer), answer.status]).toEqual([refused, status]);
  });

  test('sits nowhere else: not at a table of others, and at one of several seats only by its name', async () => {
    const { id, bot } = await table();
    const host = await Person.guest(server.address, 'Host');
    const other = await vienna(host, 'me');
    await host.must('POST', `/api/tables/${other.id}/start`);
    expect((await bot.say(other.id, { do: 'legal' })).status).toBe(404);
    const both = program((await tokenOf(host)).token);
    expect(code(await both.say(other.id, { do: 'legal' }))).toBe('which-seat');
    expect(ok(await both.say(other.id, { do: 'view' }, 'habsburg'))).toMatchObject({ viewer: 'habsburg' });
    expect(code(await both.say(other.id, { do: 'play', move: 'keep tactics' }, 'habsburg'))).toBe('not-your-turn');
    expect(code(await bot.say(id, { do: 'legal' }, 'habsburg'))).toBe('not-yours');
  });

  test('over a WebSocket is told when the game has gone on, and answered line by line', async () => {
    const { id, owner, person, bot } = await table();
    await owner.must('POST', `/api/tables/${id}/start`);
    const socket = bot.socket(id);
    const lines: Record<string, unknown>[] = [];
    let wake = () => {};
    socket.on('message', (data) => {
      lines.push(JSON.parse(String(data)));
      wake();
    });
    const until = async (is: (line: Record<string, unknown>) => boolean) => {
      while (!lines.some(is)) await new Promise<void>((resolve) => (wake = resolve));
      return lines.find(is);
    };
    await until(({ told }) => told !== undefined);
    for (const text of ['no JSON', '{"id":"a","do":"fly"}', '{"id":"b","do":"play","move":"keep tactics"}'])
      socket.send(text);
    expect(await until(({ id: of }) => of === 'b')).toMatchObject({ ok: { seat: 'habsburg' } });
    expect(lines.slice(1, 3)).toMatchObject([
      { id: null, error: { code: 'bad-json' } },
      { id: 'a', error: { code: 'unknown-word' } },
    ]);
    const client = await new Client(person, id).connect();
    await client.ask('play', { move: 'keep tactics' }, 'k');
    expect(await until(({ told }) => (told as { moves?: number })?.moves === 2)).toMatchObject({
      told: { seat: 'ottoman' },
    });
    socket.terminate();
    await client.close();
  });
});

test('the example plays a whole game', async () => {
  const owner = await Person.guest(server.address, 'Example');
  const { id } = await vienna(owner, 'random');
  await owner.must('POST', `/api/tables/${id}/start`);
  const { token } = await tokenOf(owner);
  const file = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));
  const bot = spawn(process.execPath, [file, server.address, token, '1'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  bot.stderr.on('data', (data) => {
    said += data;
  });
  const fell = new Promise<never>((_, reject) => {
    bot.on('exit', () => reject(new Error(`the example ended: ${said}`)));
  });
  const state = async () => (await owner.must<{ state: string }>('GET', `/api/tables/${id}`)).state;
  while ((await Promise.race([state(), fell])) !== 'over') await new Promise((resolve) => setTimeout(resolve, 200));
  bot.removeAllListeners('exit');
  const ended = once(bot, 'exit');
  bot.kill();
  await ended;
  const record = ok<GameRecord>(await program(token).say(id, { do: 'record' }));
  expect(record.result).not.toBeNull();
  expect(record.moves.filter(([seat]) => seat === 'ottoman').length).toBeGreaterThan(5);
});

test('OpenAPI describes every address of the interface, from the schemas', async () => {
  const { status, body } = await new Person(server.address).ask('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const { openapi, paths } = body as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: unknown; security: unknown }>>;
  };
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // What becomes a WebSocket is nothing that OpenAPI could describe.
  const others = /\/(openapi\.json|play|socket)$/;
  const missing = [...server.addresses].filter((one) => !others.test(one) && !described.includes(one));
  expect(missing).toEqual([]);
  const say = paths['/api/bot/tables/{id}'].post;
  expect(say.security).toEqual([{ token: [] }]);
  expect(JSON.stringify(say.requestBody)).toContain('"unfold"');
});
