import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic } from './addresses.ts';
import { outbound, outboundUrl } from './outbound.ts';

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
  ])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

  test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00::1'])(
    '%s is public',
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    'no address',
    'ftp://example.org/',
    'http://example.org/',
    'https://name:word@example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:7f00:1]/',
  ])('nothing is sent to %s', (url) => {
    expect(() => outboundUrl(url)).toThrow();
  });

  test('something may be sent to a name or a public address', () => {
    expect(outboundUrl('https://example.org:8443/hook?x=1').href).toBe('https://example.org:8443/hook?x=1');
    expect(outboundUrl('https://1.1.1.1/').href).toBe('https://1.1.1.1/');
  });
});

describe('sending', () => {
  let server: Server;
  let port: number;
  let asked: string[];
  let answer: (path: string) => { status: number; body?: string; location?: string } | undefined;

  beforeAll(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.host} ${request.url}`);
      const found = answer(request.url ?? '');
      if (!found) return;
      response.writeHead(found.status, found.location === undefined ? {} : { location: found.location });
      response.end(found.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  const letter = (url: string) => ({ url, headers: {}, body: '{}' });
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: 4 }));

  test('a name that leads into the private network is refused, and nothing is connected to', async () => {
    answer = () => ({ status: 200 });
    asked = [];
    for (const resolve of [at('127.0.0.1'), at('1.1.1.1', '127.0.0.1'), at('169.254.169.254'), at('::1')])
      await expect(outbound({ resolve })(letter(`https://hook.example.org:${port}/`))).rejects.toThrow(
        'private network',
      );
    await expect(outbound({ resolve: at() })(letter('https://hook.example.org/'))).rejects.toThrow('no such address');
    expect(asked).toEqual([]);
  });

  test('the address that was looked up is connected to, under the name', async () => {
    answer = () => ({ status: 204 });
    asked = [];
    let lookedUp = 0;
    const resolve = async () => {
      lookedUp++;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await outbound({ toPrivate: true, resolve })(letter(`http://hook.example.org:${port}/a`))).toBe(204);
    expect(asked).toEqual([`POST hook.example.org:${port} /a`]);
    expect(lookedUp).toBe(1);
  });

  test('a redirect is not followed, a long answer is not heard to its end, and one that does not come is not waited for', async () => {
    const send = outbound({ toPrivate: true });
    answer = () => ({ status: 302, location: `http://127.0.0.1:${port}/elsewhere` });
    asked = [];
    expect(await send(letter(`http://127.0.0.1:${port}/`))).toBe(302);
    expect(asked).toHaveLength(1);
    answer = () => ({ status: 200, body: 'x'.repeat(1_000_000) });
    await expect(send(letter(`http://127.0.0.1:${port}/`))).rejects.toThrow('too long');
    answer = () => undefined;
    const short = outbound({ toPrivate: true, patience: 50 });
    await expect(short(letter(`http://127.0.0.1:${port}/`))).rejects.toThrow();
    const never = outbound({ toPrivate: true, patience: 50, resolve: () => new Promise(() => {}) });
    await expect(never(letter(`http://127.0.0.1:${port}/`))).rejects.toThrow();
  });
});
