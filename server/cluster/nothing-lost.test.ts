import { setTimeout as sleep } from 'node:timers/promises';
import { type MoveEntry, Random } from '@ravelin/engine';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import type { Database } from '../store/schema.ts';
import { DATABASE, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { viennaTable } from '../testing/playing.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { natsService, postgresService, type Service } from '../testing/services.ts';
import { SteadyClient } from '../testing/steady.ts';

/**
 * Nothing is lost: clients play by themselves while servers, PostgreSQL and NATS are killed under them. Afterwards every move that was
 * acknowledged is stored, none is stored twice, and all clients have come back by themselves.
 */

const KILLS = size(2, 50);
const SERVICE_KILLS = size(1, 50);
const CLIENTS = size(4, 50);
/** So many moves are acknowledged before something is killed again. */
const MOVES = size(6, 100);

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await sleep(10);
};

/** Pairs of clients at tables of their own, the two of a pair at different servers where there are several. */
class Crowd {
  readonly clients: SteadyClient[] = [];
  private readonly tables: string[] = [];
  private readonly servers: readonly ServerProcess[];
  private running: Promise<unknown> = Promise.resolve();

  constructor(servers: readonly ServerProcess[]) {
    this.servers = servers;
  }

  async begin(clients = CLIENTS): Promise<this> {
    const { servers } = this;
    for (let n = 0; n < clients; n += 2) {
      const { id, host, other } = await viennaTable(servers[0].address);
      this.tables.push(id);
      for (const [i, person] of [host, other].entries())
        this.clients.push(new SteadyClient(person, id, servers, n + i, new Random(`${n + i}`)));
    }
    this.running = Promise.all(this.clients.map((client) => client.run()));
    // Whoever fails is heard of at the end.
    this.running.catch(() => {});
    return this;
  }

  /** Those at this table. */
  at(table: string): SteadyClient[] {
    return this.clients.filter((client) => client.table === table);
  }

  get acknowledged(): number {
    return this.clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  get refusals(): string[] {
    return [...new Set(this.clients.flatMap(({ refusals }) => [...refusals]))];
  }

  /** Until so many more moves were acknowledged, or all games are over. */
  async plays(moves = MOVES): Promise<void> {
    const enough = this.acknowledged + moves;
    await until(() => this.acknowledged >= enough || this.clients.every(({ over }) => over));
  }

  /** All who still play have come back. */
  async resumed(): Promise<void> {
    await until(() => this.clients.every(({ connected, over }) => connected || over));
  }

  async end(): Promise<void> {
    for (const client of this.clients) client.stopped = true;
    await this.running;
  }

  /** Every acknowledged move is stored once; and nothing else is, for whatever was not acknowledged was sent again until it was. */
  async check(database: Database): Promise<void> {
    const sent = new Map<string, string>();
    for (const client of this.clients)
      for (const [key, move] of client.acknowledged) sent.set(`${await client.account()} ${key}`, move);
    const rows = await database
      .selectFrom('moves')
      .select(['game', 'sequence', 'entry', 'key'])
      .where('game', 'in', this.tables)
      .orderBy('sequence')
      .execute();
    const stored = new Map(rows.map(({ key, entry }) => [key, (JSON.parse(entry) as MoveEntry)[1]]));
    expect(rows.length).toBe(sent.size);
    expect(stored).toEqual(sent);
    for (const game of this.tables) {
      const sequences = rows.filter((row) => row.game === game).map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.map((_, i) => i + 1));
      // It is replayed, and its hash compared.
      expect((await new GameStore(database).open(game, new Random('on')))?.stored.sequence).toBe(sequences.length);
    }
  }
}

describe(`nothing is lost, on ${DATABASE}`, () => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await testDatabase();
    database = await openDatabase({ url: place.url });
  });

  afterAll(async () => {
    await database.destroy();
    await place.end();
  });

  test.each([1, 2])(
    `when a server of %i processes is killed ${KILLS} times under ${CLIENTS} clients`,
    async (processes) => {
      const server = await new ServerProcess(place.url, place.nats, processes).start();
      const crowd = await new Crowd([server]).begin();
      for (let n = 0; n < KILLS; n++) {
        await crowd.plays();
        await server.kill();
        await server.start();
        await crowd.resumed();
      }
      await crowd.plays();
      await crowd.end();
      expect(crowd.acknowledged).toBeGreaterThanOrEqual(MOVES);
      await crowd.check(database);
      await server.kill();
    },
  );

  test(`when one process of a server is killed ${KILLS} times, and the other lives on`, async () => {
    const server = await new ServerProcess(place.url, place.nats, 2).start();
    const crowd = await new Crowd([server]).begin();
    for (let n = 0; n < KILLS; n++) {
      await crowd.plays();
      for (const helper of server.helpers()) process.kill(helper, 'SIGKILL');
      await until(() => server.helpers().length === 1);
      await crowd.resumed();
    }
    await crowd.plays();
    await crowd.end();
    expect(server.alive).toBe(true);
    await crowd.check(database);
    await server.kill();
  });

  test('when one of three servers is killed: play goes on at the others within 3 s', async () => {
    const servers = [];
    for (let n = 0; n < 3; n++) servers.push(await new ServerProcess(place.url, place.nats).start());
    const crowd = await new Crowd(servers).begin(size(4, 50));
    await crowd.plays();
    const [killed] = servers;
    const there = crowd.clients.filter(({ server, connected }) => server === killed && connected);
    expect(there.length).toBeGreaterThan(0);
    await killed.kill();
    const at = performance.now();
    const goesOn = ({ table, connected, server }: SteadyClient): boolean =>
      connected && server !== killed && crowd.at(table).some(({ movedAt }) => movedAt > at);
    await until(() => there.every((client) => client.over || goesOn(client)));
    // A busy machine says little of it; alone it is well under this.
    if (inject('long')) expect(performance.now() - at).toBeLessThan(3000);
    await crowd.plays();
    await crowd.end();
    await crowd.check(database);
    for (const server of servers) await server.kill();
  });
});

const programs = inject('programs');

if (programs)
  describe('nothing is lost when', () => {
    let postgres: Service;
    let nats: Service;

    beforeAll(async () => {
      [postgres, nats] = await Promise.all([postgresService(programs.postgres), natsService(programs.nats)]);
    });

    afterAll(async () => {
      await Promise.all([postgres.end(), nats.end()]);
    });

    test.each(['PostgreSQL', 'NATS'])(`%s is killed ${SERVICE_KILLS} times, and the servers live on`, async (which) => {
      const service = which === 'NATS' ? nats : postgres;
      const servers = [];
      for (let n = 0; n < 2; n++) servers.push(await new ServerProcess(postgres.url, nats.url).start());
      const crowd = await new Crowd(servers).begin();
      for (let n = 0; n < SERVICE_KILLS; n++) {
        await crowd.plays();
        await service.kill();
        // Without NATS play goes on; without PostgreSQL nothing is acknowledged.
        if (which === 'NATS') await crowd.plays();
        else await sleep(size(100, 500));
        await service.start();
        await crowd.plays(1);
        await crowd.resumed();
      }
      await crowd.plays();
      await crowd.end();
      expect(servers.map(({ alive }) => alive)).toEqual([true, true]);
      const database = await openDatabase({ url: postgres.url });
      await crowd.check(database);
      await database.destroy();
      for (const server of servers) await server.kill();
    });
  });
