import type { Outcome, Play, Reason } from '@ravelin/engine';
import { ended as gameEnded } from './happenings.ts';
import { DEFENDER, ENDINGS, INVADER, NONE, type Section, type Siege } from './siege.ts';

/** S1.1.1, S1.1.2 Who wins. */

export const [BREACH, RELIEF] = [0, 1];
const RULES = ['S1.1.1', 'S1.1.2'];

const finish = (g: Siege, x: Play<Siege>, ending: number, rule: string, section: Section): void => {
  g.ending = ending;
  x.emit(g, gameEnded, rule, { ending, section });
  x.end(g);
};

/** S19.8.1 */
export const breach = (g: Siege, x: Play<Siege>, section: Section): void => finish(g, x, BREACH, 'S19.8.1', section);

/** S20.6.1 */
export const relief = (g: Siege, x: Play<Siege>): void => finish(g, x, RELIEF, 'S20.6.1', NONE);

export const outcome = (g: Siege): Outcome | null => {
  if (g.ending === NONE) return null;
  const winner = g.ending === BREACH ? INVADER : DEFENDER;
  return {
    winner,
    how: ENDINGS[g.ending],
    rule: RULES[g.ending],
    score: [INVADER, DEFENDER].map((seat) => (seat === winner ? 1 : -1)),
  };
};

export const ended = (g: Siege): Reason | undefined =>
  g.ending === NONE ? undefined : { rule: RULES[g.ending], text: 'The game has ended.' };

export const endings = [
  { id: 'breach', title: 'The wall is breached', text: 'A wall section has fallen (S1.1.1).' },
  { id: 'relief', title: 'The stronghold holds', text: 'The last round has ended without a breach (S1.1.2).' },
];
