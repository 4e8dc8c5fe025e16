import { Refusal } from './errors.ts';
import type { ComponentSet, Options } from './game.ts';
import type { Kernel } from './kernel.ts';
import { Match } from './match.ts';
import type { Result } from './play.ts';
import type { PositionJson } from './position.ts';
import { probe } from './probe.ts';
import { FORMAT, type GameRecord, type MoveEntry } from './record-format.ts';
import type { Base } from './state.ts';
import { viewers, viewState } from './view.ts';

/**
 * Examples of a rulebook's paragraphs: tables with a few moves, and for each paragraph the moment at one of them in which it applies.
 * What all tables have in common is written once, so that hundreds of them stay small.
 */
export interface Examples {
  readonly game: string;
  readonly rules: number;
  readonly components: GameRecord['components'];
  /** The position from which the others are told by what differs. */
  readonly base: PositionJson;
  /** By the paragraph for which the table was first wanted: names that stay when another table comes in between. */
  readonly tables: Readonly<Record<string, ExampleTable>>;
  /** Paragraphs that are seen at work: by an event, a ledger, a refusal, a move, a step. */
  readonly shows: Readonly<Record<string, Moment>>;
  /** Those that hide something: the table is shown as a spectator sees it. */
  readonly veils: Readonly<Record<string, Moment>>;
  /** Those that no code can cite while it runs (a number of the set-up, say): the table that was set to test them. */
  readonly tells: Readonly<Record<string, Moment>>;
}

/** After so many moves of a table; where the paragraph refuses something, the move to try. */
export type Moment = readonly [table: string, at: number] | readonly [table: string, at: number, refused: string];

export interface ExampleTable {
  readonly scenario: string;
  readonly options?: Options;
  readonly seed?: string;
  /** What differs from the base, or from the position of the earlier table `like`; absent: the scenario's own start. */
  readonly position?: Json;
  readonly like?: string;
  readonly start?: readonly Result[];
  readonly moves: readonly MoveEntry[];
  readonly hash: string;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Tree = { readonly [key: string]: Json };

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `base` into `wanted`: the members that differ, null for those that are gone. */
export const difference = (base: Json | undefined, wanted: Json): Json => {
  if (!isTree(base) || !isTree(wanted)) return wanted;
  const out: Record<string, Json> = {};
  for (const key of Object.keys(base)) if (wanted[key] === undefined) out[key] = null;
  for (const [key, value] of Object.entries(wanted))
    if (JSON.stringify(base[key]) !== JSON.stringify(value)) out[key] = difference(base[key], value);
  return out;
};

export const patched = (base: Json | undefined, changes: Json): Json => {
  if (!isTree(base) || !isTree(changes)) return changes;
  const out: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(changes))
    if (value === null) delete out[key];
    else out[key] = patched(base[key], value);
  return out;
};

/** The position of a table, whole. */
const positionOf = ({ base, tables }: Pick<Examples, 'base' | 'tables'>, name: string): Json | undefined => {
  const { position, like } = tables[name];
  if (position === undefined) return undefined;
  return patched(like === undefined ? (base as Json) : positionOf({ base, tables }, like), position);
};

/** The record of a table, whole. */
export const exampleRecord = (examples: Examples, name: string): GameRecord => {
  const { game, rules, components, tables } = examples;
  const table = tables[name];
  if (!table) throw new Refusal('unknown-example', `There is no example ${name} of ${game}.`);
  const { scenario, options, seed, start, moves, hash } = table;
  const position = positionOf(examples, name);
  return {
    ravelin: FORMAT,
    game,
    rules,
    components,
    scenario,
    options: options ?? {},
    ...(seed !== undefined && { seed }),
    ...(position !== undefined && { position: position as PositionJson }),
    start: start ?? [],
    moves,
    result: null,
    finalHash: hash,
  };
};

/**
 * How a paragraph shows itself, the plainest way first: something happened by it, a number has it in its ledger, it refuses a move, a
 * move is its own, a step followed it, a move met it, it hides something.
 */
export const WAYS = ['event', 'ledger', 'refusal', 'move', 'step', 'condition', 'sight'] as const;
export type Way = (typeof WAYS)[number];

/** What is at work after one more move: by paragraph, the plainest way. */
export type AtWork = ReadonlyMap<string, Way>;

const plainest = (found: Iterable<readonly [string, Way]>): AtWork => {
  const out = new Map<string, Way>();
  for (const [rule, way] of found) {
    const before = out.get(rule);
    if (before === undefined || WAYS.indexOf(way) < WAYS.indexOf(before)) out.set(rule, way);
  }
  return out;
};

/** Does something under the probe; what cited a paragraph and held is answered. */
const watched = <T>(act: () => T): [T, [string, Way][]] => {
  probe.take();
  probe.on = true;
  try {
    const done = act();
    const ways = probe
      .take()
      .filter(({ times, by }) => by === 'sight' || (times[1] > 0 && by !== 'check'))
      .map(({ rule, by }): [string, Way] => [rule, by === 'event' || by === 'ledger' || by === 'check' ? 'step' : by]);
    return [done, ways];
  } finally {
    probe.on = false;
  }
};

/** A table that is played through: the match after each move, and what was at work in it. The record must not take moves back. */
export function* playThrough<S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  set: ComponentSet<K>,
  { scenario, options, seed, position, start, moves }: GameRecord,
): Generator<{ readonly match: Match<S, K>; readonly atWork: AtWork }> {
  const setting = { set, scenario, options, replay: start, ...(seed !== undefined && { seed }) };
  const [match, before] = watched(
    () => new Match<S, K>(kernel, { ...setting, ...(position !== undefined && { position }) }),
  );
  /** What everybody together sees happen, and what nobody but its owner sees lie there. */
  const shown = (): [string, Way][] => [
    ...match
      .events('all', match.length)
      .flatMap(({ rule, ledger }): [string, Way][] => [
        [rule, 'event'],
        ...(ledger?.lines ?? []).map(([line]): [string, Way] => [line, 'ledger']),
      ]),
    ...watched(() => viewers(kernel.game).map((viewer) => viewState(kernel, match.state, viewer)))[1],
  ];
  yield { match, atWork: plainest([...before, ...shown()]) };
  for (const [, move, results] of moves) {
    const [, ways] = watched(() => match.play(move, results ?? []));
    yield { match, atWork: plainest([...ways, ...shown()]) };
  }
}
