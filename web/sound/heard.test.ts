import { expect, test } from 'vitest';
import { heardOf } from './heard.ts';

const event = (name: string, fields: Record<string, unknown> = {}) => ({
  seq: 1,
  event: name,
  rule: 'V1.1',
  ...fields,
});
const SOUNDS = { card: ['card played'], piece: ['cannons moved'] };

test('dice are heard in every game, cards and pieces where the game says so, each once and in order', () => {
  const events = [
    event('card played'),
    event('cannons moved'),
    event('cannons moved'),
    event('cannon roll', { dice: [1, 6] }),
    event('morale'),
  ];
  expect(heardOf(events, SOUNDS)).toEqual(['card', 'piece', 'dice']);
  expect(heardOf(events)).toEqual(['dice']);
  expect(heardOf([event('national will', { die: 'none' })], SOUNDS)).toEqual([]);
});
