// npm run bench:server [-- DATABASE_URL]: builds, then measures the server for online play against its budgets, on loopback: on an SQLite file of its own, or on
// an empty database of PostgreSQL.
import { ensure, node } from './ensure.mjs';

ensure();
process.exitCode = node('server/bench/run.mjs', process.argv.slice(2));
