export { FORWARD_GUNS, RECONSTRUCTED } from './data/kit.ts';
export { vienna, vienna as game } from './game.ts';
export { cardParagraphs } from './rulebook.ts';
export type { Kit, Vienna } from './rules/siege.ts';
export { terminal } from './terminal.ts';
export { words } from './words/en.ts';
