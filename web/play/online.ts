import type { Snapshot } from '@ravelin/table/messages';
import type { JSX } from 'solid-js';
import type { TableLine } from '../worker/client.ts';

/** A table that is played on a server: the line to it, and what the play screen shows besides the game. */
export interface Online {
  readonly id: string;
  readonly line: TableLine;
  /** Over the board: how it stands with the line, and on a phone what is proposed. */
  over(snapshot: () => Snapshot): JSX.Element;
  /** At the head of a seat; `sitter`: the name or the rank of who sits there. */
  seat(seat: string, snapshot: Snapshot, sitter: () => string): JSX.Element;
  /** Beneath the seats: what the players propose to each other. */
  left(snapshot: () => Snapshot): JSX.Element;
  /** In the head line: how many watch. */
  standing(): JSX.Element;
  /** Where the dice fall: that they were fixed before. */
  seal(): JSX.Element;
  /** At the end, in the place of the way to a new game: playing again with the same people. */
  again(snapshot: () => Snapshot): JSX.Element;
  /** In the prompt, beside who decides: the time that is left. */
  clock(seat: string): JSX.Element;
  /** Looks back at a game that is over. */
  replay(): void;
}
