import { expect, it } from 'vitest';
import { markedParts } from './marked.ts';

it('cuts a text at the words that are searched for, as they are written there', () => {
  expect(markedParts('Morale is lost; morale is won.', ['morale'])).toEqual([
    '',
    'Morale',
    ' is lost; ',
    'morale',
    ' is won.',
  ]);
  expect(markedParts('Wälle und WÄLLE', ['wälle'])).toEqual(['', 'Wälle', ' und ', 'WÄLLE', '']);
});

it('marks the longer of two words that begin alike, and takes signs as they are', () => {
  expect(markedParts('the fortification', ['fort', 'fortification'])).toEqual(['the ', 'fortification', '']);
  expect(markedParts('1 (or 2)', ['('])).toEqual(['1 ', '(', 'or 2)']);
});

it('leaves a text whole where nothing is searched for', () => {
  expect(markedParts('Morale', [])).toEqual(['Morale']);
});
