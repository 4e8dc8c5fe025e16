import { type Feature, type Locals, NOBODY } from '@ravelin/engine';
import type { Empire } from '@ravelin/games/empires';
import {
  type Asked,
  type Chance,
  chanceAfter,
  judging,
  type Knowledge,
  type Moment,
  measuring,
  Standing,
} from '@ravelin/games/empires/bot';
import { knowledge as hapsburg, network as ofHapsburg, plainSum as sumOfHapsburg } from '@ravelin/games/hapsburg/bot';
import {
  network as ofOttoman,
  knowledge as ottoman,
  plainSum as sumOfOttoman,
} from '@ravelin/games/ottoman-sunset/bot';
import { type Both, NATIONS, warOf } from '../rules/both.ts';
import { outcomeOfNation } from '../rules/victory-and-defeat.ts';

/** What each nation's own game knows of being played well, asked about its war as a part of the game of both. */

/** Both are asked in the same words. */
const KNOWN = [hapsburg, ottoman] as unknown as readonly Knowledge<Empire>[];
const NETWORKS = [ofHapsburg, ofOttoman];
const JUDGES = KNOWN.map((knowledge, nation) => judging(knowledge, NETWORKS[nation]));
const PLAIN_SUMS = [sumOfHapsburg, sumOfOttoman];
const MEASURES = KNOWN.map((knowledge, nation) => measuring(knowledge, PLAIN_SUMS[nation]));

/** Where this nation's turn stands, between decisions or when this is asked: the other's turn is past. */
const momentOf = (g: Both, nation: number, at?: Asked): Moment => {
  if (g.turnOf !== nation) return 'past';
  return at ? KNOWN[nation].momentOf(warOf(g, nation), at) : 'acting';
};

/** How likely this nation wins after its moves. */
export const chancesOf = (g: Both, nation: number, at?: Asked): Chance<Empire> =>
  JUDGES[nation](warOf(g, nation), momentOf(g, nation, at));

/** How likely this nation wins; 1 or 0 where its war is over. */
export const chanceOfNation = (g: Both, nation: number): number => {
  const war = warOf(g, nation);
  if (!war.over) return chancesOf(g, nation)(war, false);
  const outcome = outcomeOfNation(nation)(war);
  return outcome && outcome.winner !== NOBODY ? 1 : 0;
};

/** The chance that a nation's own move leaves it, where `more` says what can be made of a war that goes on; undefined: its own game has no such move. */
export const chanceOfMove = (
  nation: number,
  war: Empire,
  id: string,
  chosen: readonly number[],
  locals: Locals,
  chance: Chance<Empire>,
  more: (to: Empire) => number = (to) => chance(to, false),
): number | undefined => {
  const { prospects, copy } = KNOWN[nation];
  const ways = prospects[id]?.(new Standing(war, copy), chosen, locals);
  return ways && chanceAfter(ways, chance, more);
};

/** The decisions of a nation's own book that need no judgement. */
export const plainOf = (nation: number, decision: string) => KNOWN[nation].plain[decision];

export const FEATURES: readonly Feature[] = KNOWN.flatMap(({ features }, nation) =>
  features.map((feature) => ({ ...feature, id: `${NATIONS[nation]}-${feature.id}` })),
);

/** What each feature of both nations adds to the log odds of its own; a war that is over adds nothing. */
export const measure = (g: Both, out: number[]): void => {
  out.length = FEATURES.length;
  out.fill(0);
  let at = 0;
  for (let nation = 0; nation < KNOWN.length; nation++) {
    const war = warOf(g, nation);
    const terms: number[] = [];
    if (!war.over) MEASURES[nation](war, terms);
    for (const [i, term] of terms.entries()) out[at + i] = term;
    at += KNOWN[nation].features.length;
  }
};
