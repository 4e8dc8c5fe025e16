import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let withClient: TestServer;
let alone: TestServer;

beforeAll(async () => {
  withClient = await testServer({
    client: ({ method }, response) => void response.writeHead(200, { 'x-client': String(method) }).end('a page'),
  });
  alone = await testServer();
});

afterAll(async () => {
  await withClient.end();
  await alone.end();
});

describe('a server with the client', () => {
  test('answers what is not asked of itself with the files of the client', async () => {
    for (const path of ['/', '/assets/a.js', '/apiary', '/nothing?x=/api/']) {
      const answer = await fetch(`${withClient.address}${path}`);
      expect([path, answer.headers.get('x-client'), await answer.text()]).toEqual([path, 'GET', 'a page']);
      // The policy of the page is its own: that of the server would forbid every script.
      expect(answer.headers.get('content-security-policy')).toBeNull();
    }
  });

  test('answers everything under /api itself', async () => {
    for (const path of ['/api', '/api/', '/api?x', '/api/nothing']) {
      const { status, body } = await new Person(withClient.address).ask('GET', path);
      expect([path, status, body]).toMatchObject([path, 404, { error: { code: 'unknown-address' } }]);
    }
    expect((await fetch(`${withClient.address}/api/session`)).status).toBe(200);
  });
});

test('a server alone has nothing at other addresses', async () => {
  const { status, body } = await new Person(alone.address).ask('GET', '/');
  expect([status, body]).toMatchObject([404, { error: { code: 'unknown-address' } }]);
});
