import { homeOf } from './home.ts';

/** What an element of the page can explain: it says so by its `data-` attributes, and whoever points at it reads it (`Explainer.tsx`). */
export interface Explained {
  readonly game: string;
  /** The paragraph it comes from; empty: it is the platform's own word. */
  readonly rule: string;
  /** What is explained, where it is more than the paragraph's number. */
  readonly title: string;
  /** A sentence of our own before the paragraph. */
  readonly about: string;
}

/** Everything that explains itself. */
export const EXPLAINED = '[data-rule], [data-about]';

/** Of these a click asks for the explanation; the others do something of their own when they are pressed. */
export const ASKED = 'a.cite, .term';

export const explainedBy = ({ dataset }: HTMLElement | SVGElement): Explained => {
  const { game = '', rule = '', title = '', about = '' } = dataset;
  return { game: homeOf(game, rule), rule, title, about };
};

/** The attributes by which an element explains itself. */
export const explains = ({ game, rule, title, about }: Partial<Explained>) => ({
  ...(game && { 'data-game': game }),
  ...(rule && { 'data-rule': rule }),
  ...(title && { 'data-title': title }),
  ...(about && { 'data-about': about }),
});
