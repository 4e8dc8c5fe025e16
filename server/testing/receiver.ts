import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: an address of a player's own, or a push service. */
export interface Receiver {
  readonly address: string;
  /** What has arrived, in order. */
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[];
  /** With what it answers from now on. */
  status: number;
  /** What is sent to this path is not answered before it is called. */
  hold(path: string): { release(): void };
  end(): Promise<void>;
}

export const receiver = async (): Promise<Receiver> => {
  const held = new Map<string, Promise<void>>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await held.get(request.url ?? '');
    one.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(one.status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const one: Receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 201,
    hold: (path) => {
      let release = (): void => {};
      held.set(
        path,
        new Promise<void>((done) => {
          release = done;
        }),
      );
      return { release: () => release() };
    },
    end: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return one;
};
