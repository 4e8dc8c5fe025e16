import type { Move, Situation } from '@ravelin/engine';
import { FRONT } from '../data/geometry.ts';
import { BEHIND } from '../data/land.ts';
import { blockedByUnits, hasAspect, leavesThrough } from '../rules/fire/line-of-sight.ts';
import {
  allHold,
  LEAVES_NOBODY,
  MOVES,
  type MoveSoFar,
  NOT_BEGUN,
  TAKES_THEM,
  TURNS_TO,
} from '../rules/movement/conditions.ts';
import { allowance } from '../rules/movement/mover.ts';
import type { UnitMove } from '../rules/movement/moving-on.ts';
import { destinations, reach } from '../rules/movement/reach.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, DISORDERED, ELIMINATED, NONE, ORDER, RETIRED } from '../rules/the-battle/state.ts';
import { leaderMove } from './leading.ts';
import { type Manner, USUAL } from './manner.ts';
import { Outlook } from './outlook.ts';
import { type Prospect, Prospects } from './prospects.ts';
import { bestShot, shotFrom } from './shooting.ts';
import { worthOf } from './worth.ts';

/** The Move and Fire segment by the rule of thumb: one unit after another, those nearest to the enemy first. */

type At = Situation<Battle>;

const TRENCH_WORTH = 0.8;
const HIGH_GROUND = 0.05;
const BESIDE_ENEMY = 0.5;
const THREAT = 0.03;
/** A better hex must be better by so much, or the unit stays. */
const WORTH_A_MARCH = 0.1;
/** When so many activations have seen no fight (M5.1.10), nobody keeps away any longer. */
const PATIENCE = 20;

/** How near to the enemy a unit would go that does not attack: those that only shoot or are weak keep away. */
const standoff = (g: Battle, unit: number): number => {
  if (g.quiet > PATIENCE) return 0;
  const { arm, mountedArcher, gun } = g.kit.unit[unit];
  if (gun) return 3;
  if (mountedArcher) return 4;
  const { attacks, zone } = g.kit.arm[arm];
  return attacks && zone ? 0 : 4;
};

export const isSheltered = (g: Battle, hex: number): boolean => g.kit.side[hex].some((side) => (side & BEHIND) !== 0);

/** How good a hex is for a unit that does not attack from it. */
const stance = (g: Battle, unit: number, hex: number, outlook: Outlook, manner: Manner): number => {
  const { mounted, gun } = g.kit.unit[unit];
  const away = Math.max(standoff(g, unit), outlook.prey(hex));
  let score = -manner.forward * away + manner.company * outlook.company(hex, unit) - THREAT * outlook.threats(hex);
  if (!gun && outlook.isBeside(hex)) score -= BESIDE_ENEMY;
  if (manner.fear > 0 && g.quiet <= PATIENCE) score -= manner.fear * outlook.peril(hex);
  if (!mounted && g.quiet <= PATIENCE && isSheltered(g, hex)) score += TRENCH_WORTH;
  return score + HIGH_GROUND * g.kit.height[hex];
};

/** May it move at all, and does its leader ride with it because he may not stay alone (M12.2.2.5)? */
const wayOfMoving = (g: Battle, unit: number): 'move' | 'ride' | undefined => {
  if (!allHold(g, MOVES, unit, NOT_BEGUN)) return undefined;
  if (LEAVES_NOBODY.ok(g, unit, NOT_BEGUN, NONE)) return 'move';
  return allHold(g, TAKES_THEM, unit, NOT_BEGUN) ? 'ride' : undefined;
};

const turnTo = (at: At, unit: number, facing: number): Move | undefined =>
  allHold(at.g, TURNS_TO, unit, NOT_BEGUN, facing) ? { kind: at.kind('turn'), chosen: [unit, facing] } : undefined;

/** To that hex and facing; where it is there already, it turns or has nothing to do. */
const goTo = (
  at: At,
  unit: number,
  way: 'move' | 'ride' | undefined,
  hex: number,
  facing: number,
): Move | undefined => {
  if (hex === at.g.at[unit]) return turnTo(at, unit, facing);
  return way ? { kind: at.kind(way), chosen: [unit, hex, facing] } : undefined;
};

/** The hex with the best stance among those it can reach, its own included. */
const bestStance = (
  g: Battle,
  unit: number,
  soFar: Readonly<MoveSoFar>,
  outlook: Outlook,
  manner: Manner,
  margin: number,
): number => {
  const hexes: number[] = [];
  const n = destinations(g, unit, soFar.spent, soFar.moved === 1, hexes);
  let best = g.at[unit];
  let most = stance(g, unit, best, outlook, manner) + margin;
  for (let i = 0; i < n; i++) {
    const score = stance(g, unit, hexes[i], outlook, manner);
    if (score > most) [best, most] = [hexes[i], score];
  }
  return best;
};

// ---- kinds of units ----------------------------------------------------------------------------------------------------

/** A gun fires, turns to fire, or comes nearer. */
const gunMove = (at: At, unit: number, manner: Manner): Move | undefined => {
  const { g } = at;
  const shot = bestShot(g, unit, NOT_BEGUN);
  if (shot) return { kind: at.kind('fire'), chosen: [unit, shot.target] };
  const aim = shotFrom(g, unit, g.at[unit]);
  if (aim && !blockedByUnits(g, g.at[unit], g.at[aim.target])) {
    const sides = leavesThrough(g.kit, g.at[unit], g.at[aim.target]);
    for (let facing = 0; facing < 6; facing++) if (hasAspect(facing, sides, FRONT)) return turnTo(at, unit, facing);
  }
  const way = wayOfMoving(g, unit);
  if (!way || manner.forward <= 0) return undefined;
  const outlook = new Outlook(g, unit, manner.picky);
  const hex = bestStance(g, unit, NOT_BEGUN, outlook, manner, WORTH_A_MARCH);
  return hex === g.at[unit] ? undefined : goTo(at, unit, way, hex, outlook.facing(hex));
};

/** Onto the map, by the entry hex that fewest have used; where to from there is decided next. */
const entryMove = (at: At, unit: number): Move | undefined => {
  const { g } = at;
  const { wave } = g.kit.unit[unit];
  const kind = at.kind('enter');
  const gates = new Set([...(wave === NONE ? [] : g.kit.waves[wave].hexes), ...g.kit.box.hexes]);
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of gates) {
    const move = { kind, chosen: [unit, hex] };
    const crowd = unitAt(g, hex) === NONE ? 0 : 9;
    if (crowd < least && at.rules.refusals(g, move).length === 0) [best, least] = [move, crowd];
  }
  return best;
};

/** Away from the enemy: far from all, with friends. */
const FLEES: Manner = { ...USUAL, id: 'flees', forward: -0.15, company: 0.1, fear: 0.3 };

/** What shooting from a hex is worth, where the unit may ride off afterwards or must stay. */
const bestFiringHex = (g: Battle, unit: number, hexes: readonly number[], outlook: Outlook) => {
  const { mountedArcher } = g.kit.unit[unit];
  const fear = mountedArcher ? 0.02 : 0.06;
  let best: { gain: number; hex: number; target: number } | undefined;
  for (const hex of hexes) {
    if (outlook.nearest(hex) > g.kit.weapon[g.kit.unit[unit].weapon].reach) continue;
    const shot = shotFrom(g, unit, hex);
    if (!shot) continue;
    const beside = outlook.isBeside(hex) ? 2 : 0;
    const gain = shot.gain - fear * (outlook.threats(hex) + beside) * worthOf(g, unit);
    if (gain > (best?.gain ?? 0)) best = { gain, hex, target: shot.target };
  }
  return best;
};

const facingAt = (g: Battle, hex: number, target: number): number => {
  const sides = leavesThrough(g.kit, hex, g.at[target]);
  for (let facing = 0; facing < 6; facing++) if (hasAspect(facing, sides, FRONT)) return facing;
  return 0;
};

const fighterMove = (at: At, unit: number, manner: Manner): Move | undefined => {
  const { g } = at;
  const way = wayOfMoving(g, unit);
  const ways = way ? reach(g, unit) : undefined;
  const canStop = (hex: number): boolean =>
    hex === g.at[unit] || (ways !== undefined && ways.best[hex] !== NONE && unitAt(g, hex) === NONE);
  const shaken = g.state[unit] === DISORDERED;
  const attack: Prospect | undefined = new Prospects(g, unit, canStop, manner.hope).best(
    manner.dares + (shaken ? 0.3 : 0),
  );
  const outlook = new Outlook(g, unit, manner.picky);
  if (g.kit.unit[unit].weapon !== NONE) {
    const hexes: number[] = [];
    hexes.length = ways ? destinations(g, unit, 0, false, hexes) : 0;
    hexes.push(g.at[unit]);
    const shot = bestFiringHex(g, unit, hexes, outlook);
    if (shot && shot.gain > (attack?.gain ?? 0)) {
      const here = shot.hex === g.at[unit] ? bestShot(g, unit, NOT_BEGUN) : undefined;
      if (here) return { kind: at.kind('fire'), chosen: [unit, here.target] };
      const move = goTo(at, unit, way, shot.hex, facingAt(g, shot.hex, shot.target));
      if (move) return move;
    }
  }
  if (attack) return goTo(at, unit, way, attack.hex, attack.facing);
  const beside = outlook.isBeside(g.at[unit]);
  if (shaken && !beside) return undefined;
  const hex = way
    ? bestStance(g, unit, NOT_BEGUN, outlook, shaken ? FLEES : manner, shaken ? 0 : WORTH_A_MARCH)
    : g.at[unit];
  if (hex !== g.at[unit]) return goTo(at, unit, way, hex, outlook.facing(hex));
  return !shaken && outlook.nearest(hex) <= NEARBY ? turnTo(at, unit, outlook.facing(hex)) : undefined;
};
/** Who has an enemy so near looks at him. */
const NEARBY = 5;

/** A Retired unit goes back to the Banner (M10.3.6). */
const retiredMove = (at: At, unit: number): Move | undefined => {
  const { g } = at;
  if (g.banner === NONE || g.kit.distance(g.at[unit], g.banner) <= 1) return undefined;
  const way = wayOfMoving(g, unit);
  const hexes: number[] = [];
  return way && destinations(g, unit, 0, false, hexes) > 0 ? goTo(at, unit, way, hexes[0], g.facing[unit]) : undefined;
};

const moveOf = (at: At, unit: number, whole: Manner): Move | undefined => {
  const { g } = at;
  const manner = whole.of?.(unit) ?? whole;
  if (g.at[unit] === NONE)
    return g.state[unit] === ELIMINATED || g.state[unit] === RETIRED ? undefined : entryMove(at, unit);
  if (g.state[unit] === RETIRED) return retiredMove(at, unit);
  return g.kit.unit[unit].gun ? gunMove(at, unit, manner) : fighterMove(at, unit, manner);
};

/** Those who have still to go: nearest to the enemy first, those off the map last. */
const inOrder = (g: Battle, { order }: Manner): number[] => {
  const units = g.kit.command[g.command].units.filter((unit) => g.gone[unit] === 0 && g.state[unit] !== ELIMINATED);
  const { side } = g.kit.command[g.command];
  const far = (unit: number): number => {
    let least = 1000;
    if (g.at[unit] === NONE) return least + unit;
    for (let enemy = 0; enemy < g.at.length; enemy++)
      if (g.at[enemy] !== NONE && g.kit.unit[enemy].side !== side)
        least = Math.min(least, g.kit.distance(g.at[unit], g.at[enemy]));
    return (g.kit.unit[unit].gun ? least - 40 : least) + (order?.(unit) ?? 0);
  };
  return units
    .map((unit) => [far(unit), unit])
    .sort((a, b) => a[0] - b[0])
    .map(([, unit]) => unit);
};

/** The next go of the command, or the end of the segment. `idle`: those who had nothing to do when they were last asked; they are not asked again. */
export const go = (at: At, manner: Manner, idle?: Set<number>): Move => {
  for (const unit of inOrder(at.g, manner)) {
    if (idle?.has(unit)) continue;
    const move = moveOf(at, unit, manner);
    if (move) return move;
    idle?.add(unit);
  }
  return leaderMove(at) ?? { kind: at.kind('end moves'), chosen: [] };
};

/** A unit in the middle of its go: it fires, rides off, or halts. */
export const goOn = (at: At, whole: Manner): Move => {
  const { g } = at;
  const L = at.locals as UnitMove;
  const { unit } = L;
  const manner = whole.of?.(unit) ?? whole;
  const shot = bestShot(g, unit, L);
  if (shot) return { kind: at.kind('fire'), chosen: [shot.target] };
  const halt = { kind: at.kind('halt'), chosen: [] };
  const mayHalt = at.rules.refusals(g, halt).length === 0;
  const { mountedArcher } = g.kit.unit[unit];
  const entered =
    L.start === g.facing[unit] && L.complete === 0 && L.fired === 0 && L.spent > 0 && g.state[unit] === ORDER;
  const flees = L.fired === 1 && mountedArcher;
  if ((mayHalt && !entered && !flees) || !allHold(g, MOVES, unit, L) || !LEAVES_NOBODY.ok(g, unit, L, NONE))
    return mayHalt ? halt : at.random();
  const outlook = new Outlook(g, unit, manner.picky);
  const hex =
    allowance(g, unit) > L.spent
      ? bestStance(g, unit, L, outlook, flees ? FLEES : manner, mayHalt ? 0 : -100)
      : g.at[unit];
  if (hex !== g.at[unit]) return { kind: at.kind('on'), chosen: [hex, outlook.facing(hex)] };
  return mayHalt ? halt : at.random();
};
