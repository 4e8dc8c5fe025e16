import type { Kysely } from 'kysely';

/** What is stored, as both databases have it. Times are milliseconds since 1970; what is structured is kept as JSON text. */

export interface AccountsTable {
  readonly id: string;
  readonly name: string;
  /** None: a guest, who can keep the account later. Lower case. */
  readonly email: string | null;
  /** An argon2id hash. */
  readonly password: string | null;
  readonly created: number;
}

export interface SessionsTable {
  /** The hash of the token in the cookie: whoever reads the database cannot sign in with it. */
  readonly token: string;
  readonly account: string;
  readonly created: number;
  readonly expires: number;
}

export interface ResetsTable {
  readonly token: string;
  readonly account: string;
  readonly expires: number;
}

export interface MailsTable {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created: number;
}

export type GameState = 'lobby' | 'running' | 'over';

export interface GamesTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly options: string;
  readonly host: string;
  /** Whoever knows it may join. */
  readonly invite: string;
  /** May anybody watch it? 1: yes. */
  readonly watchable: number;
  readonly state: GameState;
  /** How many moves are stored: what is stored of a turn goes on from there, or not at all. */
  readonly sequence: number;
  /** The seat that decides. */
  readonly turn: string | null;
  readonly result: string | null;
  /** What is kept besides the record: standing orders, what each seat has seen, clocks. */
  readonly beside: string;
  readonly created: number;
  readonly changed: number;
}

export interface SeatsTable {
  readonly game: string;
  readonly seat: string;
  /** `person`, or the name of a computer player. */
  readonly player: string;
  /** Who sits there; null: nobody yet, a computer player, or somebody who has deleted the account. */
  readonly account: string | null;
}

/** Where the moves of a game lead on from: its beginning, or how it went on by newer rules. Lines are added, never changed. */
export interface LinesTable {
  readonly game: string;
  readonly number: number;
  /** The line has the moves after this sequence. */
  readonly after: number;
  /** The version of the rules by which it is played. */
  readonly rules: number;
  /** The record as it stood when the line began. */
  readonly record: string;
}

/** What was decided, one row an entry of the record. Rows are added, never changed: the primary key is the lock. */
export interface MovesTable {
  readonly game: string;
  readonly sequence: number;
  readonly entry: string;
  /** Of the state that it led to. */
  readonly hash: string;
  /** With what the client marked the request, so that a second sending is known again. */
  readonly key: string | null;
  readonly at: number;
}

/** Where a running game stands. A cache, as long as the rules stay the same; with newer rules the game may have to go on from it. */
export interface SnapshotsTable {
  readonly game: string;
  readonly sequence: number;
  readonly position: string;
}

export interface Schema {
  readonly accounts: AccountsTable;
  readonly sessions: SessionsTable;
  readonly resets: ResetsTable;
  readonly mails: MailsTable;
  readonly games: GamesTable;
  readonly seats: SeatsTable;
  readonly lines: LinesTable;
  readonly moves: MovesTable;
  readonly snapshots: SnapshotsTable;
}

export type Database = Kysely<Schema>;
