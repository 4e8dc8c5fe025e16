import { Random } from '@ravelin/engine';
import { Person } from '../testing/client.ts';
import { measured } from './measured.ts';
import { Player } from './player.ts';

interface TableJson {
  readonly id: string;
  readonly invite: string;
}

/** Two people at a table, over the network, who play lawful moves at random as fast as they are told to. */
export class Pair {
  readonly table: string;
  private readonly players: readonly Player[];
  private readonly chance: Random;
  private moves = 0;

  private constructor(table: string, players: readonly Player[], chance: Random) {
    this.table = table;
    this.players = players;
    this.chance = chance;
  }

  static async seated(address: string, seed: string, watchable = false): Promise<Pair> {
    const [host, other] = await Promise.all(['Host', 'Other'].map((name) => Person.guest(address, name)));
    const id = await begunTable(host, other, watchable);
    const players = await Promise.all([host, other].map((person) => Player.at(person, id)));
    return new Pair(id, players, new Random(seed));
  }

  /** The next move: how long its answer took, in milliseconds; undefined: the game is over. What is chosen is not measured. */
  async move(): Promise<number | undefined> {
    const [first, second] = this.players;
    let player = this.players.find(({ decides }) => decides);
    while (!player) {
      if (first.known?.result) return undefined;
      await Promise.race([first.change(), second.change()]);
      player = this.players.find(({ decides }) => decides);
    }
    const move = await player.chosen(this.chance);
    const begin = performance.now();
    const reply = await player.ask('play', { move }, `move ${++this.moves}`);
    if ('error' in reply) throw new Error(`${move}: ${JSON.stringify(reply.error)}`);
    return performance.now() - begin;
  }

  async end(): Promise<void> {
    await Promise.all(this.players.map((player) => player.end()));
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
