import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@ravelin/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { sqliteFile, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { begun, lobby, playRandom, turnOf } from '../testing/games.ts';
import { throwAway } from '../testing/services.ts';
import { runCommand } from './command.ts';

let place: TestDatabase;
let file: string;

beforeEach(async () => {
  place = await testDatabase();
  file = join(throwAway(), 'copies', 'ravelin.backup');
});

afterEach(() => place.end());

const played = async (store: GameStore, id: string, moves: number): Promise<void> => {
  const chance = new Random('backup');
  for (let n = 0; n < moves; n++) {
    const found = await store.open(id, chance);
    if (!found) throw new Error('no game');
    playRandom(found.match, chance);
    await store.append(id, turnOf(found.match, found.stored.sequence));
  }
};

const command = (words: readonly string[], url = place.url) => runCommand(words, { DATABASE_URL: url });

describe('a backup', () => {
  test('holds what was stored at that moment, while the server goes on, and is put back whole', async () => {
    const database = await openDatabase({ url: place.url });
    const store = new GameStore(database);
    const id = await lobby(database, 'vienna');
    await store.begin(id, await begun('vienna'), {}, 0);
    await played(store, id, 5);
    const then = await store.load(id);
    const playing = played(store, id, 10);
    await command(['backup', file]);
    await playing;
    expect((await store.load(id))?.sequence).toBe(15);
    await database.destroy();

    const other = await testDatabase();
    await command(['restore', file], other.url);
    const again = await openDatabase({ url: other.url });
    const restored = await new GameStore(again).open(id, new Random('on'));
    const { sequence = 0, record } = restored?.stored ?? {};
    expect(sequence).toBeGreaterThanOrEqual(5);
    expect(sequence).toBeLessThanOrEqual(15);
    expect(record?.moves.slice(0, 5)).toEqual(then?.record.moves);
    // It goes on from there.
    await played(new GameStore(again), id, 2);
    await again.destroy();
    await other.end();
  });

  test('never replaces another, and a command that there is not is refused by name', async () => {
    await openDatabase({ url: place.url }).then((database) => database.destroy());
    await command(['backup', file]);
    await expect(command(['backup', file])).rejects.toThrow('exists already');
    await expect(command(['restore', `${file}.not`])).rejects.toThrow('There is no file');
    await expect(command(['back', file])).rejects.toThrow(/There is no command "back"(.|\n)*restore FILE/);
    await expect(command(['backup'])).rejects.toThrow('backup takes one word: FILE.');
    await expect(command(['constructor', 'x'])).rejects.toThrow('There is no command');
  });
});

describe('a file of SQLite', () => {
  test('is not replaced under a running server, nor by something that is no backup; what was there is kept', async () => {
    const sqlite = await sqliteFile();
    const database = await openDatabase({ url: sqlite.url });
    const id = await lobby(database, 'vienna');
    await command(['backup', file], sqlite.url);
    await expect(command(['restore', file], sqlite.url)).rejects.toThrow('is in use: end the server first');
    expect(await database.selectFrom('games').select('id').execute()).toEqual([{ id }]);
    await database.destroy();

    const damaged = `${file}.damaged`;
    copyFileSync(file, damaged);
    const bytes = readFileSync(damaged);
    bytes.fill(7, 4096, 3 * 4096);
    writeFileSync(damaged, bytes);
    await expect(command(['restore', damaged], sqlite.url)).rejects.toThrow(/damaged|no backup/);
    writeFileSync(damaged, 'text');
    await expect(command(['restore', damaged], sqlite.url)).rejects.toThrow('is no backup');

    // A file that no process has open. (The binding lets go of one only when its process ends.)
    const target = `${file}.target`;
    copyFileSync(file, target);
    const said = await command(['restore', file], target);
    const [, before] = /stored before is in (\S+)\.$/.exec(said) ?? [];
    expect(existsSync(before)).toBe(true);
    const again = await openDatabase({ url: target });
    expect(await again.selectFrom('games').select('id').execute()).toEqual([{ id }]);
    await again.destroy();
    await sqlite.end();
  });

  test('that is not there cannot be copied', async () => {
    await expect(command(['backup', file], '/nowhere/server.db')).rejects.toThrow('There is no database at');
  });
});
