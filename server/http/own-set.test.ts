import { loadRecord } from '@ravelin/engine';
import { bringGame, kernelOf, verifyRecord } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { DATABASE } from '../testing/databases.ts';
import { type TestServer, testServer } from '../testing/server.ts';

/** A table that is played with somebody's own component set. */

interface Files {
  readonly set: { id: string; title: string };
  readonly troops: { value: number }[];
}
interface Info {
  readonly id: string;
  readonly invite: string;
  readonly own: { readonly title: string; readonly hash: string } | null;
}

describe(`a component set of one's own in ${DATABASE}`, () => {
  let server: TestServer;
  let host: Person;
  let guest: Person;
  let ours: Files;

  beforeAll(async () => {
    server = await testServer();
    host = await Person.guest(server.address, 'Kara Mustafa');
    guest = await Person.guest(server.address, 'Starhemberg');
    await bringGame('vienna');
    ours = kernelOf('vienna').game.sets[0].files as Files;
  });

  afterAll(async () => {
    await server.end();
    expect(server.troubles).toEqual([]);
  });

  const mine = (change: (files: Files) => void = () => {}): Files => {
    const files = structuredClone(ours);
    Object.assign(files.set, { id: 'own-autumn', title: 'Hungry autumn' });
    files.troops[3].value = 4;
    change(files);
    return files;
  };
  const wanted = (components: unknown) => ({
    game: 'vienna',
    components,
    seats: { ottoman: 'me', habsburg: 'invite' },
  });
  const open = (components: unknown): Promise<Info> => host.must('POST', '/api/tables', wanted(components));
  const refusal = async (components: unknown): Promise<unknown> =>
    (await host.ask('POST', '/api/tables', wanted(components))).body;

  test('travels with the table: whoever is invited sees its name, its hash and its contents, and takes a seat with it', async () => {
    const { id, invite, own } = await open(mine());
    expect(own).toEqual({ title: 'Hungry autumn', hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await guest.must('GET', `/api/tables/${id}?invite=${invite}`)).toMatchObject({ own });
    expect(await guest.must('GET', `/api/tables/${id}/components?invite=${invite}`)).toEqual(mine());
    expect((await guest.ask('GET', `/api/tables/${id}/components`)).status).toBe(404);
    await guest.must('POST', `/api/tables/${id}/join`, { seats: ['habsburg'], invite });
    await host.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(guest, id).connect();
    expect(client.snapshot?.set).toMatchObject({ id: 'own-autumn', title: 'Hungry autumn', own: own?.hash });
    expect(await client.ask('components')).toMatchObject({ result: mine() });
    await client.close();
  });

  test('is in the record of the finished game, which replays and can be verified', async () => {
    const { id, invite } = await open(mine());
    await guest.must('POST', `/api/tables/${id}/join`, { seats: ['habsburg'], invite });
    await host.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(host, id).connect();
    await client.ask('resign');
    await client.close();
    const record = await host.must<{ components: { set: string; files: unknown } }>('GET', `/api/tables/${id}/record`);
    expect(record.components).toMatchObject({ set: 'own-autumn', files: mine() });
    const kernel = kernelOf('vienna');
    expect(loadRecord(kernel, kernel.game.sets, record).set.title).toBe('Hungry autumn');
    expect(await verifyRecord(record)).toMatchObject({ game: 'vienna' });
    const edited = structuredClone(record) as { components: { files: Files } };
    edited.components.files.troops[3].value = 5;
    expect(() => loadRecord(kernel, kernel.game.sets, edited)).toThrow(/it was edited/);
  });

  test('is refused where it is broken, with the place, the words and the paragraph, and nothing is made', async () => {
    const before = await host.must<unknown[]>('GET', '/api/tables');
    expect(await refusal(mine((files) => Object.assign(files.troops[0], { value: 'many' })))).toMatchObject({
      error: { code: 'bad-components', message: expect.stringMatching(/\/troops\/0\/value: Battle value .*V3\.2\.1/) },
    });
    expect(await refusal({})).toMatchObject({ error: { code: 'bad-components' } });
    expect(await refusal(mine((files) => Object.assign(files.set, { text: 'x'.repeat(400_000) })))).toMatchObject({
      error: { code: 'too-large' },
    });
    expect(await refusal('own:0123456789abcdef')).toMatchObject({ error: { code: 'unknown-components' } });
    expect(await host.must<unknown[]>('GET', '/api/tables')).toHaveLength(before.length);
  });

  test('of the game itself there is nothing to read', async () => {
    const { id } = await open('reconstructed');
    expect((await host.ask('GET', `/api/tables/${id}/components`)).body).toMatchObject({
      error: { code: 'no-own-set' },
    });
  });

  test('goes with the last table that uses it', async () => {
    const only = mine((files) => {
      files.troops[4].value = 9;
    });
    const { id, own } = await open(only);
    const kept = () =>
      server.database
        .selectFrom('component_sets')
        .select('hash')
        .where('hash', '=', own?.hash ?? '')
        .execute();
    expect(await kept()).toHaveLength(1);
    await host.must('DELETE', `/api/tables/${id}`);
    expect(await kept()).toEqual([]);
  });
});
