import type { Overlay } from '@ravelin/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import type { LegalMove, Snapshot, Thing } from './schemas.ts';
import { Screen } from './testing.ts';

/** Decisions with thousands of moves, and what a board asks beyond them: a battle with 155 units. */
beforeAll(() => bringGame('mohacs'));

/** Any whole move of this kind, unfolded as far as need be. */
const wholeOf = (table: Screen, moves: readonly LegalMove[]): LegalMove => {
  const [move] = moves;
  if (!move) throw new Error('there is no such move');
  return move.open
    ? wholeOf(
        table,
        table.unfold(
          move.kind,
          move.parts.map(({ name }) => name),
        ),
      )
    : move;
};

/** The battle deployed, and Tomori active. */
const activated = async (): Promise<{ table: Screen; snapshot: Snapshot }> => {
  const table = new Screen();
  let snapshot = table.open({ game: 'mohacs', seats: { hungary: 'here', ottoman: 'random' }, seed: 'long moves' });
  for (let n = 0; n < 60 && snapshot.decision?.id !== 'go'; n++) {
    if (snapshot.decision?.seat === 'ottoman') snapshot = await table.others();
    else
      snapshot = table.play(
        wholeOf(
          table,
          snapshot.moves.filter(({ kind }) => kind !== 'pass'),
        ).notation,
      );
  }
  return { table, snapshot };
};

describe('moves that are too many to be told at once', () => {
  test('a snapshot has the beginnings, a unit each, and stays small', async () => {
    const { snapshot } = await activated();
    const moves = snapshot.moves.filter(({ kind }) => kind === 'move');
    expect(moves.length).toBeGreaterThan(1);
    for (const { open, parts, notation } of moves) {
      expect([open, parts.length, notation.includes('…')]).toEqual([true, 1, true]);
    }
    expect(snapshot.moves.length).toBeLessThan(1000);
  });

  test('they unfold choice by choice into whole moves, and all of these are legal', async () => {
    const { table, snapshot } = await activated();
    const [stem] = snapshot.moves.filter(({ kind }) => kind === 'move');
    const [unit] = stem.parts;
    const hexes = table.unfold('move', [unit.name]);
    expect(hexes.every(({ open, parts }) => open === true && parts.length === 2)).toBe(true);
    const facings = table.unfold('move', [unit.name, hexes[0].parts[1].name]);
    expect(facings.map(({ parts }) => parts[2].name)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    for (const { notation, open } of facings) expect([open, table.why(notation).legal]).toEqual([undefined, true]);
    expect(table.play(facings[0].notation).line.at(-1)?.move).toBe(facings[0].notation);
  });

  test('what does not go on is refused', async () => {
    const { table } = await activated();
    expect(() => table.unfold('move', ['tomori-1', '1718', 'N'])).toThrow(/does not go on/);
    expect(() => table.unfold('dance', [])).toThrow(/does not go on/);
    expect(() => table.unfold('move', ['nobody'])).toThrow(/not a unit/);
  });
});

const overlay = (table: Screen, id: string, subject: Thing, at: number): Overlay =>
  table.ask('overlay', { id, subject, at }) as Overlay;

describe('overlays', () => {
  test('the rules answer for the moment that is shown; what a game has not is empty', async () => {
    const { table, snapshot } = await activated();
    const [stem] = snapshot.moves.filter(({ kind }) => kind === 'move');
    const subject = { domain: 'unit', name: stem.parts[0].name };
    const reached = table.unfold('move', [subject.name]).map(({ parts }) => parts[1].name);
    const shown = overlay(table, 'reach', subject, snapshot.at).marks.map(({ name }) => name);
    expect([...new Set(shown)].sort()).toEqual([...new Set(reached)].sort());
    // Bali was not on the map yet when the battle began.
    const bali = { domain: 'unit', name: 'bali-1' };
    expect(overlay(table, 'reach', bali, snapshot.at).marks.length).toBeGreaterThan(0);
    expect(overlay(table, 'reach', bali, 0).marks).toEqual([]);
    expect(overlay(table, 'horoscope', subject, snapshot.at)).toEqual({ marks: [], lines: [] });
  });

  test('a seat is not told where the other side keeps its leaders', async () => {
    const { table, snapshot } = await activated();
    const hidden = { domain: 'command', name: 'bali' };
    expect(overlay(table, 'command', hidden, snapshot.at)).toEqual({ marks: [], lines: [] });
    const own = { domain: 'command', name: String(snapshot.view.command) };
    expect(overlay(table, 'command', own, snapshot.at).lines.length).toBeGreaterThan(0);
  });
});
