import { createStore } from 'solid-js/store';

/** Which puzzles were solved on this device, and how many one after the other. */

/** `first`: with the first move that was tried. `later`: after others. `shown`: the solution was looked at. */
export type Outcome = 'first' | 'later' | 'shown';

export interface Progress {
  /** By `game/id`. */
  readonly of: Readonly<Record<string, Outcome>>;
  /** Puzzles in a row that were solved at the first try, now and at best. */
  readonly streak: number;
  readonly best: number;
}

const KEY = 'ravelin.puzzles';
const OUTCOMES: readonly unknown[] = ['first', 'later', 'shown'] satisfies Outcome[];

const countIn = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** Reads what was kept; anything that is not as it should be counts for nothing. */
export const readProgress = (text: string | null): Progress => {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Progress, unknown>> | null;
    const of = Object.entries(kept?.of ?? {}).filter(([, outcome]) => OUTCOMES.includes(outcome));
    const streak = countIn(kept?.streak);
    return { of: Object.fromEntries(of), streak, best: Math.max(streak, countIn(kept?.best)) };
  } catch {
    return { of: {}, streak: 0, best: 0 };
  }
};

const better = (a: Outcome, b: Outcome | undefined): Outcome =>
  b !== undefined && OUTCOMES.indexOf(b) < OUTCOMES.indexOf(a) ? b : a;

/** Only the first time that a puzzle is done does it count for the row; a better outcome later is kept. */
export const noted = ({ of, streak, best }: Progress, key: string, outcome: Outcome): Progress => {
  const isNew = !Object.hasOwn(of, key);
  const now = isNew ? (outcome === 'first' ? streak + 1 : 0) : streak;
  // Who has seen the answer once cannot find it at the first try any more.
  const reached = isNew || outcome !== 'first' ? outcome : 'later';
  return { of: { ...of, [key]: better(reached, of[key]) }, streak: now, best: Math.max(best, now) };
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const [progress, setProgress] = createStore<Progress>(readProgress(stored()));

export { progress };

const keyOf = (game: string, id: string): string => `${game}/${id}`;

export const outcomeOf = (game: string, id: string): Outcome | undefined => progress.of[keyOf(game, id)];

export const isSolved = (game: string, id: string): boolean => {
  const outcome = outcomeOf(game, id);
  return outcome === 'first' || outcome === 'later';
};

export const note = (game: string, id: string, outcome: Outcome): void => {
  setProgress(noted(progress, keyOf(game, id), outcome));
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A device that keeps nothing still has puzzles.
  }
};
