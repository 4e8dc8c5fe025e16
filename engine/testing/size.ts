import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every property at its full size: `npm run test:long` (vitest.config.ts). */
    readonly long: boolean;
  }
}

/** How often a property is tried, or how many games are played: a fair sample in `npm test`, all in `npm run test:long`. */
export const size = (sample: number, full: number): number => (inject('long') ? full : sample);
