import type { Step } from './format.ts';

/** How many of its worst decisions a seat is told. */
const WORST = 3;

/** The moves that gave most away, the worst first. */
export const worstOf = (steps: readonly Step[], seat: string): Step[] =>
  steps
    .filter((step) => step.seat === seat && (step.judged?.loss ?? 0) > 0)
    .sort((a, b) => (b.judged?.loss ?? 0) - (a.judged?.loss ?? 0) || a.move - b.move)
    .slice(0, WORST);
