/**
 * Which runs the pages of this browser play or show just now. A run is held by a lock, which the browser takes back when the page is gone.
 * Where there are no locks (a page that did not come over https), every run counts as free.
 */

export type Release = () => void;

const PREFIX = 'ravelin-laboratory:';

const locks = (): LockManager | undefined => navigator.locks;

/** Holds a run until it is released; undefined: another page holds it. */
export const hold = (id: string): Promise<Release | undefined> =>
  new Promise((resolve, reject) => {
    const found = locks();
    if (!found) {
      resolve(() => undefined);
      return;
    }
    found
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
      })
      .catch(reject);
  });

/** The ids of the runs that pages hold. */
export const heldByAnyone = async (): Promise<ReadonlySet<string>> => {
  const held = (await locks()?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
};

/** Waits until nobody holds the run any more. */
export const untilFree = async (id: string): Promise<void> => {
  await locks()?.request(PREFIX + id, { mode: 'shared' }, () => undefined);
};
