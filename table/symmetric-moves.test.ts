import { beforeAll, expect, test } from 'vitest';
import { kernel, table as set } from '../games/stronghold/testing.ts';
import { type AnyMatch, legalMoves, unfoldMove } from './legal.ts';

/** What means the same either way round is told once and may be begun from either end: Stronghold's swaps. */
let match: AnyMatch;
beforeAll(() => {
  expect(kernel.game.id).toBe('stronghold');
  match = set({ at: 'defender phase', set: { hourglasses: 3 } }) as unknown as AnyMatch;
});

const named = (moves: readonly { parts: readonly { name: string }[] }[]): string[] =>
  moves.map(({ parts }) => parts.map(({ name }) => name).join(' / '));

test('each pair stands in the list once', () => {
  const swaps = legalMoves(match).filter(({ kind, open }) => kind === 'swap' && !open);
  expect(swaps.length).toBeGreaterThan(10);
  const pairs = named(swaps).map((pair) => pair.split(' / ').sort().join(' / '));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(swaps.every(({ notation }) => match.why(notation).reasons.length === 0)).toBe(true);
});

test('whichever end is picked first, the same pairs follow, written the same way', () => {
  const from = (name: string): string[] => unfoldMove(match, 'swap', [name]).map(({ notation }) => notation);
  const wanted = 'swap L1 marksman with L2 soldier';
  expect(from('L1 marksman')).toContain(wanted);
  expect(from('L2 soldier')).toContain(wanted);
});
