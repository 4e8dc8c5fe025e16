import { randomInt } from 'node:crypto';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How quickly a game is to be played. Only the seat that decides uses its time. */
export interface Pace {
  /** What each seat has at the start. */
  readonly bank: number;
  /** What it gets for each decision, */
  readonly add: number;
  /** but never more than this in all. */
  readonly most: number;
}

/** For how long an answer that a standing order could have given is held back: at least, and at most. */
export interface Hold {
  readonly least: number;
  readonly most: number;
}

/** `none`: no time is taken. */
export const PACES = {
  none: null,
  live: { bank: 30 * MINUTE, add: 20 * SECOND, most: 30 * MINUTE },
  fast: { bank: DAY, add: HOUR, most: DAY },
  slow: { bank: 3 * DAY, add: 3 * DAY, most: 3 * DAY },
} as const satisfies Readonly<Record<string, Pace | null>>;

/** Long enough that a person could have answered, short enough that nobody minds at that pace. */
export const HOLDS: Readonly<Record<string, Hold>> = {
  none: { least: SECOND, most: 4 * SECOND },
  live: { least: SECOND, most: 4 * SECOND },
  fast: { least: 2 * SECOND, most: 20 * SECOND },
  slow: { least: 10 * SECOND, most: 2 * MINUTE },
};

export const drawHold = (pace: string): number => {
  const { least, most } = HOLDS[pace] ?? HOLDS.none;
  return least + randomInt(most - least);
};

export type PaceName = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as PaceName[];

export const paceNamed = (name: string): Pace | null => (Object.hasOwn(PACES, name) ? PACES[name as PaceName] : null);

/** What follows when a seat has no time left, if no computer player is to decide for it. */
export const FORFEIT = 'forfeit';
