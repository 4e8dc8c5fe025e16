import { Refusal } from '@ravelin/engine';
import { orNull, Type } from '@ravelin/table';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../play/hall.ts';
import type { Lobby, TableRow } from '../store/lobby.ts';
import type { Rematches } from '../store/rematches.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { tableFor } from './table-info.ts';

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

export const RematchInfo = Type.Object({
  /** The seats whose people want to play again. */
  wanted: Type.Array(Type.String()),
  /** The table at which they do. */
  table: orNull(Type.String()),
});

export interface RematchParts {
  readonly lobby: Lobby;
  readonly rematches: Rematches;
  readonly hall: Hall;
  readonly guard: Guard;
  now(): number;
  /** Begins the game of a table at which all have come. */
  begin(row: TableRow): Promise<void>;
}

export const rematchRoutes = (app: App, { lobby, rematches, hall, guard, now, begin }: RematchParts): void => {
  const path = '/api/tables/:id/rematch';
  const schema = { params: Id, response: { 200: RematchInfo } };

  const visit = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { id: account } = await guard.account(request);
    return { account, row: await tableFor(lobby, request.params.id, account) };
  };

  /** What somebody who played here wants. */
  const decide = async (row: TableRow, account: string): Promise<void> => {
    if (row.state !== 'over') throw new Refusal('not-over', 'The game is not over yet.');
    if (!row.seats.some((seat) => seat.account === account))
      throw new Refusal('no-seat', 'Only those who played here can play again.');
  };

  const told = async (row: TableRow) => {
    await hall.announce(row.id, 'rematch');
    const rematch = await rematches.of(row);
    return { ...rematch, wanted: [...rematch.wanted] };
  };

  app.get(path, { schema }, async (request) => {
    const { row } = await visit(request);
    const { wanted, table } = await rematches.of(row);
    return { wanted: [...wanted], table };
  });

  app.post(path, { schema }, async (request) => {
    const { account, row } = await visit(request);
    await decide(row, account);
    const id = await rematches.want(row, account, now());
    const fresh = id === undefined ? undefined : await lobby.table(id);
    if (fresh) await begin(fresh);
    return told(row);
  });

  app.delete(path, { schema }, async (request) => {
    const { account, row } = await visit(request);
    await decide(row, account);
    await rematches.unwant(row.id, account);
    return told(row);
  });
};
