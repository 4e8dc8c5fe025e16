import type { PositionJson } from '@ravelin/engine';

/** A lesson: a position, scripted dice, and steps. Data only; it lives in `games/NAME/learn/`. */
export interface Text {
  readonly en: string;
  readonly de: string;
}

export type Step =
  /** Something to read. */
  | { readonly text: Text; readonly rule?: string }
  /** Somebody else moves. */
  | { readonly text: Text; readonly rule?: string; readonly plays: readonly string[] }
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
    }
  /** The learner decides alone, at one of these decisions, and a computer player answers from here on. */
  | { readonly text: Text; readonly rule?: string; readonly own: readonly string[]; readonly well?: Text };

export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Text;
  readonly about: Text;
  /** The paragraph that it is about. */
  readonly rule: string;
  /** The seat of the learner. */
  readonly seat: string;
  readonly seats: readonly string[];
  readonly position: PositionJson;
  readonly dice: readonly (number | string)[];
  readonly steps: readonly Step[];
  /** Said at the end, where there is more to say than that it is over. */
  readonly after?: Text;
}

/** How many things a list move names: `send yeniceri x2, sekban` has 3. */
const size = (notation: string): number =>
  notation.split(',').reduce((sum, one) => sum + Number(/ x(\d+)\s*$/.exec(one)?.[1] ?? 1), 0);

/** Is this move the one that the step asks for? Spaces and letter case do not matter. */
export const fits = (step: Step, notation: string): boolean => {
  if (!('expect' in step)) return false;
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const move = plain(notation);
  if (step.expect.some((one) => plain(one) === move)) return true;
  if (step.count !== undefined && size(move) !== step.count) return false;
  return step.words?.every((word) => move.includes(plain(word))) ?? false;
};
