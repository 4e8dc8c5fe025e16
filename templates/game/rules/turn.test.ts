import { Match, Refusal } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, eventsOf, kernel, play, position, refusal, table } from '../testing.ts';
import { SOUTH } from './field.ts';

const opening = () => new Match(kernel, { set: RECONSTRUCTED, scenario: 'standard', seed: 'a' });

test('X1.1 North begins at one end of the road, South at the other', () => {
  expect(opening().positionJson().stands).toEqual({ north: 'north-camp', south: 'south-camp' });
});

test('X1.2 each side is dealt three cards', () => {
  expect(eventsOf(opening(), 'drew').map(({ side }) => side)).toEqual([
    'north',
    'north',
    'north',
    'south',
    'south',
    'south',
  ]);
  expect(() => table({ north: ['walk', 'walk', 'trot', 'trot'] })).toThrow(Refusal);
});

test('X1.3 a hand is seen by its owner alone, the discard pile by all', () => {
  const match = table({ north: ['walk', 'trot'], south: ['gallop'], discard: ['walk'] });
  expect(match.viewJson(SOUTH).zones).toMatchObject({ 'north hand': { hidden: 2 }, 'south hand': ['gallop'] });
  expect(match.viewJson(SOUTH).zones).toMatchObject({ discard: ['walk'], deck: { hidden: 8 } });
});

test('X2.1 North has the first turn, then the sides take turns', () => {
  const match = opening();
  expect(match.seat).toBe('north');
  const [first] = match.kernel.moves(match.state) ?? [];
  match.make(first);
  expect(match.seat).toBe('south');
});

test('X2.2 a card is played from the hand', () => {
  const match = table({ north: ['walk'] });
  expect(due(match)).toBe('action');
  expect(refusal(match, 'wait with trot')).toEqual(['X2.2']);
  expect(refusal(match, 'wait with walk')).toEqual([]);
});

test('X2.3 X2.4 a march leads ahead, no farther than the card allows', () => {
  const match = table({ at: ['north-field', 'south-camp'], north: ['walk'] });
  expect(refusal(match, 'march to north-camp with walk')).toEqual(['X2.3']);
  expect(refusal(match, 'march to south-field with walk')).toEqual(['X2.4']);
  expect(play(match, 'march to hill with walk').positionJson().stands).toMatchObject({ north: 'hill' });
});

test('X2.5 nobody marches into or past the enemy', () => {
  const match = table({ at: ['north-camp', 'hill'], north: ['gallop'] });
  expect(refusal(match, 'march to hill with gallop')).toEqual(['X2.5']);
  expect(refusal(match, 'march to south-field with gallop')).toEqual(['X2.5']);
  expect(refusal(match, 'march to north-field with gallop')).toEqual([]);
  expect(() => new Match(kernel, { set: RECONSTRUCTED, position: position({ at: ['hill', 'hill'] }) })).toThrow(
    Refusal,
  );
});

test('X2.6 who waits discards the card, and nothing else happens', () => {
  const match = play(table({ north: ['walk'] }), 'wait with walk');
  expect(match.positionJson()).toMatchObject({ stands: { north: 'north-camp' }, zones: { discard: ['walk'] } });
});

test('X2.7 after the card another is drawn, while there are any', () => {
  const match = play(table({ north: ['walk'], south: ['walk'], dice: ['trot'] }), 'wait with walk');
  expect(eventsOf(match, 'drew').map(({ card }) => card)).toEqual(['trot']);
  const all = ['walk', 'trot', 'gallop'].flatMap((card) => [card, card, card, card]);
  const last = play(table({ north: all.slice(0, 1), south: all.slice(1, 2), discard: all.slice(2) }), 'wait with walk');
  expect(eventsOf(last, 'drew')).toEqual([]);
});
