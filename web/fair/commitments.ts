/** What this device was shown before online games, and what it has added to chance: kept here, so that nobody can change it later. */

const KEY = 'ravelin.commitments';
/** So many tables are remembered. */
const MOST = 500;

const all = (): [table: string, commitment: string][] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

export const commitmentOf = (table: string): string | undefined => all().find(([id]) => id === table)?.[1];

/** The first that was shown counts. */
export const remember = (table: string, commitment: string): void => {
  if (commitmentOf(table) !== undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [table, commitment]].slice(-MOST)));
  } catch {
    // A device that keeps nothing remembers nothing: the page says that one has to compare.
  }
};

/** 256 random bits, in hexadecimal digits. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
