import type { Outlook } from '@ravelin/games/empires/bot';
import type { War } from '../rules/war.ts';

/** How likely a fleet forces the Narrows (O7.2.1), with the defences as they stand. */

/** The chances of 0, 1, 2 … hits by one defence on a fleet with so much Fortitude left; O8.1.1: a stubborn one tries again. */
const hitsBy = (chance: number, fortitude: number, stubborn: boolean): number[] => {
  if (!stubborn) return [1 - chance, chance];
  const out: number[] = [];
  for (let hits = 0; hits < fortitude; hits++) out.push(chance ** hits * (1 - chance));
  return [...out, chance ** fortitude];
};

export const chanceOfForcing = (g: War, fortitude = g.kit.fortitude): number => {
  const { defence } = g.kit;
  // How likely the fleet has so much Fortitude left.
  let left: number[] = Array.from({ length: fortitude + 1 }, (_, n) => (n === fortitude ? 1 : 0));
  for (let i = 0; i < defence.length; i++) {
    if (!g.defence[i]) continue;
    const after = left.map(() => 0);
    for (let n = 0; n <= fortitude; n++) {
      if (n === 0 || left[n] === 0) {
        after[n] += left[n];
        continue;
      }
      for (const [hits, chance] of hitsBy(defence[i].strength / 6, n, g.stubborn === 1).entries())
        after[Math.max(0, n - hits)] += left[n] * chance;
    }
    left = after;
  }
  return 1 - left[0];
};

/** How likely the fleet comes at all, unless that is settled: its card is left, and comes before the one that closes the Straits (O7.2.2). */
export const chanceOfFleet = ({ kit }: War, { left }: Outlook): number => {
  const does = (verb: string): boolean =>
    kit.cards.some(({ event }, i) => left[i] && event.some((clause) => clause.do === verb));
  if (!does('narrows')) return 0;
  return does('uboats') ? 0.5 : 1;
};
