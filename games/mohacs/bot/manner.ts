/** How a command acts in an activation: what it dares, and where it wants to be. */
export interface Manner {
  readonly id: string;
  /** The least gain, in Flight Points, for which a unit attacks. */
  readonly dares: number;
  /** What a hex nearer to the enemy is worth to it; less than nothing: it would rather be farther away. */
  readonly forward: number;
  /** What a friend beside it is worth. */
  readonly company: number;
  /** Disordered units rest, if they can. */
  readonly rests: boolean;
}

/** By the rule of thumb. */
export const USUAL: Manner = { id: 'usual', dares: 0.25, forward: 0.12, company: 0.08, rests: true };
