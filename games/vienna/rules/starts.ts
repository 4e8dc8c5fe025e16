import type { StartingPoint } from '@ravelin/engine';
import { round, siege } from './round.ts';
import type { Vienna } from './siege.ts';
import { strategyPhase } from './strategy-phase.ts';

/** Where a position may stand. */
export const starts: readonly StartingPoint<Vienna>[] = [
  { id: 'start', rule: 'V7.5', text: 'The game begins: Tactics and hands are dealt.', flow: () => [[siege]] },
  {
    id: 'round',
    rule: 'V8.1',
    text: 'A round begins, from the second on with the Refresh.',
    flow: () => [[siege, 'call V8.1'], [round]],
  },
  {
    id: 'turn',
    rule: 'V9.1.1',
    text: 'The side that `turn` names begins its turn.',
    flow: () => [
      [siege, 'call V8.1'],
      [round, 'call V8.1'],
      [strategyPhase, 'run V9.1.1'],
    ],
  },
];
