export { RECONSTRUCTED } from './data/kit.ts';
export { ottomanSunset, ottomanSunset as game } from './game.ts';
export * as joined from './rules/joined.ts';
export type { Kit, War } from './rules/war.ts';
export { words } from './words/en.ts';
