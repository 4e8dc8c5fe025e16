import { Random } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, chosen, Person } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { failed, viennaTable } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { noWire } from './wire.ts';

/** Several servers of one database: with NATS where this run has it, otherwise each looks for itself. */

let place: TestDatabase;
let servers: TestServer[];
const shared = () => ({ ...place, end: async () => {} });

/** How often a server looks for itself. */
const NEVER = 600_000;
const OFTEN = 50;

/** A server that hears nothing of the others. */
const deafServer = (checkEvery: number) => testServer({ place: shared(), wire: noWire, checkEvery });

beforeAll(async () => {
  place = await testDatabase();
  // One after the other: the first one makes the database.
  servers = [];
  for (let n = 0; n < 3; n++)
    servers.push(await testServer({ place: shared(), ...(!place.nats && { checkEvery: OFTEN }) }));
});

afterAll(async () => {
  for (const server of servers) await server.end();
  expect(servers.flatMap(({ troubles }) => troubles)).toEqual([]);
  await place.end();
});

/** Two players and a spectator, each at a server of their own. */
const seated = async (at = servers) => {
  const { id, host, other } = await viennaTable(at[0].address, { watchable: true });
  const stranger = await Person.guest(at[0].address, 'Kolschitzky');
  const people = [host, other, stranger].map((person, i) => person.at(at[i].address));
  return { id, clients: await Promise.all(people.map((person) => new Client(person, id).connect())) };
};

const closed = (clients: readonly Client[]) => Promise.all(clients.map((client) => client.close()));

/** What everybody may see of it. */
const shown = ({ length, line, decision, result }: Snapshot) => ({
  length,
  line: line.map(({ seat }) => seat),
  seat: decision?.seat,
  result,
});

describe('three servers, one game', () => {
  test('players at different servers play, and everybody is told what changed', async () => {
    const { id, clients } = await seated();
    const [ottoman, habsburg, spectator] = clients;
    const chance = new Random('three servers');
    for (let n = 0; n < 20; n++) {
      const now = await ottoman.until(({ length }) => length >= n);
      if (now.result !== null) break;
      const mover = now.decision?.seat === 'ottoman' ? ottoman : habsburg;
      const turn = await mover.until(({ length }) => length === now.length);
      expect(failed(await mover.ask('play', { move: await chosen(mover, turn, chance) }, `move ${n}`))).toBeUndefined();
    }
    const length = Math.max(...clients.map(({ snapshot }) => snapshot?.length ?? 0));
    const views = await Promise.all(clients.map((client) => client.until((now) => now.length === length)));
    expect(views.map(shown)).toEqual(views.map(() => shown(views[0])));
    expect(clients.map(({ missed }) => missed)).toEqual([0, 0, 0]);
    // Differences only, after the first: nobody had to load the game again.
    const wholes = (client: Client) => client.received.filter((text) => 'whole' in (JSON.parse(text).told ?? {}));
    expect([habsburg, spectator].map((client) => wholes(client).length)).toEqual([1, 1]);
    const { moves } = await servers[1].database
      .selectFrom('moves')
      .select(({ fn }) => fn.countAll().as('moves'))
      .where('game', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(moves)).toBe(length);
    await closed(clients);
  });

  test('a move that was taken back at one server is taken back at all', async () => {
    const { clients } = await seated();
    const [ottoman, habsburg, spectator] = clients;
    await ottoman.ask('play', { move: 'keep tactics' }, 'a');
    await Promise.all([habsburg, spectator].map((client) => client.until(({ length }) => length === 1)));
    expect(failed(await ottoman.ask('undo', {}, 'b'))).toBeUndefined();
    await Promise.all([habsburg, spectator].map((client) => client.until(({ length }) => length === 0)));
    expect(failed(await ottoman.ask('play', { move: 'redraw tactics' }, 'c'))).toBeUndefined();
    const views = await Promise.all(clients.map((client) => client.until(({ length }) => length === 1)));
    expect(views.map(shown)).toEqual(views.map(() => shown(views[0])));
    await closed(clients);
  });

  test('a spectator who comes back is shown what was played at another server meanwhile', async () => {
    const { id, clients } = await seated([servers[0], servers[1], servers[1]]);
    const [ottoman, habsburg, spectator] = clients;
    await spectator.close();
    await ottoman.ask('play', { move: 'keep tactics' }, 'a');
    await habsburg.until(({ length }) => length === 1);
    const again = await new Client(spectator.person, id).connect();
    expect(again.snapshot?.length).toBe(1);
    await closed([ottoman, habsburg, again]);
  });
});

describe('what is new at a table besides the game is told at all servers', () => {
  test('what is said, to those who may hear it', async () => {
    const { id, clients } = await seated();
    const [ottoman, habsburg, spectator] = clients;
    for (const [n, client] of [ottoman, habsburg, ottoman].entries())
      await client.person.must('POST', `/api/tables/${id}/chat`, { text: `line ${n}` });
    await spectator.person.must('POST', `/api/tables/${id}/chat`, { text: 'from outside' });
    for (const client of [ottoman, habsburg]) {
      await client.untilChat('line 2');
      expect(client.chat.map(({ text }) => text)).toEqual(['line 0', 'line 1', 'line 2']);
    }
    await spectator.untilChat('from outside');
    expect(spectator.chat.map(({ text }) => text)).toEqual(['from outside']);
    await closed(clients);
  });

  test('a proposal, and its answer', async () => {
    const { clients } = await seated();
    const [ottoman, habsburg] = clients;
    await ottoman.ask('propose', { kind: 'draw' });
    await habsburg.untilTable(({ proposals }) => proposals.some(({ by }) => by === 'ottoman'));
    await habsburg.ask('accept', { kind: 'draw' });
    expect((await ottoman.untilTable(({ ended }) => ended !== null)).ended).toMatchObject({ how: 'draw' });
    await closed(clients);
  });

  test('who wants to play again, who does not any more, and the table at which they do', async () => {
    const { id, clients } = await seated();
    const [ottoman, habsburg] = clients;
    await ottoman.ask('resign');
    await habsburg.until(({ ended }) => ended !== undefined);
    const again = `/api/tables/${id}/rematch`;
    await ottoman.person.must('POST', again);
    await habsburg.untilRematch(({ wanted }) => wanted.includes('ottoman'));
    await ottoman.person.must('DELETE', again);
    await habsburg.untilRematch(({ wanted }) => wanted.length === 0);
    await ottoman.person.must('POST', again);
    await habsburg.person.must('POST', again);
    const told = await Promise.all(clients.map((client) => client.untilRematch(({ table }) => table !== null)));
    expect(new Set(told.map(({ table }) => table)).size).toBe(1);
    await closed(clients);
  });
});

test('whoever signs out at one server is disconnected at all, and nobody else is', async () => {
  const { id, clients } = await seated();
  const [ottoman, habsburg, spectator] = clients;
  const elsewhere = await new Client(ottoman.person.at(servers[2].address), id).connect();
  const ended = [ottoman, elsewhere].map((client) => client.closed());
  await ottoman.person.at(servers[1].address).must('POST', '/api/logout');
  expect(await Promise.all(ended)).toEqual([1008, 1008]);
  expect(failed(await habsburg.ask('look'))).toBeUndefined();
  await closed([habsburg, spectator]);
});

describe('servers that do not hear each other', () => {
  test('find out by looking: nobody waits for a word that was lost', async () => {
    const deaf = [await deafServer(OFTEN), await deafServer(OFTEN)];
    const { clients } = await seated([...deaf, deaf[1]]);
    const [ottoman, habsburg] = clients;
    await ottoman.ask('play', { move: 'keep tactics' }, 'a');
    expect((await habsburg.until(({ length }) => length === 1)).decision?.seat).toBe('habsburg');
    await closed(clients);
    for (const server of deaf) await server.end();
  });

  test('a move sent again to another server, which has not heard of it, is known by its key', async () => {
    const { id, host } = await viennaTable(servers[0].address);
    const deaf = await deafServer(NEVER);
    // The second server has the game open before the move.
    const second = await new Client(host.at(deaf.address), id).connect();
    const first = await new Client(host, id).connect();
    expect(failed(await first.ask('play', { move: 'keep tactics' }, 'same'))).toBeUndefined();
    const again = await second.ask('play', { move: 'keep tactics' }, 'same');
    expect(failed(again)).toBeUndefined();
    expect((await second.until(({ length }) => length > 0)).length).toBe(1);
    // Another decision is refused by the one who is behind, and it sees how the game stands.
    expect(failed(await second.ask('play', { move: 'redraw tactics' }, 'other'))).toMatchObject({
      code: 'not-your-turn',
    });
    await closed([first, second]);
    await deaf.end();
  });

  test('a move sent again to a server that is more than a move behind is known by its key, and another is refused', async () => {
    const { id, host, other } = await viennaTable(servers[0].address);
    const deaf = await deafServer(NEVER);
    const late = await new Client(other.at(deaf.address), id).connect();
    const [ottoman, habsburg] = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    expect(failed(await ottoman.ask('play', { move: 'keep tactics' }, 'first'))).toBeUndefined();
    await habsburg.until(({ length }) => length === 1);
    expect(failed(await habsburg.ask('play', { move: 'keep tactics' }, 'second'))).toBeUndefined();
    // As far as the other server knows it is not even Habsburg's turn.
    expect(failed(await late.ask('play', { move: 'keep tactics' }, 'second'))).toBeUndefined();
    expect(late.snapshot?.line).toEqual(habsburg.snapshot?.line);
    expect(failed(await late.ask('play', { move: 'keep tactics' }, 'third'))).toMatchObject({ code: 'not-your-turn' });
    expect(late.snapshot?.length).toBe(2);
    await closed([late, ottoman, habsburg]);
    await deaf.end();
  });

  test('of two servers that change the same game one is behind, and keeps nothing of it', async () => {
    const { id, host } = await viennaTable(servers[0].address);
    const deaf = await deafServer(NEVER);
    const second = await new Client(host.at(deaf.address), id).connect();
    const first = await new Client(host, id).connect();
    await first.ask('play', { move: 'keep tactics' }, 'one');
    expect(failed(await second.ask('play', { move: 'redraw tactics' }, 'two'))).toMatchObject({ code: 'behind' });
    expect((await second.until(({ length }) => length === 1)).line).toEqual(first.snapshot?.line);
    await closed([first, second]);
    await deaf.end();
  });
});
