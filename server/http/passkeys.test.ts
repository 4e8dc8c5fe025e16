import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let now = 1_000_000;
const ORIGIN = 'https://play.example.org';
const PASSWORD = 'ravelin and glacis';

beforeAll(async () => {
  server = await testServer({ now: () => now, origin: ORIGIN });
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

type Options = { challenge: string; user: { id: string } };
type Listed = { id: string; name: string; used: number | null }[];
const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;
let people = 0;

const member = async () => {
  const email = `person${++people}@example.org`;
  const person = new Person(server.address);
  await person.must('POST', '/api/register', { name: 'Starhemberg', email, password: PASSWORD });
  return { person, email };
};

const withPasskey = async (person: Person, password: { password?: string } = { password: PASSWORD }) => {
  const device = new Authenticator();
  const options = await person.must<Options>('POST', '/api/passkeys/options', password);
  const passkey = device.register(options, ORIGIN);
  const listed = await person.must<Listed>('POST', '/api/passkeys', { name: ' Phone ', passkey });
  return { device, listed };
};

const challenged = (person: Person) => person.must<Options>('POST', '/api/passkeys/sign-in/options');

const signedIn = async (device: Authenticator, origin = ORIGIN) => {
  const person = new Person(server.address);
  const answer = await person.ask('POST', '/api/passkeys/sign-in', device.signIn(await challenged(person), origin));
  return { person, answer };
};

test('a passkey is added with the password, told by mail, and signs in without anything else', async () => {
  const { person, email } = await member();
  expect(code(await person.ask('POST', '/api/passkeys/options', {}))).toBe('wrong-password');
  expect(code(await person.ask('POST', '/api/passkeys/options', { password: 'wrong' }))).toBe('wrong-password');
  const { device, listed } = await withPasskey(person);
  expect(listed).toEqual([{ id: expect.any(String), name: 'Phone', created: now, used: null }]);
  const mails = await server.database.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  expect(mails).toEqual([{ subject: 'Ravelin: a new passkey' }]);
  now += 1000;
  const { person: back, answer } = await signedIn(device);
  expect(answer.body).toMatchObject({ email, guest: false });
  expect(await back.must('GET', '/api/me')).toMatchObject({ email });
  expect(await back.must('GET', '/api/passkeys')).toMatchObject([{ used: now }]);
  const mine = JSON.stringify(await back.must('GET', '/api/me/export'));
  expect(mine).toContain('"name":"Phone"');
});

test('what the device signs counts once, for five minutes, and for nothing else', async () => {
  const { person } = await member();
  const { device } = await withPasskey(person);
  const stranger = new Person(server.address);
  const signed = device.signIn(await challenged(stranger), ORIGIN);
  expect((await stranger.ask('POST', '/api/passkeys/sign-in', signed)).status).toBe(200);
  const again = await new Person(server.address).ask('POST', '/api/passkeys/sign-in', signed);
  expect([again.status, code(again)]).toEqual([401, 'bad-passkey']);
  const old = device.signIn(await challenged(stranger), ORIGIN);
  now += 5 * 60_000 + 1;
  expect(code(await stranger.ask('POST', '/api/passkeys/sign-in', old))).toBe('bad-passkey');
  const made = device.signIn({ challenge: 'bWFkZSB1cA' }, ORIGIN);
  expect(code(await stranger.ask('POST', '/api/passkeys/sign-in', made))).toBe('bad-passkey');
  // Asked for a new passkey, not for signing in; and the other way round.
  const options = await person.must<Options>('POST', '/api/passkeys/options', { password: PASSWORD });
  const wrong = device.signIn(options, ORIGIN);
  expect(code(await stranger.ask('POST', '/api/passkeys/sign-in', wrong))).toBe('bad-passkey');
  const passkey = new Authenticator().register({ ...options, ...(await challenged(stranger)) }, ORIGIN);
  expect(code(await person.ask('POST', '/api/passkeys', { name: 'x', passkey }))).toBe('bad-passkey');
  // Nor asked of somebody else.
  const other = await member();
  const theirs = await other.person.must<Options>('POST', '/api/passkeys/options', { password: PASSWORD });
  const taken = new Authenticator().register(theirs, ORIGIN);
  expect(code(await person.ask('POST', '/api/passkeys', { name: 'x', passkey: taken }))).toBe('bad-passkey');
  expect(await person.must<Listed>('GET', '/api/passkeys')).toHaveLength(1);
});

test('another page, an unknown key, one that counts backwards, one that asks nobody, and a forged signature are refused', async () => {
  const { person } = await member();
  const { device } = await withPasskey(person);
  const refused = async (answer: Promise<{ answer: { status: number; body: unknown } }>) => {
    const { status, body } = (await answer).answer;
    expect([status, code({ body })]).toEqual([401, 'bad-passkey']);
  };
  await refused(signedIn(device, 'https://evil.example.org'));
  await refused(signedIn(new Authenticator()));
  device.verifies = false;
  await refused(signedIn(device));
  device.verifies = true;
  expect((await signedIn(device)).answer.status).toBe(200);
  device.counter -= 2;
  await refused(signedIn(device));
  device.counter += 10;
  const stranger = new Person(server.address);
  const signed = device.signIn(await challenged(stranger), ORIGIN) as { response: { signature: string } };
  const forger = new Authenticator().signIn({ challenge: 'x' }, ORIGIN) as { response: { signature: string } };
  signed.response.signature = forger.response.signature;
  expect(code(await stranger.ask('POST', '/api/passkeys/sign-in', signed))).toBe('bad-passkey');
  expect((await signedIn(device)).answer.status).toBe(200);
});

test('whoever has a passkey only is no guest, and cannot remove the last way in', async () => {
  const guest = await Person.guest(server.address, 'Guest');
  guest.cookie = guest.cookie.replace(/^ravelin=/, '__Host-ravelin=');
  const { device } = await withPasskey(guest, {});
  expect(await guest.must('GET', '/api/me')).toMatchObject({ email: null, guest: false });
  const { person } = await signedIn(device);
  expect(await person.must('GET', '/api/me')).toMatchObject({ name: 'Guest' });
  const [{ id }] = await guest.must<Listed>('GET', '/api/passkeys');
  const last = await guest.ask('DELETE', `/api/passkeys/${id}`);
  expect([last.status, code(last)]).toEqual([409, 'last-way-in']);
  expect(await guest.must<Listed>('GET', '/api/passkeys')).toHaveLength(1);
  await withPasskey(guest, {});
  expect(await guest.must<Listed>('DELETE', `/api/passkeys/${id}`)).toHaveLength(1);
  expect((await signedIn(device)).answer.status).toBe(401);
  // With an address and a password the last passkey can go.
  const email = `guest${++people}@example.org`;
  await guest.must('POST', '/api/register', { name: 'Guest', email, password: PASSWORD });
  const [left] = await guest.must<Listed>('GET', '/api/passkeys');
  expect(await guest.must<Listed>('DELETE', `/api/passkeys/${left.id}`)).toEqual([]);
});

test('a passkey has a name, belongs to one account, and is nobody else’s to change', async () => {
  const { person } = await member();
  const { device, listed } = await withPasskey(person);
  const at = `/api/passkeys/${listed[0].id}`;
  expect(await person.must<Listed>('PATCH', at, { name: 'Key ring' })).toMatchObject([{ name: 'Key ring' }]);
  expect((await person.ask('PATCH', at, { name: ' ' })).status).toBe(400);
  const other = await member();
  expect((await other.person.ask('PATCH', at, { name: 'Mine' })).status).toBe(404);
  expect((await other.person.ask('DELETE', at)).status).toBe(404);
  const options = await other.person.must<Options>('POST', '/api/passkeys/options', { password: PASSWORD });
  const passkey = device.register(options, ORIGIN);
  expect(code(await other.person.ask('POST', '/api/passkeys', { name: 'x', passkey }))).toBe('passkey-known');
});

test('it is tried a few times only, and whoever was banned does not come in', async () => {
  const { person } = await member();
  const { device } = await withPasskey(person);
  const { id } = await person.must<{ id: string }>('GET', '/api/me');
  await server.database.insertInto('bans').values({ account: id, reason: 'spam', by: 'operator', at: now }).execute();
  expect(code((await signedIn(device)).answer)).toBe('banned');
  const strict = await testServer({ limits: { attempts: 3 } });
  const tried = [];
  for (let n = 0; n < 4; n++)
    tried.push((await new Person(strict.address).ask('POST', '/api/passkeys/sign-in/options')).status);
  expect(tried).toEqual([200, 200, 200, 429]);
  await strict.end();
});
