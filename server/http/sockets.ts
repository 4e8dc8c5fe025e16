import type { Duplex } from 'node:stream';
import { Refusal } from '@ravelin/engine';
import type { WebSocket } from 'ws';

/** Who is connected. */
export interface OpenSocket {
  readonly account: string;
  /** The session by which it was opened, as it is stored. */
  readonly session?: string | undefined;
  /** The id of the token by which a program opened it. */
  readonly program?: string | undefined;
}

/** Who is signed in, as it is stored, and how other servers hear that somebody is not any more. */
export interface SignedIn {
  /** Which of these sessions there still are. */
  sessions(names: readonly string[]): Promise<readonly string[]>;
  /** Which of these tokens there still are. */
  programs(ids: readonly string[]): Promise<readonly string[]>;
  tell(): void;
}

/** Who plays or watches at the other end. */
interface Visiting {
  hear(text: string): void;
  /** `broke`: the line ended without a word. */
  end(broke: boolean): void;
}

/** `1006`: no word of leave was heard. */
const BROKE = 1006;

/** `1008`: the connection is not wanted any more; the client signs in first. */
const NOT_WANTED = 1008;

/** `1012`: the server restarts, or closes the game. */
export const COME_BACK = 1012;

/** Who does not take what is sent is disconnected before it fills the memory; it may come back. */
const MOST_WAITING = 4_000_000;

/** What is sent in one go, as a telling and what is new at the table besides, leaves together. `line`: what carries the WebSocket. */
export const sendTo = (socket: WebSocket, line: Pick<Duplex, 'cork' | 'uncork'>): ((text: string) => void) => {
  let isHeld = false;
  const release = (): void => {
    isHeld = false;
    line.uncork();
  };
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isHeld) {
      isHeld = true;
      line.cork();
      process.nextTick(release);
    }
    socket.send(text);
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  };
};

/** Whatever is refused is refused over HTTP, before there is a connection. */
export const mustUpgrade = ({ upgrade }: { readonly upgrade?: string | undefined }): void => {
  if (upgrade === undefined) throw new Refusal('no-socket', 'This address speaks over a WebSocket only.');
};

/** How long a client may take to say goodbye, in milliseconds. */
const LEAVE = 2000;

/** The WebSockets that are open, so that they end with the session that they belong to, and when nobody answers at the other end. */
export class OpenSockets {
  private readonly sockets = new Map<WebSocket, OpenSocket & { alive: boolean }>();
  private readonly signedIn: SignedIn;

  constructor(signedIn: SignedIn) {
    this.signedIn = signedIn;
  }

  add(socket: WebSocket, who: OpenSocket, visiting: Visiting): void {
    const entry = { ...who, alive: true };
    this.sockets.set(socket, entry);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('message', (data, binary) => visiting.hear(binary ? '' : data.toString()));
    socket.on('close', (code) => {
      this.sockets.delete(socket);
      visiting.end(code === BROKE);
    });
    socket.on('error', () => socket.terminate());
  }

  private end(whose: (socket: OpenSocket) => boolean, reason: string): void {
    for (const [socket, who] of this.sockets) if (whose(who)) socket.close(NOT_WANTED, reason);
  }

  /** Those who have been signed out are told why; those at other servers hear of it there. */
  close(whose: (socket: OpenSocket) => boolean, reason: string): void {
    this.end(whose, reason);
    this.signedIn.tell();
  }

  /** Ends the connections of those who were signed out at another server, or whose session is too old. */
  async checkSignedIn(): Promise<void> {
    const open = [...this.sockets.values()];
    const named = (which: 'session' | 'program'): string[] => [
      ...new Set(open.flatMap((who) => (who[which] === undefined ? [] : [who[which]]))),
    ];
    const [sessions, programs] = [named('session'), named('program')];
    const still = new Set([...(await this.signedIn.sessions(sessions)), ...(await this.signedIn.programs(programs))]);
    const gone = new Set([...sessions, ...programs].filter((name) => !still.has(name)));
    this.end(
      ({ session = '', program = '' }) => gone.has(session) || gone.has(program),
      'You are signed out: sign in again.',
    );
  }

  get size(): number {
    return this.sockets.size;
  }

  /** Everybody is to come back: here, when the server has started again, or to another. Who does not take leave is left. */
  async comeBack(): Promise<void> {
    const all = [...this.sockets.keys()];
    for (const socket of all) socket.close(COME_BACK, 'The server is ending. Please connect again.');
    const late = setTimeout(() => {
      for (const socket of all) socket.terminate();
    }, LEAVE);
    await Promise.all(all.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    clearTimeout(late);
  }

  /** Asks everybody for a sign of life, and ends the connections that gave none since the last time. */
  check(): void {
    for (const [socket, entry] of this.sockets) {
      if (!entry.alive) socket.terminate();
      entry.alive = false;
      socket.ping();
    }
  }
}
