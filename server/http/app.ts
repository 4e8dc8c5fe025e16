import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import { Refusal, type Source } from '@ravelin/engine';
import { checked, type Player } from '@ravelin/table';
import type { TSchema } from '@sinclair/typebox';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { Outbox, type Post } from '../accounts/mail.ts';
import { DOORS, noWire, type Wire } from '../cluster/wire.ts';
import { type PushKeys, pushKeys } from '../notices/keys.ts';
import { Notices } from '../notices/notices.ts';
import { outbound } from '../notices/outbound.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { CHECK, Hall, secureChance } from '../play/hall.ts';
import { later, type Time } from '../play/time.ts';
import { tableIn } from '../processes/place.ts';
import { alone, type Siblings } from '../processes/siblings.ts';
import { Ratings } from '../ratings/ratings.ts';
import { Accounts } from '../store/accounts.ts';
import { Admin } from '../store/admin.ts';
import { GameStore } from '../store/games.ts';
import { Invitations } from '../store/invitations.ts';
import { Lobby } from '../store/lobby.ts';
import { Passkeys } from '../store/passkeys.ts';
import { Players } from '../store/players.ts';
import { Rematches } from '../store/rematches.ts';
import type { Database } from '../store/schema.ts';
import { storable } from '../store/storable.ts';
import { Talk } from '../store/talk.ts';
import { Tokens } from '../store/tokens.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { answerAtDesks } from './at-desk.ts';
import { botRoutes, tokenRoutes } from './bot-routes.ts';
import { answerErrors, type Client, unreadable } from './errors.ts';
import { every } from './every.ts';
import { Guard } from './guard.ts';
import { putHeaders } from './headers.ts';
import { healthRoutes } from './health-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { once } from './once.ts';
import { documentRoutes } from './openapi.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { pictureRoute } from './picture-route.ts';
import { playRoute } from './play-route.ts';
import { playerRoutes } from './player-routes.ts';
import { rematchRoutes } from './rematch-routes.ts';
import { OpenSockets } from './sockets.ts';
import { beginner, tableRoutes } from './table-routes.ts';
import { talkRoutes } from './talk-routes.ts';
import { tournamentRoutes } from './tournament-routes.ts';
import { letIn } from './who-may.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface Limits {
  /** From one address in a minute. */
  readonly requests: number;
  /** How often a password may be tried. */
  readonly attempts: number;
  /** From one player at a table in a second. */
  readonly messages: number;
  /** What one account may say in a second. */
  readonly lines: number;
}

export interface ServerSettings {
  readonly database: Database;
  /** The address at which people reach it, `https://…`: then cookies are sent over TLS only. */
  readonly origin?: string | undefined;
  /** The addresses of proxies whose word about the client's address is believed. */
  readonly proxies?: string | undefined;
  readonly limits?: Limits;
  readonly post?: Post;
  /** Answers whatever is not asked of the server itself: the files of the client. */
  readonly client?: Client | undefined;
  readonly chance?: Source;
  readonly wire?: Wire;
  /** How often it looks whether other servers have stored something, in milliseconds. */
  readonly checkEvery?: number;
  readonly now?: () => number;
  /** How often it is looked for games that have ended, in milliseconds. */
  readonly countEvery?: number;
  /** How often it is looked for what is to be told to players who are not looking, in milliseconds. */
  readonly noticeEvery?: number;
  /** May notices go to private addresses, and without TLS? For tests and closed networks. */
  readonly noticesToPrivate?: boolean | undefined;
  /** The keys by which push services know this server; without them it makes its own and keeps them. */
  readonly pushKeys?: PushKeys | undefined;
  /** Whom push services write to if something is wrong: `mailto:…` or `https://…`. */
  readonly pushSubject?: string | undefined;
  /** Mail lies in the outbox, because there is no mail server. */
  readonly onMail?: (() => void) | undefined;
  readonly later?: Time['later'];
  /** For how long an answer is held that a standing order could have given, at this pace. */
  readonly hold?: (pace: string) => number;
  /** The computer player of that name, for that table. */
  computer(name: string, table: string): Player;
  onTrouble(error: unknown): void;
  readonly log?: Log | undefined;
  readonly metrics?: Metrics | undefined;
  /** The other processes of this server. */
  readonly siblings?: Siblings | undefined;
}

/** What a request may weigh; nothing that is asked comes near it. */
const MOST_BYTES = 64 * 1024;
const HEARTBEAT = 30_000;
/** How often it is looked for games that have ended: they are counted, and tournaments go on. */
const COUNTING = 1000;
/** How often it is looked for what is to be told to players who are not looking. */
const NOTICING = 5000;
/** More than anybody needs who plays. */
export const LIMITS: Limits = { requests: 300, attempts: 10, messages: 20, lines: 1 };

export interface ServerParts {
  readonly app: App;
  readonly hall: Hall;
  readonly notices: Notices;
  /** What may be asked for: `GET /api/me`. */
  readonly addresses: ReadonlySet<string>;
  /** Gets the connections that are to become WebSockets. */
  readonly upgrades: EventEmitter;
  /** From now on it says that nobody is to be sent here any more. */
  prepareToEnd(): void;
}

/** Without an address of its own a push service gets one that leads nowhere: it must be something. */
const subjectOf = (origin: string | undefined): string =>
  origin?.startsWith('https://') ? origin : 'mailto:nobody@ravelin.invalid';

/** What players are told while they are not looking, and where they choose it. */
const noticesAt = (
  app: App,
  settings: ServerSettings,
  { hall, guard, post }: { readonly hall: Hall; readonly guard: Guard; readonly post: Post },
): Notices => {
  const { database, origin, now = Date.now, noticesToPrivate: toPrivate = false, onTrouble } = settings;
  const site = () => ({ origin: origin ?? app.listeningOrigin });
  const keys = once(async () => settings.pushKeys ?? pushKeys(database));
  const notices = new Notices({
    database,
    presences: hall.presences,
    now,
    send: outbound({ toPrivate }),
    site,
    keys: async () => ({ ...(await keys()), subject: settings.pushSubject ?? subjectOf(origin) }),
    onMail: () => settings.onMail?.(),
    onTrouble,
    watch: settings.metrics,
  });
  const { attempts } = settings.limits ?? LIMITS;
  noticeRoutes(app, { notices, guard, post, attempts, toPrivate, site, keys, now });
  return notices;
};

/** The server, ready to listen. `close` ends it in order: what is under way is stored first. */
export const serverApp = async (settings: ServerSettings): Promise<ServerParts> => {
  const { database, origin, chance = secureChance, limits = LIMITS, now = Date.now, computer, onTrouble } = settings;
  const app: App = fastify({
    bodyLimit: MOST_BYTES,
    trustProxy: settings.proxies ?? false,
    frameworkErrors: (error, _request, reply) => unreadable(error, reply, origin),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const accounts = new Accounts(database);
  const tokens = new Tokens(database);
  const admin = new Admin(database);
  const lobby = new Lobby(database);
  const guard = new Guard({ accounts, tokens, admins: admin }, now, origin);
  const { wire = noWire, checkEvery = CHECK, metrics: watch, siblings = alone } = settings;
  const sockets = new OpenSockets({
    sessions: (names) => accounts.sessions(names, now()),
    programs: (ids) => tokens.among(ids),
    tell: () => wire.say(DOORS, 'signed-out'),
  });
  const hall = new Hall({
    database,
    chance,
    wire,
    checkEvery,
    computer,
    time: { now, later: settings.later ?? later },
    hold: settings.hold,
    onTrouble,
    watch,
    siblings,
  });
  const post = settings.post ?? new Outbox(database, now, settings.onMail);

  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => (value: unknown) => {
    try {
      return { value: storable(checked(schema, value, httpPart ?? 'the request')) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  answerErrors(app, onTrouble, settings.client);
  app.addHook('onSend', async (_request, reply) => putHeaders(reply, origin));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      new Refusal('too-fast', `Too many requests from here. Please try again in ${after}.`),
  });
  const upgrades = new EventEmitter();
  app.server.on('upgrade', (request, socket, head) => {
    const table = tableIn(request.url);
    if (table === undefined || siblings.has(table)) upgrades.emit('upgrade', request, socket, head);
    else siblings.handOver(table, request, socket, head);
  });
  await app.register(websocket, {
    options: {
      // It takes nothing of a server but this event.
      server: upgrades as Server,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
    },
    // Connections are closed below: after what came over them is stored, and with a word.
    preClose: (done) => done(),
  });
  app.addHook('onRequest', async (request) => {
    // Who has gone already has no address by which the limits could count.
    if (request.ip === undefined) throw new Refusal('gone', 'The connection has ended.');
    guard.checkOrigin(request);
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request;
    // What the first process has handed on it answers itself, but for what becomes a WebSocket.
    if (!siblings.isFirst && !request.ws) return;
    settings.metrics?.answered(statusCode);
    // The route, not the address: that may hold an invitation.
    settings.log?.info({ method, route: routeOptions.url ?? null, status: statusCode, ms: Math.round(elapsedTime) });
  });
  const addresses = letIn(app, guard);
  answerAtDesks(app, siblings);
  await documentRoutes(app);

  const departs = (account: string): Promise<void> => hall.departs(account);
  accountRoutes(app, { accounts, guard, post, sockets, origin, attempts: limits.attempts, now, departs });
  passkeyRoutes(app, {
    passkeys: new Passkeys(database),
    accounts,
    guard,
    post,
    origin,
    attempts: limits.attempts,
    now,
  });
  const games = new GameStore(database);
  const begin = beginner({ games, hall, chance, now });
  tableRoutes(app, { lobby, games, hall, guard, chance, now, begin });
  talkRoutes(app, { lobby, talk: new Talk(database), hall, guard, lines: limits.lines, now });
  rematchRoutes(app, { lobby, rematches: new Rematches(database, lobby), hall, guard, now, begin });
  invitationRoutes(app, { invitations: new Invitations(database, lobby), lobby, guard, now });
  pictureRoute(app, { lobby, hall, guard });
  lobbyRoutes(app, { lobby, guard, now });
  const notices = noticesAt(app, settings, { hall, guard, post });
  playRoute(app, { lobby, hall, guard, sockets, messages: limits.messages, now, onTrouble });
  const tournaments = new Tournaments(database, lobby, { begin, now }, onTrouble);
  tournamentRoutes(app, { tournaments, guard, chance });
  playerRoutes(app, { players: new Players(database), games: new GameStore(database), now });
  const bots = { tokens, lobby, hall, guard, sockets, messages: limits.messages, now, onTrouble };
  tokenRoutes(app, bots);
  botRoutes(app, bots);
  adminRoutes(app, { admin, guard, sockets, lobby, hall, now });
  let closing = false;
  healthRoutes(app, { database, closing: () => closing });
  settings.metrics?.count({ desks: () => hall.openGames, connections: () => sockets.size }, database);

  const beat = setInterval(() => sockets.check(), HEARTBEAT).unref();
  const atDoors = every(checkEvery, () => sockets.checkSignedIn(), onTrouble);
  const unfollow = wire.follow(DOORS, {
    stored: () => {},
    said: () => void sockets.checkSignedIn().catch(onTrouble),
  });
  const ratings = new Ratings(database, onTrouble);
  // What is done for the whole server the first process does.
  const { countEvery = COUNTING, noticeEvery = NOTICING } = settings;
  const sweeping = siblings.isFirst
    ? [
        every(60 * HEARTBEAT, () => accounts.sweep(now()), onTrouble),
        every(countEvery, () => ratings.sweep().then(() => tournaments.sweep()), onTrouble),
        every(noticeEvery, () => notices.sweep(), onTrouble),
      ]
    : [];
  app.addHook('preClose', async () => {
    clearInterval(beat);
    unfollow();
    await atDoors.end();
    for (const sweep of sweeping) await sweep.end();
    closing = true;
    await hall.end();
    await sockets.comeBack();
    await hall.attendance.end();
  });
  const prepareToEnd = (): void => {
    closing = true;
  };
  return { app, hall, notices, addresses, upgrades, prepareToEnd };
};
