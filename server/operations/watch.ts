import type { Channel } from '../notices/kinds.ts';

/** What the parts of the server say about what they do, for whoever counts it. */
export interface Watch {
  /** So many entries were stored and told, so long after they were asked for. */
  moved(entries: number, seconds: number): void;
  /** Something could not be stored. */
  notStored(): void;
  /** One decision more, or less, that a computer player thinks about or that waits for it. */
  thinks(change: 1 | -1): void;
  /** A notice was taken by whoever carries it, or was not. */
  noticed(channel: Channel, taken: boolean): void;
}

export const unwatched: Watch = { moved: () => {}, notStored: () => {}, thinks: () => {}, noticed: () => {} };
