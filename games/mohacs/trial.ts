import type { Locals, MoveKind, Trial } from '@ravelin/engine';
import { FRONTAL } from './data/geometry.ts';
import { unitAt } from './rules/stacking-zones-facing/stacking.ts';
import { type Battle, NONE } from './rules/the-battle/state.ts';

/** Random players seldom lead two armies across the field: those who are led march at the enemy, and fight. */

/** What nobody does who wants a battle. */
const SHUNNED = new Set(['pass', 'end moves', 'declared', 'withdraw', 'turn', 'halt', 'hold fire', 'stand', 'stay']);
const FIGHTS = new Set(['fire', 'return fire', 'react', 'shock', 'charge', 'counter-charge', 'enter']);
const GOES = new Set(['move', 'ride', 'via', 'ride via', 'on', 'ride on']);
/** Worth a march of as many hexes. */
const FIGHT = 20;

/** Hexes to the nearest unit of the other side. */
const distance = (g: Battle, hex: number, side: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let unit = 0; unit < g.at.length; unit++)
    if (g.at[unit] !== NONE && g.kit.unit[unit].side !== side) least = Math.min(least, g.kit.distance(hex, g.at[unit]));
  return least;
};

/** Enemies in front of a unit that faces so. */
const facingEnemies = (g: Battle, hex: number, facing: number, side: number): number =>
  FRONTAL[facing].filter((direction) => {
    const next = g.kit.next[hex][direction];
    const unit = next < 0 ? NONE : unitAt(g, next);
    return unit !== NONE && g.kit.unit[unit].side !== side;
  }).length;

/** The nearer the better, with the enemy in front. */
const keenToGo = (g: Battle, unit: number, hex: number, facing: number | undefined): number => {
  const { side } = g.kit.unit[unit];
  const nearer = distance(g, g.at[unit], side) - distance(g, hex, side);
  return nearer + (facing === undefined ? 0 : 5 * facingEnemies(g, hex, facing, side));
};

/** Leaders stay near their units: a little nearer to the enemy is enough. */
const keenToLead = (g: Battle, leader: number, hex: number): number => {
  if (g.post[leader] === NONE) return FIGHT;
  const { side } = g.kit.leader[leader];
  return distance(g, hex, side) < distance(g, g.post[leader], side) ? 1 : -1;
};

const keen = (g: Battle, { id, slots }: MoveKind<Battle, Locals>, chosen: readonly number[], L: Locals): number => {
  if (SHUNNED.has(id)) return -FIGHT;
  if (FIGHTS.has(id)) return FIGHT;
  if (id === 'lead') return keenToLead(g, chosen[0], chosen[1]);
  if (!GOES.has(id) || g.command === NONE) return 0;
  // In its go a unit is not named again.
  const [unit, hex, facing] = slots[0].name === 'unit' ? chosen : [L.unit, ...chosen];
  return keenToGo(g, unit, hex, facing);
};

export const trial: Trial<Battle> = { games: 2000, keen };
