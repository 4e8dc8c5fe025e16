import { Refusal } from '@ravelin/engine';
import { Type } from '@ravelin/table';
import type { Hall } from '../play/hall.ts';
import type { Admin } from '../store/admin.ts';
import type { Lobby } from '../store/lobby.ts';
import type { App } from './app.ts';
import { AT_DESK } from './at-desk.ts';
import type { Guard } from './guard.ts';
import type { OpenSockets } from './sockets.ts';

const closed = { additionalProperties: false };
const text = Type.String();
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Reason = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }, closed);
const Search = Type.Object({ search: Type.String({ minLength: 1, maxLength: 254 }) }, closed);
const Nothing = Type.Null();

const FoundAccount = Type.Object({
  id: text,
  name: text,
  email: Type.Union([text, Nothing]),
  created: Type.Integer(),
  banned: Type.Union([Type.Object({ reason: text, at: Type.Integer() }), Nothing]),
});
const Entry = Type.Object({ id: text, at: Type.Integer(), by: text, action: text, subject: text, reason: text });

const orNull = (of: typeof text | ReturnType<typeof Type.Integer>) => Type.Union([of, Nothing]);
/** The words of a line of chat are kept as they were said. */
const Report = Type.Object({
  id: text,
  game: text,
  reporter: orNull(text),
  accused: orNull(text),
  number: orNull(Type.Integer()),
  text: orNull(text),
  reason: text,
  created: Type.Integer(),
});

const MOST = 100;

export interface AdminParts {
  readonly admin: Admin;
  readonly guard: Guard;
  readonly sockets: OpenSockets;
  readonly lobby: Lobby;
  readonly hall: Hall;
  now(): number;
}

/** For those who look after the server: `npm run server -- admin NAME` appoints them. Whatever they do is written down. */
export const adminRoutes = (app: App, { admin, guard, sockets, lobby, hall, now }: AdminParts): void => {
  app.get(
    '/api/admin/accounts',
    { schema: { querystring: Search, response: { 200: Type.Array(FoundAccount) } } },
    async (request) => admin.search(request.query.search, MOST),
  );

  app.post(
    '/api/admin/accounts/:id/ban',
    { schema: { params: Id, body: Reason, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = request.params;
      await admin.ban(id, (await guard.account(request)).id, request.body.reason.trim(), now());
      sockets.close((one) => one.account === id, 'This account was closed by those who run this server.');
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/admin/accounts/:id/ban',
    { schema: { params: Id, response: { 204: Nothing } } },
    async (request, reply) => {
      await admin.pardon(request.params.id, (await guard.account(request)).id, now());
      return reply.status(204).send(null);
    },
  );

  app.get('/api/admin/reports', { schema: { response: { 200: Type.Array(Report) } } }, async () => admin.reports(MOST));

  app.post(
    '/api/admin/reports/:id/close',
    { schema: { params: Id, body: Reason, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await guard.account(request);
      await admin.closeReport(request.params.id, id, request.body.reason.trim(), now());
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/admin/tables/:id/end',
    { config: AT_DESK, schema: { params: Id, body: Reason, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = request.params;
      const by = (await guard.account(request)).id;
      const row = await lobby.table(id);
      if (!row) throw new Refusal('unknown-table', 'There is no such table.');
      if (row.state === 'lobby') await lobby.remove(id);
      else await (await hall.desk(id)).stop();
      await admin.noted(by, 'end-table', id, request.body.reason.trim(), now());
      return reply.status(204).send(null);
    },
  );

  app.get('/api/admin/audit', { schema: { response: { 200: Type.Array(Entry) } } }, async () => admin.audit(MOST));
};
