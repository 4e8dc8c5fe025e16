import type { Feature } from '@ravelin/engine';

/** What the player of every empire looks at, as a hint tells it. */

type Words = readonly [en: string, de: string];

export const feature = (id: string, good: Words, bad: Words): Feature => ({
  id,
  good: { en: good[0], de: good[1] },
  bad: { en: bad[0], de: bad[1] },
});

/** The Fronts of an empire: far from its capital, or near. */
export const frontFeatures =
  ([capital, hauptstadt]: Words) =>
  (id: string, en: string, de: string): Feature =>
    feature(
      id,
      [`keeps the ${en} Front far from ${capital}`, `hält die ${de} von ${hauptstadt} fern`],
      [`lets the ${en} Front come near ${capital}`, `lässt die ${de} an ${hauptstadt} heran`],
    );

export const WILL = feature(
  'will',
  ['keeps National Will up', 'hält den Kriegswillen hoch'],
  ['lets National Will sink', 'lässt den Kriegswillen sinken'],
);

export const BATTLES = feature(
  'battles',
  ['promises Victories in the battles to come', 'verspricht Siege in den kommenden Schlachten'],
  ['weakens you in the battles to come', 'schwächt dich in den kommenden Schlachten'],
);

export const RESOURCES = feature(
  'resources',
  ['keeps Resources in the theaters', 'hält Reserven auf den Kriegsschauplätzen'],
  ['spends Resources of the theaters', 'verbraucht Reserven der Kriegsschauplätze'],
);

export const KAISERSCHLACHT = feature(
  'kaiserschlacht',
  ['helps in the Kaiserschlacht', 'hilft in der Kaiserschlacht'],
  ['weakens you in the Kaiserschlacht', 'schwächt dich in der Kaiserschlacht'],
);

export const ACTIONS = feature(
  'actions',
  ['leaves Actions for more', 'lässt Aktionen für Weiteres'],
  ['uses up Actions', 'verbraucht Aktionen'],
);

export const CARDS = feature(
  'cards',
  ['has the worst cards behind it', 'hat die schlimmsten Karten hinter sich'],
  ['still has bad cards before it', 'hat schlimme Karten noch vor sich'],
);
