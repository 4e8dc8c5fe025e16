import type { Laid, Scene } from '@ravelin/table/messages';
import type { GameFace, PlaceState } from '../face.ts';
import type { Text } from '../learn/lesson.ts';

export type { Scene };

/** A diagram of a rulebook: a position and what of it is in sight. Data only; it lives in `games/NAME/rulebook/diagrams.ts`. */
export interface Diagram {
  /** Where it stands, and what was played from there; nothing given: the start of the first scenario. */
  readonly scene?: Scene;
  /** Which part of the game's face draws it; the board if nothing is said. */
  readonly part?: 'board' | 'now' | 'hand' | { readonly seat: string };
  /** What of the board is in sight, in its own coordinates; for another part its width and height. */
  readonly crop?: Crop;
  /** Places that stand out, as the page marks them in play: `hex:ravelin`. */
  readonly marks?: Readonly<Record<string, PlaceState>>;
  readonly laid?: Laid;
  /** What is to be seen, for those who cannot see it. */
  readonly alt: Text;
}

export type Crop = readonly [x: number, y: number, width: number, height: number];

export type Diagrams = Readonly<Record<string, Diagram>>;

const files = import.meta.glob<Diagrams>('../../games/*/rulebook/diagrams.ts', { import: 'diagrams', eager: true });

export const diagramsOf = (game: string): Diagrams => files[`../../games/${game}/rulebook/diagrams.ts`] ?? {};

/** What is in sight of a diagram. */
export const cropOf = ({ crop }: Diagram, face: GameFace): Crop => crop ?? face.viewBox;
