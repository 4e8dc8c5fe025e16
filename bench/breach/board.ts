/** The components of Breach, which both versions share: plain tables, no rules. */

export const BESIEGER = 0;
export const DEFENDER = 1;
export const SEATS = ['besieger', 'defender'] as const;

export const HEXES = ['c1', 'c2', 'c3', 'c4', 'c5', 'w1', 'w2', 'w3', 'w4', 'w5', 's1', 's2', 's3', 'citadel'] as const;
export const WALL = 5;
export const STREET = 10;
export const CITADEL = 13;
export const isCamp = (hex: number): boolean => hex < WALL;
export const isWall = (hex: number): boolean => hex >= WALL && hex < STREET;

const links: readonly (readonly [number, number])[] = [
  // camps, then walls, then streets, each in a row
  ...[0, 1, 2, 3, 5, 6, 7, 8, 10, 11].map((hex) => [hex, hex + 1] as const),
  // each camp faces one wall or two
  ...[0, 1, 2, 3, 4].map((i) => [i, WALL + i] as const),
  ...[1, 2, 3, 4].map((i) => [i, WALL + i - 1] as const),
  // each street lies behind three walls
  ...[0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => [STREET + i, WALL + i + j] as const)),
  ...[0, 1, 2].map((i) => [STREET + i, CITADEL] as const),
];

/** The neighbours of each hex, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map((_, hex) =>
  links.flatMap(([a, b]) => (a === hex ? [b] : b === hex ? [a] : [])).sort((a, b) => a - b),
);

/** Units 0 to 7 are the besieger's, 8 to 13 the defender's. */
export const UNITS = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;
export const BESIEGERS = 8;
export const firstOf = (side: number): number => (side === BESIEGER ? 0 : BESIEGERS);
export const endOf = (side: number): number => (side === BESIEGER ? BESIEGERS : UNITS.length);
export const sideOf = (unit: number): number => (unit < BESIEGERS ? BESIEGER : DEFENDER);
export const START: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9];
export const STEPS = 2;
export const STACK = 3;

export const CANNONS = ['k1', 'k2', 'k3', 'k4'] as const;
export const CANNON_START: readonly number[] = [0, 1, 3, 4];
export const CANNONS_IN_CAMP = 2;

export const WALL_START = 2;
export const WALL_MOST = 3;
/** The besieger cannot enter a wall of this strength or more. */
export const CLOSED = 2;

/** A side's deck: eight cards, three of each. */
export const CARDS = ['foray', 'ladders', 'grenades', 'storm', 'parapet', 'palisade', 'reserve', 'ruse'] as const;
export const COPIES = 3;
export const BONUS: readonly number[] = [1, 2, 3, 4, 3, 4, 2, 0];
export const RUSE = 7;
export const isStorm = (card: number): boolean => card === 1 || card === 3;
export const isGuard = (card: number): boolean => card === 4 || card === 5;
export const HAND = 5;

export const ROUNDS = 6;
export const BATTLE_ROUNDS = 3;
export const SHOT = 3;
export const ROUT = 4;
