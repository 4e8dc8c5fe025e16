import { RECONSTRUCTED } from './data/kit.ts';

/** V17 and V18: the text of each card is a paragraph of the rulebook, taken from the card data. */
export const cardParagraphs: readonly { readonly rule: string; readonly title: string; readonly text: string }[] = [
  ...RECONSTRUCTED.kit.strategy.map(({ id, title, text }) => ({ rule: `V17.${id}`, title, text })),
  ...RECONSTRUCTED.kit.tactics.map(({ id, title, text }) => ({ rule: `V18.${id}`, title, text })),
];
