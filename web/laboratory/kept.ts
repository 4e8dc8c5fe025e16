import type { Sample } from '@ravelin/bot/lab';
import { asked, finished, Trouble, troubleOf } from '../shell/storage.ts';
import type { Prepared } from '../worker/laboratoryLine.ts';
import { heldByAnyone, hold, type Release } from './held.ts';

/**
 * The runs on this device, game by game as they are played: whoever closes the page finds them again. They have a database of their own,
 * so that a page of an older version, which is open beside this one, hinders nobody. A page holds the run that it plays or shows
 * (held.ts), and no other page touches it.
 */

interface KeptRun extends Prepared {
  readonly id: string;
  /** Of the program that began it: no other goes on with it, because it may play otherwise. */
  readonly build: string;
}

const NAME = 'ravelin-laboratory';
/** By their ids, which begin with the time: the last is the newest. */
const RUNS = 'runs';
/** By the run and the number of the game. */
const SAMPLES = 'samples';

let opened: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RUNS);
      request.result.createObjectStore(SAMPLES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const samplesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const everyRun = async (): Promise<KeptRun[]> =>
  asked<KeptRun[]>((await database()).transaction(RUNS).objectStore(RUNS).getAll());

export interface FreeRun {
  readonly run: KeptRun;
  /** How many of its games are played. */
  readonly done: number;
}

/** The newest run that no page holds, and the ids of those that pages hold. */
export const runsLeft = async (): Promise<{ free: FreeRun | undefined; held: readonly string[] }> => {
  const [runs, held] = [await everyRun(), await heldByAnyone()];
  const run = runs.findLast(({ id }) => !held.has(id));
  const store = (await database()).transaction(SAMPLES).objectStore(SAMPLES);
  return {
    free: run && { run, done: await asked(store.count(samplesOf(run.id))) },
    held: runs.map(({ id }) => id).filter((id) => held.has(id)),
  };
};

const remove = async (id: string): Promise<void> => {
  const transaction = (await database()).transaction([RUNS, SAMPLES], 'readwrite');
  transaction.objectStore(RUNS).delete(id);
  transaction.objectStore(SAMPLES).delete(samplesOf(id));
  await finished(transaction);
};

/** Throws a run away, unless a page holds it. */
export const forgetRun = async (id: string): Promise<void> => {
  const release = await hold(id);
  if (release) await remove(id).finally(release);
};

/** Holds a run and keeps its games. What is played while some are being written is written with the next. */
export class Keeper {
  readonly run: KeptRun;
  private readonly release: Release;
  private waiting: [number, Sample][] = [];
  private writing = false;
  private readonly onTrouble: (broken: Keeper) => void;

  private constructor(run: KeptRun, release: Release, onTrouble: (broken: Keeper) => void) {
    this.run = run;
    this.release = release;
    this.onTrouble = onTrouble;
  }

  /** A run that begins takes the place of those that no page holds. */
  static async begin(prepared: Prepared, build: string, onTrouble: (broken: Keeper) => void): Promise<Keeper> {
    const run: KeptRun = { ...prepared, id: `${Date.now()}-${Math.random()}`, build };
    const release = await hold(run.id);
    if (!release) throw new Error(`Another page holds the run ${run.id}.`);
    try {
      await Promise.all((await everyRun()).map(({ id }) => forgetRun(id)));
      const transaction = (await database()).transaction(RUNS, 'readwrite');
      transaction.objectStore(RUNS).put(run, run.id);
      await finished(transaction);
      return new Keeper(run, release, onTrouble);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A run that was kept, with its games; undefined: it is gone, or another page holds it by now. */
  static async takeUp(
    id: string,
    onTrouble: (broken: Keeper) => void,
  ): Promise<{ readonly keeper: Keeper; readonly samples: readonly Sample[] } | undefined> {
    const release = await hold(id);
    if (!release) return undefined;
    try {
      const transaction = (await database()).transaction([RUNS, SAMPLES]);
      const run = await asked<KeptRun | undefined>(transaction.objectStore(RUNS).get(id));
      const samples = await asked<Sample[]>(transaction.objectStore(SAMPLES).getAll(samplesOf(id)));
      if (run) return { keeper: new Keeper(run, release, onTrouble), samples };
      release();
      return undefined;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Lets go of the run; it stays. */
  end(): void {
    this.release();
  }

  /** Throws the run away. */
  async forget(): Promise<void> {
    await remove(this.run.id).finally(this.release);
  }

  add(number: number, sample: Sample): void {
    this.waiting.push([number, sample]);
    if (!this.writing) this.write().catch(() => this.onTrouble(this));
  }

  private async write(): Promise<void> {
    const { id } = this.run;
    this.writing = true;
    try {
      while (this.waiting.length > 0) {
        const now = this.waiting;
        this.waiting = [];
        const transaction = (await database()).transaction([RUNS, SAMPLES], 'readwrite');
        // Where pages cannot hold their runs, another may have thrown it away.
        if ((await asked(transaction.objectStore(RUNS).getKey(id))) === undefined)
          throw new Trouble('no-such-run', 'Another page has thrown the run away.');
        const store = transaction.objectStore(SAMPLES);
        for (const [number, sample] of now) store.put(sample, [id, number]);
        await finished(transaction);
      }
    } finally {
      this.writing = false;
    }
  }
}
