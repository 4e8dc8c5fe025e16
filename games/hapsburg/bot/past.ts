import { cardDoes } from '../rules/deck.ts';
import { isActive } from '../rules/fronts.ts';
import { russiaTires } from '../rules/national-will.ts';
import { NONE, VICTORIES, type War } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';
import { copy } from './prospects.ts';

/** What a turn still brings once its Actions are past, as far as no die is rolled for it. */

/** H6.0.1: the Fortress is about to be reduced. */
const isReduced = ({ space, fortress, kit: { carpathian, front } }: War): boolean =>
  space[carpathian] !== NONE && space[carpathian] < front[carpathian].fortress && fortress > 0;

const reduced = (g: War): void => {
  g.fortress--;
  if (g.fortress === 0) g.ruins = g.mustHold;
};

/** H2.3.8, H13.48.2: the Trench Line is lost behind the Front. */
const losesTrench = (g: War): boolean => {
  const { balkan, front } = g.kit;
  const { trench, far } = front[balkan];
  return isActive(g, balkan) && g.space[balkan] < (cardDoes(g, 'breakout') ? far : trench);
};

/** The position when all of it has been carried out. */
export const pastOf = (from: War): War => {
  const g = copy(from);
  if (isReduced(g)) reduced(g);
  if (russiaTires(g)) g.box[g.kit.russiaTires] = VICTORIES;
  if (losesTrench(g)) g.trench = 0;
  const { romanian, front } = g.kit;
  if (cardDoes(g, 'armistice') && g.space[romanian] === front[romanian].far) g.space[romanian] = NONE;
  return g;
};

/** H10.2.1: a Resource can save what would be one too low. */
const saved = (g: War, will: number): number =>
  g.emergency && will === g.kit.low - 1 && g.resources.some((number) => number > 0) ? will + 1 : will;

/** National Will as this turn would count it: the Fortress is reduced before, and Russia tires (H13.21.1), unless that is past. */
export const willToCount = (g: War, past: boolean): number => {
  if (past) return saved(g, countWill(g));
  const will = countWill(isReduced(g) && g.fortress === 1 ? { ...g, fortress: 0, ruins: g.mustHold } : g);
  return saved(g, russiaTires(g) && g.box[g.kit.russiaTires] !== VICTORIES ? will + 1 : will);
};

/** H11.2.4 to H11.2.6: a short war is won by a higher National Will than at its start, with Vienna out of reach. */
export const winsAtLast = (g: War, will: number): boolean =>
  g.last >= g.kit.cards.length || (Math.min(will, g.kit.high) > g.startWill && !g.space.includes(1));
