import { expect, test } from 'vitest';
import { eventsOf, play, refusal, table } from '../testing.ts';

test('X3.1 only riders next to the enemy attack', () => {
  expect(refusal(table({ north: ['walk'] }), 'attack with walk')).toEqual(['X3.1']);
  expect(refusal(table({ at: ['hill', 'south-field'], north: ['walk'] }), 'attack with walk')).toEqual([]);
});

test('X3.2 X3.4 die and card: with 6 the enemy falls back, with less nothing happens', () => {
  const strong = play(table({ at: ['north-field', 'hill'], north: ['trot'], dice: [4] }), 'attack with trot');
  expect(eventsOf(strong, 'attacked')[0].ledger).toEqual({
    title: 'Strength of the attack',
    lines: [
      ['X3.2', 'Die', 4],
      ['X3.2', 'Card', 2],
    ],
    total: 6,
  });
  expect(strong.positionJson().stands).toEqual({ north: 'north-field', south: 'south-field' });
  const weak = play(table({ at: ['north-field', 'hill'], north: ['trot'], dice: [3] }), 'attack with trot');
  expect(weak.positionJson().stands).toEqual({ north: 'north-field', south: 'hill' });
});

test('X3.3 an attack from the Hill is worth 1 more', () => {
  const match = play(table({ at: ['hill', 'south-field'], north: ['trot'], dice: [3] }), 'attack with trot');
  expect(eventsOf(match, 'attacked')[0].ledger?.lines).toContainEqual(['X3.3', 'From the Hill', 1]);
  expect(match.positionJson().stands).toMatchObject({ south: 'south-camp' });
});
