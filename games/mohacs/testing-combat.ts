import { type EventReport, Kernel, Match, type PositionJson, Refusal } from '@ravelin/engine';
import { type Kit, mohacs, RECONSTRUCTED } from './index.ts';
import type { Battle } from './rules/battle.ts';

/** Helpers for the tests of fights: a position in a few words, scripted dice, and what is refused and why. */

export const kernel = new Kernel<Battle, Kit>(mohacs);
export const { kit } = RECONSTRUCTED;

export type Game = Match<Battle, Kit>;

/** Where play begins: a Free activation, a try for Continuity, or a segment of the command's activation. */
type Moment = 'free' | 'continuity' | 'activation' | 'moves' | 'shock' | 'rally';

export interface Field {
  /** `2010 S`, `2010 S disordered`, `box retired`, `eliminated`, `waiting`. All others are still to come. */
  units: Readonly<Record<string, string>>;
  /** Where a leader is: a unit's name, a hex, or his rank (`killed`, `box`, `reserve` …). */
  leaders?: Readonly<Record<string, string>>;
  /** Leaders whom the enemy knows. */
  shown?: readonly string[];
  /** Who leads a command now, where it is not its first leader. */
  chiefs?: Readonly<Record<string, string>>;
  banner?: string;
  /** The command that acts; its side is phasing. */
  command?: string;
  /** Phasing, where no command acts. */
  side?: 'hungary' | 'ottoman';
  at?: Moment;
  /** How the activation came about. */
  way?: 'free' | 'continuity' | 'seizure';
  /** Units out of command. */
  out?: readonly string[];
  /** Waves that have come. */
  came?: readonly string[];
  contingents?: boolean;
  fields?: Readonly<Record<string, unknown>>;
  /** The coming rolls, as they are read: 0 to 9. */
  dice?: readonly number[];
}

const all = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

const check = (names: readonly string[], given: readonly string[]): void => {
  for (const name of given) if (!names.includes(name)) throw new Error(`There is no ${name}.`);
};

const STEPS: Readonly<Partial<Record<Moment, readonly [step: string, callee?: string, first?: string]>>> = {
  activation: ['run M4.1.1'],
  moves: ['call M4.1.2', 'move-segment', 'unless M6.1.1.2'],
  shock: ['call M4.1.3', 'shock-segment', 'call M12.4.0.9'],
  rally: ['run M4.1.4'],
};

const flowOf = ({ at = 'shock', command = 'none', way = 'free' }: Field): PositionJson['flow'] | undefined => {
  const outer = { procedure: 'battle', at: 'call M14.3.1', locals: {} };
  if (at === 'free') return undefined;
  if (at === 'continuity') return [outer, { procedure: 'course', at: 'unless M4.0.1', locals: { due: 'continuity' } }];
  const [step, callee, first] = STEPS[at] ?? [];
  return [
    outer,
    { procedure: 'course', at: 'call M4.1.1', locals: { act: 'command', command, way } },
    { procedure: 'activation', at: step as string, locals: { command, way } },
    ...(callee ? [{ procedure: callee, at: first as string, locals: {} }] : []),
  ];
};

/** The position, in names. */
export const position = (field: Field): PositionJson => {
  const { units, leaders = {}, command, at = 'shock', out = [] } = field;
  check(kit.units, Object.keys(units));
  check(kit.leaders, [...Object.keys(leaders), ...(field.shown ?? [])]);
  const words = (unit: string): string[] => (units[unit] ?? 'waiting').split(' ');
  const hexOf = (unit: string): string => (/^\d{4}$/.test(words(unit)[0]) ? words(unit)[0] : 'none');
  const stateOf = (unit: string): string => {
    const [first, second, third] = words(unit);
    if (first === 'waiting' || first === 'eliminated') return first;
    return (first === 'box' ? second : third) ?? 'order';
  };
  const chiefOf = (name: string): string =>
    field.chiefs?.[name] ?? kit.leaders[kit.command[kit.commands.indexOf(name)].leader];
  const postOf = (leader: string): string => {
    const where = leaders[leader];
    if (where === undefined) return 'none';
    return /^\d{4}$/.test(where) ? where : kit.units.includes(where) ? hexOf(where) : 'none';
  };
  const rankOf = (leader: string): string => {
    if (postOf(leader) !== 'none') return 'field';
    return leaders[leader] ?? (kit.leader[kit.leaders.indexOf(leader)].reserve ? 'reserve' : 'waiting');
  };
  const active = command !== undefined && at !== 'free' && at !== 'continuity';
  const side =
    command === undefined
      ? (field.side ?? 'hungary')
      : ['hungary', 'ottoman'][kit.command[kit.commands.indexOf(command)].side];
  const flow = flowOf(field);
  return {
    scenario: 'mohacs',
    options: { contingents: field.contingents ? 'on' : 'off' },
    at: all(kit.units, hexOf),
    facing: all(kit.units, (unit) => (hexOf(unit) === 'none' ? 'N' : words(unit)[1])),
    state: all(kit.units, stateOf),
    post: all(kit.leaders, postOf),
    rank: all(kit.leaders, rankOf),
    shown: all(kit.leaders, (leader) => (field.shown?.includes(leader) ? 'yes' : 'no')),
    chief: all(kit.commands, chiefOf),
    came: all(
      kit.waves.map(({ id }) => id),
      (wave) => (field.came?.includes(wave) ? 'yes' : 'no'),
    ),
    banner: field.banner ?? '1414',
    phasing: side,
    command: active ? command : 'none',
    free: active && (field.way ?? 'free') === 'free' ? 'yes' : 'no',
    seized: active && field.way === 'seizure' ? 'yes' : 'no',
    led: all(kit.units, (unit) => (active && !out.includes(unit) ? 'yes' : 'no')),
    weary: all(kit.units, (unit) => (active && /disordered|retired/.test(stateOf(unit)) ? 'yes' : 'no')),
    ...field.fields,
    ...(flow && { flow }),
  };
};

/** The faces of the die: the tenth reads 0 (M2.4.1). */
export const faces = (dice: readonly number[]): number[] => dice.map((die) => die || 10);

/** A match that begins with that position. */
export const fight = (field: Field): Game =>
  new Match<Battle, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: position(field),
    ...(field.dice && { script: faces(field.dice) }),
  });

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

export const eventsOf = (match: Game, event: string): EventReport[] =>
  match.events('all').filter((one) => one.event === event);
/** What a kind of event said, without number and ledger. */
export const told = (match: Game, event: string): Record<string, unknown>[] =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
export const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;

/** The ledgers of a move before it is made, by title. */
export const preview = (match: Game, text: string) => {
  const { move } = match.why(text);
  return (move ? match.preview(move) : []).map(({ title, lines, total }) => ({ title, lines, total }));
};

const unitIn = (unit: string): number => {
  const found = kit.units.indexOf(unit);
  if (found < 0) throw new Error(`There is no unit ${unit}.`);
  return found;
};
const STATES = ['order', 'disordered', 'retired', 'waiting', 'eliminated'];
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
/** `2010 S disordered`; off the map only its state. */
export const unitOf = (match: Game, unit: string): string => {
  const { at, facing, state } = match.state;
  const i = unitIn(unit);
  if (at[i] < 0) return state[i] < 3 ? `box ${STATES[state[i]]}` : STATES[state[i]];
  return `${kit.hexes[at[i]]} ${FACINGS[facing[i]]}${state[i] === 0 ? '' : ` ${STATES[state[i]]}`}`;
};
/** His hex, or where else he is. */
export const leaderOf = (match: Game, leader: string): string => {
  const i = kit.leaders.indexOf(leader);
  const { post, rank } = match.state;
  return post[i] >= 0 ? kit.hexes[post[i]] : ['field', 'box', 'waiting', 'reserve', 'killed', 'gone'][rank[i]];
};
