import type { EmpireKit } from '../data/kit.ts';
import { DECK } from '../rules/deck.ts';
import type { Empire } from '../rules/empire.ts';
import { isActive } from '../rules/fronts.ts';
import type { Block, Layout, Sink } from './judgement.ts';
import type { Outlook } from './outlook.ts';

/** Cards that take a Front off the map, or put it back to where it entered: while one is left, the Front is less to be feared. */

interface Clause {
  readonly do: string;
  readonly front?: string;
}

/** Which Fronts each card relieves. */
const relievedBy = ({ cards, front, fronts }: EmpireKit): readonly (readonly number[])[] =>
  cards.map(({ event }) =>
    (event as readonly Clause[]).flatMap((clause) => {
      if (clause.do === 'revolution') return [...front.keys()].filter((one) => front[one].russian);
      const named = clause.do === 'leave' || clause.do === 'replace' || clause.do === 'armistice';
      return named && clause.front !== undefined ? [fronts.indexOf(clause.front)] : [];
    }),
  );

const idOf = (front: string): string => `${front}-relief`;

export const reliefOf = (kit: EmpireKit) => {
  const relieved = relievedBy(kit);
  /** By Front: the cards that relieve it. */
  const reliefs = kit.fronts.map((_, front) => [...relieved.keys()].filter((card) => relieved[card].includes(front)));
  const fronts = kit.fronts.filter((_, front) => reliefs[front].length > 0);
  return {
    /** For each such Front: that the card is left, and that it is in the deck, the more the nearer the Front is. */
    blocks: Object.fromEntries(fronts.map((front): [string, Block] => [idOf(front), { feature: front, size: 2 }])),
    add(g: Empire, { left }: Outlook, front: number, { at }: Layout, sink: Sink): void {
      if (!isActive(g, front)) return;
      const near = 1 / Math.max(1, g.space[front]);
      const block = at[idOf(kit.fronts[front])];
      for (const card of reliefs[front]) {
        if (!left[card]) continue;
        sink.add(block, near);
        if (g.zones[DECK].includes(card)) sink.add(block + 1, near);
      }
    },
  };
};
