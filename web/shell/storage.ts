import type { AnalysisJson, Found, Piece } from '@ravelin/bot';
import type { EventReport, OutcomeReport, PositionJson, TableEnding } from '@ravelin/engine';
import type { DecisionJson, TableSetting } from '@ravelin/table/messages';

/** What stays of a game where the page may read it: nothing that a seat should not know. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly setting: TableSetting;
  readonly moves: number;
  /** Who must decide; null: it is over. */
  readonly seat: string | null;
  readonly result: OutcomeReport | null;
  /** How it ended at the table, before it was over by its rules. */
  readonly ended?: TableEnding;
  readonly updated: number;
  /** How the table looks to anybody who passes by, and what is asked; missing in what was kept before there were pictures. */
  readonly view?: PositionJson;
  readonly decision?: DecisionJson | null;
  /** The last event of each kind. */
  readonly latest?: readonly EventReport[];
}

/** A game that ended on this device. It stays when the game itself is deleted. */
export interface StoredResult {
  readonly id: string;
  readonly game: string;
  readonly setting: TableSetting;
  readonly moves: number;
  readonly result: OutcomeReport;
  /** One person led all the seats. */
  readonly alone: boolean;
  readonly ended: number;
}

/** A component set that was made in the workshop. What it is called stands in its files. */
export interface StoredSet {
  readonly id: string;
  readonly game: string;
  readonly files: Readonly<Record<string, unknown>>;
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
/** 2: the results of finished games. 3: component sets of one's own. 4: analyses of finished games. */
const VERSION = 4;

/** The sentence for people is in the catalogues; this tells which one. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Trouble) return error;
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'QuotaExceededError') return new Trouble('quota', 'This device has no room left for the game.');
  if (name === 'VersionError') return new Trouble('newer-format', 'The games here were kept by a newer version.');
  return new Trouble('no-storage', message ?? 'This device does not let the page keep anything.');
};

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
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
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('games', { keyPath: 'id' });
        request.result.createObjectStore('saves');
      }
      if (oldVersion < 2) request.result.createObjectStore('results', { keyPath: 'id' });
      if (oldVersion < 3) request.result.createObjectStore('sets', { keyPath: 'id' });
      if (oldVersion < 4) request.result.createObjectStore('analyses');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

export const finished = (transaction: IDBTransaction): Promise<void> =>
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

export const putResult = async (result: StoredResult): Promise<void> => {
  const transaction = (await database()).transaction('results', 'readwrite');
  transaction.objectStore('results').put(result);
  await finished(transaction);
};

/** The latest first. */
export const listResults = async (): Promise<StoredResult[]> => {
  const store = (await database()).transaction('results').objectStore('results');
  const all = await asked<StoredResult[]>(store.getAll());
  return all.sort((a, b) => b.ended - a.ended);
};

export const dropResults = async (): Promise<void> => {
  const transaction = (await database()).transaction('results', 'readwrite');
  transaction.objectStore('results').clear();
  await finished(transaction);
};

export const dropGame = async (id: string): Promise<void> => {
  const transaction = (await database()).transaction(['games', 'saves'], 'readwrite');
  transaction.objectStore('games').delete(id);
  transaction.objectStore('saves').delete(id);
  await finished(transaction);
};

export const putSet = async (set: StoredSet): Promise<void> => {
  const transaction = (await database()).transaction('sets', 'readwrite');
  transaction.objectStore('sets').put(set);
  await finished(transaction);
};

/** Of one game, the latest first. */
export const listSets = async (game: string): Promise<StoredSet[]> => {
  const store = (await database()).transaction('sets').objectStore('sets');
  const all = await asked<StoredSet[]>(store.getAll());
  return all.filter((set) => set.game === game).sort((a, b) => b.updated - a.updated);
};

export const getSet = async (id: string): Promise<StoredSet> => {
  const store = (await database()).transaction('sets').objectStore('sets');
  const set = await asked<StoredSet | undefined>(store.get(id));
  if (set === undefined) throw new Trouble('no-such-set', 'There is no such component set on this device.');
  return set;
};

export const dropSet = async (id: string): Promise<void> => {
  const transaction = (await database()).transaction('sets', 'readwrite');
  transaction.objectStore('sets').delete(id);
  await finished(transaction);
};

/** What is kept of the analysis of a game: the last one that was done, and one that was begun and can go on. */
export interface KeptAnalysis {
  readonly done?: AnalysisJson;
  readonly begun?: {
    readonly level: string;
    readonly progress: number;
    readonly found: readonly (readonly [Piece, Found])[];
  };
}

/** By the game and its final hash: the same game that came here twice is analysed once. */
export const putAnalysis = async (key: string, kept: KeptAnalysis): Promise<void> => {
  const transaction = (await database()).transaction('analyses', 'readwrite');
  transaction.objectStore('analyses').put(kept, key);
  await finished(transaction);
};

/** Whatever lies there: an older version may have written it. */
export const getAnalysis = async (key: string): Promise<unknown> => {
  const store = (await database()).transaction('analyses').objectStore('analyses');
  return asked<unknown>(store.get(key));
};
