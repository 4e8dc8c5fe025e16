import type { Play } from '@ravelin/engine';
import { type Empire, isActive } from '@ravelin/games/empires';
import { type Both, HAPSBURG, OTTOMAN, onNation, warOf } from './both.ts';
import { russiaOnBoth, russiaStays } from './happenings.ts';
import { RULES } from './nations.ts';

/** E6 What both share, and what not: Russia leaves on both maps, or on none. E6.3.1: nothing joins Balkan and Salonika. */

/**
 * E6.1.1, E6.1.2, each by its own book, which lets a Front return (E6.1.3) and lowers it once only (E6.1.4). E6.1.5: the map of a nation
 * that is out of the war is not touched.
 */
export const russiaActs = (g: Both, x: Play<Both>, verb: 'provisional' | 'revolution'): void => {
  if (g.journey) x.emit(g, russiaStays, 'E8.3.1', {});
  else if (verb === 'revolution' && g.stays) x.emit(g, russiaStays, 'E7.2.4', {});
  else {
    x.emit(g, russiaOnBoth, verb === 'provisional' ? 'E6.1.1' : 'E6.1.2', {});
    for (const nation of [HAPSBURG, OTTOMAN])
      if (!g.parts[nation].over) RULES[nation].verbs[verb](warOf(g, nation), onNation(x), { do: verb });
  }
};

/** Does a Russian Front stand on this map? */
export const russiaFights = (war: Empire): boolean =>
  war.kit.front.some(({ russian }, front) => russian && isActive(war, front));
