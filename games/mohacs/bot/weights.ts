import type { Weights } from '@ravelin/engine';

/** How much each feature counts, in the order of feature-names.ts: those of Hungary, of the Ottomans, of the field. */
export const weights: Weights = {
  bias: 0,
  of: [
    -1.2, -0.8, 1.2, 0.8, 0.1, -0.5, -0.2, -0.4, 0.15, -0.2, 0.5, 0.1, -0.3, -0.1, 0.1, 0.1, 1.2, 0.8, -1.2, -0.8, -0.1,
    0.5, 0.2, 0.4, -0.15, 0.2, -0.5, -0.1, 0.3, 0.1, -0.1, -0.1, 0.2, 0, 0.2, 0.1,
  ],
  made: 'by hand',
};
