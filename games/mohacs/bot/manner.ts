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
  /** How much more an attack must gain for light horse, which is easily lost afterwards. */
  readonly spares: number;
  /** Leaders keep out of the fight. */
  readonly hides: boolean;
}

/** By the rule of thumb. */
export const USUAL: Manner = {
  id: 'usual',
  dares: 0.25,
  forward: 0.12,
  company: 0.08,
  fear: 0,
  picky: 0.5,
  spares: 0,
  hides: false,
};

/** The other manners in which a command may act. */
export const OTHERS: readonly Manner[] = [
  { ...USUAL, id: 'bold', dares: 0, forward: 0.15, company: 0.02, picky: 1.5 },
  { ...USUAL, id: 'hunting the shaken', picky: 2.5, hides: true },
  { ...USUAL, id: 'wary', dares: 0.5, company: 0.1, fear: 0.5, spares: 1, hides: true },
  { ...USUAL, id: 'in close order', dares: 0.4, forward: 0.08, company: 0.25, fear: 0.2, hides: true },
  { ...USUAL, id: 'holding', dares: 0.5, forward: 0.02, company: 0.15, fear: 0.5, hides: true },
  { ...USUAL, id: 'drawing back', dares: 1.2, forward: -0.08, company: 0.15, fear: 0.5, hides: true },
];
