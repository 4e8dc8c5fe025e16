import { OFF_MAP } from '../../data/land.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { HELD, HOSTILE, ZONED } from '../survey/side-ground.ts';
import { groundChanged, groundFor } from '../survey/survey.ts';
import { type Battle, BOX, entriesOf, FIELD, NONE, RETIRED, TO_COME } from '../the-battle/state.ts';

/** M12 Leaders: Command Range, and who leads whom. */

/** Is he in play at all: on the field, in the box or still to enter (M5.1.3)? */
export const isInPlay = (g: Battle, leader: number): boolean =>
  g.rank[leader] === FIELD || g.rank[leader] === BOX || g.rank[leader] === TO_COME;

/** M15.1.0.9: off the map or in the box. */
export const isAway = (g: Battle, leader: number): boolean => g.rank[leader] === BOX || g.rank[leader] === TO_COME;

/** The part of the command that has a leader of its own, Achmed's levies, or NONE (M12.2.0.2). */
export const partOf = (g: Battle, command: number): number => g.kit.command.findIndex((one) => one.partOf === command);

/** The leaders who act with this command, its chief first; M12.2.0.2: Achmed acts with Suleiman. */
export const leadersOf = (g: Battle, command: number): number[] => {
  if (command === NONE) return [];
  const part = partOf(g, command);
  const chiefs = part === NONE ? [g.chief[command]] : [g.chief[command], g.chief[part]];
  return chiefs.filter((leader) => isInPlay(g, leader));
};

/** Does the leader act with the command that is active? */
export const acts = (g: Battle, leader: number): boolean => leadersOf(g, g.command).includes(leader);

/** Is the unit one of those that act with this command? M12.2.0.3: of the Centre under Achmed only the levies. */
export const belongs = (g: Battle, unit: number, command: number): boolean => {
  if (command === NONE) return false;
  const greater = g.kit.command[command].partOf;
  return greater === NONE ? g.kit.unit[unit].command === command : g.kit.command[command].units.includes(unit);
};

/** M12.1.0.2, M12.1.0.3: may a chain of command pass through a hex where this is found? M12.1.0.4: terrain does not bar it. */
const passes = (found: number): boolean => (found & HELD ? (found & HOSTILE) === 0 : (found & ZONED) === 0);

/** Steps of the shortest chain from the leader's hex to each hex, NONE where none of at most CR steps leads (M12.1.0.1). */
export const chains = (g: Battle, leader: number): Int16Array => {
  const { side, cr } = g.kit.leader[leader];
  const steps = new Int16Array(g.kit.hexes.length).fill(NONE);
  const start = g.post[leader];
  if (g.rank[leader] !== FIELD || start < 0) return steps;
  const ground = groundFor(g, side);
  steps[start] = 0;
  const queue = [start];
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    if (steps[hex] === cr || (hex !== start && !passes(ground[hex]))) continue;
    const next = g.kit.next[hex];
    for (let direction = 0; direction < 6; direction++) {
      const to = next[direction];
      if (to === OFF_MAP || steps[to] !== NONE) continue;
      steps[to] = steps[hex] + 1;
      queue.push(to);
    }
  }
  return steps;
};

/** Whose chains count for units of the levies (1) and for others (0) when this command acts: M12.2.0.2. */
const chainsFor = (g: Battle, command: number): { away: boolean; steps: Int16Array }[][] => {
  const all = leadersOf(g, command).map((leader) => ({ leader, away: isAway(g, leader), steps: chains(g, leader) }));
  return [all.filter(({ leader }) => leader === g.chief[command]), all];
};

/** Levies of the Centre may trace to Achmed too; others to the chief only. `part`: that part of the command, or NONE. */
const classOf = (g: Battle, unit: number, part: number): number => (belongs(g, unit, part) ? 1 : 0);

/**
 * M12.1.0.5: who is in command, determined once, when the activation begins: writes `led`, and in `linked` for each entry hex
 * which units would be if they came in there (M15.1.0.10).
 */
export const determineCommand = (g: Battle, command: number): void => {
  groundChanged(g); // Rally may have changed ZOCs since the ground was looked at.
  g.led.fill(0);
  g.linked.fill(0);
  const reach = chainsFor(g, command);
  const entries = entriesOf(g.kit);
  for (let kind = 0; kind < reach.length; kind++)
    for (const { away, steps } of reach[kind])
      for (let entry = 0; entry < entries.length; entry++)
        if (away || steps[entries[entry]] !== NONE) g.linked[entry] |= 1 << kind;
  const part = partOf(g, command);
  const led: number[] = [];
  for (const unit of g.kit.command[command].units) {
    const hex = g.at[unit];
    if (hex === NONE || !reach[classOf(g, unit, part)].some(({ steps }) => steps[hex] !== NONE)) continue;
    g.led[unit] = 1;
    led.push(unit);
  }
  // M12.1.1: from unit to unit; Retired units do not pass it on.
  for (const one of led) {
    if (g.state[one] === RETIRED) continue;
    for (const next of g.kit.next[g.at[one]]) {
      const unit = unitAt(g, next);
      if (unit === NONE || g.led[unit] || !belongs(g, unit, command)) continue;
      g.led[unit] = 1;
      led.push(unit);
    }
  }
};

/** M15.1.0.10: is a unit that comes through this entry hex (its place in `entriesOf`) in command? */
export const enteringLed = (g: Battle, unit: number, entry: number): boolean =>
  (g.linked[entry] & (1 << classOf(g, unit, partOf(g, g.command)))) !== 0;
