/** The threads that may work at once beside the page, which is left one core, and at most so many: each holds the game. */
export const coresLessOne = (most: number): number =>
  Math.max(1, Math.min(most, (navigator.hardwareConcurrency ?? 1) - 1));
