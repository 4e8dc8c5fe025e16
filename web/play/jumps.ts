import type { Marks, Place } from '../face.ts';

/** Letters that jump: from one of my pieces to the next, through my cards, threatened places, and what glows. */
export type JumpTo = 'pieces' | 'cards' | 'threatened' | 'legal';

/**
 * What can be jumped to, as keys `domain:name` in the order in which they lie; undefined where the face does not tell. `inPage`:
 * everything that is drawn; `inHand`: the hand's.
 */
export const targetsOf = (
  to: JumpTo,
  {
    places,
    marks,
    inPage,
    inHand,
  }: {
    readonly places: readonly Place[];
    readonly marks: Marks;
    readonly inPage: readonly string[];
    readonly inHand: readonly string[];
  },
): readonly string[] | undefined => {
  const drawn = new Set(inPage);
  const keysOf = (told: 'mine' | 'threatened') =>
    places.some((place) => place[told] !== undefined)
      ? places
          .filter((place) => place[told])
          .map(({ domain, name }) => `${domain}:${name}`)
          .filter((key) => drawn.has(key))
      : undefined;
  switch (to) {
    case 'cards':
      return inHand;
    case 'legal':
      return inPage.filter((key, i) => marks.get(key) === 'legal' && inPage.indexOf(key) === i);
    case 'pieces':
      return keysOf('mine');
    case 'threatened':
      return keysOf('threatened');
  }
};

/** The next one in a ring; from elsewhere the first, or backwards the last. */
export const nextOf = (keys: readonly string[], from: string | null, by: 1 | -1): number => {
  const at = from === null ? -1 : keys.indexOf(from);
  if (at < 0) return by > 0 ? 0 : keys.length - 1;
  return (at + by + keys.length) % keys.length;
};
