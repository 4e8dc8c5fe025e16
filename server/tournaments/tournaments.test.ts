import type { Static } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as routes from '../http/tournament-routes.ts';
import { Person } from '../testing/client.ts';
import { PASSWORD, registered } from '../testing/finished.ts';
import { type TestServer, testServer } from '../testing/server.ts';

type TournamentInfo = Static<typeof routes.TournamentInfo>;

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;
const VIENNA = { name: 'Spring', game: 'vienna', pace: 'slow', kind: 'round-robin' };

const gathered = async (count: number, more: object = {}, at = server.address) => {
  const people = [];
  for (let n = 0; n < count; n++) people.push(await registered(at, `Player ${n + 1}`));
  const host = people[0].person;
  const { id } = await host.must<TournamentInfo>('POST', '/api/tournaments', { ...VIENNA, ...more });
  for (const { person } of people) await person.must('POST', `/api/tournaments/${id}/join`);
  return { id, host, people };
};

const look = (id: string): Promise<TournamentInfo> =>
  new Person(server.address).must<TournamentInfo>('GET', `/api/tournaments/${id}`);

/** Until the server has gone on by itself. */
const until = async (id: string, is: (info: TournamentInfo) => boolean): Promise<TournamentInfo> => {
  for (;;) {
    // A connection from before a restart may be closed.
    const info = await look(id).catch(() => undefined);
    if (info && is(info)) return info;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** A game ends: the first seat has won, lost or drawn. One that has ended, and was not taken in yet, stays as it is. */
const end = async (table: string, first: 'won' | 'lost' | 'drawn'): Promise<void> => {
  const second = ({ won: 'lost', lost: 'won', drawn: 'drawn' } as const)[first];
  const { database } = server;
  // Its name is known before there is a table.
  for (;;) {
    const row = await database.selectFrom('games').select('state').where('id', '=', table).executeTakeFirst();
    if (row?.state === 'over') return;
    if (row?.state === 'running') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const [seat, outcome] of [
    ['ottoman', first],
    ['habsburg', second],
  ] as const)
    await database.updateTable('seats').set({ outcome }).where('game', '=', table).where('seat', '=', seat).execute();
  await database
    .updateTable('games')
    .set({ state: 'over', ended_at: 1, ending: 'resigned', rated: 0 })
    .where('id', '=', table)
    .execute();
};

const openGames = ({ pairings }: TournamentInfo) =>
  pairings.filter(({ table, points }) => table !== null && points === null);
const winners = (info: TournamentInfo) => info.winners.map(({ round, player }) => [round, player.name]);
const allAtTables = (round: number) => (info: TournamentInfo) =>
  info.round === round && info.pairings.every(({ table, points }) => table !== null || points !== null);

test('who joins in the same millisecond is listed in the order of joining', async () => {
  const now = Date.now();
  const still = await testServer({ now: () => now });
  const { id, people } = await gathered(4, {}, still.address);
  const { players } = await people[0].person.must<TournamentInfo>('GET', `/api/tournaments/${id}`);
  expect(players.map((one) => one.id)).toEqual(people.map((one) => one.id));
  await still.end();
});

describe('a round robin', () => {
  test('of three: everybody plays everybody on both sides, one rests in each round, and the better is first', async () => {
    const { id, host, people } = await gathered(3);
    await host.must('POST', `/api/tournaments/${id}/start`);
    const [one, two] = people.map((person) => person.id);
    for (let round = 1; round <= 3; round++) {
      const info = await until(id, allAtTables(round));
      const games = openGames(info);
      expect(games).toHaveLength(2);
      expect([games[0].first, games[0].second]).toEqual([games[1].second, games[1].first]);
      for (const { table, first } of games) {
        const { seats } = await people[0].person.must<{ seats: { seat: string; name: string }[] }>(
          'GET',
          `/api/tables/${table}`,
        );
        expect(seats.find(({ seat }) => seat === 'ottoman')?.name).toBe(first.name);
        await end(
          String(table),
          first.id === one ||
            (first.id === two && games.every((game) => ![game.first.id, game.second?.id].includes(one)))
            ? 'won'
            : 'lost',
        );
      }
    }
    const { standings, state } = await until(id, (info) => info.state === 'over');
    expect(state).toBe('over');
    expect(standings.map(({ player, points, won, lost }) => [player.name, points, won, lost])).toEqual([
      ['Player 1', 4, 4, 0],
      ['Player 2', 2, 2, 2],
      ['Player 3', 0, 0, 4],
    ]);
  });

  test('begins by itself when it is full, and survives a restart', async () => {
    const { id, people } = await gathered(2, { most: 2 });
    const info = await until(id, allAtTables(1));
    expect(info).toMatchObject({ state: 'running', players: [{ name: 'Player 1' }, { name: 'Player 2' }] });
    await server.restart();
    const again = await until(id, allAtTables(1));
    expect(again.pairings).toEqual(info.pairings);
    const tables = await people[0].person.must<unknown[]>('GET', '/api/tables');
    expect(tables).toHaveLength(2);
    for (const { table } of openGames(again)) await end(String(table), 'drawn');
    expect(await until(id, ({ state }) => state === 'over')).toMatchObject({
      standings: [{ points: 1 }, { points: 1 }],
    });
  });

  test('who deletes the account before a game is made loses it', async () => {
    const { id, host, people } = await gathered(3);
    await people[2].person.must('DELETE', '/api/me', { password: PASSWORD });
    await host.must('POST', `/api/tournaments/${id}/start`);
    for (let round = 1; round <= 3; round++) {
      const info = await until(
        id,
        ({ round: now, state, ...rest }) =>
          state === 'over' || now > round || allAtTables(round)({ round: now, state, ...rest }),
      );
      for (const { table } of openGames(info)) await end(String(table), 'drawn');
    }
    const { standings } = await until(id, ({ state }) => state === 'over');
    expect(standings.map(({ player, points }) => [player.name, points])).toEqual([
      ['Player 1', 3],
      ['Player 2', 3],
      [null, 0],
    ]);
  });
});

test('options and component set are those of every table', async () => {
  const chosen = { options: { redraw: 'off' }, components: 'forward-guns' };
  const { id, people } = await gathered(2, { ...chosen, most: 2 });
  const info = await until(id, allAtTables(1));
  expect(info).toMatchObject(chosen);
  expect(info.pairings).toHaveLength(2);
  // The name of a table is known before it is there, and it is there before its game has begun.
  for (const { table } of info.pairings)
    await vi.waitFor(
      async () =>
        expect((await people[0].person.ask('GET', `/api/tables/${table}`)).body).toMatchObject({
          ...chosen,
          state: 'running',
        }),
      { timeout: 60_000 },
    );
});

describe('a knockout', () => {
  test('of three: the strongest rests, and a game decides where both have won one', async () => {
    const { id, host } = await gathered(3, { kind: 'knockout' });
    await host.must('POST', `/api/tournaments/${id}/start`);
    const first = await until(id, allAtTables(1));
    expect(first.pairings.find(({ second }) => second === null)?.first.name).toBe('Player 1');
    // Each wins with the first seat.
    for (const { table } of openGames(first)) await end(String(table), 'won');
    const decider = await until(id, (info) => info.pairings.some(({ leg, table }) => leg === 3 && table !== null));
    expect(winners(decider)).toEqual([[1, 'Player 1']]);
    const [game] = openGames(decider);
    await end(String(game.table), 'lost');
    const final = await until(id, allAtTables(2));
    const games = openGames(final);
    expect(games.map(({ first: one, second }) => [one.name, second?.name].sort())).toEqual([
      ['Player 1', game.second?.name],
      ['Player 1', game.second?.name],
    ]);
    for (const { table } of games) await end(String(table), 'drawn');
    const last = await until(id, (info) =>
      info.pairings.some(({ round, leg, table }) => round === 2 && leg === 3 && table !== null),
    );
    await end(String(openGames(last)[0].table), 'drawn');
    const over = await until(id, ({ state }) => state === 'over');
    expect(over.round).toBe(2);
    // All three games of the final were drawn: the better seed has won.
    expect(winners(over)).toEqual([
      [1, 'Player 1'],
      [1, game.second?.name],
      [2, 'Player 1'],
    ]);
  });
});

describe('who may', () => {
  test('guests look on; only the host begins; nobody joins or leaves once it has begun', async () => {
    const { id, host, people } = await gathered(2);
    const guest = await Person.guest(server.address, 'Guest');
    expect(code(await guest.ask('POST', `/api/tournaments/${id}/join`))).toBe('guests-not');
    expect(code(await guest.ask('POST', '/api/tournaments', VIENNA))).toBe('guests-not');
    expect(code(await people[1].person.ask('POST', `/api/tournaments/${id}/start`))).toBe('not-yours');
    await people[1].person.must('POST', `/api/tournaments/${id}/leave`);
    expect(code(await host.ask('POST', `/api/tournaments/${id}/start`))).toBe('too-few');
    await people[1].person.must('POST', `/api/tournaments/${id}/join`);
    await host.must('POST', `/api/tournaments/${id}/start`);
    for (const what of ['join', 'leave', 'start'])
      expect(code(await host.ask('POST', `/api/tournaments/${id}/${what}`))).toBe('begun');
    expect(await guest.must('GET', '/api/tournaments')).toContainEqual(
      expect.objectContaining({ id, state: 'running' }),
    );
    expect((await guest.ask('GET', '/api/tournaments/nothing')).status).toBe(404);
  });

  test.each([
    [{ kind: 'swiss' }, 'bad-request'],
    [{ pace: 'none' }, 'bad-request'],
    [{ name: ' ' }, 'bad-request'],
    [{ most: 17 }, 'too-many-players'],
    [{ game: 'hapsburg' }, 'not-for-two'],
    [{ game: 'two-empires', options: { players: 'two' } }, 'not-for-two'],
    [{ components: 'nothing' }, 'unknown-components'],
    [{ options: { redraw: 'perhaps' } }, 'bad-options'],
    [{ game: 'chess' }, 'unknown-game'],
    [{ scenario: 'nothing' }, 'unknown-scenario'],
  ])('%j is refused', async (change, expected) => {
    const { person } = await registered(server.address, 'Host');
    expect(code(await person.ask('POST', '/api/tournaments', { ...VIENNA, ...change }))).toBe(expected);
  });

  test('an account has a few at a time', async () => {
    const { person } = await registered(server.address, 'Host');
    for (let n = 0; n < 5; n++) await person.must('POST', '/api/tournaments', VIENNA);
    expect(code(await person.ask('POST', '/api/tournaments', VIENNA))).toBe('too-many');
  });
});
