/** How a command acts in an activation: what it dares, and where it wants to be. */
export interface Manner {
  readonly id: string;
  /** The least gain, in Flight Points, for which a unit attacks. */
  readonly dares: number;
  /** What a hex nearer to the enemy is worth to it; less than nothing: it would rather be farther away. */
  readonly forward: number;
  /** What a friend beside it is worth. */
  readonly company: number;
}

/** By the rule of thumb. */
export const USUAL: Manner = { id: 'usual', dares: 0.25, forward: 0.12, company: 0.08 };

/** The other manners in which a command may act. */
export const OTHERS: readonly Manner[] = [
  { id: 'bold', dares: 0, forward: 0.15, company: 0.02 },
  { id: 'choosy', dares: 0.7, forward: 0.12, company: 0.1 },
  { id: 'in close order', dares: 0.4, forward: 0.08, company: 0.25 },
  { id: 'holding', dares: 0.5, forward: 0, company: 0.15 },
  { id: 'drawing back', dares: 1.2, forward: -0.1, company: 0.15 },
];
