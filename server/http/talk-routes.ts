import { Refusal } from '@ravelin/engine';
import { Type, word } from '@ravelin/table';
import { Allowance } from '../play/allowance.ts';
import { ChatLine, lineFor } from '../play/chat.ts';
import type { Hall } from '../play/hall.ts';
import type { Lobby, TableRow } from '../store/lobby.ts';
import { ROOMS, type Room, type Talk } from '../store/talk.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { tableFor } from './table-info.ts';

const closed = { additionalProperties: false };
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);

/** Plain text in one line; whatever shows it shows it as text. */
const Line = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
});
const Said = Type.Object({ lines: Type.Array(ChatLine) });
const Notes = Type.Object({ text: Type.String({ maxLength: 10_000 }) }, closed);
const Report = Type.Object(
  {
    /** The line that it is about, by its number; or the seat. */
    line: Type.Optional(Type.Integer({ minimum: 1 })),
    seat: Type.Optional(word),
    reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
  },
  closed,
);

/** So many lines come with one answer. */
const PAGE = 100;

/** Who plays hears those who play, who watches those who watch: nobody tells a player what can be seen. At the end all hear all. */
export const roomsFor = (row: Pick<TableRow, 'seats' | 'state'>, account: string): readonly Room[] => {
  if (row.state === 'over') return ROOMS;
  return [ownRoom(row, account)];
};

const ownRoom = ({ seats }: Pick<TableRow, 'seats'>, account: string): Room =>
  seats.some((seat) => seat.account === account) ? 'seats' : 'watchers';

export interface TalkParts {
  readonly lobby: Lobby;
  readonly talk: Talk;
  readonly hall: Hall;
  readonly guard: Guard;
  /** How many an account may say in a second. */
  readonly lines: number;
  now(): number;
}

export const talkRoutes = (app: App, { lobby, talk, hall, guard, lines: most, now }: TalkParts): void => {
  const allowances = new Map<string, Allowance>();

  const mayTalk = (account: string): void => {
    // Whoever has been silent for long has all of it again.
    if (allowances.size > 10_000) allowances.clear();
    const allowance = allowances.get(account) ?? new Allowance(most, now);
    allowances.set(account, allowance);
    if (!allowance.take()) throw new Refusal('too-fast', 'You talk too fast. Please wait a moment.');
  };

  const Where = Type.Object(
    {
      invite: Type.Optional(Type.String({ maxLength: 64 })),
      before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
    },
    closed,
  );

  app.get(
    '/api/tables/:id/chat',
    { schema: { params: Id, querystring: Where, response: { 200: Said } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      const { invite, before } = request.query;
      const row = await tableFor(lobby, request.params.id, account, invite);
      const lines = await talk.said(
        row.id,
        roomsFor(row, account),
        PAGE,
        before === undefined ? undefined : Number(before),
      );
      return { lines: lines.map((line) => lineFor(line, account)) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      schema: {
        params: Id,
        querystring: Type.Object({ invite: Type.Optional(Type.String({ maxLength: 64 })) }, closed),
        body: Type.Object({ text: Line }, closed),
        response: { 201: ChatLine },
      },
    },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      const row = await tableFor(lobby, request.params.id, account, request.query.invite);
      mayTalk(account);
      const { seat = null } = row.seats.find((one) => one.account === account) ?? {};
      const said = { game: row.id, room: ownRoom(row, account), account, seat, text: request.body.text, at: now() };
      const number = await talk.say(said);
      const line = await talk.line(row.id, number);
      if (!line) throw new Refusal('unknown-table', 'There is no such table any more.');
      await hall.announce(row.id, 'chat');
      return reply.status(201).send(lineFor(line, account));
    },
  );

  app.get('/api/tables/:id/notes', { schema: { params: Id, response: { 200: Notes } } }, async (request) => {
    const { id: account } = await guard.account(request);
    const row = await tableFor(lobby, request.params.id, account);
    return { text: await talk.notes(row.id, account) };
  });

  app.put(
    '/api/tables/:id/notes',
    { schema: { params: Id, body: Notes, response: { 200: Notes } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      const row = await tableFor(lobby, request.params.id, account);
      await talk.note(row.id, account, request.body.text, now());
      return { text: request.body.text };
    },
  );

  app.post(
    '/api/tables/:id/reports',
    { schema: { params: Id, body: Report, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      const row = await tableFor(lobby, request.params.id, account);
      const { line: number, seat, reason } = request.body;
      const line = number === undefined ? undefined : await talk.line(row.id, number);
      // Nobody finds out by a report what was said where they may not listen.
      if (number !== undefined && (!line || !roomsFor(row, account).includes(line.room)))
        throw new Refusal('unknown-line', `There is no line ${number} that you could have read.`);
      const seated = row.seats.find((one) => one.seat === seat);
      if (seat !== undefined && !seated) throw new Refusal('bad-seats', `There is no seat "${seat}" at this table.`);
      const accused = line?.account ?? seated?.account ?? null;
      await talk.report({ game: row.id, reporter: account, accused, line, reason, at: now() });
      return reply.status(204).send(null);
    },
  );
};
