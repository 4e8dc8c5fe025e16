import { steadyEngine } from '@ravelin/cli/testing';
import { describe, expect, test } from 'vitest';
import { position, type Table } from './testing.ts';

/**
 * Every action against every hex of a position in the middle of the game: what is refused is refused with exactly the paragraphs
 * that it breaks. The oracle below reads the position as JSON and knows the board by its picture, not by the rules' code.
 */

/** The board as the data sheet draws it: column and height, in half hexes. */
const AT: Record<string, [column: number, height: number]> = {
  camp: [0, 10],
  'glacis-c': [0, 8],
  'glacis-l': [-1, 7],
  'glacis-r': [1, 7],
  'cw-c': [0, 6],
  'cw-l': [-1, 5],
  'cw-r': [1, 5],
  ravelin: [0, 4],
  'ditch-l': [-1, 3],
  'ditch-r': [1, 3],
  'ditch-c': [0, 2],
  lobl: [-1, 1],
  burg: [1, 1],
  curtain: [0, 0],
};
const touching = (a: string, b: string): boolean => {
  const [columns, heights] = [Math.abs(AT[a][0] - AT[b][0]), Math.abs(AT[a][1] - AT[b][1])];
  return columns === 0 ? heights === 2 : columns === 1 && heights === 1;
};

const MIDDLE: Table = {
  round: 3,
  morale: [6, 5],
  hexes: {
    camp: { cannons: 1 },
    'glacis-c': { control: 'ottoman', improvised: 2, cannons: 2 },
    'glacis-r': { control: 'ottoman', improvised: 1, cannons: 2 },
    'cw-c': { control: 'ottoman', improvised: 2 },
    'cw-r': { improvised: 0 },
    ravelin: { structural: 0, improvised: 2, cannons: 1 },
  },
  ottoman: { hand: ['OS1', 'OS10', 'OS16'], tactics: ['OT1'], discard: ['sekban', 'yerikulu'] },
  habsburg: { hand: ['HS1', 'HS3', 'HS29'], tactics: ['HT1'] },
};

interface Reply {
  ok?: { legal: boolean; reasons: { rule: string; text: string }[] };
  error?: { code: string };
}

const examine = (turn: 'ottoman' | 'habsburg') => {
  const engine = steadyEngine();
  const ask = (request: object): Reply => JSON.parse(engine.handle(JSON.stringify(request)) ?? '{}');
  expect(ask({ id: 1, do: 'setup', game: 'vienna', position: position({ ...MIDDLE, turn }) }).error).toBeUndefined();
  return (move: string) => {
    const { ok, error } = ask({ id: 2, do: 'why', move });
    expect(error, move).toBeUndefined();
    return ok as NonNullable<Reply['ok']>;
  };
};

const control = (position({ ...MIDDLE }) as unknown as { control: Record<string, string> }).control;
const next = (hex: string, side: string): boolean =>
  Object.keys(AT).some((other) => touching(hex, other) && control[other] === side);

/** The paragraphs that an action breaks, by the text of the rules. */
const BROKEN: Record<string, (hex: string, turn: string) => string[]> = {
  entrench: (hex, turn) => [
    ...(turn === 'ottoman' ? [] : ['V10.1.1']),
    ...(hex.startsWith('glacis') ? [] : ['V10.1.2']),
    ...(control[hex] === 'nobody' ? [] : ['V10.1.3']),
    ...(next(hex, 'ottoman') ? [] : ['V10.1.4']),
  ],
  assault: (hex, turn) => [
    ...(turn === 'ottoman' ? [] : ['V10.2.1']),
    ...(control[hex] === 'habsburg' ? [] : ['V10.2.2']),
    ...(next(hex, 'ottoman') ? [] : ['V10.2.3']),
  ],
  bombard: (hex, turn) => [
    ...(turn === 'ottoman' ? [] : ['V10.5.1']),
    ...(control[hex] === 'habsburg' ? [] : ['V10.5.2']),
    ...(next(hex, 'ottoman') ? [] : ['V10.5.3']),
  ],
  sortie: (hex, turn) => [
    ...(turn === 'habsburg' ? [] : ['V10.6.1']),
    ...(control[hex] === 'ottoman' ? [] : ['V10.6.2']),
    ...(next(hex, 'habsburg') ? [] : ['V10.6.3']),
  ],
};

describe.each(['ottoman', 'habsburg'] as const)('why, on the %s turn', (turn) => {
  const card = turn === 'ottoman' ? 'OS1' : 'HS1';
  test.each(Object.keys(BROKEN))(
    '%s: every hex is allowed, or refused with exactly the paragraphs it breaks',
    (action) => {
      const why = examine(turn);
      for (const hex of Object.keys(AT)) {
        const { legal, reasons } = why(`${action} ${hex} with ${card}`);
        expect(
          reasons.map(({ rule }) => rule),
          `${action} ${hex}`,
        ).toEqual(BROKEN[action](hex, turn));
        expect(legal).toBe(reasons.length === 0);
        for (const { text } of reasons) expect(text).toMatch(/^[A-Z].*\.$/);
      }
    },
  );
  test('actions without a hex belong to their side', () => {
    const why = examine(turn);
    expect(why(`mine with ${card}`).legal).toBe(true);
    expect(why(`fortify with ${card}`).legal).toBe(true);
    expect(why(`barrage with ${card}`).reasons.map(({ rule }) => rule)).toEqual(turn === 'habsburg' ? [] : ['V10.9.1']);
  });
  test('V9.2 a card that is not in the hand pays for nothing, on any hex', () => {
    const why = examine(turn);
    const other = turn === 'ottoman' ? 'HS1' : 'OS1';
    for (const absent of ['OS2', 'HS2', other])
      for (const action of Object.keys(BROKEN))
        for (const hex of Object.keys(AT))
          expect(
            why(`${action} ${hex} with ${absent}`).reasons.map(({ rule }) => rule),
            `${action} ${hex} with ${absent}`,
          ).toContain('V9.2');
  });
  test('V9.3 passing is refused with three cards against three', () => {
    expect(examine(turn)('pass').reasons.map(({ rule }) => rule)).toEqual(['V9.3']);
  });
  test('a move of another moment is answered with what is due now', () => {
    const { legal, reasons } = examine(turn)('press on');
    expect(legal).toBe(false);
    expect(reasons[0].rule).toBe('V9.2');
  });
});
