import type { Gamble } from '@ravelin/engine';
import type { Empire } from './empire.ts';
import { offensive } from './happenings.ts';

/** What the player is told the odds of: an Offensive. `rule`: the paragraph by which it succeeds. */
export const offensiveGamble = <S extends Empire>(rule: string): Gamble<S> => ({
  moves: ['attack'],
  rule,
  title: { en: 'Offensive', de: 'Offensive' },
  outcomes: [
    { id: 'succeeds', title: { en: 'the Front retreats', de: 'die Front weicht' }, good: 'yes' },
    { id: 'fails', title: { en: 'nothing is gained', de: 'nichts gewonnen' }, good: 'no' },
  ],
  settled: (events) => {
    const found = events.find(({ kind }) => kind === offensive);
    return found && (found.data.won === 1 ? 'succeeds' : 'fails');
  },
});
