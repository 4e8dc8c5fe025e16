import { Match, Random } from '@ravelin/engine';
import type { AnyMatch } from '@ravelin/table';
import { noWire, type Wire } from '../cluster/wire.ts';
import { KINDS } from '../notices/kinds.ts';
import { openLog } from '../operations/log.ts';
import { Metrics } from '../operations/metrics.ts';
import { GameStore } from '../store/games.ts';
import { Lobby, PERSON } from '../store/lobby.ts';
import type { Database } from '../store/schema.ts';
import { Client, Person } from './client.ts';
import { type TestServer, testServer } from './server.ts';

/** For the leak test: a server for each of the two worlds, with all that leaves it written down. */
export interface World {
  /** What is private here, and nothing of the game, names the world: so it is another in each. */
  readonly name: string;
  readonly server: TestServer;
  readonly metrics: Metrics;
  readonly log: string[];
  /** What other servers are told. */
  readonly wire: string[];
}

/** At this moment everything happens, so that time does not tell the worlds apart. */
export const NOW = 1_000_000;

export const openWorld = async (name: string): Promise<World> => {
  const metrics = new Metrics();
  const log: string[] = [];
  const said: string[] = [];
  const wire: Wire = {
    ...noWire,
    tell: (game, revision) => void said.push(`${game} ${revision}`),
    // Who comes and goes is told when it is found out, a moment later.
    say: (game, word) => void (word === 'attendance' || said.push(`${game} ${word}`)),
  };
  const written = openLog('trace', (line) => log.push(line));
  const server = await testServer({ now: () => NOW, noticeEvery: 2 ** 30, metrics, log: written, wire });
  return { name, server, metrics, log, wire: said };
};

/** The log without when, and how long it took; in any order, as answers to several requests at once come in any. */
export const logOf = ({ log }: World): readonly string[] =>
  log
    .map((line) => {
      const { time: _, ms: __, ...entry } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(entry);
    })
    .sort();

/** What depends on the machine and on the moment: the process, how long something took, and tables that are counted once a minute. */
const OF_THE_MACHINE = /^#|^ravelin_(process|nodejs|tables|move_seconds_(bucket|sum))/;

export const metricsOf = async ({ metrics }: World): Promise<readonly string[]> =>
  (await metrics.text()).split('\n').filter((line) => !OF_THE_MACHINE.test(line));

/** Those at the tables of one world: whoever looks, those who play with them, and one who plays elsewhere and watches. */
export interface People {
  readonly viewer: Person;
  readonly others: Person;
  readonly watcher: Person;
  readonly ids: Readonly<Record<'viewer' | 'others' | 'watcher', string>>;
  /** With which a program of the viewer's comes in. */
  readonly token: string;
}

let registered = 0;

const accountOf = async ({ server }: World, name: string): Promise<{ person: Person; id: string }> => {
  const person = new Person(server.address);
  const email = `${name}.${++registered}@example.org`;
  await person.must('POST', '/api/register', { name, email, password: 'a password long enough' });
  return { person, id: (await person.must<{ id: string }>('GET', '/api/me')).id };
};

export const peopleOf = async (world: World): Promise<People> => {
  const viewer = await accountOf(world, 'Viewer');
  const others = await accountOf(world, 'Others');
  const watcher = await accountOf(world, 'Watcher');
  await viewer.person.must('PUT', '/api/notices', { mail: KINDS, push: KINDS, webhook: KINDS, language: 'en' });
  const { token } = await viewer.person.must<{ token: string }>('POST', '/api/tokens', { name: 'bot' });
  return {
    viewer: viewer.person,
    others: others.person,
    watcher: watcher.person,
    ids: { viewer: viewer.id, others: others.id, watcher: watcher.id },
    token,
  };
};

/** A table in one of the two worlds that the viewer looks at, and those at the other seats. */
export interface Side {
  readonly world: World;
  readonly people: People;
  readonly id: string;
  /** The tournament to which the game belongs. */
  readonly tournament: string;
  /** The same game at home, which knows everything. */
  readonly match: AnyMatch;
  readonly client: Client;
  readonly players: Client;
  /** All that the viewer was told over HTTP. */
  readonly documents: string[];
}

/** A running game of this position, with these accounts at its seats, made by the first of them. */
export const tableOf = async (
  { server }: World,
  match: AnyMatch,
  accountAt: (seat: string) => string,
  host: string,
): Promise<string> => {
  const { game } = match.kernel;
  const seats = game.seats.map((seat) => ({ seat, player: PERSON, account: accountAt(seat) }));
  const manner = { components: null, pace: 'live', timeout: 'forfeit', watchable: true, open: false };
  const table = { game: game.id, scenario: match.scenario, options: {}, ...manner, seats };
  const id = await new Lobby(server.database).create(host, table, 0);
  const games = new GameStore(server.database);
  match.fair = (await games.chance(id))?.fair;
  await games.begin(id, match, {}, 0);
  return id;
};

/** A running tournament with this game in its first round. */
const tournamentOf = async ({ server: { database } }: World, { ids }: People, table: string, match: AnyMatch) => {
  const id = `cup-${table}`;
  const { id: game, seats } = match.kernel.game;
  const manner = { scenario: match.scenario, options: '{}', seats: JSON.stringify(seats), pace: 'live' };
  const standing = { kind: 'round-robin', most: 2, state: 'running', round: 1, created: NOW } as const;
  const row = { id, name: 'Cup', game, host: ids.others, ...manner, ...standing };
  await database.insertInto('tournaments').values(row).execute();
  for (const [i, account] of [ids.viewer, ids.others].entries())
    await database
      .insertInto('tournament_players')
      .values({ tournament: id, account, seed: i + 1, joined: NOW })
      .execute();
  const players = { first: ids.viewer, second: ids.others, first_points: null, second_points: null };
  const pairing = { round: 1, number: 1, leg: 1, game: table, state: 'waiting', ...players } as const;
  await database
    .insertInto('pairings')
    .values({ tournament: id, ...pairing })
    .execute();
  return id;
};

export const sideOf = async (
  world: World,
  people: People,
  match: AnyMatch,
  seats: readonly string[],
): Promise<Side> => {
  const { viewer, others, ids } = people;
  const accountAt = (seat: string): string => (seats.includes(seat) ? ids.viewer : ids.others);
  const id = await tableOf(world, match, accountAt, ids.others);
  const tournament = await tournamentOf(world, people, id, match);
  const [client, players] = await Promise.all([viewer, others].map((person) => new Client(person, id).connect()));
  return { world, people, id, tournament, match, client, players, documents: [] };
};

/** A table with nobody of the others: what is heard there must stay as it is, whatever happens elsewhere. */
export const elsewhere = async (world: World, { watcher, ids }: People, { kernel, set }: AnyMatch): Promise<Client> => {
  const match = new Match(kernel, { set, source: new Random('elsewhere') });
  return new Client(watcher, await tableOf(world, match, () => ids.watcher, ids.watcher)).connect();
};

/** What was told, with the random names of the world's table and people taken out: it has others in the other world. */
export const named = ({ id, people: { ids } }: Side, text: string): string =>
  text
    .replaceAll(id, 'TABLE')
    .replaceAll(ids.viewer, 'VIEWER')
    .replaceAll(ids.others, 'OTHERS')
    .replaceAll(ids.watcher, 'WATCHER');

export const secretOf = async (database: Database, id: string): Promise<string> => {
  const rows = database.selectFrom('commitments').select('secret').where('game', '=', id);
  return (await rows.executeTakeFirstOrThrow()).secret;
};
