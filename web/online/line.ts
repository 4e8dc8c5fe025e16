import type { ChatLine, RematchInfo, TableAsked, TableNews } from '@ravelin/server/messages';
import type { Call, Failure, Reply, Snapshot } from '@ravelin/table/messages';
import { TableError, type TableLine } from '../worker/client.ts';
import { asking, Exchange } from '../worker/exchange.ts';

/**
 * The line to a table on the server: a WebSocket that is opened again whenever it is lost, until it is closed here or the server says
 * that it is not wanted. Whoever asks notices nothing of that: a call waits for its answer, and is sent again on the next connection.
 */

/** A call that changes the game carries a key, the same however often it is sent: the server carries it out once. */
interface Keyed extends Call {
  readonly key?: string;
}

type Aside = { readonly table: TableNews } | { readonly chat: ChatLine } | { readonly rematch: RematchInfo };
type Marked = (Reply | Aside) & { readonly mark?: string };

/** `lost`: it tries to come back; `ended`: it will not. */
export type LineState = 'opening' | 'open' | 'lost' | 'ended';

export interface LineEnds {
  /** Opens a socket at this path of the server. */
  open(path: string): WebSocket;
  /** Asks over HTTP whether there is such a table to come in at: a browser does not say why a WebSocket was refused. */
  refusal(): Promise<Failure | undefined>;
  /** Something nobody else will think of. */
  newKey(): string;
  /** Does anybody see the page? */
  isVisible(): boolean;
}

const DEEDS = ['play', 'undo', 'order'];
/** Milliseconds before the first try to come back; each further one waits twice as long, up to the most. */
const SOONEST = 400;
const LATEST = 15_000;
/** A server that answers nothing for so long is not there, whatever the socket says. */
const PATIENCE = 15_000;
/** The server has had enough of us for the moment. */
const PAUSE = 1000;
/** The code with which the server closes a connection that is not wanted any more. */
const NOT_WANTED = 1008;

export class RemoteLine implements TableLine {
  readonly ask: TableLine['ask'];
  readonly onNews: TableLine['onNews'];
  readonly onThinking: TableLine['onThinking'];
  readonly onTrouble: TableLine['onTrouble'];
  /** What may be asked of the table besides the game. What comes of it is news to the play screen. */
  readonly atTable: TableAsked;
  private readonly path: string;
  private readonly ends: LineEnds;
  private readonly exchange = new Exchange<Keyed>();
  private readonly watchers = new Set<(state: LineState) => void>();
  private readonly attending = new Set<(table: TableNews) => void>();
  private table: TableNews | undefined;
  private readonly hearers = new Set<(line: ChatLine) => void>();
  private readonly again = new Set<(rematch: RematchInfo) => void>();
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  /** What was heard last, by which the server knows what it need not tell again. */
  private heard: { readonly number: number; readonly mark: string } | undefined;
  /** How much was heard so far, by which silence is known. */
  private count = 0;
  /** As what this connection takes the page: seen, or not. */
  private takenAsSeen = true;
  /** The call that says so, while it has no answer: it belongs to this connection, and is not sent again on the next. */
  private showing: Keyed | undefined;
  private now: LineState = 'opening';
  private lostAt: number | undefined;
  private why: Failure | undefined;

  constructor(path: string, ends: LineEnds) {
    this.path = path;
    this.ends = ends;
    this.ask = asking((request, args) => this.call(request, args));
    this.atTable = asking((request, args) => this.call(request, args, true)) as unknown as TableAsked;
    this.onNews = this.exchange.onNews;
    this.onThinking = this.exchange.onThinking;
    this.onTrouble = this.exchange.onTrouble;
  }

  // ---- how it stands with the line

  get state(): LineState {
    return this.now;
  }

  /** Why it has ended. */
  get failure(): Failure | undefined {
    return this.why;
  }

  /** Is something on its way that changes the game? */
  get sending(): boolean {
    return this.exchange.unanswered.some(({ key }) => key !== undefined);
  }

  onState(listener: (state: LineState) => void): () => void {
    this.watchers.add(listener);
    return () => {
      this.watchers.delete(listener);
    };
  }

  /** How it stands at the table besides the game, now and whenever that changes. */
  onTable(listener: (table: TableNews) => void): () => void {
    if (this.table) listener(this.table);
    this.attending.add(listener);
    return () => {
      this.attending.delete(listener);
    };
  }

  /** Somebody said something at the table. */
  onChat(listener: (line: ChatLine) => void): () => void {
    this.hearers.add(listener);
    return () => {
      this.hearers.delete(listener);
    };
  }

  /** Somebody who played here wants to play again, or the table for it is there. */
  onRematch(listener: (rematch: RematchInfo) => void): () => void {
    this.again.add(listener);
    return () => {
      this.again.delete(listener);
    };
  }

  /** For how long the line has been lost, in milliseconds: what is told now was missed. */
  get brokenFor(): number {
    return this.lostAt === undefined ? 0 : Date.now() - this.lostAt;
  }

  private become(state: LineState): void {
    if (this.now === 'ended') return;
    this.now = state;
    this.lostAt = state === 'lost' ? (this.lostAt ?? Date.now()) : undefined;
    for (const watcher of this.watchers) watcher(state);
  }

  // ---- coming and going

  /** Opens the line; promises how things stand at the table. */
  async open(): Promise<Snapshot> {
    const first = new Promise<Snapshot>((resolve, reject) => {
      const stop = [
        this.onNews((snapshot) => {
          for (const end of stop) end();
          resolve(snapshot);
        }),
        this.onState((state) => {
          if (state === 'ended') reject(new TableError(this.why ?? GONE));
        }),
      ];
    });
    await this.connectUnlessRefused();
    return first;
  }

  close(): void {
    this.end(GONE);
  }

  /** There may be a network again: no use in waiting. */
  hurry(): void {
    if (this.now !== 'lost') return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  /** The page is seen now, or is not; a line that is not open says it when it is. */
  show(): void {
    const visible = this.ends.isVisible();
    if (this.now !== 'open' || visible === this.takenAsSeen) return;
    this.takenAsSeen = visible;
    this.showing = { id: this.exchange.nextId(), request: 'show', args: { visible } };
    this.send(this.showing);
  }

  private end(failure: Failure): void {
    if (this.now === 'ended') return;
    this.why = failure;
    clearTimeout(this.timer);
    this.become('ended');
    this.release(this.socket);
    this.exchange.fail(failure);
  }

  /** Nothing more is heard from this socket. */
  private release(socket: WebSocket | undefined): void {
    if (!socket) return;
    this.socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    if (this.now === 'ended') return;
    this.release(this.socket);
    this.takenAsSeen = this.ends.isVisible();
    this.showing = undefined;
    const socket = this.ends.open(this.path + (this.takenAsSeen ? '' : 'hidden=1&') + this.resuming);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Marked);
    socket.onclose = ({ code, reason }) => {
      if (code === NOT_WANTED) this.end({ code: 'not-signed-in', message: reason });
      else this.lose(opened);
    };
    this.watch(socket, () => this.now !== 'open');
  }

  private get resuming(): string {
    const { heard } = this;
    return heard ? `heard=${heard.number}&mark=${encodeURIComponent(heard.mark)}` : '';
  }

  /** The connection is gone, or was never there: then there may be a reason. */
  private lose(opened: boolean): void {
    this.release(this.socket);
    this.become('lost');
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries++);
    clearTimeout(this.timer);
    // Not all at the same moment, when it was the server that went away.
    const after = wait * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => (opened ? this.connect() : void this.connectUnlessRefused()), after);
  }

  private async connectUnlessRefused(): Promise<void> {
    try {
      const refusal = await this.ends.refusal();
      if (refusal) this.end(refusal);
      else this.connect();
    } catch {
      if (this.now !== 'ended') this.lose(false);
    }
  }

  // ---- what goes out and comes in

  private call(request: string, args: unknown, forAll = false): Promise<unknown> {
    if (this.now === 'ended') return Promise.reject(new TableError(this.why ?? GONE));
    const id = this.exchange.nextId();
    const call: Keyed = { id, request, args, ...(DEEDS.includes(request) && { key: this.ends.newKey() }) };
    const answer = this.exchange.answerTo(call, forAll);
    if (this.now === 'open') this.send(call);
    return answer;
  }

  private send(call: Keyed): void {
    const { socket } = this;
    if (!socket) return;
    socket.send(JSON.stringify(call));
    this.watch(socket, () => this.due.includes(call));
  }

  /** What an answer is waited for. */
  private get due(): readonly Keyed[] {
    return [...this.exchange.unanswered, ...(this.showing ? [this.showing] : [])];
  }

  /** A socket from which nothing comes for too long, though something is due, is taken for lost. */
  private watch(socket: WebSocket, isDue: () => boolean): void {
    const { count } = this;
    setTimeout(() => {
      if (this.socket === socket && this.count === count && isDue()) this.lose(true);
    }, PATIENCE);
  }

  private hear(reply: Marked): void {
    this.count++;
    if ('table' in reply) {
      this.table = reply.table;
      for (const listener of this.attending) listener(reply.table);
      return;
    }
    if ('chat' in reply) {
      for (const listener of this.hearers) listener(reply.chat);
      return;
    }
    if ('rematch' in reply) {
      for (const listener of this.again) listener(reply.rematch);
      return;
    }
    if ('error' in reply && this.comesAgain(reply.id, reply.error)) return;
    if ('id' in reply && reply.id === this.showing?.id) this.showing = undefined;
    if ('told' in reply) this.heard = { number: reply.told.number, mark: reply.mark ?? '' };
    if (!this.exchange.hear(reply)) {
      // Something was missed: the next connection is told the whole.
      this.heard = undefined;
      this.lose(true);
      return;
    }
    if (this.now === 'open' || !('told' in reply)) return;
    this.tries = 0;
    this.become('open');
    this.show();
    for (const call of this.exchange.unanswered) this.send(call);
  }

  /** An answer that says nothing about the call itself: it is sent again. */
  private comesAgain(id: number, { code }: Failure): boolean {
    if (code === 'too-fast') {
      setTimeout(() => {
        const call = this.due.find((one) => one.id === id);
        if (call && this.now === 'open') this.send(call);
      }, PAUSE);
      return true;
    }
    // The server puts the game away here, and closes the connection: it is open again with the next.
    return code === 'closed';
  }
}

const GONE: Failure = { code: 'left', message: 'The table was left.' };
