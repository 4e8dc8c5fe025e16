import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A wire to a server, for a browser that shall lose it: what goes through is cut without a word to either end. */
export interface Wire {
  /** The server, as it is reached through the wire. */
  readonly address: string;
  /** How many connections went through it. */
  readonly connections: () => number;
  /** Cuts everything that goes through; until it is mended nothing else does. */
  cut(): void;
  mend(): void;
  end(): Promise<void>;
}

export const wireTo = async (address: string): Promise<Wire> => {
  const { port, hostname } = new URL(address);
  const open = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    connections++;
    const far = dial(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = (): void => {
    for (const one of open) one.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    connections: () => connections,
    cut: () => {
      isCut = true;
      cutAll();
    },
    mend: () => {
      isCut = false;
    },
    end: () => {
      cutAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
