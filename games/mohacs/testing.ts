import { type EventReport, Kernel, Match, type PositionJson, Random, Refusal } from '@ravelin/engine';
import { FACINGS } from './data/geometry.ts';
import { type Battle, type Kit, mohacs, RECONSTRUCTED } from './index.ts';
import { DISORDERED, FIELD, NONE, ORDER, WAITING } from './rules/the-battle/state.ts';

/**
 * Helpers for the tests of this game: a position in a few words, moves with scripted dice, what happened, and what is refused and
 * why. `table` sets a position in which only those who are named take part; `fight` one for a combat, with everybody else to come.
 */

export const kernel = new Kernel<Battle, Kit>(mohacs);
export const { kit } = RECONSTRUCTED;

export type Game = Match<Battle, Kit>;

/** Where play begins: a Free activation, a try for Continuity, a command that has been named, or a segment of its activation. */
type Moment = 'free' | 'continuity' | 'activation' | 'moves' | 'shock' | 'rally';

export interface Field {
  /** `2010`, `2010 S`, `2010 S disordered`; off the map `box disordered`, `waiting` or `eliminated`. The usual facing may be left out. */
  units?: Readonly<Record<string, string>>;
  /** Where a leader is: a unit's name, a hex, or his rank (`killed`, `box`, `waiting`, `reserve` …). */
  leaders?: Readonly<Record<string, string>>;
  /** What has become of those who are not named: they are out of it (units eliminated, leaders gone), or still to come. */
  others?: 'out' | 'to come';
  /** Leaders whom the enemy knows. */
  shown?: readonly string[];
  /** Who leads a command now, where it is not its first leader. */
  chiefs?: Readonly<Record<string, string>>;
  /** The hex of the Banner, or none; far away in the north if nothing is said. */
  banner?: string;
  /** Who is phasing, where it is not the side of the command. */
  side?: 'hungary' | 'ottoman';
  /** The command that is active; at `free` it is nobody, at `continuity` `fields.last` says who has acted. */
  command?: string;
  at?: Moment;
  /** How the activation came about. */
  way?: 'free' | 'continuity' | 'seizure';
  /** Units out of command. */
  out?: readonly string[];
  /** Waves that have come. */
  came?: readonly string[];
  contingents?: boolean;
  /** Any other field by its name: a value, or for a table those that differ from the start. */
  fields?: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;
  /** The coming rolls, as they are read: 0 to 9. */
  dice?: readonly number[];
}

const HEX = /^\d{4}$/;

const all = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

const check = (names: readonly string[], given: Readonly<Record<string, unknown>> | readonly string[] = {}): void => {
  for (const name of Array.isArray(given) ? given : Object.keys(given))
    if (!names.includes(name)) throw new Error(`There is no ${name}.`);
};

// ---- the position ------------------------------------------------------------------------------------------------------

/** A unit in words: where it is, how, and which way it faces. */
const unitIn = (field: Field, unit: string) => {
  const [first, ...more] = (field.units?.[unit] ?? (field.others === 'to come' ? 'waiting' : 'eliminated')).split(' ');
  const onMap = HEX.test(first);
  const usual = FACINGS[kit.facing[kit.unit[kit.units.indexOf(unit)].side]];
  return {
    hex: onMap ? first : 'none',
    facing: more.find((word) => FACINGS.includes(word)) ?? usual,
    state: onMap || first === 'box' ? (more.find((word) => !FACINGS.includes(word)) ?? 'order') : first,
  };
};

/** A leader in words: his hex, or his rank. */
const leaderIn = (field: Field, leader: string) => {
  const where = field.leaders?.[leader];
  const hex = where === undefined || HEX.test(where) ? where : kit.units.includes(where) && unitIn(field, where).hex;
  if (hex) return { hex, rank: 'field' };
  const unnamed = field.others === 'to come' ? 'waiting' : 'gone';
  return { hex: 'none', rank: where ?? (kit.leader[kit.leaders.indexOf(leader)].reserve ? 'reserve' : unnamed) };
};

/** A table of the state with those values changed that are given. */
const changed = (name: string, changes: Readonly<Record<string, string | number>>): Record<string, string | number> => {
  const { index, of } = mohacs.fields[name] as unknown as Record<'index' | 'of', Named>;
  const blank = kernel.blank(kit, 'mohacs', {}) as unknown as Record<string, readonly number[]>;
  const start = Object.fromEntries(blank[name].map((value, i) => [index.name(kit, i), of.name(kit, value)]));
  check(Object.keys(start), changes);
  return { ...start, ...changes };
};
interface Named {
  name(kit: Kit, i: number): string;
}

const SEGMENTS: Readonly<Partial<Record<Moment, readonly [step: string, procedure?: string]>>> = {
  activation: ['run M4.1.1'],
  moves: ['call M4.1.2', 'move-segment'],
  shock: ['call M4.1.3', 'shock-segment'],
  rally: ['run M4.1.4'],
};

const firstStep = (procedure: string): string => mohacs.procedures.find(({ id }) => id === procedure)?.ops[0].id ?? '';

const flowOf = (at: Moment, command: string, way: string): NonNullable<PositionJson['flow']> => {
  const course = (step: string, locals: Record<string, string>) => [
    { procedure: 'battle', at: 'call M14.3.1', locals: {} },
    { procedure: 'course', at: step, locals },
  ];
  const segment = SEGMENTS[at];
  if (!segment) return course('unless M4.0.1', { due: at });
  const [step, procedure] = segment;
  return [
    ...course('call M4.1.1', { act: 'command', command, way }),
    { procedure: 'activation', at: step, locals: { command, way } },
    ...(procedure ? [{ procedure, at: firstStep(procedure), locals: {} }] : []),
  ];
};

/** The position, in names. */
export const position = (field: Field): PositionJson => {
  const { units, leaders, command, out = [], way = 'free', fields = {} } = field;
  const { at = command === undefined ? 'free' : 'moves' } = field;
  check(kit.units, units);
  check(kit.units, out);
  check(kit.leaders, leaders);
  check(kit.leaders, field.shown);
  check(kit.commands, command === undefined ? [] : [command]);
  const known = kit.command[kit.commands.indexOf(command ?? '')];
  const named = known !== undefined && at !== 'free' && at !== 'continuity';
  const active = named && at !== 'activation';
  const isLed = (unit: string): boolean =>
    active && known.units.includes(kit.units.indexOf(unit)) && !out.includes(unit);
  return {
    scenario: 'mohacs',
    options: { contingents: field.contingents ? 'on' : 'off' },
    at: all(kit.units, (unit) => unitIn(field, unit).hex),
    facing: all(kit.units, (unit) => unitIn(field, unit).facing),
    state: all(kit.units, (unit) => unitIn(field, unit).state),
    post: all(kit.leaders, (leader) => leaderIn(field, leader).hex),
    rank: all(kit.leaders, (leader) => leaderIn(field, leader).rank),
    shown: all(kit.leaders, (leader) => (field.shown?.includes(leader) ? 'yes' : 'no')),
    chief: changed('chief', field.chiefs ?? {}),
    came: changed('came', Object.fromEntries((field.came ?? []).map((wave) => [wave, 'yes']))),
    banner: field.banner ?? '0120',
    phasing: field.side ?? (known?.side === 1 ? 'ottoman' : 'hungary'),
    ...(active && { command: command as string }),
    free: active && way === 'free' ? 'yes' : 'no',
    seized: active && way === 'seizure' ? 'yes' : 'no',
    led: all(kit.units, (unit) => (isLed(unit) ? 'yes' : 'no')),
    weary: all(kit.units, (unit) =>
      active && ['disordered', 'retired'].includes(unitIn(field, unit).state) ? 'yes' : 'no',
    ),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? changed(name, value) : value]),
    ),
    flow: flowOf(at, command ?? 'none', way),
  };
};

/** The faces of the die: the tenth reads 0 (M2.4.1). */
export const faces = (dice: readonly number[]): number[] => dice.map((die) => die || 10);

/** A match that begins with that position. */
export const table = (field: Field): Game =>
  new Match<Battle, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: position(field),
    ...(field.dice && { script: faces(field.dice) }),
  });

/** In the Shock segment of the command, if nothing else is said, with the Banner near and everybody else still to come. */
export const fighting = (field: Field): Field => ({ at: 'shock', others: 'to come', banner: '1414', ...field });
export const fight = (field: Field): Game => table(fighting(field));

// ---- playing -----------------------------------------------------------------------------------------------------------

/** Makes the moves one after the other. */
export const play = (match: Game, ...moves: readonly string[]): Game => {
  for (const move of moves) match.play(move);
  return match;
};

/** The paragraphs that refuse the move; none if it is legal. */
export const refusal = (match: Game, move: string): string[] => match.why(move).reasons.map(({ rule }) => rule);

/** The code of the error that a call throws. */
export const errorCode = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'none';
};

/** The id of the decision that is due, and who decides. */
export const due = (match: Game): string | undefined => kernel.pending(match.state)?.decision.id;
export const seat = (match: Game): string | null => match.seat;

/** The ledgers of a move before it is made. */
export const preview = (match: Game, text: string) => {
  const { move } = match.why(text);
  return (move ? match.preview(move) : []).map(({ title, lines, total }) => ({ title, lines, total }));
};

/** The hexes to which the unit may move in this decision, in order. */
export const movesOf = (match: Game, unit: string): string[] => {
  const hexes = (match.legal() ?? []).map((move) => new RegExp(`^move ${unit} to (\\d+) `).exec(move)?.[1]);
  return [...new Set(hexes.filter((hex) => hex !== undefined))].sort();
};

// ---- what happened -----------------------------------------------------------------------------------------------------

/** The reports of one kind of event since the start of the match. */
export const eventsOf = (match: Game, event: string): EventReport[] =>
  match.events('all').filter((one) => one.event === event);
/** What a kind of event said, without number and ledger. */
export const told = (match: Game, event: string): Record<string, unknown>[] =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
export const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;

const STATES = ['order', 'disordered', 'retired', 'waiting', 'eliminated'];
const RANKS = ['field', 'box', 'waiting', 'reserve', 'killed', 'gone'];

const numberOf = (unit: string): number => {
  check(kit.units, [unit]);
  return kit.units.indexOf(unit);
};
/** Where a unit is, or none; how it is; which way it faces. */
export const hexOf = (match: Game, unit: string): string => kit.hexes[match.state.at[numberOf(unit)]] ?? 'none';
export const stateOf = (match: Game, unit: string): string => STATES[match.state.state[numberOf(unit)]];
export const facingOf = (match: Game, unit: string): string => FACINGS[match.state.facing[numberOf(unit)]];
/** `2010 S disordered`; off the map only its state. */
export const unitOf = (match: Game, unit: string): string => {
  const [hex, state] = [hexOf(match, unit), stateOf(match, unit)];
  if (hex === 'none') return STATES.indexOf(state) < 3 ? `box ${state}` : state;
  return `${hex} ${facingOf(match, unit)}${state === 'order' ? '' : ` ${state}`}`;
};
/** The hex of a leader, or where else he is. */
export const leaderOf = (match: Game, leader: string): string => {
  const i = kit.leaders.indexOf(leader);
  return kit.hexes[match.state.post[i]] ?? RANKS[match.state.rank[i]];
};

// ---- the thick of a fight ------------------------------------------------------------------------------------------------

const shuffled = <T>(list: readonly T[], rng: Random): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/** A battle in the thick of it: a Free activation with everybody thrown together. */
export const melee = (seed: string): Battle => {
  const random = new Random(seed);
  const x = kernel.play(random);
  const g = kernel.start(kit, 'mohacs', {}, x);
  while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, random), x);
  throwTogether(g, random);
  return g;
};

/** All units on the map and half of those to come, anywhere between the lines, some Disordered; leaders stay with their units. */
export const throwTogether = (g: Battle, rng: Random): void => {
  const ground = [...kit.hexes.keys()].filter(
    (hex) => kit.row[hex] >= 14 && kit.row[hex] <= 26 && kit.col[hex] >= 6 && kit.col[hex] <= 24 && !kit.terrain[hex],
  );
  const hexes = shuffled(ground, rng);
  const withUnit = g.post.map((hex) => (hex === NONE ? NONE : g.at.indexOf(hex)));
  for (const [unit, { gun, wave }] of kit.unit.entries()) {
    const comes = g.state[unit] === WAITING && wave === 0 && rng.int(2) === 0;
    if (g.at[unit] === NONE && !comes) continue;
    g.at[unit] = hexes.pop() as number;
    g.facing[unit] = rng.int(6);
    g.state[unit] = !gun && rng.int(4) === 0 ? DISORDERED : ORDER;
    g.camped = g.camped.with(unit, 0);
  }
  for (const [leader, { side }] of kit.leader.entries()) {
    if (g.rank[leader] !== FIELD) continue;
    const unit =
      withUnit[leader] === NONE
        ? kit.unit.findIndex((one, i) => one.side === side && g.at[i] !== NONE)
        : withUnit[leader];
    g.post[leader] = g.at[unit];
  }
  // What was worked out for the old places holds no more.
  g.seq++;
};
