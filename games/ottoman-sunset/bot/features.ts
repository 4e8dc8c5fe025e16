import type { Feature } from '@ravelin/engine';

/** What a player of Ottoman Sunset looks at, as a hint tells it. */

const feature = (id: string, good: readonly [string, string], bad: readonly [string, string]): Feature => ({
  id,
  good: { en: good[0], de: good[1] },
  bad: { en: bad[0], de: bad[1] },
});

const front = (id: string, en: string, de: string): Feature =>
  feature(
    id,
    [`keeps the ${en} Front far from Constantinople`, `hält die ${de} von Konstantinopel fern`],
    [`lets the ${en} Front come near Constantinople`, `lässt die ${de} an Konstantinopel heran`],
  );

export const FEATURES: readonly Feature[] = [
  front('caucasus', 'Caucasus', 'Kaukasusfront'),
  front('mesopotamia', 'Mesopotamia', 'Mesopotamienfront'),
  front('sinai', 'Sinai', 'Sinaifront'),
  front('arab', 'Arab', 'Arabische Front'),
  front('salonika', 'Salonika', 'Salonikifront'),
  front('gallipoli', 'Gallipoli', 'Gallipolifront'),
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
    ['saves Yildirim and the Asia Korps for later', 'spart Yildirim und das Asienkorps für später'],
    ['spends Yildirim or the Asia Korps', 'verbraucht Yildirim oder das Asienkorps'],
  ),
  feature(
    'narrows',
    ['guards the Narrows', 'sichert die Meerengen'],
    ['leaves the Narrows open to a fleet', 'lässt die Meerengen einer Flotte offen'],
  ),
  feature('coups', ['prepares a Coup', 'bereitet einen Putsch vor'], ['gives up a Coup', 'gibt einen Putsch auf']),
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
