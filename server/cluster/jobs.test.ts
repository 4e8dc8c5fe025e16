import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Task, Thought } from '@ravelin/bot';
import { Match, Random } from '@ravelin/engine';
import { connectNats, durableOf, ensureQueue, JobQueue, JobWorker, jobId, QueuedThinker, STREAM } from '@ravelin/jobs';
import { type AnyMatch, bringGame, byHand, kernelOf, Table, worldsOf } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Seat } from '../../table/seat.ts';
import { Computers } from '../play/computers.ts';
import { secureChance } from '../play/hall.ts';
import { Client, Person } from '../testing/client.ts';
import { begun, playRandom } from '../testing/games.ts';
import type { TableJson } from '../testing/playing.ts';
import { testServer } from '../testing/server.ts';
import { natsService, type Service } from '../testing/services.ts';
import { ravelin, type WorkerProcess, workerProcess } from '../testing/worker-process.ts';
import { thinkingWith } from './thinking.ts';

/** What a computer player is asked at a table: what its seat may know. */
const taskAt = (match: AnyMatch, bot: string): Task => {
  const { seats } = match.kernel.game;
  const setting = {
    game: match.kernel.game.id,
    scenario: match.scenario,
    options: match.options,
    seats: Object.fromEntries(seats.map((seat) => [seat, 'person'])),
    names: {},
  };
  const table = new Table({ match, setting, manner: 'played', players: { person: byHand } });
  return { sight: new Seat(table, match.seat ?? '').sight(), bot, seed: 'seed' };
};

test('a job holds what one seat may know: the same bytes in a world with other secrets', async () => {
  const rng = new Random('jobs');
  const match = await begun('vienna', rng);
  for (let n = 0; n < 12; n++) playRandom(match, rng);
  const seat = match.kernel.game.seats.indexOf(match.seat ?? '');
  const { kernel, set } = match;
  const jobs = worldsOf(match, seat, rng).map((position) => {
    const world = new Match(kernel, { set, position, source: new Random('same') });
    return { job: JSON.stringify({ kind: 'think', task: taskAt(world, 'captain') }), state: world.hash() };
  });
  expect(jobs).toHaveLength(2);
  expect(jobs[0].state).not.toBe(jobs[1].state);
  expect(jobs[0].job).toBe(jobs[1].job);
});

test('whoever has no threads and no NATS is told so', () => {
  expect(() => thinkingWith(0, undefined, () => {})).toThrow(/BOT_THREADS/);
});

const programs = inject('programs');

if (programs)
  describe('workers', () => {
    let nats: Service;
    let connection: NatsConnection;
    let queue: JobQueue;
    /** Begun by the first test that needs it. */
    let worker: WorkerProcess | undefined;
    const troubles: unknown[] = [];

    beforeAll(async () => {
      nats = await natsService(programs.nats);
      connection = await connectNats(nats.url);
      await ensureQueue(connection);
      queue = new JobQueue(nats.url, (error) => troubles.push(error));
    });

    afterAll(async () => {
      await worker?.end('SIGTERM');
      await queue.end();
      await connection.close();
      await nats.end();
      // On a busy machine an answer may take longer than half a minute, which is said.
      expect(troubles.filter((error) => !String(error).includes('half a minute'))).toEqual([]);
    });

    /** Until a worker has taken a job and not done it yet. */
    const taken = async (): Promise<void> => {
      const manager = await jetstreamManager(connection);
      for (;;) {
        const info = await manager.consumers.info(STREAM, durableOf('think')).catch(() => undefined);
        if (info?.num_ack_pending === 1) return;
        await sleep(20);
      }
    };

    /** A worker in this process that answers so. */
    const workerWith = (answer: () => Promise<Thought>): JobWorker =>
      new JobWorker({
        url: nats.url,
        threads: 1,
        kinds: ['think'],
        thinker: { think: () => ({ answer: answer(), stop: () => {} }) },
        onTrouble: (error) => troubles.push(error),
      });
    const thought = { move: 'keep tactics' } as Thought;

    test('what a worker cannot do is told', async () => {
      const poor = workerWith(() => Promise.reject(new Error('no such game')));
      const task = taskAt(await begun('vienna'), 'ensign');
      await expect(queue.ask(jobId('fails'), { kind: 'think', task })).rejects.toThrow('no such game');
      await poor.end();
    });

    /** How much was ever put into the queue. */
    const put = async (): Promise<number> =>
      (await (await jetstreamManager(connection)).streams.info(STREAM)).state.last_seq;

    test('the same is put once, whenever it is asked, and once more by who asks after it was answered', async () => {
      const job = { kind: 'think', task: taskAt(await begun('vienna'), 'ensign') } as const;
      const ask = (name: string) => queue.ask(jobId(name), job);
      const before = await put();
      // At the end of one half minute, and at the beginning of the next.
      const now = vi.spyOn(Date, 'now').mockReturnValue(59_999);
      const asked = [ask('same')];
      while ((await put()) === before) await sleep(10);
      now.mockReturnValue(60_000);
      asked.push(ask('same'), ask('other'));
      while ((await put()) < before + 2) await sleep(10);
      now.mockRestore();
      let thoughts = 0;
      const worker = workerWith(async () => {
        thoughts++;
        return thought;
      });
      expect(await Promise.all(asked)).toEqual([thought, thought, thought]);
      expect(thoughts).toBe(2);
      expect(await ask('same')).toEqual(thought);
      expect([thoughts, await put()]).toEqual([3, before + 3]);
      await worker.end();
    });

    test('think about what several servers ask, once', async () => {
      worker = await workerProcess(nats.url);
      const match = await begun('vienna');
      const task = taskAt(match, 'ensign');
      const other = new JobQueue(nats.url, (error) => troubles.push(error));
      const before = await put();
      const answers = [queue, other].map(
        (one, n) => new QueuedThinker(one, 'table', undefined).think({ ...task, seed: `${n}` }).answer,
      );
      const moves = await Promise.all(answers.map(async (answer) => (await answer).move));
      expect(new Set(moves).size).toBe(1);
      expect(match.why(moves[0]).reasons).toEqual([]);
      expect(await put()).toBe(before + 1);
      await other.end();
    });

    test('a worker that is killed has its job done by another', async () => {
      // Something to think about: a decision that is settled would be answered at once.
      const rng = new Random('x');
      const match = await begun('vienna', rng);
      for (let n = 0; n < 12; n++) playRandom(match, rng);
      const answer = queue.ask(jobId('killed'), { kind: 'think', task: taskAt(match, 'marshal:60') });
      const early = answer.then(() => Promise.reject(new Error('It was done before the worker could be killed.')));
      await Promise.race([taken(), early]);
      early.catch(() => {});
      await worker?.end('SIGKILL');
      const other = workerWith(async () => thought);
      expect(await answer).toEqual(thought);
      await other.end();
    });

    test('play the games of an arena as one machine would', async () => {
      worker = await workerProcess(nats.url);
      const contest = ['arena', 'vienna', 'random', 'random', '--games', '6', '--seed', 'same', '--json'];
      const bothWays = async (...more: string[]): Promise<unknown> => {
        const [here, there] = await Promise.all([
          ravelin(...contest, ...more, '--jobs', '1'),
          ravelin(...contest, ...more, '--workers', nats.url),
        ]);
        expect(JSON.parse(there)).toEqual(JSON.parse(here));
        return JSON.parse(there);
      };
      const usual = await bothWays();
      expect(usual).toMatchObject({ games: 6, seed: 'same' });
      // A component set of one's own is handed along.
      const folder = mkdtempSync(join(tmpdir(), 'ravelin-arena-'));
      await bringGame('vienna');
      const files = structuredClone(kernelOf('vienna').game.sets[0].files) as { board: { rounds: number } };
      files.board.rounds = 1;
      writeFileSync(join(folder, 'short.json'), JSON.stringify(files));
      const short = await bothWays('--components', join(folder, 'short.json'));
      expect(short).not.toEqual(usual);
      rmSync(folder, { recursive: true });
    });

    test('play the games of the laboratory as one machine would, with components that came along', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ravelin-lab-'));
      const run = (out: string, ...more: string[]) =>
        ravelin(
          ...['lab', 'vienna', '--players', 'random,random', '--games', '5', '--seed', 'same'],
          ...['--sweep', 'board.rounds=2..3', '--out', join(folder, out), ...more],
        );
      await Promise.all([run('here.json', '--jobs', '1'), run('there.json', '--workers', nats.url)]);
      const [here, there] = ['here.json', 'there.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(there).toBe(here);
      expect(JSON.parse(there)).toMatchObject({ games: 5, arms: [{ value: 2 }, { value: 3 }] });
      rmSync(folder, { recursive: true });
    });

    test('move for the computer players of a server that has no threads of its own', async () => {
      const thinking = thinkingWith(0, nats.url, (error) => troubles.push(error));
      const computers = new Computers({
        chance: secureChance,
        thinkerAt: thinking.thinkerAt,
        fails: (error) => troubles.push(error),
      });
      const server = await testServer({ computer: (name, table) => computers.named(name, table) });
      const host = await Person.guest(server.address, 'Alone');
      const seats = { ottoman: 'me', habsburg: 'ensign' };
      const { id } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
      await host.must('POST', `/api/tables/${id}/start`);
      const client = await new Client(host, id).connect();
      await client.ask('play', { move: 'keep tactics' }, 'k');
      const { line } = await client.until(({ length }) => length >= 2);
      expect(line.slice(0, 2).map(({ seat }) => seat)).toEqual(['ottoman', 'habsburg']);
      await client.close();
      await server.end();
      await thinking.end();
      expect(server.troubles).toEqual([]);
    });
  });
