import { Match, type OutcomeReport, Refusal, type Source } from '@ravelin/engine';
import { type AnyMatch, bringGame, kernelOf, ofEngine, Type, word } from '@ravelin/table';
import { COMPUTERS } from '../play/computers.ts';
import type { Hall } from '../play/hall.ts';
import type { GameStore } from '../store/games.ts';
import { type Lobby, PERSON, type TableRow } from '../store/lobby.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';

const closed = { additionalProperties: false };
const Words = Type.Record(Type.String({ maxLength: 200 }), word);

/** Who is to sit at each seat: `me`, `invite` for somebody who is still to come, or a computer player by its name. */
export const NewTable = Type.Object(
  {
    game: word,
    scenario: Type.Optional(word),
    options: Type.Optional(Words),
    seats: Words,
    /** May anybody watch who knows the address? */
    watchable: Type.Optional(Type.Boolean()),
  },
  closed,
);

const orNull = <T extends ReturnType<typeof Type.String>>(of: T) => Type.Union([of, Type.Null()]);

/** A table as one who may come in sees it; the link to join is for those at it. */
export const TableInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  scenario: orNull(Type.String()),
  options: Words,
  state: Type.String(),
  watchable: Type.Boolean(),
  host: Type.Boolean(),
  invite: orNull(Type.String()),
  turn: orNull(Type.String()),
  result: Type.Union([ofEngine<OutcomeReport>(), Type.Null()]),
  moves: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  seats: Type.Array(
    Type.Object({
      seat: Type.String(),
      /** `person`, or the name of a computer player. */
      player: Type.String(),
      /** Of the person there; null: nobody yet. */
      name: orNull(Type.String()),
      mine: Type.Boolean(),
    }),
  ),
});

const infoOf = (row: TableRow, account: string) => {
  const host = row.host === account;
  const atTable = host || row.seats.some((seat) => seat.account === account);
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: JSON.parse(row.options) as Record<string, string>,
    state: row.state,
    watchable: row.watchable === 1,
    host,
    invite: atTable ? row.invite : null,
    turn: row.turn,
    result: row.result === null ? null : (JSON.parse(row.result) as OutcomeReport),
    moves: row.sequence,
    created: row.created,
    changed: row.changed,
    seats: row.seats.map(({ seat, player, name, account: who }) => ({ seat, player, name, mine: who === account })),
  };
};

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Invite = Type.Optional(Type.String({ maxLength: 64 }));
export const WithInvite = Type.Object({ invite: Invite }, closed);

/** So many tables are listed. */
const MOST = 200;

const noTable = (): Refusal => new Refusal('unknown-table', 'There is no such table, or you were not invited to it.');

/** The table, if this account may come in: who does not, learns nothing of it. */
export const tableFor = async (lobby: Lobby, id: string, account: string, invite?: string): Promise<TableRow> => {
  const row = await lobby.table(id);
  if (!row) throw noTable();
  const atTable = row.host === account || row.seats.some((seat) => seat.account === account);
  if (!atTable && row.watchable !== 1 && invite !== row.invite) throw noTable();
  return row;
};

const beginning = async (
  { game, scenario, options }: { game: string; scenario: string | null; options: Readonly<Record<string, string>> },
  source: Source,
): Promise<AnyMatch> => {
  await bringGame(game);
  const kernel = kernelOf(game);
  const [set] = kernel.game.sets;
  return new Match(kernel, { set, options, source, ...(scenario !== null && { scenario }) });
};

export interface TableParts {
  readonly lobby: Lobby;
  readonly games: GameStore;
  readonly hall: Hall;
  readonly guard: Guard;
  readonly chance: Source;
  now(): number;
}

export const tableRoutes = (app: App, { lobby, games, guard, chance, now, hall }: TableParts): void => {
  app.post('/api/tables', { schema: { body: NewTable, response: { 201: TableInfo } } }, async (request, reply) => {
    const { id: account } = await guard.account(request);
    const { game, scenario = null, options = {}, seats, watchable = false } = request.body;
    // What the rules do not know is refused now, not when the others have come.
    const { kernel } = await beginning({ game, scenario, options }, chance);
    const known = kernel.game.seats;
    const wrong = [...Object.keys(seats), ...known].find(
      (seat) => !known.includes(seat) || !Object.hasOwn(seats, seat),
    );
    if (wrong !== undefined)
      throw new Refusal(
        'bad-seats',
        `Say who plays each seat, and no other: "${wrong}" is not right. The seats: ${known.join(', ')}.`,
      );
    const players = known.map((seat) => {
      const who = seats[seat];
      if (who === 'me') return { seat, player: PERSON, account };
      if (who === 'invite') return { seat, player: PERSON, account: null };
      if (COMPUTERS.includes(who)) return { seat, player: who, account: null };
      throw new Refusal(
        'unknown-player',
        `"${who}" cannot play ${seat}; there are: me, invite, ${COMPUTERS.join(', ')}.`,
      );
    });
    const id = await lobby.create(account, { game, scenario, options, watchable, seats: players }, now());
    return reply.status(201).send(infoOf(await tableFor(lobby, id, account), account));
  });

  app.get('/api/tables', { schema: { response: { 200: Type.Array(TableInfo) } } }, async (request) => {
    const { id: account } = await guard.account(request);
    return (await lobby.tablesOf(account, MOST)).map((row) => infoOf(row, account));
  });

  app.get(
    '/api/tables/:id',
    { schema: { params: Id, querystring: WithInvite, response: { 200: TableInfo } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      return infoOf(await tableFor(lobby, request.params.id, account, request.query.invite), account);
    },
  );

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        params: Id,
        body: Type.Object(
          {
            invite: Type.String({ maxLength: 64 }),
            seats: Type.Array(word, { minItems: 1, maxItems: 20, uniqueItems: true }),
          },
          closed,
        ),
        response: { 200: TableInfo },
      },
    },
    async (request) => {
      const { id: account } = await guard.account(request);
      const { id } = request.params;
      const { invite, seats } = request.body;
      const row = await tableFor(lobby, id, account, invite);
      // Who may watch may not sit down without being invited.
      if (invite !== row.invite) throw new Refusal('not-yours', 'This is not the invitation to this table.');
      await lobby.join(id, account, seats, now());
      return infoOf(await tableFor(lobby, id, account), account);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { params: Id, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      await tableFor(lobby, request.params.id, account);
      await lobby.leave(request.params.id, account, now());
      return reply.status(204).send(null);
    },
  );

  app.post('/api/tables/:id/start', { schema: { params: Id, response: { 200: TableInfo } } }, async (request) => {
    const { id: account } = await guard.account(request);
    const { id } = request.params;
    const row = await tableFor(lobby, id, account);
    if (row.host !== account) throw new Refusal('not-yours', 'Whoever made the table starts the game.');
    if (row.state !== 'lobby') throw new Refusal('begun', 'The game has begun.');
    const free = row.seats.find(({ player, account: who }) => player === PERSON && who === null);
    if (free) throw new Refusal('seat-free', `Nobody sits at "${free.seat}" yet.`);
    const { game, scenario, options } = row;
    const match = await beginning({ game, scenario, options: JSON.parse(options) }, chance);
    await games.begin(id, match, {}, now());
    // Where a computer player moves first it is asked at once.
    await hall.desk(id);
    return infoOf(await tableFor(lobby, id, account), account);
  });
};
