// npm run bench:server [-- sqlite | postgres | DATABASE_URL]: builds, then measures the server for online play against its budgets, on loopback: on an SQLite file and a
// PostgreSQL of its own, on one of them, or on an empty database of PostgreSQL.
import { ensure, node } from './ensure.mjs';
import { ensureServices, withoutServices } from './services.mjs';

/** @param {string[]} args */
const measure = (...args) => {
  if (node('server/bench/run.mjs', args) !== 0) process.exitCode = 1;
};

const onPostgres = () => {
  const programs = ensureServices();
  if (programs) return measure('--postgres', programs.postgres);
  withoutServices();
  process.exitCode = 1;
};

ensure();
const [which = 'both'] = process.argv.slice(2);
if (which.includes(':')) measure(which);
else if (!['sqlite', 'postgres', 'both'].includes(which)) {
  console.error(`"${which}" is neither sqlite, postgres nor the address of a database.`);
  process.exitCode = 1;
} else {
  if (which !== 'postgres') measure();
  if (which !== 'sqlite') onPostgres();
}
