import { OFF_MAP } from '../../data/land.ts';
import { surveyOf } from '../survey/survey.ts';
import { type Battle, FIELD, NONE } from '../the-battle/state.ts';

/** M3.1 Who stands where. */

/** The combat unit in the hex, or NONE (M3.1.1.1: there is never more than one), as beyond the edge of the map. */
export const unitAt = (g: Battle, hex: number): number => (hex === OFF_MAP ? NONE : surveyOf(g).holder[hex]);

/** Puts a unit into a hex. */
export const place = (g: Battle, unit: number, hex: number): void => {
  lift(g, unit);
  g.at[unit] = hex;
  surveyOf(g).hold(g.kit, hex, unit);
};

/** Takes a unit off the map. */
export const lift = (g: Battle, unit: number): void => {
  const survey = surveyOf(g);
  const from = g.at[unit];
  g.at[unit] = NONE;
  if (from !== NONE && survey.holder[from] === unit) survey.holder[from] = g.at.indexOf(from);
  survey.change();
};

/** The leaders of both sides in the hex. */
export const leadersAt = (g: Battle, hex: number): number[] => {
  const leaders: number[] = [];
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === hex && g.rank[leader] === FIELD) leaders.push(leader);
  return leaders;
};

/** M3.1.1.6: leaders of the other side, with no combat unit, where a unit of `side` is about to step in. */
export const loneLeaders = (g: Battle, hex: number, side: number): boolean =>
  unitAt(g, hex) === NONE && hasLeader(g, hex, 1 - side);

/** Is a leader of that side in the hex? */
export const hasLeader = (g: Battle, hex: number, side: number): boolean => {
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === hex && g.rank[leader] === FIELD && g.kit.leader[leader].side === side) return true;
  return false;
};
