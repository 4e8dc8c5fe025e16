import { Refusal, RulesError } from '@ravelin/engine';
import { Trouble } from '../shell/storage.ts';
import { bringGame } from './catalogue.ts';
import { recordGame } from './kept.ts';
import { requestNamed } from './requests.ts';
import { unpackShared } from './shared.ts';
import { Shelf } from './shelf.ts';
import { Table } from './table.ts';
import type { Call, Failure, Reply, RequestName, Snapshot, TableSetting } from './types.ts';

/** The worker: one table, one shelf, one request at a time. */

interface Port {
  onmessage: ((message: MessageEvent<Call>) => void) | null;
  postMessage(reply: Reply): void;
}
const port = self as unknown as Port;

/** Long enough to see what the other side did, short enough not to wait for it. */
const PAUSE = 420;

const table = new Table();
const shelf = new Shelf(table);
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the page has of the log already, so that only the rest is sent. */
let sent: { key: string; events: Snapshot['events'] } = { key: '', events: [] };

const failure = (error: unknown): Failure => {
  if (error instanceof Refusal || error instanceof Trouble) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof RulesError ? 'rules' : 'fault', message };
};

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && 'events' in value && 'view' in value;

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The log grows at its end: what the page has already, of the same game and seen by the same seat, need not travel again. Where it
 * has more than is shown (a replay that jumps back), it keeps the rest: nothing is sent then, not even on the way forward again.
 */
const shorten = (snapshot: Snapshot): { snapshot: Snapshot; kept: number } => {
  const key = `${snapshot.game}/${snapshot.viewer}/${snapshot.curtain}`;
  const { events } = snapshot;
  let kept = 0;
  if (key === sent.key) {
    const most = Math.min(events.length, sent.events.length);
    while (kept < most && same(events[kept], sent.events[kept])) kept++;
  }
  const more = kept === 0 || kept < events.length;
  if (more) sent = { key, events };
  return { snapshot: { ...snapshot, events: events.slice(kept) }, kept };
};

const NEW_GAME = new Set<RequestName>(['open', 'load', 'example', 'branch', 'openShared', 'position']);
const STORES = new Set<RequestName>(['play', 'undo', 'saw', 'order', 'revoke']);
/** Requests that only ask: the random player need not be looked for again. */
const ASKS = new Set<RequestName>(['at', 'why', 'refusal', 'list', 'still', 'saw', 'unfold', 'overlay']);

/** The game that a request brings to the table or asks about. */
const NAMES: Partial<Record<RequestName, (...args: readonly never[]) => string>> = {
  game: (id: string) => id,
  paragraphs: (id: string) => id,
  position: (id: string) => id,
  still: (id: string) => id,
  open: ({ game }: TableSetting) => game,
  load: recordGame,
  example: recordGame,
  openShared: (text: string) => unpackShared(text).game,
};

const keep = (): void => {
  shelf.store().catch((error: unknown) => port.postMessage({ trouble: failure(error) }));
};

/** Lets the random player move, after a pause, until somebody else must decide. */
const schedule = (): void => {
  clearTimeout(timer);
  if (!table.waitsForRandom) return;
  timer = setTimeout(() => {
    try {
      const { snapshot, kept } = shorten(table.playRandom());
      port.postMessage({ news: snapshot, kept });
      keep();
    } catch (error) {
      port.postMessage({ trouble: failure(error) });
      return;
    }
    schedule();
  }, PAUSE);
};

const answer = async ({ id, request, args }: Call): Promise<void> => {
  try {
    const handler = requestNamed(request);
    const game = NAMES[request]?.(...(args as readonly never[]));
    if (game !== undefined) await bringGame(game);
    if (NEW_GAME.has(request)) shelf.forget();
    const result = await handler(table, shelf, args);
    if (isSnapshot(result)) {
      const { snapshot, kept } = shorten(result);
      port.postMessage({ id, result: snapshot, kept });
    } else port.postMessage({ id, result });
    if (STORES.has(request) || (request === 'fetch' && shelf.unkept)) keep();
  } catch (error) {
    port.postMessage({ id, error: failure(error) });
  }
  if (!ASKS.has(request)) schedule();
};

let queue = Promise.resolve();
port.onmessage = ({ data }) => {
  queue = queue.then(() => answer(data));
};
