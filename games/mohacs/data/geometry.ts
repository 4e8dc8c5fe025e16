/** Directions, facings and the numbers of hexes: what holds on any hex map with a corner at the top (M2.1.0.3, M3.3.0.1). */

export const DIRECTIONS: readonly string[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
export const FACINGS: readonly string[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** Steps in axial coordinates: q grows to the east, r to the south. */
export const STEP: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export const opposite = (direction: number): number => (direction + 3) % 6;

export const [FRONT, FLANK, REAR] = [0, 1, 2];
const ROUND = [FRONT, FLANK, REAR, REAR, FLANK, FRONT];

/** `ASPECT[facing][direction]`: M3.3.0.2. A facing lies between two directions, the one before it and the one of its number. */
export const ASPECT: readonly (readonly number[])[] = FACINGS.map((_, facing) =>
  DIRECTIONS.map((__, direction) => ROUND[(direction - facing + 6) % 6]),
);

/** The two directions in front. */
export const FRONTAL: readonly (readonly [number, number])[] = FACINGS.map((_, facing) => [(facing + 5) % 6, facing]);

/** Steps between two hexes, by the difference of their axial coordinates. */
export const steps = (dq: number, dr: number): number => (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
