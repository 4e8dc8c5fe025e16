import type { Play } from '@ravelin/engine';
import { overrun, show, staysOnField } from '../leaders/leader-loss.ts';
import { lift, loneLeaders, place } from '../stacking-zones-facing/stacking.ts';
import { captureBanner } from '../standards.ts';
import { leaderRetires, retired } from '../the-battle/events.ts';
import {
  AT_HOME,
  type Battle,
  BOX,
  call,
  FACING,
  FIELD,
  HEX,
  LEFT_BEHIND,
  NONE,
  procedure,
  RETIRED,
  run,
  UNIT,
  YES_NO,
} from '../the-battle/state.ts';
import { dropAttack } from './losses.ts';

/** Moves of a unit that are not Movement (M6.2.1), with the leaders who are with it. */

/** M12.2.2.6; M3.5.3: moved by a result, they are shown. Who is to stay behind is adrift already. */
const takeAlong = (g: Battle, x: Play<Battle>, from: number, to: number, side: number, seen: boolean): void => {
  for (const leader of g.post.keys()) {
    if (g.post[leader] !== from || g.rank[leader] !== FIELD || g.kit.leader[leader].side !== side) continue;
    if (g.adrift[leader] !== AT_HOME) continue;
    g.post[leader] = to;
    if (seen) show(g, x, leader);
  }
};

/** Puts a unit and its leaders into a neighbouring hex, or wherever it Retires to; `seen`: by a result. */
export const displacement = procedure('shift', { unit: UNIT, hex: HEX, facing: FACING, seen: YES_NO }, [
  call(
    'M3.1.1.6',
    () => overrun,
    (g, L) => {
      const { side } = g.kit.unit[L.unit];
      return loneLeaders(g, L.hex, side) ? { hex: L.hex, side } : undefined;
    },
  ),
  run('M12.2.2.6', (g, L, x) => {
    takeAlong(g, x, g.at[L.unit], L.hex, g.kit.unit[L.unit].side, L.seen === 1);
    place(g, L.unit, L.hex);
    g.facing[L.unit] = L.facing;
    captureBanner(g, x, L.unit);
  }),
]);

/** M12.4.0.10: of the leaders with a unit that Retires, those who have another to stay with stay. */
export const partWith = (g: Battle, x: Play<Battle>, unit: number): void => {
  for (const leader of g.post.keys()) {
    if (g.post[leader] !== g.at[unit] || g.rank[leader] !== FIELD) continue;
    if (!staysOnField(g, leader)) continue;
    g.adrift[leader] = LEFT_BEHIND;
    show(g, x, leader);
  }
};

/** It is Retired from now on, wherever it goes. */
export const markRetired = (g: Battle, x: Play<Battle>, unit: number): void => {
  g.state[unit] = RETIRED;
  g.quiet = 0; // M5.1.10
  dropAttack(g, unit);
  partWith(g, x, unit);
};

/** M10.3.1: into the box, with the leaders who have nobody else. */
export const retireToBox = (g: Battle, x: Play<Battle>, unit: number): void => {
  const from = g.at[unit];
  x.emit(g, retired, 'M10.3.1', { unit, from, to: NONE });
  for (const leader of g.post.keys()) {
    if (g.post[leader] !== from || g.rank[leader] !== FIELD || g.adrift[leader] !== AT_HOME) continue;
    g.rank[leader] = BOX;
    g.post[leader] = NONE;
    x.emit(g, leaderRetires, 'M12.4.0.10', { leader });
    x.reveal();
  }
  lift(g, unit);
};
