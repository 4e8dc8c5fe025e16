import { BadComponents, Random, Refusal } from '@ravelin/engine';
import { bringGame } from '@ravelin/table';
import { expect, test } from 'vitest';
import { kernelOf } from './catalogue.ts';
import { Room } from './room.ts';
import { packShared, unpackShared } from './shared.ts';

/** A table in the middle of a game, two people at one screen. */
const played = async (game: string, moves: number, components?: unknown): Promise<Room> => {
  await bringGame(game);
  const room = new Room();
  const { seats } = room.game(game);
  const here = Object.fromEntries(seats.map((seat) => [seat, 'here']));
  room.open({ game, seats: here, seed: 'link', ...(components !== undefined && { components: components as never }) });
  const chance = new Random('link');
  for (let n = 0; n < moves && !room.look().result; n++) {
    const { curtain } = room.look();
    if (curtain !== null) room.here.take(curtain);
    const { moves: open, lists } = room.look();
    const listed = (kind: string): string => {
      const names: string[] = [];
      for (;;) {
        const { next, closes, notation } = room.here.rules.list(kind, names);
        if (closes || next.length === 0) return notation;
        names.push(next[chance.int(next.length)]);
      }
    };
    let move = open[chance.int(open.length)];
    while (move?.open) {
      const names: string[] = move.parts.map(({ name }) => name);
      const on = room.here.rules.unfold(move.kind, names);
      move = on[chance.int(on.length)];
    }
    room.here.play(move?.notation ?? listed(lists[0].kind));
  }
  const { curtain } = room.look();
  if (curtain !== null) room.here.take(curtain);
  return room;
};

/** How many characters a link may have that is to be sent; its address comes before it. */
const SENDABLE = 1900;

test.each([
  ['vienna', 60],
  ['stronghold', 80],
  ['mohacs', 80],
  ['hapsburg', 12],
  ['ottoman-sunset', 6],
  ['two-empires', 12],
])('a link to %s is short, and opens with view, question and log', async (game, moves) => {
  const room = await played(game, moves);
  const now = room.inPublic();
  const link = await packShared(room.here.share(false));
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length, game).toBeLessThan(SENDABLE);
  const shared = room.openShared(await unpackShared(link));
  const { viewer: _viewer, ...view } = JSON.parse(JSON.stringify(now.view));
  const alone = now.seats.length === 1;
  if (!alone) expect(shared.view).toEqual({ ...view, viewer: 'spectator' });
  expect(shared.decision).toMatchObject({ id: now.decision?.id, prompt: now.decision?.prompt });
  expect(shared.events.length).toBeGreaterThan(4);
  const last = now.events.at(-1);
  expect(shared.events.at(-1)).toMatchObject({ event: last?.event, seq: last?.seq });
  expect(shared.moves).toEqual([]);
});

test('V4.4 a link shows no hand, unless who sends it wants their own in it', async () => {
  const room = await played('vienna', 12);
  const { viewer, view } = room.look();
  const hand = `${viewer} hand`;
  const open = view.zones as Record<string, unknown>;
  const sent = await packShared(room.here.share(true));
  const bare = await packShared(room.here.share(false));
  const handIn = async (link: string) => {
    const other = new Room();
    return (other.openShared(await unpackShared(link)).view.zones as Record<string, unknown>)[hand];
  };
  expect(await handIn(sent)).toEqual(open[hand]);
  expect(await handIn(bare)).toHaveProperty('hidden');
});

test('a link that lost or changed a character is told from a good one', async () => {
  const room = await played('vienna', 4);
  const link = await packShared(room.here.share(false));
  for (const bad of [`${link.slice(0, 40)}x${link.slice(41)}`, link.slice(0, -3), '%%%', ''])
    await expect(unpackShared(bad)).rejects.toMatchObject({ code: 'bad-link' });
});

interface Cards {
  readonly set: { title: string };
  readonly strategy: { id: string; title: string; text: string; history: string }[];
}
/** A set of somebody's own: one card changed, one more, one gone. */
const ownFiles = async (): Promise<Cards> => {
  await bringGame('vienna');
  const files = structuredClone(kernelOf('vienna').game.sets[0].files) as Cards;
  files.set.title = 'Mine';
  files.strategy[2].title = 'Other mines';
  files.strategy.push({ ...files.strategy[3], id: 'OS31' });
  files.strategy.splice(9, 1);
  return files;
};

test("a link to a game with somebody's own component set brings the set along, and stays short", async () => {
  const files = await ownFiles();
  const room = await played('vienna', 20, files);
  const { view, set } = room.inPublic();
  const link = await packShared(room.here.share(false));
  expect(link.length).toBeLessThan(SENDABLE);
  const other = new Room();
  const shared = other.openShared(await unpackShared(link));
  expect(shared.set).toEqual(set);
  expect(shared.set.own).toBeDefined();
  expect(other.components()).toEqual(files);
  expect(shared.view.zones).toEqual(view.zones);
});

test('a link to a game with another set that comes with it names that set', async () => {
  await bringGame('vienna');
  const { sets } = kernelOf('vienna').game;
  const room = await played('vienna', 4, sets[1].id);
  const other = new Room();
  const shared = other.openShared(await unpackShared(await packShared(room.here.share(false))));
  expect(shared.set).toMatchObject({ id: sets[1].id, own: sets[1].hash });
  expect(other.components()).toEqual(sets[1].files);
});

test('a set that differs in too much is refused in words, and so is a link whose set is broken', async () => {
  const files = await ownFiles();
  const chance = new Random('words');
  const nonsense = () => Array.from({ length: 300 }, () => String.fromCharCode(97 + chance.int(26))).join('');
  for (const card of files.strategy) card.history = nonsense();
  const room = await played('vienna', 2, files);
  await expect(packShared(room.here.share(false))).rejects.toThrow(/too much to fit into a link/);
  const broken = { ...room.here.share(false), set: { changes: { members: { board: { is: 'none' } }, gone: [] } } };
  expect(() => new Room().openShared(broken)).toThrow(BadComponents);
  const unknown = { ...room.here.share(false), set: { id: 'golden' } };
  expect(() => new Room().openShared(unknown)).toThrow(Refusal);
});
