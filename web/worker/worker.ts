import type { Thought } from '@ravelin/bot';
import { Random, Refusal } from '@ravelin/engine';
import { bringGame, freshSeed, Line, type Players, players, type Reply, Room, recordGame } from '@ravelin/table';
import { Computers } from './computers.ts';
import { Pace } from './pace.ts';
import { requests, shownOf } from './requests.ts';
import { Shelf } from './shelf.ts';

/** The worker: a room with one table, a shelf, and the line to the page. */

interface Port {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  postMessage(reply: Reply): void;
}
const port = self as unknown as Port;

/** What is considered may tell what the seat holds: it goes to the page only where the page may know that. */
const thinks = ({ considered, tried, most, milliseconds, progress }: Thought): void => {
  const { decision, viewer } = room.look();
  if (!decision) return;
  const mayKnow = decision.seat === viewer || !room.secrets;
  const shown = mayKnow ? considered.flatMap((one) => shownOf(room, one)) : [];
  line.thinks({ seat: decision.seat, tried, most, milliseconds, progress, considered: shown });
};

const computers = new Computers(new Random(freshSeed()), {
  thinks,
  fails: ({ message }) => line.trouble(new Refusal('computer', message)),
});

const pace = new Pace();
const room = new Room({
  players: (chance): Players => {
    const { random, ...all } = players(chance);
    const themselves = Object.entries({ random, ...computers.players });
    return { ...all, ...Object.fromEntries(themselves.map(([name, player]) => [name, pace.unhurried(player)])) };
  },
  stands: 'captain',
  now: () => Date.now(),
  onNews: (snapshot) => {
    line.news(snapshot);
    keep();
  },
  onTrouble: (error) => line.trouble(error),
});
const shelf = new Shelf(room);

const keep = (): void => {
  shelf.store().catch((error: unknown) => line.trouble(error));
};

const NEW_GAME = new Set(['open', 'load', 'example', 'branch', 'openLink', 'position']);
const STORES = new Set(['play', 'appoint', 'undo', 'saw', 'order', 'revoke', 'understood']);

/** The game that a request brings to the table or asks about. */
const gameIn = (args: Readonly<Record<string, unknown>>): string | undefined => {
  if ('record' in args) return recordGame(args.record);
  return typeof args.game === 'string' ? args.game : undefined;
};

const line = new Line({
  requests,
  owner: { room, shelf, pace, computers },
  send: (reply) => port.postMessage(reply),
  before: async (name, args) => {
    const game = gameIn(args);
    if (game !== undefined) await bringGame(game);
    if (NEW_GAME.has(name)) shelf.forget();
  },
  after: (name) => {
    if (STORES.has(name) || (name === 'fetch' && shelf.unkept)) keep();
  },
});

port.onmessage = ({ data }) => void line.hear(data);
