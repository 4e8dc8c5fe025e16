import { verifyRecord } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatOutcome } from '../store/schema.ts';
import { Person } from '../testing/client.ts';
import { finished, PASSWORD, registered } from '../testing/finished.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { NEWCOMER, played } from './glicko2.ts';
import { Ratings } from './ratings.ts';
import { contested } from './sides.ts';

let server: TestServer;
let ratings: Ratings;
const DAY = 24 * 60 * 60 * 1000;
const now = 1_000 * DAY;

beforeAll(async () => {
  server = await testServer({ now: () => now });
  ratings = new Ratings(server.database, (error) => {
    throw error;
  });
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const two = async () => {
  const [one, other] = await Promise.all(['One', 'Other'].map((name) => registered(server.address, name)));
  return { one, other };
};

const seatsOf = (one: string, other: string, outcome: SeatOutcome = 'won') => [
  { seat: 'ottoman', account: one, outcome },
  {
    seat: 'habsburg',
    account: other,
    outcome: outcome === 'won' ? 'lost' : outcome === 'lost' ? 'won' : outcome,
  } as const,
];

const ratingOf = async (player: string, pool: 'people' | 'computers' = 'people') => {
  const rows = server.database.selectFrom('ratings').selectAll().where('player', '=', player).where('pool', '=', pool);
  return rows.executeTakeFirst();
};

/** Until the server or this test has counted it. */
const counted = async (id: string): Promise<number> => {
  for (;;) {
    await ratings.sweep();
    const { rated } = await server.database
      .selectFrom('games')
      .select('rated')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (rated !== 1) return rated;
  }
};

describe('a finished game', () => {
  test('is counted once, for both, by whoever comes first', async () => {
    const { one, other } = await two();
    const id = await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), at: now });
    await Promise.all([1, 2, 3].map(() => ratings.sweep()));
    expect(await counted(id)).toBe(2);
    await ratings.sweep();
    const expected = played(NEWCOMER, [{ opponent: NEWCOMER, score: 1 }], 0);
    const [winner, loser] = [await ratingOf(one.id), await ratingOf(other.id)];
    expect(winner).toMatchObject({ game: 'vienna', played: 1, changed: now });
    expect(winner?.rating).toBeCloseTo(expected.rating, 6);
    expect(loser?.rating).toBeCloseTo(3000 - expected.rating, 6);
    expect(winner?.deviation).toBeCloseTo(expected.deviation, 6);
  });

  test('many games of one player that end together are all counted', async () => {
    const { one, other } = await two();
    const games = [];
    for (let n = 0; n < 6; n++)
      games.push(
        await finished(server.database, {
          game: 'vienna',
          seats: seatsOf(one.id, other.id, n % 2 ? 'won' : 'lost'),
          at: now + n,
        }),
      );
    await Promise.all([1, 2, 3].map(() => ratings.sweep()));
    for (const id of games) expect(await counted(id)).toBe(2);
    expect((await ratingOf(one.id))?.played).toBe(6);
    expect((await ratingOf(other.id))?.played).toBe(6);
  });

  test('games that ended at the same moment are counted in the order in which they are given out', async () => {
    const { one, other } = await two();
    const seats = seatsOf(one.id, other.id);
    const games: string[] = [];
    for (let n = 0; n < 6; n++) games.push(await finished(server.database, { game: 'vienna', seats, at: now }));
    for (const id of games) expect(await counted(id)).toBe(2);
    // Those were counted while they came; once more, all at once.
    await server.database.transaction().execute(async (db) => {
      await db.deleteFrom('rating_changes').where('game', 'in', games).execute();
      await db.deleteFrom('ratings').where('player', 'in', [one.id, other.id]).execute();
      await db.updateTable('games').set({ rated: 1 }).where('id', 'in', games).execute();
    });
    for (const id of games) expect(await counted(id)).toBe(2);
    const changes = await server.database
      .selectFrom('rating_changes')
      .select('game')
      .where('player', '=', one.id)
      .orderBy('before')
      .execute();
    const exported = await (await fetch(`${server.address}/api/export/vienna.jsonl`)).text();
    const given = exported.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).table]));
    expect(changes.map(({ game }) => game)).toEqual(given.filter((id) => games.includes(id)));
  });

  test('after a rest a rating is less certain, so it changes more', async () => {
    const { one, other } = await two();
    const first = await finished(server.database, {
      game: 'vienna',
      seats: seatsOf(one.id, other.id, 'drawn'),
      at: now - 400 * DAY,
    });
    await counted(first);
    const before = await ratingOf(one.id);
    const { body } = await new Person(server.address).ask('GET', `/api/players/${one.id}`);
    const [{ deviation }] = (body as { ratings: { deviation: number }[] }).ratings;
    expect(deviation).toBeGreaterThan(Math.round(before?.deviation ?? 0));
  });

  test('against a computer player counts apart', async () => {
    const { one } = await two();
    const seats = [
      { seat: 'ottoman', account: one.id, outcome: 'won' as const },
      { seat: 'habsburg', account: null, player: 'captain', outcome: 'lost' as const },
    ];
    await counted(await finished(server.database, { game: 'vienna', seats, at: now }));
    expect(await ratingOf(one.id)).toBeUndefined();
    expect((await ratingOf(one.id, 'computers'))?.rating).toBeGreaterThan(1500);
    expect((await ratingOf('computer captain', 'computers'))?.rating).toBeLessThan(1500);
  });

  test('of a program counts apart from its owner, and is marked wherever it is shown', async () => {
    const { one, other } = await two();
    const [first, second] = seatsOf(one.id, other.id);
    const id = await finished(server.database, { game: 'vienna', seats: [{ ...first, program: 1 }, second], at: now });
    expect(await counted(id)).toBe(2);
    expect([await ratingOf(one.id), await ratingOf(one.id, 'computers'), await ratingOf(other.id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await ratingOf(`program ${one.id}`, 'computers'))?.rating).toBeGreaterThan(1500);
    expect((await ratingOf(other.id, 'computers'))?.rating).toBeLessThan(1500);
    const stranger = new Person(server.address);
    expect(await stranger.must('GET', `/api/players/${one.id}`)).toMatchObject({
      ratings: [{ pool: 'computers', program: true, played: 1 }],
      recent: [{ id, change: { before: 1500 } }],
    });
    await server.database
      .updateTable('ratings')
      .set({ deviation: 50, rating: 2900 })
      .where('player', '=', `program ${one.id}`)
      .execute();
    const [best] = await stranger.must<unknown[]>('GET', '/api/ratings/vienna?pool=computers');
    expect(best).toMatchObject({ id: one.id, name: 'One', program: true });
    const exported = await (await fetch(`${server.address}/api/export/vienna.jsonl`)).text();
    const line = exported.split('\n').find((text) => text.includes(id)) ?? '{}';
    expect(JSON.parse(line).seats).toEqual([
      { seat: 'habsburg', player: 'person', outcome: 'lost', rating: 1500 },
      { seat: 'ottoman', player: 'program', outcome: 'won', rating: 1500 },
    ]);
    await one.person.must('DELETE', '/api/me', { password: PASSWORD });
    expect(await ratingOf(`program ${one.id}`, 'computers')).toBeUndefined();
  });

  test('with a guest does not count', async () => {
    const { one } = await two();
    const guest = await Person.guest(server.address, 'Guest');
    const { id } = await guest.must<{ id: string }>('GET', '/api/me');
    expect(
      await counted(await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, id), at: now })),
    ).toBe(0);
    expect(await ratingOf(one.id)).toBeUndefined();
  });

  const seat = { player: 'person', account: 'a', helped: 0, program: 0, outcome: 'won', guest: false } as const;
  const other = { ...seat, account: 'b', outcome: 'lost' } as const;
  const game = { uploaded: 0, sequence: 10 };
  test.each([
    ['two people', game, [seat, other], 'people'],
    [
      'a draw',
      game,
      [
        { ...seat, outcome: 'drawn' },
        { ...other, outcome: 'drawn' },
      ],
      'people',
    ],
    ['a helped loser', game, [seat, { ...other, helped: 1 }], 'people'],
    ['a helped winner', game, [{ ...seat, helped: 1 }, other], /helped/],
    ['one alone', game, [seat], /no game of one against/],
    ['one at both seats', game, [seat, { ...other, account: 'a' }], /both won and lost/],
    ['together', game, [seat, { ...other, outcome: 'won' }], /together/],
    ['three', game, [seat, other, { ...other, account: 'c' }], /no game of one against/],
    [
      'no result',
      game,
      [
        { ...seat, outcome: 'none' },
        { ...other, outcome: 'none' },
      ],
      /no result/,
    ],
    ['no move', { ...game, sequence: 0 }, [seat, other], /moved/],
    ['begun elsewhere', { ...game, uploaded: 1 }, [seat, other], /elsewhere/],
    [
      'computers',
      game,
      [
        { ...seat, player: 'page' },
        { ...other, player: 'marshal' },
      ],
      /among themselves/,
    ],
    ['a program against a person', game, [{ ...seat, program: 1 }, other], 'computers'],
    [
      'two programs',
      game,
      [
        { ...seat, program: 1 },
        { ...other, program: 1 },
      ],
      'computers',
    ],
    [
      'a program against a computer player',
      game,
      [
        { ...seat, program: 1 },
        { ...other, player: 'page' },
      ],
      'computers',
    ],
    [
      'a program against its owner',
      game,
      [
        { ...seat, program: 1 },
        { ...other, account: 'a' },
      ],
      /both won and lost/,
    ],
    ['a deleted account', game, [seat, { ...other, account: null }], /no account/],
  ] as const)('%s', (_name, row, seats, expected) => {
    const found = contested(row, seats);
    if (typeof expected === 'string') expect(found).toMatchObject({ pool: expected });
    else expect(found).toMatchObject({ because: expect.stringMatching(expected) });
  });
});

describe('the page of a player', () => {
  test('shows ratings, results by side and games that anybody may watch', async () => {
    const { one, other } = await two();
    const id = await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), at: now });
    // Ends after it: of two that ended at the same moment, chance says which is counted first.
    const later = { at: now + 1, watchable: false };
    await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), ...later });
    await counted(id);
    while ((await ratingOf(one.id))?.played !== 2) await ratings.sweep();
    const stranger = new Person(server.address);
    const page = await stranger.must<Record<string, unknown>>('GET', `/api/players/${one.id}`);
    expect(page).toMatchObject({
      id: one.id,
      name: 'One',
      ratings: [{ pool: 'people', game: 'vienna', provisional: true, played: 2 }],
      results: [{ game: 'vienna', seat: 'ottoman', won: 1, lost: 0, drawn: 0 }],
      recent: [{ id, seat: 'ottoman', outcome: 'won', ending: 'resigned', moves: 3 }],
    });
    expect(page.recent).toMatchObject([{ others: [{ seat: 'habsburg', name: 'Other', id: other.id }] }]);
    expect(page.recent).toMatchObject([{ change: { before: 1500 } }]);
    expect(JSON.stringify(page)).not.toContain('@example.org');
    expect(await stranger.must('GET', `/api/players?name=One`)).toContainEqual({ id: one.id, name: 'One' });
  });

  test('is nobody else: guests and strangers have none, and whoever goes takes it along', async () => {
    const guest = await Person.guest(server.address, 'Guest');
    const { id } = await guest.must<{ id: string }>('GET', '/api/me');
    const stranger = new Person(server.address);
    for (const no of [id, 'nobody']) expect((await stranger.ask('GET', `/api/players/${no}`)).status).toBe(404);
    expect(await stranger.must('GET', '/api/players?name=Guest')).toEqual([]);
    const { one, other } = await two();
    await counted(await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), at: now }));
    expect(await one.person.must('GET', '/api/me/export')).toMatchObject({ ratings: [{ played: 1 }], changes: [{}] });
    await one.person.must('DELETE', '/api/me', { password: PASSWORD });
    expect((await stranger.ask('GET', `/api/players/${one.id}`)).status).toBe(404);
    expect(await ratingOf(one.id)).toBeUndefined();
    const { body } = await stranger.ask('GET', `/api/players/${other.id}`);
    expect(body).toMatchObject({ recent: [{ others: [{ seat: 'ottoman', name: null, id: null }] }] });
  });

  test('the strongest are listed when their strength is known', async () => {
    const { one } = await two();
    const row = { pool: 'people', game: 'mohacs', player: one.id, volatility: 0.06, played: 20, changed: now } as const;
    await server.database
      .insertInto('ratings')
      .values([
        { ...row, rating: 2100, deviation: 60 },
        { ...row, player: 'computer captain', pool: 'computers', rating: 1900, deviation: 50 },
        { ...row, player: 'unsure', rating: 2500, deviation: 200 },
      ])
      .execute();
    const stranger = new Person(server.address);
    const best = { program: false, rating: 2100, deviation: 60, provisional: false, played: 20 };
    expect(await stranger.must('GET', '/api/ratings/mohacs')).toEqual([{ id: one.id, name: 'One', ...best }]);
    expect(await stranger.must('GET', '/api/ratings/mohacs?pool=computers')).toMatchObject([
      { id: null, name: 'captain' },
    ]);
    expect((await stranger.ask('GET', '/api/ratings/chess')).body).toMatchObject({ error: { code: 'unknown-game' } });
    expect((await stranger.ask('GET', '/api/ratings/mohacs?pool=all')).status).toBe(400);
  });
});

describe('open data', () => {
  const lines = async (query = ''): Promise<Record<string, unknown>[]> => {
    const response = await fetch(`${server.address}/api/export/vienna.jsonl${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    const text = await response.text();
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  };

  test('finished public games, whole, without who played them; page by page', async () => {
    const { one, other } = await two();
    const at = now + 10 * DAY;
    const id = await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), at });
    const later = await finished(server.database, { game: 'vienna', seats: seatsOf(one.id, other.id), at: at + 1 });
    const secret = await finished(server.database, {
      game: 'vienna',
      seats: seatsOf(one.id, other.id),
      at,
      watchable: false,
    });
    await counted(later);
    const all = await lines();
    expect(all.map(({ table }) => table).slice(-2)).toEqual([id, later]);
    expect(all.map(({ table }) => table)).not.toContain(secret);
    const text = JSON.stringify(all);
    for (const word of [one.id, other.id, '"One"', '"Other"', '@example.org']) expect(text).not.toContain(word);
    const last = all.at(-1) as { record: unknown; seats: unknown };
    expect(last.seats).toEqual([
      { seat: 'habsburg', player: 'person', outcome: 'lost', rating: expect.any(Number) },
      { seat: 'ottoman', player: 'person', outcome: 'won', rating: expect.any(Number) },
    ]);
    expect(await verifyRecord(last.record)).toMatchObject({ moves: 3 });
    expect((await lines(`?after=${id}`)).map(({ table }) => table)).toEqual([later]);
    expect(await lines(`?after=${later}`)).toEqual([]);
  });

  test.each(['chess.jsonl', '__proto__.jsonl', 'vienna.csv'])('%s is refused', async (file) => {
    expect((await new Person(server.address).ask('GET', `/api/export/${file}`)).status).toBe(400);
  });
});
