import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableJson } from './readable.ts';

describe('JSON for readers', () => {
  test('reads back as the same value, at any width', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 200 }), (value, width) => {
        expect(JSON.stringify(JSON.parse(readableJson(value, width)))).toBe(JSON.stringify(value));
      }),
    );
  });

  test('what fits into a line stands on one, and a longer list has a line for each entry', () => {
    const record = {
      game: 'duel',
      left: undefined,
      moves: [
        ['north', 'advance', [1, 2]],
        ['south', 'hold'],
        ['north', 'strike with all that is left', [6]],
      ],
    };
    expect(readableJson(record, 48)).toBe(`{
  "game": "duel",
  "moves": [
    ["north","advance",[1,2]],
    ["south","hold"],
    ["north","strike with all that is left",[6]]
  ]
}
`);
    expect(readableJson(record, 400)).toBe(`${JSON.stringify(record)}\n`);
  });
});
