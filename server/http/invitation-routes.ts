import { Refusal } from '@ravelin/engine';
import { orNull, Type, word } from '@ravelin/table';
import type { Invitations } from '../store/invitations.ts';
import type { Lobby } from '../store/lobby.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { ListedInfo, listedInfoOf, tableFor } from './table-info.ts';

const closed = { additionalProperties: false };
const text = Type.String();
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Player = Type.String({ minLength: 1, maxLength: 64 });

/** An invitation to me. */
export const InvitationInfo = Type.Object({
  table: ListedInfo,
  seat: text,
  /** What whoever invites is called. */
  by: orNull(text),
  created: Type.Integer(),
});

/** Somebody whom I have invited. */
export const InvitedInfo = Type.Object({ player: text, name: text, seat: text, declined: Type.Boolean() });

export interface InvitationParts {
  readonly invitations: Invitations;
  readonly lobby: Lobby;
  readonly guard: Guard;
  now(): number;
}

export const invitationRoutes = (app: App, { invitations, lobby, guard, now }: InvitationParts): void => {
  const path = '/api/tables/:id/invitations';
  const Invited = Type.Array(InvitedInfo);

  const invitedTo = async (id: string) =>
    (await invitations.to(id)).map(({ account, name, seat, declined }) => ({ player: account, name, seat, declined }));

  /** The table, for whoever opened it. */
  const hosted = async (id: string, account: string) => {
    const row = await tableFor(lobby, id, account);
    if (row.host !== account) throw new Refusal('not-yours', 'Whoever made the table invites to it.');
    return row;
  };

  app.get('/api/invitations', { schema: { response: { 200: Type.Array(InvitationInfo) } } }, async (request) => {
    const { id: account } = await guard.account(request);
    return (await invitations.of(account)).map(({ table, seat, by, created }) => ({
      table: listedInfoOf({ ...table, listed: created, hostName: by }, account),
      ...{ seat, by, created },
    }));
  });

  app.get(path, { schema: { params: Id, response: { 200: Invited } } }, async (request) => {
    const { id: account } = await guard.account(request);
    return invitedTo((await hosted(request.params.id, account)).id);
  });

  app.post(
    path,
    {
      schema: { params: Id, body: Type.Object({ player: Player, seat: word }, closed), response: { 201: Invited } },
    },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      const row = await hosted(request.params.id, account);
      const { player, seat } = request.body;
      await invitations.invite(row, account, player, seat, now());
      return reply.status(201).send(await invitedTo(row.id));
    },
  );

  /** Whoever is invited declines; whoever opened the table takes the invitation of a player back. */
  app.delete(
    path,
    {
      schema: {
        params: Id,
        querystring: Type.Object({ player: Type.Optional(Player) }, closed),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      const { player } = request.query;
      if (player === undefined) {
        const row = await tableFor(lobby, request.params.id, account);
        await invitations.decline(row.id, account, now());
      } else await invitations.withdraw((await hosted(request.params.id, account)).id, player);
      return reply.status(204).send(null);
    },
  );
};
