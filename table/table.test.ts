import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { railway } from '../games/two-empires/learn/1-the-railway.ts';
import { bringGame } from './catalogue.ts';
import { requestNamed } from './requests.ts';
import { roomRequests } from './room-requests.ts';
import type { NewGame, Snapshot } from './schemas.ts';
import { Screen } from './testing.ts';

beforeAll(() => bringGame('vienna'));

const HOT_SEAT: NewGame = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' }, seed: 'hot seat' };
const SOLO: NewGame = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'random' }, seed: 'solo' };

const code = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'none';
};

/** The cards that only one seat may see, from its own snapshot. */
const secretsOf = ({ view, viewer }: Snapshot): string[] =>
  [`${viewer} hand`, `${viewer} Tactics`].flatMap((zone) => {
    const cards = view.zones?.[zone];
    return Array.isArray(cards) ? cards.map(String) : [];
  });

/** Plays any first move, walking lists to their end. */
const anyMove = (table: Screen, snapshot: Snapshot): Snapshot => {
  const [move] = snapshot.moves;
  if (move) return table.play(move.notation);
  const [{ kind }] = snapshot.lists;
  let names: string[] = [];
  for (;;) {
    const step = table.list(kind, names);
    if (step.closes) return table.play(step.notation);
    names = [...names, step.next[0]];
  }
};

describe('a set that comes with the game', () => {
  const cannons = ({ view }: Snapshot) => (view.cannons as Record<string, number>)['cw-c'];

  test('is chosen by its id; pages are told to ask for what it holds, unless it is the first', () => {
    const table = new Screen();
    const usual = table.open(HOT_SEAT);
    expect(usual.set).toEqual({ id: 'reconstructed', title: expect.any(String), text: expect.any(String) });
    expect(table.ask('components')).toBeNull();
    expect(cannons(usual)).toBe(0);
    const other = table.open({ ...HOT_SEAT, components: 'forward-guns' });
    expect(other.set).toMatchObject({ id: 'forward-guns', own: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(table.ask('components')).toMatchObject({ set: { id: 'forward-guns' } });
    expect(cannons(other)).toBe(2);
  });

  test('is refused where there is none of that id', () => {
    expect(code(() => new Screen().open({ ...HOT_SEAT, components: 'printed' }))).toBe('unknown-components');
  });
});

describe('hot-seat', () => {
  test('the curtain hangs before each person, and shows what a spectator may see', () => {
    const table = new Screen();
    const first = table.open(HOT_SEAT);
    expect(first).toMatchObject({ curtain: 'ottoman', viewer: null, moves: [], lists: [] });
    expect(code(() => table.play('keep tactics'))).toBe('curtain');
    expect(code(() => table.take('habsburg'))).toBe('not-your-turn');
    const mine = table.take('ottoman');
    expect(mine).toMatchObject({ curtain: null, viewer: 'ottoman' });
    expect(mine.moves.length).toBeGreaterThan(0);
    const secrets = secretsOf(mine);
    expect(secrets.length).toBeGreaterThan(4);
    const after = table.play(mine.moves[0].notation);
    expect(after.curtain).toBe('habsburg');
    const told = JSON.stringify(after);
    for (const card of secrets) expect(told).not.toContain(`"${card}"`);
  });

  test('where all seats know the same there is no curtain, and whoever decides has the screen and has seen everything', async () => {
    await bringGame('two-empires');
    const table = new Screen();
    const seats = { hapsburg: 'here', ottoman: 'here' } as const;
    let now = table.open({ game: 'two-empires', seats, seed: 'no secrets' });
    const deciders = new Set<string>();
    for (let n = 0; n < 60 && now.decision; n++) {
      expect(now).toMatchObject({ curtain: null, viewer: now.decision.seat, seen: now.length });
      deciders.add(now.decision.seat);
      now = table.play((now.moves.find(({ kind }) => kind === 'end actions') ?? now.moves[0]).notation);
    }
    expect([...deciders]).toEqual(['hapsburg', 'ottoman']);
  });

  test('what was handed on without a curtain can be taken back by whoever made it', async () => {
    await bringGame('two-empires');
    const table = new Screen();
    const seats = { hapsburg: 'here', ottoman: 'here' };
    table.shown('position', { game: 'two-empires', position: railway.position, seats, dice: [4] });
    const open = table.play('attack balkan alone by actions');
    const asked = table.play('send action');
    expect([open.viewer, asked.viewer, asked.undo.open]).toEqual(['hapsburg', 'ottoman', true]);
    expect(table.undo()).toMatchObject({ viewer: 'hapsburg', curtain: null, length: open.length });
  });

  test('nothing that one seat receives holds a card that it may not know, for a whole game', () => {
    const table = new Screen();
    let snapshot = table.open(HOT_SEAT);
    for (let n = 0; n < 60 && !snapshot.result; n++) {
      if (snapshot.curtain) snapshot = table.take(snapshot.curtain);
      const other = snapshot.viewer === 'ottoman' ? 'habsburg' : 'ottoman';
      for (const zone of ['hand', 'Tactics', 'Troop deck', 'tiles'])
        expect(
          Array.isArray(snapshot.view.zones?.[`${other} ${zone}`]) ? snapshot.view.zones?.[`${other} ${zone}`] : [],
        ).toEqual([]);
      snapshot = anyMove(table, snapshot);
    }
  });

  test('under the curtain the last move can be taken back, and its owner must take the screen again', () => {
    const table = new Screen();
    table.open(HOT_SEAT);
    const mine = table.take('ottoman');
    const over = table.play('keep tactics');
    expect(over.undo.open).toBe(true);
    expect(table.undo()).toMatchObject({ curtain: 'ottoman', viewer: null, length: 0 });
    expect(table.take('ottoman').view).toEqual(mine.view);
  });
});

describe('against the random player', () => {
  test('the person here sees their own side only, and may not move for the other', async () => {
    const table = new Screen();
    expect(table.open(SOLO)).toMatchObject({ viewer: 'ottoman', curtain: null });
    const after = table.play('keep tactics');
    expect(after).toMatchObject({ viewer: 'ottoman', moves: [] });
    expect(code(() => table.play('keep tactics'))).toBe('not-your-turn');
    expect((await table.others()).decision?.seat).toBe('ottoman');
    expect(code(() => table.undo())).toBe('undo-closed');
  });

  test('a seed that the worker made stays there until the end', () => {
    const { seed: _seed, ...setting } = SOLO;
    const table = new Screen();
    expect(table.open(setting)).toMatchObject({ seed: null });
    expect(code(() => table.ask('record'))).toBe('not-over');
  });
});

describe('requests', () => {
  test('only what is on the list can be asked, whatever a page calls it', () => {
    const table = new Screen();
    table.open(SOLO);
    for (const name of [
      'constructor',
      'toString',
      '__proto__',
      'save',
      'resume',
      'sit',
      'playRandom',
      'sitting',
      7,
      null,
    ])
      expect(code(() => requestNamed(roomRequests, name))).toBe('unknown-request');
    expect(table.at(0)).toMatchObject({ viewer: 'ottoman' });
  });

  test('a page moves for the seat at its screen, for nobody else', () => {
    const table = new Screen();
    table.open({ ...HOT_SEAT, seats: { ottoman: 'random', habsburg: 'here' } });
    expect(code(() => table.play('keep tactics'))).toBe('not-your-turn');
    expect(code(() => table.why('keep tactics'))).toBe('not-your-turn');
    expect(code(() => table.refusal('keep tactics'))).toBe('not-your-turn');
  });

  test('a seed, given or made, is told when the game is over', () => {
    const table = new Screen();
    expect(JSON.stringify(table.open({ ...SOLO, seed: 'a-seed-that-I-know' }))).not.toContain('a-seed-that-I-know');
  });
});

test('a kept game goes on where it was, in the middle of anything', () => {
  const table = new Screen();
  let snapshot = table.open(HOT_SEAT);
  for (let n = 0; n < 25; n++) {
    if (snapshot.curtain) snapshot = table.take(snapshot.curtain);
    snapshot = anyMove(table, snapshot);
  }
  const again = new Screen().room.resume(table.room.save());
  expect(again).toMatchObject({
    curtain: table.at(99).curtain ?? again.curtain,
    length: 25,
    decision: table.at(99).decision,
  });
});

test('what is damaged is told apart: a save, a record, a game that is not here, a newer format', () => {
  const table = new Screen();
  expect(code(() => table.room.resume('{'))).toBe('bad-save');
  expect(code(() => table.room.resume('{"save":99,"setting":{},"record":{}}'))).toBe('newer-format');
  expect(code(() => table.ask('load', { record: { game: 'vienna' } }))).toBe('bad-record');
  expect(code(() => table.ask('load', { record: { ravelin: 1, game: 'chess' } }))).toBe('unknown-game');
  expect(code(() => table.ask('load', { record: { ravelin: 99, game: 'vienna' } }))).toBe('newer-format');
});

test('a finished record lies open, every move of it, and a sandbox branches off', () => {
  const file = join(import.meta.dirname, '../games/vienna/fixtures/relief.json');
  const table = new Screen();
  const end = table.shown('load', { record: JSON.parse(readFileSync(file, 'utf8')) });
  expect(end.result?.how).toBe('relief');
  const middle = table.at(Math.floor(end.length / 2));
  expect(middle.result).toBeNull();
  expect(Array.isArray(middle.view.zones?.['habsburg hand'])).toBe(true);
  expect(middle.events.every(({ seq }) => seq <= middle.at)).toBe(true);
  expect(code(() => table.ask('branch', { at: end.length }))).toBe('game-over');
  const branch = table.shown('branch', { at: middle.at });
  expect(branch).toMatchObject({ sandbox: true, length: 0, decision: middle.decision });
});

test('why not: the conditions of the nearest kinds, met and unmet', async () => {
  const table = new Screen();
  table.open(SOLO);
  table.play('keep tactics');
  await table.others();
  const [nearest] = table.whyNot([{ domain: 'hex', name: 'curtain' }], null);
  expect(nearest.conditions.some(({ ok }) => ok)).toBe(true);
  expect(nearest.conditions.some(({ ok, rule }) => !ok && rule.startsWith('V10.'))).toBe(true);
});
