import { serveMind } from '@ravelin/bot';
import { bringGame, kernelOf } from '@ravelin/table';

/** The worker in which computer players think. It is sent what a seat may know, and nothing else. */

interface Port {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
}
const port = self as unknown as Port;

/** Lets the worker hear what was sent meanwhile. Not by a timer: browsers make those wait the longer the more often they are set. */
const { port1, port2 } = new MessageChannel();
const resting: (() => void)[] = [];
port1.onmessage = () => resting.shift()?.();
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    resting.push(resolve);
    port2.postMessage(null);
  });

const hear = serveMind(
  (message) => port.postMessage(message),
  async (game) => {
    await bringGame(game);
    return kernelOf(game) as never;
  },
  rest,
);
port.onmessage = ({ data }) => hear(data);
