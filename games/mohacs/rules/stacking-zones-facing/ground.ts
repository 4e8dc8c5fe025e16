import { BOW, MUSKET } from '../../data/army.ts';
import { ASPECT, FRONT, FRONTAL } from '../../data/geometry.ts';
import { STREAM, TRENCH } from '../../data/land.ts';
import { type Battle, FIELD, type Kit, NONE, ORDER } from '../the-battle/state.ts';

/** M3 Who stands where: stacking, Zones of Control, front, flank and rear. */

// ---- who stands where --------------------------------------------------------------------------------------------------

/** The unit in each hex of the state looked at last. Every change of `at` goes through `place` or `lift`, which keep it true. */
let holder = new Int16Array(0);
let of: number[] | undefined;
let ofSeq = NONE;
let changes = 0;

/** The state of the ground as a number that never comes again: what was worked out for it holds as long as it stays. */
export const stamp = (g: Battle): number => {
  if (of !== g.at || ofSeq !== g.seq) survey(g);
  return changes;
};
/** For a move that is about to change the ground: the stamp when it was chosen, or NONE if another game was looked at since. */
export const stampOfChoice = (g: Battle): number => (of === g.at && ofSeq === g.seq - 1 ? changes : NONE);
/** Something else than a unit's place has changed: its facing, its state. */
export const stir = (): void => {
  changes++;
};

/** M3.1.1.2: where a unit passes a friendly gun, it is the one that counts. */
const hold = (g: Battle, hex: number, unit: number): void => {
  if (holder[hex] === NONE || g.kit.unit[holder[hex]].gun) holder[hex] = unit;
};

const survey = (g: Battle): void => {
  if (holder.length !== g.kit.hexes.length) holder = new Int16Array(g.kit.hexes.length);
  holder.fill(NONE);
  const { at } = g;
  for (let unit = 0; unit < at.length; unit++) if (at[unit] !== NONE) hold(g, at[unit], unit);
  of = g.at;
  ofSeq = g.seq;
  changes++;
};

/** The combat unit in the hex, or NONE (M3.1.1.1: there is never more than one). */
export const unitAt = (g: Battle, hex: number): number => {
  if (of !== g.at || ofSeq !== g.seq) survey(g);
  return holder[hex];
};

/** Puts a unit into a hex. */
export const place = (g: Battle, unit: number, hex: number): void => {
  lift(g, unit);
  g.at[unit] = hex;
  hold(g, hex, unit);
};

/** Takes a unit off the map. */
export const lift = (g: Battle, unit: number): void => {
  if (of !== g.at || ofSeq !== g.seq) survey(g);
  changes++;
  const from = g.at[unit];
  g.at[unit] = NONE;
  if (from !== NONE && holder[from] === unit) holder[from] = g.at.indexOf(from);
};

const rings = new WeakMap<Kit, (readonly (readonly number[])[])[]>();
/** By hex: the hexes not farther from it than so many steps, itself included. */
export const hexesWithin = (kit: Kit, far: number): readonly (readonly number[])[] => {
  const known = rings.get(kit) ?? [];
  if (!known[far]) {
    const all = [...kit.hexes.keys()];
    known[far] = all.map((hex) => all.filter((other) => kit.distance(hex, other) <= far));
    rings.set(kit, known);
  }
  return known[far];
};

export const sideOf = (g: Battle, unit: number): number => g.kit.unit[unit].side;

/** Writes the leaders of both sides in the hex to `out`; gives their number. */
export const leadersAt = (g: Battle, hex: number, out: number[]): number => {
  let n = 0;
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === hex && g.rank[leader] === FIELD) out[n++] = leader;
  return n;
};

/** M3.1.1.6: leaders of the other side, with no combat unit, where a unit of `side` is about to step in. */
export const loneLeaders = (g: Battle, hex: number, side: number): boolean =>
  unitAt(g, hex) === NONE && hasLeader(g, hex, 1 - side);

/** M12.2.2.6: the leaders of a side in a hex go along to another, or to none (NONE). */
export const carry = (g: Battle, from: number, to: number, side: number): void => {
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === from && g.rank[leader] === FIELD && g.kit.leader[leader].side === side) g.post[leader] = to;
};

/** Is a leader of that side in the hex? */
export const hasLeader = (g: Battle, hex: number, side: number): boolean => {
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === hex && g.rank[leader] === FIELD && g.kit.leader[leader].side === side) return true;
  return false;
};

// ---- front, flank and rear ---------------------------------------------------------------------------------------------

/** Directions as the hexes are numbered: row by row from the north, each from the west. */
const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5];
const READING = [NW, NE, W, E, SW, SE];
/** Writes the neighbours of the hex to `out`, in the order of their numbers; gives how many they are. */
export const neighboursOf = (g: Battle, hex: number, out: number[]): number => {
  let n = 0;
  if (hex === NONE) return n;
  for (const direction of READING) if (g.kit.next[hex][direction] >= 0) out[n++] = g.kit.next[hex][direction];
  return n;
};

/** The direction from a hex to its neighbour, or NONE. */
export const directionTo = (g: Battle, from: number, to: number): number => g.kit.next[from].indexOf(to);

/** Through which of the unit's sides does a neighbouring hex lie: FRONT, FLANK or REAR (M3.3.0.2). NONE if it is no neighbour. */
export const aspectOf = (g: Battle, unit: number, hex: number): number => {
  const direction = directionTo(g, g.at[unit], hex);
  return direction < 0 ? NONE : ASPECT[g.facing[unit]][direction];
};

/** Is the hex one of the unit's two frontal hexes? */
export const inFront = (g: Battle, unit: number, hex: number): boolean => aspectOf(g, unit, hex) === FRONT;

/** One of the two frontal hexes: 0 is the left one, 1 the right; OFF_MAP where there is none. */
export const frontHex = (g: Battle, unit: number, which: number): number =>
  g.kit.next[g.at[unit]][FRONTAL[g.facing[unit]][which]];

// ---- Zones of Control --------------------------------------------------------------------------------------------------

/** M3.2.1.1: a combat unit (M3.2.1.6); M3.2.1.2, M3.2.1.3: not Levy Infantry and guns; M3.2.1.4, M3.2.1.5: only in order. */
export const hasZone = (g: Battle, unit: number): boolean =>
  g.state[unit] === ORDER && g.at[unit] !== NONE && g.kit.arm[g.kit.unit[unit].arm].zone;

/** M3.2.3.1: not across trench and stream; M3.2.3.2: but with bows or muskets. */
export const zoneCrosses = (g: Battle, unit: number, hex: number, direction: number): boolean => {
  if ((g.kit.side[hex][direction] & (STREAM | TRENCH)) === 0) return true;
  const { missile } = g.kit.unit[unit];
  return missile === BOW || missile === MUSKET;
};

/** Does the unit's ZOC cover the hex? */
export const zoneReaches = (g: Battle, unit: number, hex: number): boolean => {
  if (!hasZone(g, unit)) return false;
  const direction = directionTo(g, g.at[unit], hex);
  return direction >= 0 && ASPECT[g.facing[unit]][direction] === FRONT && zoneCrosses(g, unit, g.at[unit], direction);
};

/** The neighbour in that direction if it is an enemy of `side` whose ZOC covers the hex, else NONE. */
const zoneFrom = (g: Battle, hex: number, direction: number, side: number): number => {
  const from = g.kit.next[hex][direction];
  if (from < 0) return NONE;
  const unit = holder[from];
  if (unit === NONE || g.kit.unit[unit].side === side) return NONE;
  const back = (direction + 3) % 6;
  return ASPECT[g.facing[unit]][back] === FRONT && hasZone(g, unit) && zoneCrosses(g, unit, from, back) ? unit : NONE;
};

/** Is the hex in the ZOC of an enemy of `side`, another than `except`? M3.2.2.2: whoever stands in it. */
export const inEnemyZone = (g: Battle, hex: number, side: number, except = NONE): boolean => {
  unitAt(g, hex);
  for (let direction = 0; direction < 6; direction++) {
    const unit = zoneFrom(g, hex, direction, side);
    if (unit !== NONE && unit !== except) return true;
  }
  return false;
};

/** Writes the enemies of `side` whose ZOC covers the hex to `out`; gives their number. */
export const enemyZones = (g: Battle, hex: number, side: number, out: number[]): number => {
  unitAt(g, hex);
  let n = 0;
  for (let direction = 0; direction < 6; direction++) {
    const unit = zoneFrom(g, hex, direction, side);
    if (unit !== NONE) out[n++] = unit;
  }
  return n;
};

/** Is an enemy combat unit of `side` in a neighbouring hex? */
export const nextToEnemy = (g: Battle, hex: number, side: number): boolean => {
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) {
    const unit = next[direction] < 0 ? NONE : unitAt(g, next[direction]);
    if (unit !== NONE && g.kit.unit[unit].side !== side) return true;
  }
  return false;
};
