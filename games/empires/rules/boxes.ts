import type { Play, Reason } from '@ravelin/engine';
import { DEFEATS, type Empire, ENDED, RAGING, VICTORIES } from './empire.ts';
import { kaiserschlachtEnded } from './happenings.ts';
import type { EndGame } from './victory.ts';

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
    if (g.kit.beyond) g.kit.beyond.ends(g, x as unknown as Play<Empire>, box, ends);
    else {
      endKaiserschlacht(g, x, box, ends);
      after?.(g, x, box);
    }
  };

/** Coalition Victory or Defeat: where that option is in use, the end of the Kaiserschlacht is the end of the game. */
interface Coalition {
  readonly victory: string;
  readonly defeat: string;
}
type Allied = Empire & { readonly coalition: number };

export const decidesTheWar =
  <S extends Allied>({ victory, defeat }: Coalition, endGame: EndGame<S, 'coalition-victory' | 'coalition-defeat'>) =>
  (g: S, x: Play<S>, box: number): void => {
    if (!g.coalition) return;
    if (box === VICTORIES) endGame(g, x, 'coalition-victory', victory);
    else endGame(g, x, 'coalition-defeat', defeat);
  };

/** Why a position is no position to play on from: the Kaiserschlacht has decided the war. */
export const warIsDecided = (g: Allied, { victory, defeat }: Coalition): Reason | undefined => {
  if (!g.coalition || g.kaiserschlacht !== ENDED) return undefined;
  const rule = decided(g, VICTORIES) ? victory : defeat;
  return { rule, text: 'The end of the Kaiserschlacht has ended the war.' };
};
