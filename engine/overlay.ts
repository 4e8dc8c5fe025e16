import type { Base } from './state.ts';
import type { Viewer } from './view.ts';

/** What can be laid over a board when somebody asks for it: where a unit can go, what a hex sees. In names, like a view. */
export interface Overlay {
  readonly marks: readonly OverlayMark[];
  readonly lines: readonly OverlayLine[];
}

/** A place and what is told of it: `tone` in a word of the game's own, `n` where it is a number. */
export interface OverlayMark {
  readonly name: string;
  readonly tone: string;
  readonly n?: number;
}

export interface OverlayLine {
  readonly from: string;
  readonly to: string;
  readonly tone: string;
}

/** What it is asked for: a unit, a hex. */
export interface Subject {
  readonly domain: string;
  readonly name: string;
}

/**
 * A game's overlays by their ids. Each gets the state as the viewer may know it, with whatever is hidden veiled, so that it cannot
 * tell a secret; it is a copy of its own, to be changed at will.
 */
export type Overlays<S extends Base> = Readonly<
  Record<string, (g: S, viewer: Viewer, subject: Subject | undefined) => Overlay>
>;
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different state types.
export type AnyOverlays = Overlays<any>;
