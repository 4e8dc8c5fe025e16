import { BARRED } from '../../data/land.ts';
import { stamp, stampOfChoice, unitAt } from '../stacking-zones-facing/ground.ts';
import { FARTHEST, noWays, packed, search, sheetFor, type Walk, type Ways } from '../survey/paths.ts';
import { type Battle, NONE, RETIRED } from '../the-battle/state.ts';
import {
  AGAIN,
  ALL,
  allowance,
  CLOSE,
  CROWDED,
  DITCH,
  NEARER,
  POINTS,
  TERRAIN,
  UNSEEN,
  walkOf,
  without,
  ZONE,
} from './mover.ts';

/** M6 Where a unit can go, by which way, and what stands against the rest. */

/** What is left to spend: MP, or of a Retired unit hexes (M10.3.6). M6.1.1.3: no step is free, not even the first. */
export const pointsLeft = (g: Battle, unit: number, spent: number): number =>
  Math.max(0, (g.state[unit] === RETIRED ? g.kit.retired.move : allowance(g, unit)) - spent);

const waysFrom = (g: Battle, unit: number, budget: number, walk: Walk, ways?: Ways): Ways =>
  search(g.kit, [[g.at[unit], 0]], 0, budget, walk, ways);

/** What was found for a unit, which holds for one state of the ground. */
interface Found {
  stamp: number;
  spent: number;
  moved: boolean;
  budget: number;
  walk: Walk;
  /** Searched for when first needed. */
  ways: Ways | undefined;
}
const known: Found[] = [];

const isFor = (found: Found, now: number, spent: number, moved: boolean): boolean =>
  found.stamp === now && found.spent === spent && found.moved === moved;

const look = (g: Battle, unit: number, spent: number, moved: boolean): Found => {
  const now = stamp(g);
  const old: Found | undefined = known[unit];
  if (old && isFor(old, now, spent, moved)) return old;
  const budget = Math.min(FARTHEST, pointsLeft(g, unit, spent));
  const found = { stamp: now, spent, moved, budget, walk: walkOf(g, unit, moved, 0), ways: undefined };
  known[unit] = found;
  return found;
};

/** Who names a neighbouring hex means the step into it, even if a way round costs less: so every path can be said, step by step. */
const enterDirectly = ({ n, hex, from, best }: Ways): void => {
  for (let label = 1; label < n && from[label] === 0; label++) best[hex[label]] = label;
};

/** All ways of a unit on the map that has spent so much, and has or has not left the hex where its go began. */
export const reach = (g: Battle, unit: number, spent = 0, moved = false): Ways => {
  const found = look(g, unit, spent, moved);
  if (!found.ways) {
    found.ways = waysFrom(g, unit, found.budget, found.walk, sheetFor(g.kit, found.stamp));
    enterDirectly(found.ways);
  }
  return found.ways;
};

/** Is the hex one in which the unit may end its movement, as far as others stand there (M3.1.1.1, M3.1.1.2)? */
const isEmpty = (g: Battle, unit: number, hex: number): boolean => hex !== g.at[unit] && unitAt(g, hex) === NONE;

/** Writes the hexes in which the unit may stop to `out`; gives their number. */
export const destinations = (g: Battle, unit: number, spent: number, moved: boolean, out: number[]): number => {
  const { n: labels, best, hex } = reach(g, unit, spent, moved);
  let n = 0;
  for (let label = 1; label < labels; label++)
    if (best[hex[label]] === label && isEmpty(g, unit, hex[label])) out[n++] = hex[label];
  return n;
};

/** Writes the hexes that it can enter, also those of friendly guns, which it may only pass (M3.1.1.2); gives their number. */
export const passages = (g: Battle, unit: number, spent: number, moved: boolean, out: number[]): number => {
  const { n: labels, best, hex } = reach(g, unit, spent, moved);
  let n = 0;
  for (let label = 1; label < labels; label++)
    if (best[hex[label]] === label && hex[label] !== g.at[unit]) out[n++] = hex[label];
  return n;
};

/** Writes the way to a label to `trail`, label by label; gives the last. */
const follow = (ways: Ways, label: number, trail: Ways): number => {
  const before = ways.from[label];
  const here = before === NONE ? 0 : follow(ways, before, trail) + 1;
  trail.hex[here] = ways.hex[label];
  trail.mp[here] = ways.mp[label];
  trail.shun[here] = ways.shun[label];
  trail.from[here] = here - 1;
  return here;
};

/** Leads a step from the end of the trail to a hex where the unit may stop, be it the first one, or past a friendly gun to one? */
const goesOn = (g: Battle, unit: number, found: Found, trail: Ways, end: number): boolean => {
  const { walk, budget } = found;
  const next = g.kit.next[trail.hex[end]];
  for (let direction = 0; direction < 6; direction++) {
    const to = next[direction];
    if (to < 0) continue;
    const cost = walk.cost(trail, end, direction, to);
    if (cost === BARRED || trail.mp[end] + cost > budget) continue;
    if (to === g.at[unit] || isEmpty(g, unit, to)) return true;
    trail.hex[end + 1] = to;
    trail.mp[end + 1] = trail.mp[end] + cost;
    trail.shun[end + 1] = walk.leave(trail, end);
    trail.from[end + 1] = end;
    if (goesOn(g, unit, found, trail, end + 1)) return true;
  }
  return false;
};

/** Could it go on from there, to a hex where it may stop? */
export const leadsOn = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): boolean => {
  const ways = reach(g, unit, spent, moved);
  const label = ways.best[hex];
  return label !== NONE && goesOn(g, unit, look(g, unit, spent, moved), trail, follow(ways, label, trail));
};
/** The one way that is looked at. */
const trail = noWays(0);

/** Can it go anywhere at all? */
export const canMove = (g: Battle, unit: number, spent: number, moved: boolean): boolean => {
  const { n, best, hex } = reach(g, unit, spent, moved);
  for (let label = 1; label < n; label++) if (best[hex[label]] === label && isEmpty(g, unit, hex[label])) return true;
  return false;
};

/** The way to a hex that can be reached, packed. */
export const pathTo = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  const ways = reach(g, unit, spent, moved);
  return packed(g.kit, ways, ways.best[hex]);
};

/** The way of the move that has been chosen just now: as a rule it is known from the choice. */
export const chosenPath = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  const found: Found | undefined = known[unit];
  return found?.ways && isFor(found, stampOfChoice(g), spent, moved)
    ? packed(g.kit, found.ways, found.ways.best[hex])
    : pathTo(g, unit, spent, moved, hex);
};

/** The packed path straight on for so many hexes, or 0 where it is not open; `gone`: units that will have left by then. */
export const straightPath = (
  g: Battle,
  unit: number,
  direction: number,
  distance: number,
  gone: readonly number[],
): number => {
  const { walk, budget } = look(g, unit, 0, false);
  let path = 0;
  straight.hex[0] = g.at[unit];
  for (let label = 0; label < distance; label++) {
    const to = g.kit.next[straight.hex[label]][direction];
    const cost = to < 0 ? BARRED : without(gone, walk, straight, label, direction, to);
    if (cost === BARRED || straight.mp[label] + cost > budget) return 0;
    straight.shun[label + 1] = walk.leave(straight, label);
    straight.hex[label + 1] = to;
    straight.mp[label + 1] = straight.mp[label] + cost;
    straight.from[label + 1] = label;
    path = path * 7 + direction + 1;
  }
  const there = unitAt(g, straight.hex[distance]);
  return there === NONE || gone.includes(there) ? path : 0;
};
/** The one way of a march, label by label; it begins where the unit is. */
const straight = noWays(0);
[straight.mp[0], straight.from[0], straight.shun[0]] = [0, NONE, 0];

/** Could a unit that enters the map in this hex for so many MP go on to a hex where it may stop? */
export const leadsIn = (g: Battle, unit: number, hex: number, cost: number): boolean => {
  const { best, hex: hexes } = search(g.kit, [[hex, cost]], 0, pointsLeft(g, unit, 0), walkOf(g, unit, true, 0));
  return hexes.some((to, label) => label > 0 && best[to] === label && unitAt(g, to) === NONE);
};

/** With MP left out: enough to come round whatever bars the way to a hex that is near. */
const FAR = 40;
let asked: readonly [stamp: number, unit: number, spent: number, hex: number] | undefined;
let answer = 0;

/** What stands against a destination that cannot be reached: a smallest set of obstacles without which it could be. 0: nothing. */
export const obstacles = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  if (g.at[unit] === NONE || !isEmpty(g, unit, hex) || reach(g, unit, spent, moved).best[hex] !== NONE) return 0;
  if (g.kit.distance(g.at[unit], hex) > pointsLeft(g, unit, spent)) return g.state[unit] === RETIRED ? NEARER : POINTS;
  const now = stamp(g);
  if (asked?.[0] === now && asked[1] === unit && asked[2] === spent && asked[3] === hex) return answer;
  const open = (ignored: number): boolean => {
    const budget = ignored & POINTS ? FAR : Math.min(FARTHEST, pointsLeft(g, unit, spent));
    return waysFrom(g, unit, budget, walkOf(g, unit, moved, ignored)).best[hex] !== NONE;
  };
  let suspects = ALL | (g.state[unit] === RETIRED ? NEARER : 0);
  if (!open(suspects)) suspects = CROWDED;
  else
    for (const one of [POINTS, TERRAIN, DITCH, UNSEEN, CLOSE, AGAIN, ZONE, NEARER])
      if (suspects & one && open(suspects & ~one)) suspects &= ~one;
  asked = [now, unit, spent, hex];
  answer = suspects;
  return suspects;
};
