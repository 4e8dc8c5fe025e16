import { Refusal } from '@ravelin/engine';

/** What a database says when it cannot store or answer, told in words. What a client hears of it has a code of its own. */

const fault = {
  full: [
    'disk-full',
    'The server’s disk is full, so nothing was done. What was stored before is safe. Please try again later.',
  ],
  readOnly: [
    'read-only',
    'The server may only read its database at the moment, so nothing was done. What was stored before is safe. Please try again later.',
  ],
  failing: [
    'disk-failed',
    'The server’s disk does not work as it should, so nothing was done. Please try again later.',
  ],
  busy: ['database-busy', 'The server’s database has too much to do. Nothing was done: please try again.'],
  // A commit may have arrived before the connection broke.
  away: [
    'database-away',
    'The server does not reach its database at the moment. Please send it again: whatever has a key is done once.',
  ],
} as const;

/** By how the code of an error begins: SQLite's own names, or PostgreSQL's five characters. */
const BEGINNINGS: readonly (readonly [string, keyof typeof fault])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_CANTOPEN', 'failing'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_BUSY', 'busy'],
  ['53100', 'full'],
  ['25006', 'readOnly'],
  ['58030', 'failing'],
  ['53', 'busy'],
  // Operator intervention (it is shut down or starting), and everything about connections.
  ['57P', 'away'],
  ['08', 'away'],
  ['ECONN', 'away'],
  ['ENOENT', 'away'],
  ['EPIPE', 'away'],
  ['ETIMEDOUT', 'away'],
];

/** What the driver of PostgreSQL says without a code. */
const AWAY = /connection (terminated|error)|not queryable|timeout exceeded when trying to connect/i;

/** What to tell a client, where it was the database that failed; undefined: it was something else. */
export const storageFault = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error) || error instanceof Refusal) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  // A file that is missing is something else than a socket that is.
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall !== 'connect') return undefined;
  const found = BEGINNINGS.find(([beginning]) => code.startsWith(beginning))?.[1];
  const which = found ?? (AWAY.test(error.message) ? 'away' : undefined);
  if (!which) return undefined;
  const [name, words] = fault[which];
  return new Refusal(name, words);
};
