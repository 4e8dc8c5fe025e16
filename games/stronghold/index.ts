export { type Kit, RECONSTRUCTED, readComponents, SLOW_MANEUVER } from './data/kit.ts';
export { stronghold, stronghold as game } from './game.ts';
export type { Siege } from './rules/siege.ts';
export { words } from './words/en.ts';
