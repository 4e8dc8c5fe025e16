import type {
  AnyGame,
  EventReport,
  GameRecord,
  Option,
  OutcomeReport,
  Overlay,
  PositionJson,
  Reason,
  Subject,
} from '@ravelin/engine';
import type { Laid, Scene } from '../rules/diagram.ts';

/** The contract between the page and the worker that holds the game. Everything in it is plain data. */

/**
 * Who sits in a seat. `here`: a person at this screen (several: hot-seat, with a curtain). `random`: the random player. `script`:
 * nobody, its moves are sent by a lesson; such a seat never gets a view.
 */
export type Sitter = 'here' | 'random' | 'script';

export interface TableSetting {
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, Sitter>>;
  /** Given by the player on purpose. From then on a seed stays in the worker until the game is over. */
  readonly seed?: string;
}

/** One part of a move that the player chooses: a hex, a card. */
export interface MovePart {
  /** The slot's name in the notation: `hex`, `card`. */
  readonly slot: string;
  /** The title of its domain: `hex`, `Strategy card`, `Troop`. */
  readonly domain: string;
  readonly name: string;
}

export interface LegalMove {
  readonly notation: string;
  readonly kind: string;
  readonly rule: string;
  readonly parts: readonly MovePart[];
  /** Of a composed game: the part whose move it is. */
  readonly part?: string;
  /** Only the beginning of moves too many to be told at once: `unfold` tells how it goes on. */
  readonly open?: true;
}

/** A kind of move that is a list: made up step by step. */
export interface ListMove {
  readonly kind: string;
  readonly rule: string;
  readonly notation: string;
  /** The list's place in the notation: `troops`. */
  readonly slot: string;
  readonly domain: string;
  /** `set`: each once; `bag`: several of a kind. */
  readonly order: 'set' | 'bag';
  /** Where the names are pairs `a>b`: the domain of `a` and `b`, which may be picked one after the other. */
  readonly pieces: string | null;
}

export interface ListStep {
  /** The names that may join the list as it stands. */
  readonly next: readonly string[];
  readonly closes: boolean;
  /** What is still missing where it does not close. */
  readonly missing: readonly Reason[];
  /** The notation of the whole move as it stands. */
  readonly notation: string;
}

/** Any kind of the decision, legal or not: for "why not?". */
export interface KindJson {
  readonly kind: string;
  readonly rule: string;
  readonly notation: string;
  readonly domains: readonly string[];
}

export interface LedgerJson {
  readonly title: string;
  /** Whom it is about. */
  readonly of?: string;
  readonly lines: readonly (readonly [rule: string, label: string, value: number])[];
  readonly total: number;
}

/** How long a standing order lasts: to the end of the turn, or until the seat takes it back. */
export type OrderUntil = 'turn' | 'revoked';

/** A standing order: windows of this kind are declined for the seat that gave it. */
export interface OrderJson {
  /** The decision that is declined, its prompt and its paragraph. */
  readonly decision: string;
  readonly prompt: string;
  readonly rule: string;
  readonly until: OrderUntil;
}

export interface DecisionJson {
  readonly id: string;
  /** With places for what it is `about`. */
  readonly prompt: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly rule: string;
  readonly seat: string;
  /** Of a composed game: the part whose moves are asked for. */
  readonly part?: string;
  /** Where the viewer may leave it to a standing order: for how long. Otherwise empty. */
  readonly window: readonly OrderUntil[];
}

/** Everything the page may show at one moment, for one seat (or for a spectator: `viewer` null). */
export interface Snapshot {
  readonly game: string;
  readonly viewer: string | null;
  readonly view: PositionJson;
  readonly decision: DecisionJson | null;
  /** Only when the viewer decides. */
  readonly moves: readonly LegalMove[];
  readonly lists: readonly ListMove[];
  readonly kinds: readonly KindJson[];
  /** How many moves have been made, and which of them this snapshot shows (replay). */
  readonly length: number;
  readonly at: number;
  /** How many of the moves the viewer has seen; what came after is shown first. */
  readonly seen: number;
  /** All events up to `at`, as the viewer may know them. */
  readonly events: readonly EventReport[];
  /** The moves so far; null where a secret one was made by another seat. `byOrder`: the viewer's own standing order made it. */
  readonly line: readonly { readonly seat: string; readonly move: string | null; readonly byOrder?: boolean }[];
  /** The viewer's own standing orders. */
  readonly orders: readonly OrderJson[];
  readonly undo: { readonly open: boolean; readonly reason: string };
  readonly result: OutcomeReport | null;
  /** Hot-seat: the screen must be handed to this seat before anything else is sent. */
  readonly curtain: string | null;
  readonly seed: string | null;
  readonly setting: TableSetting | null;
  readonly seats: readonly string[];
  /** Which components are in use. */
  readonly set: { readonly id: string; readonly title: string; readonly text: string };
  /** A branch or a shared position: nothing of it is stored. */
  readonly sandbox: boolean;
}

export interface Why {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly ledgers: readonly LedgerJson[];
  readonly warning: string | null;
}

/** A kind of move that would fit what was picked, and each of its conditions, met or not. */
export interface WhyNot {
  readonly kind: string;
  readonly notation: string;
  readonly parts: readonly MovePart[];
  readonly part?: string;
  readonly conditions: readonly (Reason & { readonly ok: boolean })[];
}

/** A whole move that is not legal, and what refuses it. */
export interface Refused {
  readonly kind: string;
  readonly notation: string;
  readonly parts: readonly MovePart[];
  readonly part?: string;
  readonly reasons: readonly Reason[];
}

export interface ChoiceJson {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface GameJson {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly allied?: AnyGame['allied'];
  readonly scenarios: readonly ChoiceJson[];
  readonly options: readonly (Pick<Option, 'id' | 'title' | 'text' | 'default' | 'needs'> & {
    readonly values: readonly ChoiceJson[];
  })[];
  readonly sets: readonly ChoiceJson[];
}

export interface CardParagraph {
  readonly rule: string;
  readonly title?: string;
  readonly text: string;
}

/** A moment at a table of the rulebook's, everything lying open. */
export interface StillJson {
  readonly position: PositionJson;
  readonly happened: readonly EventReport[];
  readonly laid: Readonly<Record<string, Overlay>>;
}

/** What stays of a game where the page may read it: nothing that a seat should not know. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly setting: TableSetting;
  readonly moves: number;
  /** Who must decide; null: it is over. */
  readonly seat: string | null;
  readonly result: OutcomeReport | null;
  readonly updated: number;
}

/** The requests, each answered with its result or an error `{ code, message }`. */
export interface TableRequests {
  game(id: string): GameJson;
  paragraphs(game: string): readonly CardParagraph[];
  open(setting: TableSetting): Snapshot;
  /** The curtain was lifted by the seat it names. */
  take(seat: string): Snapshot;
  play(notation: string): Snapshot;
  undo(): Snapshot;
  /** The viewer has been shown the game up to this move. */
  saw(moves: number): void;
  /** Declines the window that is open, and every other of its kind from now on. */
  order(until: OrderUntil): Snapshot;
  /** Takes a standing order back. */
  revoke(decision: string): Snapshot;
  why(notation: string): Why;
  /** What stands against this move of the present decision; null: nothing. */
  refusal(notation: string): Refused | null;
  /** Why these picked things make no move: the nearest kinds first. */
  whyNot(picks: readonly { readonly domain: string; readonly name: string }[], kind: string | null): readonly WhyNot[];
  /** How a move goes on that begins with these names: whole moves, or longer beginnings where there are still too many. */
  unfold(kind: string, names: readonly string[]): readonly LegalMove[];
  /** Something to lay over the board after so many moves, as the present viewer may know it; nothing where the game has none such. */
  overlay(id: string, subject: Subject | null, at: number): Overlay;
  /** Walks a list move: what may follow these names. */
  list(kind: string, names: readonly string[]): ListStep;
  whyNotList(kind: string, names: readonly string[], name: string): WhyNot;
  /** The past, as the present viewer may know it; `at` moves from the start. Finished games are open to all. */
  at(moves: number): Snapshot;
  /** The record of a finished game. */
  record(): GameRecord;
  /** Opens a record for replay: as a spectator of an unfinished game, with everything shown of a finished one. */
  load(record: unknown): Snapshot;
  /** An example of the rulebook: a record up to a move, with everything lying open or as a spectator sees it. */
  example(record: unknown, upTo: number, open: boolean): Snapshot;
  /** Leaves the game at move `at` and plays on from there in a sandbox. What the viewer cannot know is dealt anew. */
  branch(at: number): Snapshot;
  /** A position to share: what the present seat may know, nothing more. */
  share(): string;
  openShared(text: string): Snapshot;
  /** What a diagram of the rulebook shows; the game at the table stays where it is. */
  still(game: string, scene: Scene, laid: Laid): StillJson;
  /** A position from Learn. */
  position(
    game: string,
    position: PositionJson,
    seats: Readonly<Record<string, Sitter>>,
    dice?: readonly (number | string)[],
  ): Snapshot;
}

export interface SealedFile {
  readonly name: string;
  readonly text: string;
}

/** Requests of the worker around the table: what is kept on this device. */
export interface ShelfRequests {
  /** From now on the game at the table is kept under this id after every move. */
  keep(id: string): void;
  /** Brings a kept game to the table. */
  fetch(id: string): Snapshot;
  /** Reads a record or a sealed game from a file and keeps it as a game of this device; gives its id. */
  importFile(text: string): string;
  /** The running game as a file that goes on elsewhere. The table itself gives it to nobody: this is for the owner of the device. */
  seal(): SealedFile;
}

export type Requests = TableRequests & ShelfRequests;
export type RequestName = keyof Requests;

export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** Page to worker. */
export interface Call {
  readonly id: number;
  readonly request: RequestName;
  readonly args: readonly unknown[];
}

/** Worker to page: an answer; or news: the random player moved, or a game could not be kept. */
export type Reply =
  | { readonly id: number; readonly result: unknown; readonly kept?: number }
  | { readonly id: number; readonly error: Failure }
  | { readonly news: Snapshot; readonly kept?: number }
  | { readonly trouble: Failure };
