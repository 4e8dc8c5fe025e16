import type { Options, RulesChange } from './game.ts';
import type { Result } from './play.ts';
import type { PositionJson } from './position.ts';

/** Version of the record format. */
export const FORMAT = 1;

export type MoveEntry =
  | readonly [seat: string, move: string]
  | readonly [seat: string, move: string, results: readonly Result[]];
/** `['undo', seat]` takes the last move back. Nothing is deleted. `agreed`: those at the table agreed to it, beyond what undo allows. */
export type UndoEntry = readonly ['undo', string] | readonly ['undo', string, readonly ['agreed']];

/**
 * How a game ended at the table before it was over by its rules, which then have no result: a seat resigned or had no time left, those at
 * the table agreed on a draw or on ending it without a result, or whoever runs the server stopped it.
 */
export interface TableEnding {
  readonly how: 'resigned' | 'timeout' | 'draw' | 'agreed' | 'stopped';
  /** The seat that resigned or had no time left. */
  readonly by: string | null;
  /** By seat; `none`: it has no result. */
  readonly outcomes: Readonly<Record<string, 'won' | 'lost' | 'drawn' | 'none'>>;
}

export const TABLE_ENDINGS: readonly TableEnding['how'][] = ['resigned', 'timeout', 'draw', 'agreed', 'stopped'];

export interface GameRecord {
  readonly ravelin: number;
  readonly game: string;
  /** The version of the rules by which it was played, and its snapshot was written. */
  readonly rules: number;
  /** `files`: the contents of a set that does not come with the game. */
  readonly components: { readonly set: string; readonly hash: string; readonly files?: unknown };
  readonly scenario: string;
  readonly options: Options;
  readonly seed?: string;
  /** Where it began, if not at the scenario's start. */
  readonly position?: PositionJson;
  /** Of a game on a server: how its chance can be checked. */
  readonly fair?: FairDice;
  readonly players?: Readonly<Record<string, string>>;
  /** What chance gave before the first move. */
  readonly start: readonly Result[];
  readonly moves: readonly (MoveEntry | UndoEntry)[];
  readonly result: OutcomeReport | null;
  readonly ended?: TableEnding;
  readonly finalHash: string;
  /** Of a running game: where it stands, so that it can go on by rules that its moves no longer agree with. */
  readonly snapshot?: PositionJson;
  /** What was played by older rules and could not be replayed by those of now, as it was recorded then. */
  readonly earlier?: GameRecord;
}

/** Chance of a game on a server follows from a secret, to which the server committed itself before the first move. */
export interface FairDice {
  /** The name of the table, which belongs to the commitment. */
  readonly table: string;
  /** The hash of the secret, in hexadecimal digits: known to all before the game. */
  readonly commitment: string;
  /** By seat, what players have added after they knew the commitment. */
  readonly nonces: Readonly<Record<string, string>>;
  /** Where sides were drawn by lot when the game began: by seat, in the game's order, the side that whoever had come there plays. */
  readonly lot?: readonly string[];
  /** In hexadecimal digits; when the game is over. */
  readonly secret?: string;
  /**
   * Entries are numbered 1, 2, 3 … in the order in which they were stored. Where the record does not hold all of them, because the game went
   * on by newer rules: the entries after the first `after` have numbers that are `more` higher than their place. The last that fits counts.
   */
  readonly numbers?: readonly { readonly after: number; readonly more: number }[];
}

export interface OutcomeReport {
  readonly winner: string | null;
  readonly how: string;
  readonly rule: string;
  readonly score: readonly number[];
}

/** What the players of a game must be told that was recorded by older rules, or with other components of that name. */
export interface Reopened {
  /** The version of the rules by which it was recorded, and the present one. */
  readonly from: number;
  readonly to: number;
  /** What has changed between them. */
  readonly changes: readonly RulesChange[];
  /** The component set has other contents than then. */
  readonly components: boolean;
  /**
   * How the game goes on. `replay`: all its moves lead where they led. `snapshot`: they do not, and it goes on from where it stood. `moves`:
   * there was no snapshot that fits, and it goes on after the last move that still leads where it led.
   */
  readonly goesOn: 'replay' | 'snapshot' | 'moves';
  /** The game goes on after so many moves of the record, */
  readonly after: number;
  /** which has so many. */
  readonly of: number;
  /** How it ended by the rules of then, if it was over. */
  readonly ended: OutcomeReport | null;
  /** What the present rules have against the record, at which move. */
  readonly because?: string;
}
