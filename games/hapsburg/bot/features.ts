import type { Feature } from '@ravelin/engine';

/** What a player of Hapsburg Eclipse looks at, as a hint tells it. */

const feature = (id: string, good: readonly [string, string], bad: readonly [string, string]): Feature => ({
  id,
  good: { en: good[0], de: good[1] },
  bad: { en: bad[0], de: bad[1] },
});

const front = (id: string, en: string, de: string): Feature =>
  feature(
    id,
    [`keeps the ${en} Front far from Vienna`, `hält die ${de} von Wien fern`],
    [`lets the ${en} Front come near Vienna`, `lässt die ${de} an Wien heran`],
  );

export const FEATURES: readonly Feature[] = [
  front('polish', 'Polish', 'Polenfront'),
  front('carpathian', 'Carpathian', 'Karpatenfront'),
  front('italian', 'Italian', 'Italienfront'),
  front('romanian', 'Romanian', 'Rumänienfront'),
  front('balkan', 'Balkan', 'Balkanfront'),
  feature(
    'loyalty',
    ['keeps the Nationalities loyal', 'hält die Nationalitäten treu'],
    ['lets the Nationalities drift towards Revolt', 'lässt die Nationalitäten in den Aufstand treiben'],
  ),
  feature(
    'will',
    ['keeps National Will up', 'hält den Kriegswillen hoch'],
    ['lets National Will sink', 'lässt den Kriegswillen sinken'],
  ),
  feature(
    'battles',
    ['promises Victories in the battles to come', 'verspricht Siege in den kommenden Schlachten'],
    ['weakens you in the battles to come', 'schwächt dich in den kommenden Schlachten'],
  ),
  feature(
    'resources',
    ['keeps Resources in the theaters', 'hält Reserven auf den Kriegsschauplätzen'],
    ['spends Resources of the theaters', 'verbraucht Reserven der Kriegsschauplätze'],
  ),
  feature(
    'markers',
    [
      'saves Radio Intercepts, Mackensen and German Aid for later',
      'spart Funkaufklärung, Mackensen und Deutsche Hilfe für später',
    ],
    ['spends Radio Intercepts, Mackensen or German Aid', 'verbraucht Funkaufklärung, Mackensen oder Deutsche Hilfe'],
  ),
  feature(
    'fortress',
    ['keeps the Fortress of Przemyśl strong', 'hält die Festung Przemyśl stark'],
    ['leaves the Fortress of Przemyśl weak', 'lässt die Festung Przemyśl schwach'],
  ),
  feature(
    'retreat',
    ['leaves the Great Retreat open', 'lässt den Großen Rückzug offen'],
    ['spoils the Great Retreat', 'verbaut den Großen Rückzug'],
  ),
  feature(
    'kaiserschlacht',
    ['helps in the Kaiserschlacht', 'hilft in der Kaiserschlacht'],
    ['weakens you in the Kaiserschlacht', 'schwächt dich in der Kaiserschlacht'],
  ),
  feature(
    'actions',
    ['leaves Actions for more', 'lässt Aktionen für Weiteres'],
    ['uses up Actions', 'verbraucht Aktionen'],
  ),
  feature(
    'cards',
    ['has the worst cards behind it', 'hat die schlimmsten Karten hinter sich'],
    ['still has bad cards before it', 'hat schlimme Karten noch vor sich'],
  ),
];
