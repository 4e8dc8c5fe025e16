import type { Feature } from '@ravelin/engine';
import {
  ACTIONS,
  BATTLES,
  CARDS,
  feature,
  frontFeatures,
  KAISERSCHLACHT,
  RESOURCES,
  WILL,
} from '@ravelin/games/empires/bot';

/** What a player of Ottoman Sunset looks at, as a hint tells it. */

const front = frontFeatures(['Constantinople', 'Konstantinopel']);

export const FEATURES: readonly Feature[] = [
  front('caucasus', 'Caucasus', 'Kaukasusfront'),
  front('mesopotamia', 'Mesopotamia', 'Mesopotamienfront'),
  front('sinai', 'Sinai', 'Sinaifront'),
  front('arab', 'Arab', 'Arabische Front'),
  front('salonika', 'Salonika', 'Salonikifront'),
  front('gallipoli', 'Gallipoli', 'Gallipolifront'),
  WILL,
  BATTLES,
  RESOURCES,
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
  KAISERSCHLACHT,
  ACTIONS,
  CARDS,
];
