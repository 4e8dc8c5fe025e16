import type { Play } from '@ravelin/engine';
import { DEFEATS, isActive, markerMoved, STALEMATES } from '@ravelin/games/empires';
import type { Elsewhere } from '../data/kit.ts';
import { AT_WAR, type Both, onNation, other, SCORED, warOf } from './both.ts';
import { RULES } from './nations.ts';

/** E3 Battles on the other map. */

/** The marker goes to a box without a roll. */
const layUnfought = (g: Both, x: Play<Both>, nation: number, battle: number, box: number, rule: string): void => {
  const war = warOf(g, nation);
  onNation(x).emit(war, markerMoved, rule, { battle, box });
  RULES[nation].lay(war, onNation(x), battle, box);
};

/** E3.2.5, E3.2.6, E3.2.7: everything else, War Weariness too (E6.2.1), as in any battle of the nation that drew the card. */
export const fightElsewhere = (
  g: Both,
  x: Play<Both>,
  nation: number,
  battle: number,
  { front, space }: Elsewhere,
): void => {
  const there = warOf(g, other(nation));
  const fate = g.fate[other(nation)];
  if (fate !== AT_WAR && fate !== SCORED) layUnfought(g, x, nation, battle, DEFEATS, 'E3.2.1');
  else if (!isActive(there, front)) layUnfought(g, x, nation, battle, STALEMATES, 'E3.2.2');
  else {
    const behind = there.space[front] - space;
    const { frontNames, front: fronts } = there.kit;
    RULES[nation].fight(warOf(g, nation), onNation(x), battle, [
      behind > 0 ? 'E3.2.4' : 'E3.2.3',
      `the ${frontNames[front]} and ${fronts[front].place[space]}`,
      behind,
    ]);
  }
};
