import { expect, test } from 'vitest';
import type { PlaceState } from '../face.ts';
import { nextOf, targetsOf } from './jumps.ts';

const place = (name: string, more: object = {}) => ({ domain: 'hex', name, words: name, near: {}, ...more });
const table = {
  places: [
    place('burg', { mine: true, threatened: true }),
    place('camp'),
    place('wall', { mine: true }),
    place('unseen', { mine: true }),
  ],
  marks: new Map<string, PlaceState>([
    ['hex:camp', 'legal'],
    ['card:A1', 'legal'],
    ['hex:wall', 'selected'],
  ]),
  inPage: ['hex:burg', 'hex:camp', 'hex:wall', 'card:A1', 'card:A2', 'card:A1'],
  inHand: ['card:A1', 'card:A2'],
};

test('pieces and threatened places come from the face, if they are drawn', () => {
  expect(targetsOf('pieces', table)).toEqual(['hex:burg', 'hex:wall']);
  expect(targetsOf('threatened', table)).toEqual(['hex:burg']);
});

test('a face that does not tell is not taken to say that there are none', () => {
  const untold = { ...table, places: [place('burg'), place('camp')] };
  expect(targetsOf('pieces', untold)).toBeUndefined();
  expect(targetsOf('threatened', { ...table, places: [place('burg', { threatened: false })] })).toEqual([]);
});

test('cards are the hand’s, and what glows is anything that may be picked now', () => {
  expect(targetsOf('cards', table)).toEqual(['card:A1', 'card:A2']);
  expect(targetsOf('legal', table)).toEqual(['hex:camp', 'card:A1']);
});

test('they go round, both ways, and begin at an end', () => {
  const keys = ['a', 'b', 'c'];
  expect([null, 'a', 'c', 'z'].map((from) => nextOf(keys, from, 1))).toEqual([0, 1, 0, 0]);
  expect([null, 'a', 'c', 'z'].map((from) => nextOf(keys, from, -1))).toEqual([2, 2, 1, 2]);
});
