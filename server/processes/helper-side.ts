import type { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Word } from '../cluster/wire.ts';
import type { ServerParts } from '../http/app.ts';
import { answerHere } from '../http/at-desk.ts';
import type { Environment } from '../main.ts';
import type { Metrics } from '../operations/metrics.ts';
import { placeOf } from './place.ts';
import { SiblingWire } from './sibling-wire.ts';
import { type Answered, type Asked, alone, type Siblings } from './siblings.ts';
import type { FromHelper, Handed, Reply, ToHelper } from './words.ts';

/** The process that has started a helper, and all others beyond it, as the helper sees them. */
export interface FirstProcess {
  readonly siblings: Siblings;
  readonly wire: SiblingWire;
  readonly environment: Environment;
  write(line: string): void;
}

/** What a helper does for the first process. */
export interface HelperServer {
  /** Gets the connections that are to become WebSockets. */
  readonly upgrades: EventEmitter;
  answer(request: Asked): Promise<Answered>;
  metrics(): Promise<readonly object[]>;
  open(table: string): void;
  end(): Promise<void>;
}

/** A server that does not listen, as the first process needs it. */
export const helperServer = async (
  { app, hall, upgrades }: Pick<ServerParts, 'app' | 'hall' | 'upgrades'>,
  metrics: Metrics,
  onTrouble: (error: unknown) => void,
): Promise<Omit<HelperServer, 'end'>> => {
  await app.ready();
  // Tables that were left open are woken meanwhile: nobody waits for them.
  hall.wake().catch(onTrouble);
  return {
    upgrades,
    answer: (request) => answerHere(app, request),
    metrics: () => metrics.values(),
    open: (table) => hall.openHere(table),
  };
};

/** How long its end may take, in milliseconds. */
const LONGEST_END = 20_000;

const post = (word: FromHelper): void => {
  // Where the first process is gone, the end of this one is near.
  if (process.connected) process.send?.(word, () => {});
};

/** The request as Node would have made it from the bytes that the first process has read. */
const requestOf = ({ method, url, headers }: Handed['handed'], socket: Socket): IncomingMessage => {
  const request = new IncomingMessage(socket);
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
  return Object.assign(request, version, { method, url, headers, complete: true });
};

const firstProcessAt = ({
  begin: { place, processes, environment },
}: Extract<ToHelper, { begin: unknown }>): FirstProcess => {
  const has = (table: string): boolean => placeOf(table, processes) === place;
  const siblings: Siblings = { ...alone, isFirst: false, has, open: (table) => post({ open: table }) };
  const say = (of: string, said: Word): void => post({ of, said });
  return { siblings, wire: new SiblingWire(say), environment, write: (logged) => post({ logged }) };
};

/** What a helper does when it is spoken to. */
const hear = async (
  word: ToHelper,
  socket: Socket | undefined,
  server: HelperServer,
  wire: SiblingWire,
): Promise<void> => {
  if (word === 'end') await server.end();
  else if ('handed' in word) {
    const head = Buffer.from(word.handed.head, 'base64');
    // Undefined: it ended on the way.
    if (socket) server.upgrades.emit('upgrade', requestOf(word.handed, socket), socket, head);
    post({ number: word.number, answer: undefined });
  } else if ('number' in word) {
    const { number, question } = word;
    const answering: Promise<Reply['answer']> =
      question === 'metrics' ? server.metrics() : server.answer(question.request);
    post({ number, answer: await answering.catch(() => undefined) });
  } else if ('said' in word) wire.hear(word.of, word.said);
  else if ('open' in word) server.open(word.open);
};

/**
 * Makes this process a helper of the one that has started it, until that one says that it is to end, or is gone. What the operating system says to all processes of a server at once is
 * for the first alone.
 */
export const serveAsHelper = (start: (firstProcess: FirstProcess) => Promise<HelperServer>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('message', async (begin: Extract<ToHelper, { begin: unknown }>) => {
    const firstProcess = firstProcessAt(begin);
    const starting = start(firstProcess);
    let ending: Promise<void> | undefined;
    const end = (): Promise<void> => {
      setTimeout(() => process.exit(1), LONGEST_END).unref();
      ending ??= starting.then((server) => server.end()).finally(() => process.exit(0));
      return ending;
    };
    process.once('disconnect', () => void end());
    const server = await starting;
    process.on(
      'message',
      (word: ToHelper, socket) => void hear(word, socket as Socket, { ...server, end }, firstProcess.wire),
    );
    post('ready');
  });
};
