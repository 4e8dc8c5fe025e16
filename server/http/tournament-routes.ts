import { Refusal, type Source } from '@ravelin/engine';
import { MOST_PLAYERS, orNull, TOURNAMENT_KINDS, Type, word } from '@ravelin/table';
import type { FastifyRequest } from 'fastify';
import type { PairingsTable, TournamentsTable } from '../store/schema.ts';
import { matchesOf, winnerOf } from '../tournaments/match.ts';
import { type Game, standings } from '../tournaments/pairing.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import { Words } from './table-info.ts';
import { beginning } from './table-routes.ts';

/** Tournaments: anybody may look, whoever has an account may play. */

const text = Type.String();
const whole = Type.Integer();
const closed = { additionalProperties: false };
const oneOf = <T extends string>(...all: T[]) => Type.Union(all.map((one) => Type.Literal(one)));

export const NewTournament = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    game: word,
    scenario: Type.Optional(word),
    options: Type.Optional(Words),
    /** The id of a set that comes with the game. */
    components: Type.Optional(word),
    kind: oneOf(...TOURNAMENT_KINDS),
    /** Without a limit of time a round might never end. */
    pace: oneOf('live', 'fast', 'slow'),
    /** With so many players it begins by itself. */
    most: Type.Optional(Type.Integer({ minimum: 2, maximum: 64 })),
  },
  closed,
);

const listed = {
  id: text,
  name: text,
  game: text,
  scenario: orNull(text),
  kind: text,
  pace: text,
  most: whole,
  /** `joining`, `running`, `over`. */
  state: text,
  round: whole,
  created: whole,
};
export const TournamentListed = Type.Object(listed);

/** The id of a player's page, and the name; null: they have left. */
const Who = Type.Object({ id: text, name: orNull(text) });

export const TournamentInfo = Type.Object({
  ...listed,
  options: Words,
  components: orNull(text),
  seats: Type.Array(text),
  host: Type.Boolean(),
  joined: Type.Boolean(),
  players: Type.Array(Who),
  pairings: Type.Array(
    Type.Object({
      round: whole,
      number: whole,
      leg: whole,
      first: Who,
      /** Null: the first has no opponent in this round. */
      second: orNull(Who),
      table: orNull(text),
      points: orNull(Type.Array(Type.Number())),
    }),
  ),
  /** Of a knockout: who has won the matches that are decided. */
  winners: Type.Array(Type.Object({ round: whole, number: whole, player: Who })),
  standings: Type.Array(
    Type.Object({
      player: Who,
      points: Type.Number(),
      won: whole,
      drawn: whole,
      lost: whole,
      mutual: Type.Number(),
      sonneborn: Type.Number(),
    }),
  ),
});

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const MOST = 50;

const listedOf = ({ id, name, game, scenario, kind, pace, most, state, round, created }: TournamentsTable) => ({
  ...{ id, name, game, scenario, kind, pace, most, state, round, created },
});

type Players = Awaited<ReturnType<Tournaments['players']>>;

/** What was played to its end; to have no opponent is no game. */
const gamesOf = (pairings: readonly PairingsTable[], players: Players): Game[] => {
  const numberOf = (account: string): number => players.findIndex((one) => one.account === account);
  return pairings.flatMap(({ first, second, state, first_points: one, second_points: other }) =>
    second === null || state !== 'over'
      ? []
      : [{ players: [numberOf(first), numberOf(second)], points: [one ?? 0, other ?? 0] }],
  );
};

const winnersOf = (pairings: readonly PairingsTable[], players: Players) => {
  const seeds = players.map(({ account }) => account);
  return matchesOf(pairings).flatMap((legs) => {
    const [{ round, number }] = legs;
    const winner = winnerOf(legs, seeds);
    return winner === undefined ? [] : [{ round, number, winner }];
  });
};

const infoOf = (
  row: TournamentsTable,
  players: Players,
  pairings: readonly PairingsTable[],
  account: string | null,
) => {
  const whoIs = (id: string) => ({ id, name: players.find((one) => one.account === id)?.name ?? null });
  const table = standings(players.length, gamesOf(pairings, players));
  return {
    ...listedOf(row),
    options: JSON.parse(row.options) as Record<string, string>,
    components: row.components,
    seats: JSON.parse(row.seats) as string[],
    host: row.host === account,
    joined: players.some((one) => one.account === account),
    players: players.map((one) => whoIs(one.account)),
    pairings: pairings.map(({ round, number, leg, first, second, game, state, first_points, second_points }) => ({
      ...{ round, number, leg },
      first: whoIs(first),
      second: second === null ? null : whoIs(second),
      table: game,
      points: state === 'over' ? [first_points ?? 0, second_points ?? 0] : null,
    })),
    winners:
      row.kind === 'knockout'
        ? winnersOf(pairings, players).map(({ winner, ...match }) => ({ ...match, player: whoIs(winner) }))
        : [],
    standings:
      row.state === 'joining'
        ? []
        : table.map(({ player, ...one }) => ({ ...one, player: whoIs(players[player].account) })),
  };
};

export interface TournamentParts {
  readonly tournaments: Tournaments;
  readonly guard: Guard;
  readonly chance: Source;
}

export const tournamentRoutes = (app: App, { tournaments, guard, chance }: TournamentParts): void => {
  const shown = async (id: string, account: string | null) =>
    infoOf(await tournaments.tournament(id), await tournaments.players(id), await tournaments.pairings(id), account);

  const withAccount = async (request: FastifyRequest): Promise<string> => {
    const { id, kept } = await guard.account(request);
    if (kept === 0) throw new Refusal('guests-not', 'Guests cannot play in tournaments: make an account first.');
    return id;
  };

  app.post(
    '/api/tournaments',
    { schema: { body: NewTournament, response: { 201: TournamentInfo } } },
    async (request, reply) => {
      const account = await withAccount(request);
      const { name, game, scenario = null, options = {}, components = null, kind, pace } = request.body;
      const { most = MOST_PLAYERS[kind] } = request.body;
      const match = await beginning({ game, scenario, options, components }, chance);
      const { seats, allied } = match.kernel.game;
      // Allies win and lose together.
      if (seats.length !== 2 || allied)
        throw new Refusal('not-for-two', 'Tournaments are for games of one player against another.');
      if (most > MOST_PLAYERS[kind])
        throw new Refusal('too-many-players', `"most": so many players may be in it: ${MOST_PLAYERS[kind]}.`);
      const made = { name: name.trim(), game, scenario, options, components, seats, kind, pace, most };
      const id = await tournaments.create(account, made);
      return reply.status(201).send(await shown(id, account));
    },
  );

  app.get('/api/tournaments', { schema: { response: { 200: Type.Array(TournamentListed) } } }, async () =>
    (await tournaments.latest(MOST)).map(listedOf),
  );

  app.get('/api/tournaments/:id', { schema: { params: Id, response: { 200: TournamentInfo } } }, async (request) => {
    const found = guard.token(request) === undefined ? undefined : await guard.account(request).catch(() => undefined);
    return shown(request.params.id, found?.id ?? null);
  });

  for (const [path, act] of [
    ['join', (id: string, account: string) => tournaments.join(id, account)],
    ['leave', (id: string, account: string) => tournaments.leave(id, account)],
    ['start', (id: string, account: string) => tournaments.begin(id, account)],
  ] as const)
    app.post(
      `/api/tournaments/:id/${path}`,
      { schema: { params: Id, response: { 200: TournamentInfo } } },
      async (request) => {
        const account = await withAccount(request);
        await act(request.params.id, account);
        return shown(request.params.id, account);
      },
    );
};
