import type { Reason, Veil } from '@ravelin/engine';
import { partOf } from '../leaders/command-range.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import {
  AT_HOME,
  type Battle,
  BOX,
  ELIMINATED,
  FIELD,
  FRESH,
  GONE,
  KILLED,
  NONE,
  ORDER,
  RESERVE,
  RETIRED,
  TO_COME,
  WAITING,
} from './state.ts';

/** Positions from outside: what follows from what, what cannot be; and what not everybody sees. */

/** Killed, or in the reserve, where killed leaders without a name wait (M12.4.1.4). */
const isOutOfPlay = (g: Battle, leader: number): boolean => g.rank[leader] === KILLED || g.rank[leader] === RESERVE;

/** M12.4.1.1: the killed lead nobody; M12.2.0.5: who leads a part of the command takes the whole. */
const succeedKilled = (g: Battle): void => {
  for (const [command, chief] of g.chief.entries()) {
    if (chief === NONE || !isOutOfPlay(g, chief)) continue;
    const part = partOf(g, command);
    const heir = part === NONE || g.chief[part] === NONE || isOutOfPlay(g, g.chief[part]) ? NONE : g.chief[part];
    g.chief[command] = heir;
    if (heir !== NONE) g.chief[part] = NONE;
  }
};

/** What a position leaves out: who is on the map is in order, who is not and need not come is lost. */
export const complete = (g: Battle, given: ReadonlySet<string>): void => {
  if (given.has('at') && !given.has('state'))
    for (const [unit, { wave }] of g.kit.unit.entries())
      g.state[unit] = g.at[unit] !== NONE ? ORDER : wave === NONE ? ELIMINATED : WAITING;
  if (given.has('post') && !given.has('rank'))
    for (const [leader, { wave }] of g.kit.leader.entries())
      if (g.post[leader] !== NONE) g.rank[leader] = FIELD;
      else if (g.rank[leader] === TO_COME && wave === NONE) g.rank[leader] = GONE;
  if (given.has('rank') && !given.has('chief')) succeedKilled(g);
};

const unitProblems = (g: Battle, unit: number, check: (ok: boolean, rule: string, text: string) => void): void => {
  const { kit, at, state } = g;
  const { side, gun, encamped } = kit.unit[unit];
  const name = kit.units[unit];
  const home = kit.banner.side;
  if (at[unit] !== NONE) {
    check(state[unit] <= RETIRED, 'M2.2.0.2', `${name} is on the map and neither in order, Disordered nor Retired.`);
    check(state[unit] !== RETIRED || side === home, 'M10.3.1', `${name} has Retired and is not in the box.`);
    check(state[unit] !== RETIRED || g.banner !== NONE, 'M13.0.4.3', `${name} has Retired, but the Banner is lost.`);
    const other = unitAt(g, at[unit]);
    // M3.1.1.2: a gun may be passed while units have their moves.
    const passed = gun && other !== unit && kit.unit[other].side === side && g.command !== NONE;
    check(other === unit || passed, 'M3.1.1.1', `Two units are in ${kit.hexes[at[unit]]}.`);
  } else if (state[unit] < WAITING) check(side !== home, 'M10.3.2', `${name} is nowhere; only Ottomans have a box.`);
  check(!gun || state[unit] === ORDER || state[unit] >= WAITING, 'M2.2.0.3', `${name} is a gun and always in order.`);
  check(
    g.camped[unit] === 0 || (encamped && state[unit] !== ORDER),
    'M14.3.5',
    `${name} cannot be in camp: only Rumelian horse is, until it has rallied.`,
  );
};

const leaderProblems = (g: Battle, leader: number, check: (ok: boolean, rule: string, text: string) => void): void => {
  const { kit, post, rank } = g;
  const { side } = kit.leader[leader];
  const name = kit.leaders[leader];
  check(
    (post[leader] !== NONE) === (rank[leader] === FIELD),
    'M2.2.4',
    `${name} is on the field without a hex, or off it with one.`,
  );
  check(rank[leader] !== BOX || side !== kit.banner.side, 'M12.4.0.10', `${name}: only Ottomans have a box.`);
  if (post[leader] === NONE || g.adrift[leader] !== AT_HOME) return;
  const unit = unitAt(g, post[leader]);
  check(unit === NONE || kit.unit[unit].side === side, 'M3.1.1.5', `${name} is in the hex of an enemy unit.`);
  for (let other = 0; other < leader; other++)
    check(
      post[other] !== post[leader] || g.adrift[other] !== AT_HOME || kit.leader[other].side === side,
      'M3.1.1.5',
      `${name} and ${kit.leaders[other]} are in one hex.`,
    );
};

export const problems = (g: Battle): Reason[] => {
  const { kit } = g;
  const out: Reason[] = [];
  const check = (ok: boolean, rule: string, text: string): void => {
    if (!ok) out.push({ rule, text });
  };
  for (const unit of g.at.keys()) unitProblems(g, unit, check);
  for (const leader of g.post.keys()) leaderProblems(g, leader, check);
  for (const [command, { id, side }] of kit.command.entries()) {
    const chief = g.chief[command];
    check(chief === NONE || kit.leader[chief].side === side, 'M4.3', `${id} is led by an enemy.`);
    check(chief === NONE || g.chief.indexOf(chief) === command, 'M12.4.1.1', `${id} is led by another's leader.`);
    check(chief === NONE || !isOutOfPlay(g, chief), 'M12.4.1.1', `${id} is led by a leader who is not in play.`);
  }
  check(
    g.command === NONE || kit.command[g.command].side === g.phasing,
    'M4.1.5',
    'The active command is not of the phasing side.',
  );
  check((g.ending === NONE) === (g.over === 0), 'M16.0.0.1', 'The battle has an ending exactly when it is over.');
  return out;
};

// ---- the fog of war ----------------------------------------------------------------------------------------------------

/** M3.5.2: with no unit of his side, he is seen by both. */
const isAlone = (g: Battle, leader: number): boolean => {
  const unit = unitAt(g, g.post[leader]);
  return unit === NONE || g.kit.unit[unit].side !== g.kit.leader[leader].side;
};

/** Only leaders are hidden: units and the Banner (M3.5.4) are seen by both. */
export const veils: readonly Veil<Battle>[] = [
  {
    field: 'post',
    rule: 'M3.5.1',
    sees: (g, leader, viewer) =>
      g.kit.leader[leader].side === viewer || g.rank[leader] !== FIELD || g.shown[leader] === 1 || isAlone(g, leader),
    guess: (world, leader, int) => {
      const { side } = world.kit.leader[leader];
      const hexes = world.at.filter((hex, unit) => hex !== NONE && world.kit.unit[unit].side === side);
      return hexes[int(hexes.length)];
    },
  },
  // Whether a hidden leader has had his move would tell that he is with a unit that moved.
  {
    field: 'rode',
    rule: 'M3.5.1',
    sees: (g, leader, viewer) => g.kit.leader[leader].side === viewer || g.shown[leader] === 1,
    guess: () => FRESH,
  },
  // From which hexes he can be reached would tell where he is. Any guess will do: it is the enemy's to use.
  {
    field: 'linked',
    rule: 'M3.5.1',
    sees: (g, _entry, viewer) => g.phasing === viewer,
    guess: () => 0,
  },
];
