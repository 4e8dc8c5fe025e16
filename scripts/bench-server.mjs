// npm run bench:server [-- sqlite | postgres | DATABASE_URL]: builds, then measures the server for online play against its budgets, on loopback: on an SQLite file and a
// PostgreSQL of its own, on one of them, or on an empty database of PostgreSQL.
import { ensure, node } from './ensure.mjs';

ensure();
process.exitCode = node('server/bench/run.mjs', process.argv.slice(2));
