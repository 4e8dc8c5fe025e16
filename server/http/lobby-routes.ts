import { Refusal } from '@ravelin/engine';
import { orNull, Type, word } from '@ravelin/table';
import { PACE_NAMES } from '../play/pace.ts';
import type { Lobby } from '../store/lobby.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { ListedInfo, listedInfoOf } from './table-info.ts';

/** So many tables come with one answer. */
const PAGE = 50;

const Query = Type.Object(
  { game: Type.Optional(word), pace: Type.Optional(word), after: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);

export const LobbyPage = Type.Object({
  tables: Type.Array(ListedInfo),
  /** For the next page: `after`; null: this was the last. */
  next: orNull(Type.String()),
});

/** Where a page ended: when its last table was listed, and its id. */
const placeIn = (after: string) => {
  const found = /^(\d{1,15})\.([\w-]{1,64})$/.exec(after);
  if (!found) throw new Refusal('bad-request', '"after" is not what the page before gave as "next".');
  return { listed: Number(found[1]), id: found[2] };
};

export interface LobbyParts {
  readonly lobby: Lobby;
  readonly guard: Guard;
  now(): number;
}

export const lobbyRoutes = (app: App, { lobby, guard, now }: LobbyParts): void => {
  app.get('/api/lobby', { schema: { querystring: Query, response: { 200: LobbyPage } } }, async (request) => {
    const { id: account } = await guard.account(request);
    const { game, pace, after } = request.query;
    if (pace !== undefined && !PACE_NAMES.some((name) => name === pace))
      throw new Refusal('unknown-pace', `There is no pace "${pace}"; there are: ${PACE_NAMES.join(', ')}.`);
    const place = after === undefined ? undefined : placeIn(after);
    const found = await lobby.listed({ game, pace, after: place }, PAGE + 1, now());
    const rows = found.slice(0, PAGE);
    const last = found.length > PAGE ? rows.at(-1) : undefined;
    return {
      tables: rows.map((row) => listedInfoOf(row, account)),
      next: last ? `${last.listed}.${last.id}` : null,
    };
  });
};
