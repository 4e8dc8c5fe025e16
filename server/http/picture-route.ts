import { type EventReport, Refusal } from '@ravelin/engine';
import { DecisionJson, latestOf, list, ofEngine, orNull, Position, Type, withoutLedgers } from '@ravelin/table';
import type { Hall } from '../play/hall.ts';
import type { Lobby } from '../store/lobby.ts';
import type { App } from './app.ts';
import { AT_DESK } from './at-desk.ts';
import type { Guard } from './guard.ts';
import { tableFor } from './table-info.ts';

const Events = list(ofEngine<EventReport>());

/** How a running table looks to one who plays there, for a list of games: the board, what is asked, and what happened meanwhile. */
export const Picture = Type.Object({
  view: Position,
  decision: orNull(DecisionJson),
  /** The last event of each kind. */
  latest: Events,
  /** How many moves were made since this seat last looked, and the last that happened in them. */
  missed: Type.Integer(),
  /** What the seat that decides has left, in milliseconds; null: no time is taken. */
  left: orNull(Type.Number()),
  away: Events,
});

/** So many events are told of the time away; the table itself tells all. */
const MOST = 12;

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

export interface PictureParts {
  readonly lobby: Lobby;
  readonly hall: Hall;
  readonly guard: Guard;
}

export const pictureRoute = (app: App, { lobby, hall, guard }: PictureParts): void => {
  const options = { config: AT_DESK, schema: { params: Id, response: { 200: Picture } } };
  app.get('/api/tables/:id/picture', options, async (request) => {
    const { id: account } = await guard.account(request);
    const row = await tableFor(lobby, request.params.id, account);
    if (row.state === 'lobby') throw new Refusal('not-begun', 'The game has not begun.');
    const seats = row.seats.filter((seat) => seat.account === account).map(({ seat }) => seat);
    const desk = await hall.desk(row.id);
    const { view, decision, events, length, seen } = await desk.look(seats);
    const since = withoutLedgers(events.filter(({ seq }) => seq > seen));
    return {
      view,
      decision,
      latest: latestOf(events),
      missed: length - seen,
      away: since.slice(-MOST),
      left: desk.left,
    };
  });
};
