import type { Choice, Outcome, Reason } from '@ravelin/engine';
import { type Field, gained, NONE, NORTH, other, SOUTH } from './field.ts';
import { cardsLeft } from './piles.ts';

/** X4: how it ends. */

export const endings: readonly Choice[] = [
  { id: 'driven-off', title: 'Driven off', text: 'A side had to leave the road (X4.1).' },
  { id: 'ground', title: 'Ground gained', text: 'All cards were played (X4.2).' },
];

const result = (winner: number, how: string, rule: string): Outcome => ({
  winner,
  how,
  rule,
  score: winner === NORTH ? [1, -1] : [-1, 1],
});

export const outcome = (g: Field): Outcome | null => {
  if (!g.over) return null;
  if (g.driven !== NONE) return result(other(g.driven), 'driven-off', 'X4.1');
  const [north, south] = [gained(g, NORTH), gained(g, SOUTH)];
  if (north === south) return result(SOUTH, 'ground', 'X4.3');
  return result(north > south ? NORTH : SOUTH, 'ground', 'X4.2');
};

/** Why a position cannot be played on. */
export const ended = (g: Field): Reason | undefined => {
  if (g.driven !== NONE) return { rule: 'X4.1', text: 'A side has been driven off.' };
  return cardsLeft(g) === 0 ? { rule: 'X4.2', text: 'All cards have been played.' } : undefined;
};
