import type { Component } from 'solid-js';
import type { DraftOf } from './draft.ts';
import type { SitterText } from './Seats.tsx';

/** A table that is to be opened on a server. */
export interface TableWanted {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The id of a component set that comes with the game, or the files of one's own; without either the game's first. */
  readonly components?: string | Readonly<Record<string, unknown>>;
  /** `me`, `invite`, or a computer player. */
  readonly seats: Readonly<Record<string, string>>;
  /** By seat, the name of the player who is asked to it. */
  readonly invitees: Readonly<Record<string, string>>;
  readonly pace: string;
  readonly timeout: string;
  readonly open: boolean;
  /** The server draws who plays which side. */
  readonly lot: boolean;
  readonly watchable: boolean;
}

/** What a server adds to the form: who is still to come, clocks, spectators, and a table that is kept there. */
export interface ServerSide {
  /** Those who are still to come. */
  sitters(): readonly SitterText[];
  /** Where it is kept, and how quickly it is played; `moved`: a game that was begun elsewhere and is taken there. */
  readonly Manner: Component<{ readonly game: string; readonly of: DraftOf; readonly moved: boolean }>;
  /** Boxes to tick besides the game's own options. */
  readonly Boxes: Component<{ readonly game: string; readonly of: DraftOf }>;
  /** Who is asked to a seat by name. */
  readonly Invitee: Component<{ readonly seat: string; readonly of: DraftOf }>;
  paceText(pace: string): string;
  /** Whoever is to come to the table, on the card. */
  awayText(open: boolean): string;
  /** Who is signed in. */
  myName(): string | undefined;
  errorText(error: unknown): string;
  /** What the button says, and what becomes of it. */
  readonly button: (away: boolean) => { readonly title: string; readonly text: string };
  /** The same table with a person instead, in one click. */
  readonly instead: () => { readonly title: string; readonly invite: string; readonly open: string };
  open(wanted: TableWanted): Promise<void>;
}
