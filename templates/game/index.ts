export { RECONSTRUCTED } from './data/kit.ts';
export { game } from './game.ts';
export type { Field, Kit } from './rules/field.ts';
export { words } from './words/en.ts';
