import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Person } from '../testing/client.ts';
import { bareCommits } from './commits.ts';
import type { Machine } from './machine.ts';
import { measured } from './measured.ts';
import { begunTable, Pair } from './players.ts';
import { fillLobby } from './stored.ts';

export const PAIRS = 60;
const ROUND = 2500;
const ROUNDS = 3;
export const PACE = 200;
const PACED = 1600;
export const SPECTATORS = 2000;
const WATCHED = 30;
const IDLE = 400;
export const STORED = 100_000;

/** How a message begins that tells of the game. */
const TOLD = Buffer.from('{"told":');

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

const median = (values: readonly number[]): number => quantile(values, 0.5);

const seated = (address: string, name: string): Promise<Pair[]> =>
  Promise.all(Array.from({ length: PAIRS }, (_, n) => Pair.seated(address, `${name} ${n}`)));

/** Everybody plays as fast as the server answers; where a game ends its players go home. Gives moves a second. */
const playedFor = async (pairs: readonly Pair[], milliseconds: number): Promise<number> => {
  const begin = performance.now();
  let moves = 0;
  const play = async (pair: Pair): Promise<void> => {
    while (performance.now() - begin < milliseconds && (await pair.move()) !== undefined) moves++;
  };
  await Promise.all(pairs.map(play));
  return (moves * 1000) / (performance.now() - begin);
};

/** What was measured, by name; `run.mjs` says what was hoped for. */
type Measured = Readonly<Record<string, number>>;

/** Moves through the server against bare commits of the same database, by turns: what else the machine does meets all of them. */
export const throughput = async (machine: Machine, url: string): Promise<Measured> => {
  const bare = await bareCommits(url);
  const rates: { moves: number; inTurn: number; atOnce: number; processor: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const pairs = await seated(machine.address, `round ${round}`);
    const before = await machine.processor();
    const moves = await playedFor(pairs, ROUND);
    const processor = ((await machine.processor()) - before) / ((moves * ROUND) / 1000);
    const inTurn = await bare.inTurn(ROUND / 2);
    const atOnce = await bare.atOnce(ROUND / 2);
    if (round >= 0) rates.push({ moves, inTurn, atOnce, processor });
    await Promise.all(pairs.map((pair) => pair.end()));
  }
  await bare.end();
  const of = (what: (rate: (typeof rates)[number]) => number): number => median(rates.map(what));
  return {
    moves: of(({ moves }) => moves),
    inTurn: of(({ inTurn }) => inTurn),
    atOnce: of(({ atOnce }) => atOnce),
    shareInTurn: of(({ moves, inTurn }) => (100 * moves) / inTurn),
    shareAtOnce: of(({ moves, atOnce }) => (100 * moves) / atOnce),
    processor: of(({ processor }) => processor),
  };
};

/** Moves come at a steady pace, however long each takes: who waits for the answer before does not hide a slow one. */
export const latency = async (machine: Machine): Promise<Measured> => {
  const pairs = await seated(machine.address, 'paced');
  const took: number[] = [];
  const waiting: Promise<void>[] = [];
  const begin = performance.now();
  const free = [...pairs];
  for (let n = 0; n < PACED; n++) {
    await sleep(Math.max(0, begin + (n * 1000) / PACE - performance.now()));
    const pair = free.shift();
    if (!pair) continue;
    waiting.push(
      pair.move().then((milliseconds) => {
        if (milliseconds === undefined) return;
        took.push(milliseconds);
        free.push(pair);
      }),
    );
  }
  await Promise.all(waiting);
  const rate = (took.length * 1000) / (performance.now() - begin);
  await Promise.all(pairs.map((pair) => pair.end()));
  return { rate, median: median(took), slow: quantile(took, 0.99) };
};

/** From the moment a move is sent until the last of all spectators has it. */
export const spectators = async (machine: Machine): Promise<Measured> => {
  const pair = await Pair.seated(machine.address, 'watched', true);
  const watcher = await Person.guest(machine.address, 'Watcher');
  const address = `${machine.address.replace('http', 'ws')}/api/tables/${pair.table}/play`;
  let heard = 0;
  let all = () => {};
  const sockets: WebSocket[] = [];
  for (let n = 0; n < SPECTATORS; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = new WebSocket(address, { headers: { cookie: watcher.cookie }, perMessageDeflate: false });
        sockets.push(socket);
        await once(socket, 'message');
        socket.on('message', (data: Buffer) => {
          // What is new at the table besides comes in messages of its own.
          if (data.subarray(0, TOLD.length).equals(TOLD) && ++heard === SPECTATORS) all();
        });
      }),
    );
  const took: number[] = [];
  for (let n = 0; n < WATCHED; n++) {
    heard = 0;
    const told = new Promise<void>((resolve) => {
      all = resolve;
    });
    const begin = performance.now();
    if ((await pair.move()) === undefined) break;
    await told;
    took.push(performance.now() - begin);
  }
  for (const socket of sockets) socket.terminate();
  await pair.end();
  return { median: median(took), slowest: Math.max(...took) };
};

/** Games that are open, and then left. */
export const memory = async (machine: Machine): Promise<Measured> => {
  const [host, other] = await Promise.all(['Host', 'Other'].map((name) => Person.guest(machine.address, name)));
  await begunTable(host, other, false);
  const before = await machine.memory();
  for (let n = 0; n < IDLE; n++) await begunTable(host, other, false);
  const open = await machine.memory();
  await machine.sweep();
  const idle = await machine.memory();
  const kilobytes = (bytes: number): number => Math.max(0, (bytes - before) / IDLE / 1024);
  return { open: kilobytes(open), idle: kilobytes(idle) };
};

/** The lobby and a list of one's own games, with very many stored. */
export const pages = async (machine: Machine, url: string): Promise<Measured> => {
  const person = await Person.guest(machine.address, 'Lobby');
  const { id } = await person.must<{ id: string }>('GET', '/api/me');
  const { game, seats } = await measured;
  await person.must('POST', '/api/tables', { game, seats: { [seats[0]]: 'me', [seats[1]]: 'invite' }, open: true });
  await fillLobby(url, id, STORED);
  const time = async (path: string): Promise<number> => {
    const took: number[] = [];
    for (let n = 0; n < 15; n++) {
      const begin = performance.now();
      await person.must('GET', path);
      took.push(performance.now() - begin);
    }
    return Math.max(...took);
  };
  return { lobby: await time('/api/lobby'), mine: await time('/api/tables') };
};
