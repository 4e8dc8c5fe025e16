import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, loadRecord, Refusal, type TableEnding } from '@ravelin/engine';
import { beforeAll, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import { writeKept } from './kept.ts';
import { Screen } from './testing.ts';

/** What may be asked about the decisions of a game that is over. */

beforeAll(() => bringGame('vienna'));

const RECORD: GameRecord = JSON.parse(
  readFileSync(join(import.meta.dirname, '../games/vienna/fixtures/relief.json'), 'utf8'),
);

const code = (does: () => unknown): string => {
  try {
    does();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'done';
};

/** The record of the first moves of a game that ended at the table then. */
const endedEarly = (ended: TableEnding | undefined): { screen: Screen; record: GameRecord } => {
  const screen = new Screen();
  screen.shown('example', { record: RECORD, upTo: 20, open: false });
  const { game, setting } = screen.look();
  const saved = JSON.parse(screen.room.save()) as { record: GameRecord };
  const record = { ...saved.record, ...(ended && { ended }) };
  screen.room.resume(writeKept({ setting: setting ?? { game, seats: {} }, record }));
  return { screen, record };
};

const RESIGNED: TableEnding = { how: 'resigned', by: 'ottoman', outcomes: { ottoman: 'lost', habsburg: 'won' } };

test('a decision of a finished game is put to whoever is here, with what its seat could know and no more', () => {
  const screen = new Screen();
  const end = screen.shown('load', { record: RECORD });
  for (const at of [4, Math.floor(end.length / 2), end.length - 1]) {
    screen.shown('load', { record: RECORD });
    const then = screen.at(at);
    const seat = then.decision?.seat ?? '';
    const asked = screen.shown('question', { at });
    expect(asked).toMatchObject({ viewer: seat, curtain: null, sandbox: true, length: 0, decision: { seat } });
    expect(asked.moves.length + asked.lists.length).toBeGreaterThan(0);
    // As it was then: its own cards, and of the other's no more than how many.
    const match = loadRecord(kernelOf('vienna'), kernelOf('vienna').game.sets, RECORD, at);
    expect(asked.view.zones).toEqual(match.viewJson(match.state.seat).zones);
    expect(asked.view.zones).not.toEqual(then.view.zones);
    expect(asked.events.length).toBeGreaterThan(0);
    expect(Math.max(...asked.events.map(({ seq }) => seq))).toBeLessThanOrEqual(0);
  }
  expect(code(() => screen.ask('question', { at: -1 }))).toBe('bad-request');
});

test('where the game was over nothing can be asked', () => {
  const screen = new Screen();
  const { length } = screen.shown('load', { record: RECORD });
  expect(code(() => screen.ask('question', { at: length }))).toBe('game-over');
  expect(code(() => screen.ask('instead', { at: length, line: [] }))).toBe('game-over');
});

test('another line is shown move by move, with what chance gave in it, and makes no moves of its own', () => {
  const screen = new Screen();
  screen.shown('load', { record: RECORD });
  const line = RECORD.moves.slice(6, 10).map(([, move, results = []]) => ({ move, results }));
  const after = screen.at(10);
  const shown = screen.shown('instead', { at: 6, line });
  expect(shown).toMatchObject({ length: 4, at: 4, viewer: null });
  const { viewer: _viewer, ...view } = shown.view;
  expect(view.zones).toEqual(after.view.zones);
  expect(screen.at(0).decision?.seat).toBe(RECORD.moves[6][0]);
  expect(code(() => screen.ask('play', { move: line[0].move }))).toBe('looking-back');
  screen.shown('load', { record: RECORD });
  expect(code(() => screen.ask('instead', { at: 6, line: [{ move: 'surrender', results: [] }] }))).not.toBe('done');
  // What could not be shown leaves the game on the table.
  expect(screen.look().length).toBe(RECORD.moves.length);
});

test('in a running game neither is answered', () => {
  const { screen } = endedEarly(undefined);
  expect(screen.look()).toMatchObject({ length: 20, result: null });
  expect(code(() => screen.ask('question', { at: 4 }))).toBe('not-over');
  expect(code(() => screen.ask('instead', { at: 4, line: [] }))).toBe('not-over');
  expect(code(() => screen.ask('record'))).toBe('not-over');
});

test('a game that ended at the table stays over when it is brought here: it lies open, and may be asked about', () => {
  const { screen, record } = endedEarly(RESIGNED);
  expect(screen.look()).toMatchObject({ length: 20, result: null, ended: RESIGNED, decision: null, curtain: null });
  expect(code(() => screen.ask('play', { move: RECORD.moves[20][1] }))).toBe('game-over');
  expect(screen.ask('record')).toMatchObject({ ended: RESIGNED, finalHash: record.finalHash });
  expect(JSON.parse(screen.room.save()).record).toMatchObject({ ended: RESIGNED });
  expect(screen.shown('question', { at: 4 }).decision).not.toBeNull();
  expect(new Screen().shown('load', { record })).toMatchObject({ ended: RESIGNED });
});

test('a finished game is looked at as each of its seats knew it, and a running one only as whoever looks may know it', () => {
  const screen = new Screen();
  const { length, seats } = screen.shown('load', { record: RECORD });
  const at = Math.floor(length / 2);
  const open = screen.at(at);
  const match = loadRecord(kernelOf('vienna'), kernelOf('vienna').game.sets, RECORD, at);
  for (const [i, seat] of seats.entries()) {
    const known = screen.shown('at', { moves: at, as: seat });
    expect(known).toMatchObject({ viewer: seat, at, length, moves: [] });
    expect(known.view.zones).toEqual(match.viewJson(i).zones);
    expect(known.view.zones).not.toEqual(open.view.zones);
    expect(JSON.stringify(known.events)).not.toBe(JSON.stringify(open.events));
  }
  expect(screen.at(at)).toEqual(open);
  expect(code(() => screen.ask('at', { moves: at, as: 'nobody' }))).toBe('unknown-seat');
  screen.shown('example', { record: RECORD, upTo: 20, open: false });
  expect(code(() => screen.ask('at', { moves: 10, as: 'ottoman' }))).toBe('not-over');
});
