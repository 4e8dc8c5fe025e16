import type { Sample } from '@ravelin/bot/lab';
import { asked, finished, troubleOf } from '../shell/storage.ts';
import type { Prepared } from '../worker/laboratoryLine.ts';

/**
 * The last run on this device, game by game as they are played: whoever closes the page finds it again. It has a database of its own,
 * so that a page of an older version, which is open beside this one, hinders nobody.
 */

interface KeptRun extends Prepared {
  readonly id: string;
  /** Of the program that began it: no other goes on with it, because it may play otherwise. */
  readonly build: string;
}

const NAME = 'ravelin-laboratory';
const RUNS = 'runs';
const SAMPLES = 'samples';
/** There is one. */
const LAST = 'last';

let opened: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RUNS);
      // By the run and the number of the game: what a page of an older run still writes is not taken for this one's.
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

const samplesOf = ({ id }: KeptRun): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** What was kept; undefined: nothing. */
export const lastRun = async (): Promise<{ run: KeptRun; done: number } | undefined> => {
  const transaction = (await database()).transaction([RUNS, SAMPLES]);
  const run = await asked<KeptRun | undefined>(transaction.objectStore(RUNS).get(LAST));
  if (!run) return undefined;
  return { run, done: await asked(transaction.objectStore(SAMPLES).count(samplesOf(run))) };
};

export const samplesIn = async (run: KeptRun): Promise<Sample[]> =>
  asked<Sample[]>((await database()).transaction(SAMPLES).objectStore(SAMPLES).getAll(samplesOf(run)));

export const forgetRun = async (): Promise<void> => {
  const transaction = (await database()).transaction([RUNS, SAMPLES], 'readwrite');
  transaction.objectStore(RUNS).clear();
  transaction.objectStore(SAMPLES).clear();
  await finished(transaction);
};

/** Keeps the games of one run. What is played while some are being written is written with the next. */
export class Keeper {
  private readonly id: string;
  private waiting: [number, Sample][] = [];
  private writing = false;
  private readonly onTrouble: (error: unknown) => void;

  constructor({ id }: Pick<KeptRun, 'id'>, onTrouble: (error: unknown) => void) {
    this.id = id;
    this.onTrouble = onTrouble;
  }

  /** A run that begins takes the place of the last. */
  static async begin(prepared: Prepared, build: string, onTrouble: (error: unknown) => void): Promise<Keeper> {
    const run: KeptRun = { ...prepared, id: `${Date.now()}-${Math.random()}`, build };
    await forgetRun();
    const transaction = (await database()).transaction(RUNS, 'readwrite');
    transaction.objectStore(RUNS).put(run, LAST);
    await finished(transaction);
    return new Keeper(run, onTrouble);
  }

  add(number: number, sample: Sample): void {
    this.waiting.push([number, sample]);
    if (!this.writing) this.write().catch(this.onTrouble);
  }

  private async write(): Promise<void> {
    this.writing = true;
    try {
      while (this.waiting.length > 0) {
        const now = this.waiting;
        this.waiting = [];
        const transaction = (await database()).transaction(SAMPLES, 'readwrite');
        const store = transaction.objectStore(SAMPLES);
        for (const [number, sample] of now) store.put(sample, [this.id, number]);
        await finished(transaction);
      }
    } finally {
      this.writing = false;
    }
  }
}
