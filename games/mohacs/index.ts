export { type Kit, RECONSTRUCTED, readComponents } from './data/kit.ts';
export { mohacs, mohacs as game } from './game.ts';
export { overlays } from './overlays.ts';
export type { Battle } from './rules/the-battle/state.ts';
export { words } from './words/en.ts';
