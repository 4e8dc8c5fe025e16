import { type Battle, BOX, entriesOf, FIELD, NONE, RETIRED, TO_COME } from './battle.ts';
import { inEnemyZone, unitAt } from './ground.ts';

/** M12 Leaders: Command Range, and who leads whom. */

/** Is he in play at all: on the field, in the box or still to enter (M5.1.3)? */
export const isInPlay = (g: Battle, leader: number): boolean =>
  g.rank[leader] === FIELD || g.rank[leader] === BOX || g.rank[leader] === TO_COME;

/** M15.1.0.9: off the map or in the box. */
export const isAway = (g: Battle, leader: number): boolean => g.rank[leader] === BOX || g.rank[leader] === TO_COME;

/** The part of the command that has a leader of its own, Achmed's levies, or NONE (M12.2.0.2). */
export const partOf = (g: Battle, command: number): number => g.kit.command.findIndex((one) => one.partOf === command);

/** Writes the leaders who act with this command, its chief first; M12.2.0.2: Achmed acts with Suleiman. */
export const leadersOf = (g: Battle, command: number, out: number[]): number => {
  let n = 0;
  const chief = g.chief[command];
  if (chief !== NONE && isInPlay(g, chief)) out[n++] = chief;
  const part = partOf(g, command);
  const second = part === NONE ? NONE : g.chief[part];
  if (second !== NONE && second !== chief && isInPlay(g, second)) out[n++] = second;
  return n;
};

/** Does the leader act with the command that is active? */
export const acts = (g: Battle, leader: number): boolean => {
  const n = g.command === NONE ? 0 : leadersOf(g, g.command, heads);
  for (let i = 0; i < n; i++) if (heads[i] === leader) return true;
  return false;
};
const heads: number[] = [];

/** Is the unit one of those that act with this command? M12.2.0.3: of the Centre under Achmed only the levies. */
export const belongs = (g: Battle, unit: number, command: number): boolean => {
  if (command === NONE) return false;
  const greater = g.kit.command[command].partOf;
  return greater === NONE ? g.kit.unit[unit].command === command : g.kit.command[command].units.includes(unit);
};

/** M12.1.0.2, M12.1.0.3: may a chain of command pass through the hex? M12.1.0.4: terrain does not bar it. */
const passes = (g: Battle, hex: number, side: number): boolean => {
  const unit = unitAt(g, hex);
  if (unit !== NONE) return g.kit.unit[unit].side === side;
  return !inEnemyZone(g, hex, side);
};

/** Steps of the shortest chain from the leader's hex to each hex, -1 where none of at most CR steps leads (M12.1.0.1). */
export const chains = (g: Battle, leader: number): Int16Array => {
  const { side, cr } = g.kit.leader[leader];
  const steps = new Int16Array(g.kit.hexes.length).fill(NONE);
  const start = g.post[leader];
  if (g.rank[leader] !== FIELD || start < 0) return steps;
  const queue = [start];
  steps[start] = 0;
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    if (steps[hex] === cr || (hex !== start && !passes(g, hex, side))) continue;
    for (const next of g.kit.next[hex])
      if (next >= 0 && steps[next] === NONE) {
        steps[next] = steps[hex] + 1;
        queue.push(next);
      }
  }
  return steps;
};

/** Whose chains count for units of the levies (1) and for others (0) when this command acts: M12.2.0.2. */
const chainsFor = (g: Battle, command: number): { away: boolean; steps: Int16Array }[][] => {
  const n = leadersOf(g, command, heads);
  const all = heads.slice(0, n).map((leader) => ({ leader, away: isAway(g, leader), steps: chains(g, leader) }));
  return [all.filter(({ leader }) => leader === g.chief[command]), all];
};

/** Levies of the Centre may trace to Achmed too; others to the chief only. */
const classOf = (g: Battle, unit: number, command: number): number => {
  const part = partOf(g, command);
  return part !== NONE && belongs(g, unit, part) ? 1 : 0;
};

/**
 * M12.1.0.5: who is in command, determined once, when the activation begins: writes `led`, and in `linked` for each entry hex
 * which units would be if they came in there (M15.1.0.10).
 */
export const determineCommand = (g: Battle, command: number): void => {
  g.led.fill(0);
  g.linked.fill(0);
  const reach = chainsFor(g, command);
  for (const [entry, hex] of entriesOf(g.kit).entries())
    for (const [kind, leaders] of reach.entries())
      if (leaders.some(({ away, steps }) => away || steps[hex] !== NONE)) g.linked[entry] |= 1 << kind;
  const queue: number[] = [];
  for (let unit = 0; unit < g.at.length; unit++) {
    const hex = g.at[unit];
    if (hex === NONE || !belongs(g, unit, command)) continue;
    if (!reach[classOf(g, unit, command)].some(({ steps }) => steps[hex] !== NONE)) continue;
    g.led[unit] = 1;
    queue.push(unit);
  }
  // M12.1.1: from unit to unit; Retired units do not pass it on.
  for (let head = 0; head < queue.length; head++) {
    if (g.state[queue[head]] === RETIRED) continue;
    for (const next of g.kit.next[g.at[queue[head]]]) {
      const unit = next < 0 ? NONE : unitAt(g, next);
      if (unit === NONE || g.led[unit] || !belongs(g, unit, command)) continue;
      g.led[unit] = 1;
      queue.push(unit);
    }
  }
};

/** M15.1.0.10: is a unit that comes through this entry hex (its place in `entriesOf`) in command? */
export const enteringLed = (g: Battle, unit: number, entry: number): boolean =>
  (g.linked[entry] & (1 << classOf(g, unit, g.command))) !== 0;
