import type { Play } from '@ravelin/engine';
import { DEFEATS, type Empire, ENDED, RAGING, VICTORIES } from './empire.ts';
import { kaiserschlachtEnded } from './happenings.ts';

/** The boxes of Victories, Stalemates and Defeats. */

/** Do all six lie where their lying together ends it? Six Stalemates do not. */
export const decided = (g: Empire, box: number): boolean => {
  if (box !== VICTORIES && box !== DEFEATS) return false;
  for (const one of g.kit.kaiserschlacht) if (g.box[one] !== box) return false;
  return true;
};

export const endKaiserschlacht = <S extends Empire>(g: S, x: Play<S>, box: number, rule: string): void => {
  g.kaiserschlacht = ENDED;
  x.emit(g, kaiserschlachtEnded, rule, { box });
};

/** Lays a marker in a box, and looks whether that ends the Kaiserschlacht (`ends`); `after` is what else comes of that end. */
export const laying =
  <S extends Empire>(ends: string, after?: (g: S, x: Play<S>, box: number) => void) =>
  (g: S, x: Play<S>, battle: number, box: number): void => {
    g.box[battle] = box;
    if (g.kaiserschlacht !== RAGING || !g.kit.kaiserschlacht.includes(battle) || !decided(g, box)) return;
    if (g.beyond) g.beyond.ends(g, x as unknown as Play<Empire>, box, ends);
    else {
      endKaiserschlacht(g, x, box, ends);
      after?.(g, x, box);
    }
  };
