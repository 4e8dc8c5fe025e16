/**
 * Where a turn stands, which the board does not show: before its Actions, with the Fronts that the card has still to Advance; among its Actions; or
 * past them, so that only the Kaiserschlacht and the count of National Will are left.
 */
export type Moment = 'acting' | 'past' | { readonly coming: readonly number[] };

/** How many Advances of this Front are still to come. */
export const comingOf = (moment: Moment, front: number): number => {
  let number = 0;
  if (typeof moment === 'object') for (const one of moment.coming) if (one === front) number++;
  return number;
};
