export { RECONSTRUCTED, workshop } from './data/kit.ts';
export { ComponentFiles } from './data/schema.ts';
export { ottomanSunset, ottomanSunset as game } from './game.ts';
export * as joined from './rules/joined.ts';
export type { Kit, War } from './rules/war.ts';
export { words } from './words/en.ts';
