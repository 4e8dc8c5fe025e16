import { Refusal } from '@ravelin/engine';
import { Type } from '@ravelin/table';
import type { FastifyRequest } from 'fastify';
import { Connection, type Heard } from '../play/connection.ts';
import type { Hall } from '../play/hall.ts';
import type { Lobby } from '../store/lobby.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { COME_BACK, mustUpgrade, type OpenSockets, sendTo } from './sockets.ts';
import { tableFor } from './table-info.ts';

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

/** A client that comes back says how many tellings it has heard, and the mark of the last. */
const Query = Type.Object(
  {
    invite: Type.Optional(Type.String({ maxLength: 64 })),
    heard: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
    mark: Type.Optional(Type.String({ maxLength: 100 })),
    /** Nobody sees the page: behind another, or on a screen that is off. */
    hidden: Type.Optional(Type.Literal('1')),
  },
  { additionalProperties: false },
);

export interface PlayParts {
  readonly lobby: Lobby;
  readonly hall: Hall;
  readonly guard: Guard;
  readonly sockets: OpenSockets;
  /** How many requests a connection may send a second. */
  readonly messages: number;
  now(): number;
  onTrouble(error: unknown): void;
}

const heardIn = ({ heard, mark }: { heard?: string; mark?: string }): Heard | undefined =>
  heard === undefined || mark === undefined ? undefined : { heard: Number(heard), mark };

export const playRoute = (app: App, parts: PlayParts): void => {
  const { lobby, hall, guard, sockets, messages, now, onTrouble } = parts;
  /** What is found out about a request before it becomes a connection. */
  const visits = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof visit>>>();

  const visit = async (request: FastifyRequest, id: string, invite: string | undefined) => {
    const { id: account } = await guard.account(request);
    const row = await tableFor(lobby, id, account, invite);
    if (row.state === 'lobby') throw new Refusal('not-begun', 'The game has not begun.');
    const seats = row.seats.filter((seat) => seat.account === account).map(({ seat }) => seat);
    return { account, seats, desk: await hall.desk(id) };
  };

  app.get(
    '/api/tables/:id/play',
    {
      websocket: true,
      schema: { params: Id, querystring: Query },
      preHandler: async (request) => {
        const { params, query, headers } = request;
        mustUpgrade(headers);
        visits.set(request, await visit(request, params.id, query.invite));
      },
    },
    (socket, request) => {
      const found = visits.get(request);
      if (!found) return socket.close(COME_BACK);
      const { account, seats, desk } = found;
      const connection = new Connection(desk, {
        account,
        seats,
        messages,
        send: sendTo(socket, request.socket),
        close: (reason) => socket.close(COME_BACK, reason),
        stay: hall.attendance.enter(desk.id, account, seats.length > 0, request.query.hidden === undefined),
        now,
        onTrouble,
      });
      sockets.add(socket, { account, session: guard.session(request) }, connection);
      connection.begin(heardIn(request.query)).catch(() => socket.close(COME_BACK));
    },
  );
};
