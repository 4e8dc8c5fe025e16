export { type Kit, RECONSTRUCTED, readComponents } from './data/kit.ts';
export { twoEmpires, twoEmpires as game } from './game.ts';
export type { Both } from './rules/both.ts';
export { words } from './words/en.ts';
