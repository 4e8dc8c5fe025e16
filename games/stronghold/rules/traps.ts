import type { Play } from '@ravelin/engine';
import { trapTurned } from './happenings.ts';
import { NONE, type Siege } from './siege.ts';

/** A path is crossed: the trap on it, if any, is turned up and stays there (S10.4.3, S10.4.9). Gives its kind, or none. */
export const spring = (g: Siege, x: Play<Siege>, path: number): number => {
  const trap = g.trap[path];
  if (trap !== NONE && g.trapOpen[path] === 0) {
    g.trapOpen = g.trapOpen.with(path, 1);
    x.reveal();
    x.emit(g, trapTurned, 'S10.4.3', { path, trap });
  }
  return trap;
};
