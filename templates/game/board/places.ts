import type { GameFace } from '@ravelin/web/face';
import { HEXES, hexWords, sideAt } from './view.ts';

/** Every hex in words, and where the arrow keys lead from it. */
export const places: GameFace['places'] = (view, t) =>
  HEXES.map((name, i) => ({
    domain: 'hex',
    name,
    words: hexWords(t, view, name),
    near: { ...(i > 0 && { left: HEXES[i - 1] }), ...(i < HEXES.length - 1 && { right: HEXES[i + 1] }) },
    mine: sideAt(view, name) === view.viewer,
  }));
