import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request about a table, for the process that has it. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: string | undefined;
  /** From where it came. */
  readonly address: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/**
 * The processes of one server, as one of them sees the others. Each table is played in one of them, so that no move is worked out twice; the first also answers all requests, and hands
 * on what is for a table of another.
 */
export interface Siblings {
  /** Is this the process that everybody reaches? */
  readonly isFirst: boolean;
  /** Is the table played in this process? */
  has(table: string): boolean;
  /** The process whose table it is opens it: something may be to be done there. */
  open(table: string): void;
  /** Has the process whose table it is answer. */
  ask(table: string, request: Asked): Promise<Answered>;
  /** The connection becomes a WebSocket in the process whose table it is. */
  handOver(table: string, request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** One process does it all. */
export const alone: Siblings = {
  isFirst: true,
  has: () => true,
  open: () => {},
  ask: () => Promise.reject(new Error('There is no other process.')),
  handOver: (_table, _request, socket) => socket.destroy(),
};
