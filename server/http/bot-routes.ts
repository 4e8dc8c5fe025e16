import { Refusal } from '@ravelin/engine';
import { Type } from '@ravelin/table';
import type { FastifyRequest } from 'fastify';
import { BotPlayer } from '../bots/player.ts';
import { Saying, said } from '../bots/words.ts';
import type { Desk } from '../play/desk.ts';
import type { Hall } from '../play/hall.ts';
import type { Lobby } from '../store/lobby.ts';
import type { Tokens } from '../store/tokens.ts';
import type { App } from './app.ts';
import { AT_DESK } from './at-desk.ts';
import type { Guard } from './guard.ts';
import { once } from './once.ts';
import { COME_BACK, mustUpgrade, type OpenSockets, sendTo } from './sockets.ts';
import { infoOf, TableInfo, tableFor } from './table-info.ts';

const closed = { additionalProperties: false };
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Query = Type.Object({ seat: Type.Optional(Type.String({ maxLength: 100 })) }, closed);
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

const TokenInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Integer(),
  /** When a program last came in with it, to the hour; null: never. */
  used: Type.Union([Type.Integer(), Type.Null()]),
});

const MOST_TABLES = 200;

export interface BotParts {
  readonly tokens: Tokens;
  readonly lobby: Lobby;
  readonly hall: Hall;
  readonly guard: Guard;
  readonly sockets: OpenSockets;
  readonly messages: number;
  now(): number;
  onTrouble(error: unknown): void;
}

/** The account's tokens: made and revoked by whoever has signed in, never by a program. */
export const tokenRoutes = (app: App, { tokens, guard, sockets, now }: BotParts): void => {
  app.post(
    '/api/tokens',
    {
      schema: {
        body: Type.Object({ name: Name }, closed),
        response: { 201: Type.Object({ id: Type.String(), token: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      return reply.status(201).send(await tokens.create(account, request.body.name.trim(), now()));
    },
  );

  app.get('/api/tokens', { schema: { response: { 200: Type.Array(TokenInfo) } } }, async (request) =>
    tokens.of((await guard.account(request)).id),
  );

  app.delete('/api/tokens/:id', { schema: { params: Id, response: { 204: Type.Null() } } }, async (request, reply) => {
    await tokens.revoke((await guard.account(request)).id, request.params.id);
    sockets.close((one) => one.program === request.params.id, 'This token was revoked.');
    return reply.status(204).send(null);
  });
};

interface Seated {
  readonly account: string;
  readonly seat: string;
  readonly desk: Desk;
}

/** For programs: the words of the engine protocol at a seat of a table, over HTTP and over a WebSocket. */
export const botRoutes = (app: App, { lobby, hall, guard, sockets, messages, now, onTrouble }: BotParts): void => {
  const found = new WeakMap<FastifyRequest, Seated>();

  const seated = async (request: FastifyRequest, id: string, wanted: string | undefined): Promise<Seated> => {
    const { id: account } = await guard.bot(request);
    const row = await tableFor(lobby, id, account);
    const mine = row.seats.filter((seat) => seat.account === account).map(({ seat }) => seat);
    const [seat] = wanted === undefined ? mine : mine.filter((one) => one === wanted);
    if (seat === undefined) throw new Refusal('not-yours', 'Your account does not sit there.');
    if (wanted === undefined && mine.length > 1)
      throw new Refusal('which-seat', `Your account has several seats; say which: ?seat=${mine.join(' or ?seat=')}.`);
    if (row.state === 'lobby') throw new Refusal('not-begun', 'The game has not begun.');
    return { account, seat, desk: await hall.desk(id) };
  };

  app.get(
    '/api/bot/tables',
    {
      schema: {
        description: 'The tables of the account, the last changed first.',
        response: { 200: Type.Array(TableInfo) },
      },
    },
    async (request) => {
      const { id } = await guard.bot(request);
      return (await lobby.tablesOf(id, MOST_TABLES)).map((row) => infoOf(row, id));
    },
  );

  app.post(
    '/api/bot/tables/:id',
    {
      config: AT_DESK,
      schema: {
        description: 'Says a word of the engine protocol (docs/protocol.md) at the seat of the account.',
        params: Id,
        querystring: Query,
        body: Saying,
        response: { 200: Type.Object({ id: Type.Unknown(), ok: Type.Unknown() }) },
      },
      // What was said is checked by its word, so that the answer names what is wrong with it.
      attachValidation: true,
    },
    async (request) => {
      const { params, query, body, validationError } = request;
      const words = said(body);
      if (validationError) throw validationError;
      const { desk, ...who } = await seated(request, params.id, query.seat);
      const decides = () => lobby.leadByProgram(desk.id, who.seat);
      const bot = new BotPlayer(desk, { ...who, messages, send: () => {}, close: () => {}, decides, now, onTrouble });
      await bot.begin();
      try {
        return await bot.answer(words);
      } finally {
        bot.end();
      }
    },
  );

  app.get(
    '/api/bot/tables/:id/socket',
    {
      websocket: true,
      schema: { description: 'Becomes a WebSocket: a word a message, an answer each.', params: Id, querystring: Query },
      preHandler: async (request) => {
        const { params, query, headers } = request;
        mustUpgrade(headers);
        found.set(request, await seated(request, params.id, query.seat));
      },
    },
    (socket, request) => {
      const one = found.get(request);
      if (!one) return socket.close(COME_BACK);
      const { desk, account, seat } = one;
      const bot = new BotPlayer(desk, {
        account,
        seat,
        messages,
        send: sendTo(socket, request.socket),
        close: (reason) => socket.close(COME_BACK, reason),
        gone: hall.attendance.enter(desk.id, account, true).leave,
        decides: once(() => lobby.leadByProgram(desk.id, seat)),
        now,
        onTrouble,
      });
      sockets.add(socket, { account, program: guard.botToken(request) }, bot);
      bot.begin().catch(() => socket.close(COME_BACK));
    },
  );
};
