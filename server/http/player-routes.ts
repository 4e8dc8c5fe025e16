import { Readable } from 'node:stream';
import { Refusal } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { orNull, Type } from '@ravelin/table';
import { PROVISIONAL, shownRating } from '../ratings/ratings.ts';
import type { GameStore } from '../store/games.ts';
import type { Players } from '../store/players.ts';
import type { App } from './app.ts';

/** Pages of players, and open data: for anybody, and only what is public. */

const text = Type.String();
const whole = Type.Integer();
const closed = { additionalProperties: false };

const rating = {
  /** It is that of a program which plays for the account. */
  program: Type.Boolean(),
  rating: whole,
  deviation: whole,
  /** Too little is known yet. */
  provisional: Type.Boolean(),
  played: whole,
};

const Named = Type.Object({ id: text, name: text });

export const Player = Type.Object({
  id: text,
  name: text,
  since: whole,
  /** `people`: of games among people; `computers`: with computer players, or programs of accounts. */
  ratings: Type.Array(Type.Object({ pool: text, game: text, ...rating })),
  results: Type.Array(Type.Object({ game: text, seat: text, won: whole, lost: whole, drawn: whole })),
  recent: Type.Array(
    Type.Object({
      id: text,
      game: text,
      seat: text,
      outcome: orNull(text),
      ending: orNull(text),
      endedAt: orNull(whole),
      moves: whole,
      /** What it did to the rating; null: it did not count. */
      change: orNull(Type.Object({ before: whole, after: whole })),
      /** `player`: `person` or a computer player; `id`: of their page. */
      others: Type.Array(Type.Object({ seat: text, player: text, id: orNull(text), name: orNull(text) })),
    }),
  ),
});

export const RatedPlayer = Type.Object({
  /** Of the player's page; null: a computer player. */
  id: orNull(text),
  name: text,
  ...rating,
});

const Export = Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]+\\.jsonl$' }) }, closed);
const Page = Type.Object({ after: Type.Optional(Type.String({ maxLength: 64 })) }, closed);
/** So many games are in one answer. */
const AT_ONCE = 1000;
/** Streams take long: so many a minute from one address. */
const FEW = { rateLimit: { max: 20, timeWindow: 60_000 } };

const COMPUTER = 'computer ';

const checkGame = (game: string): string => {
  if (!Object.hasOwn(registry, game))
    throw new Refusal('unknown-game', `There is no game "${game}"; there are: ${Object.keys(registry).join(', ')}.`);
  return game;
};

export interface PlayerParts {
  readonly players: Players;
  readonly games: GameStore;
  now(): number;
}

export const playerRoutes = (app: App, { players, games, now }: PlayerParts): void => {
  app.get(
    '/api/players',
    {
      schema: {
        querystring: Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }, closed),
        response: { 200: Type.Array(Named) },
      },
    },
    async ({ query }) => players.named(query.name.trim()),
  );

  app.get(
    '/api/players/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }, closed),
        response: { 200: Player },
      },
    },
    async ({ params: { id } }) => {
      const found = await players.player(id);
      if (!found) throw new Refusal('no-such-player', 'There is no such player. Guests have no page.');
      const recent = await players.recent(id);
      return {
        id,
        name: found.name,
        since: found.created,
        ratings: (await players.ratings(id)).map((row) => shownRating(row, now())),
        results: await players.results(id),
        recent: recent.map(({ ended_at: endedAt, sequence: moves, before, after, others, ...row }) => ({
          ...row,
          endedAt,
          moves,
          change: before === null || after === null ? null : { before: Math.round(before), after: Math.round(after) },
          others: others.map(({ seat, player, account, name, kept }) => ({
            seat,
            player,
            name,
            id: kept === 1 ? account : null,
          })),
        })),
      };
    },
  );

  app.get(
    '/api/ratings/:game',
    {
      schema: {
        params: Type.Object({ game: Type.String({ maxLength: 64 }) }, closed),
        querystring: Type.Object(
          { pool: Type.Optional(Type.Union([Type.Literal('people'), Type.Literal('computers')])) },
          closed,
        ),
        response: { 200: Type.Array(RatedPlayer) },
      },
    },
    async ({ params, query }) => {
      const rows = await players.best(checkGame(params.game), query.pool ?? 'people', PROVISIONAL);
      return rows.flatMap((row) => {
        const isComputer = row.player.startsWith(COMPUTER);
        const name = isComputer ? row.player.slice(COMPUTER.length) : row.name;
        return name === null ? [] : [{ ...shownRating(row, now()), id: row.owner, name }];
      });
    },
  );

  app.get(
    '/api/export/:file',
    { config: FEW, schema: { params: Export, querystring: Page } },
    async ({ params, query }, reply) => {
      const game = checkGame(params.file.slice(0, -'.jsonl'.length));
      const tables = await players.finished(game, query.after, AT_ONCE);
      const lines = async function* () {
        for (const { id, ending, ended_at: endedAt, ended_by: endedBy } of tables) {
          const record = await games.finished(id);
          const seats = await players.anonymous(id);
          if (record) yield `${JSON.stringify({ table: id, game, endedAt, ending, endedBy, seats, record })}\n`;
        }
      };
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines()));
    },
  );
};
