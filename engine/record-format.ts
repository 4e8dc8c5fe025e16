import type { Options } from './game.ts';
import type { Result } from './play.ts';
import type { PositionJson } from './position.ts';

/** Version of the record format. */
export const FORMAT = 1;

export type MoveEntry =
  | readonly [seat: string, move: string]
  | readonly [seat: string, move: string, results: readonly Result[]];
/** `['undo', seat]` takes the last move back. Nothing is deleted. */
export type UndoEntry = readonly ['undo', string];

export interface GameRecord {
  readonly ravelin: number;
  readonly game: string;
  readonly rules: number;
  readonly components: { readonly set: string; readonly hash: string };
  readonly scenario: string;
  readonly options: Options;
  readonly seed?: string;
  /** Where it began, if not at the scenario's start. */
  readonly position?: PositionJson;
  readonly players?: Readonly<Record<string, string>>;
  /** What chance gave before the first move. */
  readonly start: readonly Result[];
  readonly moves: readonly (MoveEntry | UndoEntry)[];
  readonly result: OutcomeReport | null;
  readonly finalHash: string;
}

export interface OutcomeReport {
  readonly winner: string | null;
  readonly how: string;
  readonly rule: string;
  readonly score: readonly number[];
}
