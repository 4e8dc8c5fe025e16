import {
  type Domain,
  type Id,
  int,
  type LocalsOf,
  language,
  NONE,
  named,
  names,
  optional,
  row,
  type StateOf,
  steadyTable,
  subset,
  table,
  YES_NO,
} from '@ravelin/engine';
import { BOW, SIDES } from '../../data/army.ts';
import { DIRECTIONS, FACINGS } from '../../data/geometry.ts';
import type { Kit } from '../../data/kit.ts';
import type { Survey } from '../survey/survey.ts';

/** What the battle is made of: its domains and its state. */

export const SIDE = names('side', SIDES);
export const [HUNGARY, OTTOMAN] = [0, 1];
export const enemyOf = (side: number): number => 1 - side;

export type Hex = Id<'hex'>;
export const HEX: Domain<Kit, Hex> = named('hex', (kit) => kit.hexes);
export type Unit = Id<'unit'>;
export const UNIT: Domain<Kit, Unit> = named('unit', (kit) => kit.units);
export type Leader = Id<'leader'>;
export const LEADER: Domain<Kit, Leader> = named('leader', (kit) => kit.leaders);
export type Command = Id<'command'>;
export const COMMAND: Domain<Kit, Command> = named('command', (kit) => kit.commands);
export const WAVE: Domain<Kit> = named('wave', (kit) => kit.waves.map(({ id }) => id));
export type Facing = Id<'facing'>;
export const FACING = names<Facing>('facing', FACINGS);
export const DIRECTION = names('direction', DIRECTIONS);
/** M2.2.0.2: the first three are the columns of a unit's ratings. */
export const STATE = names('state', ['order', 'disordered', 'retired', 'waiting', 'eliminated']);
export const [ORDER, DISORDERED, RETIRED, WAITING, ELIMINATED] = [0, 1, 2, 3, 4];
/** Where a leader is. */
export const RANK = names('rank', ['field', 'box', 'waiting', 'reserve', 'killed', 'gone']);
export const [FIELD, BOX, TO_COME, RESERVE, KILLED, GONE] = [0, 1, 2, 3, 4, 5];
/** M8.1.6: what a unit has been declared to do; left and right are its two frontal hexes, clockwise. */
export const ATTACK = names('attack', ['none', 'left', 'right', 'both', 'charge']);
export const [NO_ATTACK, LEFT, RIGHT, BOTH, CHARGE] = [0, 1, 2, 3, 4];
/** M12.2.2.4: a leader's move: still to come, under way with a unit that moves, over; `mounted`: to come, in a march with his unit. */
export const RIDE = names('ride', ['fresh', 'riding', 'done', 'mounted']);
export const [FRESH, RIDING, DONE, MOUNTED_UP] = [0, 1, 2, 3];
/** M8.1.8: what an attacker is in the combat under way; `charges`: really (M9.2.15); `shaken`: Disordered in this combat (M8.4.3). */
export const ROLE = names('role', ['none', 'fights', 'charges', 'shaken']);
export const [NO_ROLE, FIGHTS, CHARGES, SHAKEN] = [0, 1, 2, 3];
/** M8.1.15: what a defender does; `counters`: against horse, on the Charge Table (M9.4.4.2); `met`: its roll has been made. */
export const ANSWER = names('answer', ['none', 'due', 'stands', 'counters', 'met']);
export const [NO_ANSWER, DUE, STANDS, COUNTERS, MET] = [0, 1, 2, 3, 4];
/** M8.4.1: the frontal hexes whose defender has left, and those of them into which an attack is continued (M10.5.1). */
export const OPENINGS = subset('openings', names('opening', ['left', 'right', 'continue left', 'continue right']));
/** The bit of a frontal hex, 0 left and 1 right, in OPENINGS. */
export const openingOf = (which: number, continued: boolean): number => 1 << (continued ? which + 2 : which);
/** Why a leader must join a unit: his own is lost, he was driven off, it has Retired without him. */
export const ADRIFT = names('adrift', ['no', 'orphaned', 'driven', 'left']);
export const [AT_HOME, ORPHANED, DRIVEN, LEFT_BEHIND] = [0, 1, 2, 3];
export const LEADERS: Domain<Kit> = subset('leaders', LEADER);
export const COUNT = int('number', 0, 9999);
export const NUMBER = int('number', -99, 99);
/** A way from hex to hex, in steps. */
export const PATH = row('path', DIRECTION, 18);
export const FACINGS_OPEN = subset('facings', FACING);
export const DISTANCE = int('distance', 1, 18);
/** M2.4.1 */
export const DIE = int('die', 0, 9);
const archers = new WeakMap<Kit, readonly number[]>();
/** All units with bows. */
export const archersOf = (kit: Kit): readonly number[] => {
  const known = archers.get(kit) ?? [...kit.units.keys()].filter((unit) => kit.unit[unit].missile === BOW);
  archers.set(kit, known);
  return known;
};
export const ARCHERS: Domain<Kit> = subset(
  'archers',
  named('archer unit', (kit) => archersOf(kit).map((unit) => kit.units[unit])),
);
/** M12.2.0.2: who is in command on coming in: the levies, and all others. */
export const CAN_BE_LED = subset('led on entry', names('units', ['others', 'levies']));

export const ENDINGS = ['hungary-flees', 'ottomans-flee', 'both-flee', 'dies-away'] as const;
export type Ending = (typeof ENDINGS)[number];
export const ENDING = names('ending', ENDINGS);

const entries = new WeakMap<Kit, number[]>();
/** All entry hexes, in order. */
export const entriesOf = (kit: Kit): readonly number[] => {
  let list = entries.get(kit);
  if (!list) {
    list = [...new Set([...kit.waves.flatMap(({ hexes }) => hexes), ...kit.box.hexes])].sort((a, b) => a - b);
    entries.set(kit, list);
  }
  return list;
};
export const ENTRY: Domain<Kit> = named('entry hex', (kit) => entriesOf(kit).map((hex) => kit.hexes[hex]));

/** Writes a list to `out`, where what may be chosen is collected; gives its length. */
export const write = (out: number[], list: readonly number[]): number => {
  for (let i = 0; i < list.length; i++) out[i] = list[i];
  return list.length;
};

export const fields = {
  /** On the map if it has a hex; off it a unit is to come, Eliminated or in the Ottoman box, as its state says. */
  at: table(UNIT, optional(HEX)),
  facing: table(UNIT, FACING),
  state: table(UNIT, STATE),
  /** Horse that has not been rallied since it made camp (M14.3.5). */
  camped: steadyTable(UNIT, YES_NO),
  /** Veiled: M3.5.1. */
  post: table(LEADER, optional(HEX)),
  rank: table(LEADER, RANK),
  /** The enemy knows where he is (M3.5.3). */
  shown: table(LEADER, YES_NO),
  /** Who leads it now. */
  chief: table(COMMAND, optional(LEADER)),
  /** None: it is lost. */
  banner: optional(HEX),
  /** A contingent has come; of another wave the first unit has entered. */
  came: table(WAVE, YES_NO),
  /** Nameless leaders killed, who may be used again (M12.4.1.4). */
  fallen: table(SIDE, COUNT),

  phasing: SIDE,
  /** The activation under way is Free, or was won by Seizure. */
  free: YES_NO,
  seized: YES_NO,
  /** The command that acts, and the one that has acted before. */
  command: optional(COMMAND),
  last: optional(COMMAND),
  /** Has finished a Free activation (M14.3.7). */
  acted: table(SIDE, YES_NO),
  /** M14.3.8 is still open. */
  eager: YES_NO,
  passes: COUNT,
  quiet: COUNT,

  /** This activation. */
  led: table(UNIT, YES_NO),
  gone: table(UNIT, YES_NO),
  did: table(UNIT, YES_NO),
  /** Was not in order when the activation began. */
  weary: table(UNIT, YES_NO),
  /** Combats in which it has attacked (M10.5.5). */
  combats: steadyTable(UNIT, COUNT),
  /** The archers that have shot at it in reaction (M7.3.2.10). */
  reacted: steadyTable(UNIT, ARCHERS),
  /** A musket that has reacted (M7.3.2.11). */
  answered: steadyTable(UNIT, YES_NO),
  /** Has turned for a counter-charge (M9.4.5.1). */
  wheeled: steadyTable(UNIT, YES_NO),
  attack: steadyTable(UNIT, ATTACK),
  aim: table(UNIT, optional(UNIT)),
  /** Whether he has had his move; known to his owner alone, as where he is (M3.5.1). */
  rode: table(LEADER, RIDE),
  /** Units that have entered through each entry hex (M15.1.0.3). */
  crowd: table(ENTRY, COUNT),
  /** Whom the leaders who act could reach in each entry hex when the activation began (M15.1.0.10). */
  linked: table(ENTRY, CAN_BE_LED),
  /** The enemies whose ZOC the unit under way has left (M3.2.4.5). */
  shunned: table(UNIT, YES_NO),
  /** Units that march in line and have not set off yet (M6.1.1.2). */
  marching: steadyTable(UNIT, YES_NO),

  /** The second enemy that a unit attacks; `aim` is the first. */
  also: steadyTable(UNIT, optional(UNIT)),
  role: table(UNIT, ROLE),
  open: steadyTable(UNIT, OPENINGS),
  answer: table(UNIT, ANSWER),
  /** Its counter-charge goes in when the move of the mounted archer who shot at it is over (M9.4.2.4). */
  spurred: optional(UNIT),
  /** Has lost his unit and is to join another (M12.4.0.9). */
  adrift: table(LEADER, ADRIFT),
  /** The optional contingents may be called (M15.2.0). */
  contingents: YES_NO,

  ending: optional(ENDING),
};

export type Battle = StateOf<Kit, typeof fields> & { survey: Survey | undefined };

/** Every state of the game is made here. */
export const copy = (of: Battle): Battle => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  survey: undefined,
  at: of.at.slice(),
  facing: of.facing.slice(),
  state: of.state.slice(),
  camped: of.camped,
  post: of.post.slice(),
  rank: of.rank.slice(),
  shown: of.shown.slice(),
  chief: of.chief.slice(),
  banner: of.banner,
  came: of.came.slice(),
  fallen: of.fallen.slice(),
  phasing: of.phasing,
  free: of.free,
  seized: of.seized,
  command: of.command,
  last: of.last,
  acted: of.acted.slice(),
  eager: of.eager,
  passes: of.passes,
  quiet: of.quiet,
  led: of.led.slice(),
  gone: of.gone.slice(),
  did: of.did.slice(),
  weary: of.weary.slice(),
  combats: of.combats,
  reacted: of.reacted,
  answered: of.answered,
  wheeled: of.wheeled,
  attack: of.attack,
  aim: of.aim.slice(),
  rode: of.rode.slice(),
  crowd: of.crowd.slice(),
  linked: of.linked.slice(),
  shunned: of.shunned.slice(),
  marching: of.marching,
  also: of.also,
  role: of.role.slice(),
  open: of.open,
  answer: of.answer.slice(),
  spurred: of.spurred,
  adrift: of.adrift.slice(),
  contingents: of.contingents,
  ending: of.ending,
});
export type { Kit };

export const { run, ask, call, loop, when, procedure, must, slot, slotAfter, setOf, move, about, decision } =
  language<Battle>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;
export { NONE, YES_NO };
