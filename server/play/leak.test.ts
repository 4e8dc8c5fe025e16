import { Match, Random } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { type AnyMatch, chanceOf, curious, looks, type Question, worldsOf } from '@ravelin/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { Onlooker } from '../../table/onlooker.ts';
import { shownOf, webhookBody } from '../notices/channels.ts';
import { KINDS } from '../notices/kinds.ts';
import { sorted } from '../notices/sorting.ts';
import { GameStore } from '../store/games.ts';
import { Lobby, PERSON } from '../store/lobby.ts';
import { Client, Person } from '../testing/client.ts';
import { begun, playRandom } from '../testing/games.ts';
import { type TestServer, testServer } from '../testing/server.ts';

/**
 * The leak law of the table (`table/leak.ts`), carried up to a live server: what a viewer may not know is dealt anew, and every byte
 * that comes over the network, asked for or not, must stay the same.
 */

let server: TestServer;
let viewer: Person;
let others: Person;
let token: string;
let noticesSeen = 0;

beforeAll(async () => {
  // Time stands still, so that it does not tell the worlds apart.
  server = await testServer({ now: () => 1_000_000, noticeEvery: 2 ** 30 });
  viewer = await Person.guest(server.address, 'Viewer');
  others = await Person.guest(server.address, 'Others');
  await viewer.must('PUT', '/api/notices', { mail: [], push: KINDS, webhook: KINDS, language: 'en' });
  ({ token } = await viewer.must<{ token: string }>('POST', '/api/tokens', { name: 'bot' }));
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const idOf = async (person: Person): Promise<string> => (await person.must<{ id: string }>('GET', '/api/me')).id;

/** One of the two worlds, on the server: a table that the viewer looks at, and those at the other seats. */
interface Side {
  readonly id: string;
  /** The same game at home, which knows everything. */
  readonly match: AnyMatch;
  readonly client: Client;
  readonly players: Client;
}

const sideOf = async (match: AnyMatch, seats: readonly string[]): Promise<Side> => {
  const { game } = match.kernel;
  const account = await idOf(viewer);
  const other = await idOf(others);
  const sitting = game.seats.map((seat) => ({ seat, player: PERSON, account: seats.includes(seat) ? account : other }));
  const manner = { components: null, pace: 'live', timeout: 'forfeit', watchable: true, open: false };
  const table = { game: game.id, scenario: match.scenario, options: {}, ...manner, seats: sitting };
  const id = await new Lobby(server.database).create(other, table, 0);
  const games = new GameStore(server.database);
  match.fair = (await games.chance(id))?.fair;
  await games.begin(id, match, {}, 0);
  const [client, players] = await Promise.all([viewer, others].map((person) => new Client(person, id).connect()));
  return { id, match, client, players };
};

const answered = async ({ client }: Side, questions: readonly Question[]): Promise<readonly string[]> => {
  const before = client.receivedOfGame.length;
  await Promise.all(questions.map(({ request, args }, i) => client.ask(request, args, `key ${i}`)));
  return client.receivedOfGame.slice(before);
};

/** What is told over HTTP, without the table's own names and the hash of its own secret. */
const listed = async ({ id }: Side): Promise<string> => {
  const { body } = await viewer.ask('GET', `/api/tables/${id}`);
  const picture = await viewer.must('GET', `/api/tables/${id}/picture`);
  const { fair, ...table } = body as { fair: object };
  const record = await viewer.ask('GET', `/api/tables/${id}/record`);
  const beside = await Promise.all(
    ['chat', 'notes', 'rematch'].map(async (what) => (await viewer.ask('GET', `/api/tables/${id}/${what}`)).body),
  );
  return JSON.stringify([beside, { ...table, id: '', invite: '', picture }, { ...fair, commitment: '' }, record.body]);
};

/** What a program of the viewer's is told at its seat. */
const programmed = async ({ id, client }: Side, moves: readonly string[]): Promise<string[]> => {
  const seat = client.snapshot?.viewer;
  if (seat === null || seat === undefined) return [];
  const words = ['legal', 'view', 'events', 'result', 'record', 'undo'].map((word): object => ({ do: word }));
  const said = [...words, { do: 'view', seat: 'spectator' }, ...moves.map((move) => ({ do: 'why', move }))];
  const headers = { authorization: `Bearer ${token}` };
  const told = said.map((one) =>
    new Person(server.address).ask('POST', `/api/bot/tables/${id}?seat=${seat}`, one, headers),
  );
  return (await Promise.all(told)).map(({ status, body }) => JSON.stringify([status, body]));
};

/** What the viewer would be told of it, not looking: every notice, and every word of it. */
const noticed = async ({ id }: Side): Promise<string[]> => {
  const account = await idOf(viewer);
  const rows = await server.database
    .selectFrom('notices')
    .selectAll()
    .where('account', '=', account)
    .where('game', '=', id)
    .orderBy('kind')
    .orderBy('channel')
    .execute();
  if (rows.length === 0) return [];
  const { told } = await sorted(server.database, rows, [], 1_000_000);
  const site = { origin: 'https://play.example.org' };
  const sent = [shownOf(site, 'en', told), webhookBody(site, rows, told, 0)];
  // The table's own name is another in each world, and what is made from it.
  return [
    JSON.stringify([rows, sent])
      .replaceAll(id, 'ID')
      .replace(/[0-9a-f]{32}/g, 'NAME'),
  ];
};

const secretOf = async (id: string): Promise<string> => {
  const rows = server.database.selectFrom('commitments').select('secret').where('game', '=', id);
  return (await rows.executeTakeFirstOrThrow()).secret;
};

/** While the game runs nothing that goes out holds the secret of its chance. */
const checkSecret = async ({ id, match, client, players }: Side): Promise<void> => {
  const secret = await secretOf(id);
  if (match.over) return;
  const told = [...client.received, ...players.received];
  for (const person of [viewer, others])
    for (const path of ['/api/me/export', '/api/tables', `/api/tables/${id}`, `/api/tables/${id}/record`])
      told.push(JSON.stringify((await person.ask('GET', path)).body));
  for (const text of told)
    if (text.includes(secret)) throw new Error(`the secret of chance is told: ${text.slice(0, 300)}`);
};

const same = (what: string, left: readonly string[], right: readonly string[]): void => {
  expect(left.length).toBe(right.length);
  for (const [i, text] of left.entries())
    if (text !== right[i]) throw new Error(`${what} tells a secret: ${text.slice(0, 300)}`);
};

const compare = async (name: string, real: Side, world: Side, rng: Random): Promise<number> => {
  const { kernel, state, seat } = real.match;
  const idle = real.client.snapshot?.viewer !== seat;
  const all = curious(kernel, [state, world.match.state], rng, idle);
  same(name, await answered(real, all), await answered(world, all));
  same(`${name}, by HTTP,`, [await listed(real)], [await listed(world)]);
  const notices = await noticed(real);
  same(`${name}, as a notice,`, notices, await noticed(world));
  noticesSeen += notices.length;
  const moves = [real, world].map(({ match }) => match.format(match.kernel.random(match.state, rng)));
  same(`${name}, to a program,`, await programmed(real, moves), await programmed(world, moves));
  return all.length;
};

/** Makes a move that draws nothing at random in both worlds, if it is one in both and shows nobody which of them it is. */
const followed = async (real: Side, world: Side, viewedBy: number | undefined, rng: Random): Promise<boolean> => {
  const { match } = real;
  if (match.over || match.seat === real.client.snapshot?.viewer) return false;
  const move = match.kernel.random(match.state, rng);
  const chance = chanceOf(match.kernel, match.state, world.match.state, move, viewedBy, rng);
  if (!chance || chance.real.length + chance.other.length > 0) return false;
  const text = match.format(move);
  for (const side of [real, world]) {
    const told = side.client.change();
    const { curtain } = side.players.snapshot ?? {};
    if (curtain) await side.players.ask('take', { seat: curtain });
    const reply = await side.players.ask('play', { move: text }, `${text} ${side.match.length}`);
    expect(reply).not.toHaveProperty('error');
    side.match.play(text);
    await told;
  }
  return true;
};

/** The others talk, and propose something: the viewer hears of it, or does not, alike in both worlds. */
const talked = async ({ id, client, players }: Side, about: string): Promise<void> => {
  await others.must('POST', `/api/tables/${id}/chat`, { text: about });
  // Who only watches hears nothing of what those who play say, and where nobody else plays nothing is proposed.
  if (client.snapshot?.viewer === null) return;
  await client.untilChat(about);
  expect(await players.ask('propose', { kind: 'draw' })).not.toHaveProperty('error');
  await client.untilTable(({ proposals }) => proposals.length > 0);
  await players.ask('decline', { kind: 'draw' });
  await client.untilTable(({ proposals }) => proposals.length === 0);
};

const check = async (match: AnyMatch, rng: Random): Promise<{ asked: number; moved: number }> => {
  const { kernel, set } = match;
  let asked = 0;
  let moved = 0;
  for (const look of looks(kernel.game)) {
    const sides: Side[] = [];
    for (const position of worldsOf(match, look.viewer, rng))
      sides.push(await sideOf(new Match(kernel, { set, position, source: new Random('same') }), look.seats));
    const [real, world] = sides;
    asked += await compare(look.name, real, world, rng);
    // What is told to one who comes back is the same too.
    for (const { client } of sides) await client.drop().then(() => client.connect());
    same(`${look.name}, at all times,`, real.client.receivedOfGame, world.client.receivedOfGame);
    while (look.seats.length < kernel.game.seats.length && (await followed(real, world, look.viewer, rng))) {
      moved++;
      // At the end everything lies open.
      if (real.match.over) break;
      for (const side of sides) await talked(side, `after ${moved}`);
      asked += await compare(look.name, real, world, rng);
      if (moved > 3) break;
    }
    if (!real.match.over) same(`${look.name}, at all times,`, real.client.receivedOfGame, world.client.receivedOfGame);
    for (const side of sides) await checkSecret(side);
    for (const { client, players } of sides) await Promise.all([client.close(), players.close()]);
  }
  return { asked, moved };
};

const at = async (game: string, moves: number): Promise<AnyMatch> => {
  const rng = new Random(`${game} at ${moves}`);
  const match = await begun(game, rng);
  for (let n = 0; n < moves && !match.over; n++) playRandom(match, rng);
  return match;
};

const GAMES = size(1, 6) === 1 ? ['vienna'] : Object.keys(registry);

test.each(GAMES)('%s: no byte from the server depends on what its reader may not know', async (game) => {
  let asked = 0;
  let moved = 0;
  for (let n = 0; n < size(1, 8); n++) {
    const match = await at(game, 8 + 11 * n);
    if (match.over) continue;
    const found = await check(match, new Random(`${game} ${n}`));
    asked += found.asked;
    moved += found.moved;
  }
  expect(asked).toBeGreaterThan(100);
  expect(noticesSeen).toBeGreaterThan(0);
  if (game === 'vienna') expect(moved).toBeGreaterThan(0);
});

test('the law finds a server that gives out the secret of chance', async () => {
  const { table } = Lobby.prototype;
  Lobby.prototype.table = async function (id) {
    const row = await table.call(this, id);
    return row?.fair && { ...row, fair: { ...row.fair, commitment: await secretOf(id) } };
  };
  try {
    await expect(check(await at('vienna', 8), new Random('finds'))).rejects.toThrow(/secret of chance is told/);
  } finally {
    Lobby.prototype.table = table;
  }
});

test('the law finds a server that gives out the record of a running game', async () => {
  const before = Object.getOwnPropertyDescriptor(Onlooker.prototype, 'record');
  const value = function (this: { table: { match: AnyMatch } }) {
    return this.table.match.record();
  };
  Object.defineProperty(Onlooker.prototype, 'record', { value, configurable: true });
  try {
    await expect(check(await at('vienna', 8), new Random('finds'))).rejects.toThrow(/tells a secret/);
  } finally {
    if (before) Object.defineProperty(Onlooker.prototype, 'record', before);
  }
});
