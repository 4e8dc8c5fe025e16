import { once } from 'node:events';
import type { Random } from '@ravelin/engine';
import { applied, type Reply, type Snapshot, type Telling } from '@ravelin/table';
import { WebSocket } from 'ws';
import type { Person } from '../testing/client.ts';

/** What a player must know to make a move. */
const NEEDED = ['viewer', 'decision', 'moves', 'lists', 'result'] as const;
type Known = Pick<Snapshot, (typeof NEEDED)[number]>;

const heard = (known: Known | undefined, told: Telling): Known => {
  if ('whole' in told) {
    const { viewer, decision, moves, lists, result } = told.whole;
    return { viewer, decision, moves, lists, result };
  }
  const { changes } = told;
  if (!known || !('members' in changes)) throw new Error('A telling does not follow from the one before.');
  const { members } = changes;
  const changed = NEEDED.flatMap((name) =>
    members[name] === undefined ? [] : [[name, applied(known[name], members[name])] as const],
  );
  return { ...known, ...Object.fromEntries(changed) };
};

/**
 * Somebody at a table who reads no more than it takes to make lawful moves: those who measure run on the same machine as the server, and
 * whatever they do takes time from it.
 */
export class Player {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private changing: (() => void)[] = [];
  private last = 0;
  known: Known | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(data.toString()) as Reply));
  }

  static async at(person: Person, table: string): Promise<Player> {
    const address = `${person.address.replace('http', 'ws')}/api/tables/${table}/play`;
    const socket = new WebSocket(address, { headers: { cookie: person.cookie }, perMessageDeflate: false });
    const player = new Player(socket);
    await player.change();
    return player;
  }

  private hear(reply: Reply): void {
    if ('told' in reply) {
      this.known = heard(this.known, reply.told);
      for (const tell of this.changing.splice(0)) tell();
    }
    if (!('id' in reply)) return;
    this.waiting.get(reply.id)?.(reply);
    this.waiting.delete(reply.id);
  }

  get decides(): boolean {
    const { decision = null, viewer = null } = this.known ?? {};
    return decision !== null && decision.seat === viewer;
  }

  /** The next telling. */
  change(): Promise<void> {
    return new Promise((resolve) => this.changing.push(resolve));
  }

  ask(request: string, args: unknown, key?: string): Promise<Reply> {
    const id = ++this.last;
    const answer = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, request, args, key }));
    return answer;
  }

  /** One of the moves that it was told; where there are only lists, of which one name follows the other, it asks for the names. */
  async chosen(chance: Random): Promise<string> {
    const { moves = [], lists = [] } = this.known ?? {};
    if (moves.length > 0) return moves[chance.int(moves.length)].notation;
    const { kind } = lists[chance.int(lists.length)];
    const names: string[] = [];
    for (;;) {
      const reply = await this.ask('list', { kind, names });
      if (!('result' in reply)) throw new Error(JSON.stringify(reply));
      const { next, closes, notation } = reply.result as { next: string[]; closes: boolean; notation: string };
      if (next.length === 0 || (closes && chance.int(next.length + 1) === 0)) return notation;
      names.push(next[chance.int(next.length)]);
    }
  }

  async end(): Promise<void> {
    const ended = once(this.socket, 'close');
    this.socket.close();
    await ended;
  }
}
