import type { OutcomeReport } from '@ravelin/engine';
import type { TableSetting } from '@ravelin/table/messages';

/** What stays of a game where the page may read it: nothing that a seat should not know. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly setting: TableSetting;
  readonly moves: number;
  /** Who must decide; null: it is over. */
  readonly seat: string | null;
  readonly result: OutcomeReport | null;
  readonly updated: number;
}

/**
 * What is kept on this device: `games` (what the home screen lists) and `saves` (everything, secrets included; only the worker
 * opens those). A failure is a Trouble with a code that the catalogues know.
 */
export class Trouble extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Trouble';
    this.code = code;
  }
}

const NAME = 'ravelin';
const VERSION = 1;

/** The sentence for people is in the catalogues; this tells which one. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Trouble) return error;
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'QuotaExceededError') return new Trouble('quota', 'This device has no room left for the game.');
  if (name === 'VersionError') return new Trouble('newer-format', 'The games here were kept by a newer version.');
  return new Trouble('no-storage', message ?? 'This device does not let the page keep anything.');
};

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });

let opened: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      reject(troubleOf(error));
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('saves');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(troubleOf(transaction.error));
    transaction.onerror = () => reject(troubleOf(transaction.error));
  });

/** Both or neither: a game is never listed without its save. */
export const putGame = async (meta: StoredGame, save: string): Promise<void> => {
  const transaction = (await database()).transaction(['games', 'saves'], 'readwrite');
  transaction.objectStore('games').put(meta);
  transaction.objectStore('saves').put(save, meta.id);
  await finished(transaction);
};

export const getSave = async (id: string): Promise<string> => {
  const store = (await database()).transaction('saves').objectStore('saves');
  const save = await asked<unknown>(store.get(id));
  if (save === undefined) throw new Trouble('no-such-game', 'There is no such game on this device.');
  if (typeof save !== 'string') throw new Trouble('bad-save', 'What was kept of this game is damaged.');
  return save;
};

/** Can the home screen show it? What lies in the store may have been written by anybody. */
export const isStoredGame = (row: unknown): row is StoredGame => {
  if (typeof row !== 'object' || row === null) return false;
  const { id, game, moves, seat, result, updated } = row as Partial<Record<keyof StoredGame, unknown>>;
  const texts = typeof id === 'string' && typeof game === 'string' && (seat === null || typeof seat === 'string');
  return texts && typeof result === 'object' && Number.isFinite(moves) && Number.isFinite(updated);
};

/** The latest first. */
export const listGames = async (): Promise<StoredGame[]> => {
  const store = (await database()).transaction('games').objectStore('games');
  const all = await asked<StoredGame[]>(store.getAll());
  return all.sort((a, b) => b.updated - a.updated);
};

export const getGame = async (id: string): Promise<StoredGame | undefined> => {
  const store = (await database()).transaction('games').objectStore('games');
  return asked<StoredGame | undefined>(store.get(id));
};

export const dropGame = async (id: string): Promise<void> => {
  const transaction = (await database()).transaction(['games', 'saves'], 'readwrite');
  transaction.objectStore('games').delete(id);
  transaction.objectStore('saves').delete(id);
  await finished(transaction);
};
