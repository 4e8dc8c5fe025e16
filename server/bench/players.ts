import { Random } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table';
import { Client, chosen, Person } from '../testing/client.ts';
import { measured } from './measured.ts';

interface TableJson {
  readonly id: string;
  readonly invite: string;
}

/** Two people at a table, over the network, who play lawful moves at random as fast as they are told to. */
export class Pair {
  readonly table: string;
  private readonly clients: readonly Client[];
  private readonly chance: Random;
  private moves = 0;

  private constructor(table: string, clients: readonly Client[], chance: Random) {
    this.table = table;
    this.clients = clients;
    this.chance = chance;
  }

  static async seated(address: string, seed: string, watchable = false): Promise<Pair> {
    const [host, other] = await Promise.all(['Host', 'Other'].map((name) => Person.guest(address, name)));
    const id = await begunTable(host, other, watchable);
    const clients = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    return new Pair(id, clients, new Random(seed));
  }

  private get deciding(): { client: Client; snapshot: Snapshot } | undefined {
    for (const client of this.clients) {
      const { snapshot } = client;
      if (snapshot?.decision && snapshot.decision.seat === snapshot.viewer) return { client, snapshot };
    }
    return undefined;
  }

  /** The next move: how long its answer took, in milliseconds; undefined: the game is over. What is chosen is not measured. */
  async move(): Promise<number | undefined> {
    const [first, second] = this.clients;
    while (!this.deciding) {
      if (first.snapshot?.result) return undefined;
      await Promise.race([first.change(), second.change()]);
    }
    const { client, snapshot } = this.deciding;
    const move = await chosen(client, snapshot, this.chance);
    const begin = performance.now();
    const reply = await client.ask('play', { move }, `move ${++this.moves}`);
    if ('error' in reply) throw new Error(`${move}: ${JSON.stringify(reply.error)}`);
    return performance.now() - begin;
  }

  async end(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}

/** A running game with two people at it. */
export const begunTable = async (host: Person, other: Person, watchable: boolean): Promise<string> => {
  const { game, seats } = await measured;
  const sitting = { [seats[0]]: 'me', [seats[1]]: 'invite' };
  const { id, invite } = await host.must<TableJson>('POST', '/api/tables', { game, seats: sitting, watchable });
  await other.must('POST', `/api/tables/${id}/join`, { invite, seats: [seats[1]] });
  await host.must('POST', `/api/tables/${id}/start`);
  return id;
};
