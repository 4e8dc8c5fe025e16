import type { Play } from '@ravelin/engine';
import { eliminate } from './results/losses.ts';
import { bannerLost, standardRallied } from './the-battle/events.ts';
import { type Battle, DISORDERED, NONE, RETIRED } from './the-battle/state.ts';

/** M13 Standards. M13.0.4.1: nothing here moves the Banner. */

/** M13.0.1: a Retired Hungarian unit in the hex of the Banner or next to it; M11.0.2.2: every Retired unit in the Ottoman box. */
const rallies = (g: Battle, unit: number): boolean => {
  if (g.state[unit] !== RETIRED) return false;
  const { kit, banner, at } = g;
  if (kit.unit[unit].side !== kit.banner.side) return at[unit] === NONE; // M13.0.3
  return banner !== NONE && at[unit] !== NONE && kit.distance(at[unit], banner) <= 1;
};

/** The units of a side that its Standard would rally. */
export const ralliedBy = (g: Battle, side: number): number[] =>
  [...g.state.keys()].filter((unit) => g.kit.unit[unit].side === side && rallies(g, unit));

export const rallyStandard = (g: Battle, x: Play<Battle>, side: number): void => {
  const units = ralliedBy(g, side);
  for (const unit of units) {
    g.state[unit] = DISORDERED;
    g.camped = g.camped.with(unit, 0); // M14.3.5
  }
  g.quiet = 0; // M5.1.10
  x.emit(g, standardRallied, side === g.kit.banner.side ? 'M13.0.1' : 'M11.0.2.2', { side, units });
};

/** M13.0.4.2: the unit has just entered a hex; M13.0.4.3: all who are Retired go with the Banner. */
export const captureBanner = (g: Battle, x: Play<Battle>, unit: number): void => {
  const { side } = g.kit.banner;
  if (g.banner === NONE || g.at[unit] !== g.banner || g.kit.unit[unit].side === side) return;
  g.banner = NONE;
  x.emit(g, bannerLost, 'M13.0.4.2', { unit });
  for (const one of g.state.keys())
    if (g.kit.unit[one].side === side && g.state[one] === RETIRED) eliminate(g, x, one, 'M13.0.4.3');
};
