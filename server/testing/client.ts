import { once } from 'node:events';
import type { Random } from '@ravelin/engine';
import { Listener, type Reply, type Snapshot } from '@ravelin/table';
import { WebSocket } from 'ws';
import type { ChatLine } from '../play/chat.ts';
import type { TableNews } from '../play/table-news.ts';
import type { Rematch } from '../store/rematches.ts';

/** For tests: somebody with a browser. */

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A person who is signed in, or not. */
export class Person {
  address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  static async guest(address: string, name: string): Promise<Person> {
    const person = new Person(address);
    await person.must('POST', '/api/guest', { name });
    return person;
  }

  /** The same person at another server. */
  at(address: string): Person {
    const person = new Person(address);
    person.cookie = this.cookie;
    return person;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const sent = () =>
      fetch(`${this.address}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.cookie !== '' && { cookie: this.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    // A connection that was kept open ends with a server that restarts; whatever changes nothing is asked again.
    const response = await sent().catch((error: unknown) => {
      if (method !== 'GET') throw error;
      return sent();
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
  }

  /** What must succeed. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }
}

type Aside = { readonly table: TableNews } | { readonly chat: ChatLine } | { readonly rematch: Rematch };
type Marked = (Reply | Aside) & { readonly mark?: string };

/** A client at a table: knows how it stands from what it was told, and nothing else. */
export class Client {
  readonly person: Person;
  private readonly path: string;
  private readonly listener = new Listener();
  private socket: WebSocket | undefined;
  private waiting = new Map<number, (reply: Marked) => void>();
  private watching: (() => void)[] = [];
  private last = 0;
  private heard = 0;
  private mark = '';
  snapshot: Snapshot | undefined;
  /** What it was told last of the table besides the game. */
  table: TableNews | undefined;
  /** What was said since it is connected. */
  readonly chat: ChatLine[] = [];
  rematch: Rematch | undefined;
  private attending: (() => void)[] = [];
  private seating: (() => void)[] = [];
  /** Everything that came, byte for byte. */
  readonly received: string[] = [];
  /** The same without who is at the table: that is told when it is found out. */
  readonly receivedOfGame: string[] = [];
  private lastTable = '';
  /** Tellings that did not follow from what was heard before. */
  missed = 0;

  constructor(person: Person, table: string, invite?: string) {
    this.person = person;
    this.path = `/api/tables/${table}/play?${invite === undefined ? '' : `invite=${invite}&`}`;
  }

  /** Connects, for the first time or again; when it is done it was told how it stands, and what is to be told of the table besides. */
  async connect(more = ''): Promise<this> {
    const back = this.heard === 0 ? more : `heard=${this.heard}&mark=${encodeURIComponent(this.mark)}&${more}`;
    const address = `${this.person.address.replace('http', 'ws')}${this.path}${back}`;
    const socket = new WebSocket(address, { headers: { cookie: this.person.cookie } });
    this.socket = socket;
    const told = Promise.all([this.change(), new Promise<void>((resolve) => this.seating.push(resolve))]);
    socket.on('message', (data) => this.hear(data.toString()));
    const refused = new Promise<never>((_, reject) => {
      socket.on('unexpected-response', (_request, response) => reject(new Error(`refused: ${response.statusCode}`)));
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The connection was closed.')));
    });
    await Promise.race([told, refused]);
    refused.catch(() => {});
    return this;
  }

  private hear(text: string): void {
    this.received.push(text);
    const reply = JSON.parse(text) as Marked;
    this.keepOfGame(text, reply);
    if ('told' in reply) {
      const snapshot = this.listener.hear(reply.told);
      if (snapshot === undefined) this.missed++;
      this.snapshot = snapshot ?? this.snapshot;
      this.heard = reply.told.number;
      this.mark = reply.mark ?? '';
      for (const tell of this.watching.splice(0)) tell();
    }
    if ('table' in reply) {
      this.table = reply.table;
      for (const tell of this.seating.splice(0)) tell();
    }
    if ('chat' in reply) this.chat.push(reply.chat);
    if ('rematch' in reply) this.rematch = reply.rematch;
    if ('table' in reply || 'chat' in reply || 'rematch' in reply) for (const tell of this.attending.splice(0)) tell();
    if ('id' in reply) this.waiting.get(reply.id)?.(reply);
  }

  private keepOfGame(text: string, reply: Marked): void {
    if (!('table' in reply)) return void this.receivedOfGame.push(text);
    const { presence: _, watchers: __, ...table } = reply.table;
    // A clock that runs shows another time whenever it is told.
    const sign = JSON.stringify({ ...table, clock: table.clock?.runs });
    if (sign !== this.lastTable) this.receivedOfGame.push(JSON.stringify(table));
    this.lastTable = sign;
  }

  /** The next telling. */
  change(): Promise<void> {
    return new Promise((resolve) => this.watching.push(resolve));
  }

  /** Until what is shown is as it should be. */
  async until(is: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
    while (!this.snapshot || !is(this.snapshot)) await this.change();
    return this.snapshot;
  }

  /** Until the table is as it should be. */
  async untilTable(is: (table: TableNews) => boolean): Promise<TableNews> {
    while (!this.table || !is(this.table)) await this.aside();
    return this.table;
  }

  /** Until somebody has said this. */
  async untilChat(text: string): Promise<ChatLine> {
    for (;;) {
      const line = this.chat.find((one) => one.text === text);
      if (line) return line;
      await this.aside();
    }
  }

  async untilRematch(is: (rematch: Rematch) => boolean): Promise<Rematch> {
    while (!this.rematch || !is(this.rematch)) await this.aside();
    return this.rematch;
  }

  private aside(): Promise<void> {
    return new Promise((resolve) => this.attending.push(resolve));
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  ask(request: string, args: unknown = {}, key?: string): Promise<Marked> {
    const id = ++this.last;
    const answer = new Promise<Marked>((resolve) => this.waiting.set(id, resolve));
    this.send(JSON.stringify({ id, request, args, ...(key !== undefined && { key }) }));
    return answer;
  }

  async close(): Promise<number> {
    const { socket } = this;
    if (!socket || socket.readyState === socket.CLOSED) return 0;
    const ended = once(socket, 'close');
    socket.close();
    const [code] = await ended;
    return code;
  }

  /** The line breaks, without a word. */
  async drop(): Promise<void> {
    const { socket } = this;
    if (!socket) return;
    const ended = once(socket, 'close');
    socket.terminate();
    await ended;
  }

  /** The code with which the server closes the connection. */
  async closed(): Promise<number> {
    if (!this.socket) return 0;
    const [code] = await once(this.socket, 'close');
    return code;
  }
}

/** A move of those that a client is shown, as a person would choose one: never looking at anything else. */
export const chosen = async (client: Client, { moves, lists }: Snapshot, chance: Random): Promise<string> => {
  const n = chance.int(moves.length + lists.length);
  if (n < moves.length) return moves[n].notation;
  const { kind } = lists[n - moves.length];
  const names: string[] = [];
  for (;;) {
    const reply = await client.ask('list', { kind, names });
    if (!('result' in reply)) throw new Error(JSON.stringify(reply));
    const { next, closes, notation } = reply.result as { next: string[]; closes: boolean; notation: string };
    if (next.length === 0 || (closes && chance.int(next.length + 1) === 0)) return notation;
    names.push(next[chance.int(next.length)]);
  }
};
