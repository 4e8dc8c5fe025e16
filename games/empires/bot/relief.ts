import type { EmpireKit } from '../data/kit.ts';

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

/** By Front: the cards that relieve it. */
export const reliefsOf = (kit: EmpireKit): readonly (readonly number[])[] => {
  const relieved = relievedBy(kit);
  return kit.fronts.map((_, front) => [...relieved.keys()].filter((card) => relieved[card].includes(front)));
};
