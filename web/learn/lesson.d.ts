import type { PositionJson } from '@ravelin/engine';
/** A lesson: a position, scripted dice, and steps. Data only; it lives in `games/NAME/learn/`. */
export interface Text {
  readonly en: string;
  readonly de: string;
}
export type Step =
  /** Something to read. */
  | {
      readonly text: Text;
      readonly rule?: string;
    }
  /** Somebody else moves. */
  | {
      readonly text: Text;
      readonly rule?: string;
      readonly plays: readonly string[];
    }
  /** The learner moves: one of `expect` in notation, or any that holds all `words`. */
  | {
      readonly text: Text;
      readonly rule?: string;
      readonly expect: readonly string[];
      readonly words?: readonly string[];
      /** With `words`: how many things the list must hold. */
      readonly count?: number;
      /** Said when another lawful move is tried. */
      readonly not?: Text;
      /** Said when it was right. */
      readonly well?: Text;
    };
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Text;
  readonly about: Text;
  readonly rule: string;
  /** The seat of the learner. */
  readonly seat: string;
  readonly seats: readonly string[];
  readonly position: PositionJson;
  readonly dice: readonly (number | string)[];
  readonly steps: readonly Step[];
}
/** Is this move the one that the step asks for? Spaces and letter case do not matter. */
export declare const fits: (step: Step, notation: string) => boolean;
//# sourceMappingURL=lesson.d.ts.map
