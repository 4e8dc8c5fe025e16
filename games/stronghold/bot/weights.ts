import type { Weights } from '@ravelin/engine';

/** How much each feature (features.ts) counts for the invader. */
export const WEIGHTS: Weights = {
  made: 'by hand',
  bias: -0.3,
  of: [
    -0.5, -0.3, -0.2, -0.5, 0.5, 0.3, 0.3, -0.2, 0.1, 0.15, 0.35, 0.2, 0.2, 0.25, 0.2, 0.1, 0.35, 0.1, 0.2, 0.25, 0.12,
    0.08, 0.15, -0.7, -0.15, -0.5, -0.35, -0.3, -0.15, -0.15, -0.05, -0.15, -0.08, -0.25, -0.3, -0.2, 0.1, 0.1, 0.3,
    0.3,
  ],
};
