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

/** `none`: no time is taken. */
export const PACES = {
  none: null,
  live: { bank: 30 * MINUTE, add: 20 * SECOND, most: 30 * MINUTE },
  fast: { bank: DAY, add: HOUR, most: DAY },
  slow: { bank: 3 * DAY, add: 3 * DAY, most: 3 * DAY },
} as const satisfies Readonly<Record<string, Pace | null>>;

export type PaceName = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as PaceName[];

export const paceNamed = (name: string): Pace | null => (Object.hasOwn(PACES, name) ? PACES[name as PaceName] : null);

/** What follows when a seat has no time left, if no computer player is to decide for it. */
export const FORFEIT = 'forfeit';
