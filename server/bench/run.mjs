// node server/bench/run.mjs: what the server for online play does on this machine, against its budgets, on an SQLite file of its own. `npm run bench:server` runs it.
//   --postgres FOLDER     on a PostgreSQL of its own, whose programs are in that folder
//   postgres://…          on an empty database of PostgreSQL
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atLeast, below, information, printTable } from '../../bench/dist/measure.js';
import * as bench from '../dist/bench/bench.js';
import { Machine } from '../dist/bench/machine.js';
import { measured } from '../dist/bench/measured.js';
import { postgresService } from '../dist/testing/services.js';

// On the disk on which a server would have it, not in a folder that may lie in memory.
const FILE = fileURLToPath(new URL('../../.ravelin/bench/server.db', import.meta.url));

/** Measures a server on this database; says whether every budget was met. */
const measure = async (url, title) => {
  const all = await Machine.start(url, availableParallelism());
  const several = await bench.throughput(all, url).finally(() => all.end());
  const machine = await Machine.start(url, 1);
  try {
    const { game } = await measured;
    const { open, idle } = await bench.memory(machine);
    const one = await bench.throughput(machine, url);
    const { rate, median, slow } = await bench.latency(machine);
    const told = await bench.spectators(machine);
    const { lobby, mine } = await bench.pages(machine, url);
    return printTable(`The server on ${title}, ${bench.PAIRS} games of ${game} at once`, [
      information('bare transactions of one row, one after the other', several.inTurn, ' /s'),
      information('bare transactions of one row, as many at once as connections', several.atOnce, ' /s'),
      information(`moves through ${availableParallelism()} processes of the server`, several.moves, ' /s'),
      information('processor time of the server for a move', several.processor, ' µs'),
      information('moves, of bare transactions one after the other', several.shareInTurn, ' %'),
      atLeast('moves, of bare transactions at once', several.shareAtOnce, 60, ' %'),
      information('moves through one process', one.moves, ' /s'),
      information('processor time of the server for a move', one.processor, ' µs'),
      information('moves, of bare transactions one after the other', one.shareInTurn, ' %'),
      atLeast('pace that was kept', rate, 0.95 * bench.PACE, ' /s'),
      information('a move at that pace, median', median, ' ms'),
      below('a move at that pace, 99th percentile', slow, 50, ' ms'),
      information(`a move told to ${bench.SPECTATORS} spectators, median`, told.median, ' ms'),
      below(`a move told to ${bench.SPECTATORS} spectators, slowest`, told.slowest, 250, ' ms'),
      information('a table that is open, without visitors', open, ' KB'),
      below('an idle table, a minute later', idle, 20, ' KB'),
      below(`the lobby with ${bench.STORED} games stored, slowest of 15`, lobby, 100, ' ms'),
      below('my 500 games among them, slowest of 15', mine, 100, ' ms'),
    ]);
  } finally {
    await machine.end();
  }
};

const onSqlite = async () => {
  const clear = () => rmSync(dirname(FILE), { recursive: true, force: true });
  clear();
  mkdirSync(dirname(FILE), { recursive: true });
  try {
    return await measure(FILE, 'SQLite');
  } finally {
    clear();
  }
};

const onPostgres = async (programs) => {
  const service = await postgresService(programs);
  try {
    return await measure(service.url, 'PostgreSQL');
  } finally {
    await service.end();
  }
};

const [first, programs] = process.argv.slice(2);
const measuring =
  first === undefined ? onSqlite() : first === '--postgres' ? onPostgres(programs) : measure(first, 'PostgreSQL');
if (!(await measuring)) process.exitCode = 1;
