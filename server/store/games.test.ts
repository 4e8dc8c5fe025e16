import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type GameRecord, loadRecord, Random } from '@ravelin/engine';
import { bringGame, kernelOf, verifyRecord } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { DATABASE, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { begun, lobby, playRandom, turnOf } from '../testing/games.ts';
import { openDatabase } from './database.ts';
import { commit } from './fair.ts';
import { GameStore } from './games.ts';
import type { Database } from './schema.ts';
import { Behind } from './turns.ts';

/** Other processes run what was built. */
const built = (name: string): string => {
  const file = fileURLToPath(new URL(`../dist/testing/${name}.js`, import.meta.url));
  expect(existsSync(file), 'server/ is built: npm run build').toBe(true);
  return file;
};

const said = async (program: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', built(program), ...args]);
  return stdout;
};

const GAMES = ['vienna', 'two-empires'].slice(0, size(1, 2));
const OLD = ['running-1.json', 'running-2.json', 'running-3.json'].slice(0, size(1, 3));

interface Acknowledged {
  readonly id: string;
  readonly sequence: number;
  readonly hash: string;
}

/** Starts a writer, kills it after so many acknowledged moves, and gives what it had acknowledged. */
const killed = async (url: string, seed: string, after: number): Promise<Acknowledged[]> => {
  const writer = spawn(process.execPath, ['--no-warnings', built('writer'), url, 'vienna', seed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const heard: Acknowledged[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    heard.push(JSON.parse(line));
    if (heard.length === after) writer.kill('SIGKILL');
  }
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  return heard;
};

describe(`games in ${DATABASE}`, () => {
  let place: TestDatabase;
  let database: Database;
  let store: GameStore;

  beforeAll(async () => {
    place = await testDatabase();
    database = await openDatabase({ url: place.url });
    store = new GameStore(database);
  });

  afterAll(async () => {
    await database.destroy();
    await place.end();
  });

  const newGame = async (game: string) => {
    const match = await begun(game);
    const id = await lobby(database, game);
    await store.begin(id, match, {}, 0);
    return { id, match };
  };

  const opened = async (id: string) => {
    const found = await store.open(id, new Random('on'));
    if (!found) throw new Error('the game is not there');
    return found;
  };

  test.each(GAMES)('%s: a game opened again is its record, to the hash', async (game) => {
    const { id, match } = await newGame(game);
    const chance = new Random('moves');
    for (let n = 0; n < 16 && !match.over; n++) {
      const after = match.log.length;
      playRandom(match, chance);
      if (match.undoClosed === undefined && n % 4 === 0) match.undo();
      await store.append(id, turnOf(match, after));
    }
    const again = await opened(id);
    expect(again.match.record()).toEqual(match.record());
    expect(again.match.hash()).toBe(match.hash());
    expect(again.stored.sequence).toBe(match.log.length);
    // It goes on from there, and the snapshot is a cache only.
    await database.deleteFrom('snapshots').where('game', '=', id).execute();
    expect((await opened(id)).match.hash()).toBe(match.hash());
  });

  test('a finished game keeps its result and no snapshot', async () => {
    const { id, match } = await newGame('vienna');
    const chance = new Random('whole');
    while (!match.over) playRandom(match, chance);
    await store.append(id, turnOf(match, 0));
    const { match: again, stored } = await opened(id);
    expect(stored.row.state).toBe('over');
    expect(again.record()).toEqual(match.record());
    expect(await database.selectFrom('snapshots').selectAll().where('game', '=', id).execute()).toEqual([]);
  });

  test('of two writers of one sequence one loses, and nothing of its turn is stored', async () => {
    const { id } = await newGame('vienna');
    const [first, second] = [await opened(id), await opened(id)];
    first.match.play('keep tactics');
    second.match.play('redraw tactics');
    await store.append(id, { ...turnOf(first.match, 0), at: 1 });
    await expect(store.append(id, { ...turnOf(second.match, 0), at: 2 })).rejects.toThrow(Behind);
    const { match, stored } = await opened(id);
    expect(match.record()).toEqual(first.match.record());
    expect(stored.row.changed).toBe(1);
  });

  test('what is kept besides the moves is not overwritten by whoever has not seen it', async () => {
    const { id } = await newGame('vienna');
    const [first, second] = [await opened(id), await opened(id)];
    const given = { given: [], made: [1] };
    const { revision } = first.stored;
    await store.append(id, { ...turnOf(first.match, 0), revision, beside: { orders: given } });
    second.match.play('keep tactics');
    await expect(store.append(id, { ...turnOf(second.match, 0), revision })).rejects.toThrow(Behind);
    const { stored } = await opened(id);
    expect(stored).toMatchObject({ sequence: 0, revision: revision + 1, beside: { orders: given } });
    await store.append(id, { ...turnOf(second.match, 0), revision: stored.revision });
    expect((await opened(id)).stored.sequence).toBe(1);
  });

  test('two processes play one game at once: each move is stored once, by one of them', async () => {
    const { id } = await newGame('vienna');
    const moves = size(20, 300);
    const told = await Promise.all(['a', 'b'].map((seed) => said('racer', [place.url, id, `${moves}`, seed])));
    const racers = told.map((text) => JSON.parse(text) as { stored: number[]; lost: number });
    const stored = racers.flatMap((one) => one.stored).sort((a, b) => a - b);
    expect(stored).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
    expect((await opened(id)).match.log).toHaveLength(moves);
  });

  test('a request with the same key is stored once', async () => {
    const { id, match } = await newGame('vienna');
    match.play('keep tactics');
    await store.append(id, turnOf(match, 0, 'ottoman one'));
    match.play('keep tactics');
    await expect(store.append(id, turnOf(match, 1, 'ottoman one'))).rejects.toThrow(Behind);
    const { stored } = await opened(id);
    expect([...stored.keys]).toEqual([['ottoman one', 1]]);
    expect(stored.sequence).toBe(1);
  });

  test('who has nothing to add must have the last of it too', async () => {
    const { id, match } = await newGame('vienna');
    const old = turnOf(match, 0);
    match.play('keep tactics');
    await store.append(id, turnOf(match, 0));
    await expect(store.append(id, old)).rejects.toThrow(Behind);
    expect((await opened(id)).match.hash()).toBe(match.hash());
  });

  test('a game that has begun does not begin again', async () => {
    const { id, match } = await newGame('vienna');
    await expect(store.begin(id, match, {}, 1)).rejects.toThrow(Behind);
  });

  const fixture = (name: string): GameRecord =>
    JSON.parse(readFileSync(new URL(`../../games/vienna/fixtures/0.0.0/${name}`, import.meta.url), 'utf8'));

  /** Stores a record as if this server had written it when it was played. */
  const storeOld = async (record: GameRecord): Promise<string> => {
    const id = await lobby(database, 'vienna');
    const { moves, snapshot, finalHash, ...rest } = record;
    const line = JSON.stringify({ ...rest, moves: [], finalHash: '' });
    await database
      .insertInto('lines')
      .values({ game: id, number: 1, after: 0, rules: record.rules, record: line })
      .execute();
    const rows = moves.map((entry, i) => ({ sequence: i + 1, entry: JSON.stringify(entry), hash: finalHash }));
    await database
      .insertInto('moves')
      .values(rows.map((row) => ({ game: id, key: null, at: 0, ...row })))
      .execute();
    await database
      .updateTable('games')
      .set({ state: 'running', sequence: moves.length })
      .where('id', '=', id)
      .execute();
    const kept = snapshot && { game: id, sequence: moves.length, position: JSON.stringify(snapshot) };
    if (kept) await database.insertInto('snapshots').values(kept).execute();
    return id;
  };

  test.each(OLD)('an old game goes on as its record does: %s', async (name) => {
    await bringGame('vienna');
    const record = fixture(name);
    const kernel = kernelOf('vienna');
    const local = loadRecord(kernel, kernel.game.sets, record, Number.POSITIVE_INFINITY, new Random('on'));
    const id = await storeOld(record);
    const { match, stored } = await opened(id);
    expect(match.reopened).toEqual(local.reopened);
    expect(match.hash()).toBe(local.hash());
    expect(stored).toMatchObject({ line: 2, sequence: record.moves.length });
    // From now on it is a game of the present rules, and what was played before is still there.
    playRandom(match, new Random('next'));
    const entries = match.log.slice(stored.sequence - stored.before);
    await store.append(id, { ...turnOf(match, 0), after: stored.sequence, entries });
    const again = await opened(id);
    expect(again.match.reopened).toBeUndefined();
    expect(again.match.record()).toEqual(match.record());
    const rows = await database
      .selectFrom('moves')
      .select('entry')
      .where('game', '=', id)
      .orderBy('sequence')
      .execute();
    expect(rows.slice(0, -1).map(({ entry }) => JSON.parse(entry))).toEqual(record.moves);
  });

  test('chance of a game that goes on by newer rules can still be checked', async () => {
    const id = await lobby(database, 'vienna');
    await commit(database, id);
    const chance = await store.chance(id);
    const match = await begun('vienna', chance);
    match.fair = chance?.fair;
    await store.begin(id, match, {}, 0);
    const rng = new Random('older');
    for (let n = 0; n < 12; n++) playRandom(match, rng);
    await store.append(id, turnOf(match, 0));
    // As if the components of then had led elsewhere: the game goes on from where it stood.
    const { record } = await database
      .selectFrom('lines')
      .select('record')
      .where('game', '=', id)
      .executeTakeFirstOrThrow();
    const then = JSON.parse(record) as GameRecord;
    const older = JSON.stringify({ ...then, components: { ...then.components, hash: 'other' } });
    await database.updateTable('lines').set({ record: older }).where('game', '=', id).execute();
    await database.updateTable('moves').set({ hash: 'other' }).where('game', '=', id).execute();

    const { match: now, stored } = await opened(id);
    expect(now.reopened?.goesOn).toBe('snapshot');
    while (!now.over) playRandom(now, rng);
    expect(await store.finished(id)).toBeUndefined();
    await store.append(id, { ...turnOf(now, 0), after: stored.sequence });
    const finished = await store.finished(id);
    expect(finished?.fair?.numbers).toEqual([{ after: 0, more: 12 }]);
    expect(await verifyRecord(finished)).toMatchObject({ moves: now.length, older: 0, position: false });

    const changed = (change: object, fair: object = {}): GameRecord =>
      JSON.parse(JSON.stringify({ ...finished, ...change, fair: { ...finished?.fair, ...fair } }));
    // With the numbers of a game that begins there other dice would have been rolled.
    await expect(verifyRecord(changed({}, { numbers: [] }))).rejects.toThrow(/other numbers/);
    await expect(verifyRecord(changed({ earlier: undefined }))).rejects.toThrow(/other numbers/);
    // What the present rules cannot replay is told, not passed over.
    const { earlier } = changed({});
    const first = ['nobody', 'does this'] as const;
    const unread = { ...earlier, moves: [first, ...(earlier?.moves.slice(1) ?? [])] };
    expect(await verifyRecord(changed({ earlier: unread }))).toMatchObject({ older: 12 });
  });

  /** A commit that a killed process had sent may still be on its way to the disk: then this one is behind, as any other would be. */
  const goesOn = async (id: string, rng: Random): Promise<void> => {
    for (;;) {
      const { match, stored } = await opened(id);
      playRandom(match, rng);
      try {
        return await store.append(id, turnOf(match, stored.sequence));
      } catch (error) {
        if (!(error instanceof Behind)) throw error;
      }
    }
  };

  test('a process that is killed loses nothing that it acknowledged', async () => {
    const rng = new Random('kill');
    for (let n = 0; n < size(1, 20); n++) {
      const acknowledged = await killed(place.url, `writer ${n}`, 10 + rng.int(size(10, 100)));
      const last = acknowledged.at(-1);
      if (!last) throw new Error('nothing was acknowledged');
      const { match, stored } = await opened(last.id);
      // One more may have been stored without being acknowledged.
      expect(stored.sequence - last.sequence).toBeGreaterThanOrEqual(0);
      expect(stored.sequence - last.sequence).toBeLessThanOrEqual(1);
      expect(match.stateAt(match.length)).toBe(match.state);
      const rows = await database.selectFrom('moves').selectAll().where('game', '=', last.id).execute();
      const hashes = new Map(rows.map(({ sequence, hash }) => [sequence, hash]));
      for (const { id, sequence, hash } of acknowledged) if (id === last.id) expect(hashes.get(sequence)).toBe(hash);
      if (!match.over) await goesOn(last.id, rng);
    }
  });
});
