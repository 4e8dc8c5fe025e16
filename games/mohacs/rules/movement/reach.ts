import { BARRED, OFF_MAP } from '../../data/land.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { emptyWays, FARTHEST, pathTo, searchOn, type Ways } from '../survey/paths.ts';
import { surveyOf, surveyOfChoice } from '../survey/survey.ts';
import { type Battle, NONE, PATH, RETIRED } from '../the-battle/state.ts';
import { AGAIN, ALL, allowance, CLOSE, CROWDED, DITCH, Mover, NEARER, POINTS, TERRAIN, UNSEEN, ZONE } from './mover.ts';

/** M6 Where a unit can go, by which way, and what stands against the rest. */

/** What is left to spend: MP, or of a Retired unit hexes (M10.3.6). M6.1.1.3: no step is free, not even the first. */
export const pointsLeft = (g: Battle, unit: number, spent: number): number =>
  Math.max(0, (g.state[unit] === RETIRED ? g.kit.retired.move : allowance(g, unit)) - spent);

const waysFrom = (g: Battle, unit: number, budget: number, mover: Mover, ways = emptyWays(g.kit.hexes.length)): Ways =>
  searchOn(g.kit).run([[g.at[unit], 0]], budget, mover, ways);

/** What was found for a unit, which holds for one version of the ground. */
export interface Found {
  readonly version: number;
  readonly spent: number;
  readonly moved: boolean;
  readonly budget: number;
  readonly mover: Mover;
  /** Searched for when first needed. */
  ways: Ways | undefined;
}

const isFor = (found: Found, version: number, spent: number, moved: boolean): boolean =>
  found.version === version && found.spent === spent && found.moved === moved;

const look = (g: Battle, unit: number, spent: number, moved: boolean): Found => {
  const { version, moves } = surveyOf(g);
  const old = moves[unit];
  if (old && isFor(old, version, spent, moved)) return old;
  const budget = Math.min(FARTHEST, pointsLeft(g, unit, spent));
  const found = { version, spent, moved, budget, mover: new Mover(g, unit, moved, 0), ways: undefined };
  moves[unit] = found;
  return found;
};

/** Who names a neighbouring hex means the step into it, even if a way round costs less: so every path can be said, step by step. */
const enterDirectly = ({ n, hex, from, best }: Ways): void => {
  for (let label = 1; label < n && from[label] === 0; label++) best[hex[label]] = label;
};

/** All ways of a unit on the map that has spent so much, and has or has not left the hex where its move began. */
export const reach = (g: Battle, unit: number, spent = 0, moved = false): Ways => {
  const found = look(g, unit, spent, moved);
  if (!found.ways) {
    found.ways = waysFrom(g, unit, found.budget, found.mover, surveyOf(g).sheet(g.kit));
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
  trail.left[here] = ways.left[label];
  trail.from[here] = here - 1;
  return here;
};

/** Leads a step from the end of the trail to a hex where the unit may stop, be it the first one, or past a friendly gun to one? */
const goesOn = (g: Battle, unit: number, found: Found, trail: Ways, end: number): boolean => {
  const { mover, budget } = found;
  const next = g.kit.next[trail.hex[end]];
  for (let direction = 0; direction < 6; direction++) {
    const to = next[direction];
    if (to === OFF_MAP) continue;
    const cost = mover.cost(trail, end, direction, to);
    if (cost === BARRED || trail.mp[end] + cost > budget) continue;
    if (to === g.at[unit] || isEmpty(g, unit, to)) return true;
    trail.hex[end + 1] = to;
    trail.mp[end + 1] = trail.mp[end] + cost;
    trail.left[end + 1] = mover.leave(trail, end);
    trail.from[end + 1] = end;
    if (goesOn(g, unit, found, trail, end + 1)) return true;
  }
  return false;
};

/** Could it go on from there, to a hex where it may stop? */
export const leadsOn = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): boolean => {
  const ways = reach(g, unit, spent, moved);
  const label = ways.best[hex];
  if (label === NONE) return false;
  const trail = emptyWays(0);
  return goesOn(g, unit, look(g, unit, spent, moved), trail, follow(ways, label, trail));
};

/** Can it go anywhere at all? */
export const canMove = (g: Battle, unit: number, spent: number, moved: boolean): boolean => {
  const { n, best, hex } = reach(g, unit, spent, moved);
  for (let label = 1; label < n; label++) if (best[hex[label]] === label && isEmpty(g, unit, hex[label])) return true;
  return false;
};

/** The path to a hex that can be reached. */
export const pathOf = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  const ways = reach(g, unit, spent, moved);
  return pathTo(g.kit, ways, ways.best[hex]);
};

/** The way of the move that has been chosen just now: as a rule it is known from the choice. */
export const chosenPath = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  const survey = surveyOfChoice(g);
  const found = survey?.moves[unit];
  return survey && found?.ways && isFor(found, survey.version, spent, moved)
    ? pathTo(g.kit, found.ways, found.ways.best[hex])
    : pathOf(g, unit, spent, moved, hex);
};

/** The path straight on for so many hexes, or 0 where it is not open; `gone`: units that will have left by then. */
export const straightPath = (
  g: Battle,
  unit: number,
  direction: number,
  distance: number,
  gone: readonly number[],
): number => {
  const { mover, budget } = look(g, unit, 0, false);
  const straight = emptyWays(0);
  [straight.hex[0], straight.mp[0], straight.from[0], straight.left[0]] = [g.at[unit], 0, NONE, 0];
  for (let label = 0; label < distance; label++) {
    const to = g.kit.next[straight.hex[label]][direction];
    const cost = to === OFF_MAP ? BARRED : mover.costWithout(gone, straight, label, direction, to);
    if (cost === BARRED || straight.mp[label] + cost > budget) return 0;
    straight.left[label + 1] = mover.leave(straight, label);
    straight.hex[label + 1] = to;
    straight.mp[label + 1] = straight.mp[label] + cost;
    straight.from[label + 1] = label;
  }
  const there = unitAt(g, straight.hex[distance]);
  const steps = new Array<number>(distance).fill(direction);
  return there === NONE || gone.includes(there) ? PATH.pack(steps) : 0;
};
/** Could a unit that enters the map in this hex for so many MP go on to a hex where it may stop? */
export const leadsIn = (g: Battle, unit: number, hex: number, cost: number): boolean => {
  const { kit } = g;
  const mover = new Mover(g, unit, true, 0);
  const ways = searchOn(kit).run([[hex, cost]], pointsLeft(g, unit, 0), mover, emptyWays(kit.hexes.length));
  return ways.hex.some((to, label) => label > 0 && ways.best[to] === label && unitAt(g, to) === NONE);
};

/** With MP left out: enough to come round whatever bars the way to a hex that is near. */
const FAR = 40;

/** What stands against a destination that cannot be reached: a smallest set of obstacles without which it could be. 0: nothing. */
export const obstacles = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  if (g.at[unit] === NONE || !isEmpty(g, unit, hex) || reach(g, unit, spent, moved).best[hex] !== NONE) return 0;
  if (g.kit.distance(g.at[unit], hex) > pointsLeft(g, unit, spent)) return g.state[unit] === RETIRED ? NEARER : POINTS;
  const survey = surveyOf(g);
  const of = [unit, spent, hex];
  const known = survey.obstacle;
  if (known?.version === survey.version && known.of.every((one, i) => one === of[i])) return known.answer;
  const open = (ignored: number): boolean => {
    const budget = ignored & POINTS ? FAR : Math.min(FARTHEST, pointsLeft(g, unit, spent));
    return waysFrom(g, unit, budget, new Mover(g, unit, moved, ignored)).best[hex] !== NONE;
  };
  let suspects = ALL | (g.state[unit] === RETIRED ? NEARER : 0);
  if (!open(suspects)) suspects = CROWDED;
  else
    for (const one of [POINTS, TERRAIN, DITCH, UNSEEN, CLOSE, AGAIN, ZONE, NEARER])
      if (suspects & one && open(suspects & ~one)) suspects &= ~one;
  survey.obstacle = { version: survey.version, of, answer: suspects };
  return suspects;
};
