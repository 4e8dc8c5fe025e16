/** How a command acts in an activation: what it dares, and where it wants to be. */
export interface Manner {
  readonly id: string;
  /** The least gain, in Flight Points, for which a unit attacks. */
  readonly dares: number;
  /** What a hex nearer to the enemy is worth to it; less than nothing: it would rather be farther away. */
  readonly forward: number;
  /** What a friend beside it is worth. */
  readonly company: number;
  /** How much it minds what enemies who can reach it would do to it, in parts of that loss. */
  readonly fear: number;
  /** How many hexes farther it would go for each point of the modifier against a target. */
  readonly picky: number;
  /** What each friend who could come to help adds to an attack, as a part of the target's worth. */
  readonly hope: number;
  /** What each attacker more must add, lest everybody falls on one. */
  readonly crowd: number;
  /** How many hexes nearer to the enemy, or farther, a unit counts when it is settled who goes first: the nearest do. */
  readonly order?: (unit: number) => number;
  /** How this unit moves, where units act differently. */
  readonly of?: (unit: number) => Manner;
}

/** By the rule of thumb. */
export const USUAL: Manner = {
  id: 'usual',
  dares: 0.25,
  forward: 0.12,
  company: 0.08,
  fear: 0,
  picky: 0.5,
  hope: 0.07,
  crowd: 0.08,
};
