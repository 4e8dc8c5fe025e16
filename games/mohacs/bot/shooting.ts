import { BOW, GUN } from '../data/army.ts';
import { fireModifier } from '../rules/charts/fire-table.ts';
import { sees } from '../rules/fire/line-of-sight.ts';
import { targetsOf } from '../rules/fire/targets.ts';
import { FACES } from '../rules/map-and-pieces/dice.ts';
import type { MoveSoFar } from '../rules/movement/conditions.ts';
import { type Battle, DISORDERED, NONE, ORDER } from '../rules/the-battle/state.ts';
import { chances, lossOf, worthOf } from './worth.ts';

/** What shots gain, and from where. */

const column = (g: Battle, target: number) =>
  g.kit.fireTable[g.kit.unit[target].mounted ? 1 : 0][g.state[target] === ORDER ? 0 : 1];

/** What a shot from that distance takes from the target, its flank left out. */
const loss = (g: Battle, shooter: number, target: number, away: number): number => {
  const { weapon } = g.kit.unit[shooter];
  if (weapon === NONE || away > g.kit.weapon[weapon].reach) return 0;
  const { drm, against } = g.kit.weapon[weapon];
  const shaken = g.state[shooter] === DISORDERED ? g.kit.fire.disordered : 0;
  return lossOf(g, target, chances(column(g, target), drm[away] + against[g.kit.unit[target].arm] + shaken), false);
};

/** What foot that stays where it is may lose to a counter-charge of those it shoots at (M9.4.2.1). */
const RIDDEN_DOWN = 0.25;
const risk = (g: Battle, shooter: number, target: number): number => {
  const [{ mounted, gun }, { arm, sdr }] = [g.kit.unit[shooter], g.kit.unit[target]];
  if (mounted || gun || g.state[target] !== ORDER || !g.kit.arm[arm].charges) return 0;
  const won = (g.kit.counterCharge.succeeds - sdr[ORDER] + 1) / FACES;
  return Math.max(0, won) * RIDDEN_DOWN * (g.kit.arm[g.kit.unit[shooter].arm].pikes ? 0.5 : 1) * worthOf(g, shooter);
};

/** What a shot at that distance gains: less what comes back (M7.3.2.3), and the risk. */
export const shotGain = (g: Battle, shooter: number, target: number, away: number): number => {
  const back = g.kit.unit[target].missile === BOW && g.kit.unit[shooter].missile !== GUN;
  const answered = back ? loss(g, target, shooter, away) : 0;
  return loss(g, shooter, target, away) - answered - risk(g, shooter, target);
};

export interface Shot {
  readonly gain: number;
  readonly target: number;
}

/** The best shot from where the unit stands, or none that gains anything. */
export const bestShot = (g: Battle, unit: number, soFar: Readonly<MoveSoFar>): Shot | undefined => {
  let best: Shot | undefined;
  for (const target of targetsOf(g, unit, soFar)) {
    const odds = chances(column(g, target), fireModifier(g, unit, target, g.facing[target]));
    const back = g.kit.unit[target].missile === BOW && g.kit.unit[unit].missile !== GUN;
    const away = g.kit.distance(g.at[unit], g.at[target]);
    const answered = back ? loss(g, target, unit, away) : 0;
    const gain = lossOf(g, target, odds, false) - answered - risk(g, unit, target);
    if (gain > (best?.gain ?? 0)) best = { gain, target };
  }
  return best;
};

/** The best target for a shot from that hex, whatever way the unit faces there. */
export const shotFrom = (g: Battle, unit: number, hex: number): Shot | undefined => {
  const { weapon, side } = g.kit.unit[unit];
  const { reach } = g.kit.weapon[weapon];
  let best: Shot | undefined;
  for (let target = 0; target < g.at.length; target++) {
    const to = g.at[target];
    if (to === NONE || g.kit.unit[target].side === side || g.kit.unit[target].gun) continue;
    const away = g.kit.distance(hex, to);
    if (away > reach || !sees(g.kit, hex, to)) continue;
    const gain = shotGain(g, unit, target, away);
    if (gain > (best?.gain ?? 0)) best = { gain, target };
  }
  return best;
};
