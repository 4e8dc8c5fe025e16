import { variants } from '@ravelin/engine/testing';
import { expect, test } from 'vitest';
import { RECONSTRUCTED, readComponents } from './kit.ts';

const { complaint } = variants(RECONSTRUCTED.kit.files, readComponents);

test('X1.1 X1.2 the set has five hexes in a row and twelve cards', () => {
  const { kit } = RECONSTRUCTED;
  expect(kit.hexes).toHaveLength(5);
  expect(kit.stock.reduce((sum, n) => sum + n, 0)).toBe(12);
});

test('a set of somebody’s own is checked, and what is wrong is named', () => {
  expect(complaint(() => undefined)).toBe('');
  expect(
    complaint((files) => {
      files.cards[0].value = 0;
    }),
  ).toContain('/cards/0/value');
  expect(
    complaint((files) => {
      files.cards[1].id = 'walk';
    }),
  ).toContain('"walk" is there twice');
  expect(
    complaint((files) => {
      files.board.hand = 9;
    }),
  ).toContain('too few');
});
