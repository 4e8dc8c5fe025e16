import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** An address with something in the place of its names. */
const at = (address: string): { method: string; path: string } => {
  const [method, path] = address.split(' ');
  return { method, path: path.replace(/:\w+/g, 'x').replace('*', 'x') };
};

describe('who may', () => {
  test('is decided for each address that there is, and for no other', () => {
    const known = new Set(Object.keys(WHO_MAY));
    const undecided = [...server.addresses].filter((address) => !known.has(address));
    const gone = [...known].filter((address) => !server.addresses.has(address));
    expect({ undecided, gone }, 'decide who may ask for it in http/who-may.ts').toEqual({ undecided: [], gone: [] });
  });

  const closed = Object.entries(WHO_MAY).filter(([, who]) => who !== 'anyone');

  test.each(closed)('%s is refused to who has not signed in, before a body is read', async (address) => {
    const { method, path } = at(address);
    const stranger = new Person(server.address);
    stranger.cookie = 'ravelin=made-up';
    for (const body of method === 'GET' ? [undefined] : [undefined, '{"no":']) {
      const { status, body: answer } = await stranger.ask(method, path, body);
      expect([status, answer]).toEqual([401, { error: expect.objectContaining({ code: 'not-signed-in' }) }]);
    }
  });

  test('a table that is not theirs is nothing to somebody else, whatever they ask', async () => {
    const host = await Person.guest(server.address, 'Host');
    const seats = { ottoman: 'me', habsburg: 'invite' };
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
    const stranger = await Person.guest(server.address, 'Stranger');
    const before = await host.must('GET', `/api/tables/${id}`);
    const ofTables = Object.entries(WHO_MAY).filter(([, who]) => who === 'table');
    expect(ofTables.length).toBeGreaterThan(4);
    for (const [address] of ofTables) {
      const [method, path] = address.split(' ');
      const filled = path.replace(':id', id).replace(/:\w+/g, 'x');
      const refused = path.endsWith('/play')
        ? await new Client(stranger, id).connect().catch(({ message }: Error) => message)
        : (await stranger.ask(method, filled, method === 'GET' ? undefined : {})).status;
      // 400: what was sent is refused before anybody looks for the table.
      expect([404, 400, 'refused: 404'], address).toContain(refused);
    }
    expect(await host.must('GET', `/api/tables/${id}`)).toEqual(before);
  });
});

describe('headers', () => {
  const headersOf = async (address: string, path: string) => (await new Person(address).ask('GET', path)).headers;

  test.each(['/api/nothing', '/api/%', '/api/me', '/healthz'])(
    'of %s: not to be kept, framed, guessed at or told',
    async (path) => {
      const headers = await headersOf(server.address, path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    },
  );

  test('who came over TLS once comes over TLS', async () => {
    const secure = await testServer({ origin: 'https://play.example.org' });
    const headers = await headersOf(secure.address, '/api/me');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    await secure.end();
  });
});
