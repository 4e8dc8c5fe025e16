// node server/bench/run.mjs [DATABASE_URL]: what the server for online play does on this machine, against its budgets. `npm run bench:server` runs it.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atLeast, below, information, printTable } from '../../bench/dist/measure.js';
import * as bench from '../dist/bench/bench.js';
import { Machine } from '../dist/bench/machine.js';

// On the disk on which a server would have it, not in a folder that may lie in memory.
const FILE = fileURLToPath(new URL('../../.ravelin/bench/server.db', import.meta.url));
const url = process.argv[2] ?? FILE;
const isOwn = url === FILE;
if (isOwn) rmSync(dirname(FILE), { recursive: true, force: true });
if (isOwn) mkdirSync(dirname(FILE), { recursive: true });

const machine = await Machine.start(url);
try {
  const { open, idle } = await bench.memory(machine);
  const { commits, moves, share } = await bench.throughput(machine, url);
  const { rate, median, slow } = await bench.latency(machine);
  const told = await bench.spectators(machine);
  const { lobby, mine } = await bench.pages(machine, url);
  const met = printTable(`The server on ${isOwn ? 'SQLite' : 'PostgreSQL'}`, [
    information('bare transactions of one row', commits, ' /s'),
    information('moves through the server', moves, ' /s'),
    atLeast('moves, of bare transactions', share, 60, ' %'),
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
  if (!met) process.exitCode = 1;
} finally {
  await machine.end();
  if (isOwn) rmSync(dirname(FILE), { recursive: true, force: true });
}
