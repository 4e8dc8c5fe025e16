import { mailOf, shownOf, webhookBody } from '../notices/channels.ts';
import { sorted } from '../notices/sorting.ts';
import { Person } from './client.ts';
import { NOW, named, type Side } from './worlds.ts';

/** For the leak test: all that the viewer is told of a table besides what comes over the WebSocket. */

const asked = async (side: Side, person: Person, path: string, headers?: Record<string, string>): Promise<unknown> => {
  const { status, body } = await person.ask('GET', path, undefined, headers);
  side.documents.push(JSON.stringify(body));
  return { status, body };
};

/** Of a list, what speaks of the table. */
const about = (id: string, body: unknown): unknown[] => {
  if (typeof body !== 'object' || body === null || !JSON.stringify(body).includes(id)) return [];
  const parts = Object.values(body);
  return !Array.isArray(body) && parts.includes(id) ? [body] : parts.flatMap((part) => about(id, part));
};

/** What is told of the table itself, without the hash of its own secret and the link to it. */
export const listed = async (side: Side): Promise<string[]> => {
  const { id, people } = side;
  const parts = ['', '/picture', '/record', '/chat', '/notes', '/rematch', '/invitations'];
  const told = await Promise.all(parts.map((part) => asked(side, people.viewer, `/api/tables/${id}${part}`)));
  return told.map((one) =>
    named(
      side,
      JSON.stringify(one, (key, value) => (key === 'commitment' || key === 'invite' ? '' : value)),
    ),
  );
};

/** What lists say of it: my tables, all that is stored about me, pages of players, ratings, tournaments and the one it belongs to. */
export const mentioned = async (side: Side): Promise<string[]> => {
  const { id, people, match, tournament } = side;
  const { viewer, ids, token } = people;
  const mine = ['tables', 'lobby', 'invitations', 'notices', 'me/export', 'tournaments'].map((path) => `/api/${path}`);
  const players = [ids.viewer, ids.others].map((player) => `/api/players/${player}`);
  const ratings = `/api/ratings/${match.kernel.game.id}`;
  const cup = `/api/tournaments/${tournament}`;
  const told = await Promise.all([
    ...[...mine, ...players, ratings, cup].map((path) => asked(side, viewer, path)),
    asked(side, new Person(viewer.address), '/api/bot/tables', { authorization: `Bearer ${token}` }),
  ]);
  return told.map((one) =>
    named(
      side,
      JSON.stringify(about(id, one), (key, value) => (key === 'commitment' || key === 'invite' ? '' : value)),
    ),
  );
};

/** What a program of the viewer's is told at its seat. */
export const programmed = async (side: Side, moves: readonly string[]): Promise<string[]> => {
  const { id, client, people, documents } = side;
  const seat = client.snapshot?.viewer;
  if (seat === null || seat === undefined) return [];
  const words = ['legal', 'view', 'events', 'result', 'record', 'undo'].map((word): object => ({ do: word }));
  const said = [...words, { do: 'view', seat: 'spectator' }, ...moves.map((move) => ({ do: 'why', move }))];
  const headers = { authorization: `Bearer ${people.token}` };
  const program = new Person(people.viewer.address);
  const told = await Promise.all(
    said.map((one) => program.ask('POST', `/api/bot/tables/${id}?seat=${seat}`, one, headers)),
  );
  const texts = told.map(({ status, body }) => JSON.stringify([status, body]));
  documents.push(...texts);
  return texts.map((text) => named(side, text));
};

/** What the viewer would be told of it, not looking: every notice, and every word of it, by mail, push and webhook. */
export const noticed = async (side: Side): Promise<string[]> => {
  const { world, people, id, documents } = side;
  const { database } = world.server;
  const rows = await database
    .selectFrom('notices')
    .selectAll()
    .where('account', '=', people.ids.viewer)
    .where('game', '=', id)
    .orderBy('kind')
    .orderBy('channel')
    .execute();
  if (rows.length === 0) return [];
  const { told } = await sorted(database, rows, [], NOW);
  const site = { origin: 'https://play.example.org' };
  const mail = mailOf(site, { recipient: 'viewer@example.org', language: 'en', unsubscribe: 'token' }, told);
  const text = JSON.stringify([rows, mail, shownOf(site, 'de', told), webhookBody(site, rows, told, 0)]);
  documents.push(text);
  // The id of a notice follows from the table's.
  return [named(side, text).replace(/[0-9a-f]{32}/g, 'NOTICE')];
};

/** Open data of a game, for anybody. */
export const openData = async (address: string, game: string): Promise<string> =>
  (await fetch(`${address}/api/export/${game}.jsonl`)).text();
