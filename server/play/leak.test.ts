import { Match, Random } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { type AnyMatch, chanceOf, curious, type Look, looks, type Question, worldsOf } from '@ravelin/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { Onlooker } from '../../table/onlooker.ts';
import { GameStore } from '../store/games.ts';
import { Lobby } from '../store/lobby.ts';
import { Talk } from '../store/talk.ts';
import { begun, playRandom } from '../testing/games.ts';
import { listed, mentioned, noticed, openData, programmed } from '../testing/told.ts';
import {
  elsewhere,
  logOf,
  metricsOf,
  named,
  openWorld,
  type People,
  peopleOf,
  type Side,
  secretOf,
  sideOf,
  type World,
} from '../testing/worlds.ts';

/**
 * The leak law of the table (`table/leak.ts`), carried up to live servers, one for each world: what a viewer may not know is dealt anew, and
 * every byte that comes over the network, asked for or not, must stay the same. So must the log, the metrics and what other servers are told.
 */

let worlds: World[];

beforeAll(async () => {
  worlds = await Promise.all([openWorld('the real world'), openWorld('the other world')]);
});

afterAll(async () => {
  for (const { server } of worlds) {
    await server.end();
    expect(server.troubles).toEqual([]);
  }
});

const answered = async (side: Side, questions: readonly Question[]): Promise<readonly string[]> => {
  const { client } = side;
  const before = client.receivedOfGame.length;
  await Promise.all(questions.map(({ request, args }, i) => client.ask(request, args, `key ${i}`)));
  return client.receivedOfGame.slice(before);
};

const same = (what: string, left: readonly string[], right: readonly string[]): void => {
  expect(left.length).toBe(right.length);
  for (const [i, text] of left.entries())
    if (text !== right[i])
      throw new Error(`${what} tells a secret: ${text.slice(0, 300)} against ${right[i].slice(0, 300)}`);
};

const sameFrames = (name: string, real: Side, world: Side): void => {
  const [left, right] = [real, world].map((side) => side.client.receivedOfGame.map((text) => named(side, text)));
  same(`${name}, at all times,`, left, right);
};

/** What was looked at. */
interface Found {
  games: number;
  asked: number;
  moved: number;
  notices: number;
  frames: number;
  documents: number;
}

const compare = async ({ name }: Look, real: Side, world: Side, rng: Random, found: Found): Promise<void> => {
  const { kernel, state, seat } = real.match;
  const idle = real.client.snapshot?.viewer !== seat;
  const all = curious(kernel, [state, world.match.state], rng, idle);
  found.asked += all.length;
  same(name, await answered(real, all), await answered(world, all));
  same(`${name}, by HTTP,`, await listed(real), await listed(world));
  same(`${name}, in a list,`, await mentioned(real), await mentioned(world));
  const notices = await noticed(real);
  same(`${name}, as a notice,`, notices, await noticed(world));
  found.notices += notices.length;
  const moves = [real, world].map(({ match }) => match.format(match.kernel.random(match.state, rng)));
  same(`${name}, to a program,`, await programmed(real, moves), await programmed(world, moves));
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

/** What is for nobody but who wrote it, or for whoever looks after the server. */
const privately = ({ world }: Side): readonly string[] => [`a note in ${world.name}`, `a report in ${world.name}`];

/** The others note something for themselves, report it, and talk where the viewer does not listen: all of it is another in each world. */
const whispered = async (side: Side): Promise<void> => {
  const { id, people, client, world } = side;
  const [text, reason] = privately(side);
  await people.others.must('PUT', `/api/tables/${id}/notes`, { text });
  await people.others.must('POST', `/api/tables/${id}/reports`, { reason });
  const isSpectator = client.snapshot?.viewer === null && client.snapshot.curtain === null;
  const apart = isSpectator ? people.others : people.watcher;
  await apart.must('POST', `/api/tables/${id}/chat`, { text: `heard in ${world.name}` });
};

/** The others talk, and propose something: the viewer hears of it, or does not, alike in both worlds. */
const talked = async ({ id, people, client, players }: Side, about: string): Promise<void> => {
  await people.others.must('POST', `/api/tables/${id}/chat`, { text: about });
  // Who only watches hears nothing of what those who play say, and where nobody else plays nothing is proposed.
  if (client.snapshot?.viewer === null) return;
  await client.untilChat(about);
  expect(await players.ask('propose', { kind: 'draw' })).not.toHaveProperty('error');
  await client.untilTable(({ proposals }) => proposals.length > 0);
  await players.ask('decline', { kind: 'draw' });
  await client.untilTable(({ proposals }) => proposals.length === 0);
};

const holdsNot = (what: string, texts: readonly string[], secret: string): void => {
  for (const text of texts) if (text.includes(secret)) throw new Error(`${what} is told: ${text.slice(0, 300)}`);
};

/** While the game runs nothing that goes out holds the secret of its chance, and nothing private does ever. */
const checkSecret = async (side: Side): Promise<void> => {
  const { world, match, client, players, people, id, documents } = side;
  const told = [...client.received, ...documents];
  if (!match.over) {
    const paths = ['/api/me/export', '/api/tables', `/api/tables/${id}`, `/api/tables/${id}/record`];
    const seen = await Promise.all(paths.map((path) => people.others.ask('GET', path)));
    const others = [...players.received, ...seen.map(({ body }) => JSON.stringify(body))];
    holdsNot('the secret of chance', [...told, ...others], await secretOf(world.server.database, id));
  }
  for (const secret of privately(side)) holdsNot('something private', told, secret);
};

/** The game ends, and everything of it lies open; what is private stays so. */
const finish = async (side: Side, seats: readonly string[]): Promise<void> => {
  const { client, players, match } = side;
  const seat = match.kernel.game.seats.find((one) => !seats.includes(one));
  const leaving = seat === undefined ? client : players;
  expect(await leaving.ask('resign', { seat: seat ?? seats[0] })).not.toHaveProperty('error');
  await client.untilTable(({ ended }) => ended !== null);
  await listed(side);
  await mentioned(side);
  for (const secret of privately(side)) holdsNot('something private', [...client.received, ...side.documents], secret);
};

const checkLook = async (look: Look, match: AnyMatch, all: readonly People[], rng: Random, found: Found) => {
  const { kernel, set } = match;
  const sides: Side[] = [];
  const bystanders = [];
  for (const [i, position] of worldsOf(match, look.viewer, rng).entries()) {
    const people = all[i];
    bystanders.push(await elsewhere(worlds[i], people, match));
    const own = new Match(kernel, { set, position, source: new Random('same') });
    sides.push(await sideOf(worlds[i], people, own, look.seats));
  }
  const quiet = bystanders.map(({ receivedOfGame }) => receivedOfGame.length);
  const [real, world] = sides;
  for (const side of sides) await whispered(side);
  await compare(look, real, world, rng, found);
  // What is told to one who comes back is the same too.
  for (const { client } of sides) await client.drop().then(() => client.connect());
  sameFrames(look.name, real, world);
  for (let n = 0; n < 4 && look.seats.length < kernel.game.seats.length; n++) {
    if (!(await followed(real, world, look.viewer, rng))) break;
    found.moved++;
    // At the end everything lies open.
    if (real.match.over) break;
    for (const side of sides) await talked(side, `after ${n}`);
    await compare(look, real, world, rng, found);
  }
  if (!real.match.over) sameFrames(look.name, real, world);
  for (const side of sides) await checkSecret(side);
  if (!real.match.over) for (const side of sides) await finish(side, look.seats);
  for (const [i, { receivedOfGame, received }] of bystanders.entries()) {
    expect(receivedOfGame.length, 'what another table is told').toBe(quiet[i]);
    holdsNot('something of another table', received, sides[i].id);
  }
  found.frames += real.client.received.length;
  found.documents += real.documents.length;
  const [left, right] = sides.map((side) =>
    side.world.wire
      .splice(0)
      .filter((text) => text.startsWith(side.id))
      .map((text) => named(side, text)),
  );
  same(`${look.name}, to other servers,`, left, right);
  const clients = [...sides.flatMap(({ client, players }) => [client, players]), ...bystanders];
  await Promise.all(clients.map((client) => client.close()));
};

const check = async (match: AnyMatch, rng: Random, found = nothing(), all = looks(match.kernel.game)) => {
  found.games++;
  const people = await Promise.all(worlds.map(peopleOf));
  for (const look of all) await checkLook(look, match, people, rng, found);
  // The last of it is written after it was answered.
  const [real, world] = worlds;
  await vi.waitFor(() => expect(real.log.length).toBe(world.log.length), 20_000);
  await vi.waitFor(() => expect(logOf(real), 'the log tells a secret').toEqual(logOf(world)), 1000);
  await vi.waitFor(async () => expect(await metricsOf(real)).toEqual(await metricsOf(world)), 20_000);
  for (const { log } of worlds) log.length = 0;
};

const nothing = (): Found => ({ games: 0, asked: 0, moved: 0, notices: 0, frames: 0, documents: 0 });

/** A random game, somewhere between its beginning and its end. */
const somewhere = async (game: string, seed: string): Promise<AnyMatch> => {
  const whole = await begun(game, new Random(seed));
  const moves = new Random(`${seed}, moves`);
  while (!whole.over) playRandom(whole, moves);
  const match = await begun(game, new Random(seed));
  const again = new Random(`${seed}, moves`);
  const depth = new Random(`${seed}, depth`).int(whole.length);
  while (match.length < depth) playRandom(match, again);
  return match;
};

const GAMES = size(1, 6) === 1 ? ['vienna'] : Object.keys(registry);
/** Of each game: 204 in all. */
const EACH = size(1, 34);
/** In the third game of Vienna the others have moves that show nothing. */
const FIRST = size(2, 0);

test.each(GAMES)('%s: no byte from the server depends on what its reader may not know', async (game) => {
  const found = nothing();
  for (let n = FIRST; n < FIRST + EACH; n++)
    await check(await somewhere(game, `${game} ${n}`), new Random(`${game}, what is asked, ${n}`), found);
  expect(found.games).toBe(EACH);
  expect(found.asked).toBeGreaterThan(100 * EACH);
  expect(found.notices).toBeGreaterThan(0);
  if (game === 'vienna') expect(found.moved).toBeGreaterThan(0);
  for (const { server, name } of worlds) {
    const data = await openData(server.address, game);
    expect(data.split('\n').length).toBeGreaterThan(EACH);
    for (const word of [`in ${name}`, 'Viewer', 'Others', 'example.org']) expect(data).not.toContain(word);
  }
});

/** In which world this table is. */
const worldOf = async (id: string): Promise<World> => {
  const [real, world] = worlds;
  const rows = real.server.database.selectFrom('games').select('id').where('id', '=', id);
  return (await rows.executeTakeFirst()) ? real : world;
};

/** One who looks is enough to find what goes out to everybody. */
const finding = async (): Promise<void> => {
  const match = await somewhere('vienna', 'vienna 0');
  await check(match, new Random('finds'), nothing(), looks(match.kernel.game).slice(0, 1));
};

test('the law finds a server that writes into the log how a game stands', async () => {
  const { open } = GameStore.prototype;
  GameStore.prototype.open = async function (...asked) {
    const opened = await open.apply(this, asked);
    const { log } = await worldOf(asked[0]);
    log.push(JSON.stringify({ msg: 'opened', hash: opened?.match.hash() }));
    return opened;
  };
  try {
    await expect(finding()).rejects.toThrow(/the log tells a secret/);
  } finally {
    GameStore.prototype.open = open;
  }
});

test('the law finds a server that gives out the secret of chance', async () => {
  const { table } = Lobby.prototype;
  Lobby.prototype.table = async function (id) {
    const row = await table.call(this, id);
    const { database } = (await worldOf(id)).server;
    return row?.fair && { ...row, fair: { ...row.fair, commitment: await secretOf(database, id) } };
  };
  try {
    await expect(finding()).rejects.toThrow(/secret of chance is told/);
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
    await expect(finding()).rejects.toThrow(/tells a secret/);
  } finally {
    if (before) Object.defineProperty(Onlooker.prototype, 'record', before);
  }
});

test('the law finds a server that gives everybody the notes of all', async () => {
  const { notes } = Talk.prototype;
  Talk.prototype.notes = async (game) => {
    const { database } = (await worldOf(game)).server;
    const rows = await database.selectFrom('notes').select('text').where('game', '=', game).execute();
    return rows.map(({ text }) => text).join();
  };
  try {
    await expect(finding()).rejects.toThrow(/tells a secret: .*a note in/);
  } finally {
    Talk.prototype.notes = notes;
  }
});
