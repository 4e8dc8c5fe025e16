import { expect, test } from 'vitest';
import { play, table } from '../testing.ts';

const ALL = ['walk', 'trot', 'gallop'].flatMap((card) => [card, card, card, card]);
/** The last card is North’s. */
const last = (...at: [string, string]) => table({ at, north: ['gallop'], discard: ALL.slice(0, 11) });

test('X4.1 a side that falls back from its last hex is driven off and loses', () => {
  const match = play(table({ at: ['south-field', 'south-camp'], north: ['gallop'], dice: [3] }), 'attack with gallop');
  expect(match.result).toMatchObject({ winner: 'north', how: 'driven-off', rule: 'X4.1' });
});

test('X4.2 after the last card the side that has gained more ground wins', () => {
  expect(play(last('north-field', 'south-camp'), 'wait with gallop').result).toMatchObject({
    winner: 'north',
    rule: 'X4.2',
  });
  expect(play(last('north-camp', 'south-field'), 'wait with gallop').result).toMatchObject({
    winner: 'south',
    rule: 'X4.2',
  });
});

test('X4.3 where both have gained as much, South wins', () => {
  expect(play(last('north-field', 'south-field'), 'wait with gallop').result).toMatchObject({
    winner: 'south',
    rule: 'X4.3',
  });
});
