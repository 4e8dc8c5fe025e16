import type { Play } from '@ravelin/engine';
import {
  defenceBuilt,
  defenceLost,
  fleetBeaten,
  fleetComes,
  fleetFired,
  fleetThrough,
  narrowsQuiet,
  noMinefield,
} from './happenings.ts';
import { endGame } from './victory.ts';
import { BEATEN_OFF, FORCED, TO_COME, type War } from './war.ts';

/** O7 Forcing the Narrows. */

export const build = (g: War, x: Play<War>, defence: number, rule: string): void => {
  g.defence[defence] = 1;
  x.emit(g, defenceBuilt, rule, { defence });
};

export const destroy = (g: War, x: Play<War>, defence: number, rule: string): void => {
  if (!g.defence[defence]) return;
  g.defence[defence] = 0;
  x.emit(g, defenceLost, rule, { defence });
};

/** O3.4.3, O3.4.4: is there still an attack to prepare for? */
export const attackCanCome = (g: War): boolean => g.narrows === TO_COME && !g.uboats;

/** O9.7.1: the outer Minefield, or the inner one. */
export const layMinefield = (g: War, x: Play<War>): void => {
  const free = g.kit.defence.findIndex(({ kind }, i) => kind === 'minefield' && !g.defence[i]);
  if (free >= 0 && attackCanCome(g)) build(g, x, free, 'O9.7.1');
  else x.emit(g, noMinefield, 'O9.7.1', {});
};

/** O7.2.3, O7.2.4: one roll, natural (O0.3.8). Gives what is left of the Fortitude. `hitBy`: the paragraph of a hit. */
const underFire = (g: War, x: Play<War>, defence: number, before: number, hitBy: string): number => {
  const { strength } = g.kit.defence[defence];
  const die = x.die();
  const hit = die <= strength;
  const fortitude = hit ? before - 1 : before;
  x.emit(g, fleetFired, hit ? hitBy : 'O7.2.3', { defence, die, strength, hit: hit ? 1 : 0, fortitude });
  return fortitude;
};

/** Past one defence, or broken by it; O8.1.1: a stubborn fleet tries until the one or the other. */
const meet = (g: War, x: Play<War>, defence: number, before: number): number => {
  if (!g.stubborn) return underFire(g, x, defence, before, 'O7.2.4');
  let left = before;
  for (let was = before + 1; left > 0 && left < was; ) {
    was = left;
    left = underFire(g, x, defence, was, 'O8.1.1');
  }
  return left;
};

/** O7.2.1: the attack, with so much Fortitude. */
export const attackNarrows = (g: War, x: Play<War>, begins: number): void => {
  x.emit(g, fleetComes, 'O7.2.1', { fortitude: begins });
  let fortitude = begins;
  for (let defence = 0; defence < g.defence.length && fortitude > 0; defence++)
    // O7.1.2
    if (g.defence[defence]) fortitude = meet(g, x, defence, fortitude);
  if (fortitude === 0) {
    g.narrows = BEATEN_OFF;
    x.emit(g, fleetBeaten, 'O7.2.5', {});
    return;
  }
  g.narrows = FORCED;
  x.emit(g, fleetThrough, 'O7.2.6', { fortitude });
  endGame(g, x, 'narrows', 'O6.1.2');
};

export const forceNarrows = (g: War, x: Play<War>): void => {
  if (g.uboats) x.emit(g, narrowsQuiet, 'O7.2.2', {});
  else attackNarrows(g, x, g.kit.fortitude);
};
