import { willPhase } from '@ravelin/games/empires';
import { endGame } from './victory.ts';
import { run, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** O5 The National Will Phase. O5.0.8: the marker moves here and nowhere else. */
const { settle } = willPhase<War>({ shown: 'O5.0.6', lost: 'O5.0.7' }, countWill, (g, x) =>
  endGame(g, x, 'will', 'O6.1.1'),
);

export const nationalWill = [run('O5.0.6', (g, _L, x) => settle(g, x))];
