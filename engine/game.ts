import type { Advice } from './advice.ts';
import type { Workshop } from './captions.ts';
import type { Condition } from './choice.ts';
import { type Reason, Refusal } from './errors.ts';
import type { EventKind } from './event.ts';
import type { Gamble } from './gamble.ts';
import { conditionsOf } from './move.ts';
import type { Part } from './parts.ts';
import type { PositionJson } from './position.ts';
import type { Procedure } from './procedure.ts';
import type { Base, Fields, Locals, Seat, Veil, Zone } from './state.ts';
import type { Study } from './study.ts';
import type { Trial } from './trial.ts';

export interface Choice {
  readonly id: string;
  readonly title: string;
  /** One sentence on what it changes. */
  readonly text: string;
}

export interface Option extends Choice {
  readonly values: readonly Choice[];
  /** The value's id. */
  readonly default: string;
  /** Anything but the default can be chosen only while another option has this value; `rule` says so. */
  readonly needs?: { readonly option: string; readonly value: string; readonly rule: string };
}
export type Options = Readonly<Record<string, string>>;

/** Is there anything to choose, with the other options as they are? */
export const isOpenOption = ({ needs }: Pick<Option, 'needs'>, chosen: Options): boolean =>
  needs === undefined || chosen[needs.option] === needs.value;

/** The options with those that cannot be chosen as usual. */
export const openOptions = (
  declared: readonly Pick<Option, 'id' | 'default' | 'needs'>[],
  chosen: Options,
): Record<string, string> =>
  Object.fromEntries(
    declared.map((option) => [
      option.id,
      isOpenOption(option, chosen) ? (chosen[option.id] ?? option.default) : option.default,
    ]),
  );

/** A named set of components (boards, cards, charts), with the hash that records carry. */
export interface ComponentSet<K> extends Choice {
  readonly kit: K;
  readonly hash: string;
  /** What it was read from. Somebody's own set travels with its games. */
  readonly files?: unknown;
}

/** The set of that id; without one the game's first. */
export const setNamed = <K>(
  { title, sets }: { readonly title: string; readonly sets: readonly ComponentSet<K>[] },
  id: string | undefined,
): ComponentSet<K> => {
  const set = id === undefined ? sets[0] : sets.find((one) => one.id === id);
  if (set) return set;
  const known = sets.map((one) => one.id).join(', ');
  throw new Refusal('unknown-components', `${title} has no component set "${id?.slice(0, 80)}"; there are: ${known}.`);
};

/** The set that players are offered first. */
export const setOffered = <K>(game: Pick<Game<never, K>, 'title' | 'sets' | 'offered'>): ComponentSet<K> =>
  setNamed(game, game.offered);

/** Somebody's own set out of its files, checked by the game; a game that reads none refuses it. */
export const ownSet = <K>(game: Pick<Game<never, K>, 'title' | 'readComponents'>, files: unknown): ComponentSet<K> => {
  if (!game.readComponents) throw new Refusal('bad-components', `${game.title} takes no component sets of your own.`);
  return game.readComponents(files);
};

export interface Outcome {
  /** The winner's seat; NOBODY for a draw, or in a solitaire game that was lost. */
  readonly winner: Seat;
  /** How it ended, as an id of the game's own list. */
  readonly how: string;
  readonly rule: string;
  /** The value of the end for each seat: +1 won, −1 lost, or finer. */
  readonly score: readonly number[];
}

/** A sum of components or pieces that may never change: `[what, found, expected]`. */
export type Tally = readonly [what: string, found: number, expected: number];

/** Something that a version of the rules does otherwise than the one before, told to the players of games that began by older ones. */
export interface RulesChange {
  /** The version that brought it. */
  readonly rules: number;
  /** The paragraph that is now followed. */
  readonly rule: string;
  /** One sentence in each language. */
  readonly text: { readonly en: string; readonly de: string };
}

/** Turns a position that was written by an older version of the rules into one of the next version. */
export type Migration = (position: PositionJson) => PositionJson;

/** A procedure that is under way: at its first step if none is named. */
export type Standing<S extends Base = Base> = readonly [procedure: Procedure<S>, step?: string, locals?: Locals];

/** A point at which play may be taken up, by a word that a position can name. */
export interface StartingPoint<S extends Base> {
  readonly id: string;
  /** The paragraph with which play goes on. */
  readonly rule: string;
  readonly text: string;
  /** The procedures under way there, from the whole game down. */
  flow(g: S): readonly Standing<S>[];
  /** Fills in what a hand-written position left out and follows from standing here. `given` as for `complete`. */
  complete?(g: S, given: ReadonlySet<string>): void;
}

/**
 * A game: everything the kernel and the shared shell need to know. The kernel never asks which game it is.
 */
export interface Game<S extends Base<K> = Base<never>, K = never> {
  readonly id: string;
  readonly title: string;
  /** Version of the rules; a change that makes an old record replay differently raises it (docs/changing-a-game.md). */
  readonly rules: number;
  /** What each version after the first changed. */
  readonly changes?: readonly RulesChange[];
  /** For versions whose positions have another shape than those of the next: `1` turns one of version 1 into one of version 2. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly seats: readonly string[];
  /** The seats win and lose together. While this option has this value, one person leads them all; `rule` says so. */
  readonly allied?: { readonly option: string; readonly value: string; readonly rule: string };
  readonly scenarios: readonly Choice[];
  readonly options: readonly Option[];
  /** The first is the rulebook's standard: positions and the engine protocol mean it where they name none. */
  readonly sets: readonly ComponentSet<K>[];
  /** The id of the set that players are offered first, where it is not the standard: one that is fairer between equals (docs/balance). */
  readonly offered?: string;
  /** Validates somebody's own component set; throws a Refusal that names what is wrong. */
  readComponents?(files: unknown): ComponentSet<K>;
  /** What a set consists of, for those who make one. */
  readonly workshop?: Workshop;
  readonly fields: Fields<K>;
  /** Fields that the scenario and the options set for the whole game: a position may not say otherwise. */
  readonly fixed?: readonly string[];
  readonly zones: readonly Zone<K>[];
  readonly veils?: readonly Veil<S>[];
  /** The stock of each group of components: how many there are of each value of the zones' domain. */
  readonly stocks: Readonly<Record<string, (kit: K) => readonly number[]>>;
  /** Those of the parts are not listed again. */
  readonly procedures: readonly Procedure<S>[];
  readonly parts?: readonly Part[];
  /** The procedure that is the whole game. */
  readonly main: Procedure<S>;
  readonly events: readonly EventKind[];
  /** The state before the first step: `start`, and a value for every field. */
  create(start: Base<K>, scenario: string, options: Options): S;
  /**
   * A state with the values of this one: one literal that names every field, each table as a copy. Every state of the game is made here and
   * so is the same kind of object, which is what makes rules quick to read it. The stack and the zones are the kernel's to copy.
   */
  copy(of: S): S;
  outcome(g: S): Outcome | null;
  /** Which turn it is: any number that changes when the next one begins, from public facts. What lasts "for this turn" ends then. */
  turn?(g: S): number;
  /** Pieces outside zones that must add up. */
  tallies(g: S): readonly Tally[];
  /** What a position breaks, paragraph by paragraph. Used by `setup` and by the battery. */
  problems(g: S): readonly Reason[];
  /** What a position breaks at the point where it stands; `inside` says whether the procedure of that id is under way. */
  untimely?(g: S, inside: (procedure: string) => boolean): readonly Reason[];
  /** Fills in what a hand-written position left out and its other fields imply (a supply, say). `given`: its fields, and its zones as `zones.deck`. */
  complete?(g: S, given: ReadonlySet<string>): void;
  /** The reason why the game is over in this position, if it is: such a position cannot be played on. */
  ended(g: S): Reason | undefined;
  /** Where a position may stand, by a word: `"at": "assault"`. */
  readonly starts: readonly StartingPoint<S>[];
  /** The word for where a position stands that says nothing about it. */
  resume(g: S): string;
  /**
   * Adjusts a sampled world to what the seat can infer beyond "the components it does not see lie somewhere": a card laid face
   * down was lawful, a pile's visible top is what was shown.
   */
  settle?(g: S, seat: Seat | undefined, int: (n: number) => number): void;
  readonly trial?: Trial<S>;
  /** What is counted when many games are studied. */
  readonly study?: Study<K>;
  /** What computer players know of it; without it they move at random. */
  readonly advice?: Advice<S>;
  /** What players are told the odds of, before they commit themselves. */
  readonly gambles?: readonly Gamble<S>[];
  /** Names for the values of an outcome's `how`. */
  readonly endings: readonly Choice[];
}

/** A game whose state type nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different state types; the kernel is generic in them.
export type AnyGame = Game<any, any>;

/** Every condition that the moves of a game declare. */
export const conditionsIn = ({ procedures }: Pick<AnyGame, 'procedures'>): Condition<never, never, never, never>[] =>
  procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? ask.decision.moves.flatMap(conditionsOf) : [])));
