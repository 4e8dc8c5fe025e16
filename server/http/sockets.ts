import type { WebSocket } from 'ws';

/** Who is connected. */
export interface OpenSocket {
  readonly account: string;
  /** Of the session by which it was opened. */
  readonly token: string | undefined;
}

/** `1008`: the connection is not wanted any more; the client signs in first. */
const NOT_WANTED = 1008;

/** The WebSockets that are open, so that they end with the session that they belong to, and when nobody answers at the other end. */
export class OpenSockets {
  private readonly sockets = new Map<WebSocket, OpenSocket & { alive: boolean }>();

  add(socket: WebSocket, who: OpenSocket): void {
    const entry = { ...who, alive: true };
    this.sockets.set(socket, entry);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => this.sockets.delete(socket));
  }

  close(whose: (socket: OpenSocket) => boolean, reason: string): void {
    for (const [socket, who] of this.sockets) if (whose(who)) socket.close(NOT_WANTED, reason);
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
