import { describe, expect, test } from 'vitest';
import { mutantsOf } from './sites.mjs';

/** What each change makes of a line. */
const changes = (code: string): string[] =>
  mutantsOf('rule.ts', code).map(({ start, end, becomes }) => code.slice(0, start) + becomes + code.slice(end));

describe('changes of a rule', () => {
  test('operators, with the order of what is reckoned kept', () => {
    expect(changes('const f = (a: number, b: number) => a < b;')).toEqual([
      'const f = (a: number, b: number) => (a <= b);',
    ]);
    expect(changes('f(a && b && c);')).toEqual(['f((a && b || c));', 'f((a || b) && c);']);
    expect(changes('g.morale[side] += lost;')).toEqual(['(g.morale[side] -= lost);']);
  });

  test('a loop ends a round early, never late', () => {
    expect(changes('for (const i = from; i < 6; i++) f(i);')).toEqual(['for (const i = from; i < 6 - 1; i++) f(i);']);
    expect(changes('for (const i = from; i < list.length; i++) f(i);')).toEqual([
      'for (const i = from; i < list.length - 1; i++) f(i);',
    ]);
  });

  test('conditions are turned round', () => {
    expect(changes('if (over(g)) end();')).toEqual(['if (!(over(g))) end();']);
    expect(changes('f(!over(g));')).toEqual(['f(Boolean(over(g)));']);
    expect(changes('f(late ? a : b);')).toEqual(['f(!(late) ? a : b);']);
  });

  test('numbers and truths, but not the number behind a name', () => {
    expect(changes('f(3, true);')).toEqual(['f(4, true);', 'f(3, false);']);
    expect(changes('const NONE = -1;')).toEqual([]);
    expect(changes('export const WALLS = 3;')).toEqual([]);
  });

  test('no text, no type, no name of a field, no step of a loop', () => {
    expect(changes('f("a" + b);')).toEqual([]);
    expect(changes('type Die = 1 | 2;')).toEqual([]);
    expect(changes('f(x as 1 | 2);')).toEqual([]);
    expect(changes('f({ 1: a });')).toEqual([]);
    expect(changes('for (const i = from; ; i++) f(i);')).toEqual([]);
  });

  test('the line is told', () => {
    expect(mutantsOf('rule.ts', 'f();\n\nf(a > b);')).toMatchObject([{ line: 3, was: 'a > b', becomes: '(a >= b)' }]);
  });
});
