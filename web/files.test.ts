import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf } from './files.mjs';

const parent = mkdtempSync(join(tmpdir(), 'ravelin-files-'));
const folder = join(parent, 'dist');
const servers = [filesOf(folder), filesOf(folder, { online: true })].map((answer) => createServer(answer));
let [plain, online]: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head></html>');
  writeFileSync(join(folder, 'assets/a.js'), 'void 0;');
  writeFileSync(join(parent, 'secret'), 'secret');
  [plain, online] = await Promise.all(
    servers.map(
      (server) =>
        new Promise<string>((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
        ),
    ),
  );
});

afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(parent, { recursive: true });
});

/** The status of a request whose path no library has put in order first. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(plain).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.0\r\n\r\n`),
    );
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('end', () => resolve(Number(heard.split(' ')[1])));
    socket.on('error', reject);
  });

describe('the files of the client', () => {
  test('come with a policy that lets in nothing from outside and no script in the page', async () => {
    for (const path of ['/', '/assets/a.js', '/nothing']) {
      const { headers } = await fetch(`${plain}${path}`);
      const text = headers.get('content-security-policy') ?? '';
      const policy = new Map(text.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
      expect(policy.get('default-src')).toEqual(["'self'"]);
      for (const name of ['frame-ancestors', 'object-src', 'base-uri', 'form-action'])
        expect(policy.get(name)).toEqual(["'none'"]);
      // Scripts and workers fall back to the first rule; only attributes of style are written into pages.
      for (const name of ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'style-src'])
        expect(policy.has(name)).toBe(false);
      expect(text.match(/unsafe[\w-]*/g)).toEqual(['unsafe-inline']);
      expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
    }
  });

  test('are kept for good where their name says what is in them, and asked for again where it does not', async () => {
    expect((await fetch(`${plain}/assets/a.js`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${plain}/`)).headers.get('cache-control')).toBe('no-cache');
  });

  test('are those of the folder and no others', async () => {
    for (const path of ['/../secret', '/..%2fsecret', '/assets/../../secret', '/assets', '/nothing'])
      expect([path, await rawStatus(path)]).toEqual([path, 404]);
    expect(await rawStatus('/%zz')).toBe(400);
    expect(await rawStatus('/assets/a.js')).toBe(200);
  });

  test('are read only', async () => {
    expect((await fetch(`${plain}/`, { method: 'POST' })).status).toBe(405);
  });

  test('say that there is a server only where there is one', async () => {
    const mark = '<meta name="ravelin-server"';
    expect(await (await fetch(`${online}/`)).text()).toContain(mark);
    expect(await (await fetch(`${plain}/`)).text()).not.toContain(mark);
  });
});
