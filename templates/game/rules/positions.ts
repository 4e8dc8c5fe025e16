import type { Reason, StartingPoint } from '@ravelin/engine';
import { type Field, NORTH, SOUTH } from './field.ts';
import { handOf } from './piles.ts';
import { encounter } from './turn.ts';

/** Positions that somebody has written: what they may not break, and where play goes on. */

export const problems = (g: Field): Reason[] => [
  ...(g.stands[NORTH] < g.stands[SOUTH] ? [] : [{ rule: 'X2.5', text: 'The sides cannot have passed each other.' }]),
  ...[NORTH, SOUTH]
    .filter((side) => g.zones[handOf(side)].length > g.kit.hand)
    .map(() => ({ rule: 'X1.2', text: `A hand holds at most ${g.kit.hand} cards.` })),
];

/** Where play may be taken up, by a word that a position can name. */
export const starts: readonly StartingPoint<Field>[] = [
  { id: 'start', rule: 'X1.2', text: 'The cards are dealt.', flow: () => [[encounter]] },
  { id: 'turn', rule: 'X2.1', text: 'A side has the turn.', flow: () => [[encounter, 'unless X2.1']] },
];
