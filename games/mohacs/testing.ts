import { type EventReport, Kernel, Match, type PositionJson, Refusal, type Result } from '@ravelin/engine';
import { FACINGS } from './data/geometry.ts';
import { type Battle, type Kit, mohacs, RECONSTRUCTED } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export const kernel = new Kernel<Battle, Kit>(mohacs);
export const { kit } = RECONSTRUCTED;

/** Where the battle goes on. `free`, `continuity`: the course; `activation`: a command has been named; `moves`, `shock`: its segments. */
type Moment = 'free' | 'continuity' | 'activation' | 'moves' | 'shock' | 'rally';

export interface Table {
  options?: Readonly<Record<string, string>>;
  /** Units on the map: hex, facing if it is not the usual one, state if it is not in order: `{ 'tomori-1': '2020 S disordered' }`. */
  units?: Readonly<Record<string, string>>;
  /** Units that are neither on the map nor lost: `box` (with a state), or `waiting`. */
  away?: Readonly<Record<string, 'order' | 'disordered' | 'retired' | 'waiting'>>;
  /** Leaders on the map; others are gone. */
  leaders?: Readonly<Record<string, string>>;
  /** Leaders elsewhere: `box`, `waiting`, `reserve`, `killed`. */
  ranks?: Readonly<Record<string, string>>;
  /** The hex of the Banner, or none; far away in the north if nothing is said. */
  banner?: string;
  phasing?: 'hungary' | 'ottoman';
  /** The command that is active or, at `free` and `continuity`, has just acted. */
  command?: string;
  at?: Moment;
  /** At `moves`, `shock` and `rally`: who is out of command. */
  unled?: readonly string[];
  /** Any other field by its name: a value, or for a table those that differ from the start. */
  fields?: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;
  /** Faces of the die as they are read: 0 to 9. */
  dice?: readonly number[];
}

/** A table of the state with some values changed. */
const tableWith = (
  domain: readonly string[],
  name: (i: number) => string | number,
  changes: Readonly<Record<string, string | number>> = {},
): Record<string, string | number> => {
  for (const id of Object.keys(changes)) if (!domain.includes(id)) throw new Error(`there is no "${id}"`);
  return Object.fromEntries(domain.map((id, i) => [id, changes[id] ?? name(i)]));
};

const flowOf = (setting: Table, side: string): PositionJson['flow'] => {
  const { at = setting.command === undefined ? 'free' : 'moves', command = 'none' } = setting;
  const course = (step: string, locals: Record<string, string | number>) => [
    { procedure: 'battle', at: 'call M14.3.1', locals: {} },
    { procedure: 'course', at: step, locals },
  ];
  if (at === 'free' || at === 'continuity') return course('unless M4.0.1', { due: at });
  const steps = { activation: 'run M4.1.1', moves: 'call M4.1.2', shock: 'call M4.1.3', rally: 'run M4.1.4' };
  const segment = { moves: 'move-segment', shock: 'shock-segment' } as Record<string, string>;
  const first = (procedure: string): string =>
    mohacs.procedures.find(({ id }) => id === procedure)?.ops[0].id ?? `no ${procedure} for ${side}`;
  return [
    ...course('call M4.1.1', { act: 'command', command, way: 'free' }),
    { procedure: 'activation', at: steps[at], locals: { command, way: 'free' } },
    ...(segment[at] ? [{ procedure: segment[at], at: first(segment[at]), locals: {} }] : []),
  ];
};

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const { units = {}, leaders = {}, away = {}, ranks = {}, command } = setting;
  const at: Record<string, string> = {};
  const facing: Record<string, string> = {};
  const state: Record<string, string> = {};
  for (const [unit, words] of Object.entries(units)) {
    const [hex, ...more] = words.split(' ');
    at[unit] = hex;
    state[unit] = 'order';
    for (const word of more)
      if (FACINGS.includes(word)) facing[unit] = word;
      else state[unit] = word;
  }
  const known = command === undefined ? undefined : kit.command[kit.commands.indexOf(command)];
  if (command !== undefined && !known) throw new Error(`there is no command ${command}`);
  const side = setting.phasing ?? (known?.side === 1 ? 'ottoman' : 'hungary');
  const active = setting.at !== 'free' && setting.at !== 'continuity' && setting.at !== 'activation';
  const led = Object.fromEntries((active ? (known?.units ?? []) : []).map((unit) => [kit.units[unit], 'yes'] as const));
  for (const unit of setting.unled ?? []) led[unit] = 'no' as 'yes';
  const blank = kernel.blank(kit, 'mohacs', setting.options ?? {}) as unknown as Record<string, number | number[]>;
  const more = Object.entries(setting.fields ?? {}).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    const field = mohacs.fields[name] as unknown as {
      index: { name(kit: Kit, i: number): string };
      of: { name(kit: Kit, i: number): string | number };
    };
    const values = blank[name] as number[];
    return [
      name,
      tableWith(
        values.map((_, i) => field.index.name(kit, i)),
        (i) => field.of.name(kit, values[i]),
        value,
      ),
    ];
  });
  return {
    options: setting.options ?? {},
    phasing: side,
    ...(known && active && { command: command as string }),
    ...(known && !active && setting.at !== 'activation' && { last: command as string }),
    at: tableWith(kit.units, () => 'none', at),
    facing: tableWith(kit.units, (unit) => FACINGS[kit.facing[kit.unit[unit].side]], facing),
    state: tableWith(kit.units, () => 'eliminated', { ...away, ...state }),
    post: tableWith(kit.leaders, () => 'none', leaders),
    rank: tableWith(kit.leaders, (leader) => (kit.leader[leader].reserve ? 'reserve' : 'gone'), {
      ...ranks,
      ...Object.fromEntries(Object.keys(leaders).map((leader) => [leader, 'field'])),
    }),
    led: tableWith(kit.units, () => 'no', led),
    banner: setting.banner ?? '0120',
    ...Object.fromEntries(more),
    flow: flowOf(setting, side),
  };
};

/** A match that begins with that position. */
export const table = (setting: Table): Match<Battle, Kit> =>
  new Match<Battle, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: position(setting),
    ...(setting.dice && { script: setting.dice.map((face): Result => (face === 0 ? 10 : face)) }),
  });

/** Makes the moves one after the other. */
export const play = (match: Match<Battle, Kit>, ...moves: readonly string[]): Match<Battle, Kit> => {
  for (const move of moves) match.play(move);
  return match;
};

/** The paragraphs that refuse the move; none if it is legal. */
export const refusal = (match: Match<Battle, Kit>, move: string): string[] =>
  match.why(move).reasons.map(({ rule }) => rule);

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

/** The id of the decision that is due. */
export const due = (match: Match<Battle, Kit>): string | undefined => kernel.pending(match.state)?.decision.id;

/** The reports of one kind of event since the start of the match. */
export const eventsOf = (match: Match<Battle, Kit>, event: string): EventReport[] =>
  match.events('all').filter((one) => one.event === event);

/** Where a unit is, or none; how it is; which way it faces. */
export const hexOf = (match: Match<Battle, Kit>, unit: string): string =>
  kit.hexes[match.state.at[kit.units.indexOf(unit)]] ?? 'none';
export const stateOf = (match: Match<Battle, Kit>, unit: string): string =>
  ['order', 'disordered', 'retired', 'waiting', 'eliminated'][match.state.state[kit.units.indexOf(unit)]];
export const facingOf = (match: Match<Battle, Kit>, unit: string): string =>
  FACINGS[match.state.facing[kit.units.indexOf(unit)]];
export const postOf = (match: Match<Battle, Kit>, leader: string): string =>
  kit.hexes[match.state.post[kit.leaders.indexOf(leader)]] ?? 'none';

/** The hexes to which the unit may move in this decision, in order. */
export const movesOf = (match: Match<Battle, Kit>, unit: string): string[] => {
  const all = (match.legal() ?? []).map((move) => new RegExp(`^move ${unit} to (\\d+) `).exec(move)?.[1]);
  return [...new Set(all.filter((hex) => hex !== undefined))].sort();
};
