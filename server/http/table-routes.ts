import { type FairDice, type GameRecord, Match, ownSet, Refusal, type Source, setNamed } from '@ravelin/engine';
import {
  type AnyMatch,
  bringGame,
  ComponentFiles,
  drawnSides,
  isOwn,
  kernelOf,
  ofEngine,
  Type,
  word,
} from '@ravelin/table';
import type { Static } from '@sinclair/typebox';
import { COMPUTERS } from '../play/computers.ts';
import type { Hall } from '../play/hall.ts';
import { FORFEIT, PACE_NAMES } from '../play/pace.ts';
import { uploadedMatch } from '../play/upload.ts';
import { ownComponents } from '../store/component-sets.ts';
import type { GameStore } from '../store/games.ts';
import { type Lobby, type NewTable as NewRow, PERSON, type TableRow } from '../store/lobby.ts';
import { Behind } from '../store/turns.ts';
import type { App } from './app.ts';
import { AT_DESK } from './at-desk.ts';
import type { Guard } from './guard.ts';
import { infoOf, TableInfo, tableFor, Words } from './table-info.ts';

const closed = { additionalProperties: false };

/** Who is to sit at each seat: `me`, `invite` for somebody who is still to come, or a computer player by its name. */
export const NewTable = Type.Object(
  {
    /** Of an uploaded game it is known. */
    game: Type.Optional(word),
    scenario: Type.Optional(word),
    options: Type.Optional(Words),
    /** The id of a set that comes with the game, or the files of a player's own. */
    components: Type.Optional(Type.Union([word, ComponentFiles])),
    seats: Words,
    /** A game that was begun elsewhere: its record, or sealed, as the client exports it. */
    upload: Type.Optional(Type.Object({}, { additionalProperties: true })),
    pace: Type.Optional(word),
    /** What follows when a seat has no time left: `forfeit`, or the computer player that takes over. */
    timeout: Type.Optional(word),
    /** May anybody watch who knows the address? */
    watchable: Type.Optional(Type.Boolean()),
    /** May anybody sit down who finds it in the lobby? */
    open: Type.Optional(Type.Boolean()),
    /** Is it drawn when the game begins who plays which side? Until then seats are only places. */
    lot: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

/** 128 to 256 random bits in hexadecimal digits. */
const Nonce = Type.String({ pattern: '^[0-9a-f]{32,64}$' });

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Invite = Type.Optional(Type.String({ maxLength: 64 }));
export const WithInvite = Type.Object({ invite: Invite }, closed);

/** What an uploaded game may weigh; one of Mohács is the largest. */
const MOST_UPLOADED = 2 * 1024 * 1024;

/** So many tables are listed. */
const MOST = 200;

interface Setup {
  readonly game: string;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly components: string | null;
}

/** `own`: the files of the set that a player brought along. */
export const beginning = async (
  { game, scenario, options, components }: Setup,
  source: Source,
  fair?: FairDice,
  own?: unknown,
): Promise<AnyMatch> => {
  await bringGame(game);
  const kernel = kernelOf(game);
  const { game: rules } = kernel;
  const set = own === undefined ? setNamed(rules, components ?? undefined) : ownSet(rules, own);
  return new Match(kernel, { set, options, source, ...(fair && { fair }), ...(scenario !== null && { scenario }) });
};

/** What a set of a player's own may weigh, in characters: several times the largest of ours. */
const MOST_SET = 400_000;

/** The first position of a game with a player's own set. Nothing in it is trusted: a set with which no game can begin is refused. */
const beginningWith = async (setup: Setup, files: unknown, chance: Source): Promise<AnyMatch> => {
  if (JSON.stringify(files).length > MOST_SET)
    throw new Refusal('too-large', `A component set may have ${MOST_SET} characters at most.`);
  try {
    return await beginning(setup, chance, undefined, files);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad-components', 'No game can begin with this component set.');
  }
};

/** How a table names the set of its game. */
const componentsOf = (match: AnyMatch): string => (isOwn(match) ? ownComponents(match.set) : match.set.id);

/** What is to be played. What the rules do not know is refused now, not when the others have come. */
const setUp = async (body: NewTable, chance: Source): Promise<{ setup: Setup; match: AnyMatch }> => {
  const { game, scenario = null, options = {}, components = null, upload } = body;
  if (upload === undefined) {
    if (game === undefined) throw new Refusal('bad-request', 'body: "game" is missing, or "upload".');
    if (components === null || typeof components === 'string') {
      const setup = { game, scenario, options, components };
      return { setup, match: await beginning(setup, chance) };
    }
    const setup = { game, scenario, options, components: null };
    const match = await beginningWith(setup, components, chance);
    return { setup: { ...setup, components: componentsOf(match) }, match };
  }
  const given = (['game', 'scenario', 'options', 'components'] as const).find((name) => body[name] !== undefined);
  if (given !== undefined) throw new Refusal('bad-request', `body: "${given}" is known from the uploaded game.`);
  const match = await uploadedMatch(upload, chance);
  const { kernel } = match;
  const setup = {
    game: kernel.game.id,
    scenario: match.scenario,
    options: match.options,
    components: componentsOf(match),
  };
  return { setup, match };
};

/** Must one person lead all seats? Then the paragraph that says so. */
const alliedBy = ({ kernel, options }: AnyMatch): string | undefined => {
  const { allied } = kernel.game;
  return allied && options[allied.option] === allied.value ? allied.rule : undefined;
};

const seated = (match: AnyMatch, seats: NewTable['seats'], account: string): NewRow['seats'] => {
  const known = match.kernel.game.seats;
  const wrong = [...Object.keys(seats), ...known].find((seat) => !known.includes(seat) || !Object.hasOwn(seats, seat));
  if (wrong !== undefined)
    throw new Refusal(
      'bad-seats',
      `Say who plays each seat, and no other: "${wrong}" is not right. The seats: ${known.join(', ')}.`,
    );
  const rule = alliedBy(match);
  if (rule !== undefined && new Set(Object.values(seats)).size > 1)
    throw new Refusal('allied-seats', `One player leads all seats here (${rule}): ${known.join(', ')}.`);
  return known.map((seat) => {
    const who = seats[seat];
    if (who === 'me') return { seat, player: PERSON, account };
    if (who === 'invite') return { seat, player: PERSON, account: null };
    if (COMPUTERS.includes(who)) return { seat, player: who, account: null };
    throw new Refusal(
      'unknown-player',
      `"${who}" cannot play ${seat}; there are: me, invite, ${COMPUTERS.join(', ')}.`,
    );
  });
};

/** Is there anything to draw? Not where one player leads all sides. */
const byLot = (match: AnyMatch, { lot = false, seats }: NewTable): boolean => {
  const isOne = alliedBy(match) !== undefined || Object.values(seats).every((who) => who === 'me');
  if (lot && isOne)
    throw new Refusal('bad-request', 'body: "lot": one player leads all sides, there is nothing to draw.');
  return lot;
};

const mannerOf = ({ pace = 'none', timeout = FORFEIT }: NewTable) => {
  if (!PACE_NAMES.some((name) => name === pace))
    throw new Refusal('unknown-pace', `There is no pace "${pace}"; there are: ${PACE_NAMES.join(', ')}.`);
  if (timeout !== FORFEIT && !COMPUTERS.includes(timeout))
    throw new Refusal('unknown-player', `"${timeout}" is neither ${FORFEIT} nor one of: ${COMPUTERS.join(', ')}.`);
  return { pace, timeout };
};

/** Somebody may add to chance at the same moment: so often it is begun anew. */
const TRIES = 5;

/** Begins the game of a table at which all have come. */
export const beginner =
  ({ games, hall, chance, now }: Pick<TableParts, 'games' | 'hall' | 'chance' | 'now'>) =>
  async (row: TableRow): Promise<void> => {
    const setup = { ...row, options: JSON.parse(row.options) as Setup['options'] };
    for (let n = 1; ; n++) {
      const fair = await games.chance(row.id);
      const uploaded = row.uploaded === 1 ? await games.open(row.id, chance) : undefined;
      const own = await games.ownFiles(row.components);
      await bringGame(row.game);
      const { seats } = kernelOf(row.game).game;
      const lot = row.lot === 1 ? (fair?.sides(seats) ?? drawnSides(seats, (_draw, n) => chance.int(n))) : undefined;
      const known = fair && { ...fair.fair, ...(lot && { lot }) };
      const match = uploaded?.match ?? (await beginning(setup, fair ?? chance, known, own));
      try {
        await games.begin(row.id, match, {}, now(), lot);
        break;
      } catch (error) {
        if (!(error instanceof Behind) || n === TRIES) throw error;
      }
    }
    await hall.open(row.id);
  };

export interface TableParts {
  readonly lobby: Lobby;
  readonly games: GameStore;
  readonly hall: Hall;
  readonly guard: Guard;
  readonly chance: Source;
  now(): number;
  begin(row: TableRow): Promise<void>;
}

export const tableRoutes = (app: App, { lobby, games, guard, chance, now, hall, begin }: TableParts): void => {
  const creating = { bodyLimit: MOST_UPLOADED, schema: { body: NewTable, response: { 201: TableInfo } } };
  app.post('/api/tables', creating, async (request, reply) => {
    const { id: account } = await guard.account(request);
    const { body } = request;
    const { watchable = false, open = false } = body;
    const { setup, match } = await setUp(body, chance);
    const seats = seated(match, body.seats, account);
    const upload = body.upload && { upload: match };
    const ownSet = isOwn(match) && { ownSet: match.set };
    const lot = byLot(match, body);
    const table = { ...setup, ...mannerOf(body), watchable, open, lot, seats, ...upload, ...ownSet };
    const id = await lobby.create(account, table, now());
    return reply.status(201).send(infoOf(await tableFor(lobby, id, account), account));
  });

  /** Where one player leads all seats nobody takes only some of them. */
  const mustTakeAll = async (row: TableRow, seats: readonly string[]): Promise<void> => {
    const rule = alliedBy(
      await beginning(
        { ...row, options: JSON.parse(row.options) },
        chance,
        undefined,
        await lobby.ownFiles(row.components),
      ),
    );
    if (rule !== undefined && seats.length < row.seats.length)
      throw new Refusal('allied-seats', `One player leads all seats here (${rule}): take them together.`);
  };

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

  /** The component set that a player brought along: whoever may come in may read it before they sit down. */
  app.get(
    '/api/tables/:id/components',
    { schema: { params: Id, querystring: WithInvite, response: { 200: ComponentFiles } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      const row = await tableFor(lobby, request.params.id, account, request.query.invite);
      const files = await lobby.ownFiles(row.components);
      if (files === undefined) throw new Refusal('no-own-set', 'This table is played with the components of the game.');
      return files as Static<typeof ComponentFiles>;
    },
  );

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        params: Id,
        body: Type.Object(
          {
            /** Not needed at an open table. */
            invite: Invite,
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
      const isAsked = async (): Promise<boolean> => {
        const seat = await lobby.invitedTo(id, account);
        return seats.every((one) => one === seat);
      };
      if (row.open !== 1 && invite !== row.invite && !(await isAsked()))
        throw new Refusal('not-yours', 'This is not the invitation to this table.');
      await mustTakeAll(row, seats);
      await lobby.join(id, account, seats, now());
      return infoOf(await tableFor(lobby, id, account), account);
    },
  );

  app.delete('/api/tables/:id', { schema: { params: Id, response: { 204: Type.Null() } } }, async (request, reply) => {
    const { id: account } = await guard.account(request);
    const row = await tableFor(lobby, request.params.id, account);
    if (row.host !== account) throw new Refusal('not-yours', 'Whoever made the table removes it.');
    await lobby.remove(row.id);
    return reply.status(204).send(null);
  });

  app.post(
    '/api/tables/:id/leave',
    { config: AT_DESK, schema: { params: Id, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { id: account } = await guard.account(request);
      const row = await tableFor(lobby, request.params.id, account);
      const mine = row.seats.filter((seat) => seat.account === account).map(({ seat }) => seat);
      if (row.state === 'running' && mine.length > 0) await (await hall.desk(row.id)).depart(mine);
      else await lobby.leave(row.id, account, now());
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/tables/:id/chance',
    { schema: { params: Id, body: Type.Object({ nonce: Nonce }, closed), response: { 200: TableInfo } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      const { id } = request.params;
      await tableFor(lobby, id, account);
      await lobby.addToChance(id, account, request.body.nonce, now());
      return infoOf(await tableFor(lobby, id, account), account);
    },
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { params: Id, querystring: WithInvite, response: { 200: ofEngine<GameRecord>() } } },
    async (request) => {
      const { id: account } = await guard.account(request);
      const { id } = request.params;
      await tableFor(lobby, id, account, request.query.invite);
      const record = await games.finished(id);
      if (!record)
        throw new Refusal('not-over', 'A record holds every secret: it can be taken out when the game is over.');
      return record;
    },
  );

  const starting = { config: AT_DESK, schema: { params: Id, response: { 200: TableInfo } } };
  app.post('/api/tables/:id/start', starting, async (request) => {
    const { id: account } = await guard.account(request);
    const { id } = request.params;
    const row = await tableFor(lobby, id, account);
    if (row.host !== account) throw new Refusal('not-yours', 'Whoever made the table starts the game.');
    if (row.state !== 'lobby') throw new Refusal('begun', 'The game has begun.');
    const free = row.seats.find(({ player, account: who }) => player === PERSON && who === null);
    if (free) throw new Refusal('seat-free', `Nobody sits at "${free.seat}" yet.`);
    await begin(row);
    return infoOf(await tableFor(lobby, id, account), account);
  });
};
