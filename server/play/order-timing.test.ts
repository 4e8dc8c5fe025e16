import { Match, Random } from '@ravelin/engine';
import type { AnyMatch } from '@ravelin/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GameStore } from '../store/games.ts';
import { Lobby, PERSON } from '../store/lobby.ts';
import type { Beside } from '../store/turns.ts';
import { Client, Person } from '../testing/client.ts';
import { begun, playRandom } from '../testing/games.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';
import { drawHold, HOLDS } from './pace.ts';

/** What a standing order answers must not be told apart from what a person answers, by when it comes or by anything else. */

const HOLD = 3000;

let time: TestTime;
let server: TestServer;
let people: Person[];

beforeEach(async () => {
  time = new TestTime();
  server = await testServer({ now: time.now, later: time.later, hold: () => HOLD, chance: { int: () => 0 } });
  people = await Promise.all(['Answers', 'Waits', 'Watches'].map((name) => Person.guest(server.address, name)));
});

afterEach(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

/** A game of Vienna in which somebody is asked for a response. */
const atWindow = async (): Promise<AnyMatch> => {
  for (let n = 0; ; n++) {
    const rng = new Random(`window ${n}`);
    const match = await begun('vienna', rng);
    while (!match.over) {
      const pending = match.kernel.pending(match.state);
      if (pending?.decision.declines !== undefined && match.kernel.declining(match.state)) return match;
      playRandom(match, rng);
    }
  }
};

const idOf = async (person: Person): Promise<string> => (await person.must<{ id: string }>('GET', '/api/me')).id;

interface Side {
  readonly id: string;
  readonly answers: Client;
  readonly waits: Client;
  readonly watches: Client;
  readonly decline: string;
}

/** The same position at a table of its own. */
const sideOf = async (position: AnyMatch, beside: Beside = {}): Promise<Side> => {
  const { kernel, set, seat } = position;
  const match = new Match(kernel, { set, position: position.positionJson(), source: new Random('same') });
  const [mine, other] = [await idOf(people[0]), await idOf(people[1])];
  const seats = kernel.game.seats.map((one) => ({ seat: one, player: PERSON, account: one === seat ? mine : other }));
  const manner = { components: null, pace: 'live', timeout: 'forfeit', watchable: true, open: false };
  const table = { game: 'vienna', scenario: match.scenario, options: {}, ...manner, seats };
  const id = await new Lobby(server.database).create(other, table, 0);
  await new GameStore(server.database).begin(id, match, beside, 0);
  const [answers, waits, watches] = await Promise.all(people.map((person) => new Client(person, id).connect()));
  await Promise.all([answers, waits, watches].map((client) => client.untilTable(({ watchers }) => watchers === 1)));
  const declining = kernel.declining(match.state);
  if (!declining) throw new Error('nothing to decline');
  return { id, answers, waits, watches, decline: match.format(declining) };
};

/** Everything that anybody else can find out at this moment. */
const known = async ({ id, waits, watches }: Side): Promise<string> => {
  const about = await Promise.all(
    [waits, watches].map(async ({ person }) => {
      const { body } = await person.ask('GET', `/api/tables/${id}`);
      return { ...(body as object), id: '', invite: '', fair: '' };
    }),
  );
  await Promise.all([waits, watches].map((client) => client.ask('saw', { moves: 0 })));
  return JSON.stringify([waits.receivedOfGame, watches.receivedOfGame, about]);
};

const ordered = (match: AnyMatch): Beside => {
  const pending = match.kernel.pending(match.state);
  if (!pending || match.seat === null) throw new Error('nothing is asked');
  const { id: decision, prompt } = pending.decision;
  const order = {
    seat: match.seat,
    decision,
    prompt,
    rule: pending.rule,
    until: 'revoked',
    turn: null,
    since: -1,
  } as const;
  return { orders: { given: [order], made: [] } };
};

test('an order given before, one given now, a person and a program that decline are the same to everybody else', async () => {
  const match = await atWindow();
  const before = await sideOf(match, ordered(match));
  const now = await sideOf(match);
  const byHand = await sideOf(match);
  const programmed = await sideOf(match);
  const silent = await sideOf(match);
  const sides = [before, now, byHand, programmed, silent];
  const same = async (some: readonly Side[]): Promise<void> => {
    const [first, ...others] = await Promise.all(some.map(known));
    for (const one of others) expect(one).toBe(first);
  };
  await same(sides);
  await time.pass(1000);
  await now.answers.ask('order', { until: 'revoked' }, 'o');
  const held = await byHand.answers.ask('play', { move: byHand.decline }, 'p');
  expect(held).not.toHaveProperty('error');
  expect((await byHand.answers.untilTable((table) => table.held !== null)).held).toBe(byHand.decline);
  const { token } = await people[0].must<{ token: string }>('POST', '/api/tokens', { name: 'bot' });
  const words = { do: 'play', move: programmed.decline, key: 'p' };
  const bearer = { authorization: `Bearer ${token}` };
  const said = await new Person(server.address).ask('POST', `/api/bot/tables/${programmed.id}`, words, bearer);
  expect(said).toMatchObject({ status: 200, body: { ok: { moves: 0 } } });
  await same(sides);
  await time.pass(HOLD - 1001);
  await same(sides);
  const length = match.positionJson().seq ?? 0;
  expect(before.waits.snapshot?.length).toBe(0);
  await time.pass(1);
  await Promise.all(
    [before, now, byHand, programmed].map(({ waits }) => waits.until((snapshot) => snapshot.length === 1)),
  );
  await Promise.all(
    [before, now, byHand, programmed].map(({ watches }) => watches.until((snapshot) => snapshot.length === 1)),
  );
  await same([before, now, byHand, programmed]);
  expect(silent.waits.snapshot?.length).toBe(0);
  expect(length).toBeGreaterThan(0);
  // Who says nothing in that time is a person; then an answer comes when it is given.
  await silent.answers.ask('play', { move: silent.decline }, 'p');
  await silent.waits.until((snapshot) => snapshot.length === 1);
  await Promise.all(
    sides.flatMap(({ answers, waits, watches }) => [answers, waits, watches].map((one) => one.close())),
  );
});

test('what is held can be changed or taken back, survives a restart, and is made once', async () => {
  const match = await atWindow();
  const { id, answers, waits, watches, decline } = await sideOf(match);
  await answers.ask('play', { move: decline }, 'one');
  await answers.ask('undo', {}, 'two');
  await answers.untilTable((table) => table.held === null);
  await time.pass(HOLD);
  expect(waits.snapshot?.length).toBe(0);
  await Promise.all([answers, waits, watches].map((client) => client.close()));

  const again = await sideOf(match);
  expect(await again.answers.ask('play', { move: 'dance' }, 'x')).toHaveProperty('error');
  await again.answers.ask('play', { move: again.decline }, 'y');
  await Promise.all([again.answers, again.waits, again.watches].map((client) => client.close()));
  await server.restart();
  await time.pass(HOLD);
  const back = await new Client(again.answers.person, again.id).connect();
  expect(back.snapshot?.length).toBe(1);
  // It was marked by its key, so sending it again does nothing.
  expect(await back.ask('play', { move: again.decline }, 'y')).not.toHaveProperty('error');
  expect(back.snapshot?.length).toBe(1);
  await back.close();
  expect(id).not.toBe(again.id);
});

test('nothing is held where nobody else could hear of it', async () => {
  const match = await atWindow();
  const host = people[0];
  const account = await idOf(host);
  const { kernel, set } = match;
  const copy = new Match(kernel, { set, position: match.positionJson(), source: new Random('same') });
  const seats = kernel.game.seats.map((seat) => ({ seat, player: PERSON, account }));
  const manner = { components: null, pace: 'live', timeout: 'forfeit', watchable: false, open: false };
  const table = { game: 'vienna', scenario: match.scenario, options: {}, ...manner, seats };
  const id = await new Lobby(server.database).create(account, table, 0);
  await new GameStore(server.database).begin(id, copy, ordered(match), 0);
  const client = await new Client(host, id).connect();
  expect(client.snapshot?.length).toBe(1);
  await client.close();
});

test('the time is drawn between its bounds, whatever the pace', () => {
  for (const [pace, { least, most }] of Object.entries(HOLDS))
    for (let n = 0; n < 100; n++) {
      const drawn = drawHold(pace);
      expect(drawn).toBeGreaterThanOrEqual(least);
      expect(drawn).toBeLessThan(most);
    }
});

test('nobody is told where somebody is who is asked what an order could answer: whoever is away cannot have answered', async () => {
  const { answers, waits, watches } = await sideOf(await atWindow());
  await waits.untilTable((table) => table.watchers === 1);
  await answers.drop();
  await watches.close();
  // That the spectator has gone is told after that the line broke was found out.
  await waits.untilTable((table) => table.watchers === 0);
  const told = waits.received.flatMap((text) => JSON.parse(text).table?.presence ?? []);
  expect(told.length).toBeGreaterThan(0);
  for (const presence of told) expect(presence).toEqual({});
  await waits.ask('resign');
  await waits.untilTable(({ presence }) => Object.values(presence).includes('lost'));
});
