import { describe, expect, test } from 'vitest';
import { fieldsOfMessage, Messages } from './message.ts';

const english = new Messages('en');
const polish = new Messages('pl');
const HITS = '{hits, plural, one {# hit} other {# hits}}';

describe('a message', () => {
  test('has its values by their names, lists counted, and leaves what is not given', () => {
    const name = (word: string, field?: string) => `${field}:${word}`;
    expect(english.fill('{side} in {hex}', { side: 'ottoman' }, name)).toBe('side:ottoman in {hex}');
    expect(english.fill('{troops}', { troops: ['elite', 'horse', 'elite'] })).toBe('2 × elite, horse');
    expect(english.fill('{units}', { units: ['a', 'b', 'a'] }, name)).toBe('2 × units:a, units:b');
    expect(english.fill('{dice}, {none}', { dice: [6, 1], none: [] })).toBe('6 1, –');
    expect(english.fill("the side's word")).toBe("the side's word");
  });

  test('counts by the rules of its language', () => {
    expect([0, 1, 2].map((hits) => english.fill(HITS, { hits }))).toEqual(['0 hits', '1 hit', '2 hits']);
    const guns = '{n, plural, one {# działo} few {# działa} many {# dział} other {# działa}}';
    expect([1, 2, 5, 22].map((n) => polish.fill(guns, { n }))).toEqual([
      '1 działo',
      '2 działa',
      '5 dział',
      '22 działa',
    ]);
    expect(english.fill('{n, plural, =0 {nobody} other {#}}', { n: 0 })).toBe('nobody');
  });

  test('goes by what a value says: no, none, 0 and nothing are no', () => {
    const ends =
      '{lost, select, no {You end it} other {{lost, plural, one {# Action is} other {# Actions are}} lost}}.';
    expect(english.fill(ends, { lost: 2 })).toBe('2 Actions are lost.');
    for (const lost of ['no', 'none', 0, [], undefined]) expect(english.fill(ends, { lost })).toBe('You end it.');
    expect(english.fill('aid{front, select, no {} other { against {front}}}', { front: 'polish' })).toBe(
      'aid against polish',
    );
  });

  test('writes a number with its sign', () => {
    const by = '{by, number, ::sign-always}';
    expect([2, -1, 0].map((n) => english.fill(by, { by: n }))).toEqual(['+2', '−1', '±0']);
  });

  test('tells the fields it names, in all its cases', () => {
    expect(fieldsOfMessage(`${HITS} for {side}{front, select, no {} other { at {hex}}}`)).toEqual([
      'front',
      'hex',
      'hits',
      'side',
    ]);
  });

  test.each([
    ['{hits', '"plural", "select" or "number" is missing'],
    ['{}', 'the name of a value is missing'],
    ['{hits, plural, one {# hit}}', '"hits" has no case "other"'],
    ['{hits|hit|hits}', '"plural", "select" or "number" is missing'],
    ['one} more', 'a brace closes that was not opened'],
    ['{by, number, ::percent}', '"::sign-always" is missing'],
  ])('that is malformed is refused: %s', (message, why) => {
    expect(() => english.fill(`{ok} ${message}`)).toThrow(why);
  });
});
