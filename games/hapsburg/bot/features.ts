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

/** What a player of Hapsburg Eclipse looks at, as a hint tells it. */

const front = frontFeatures(['Vienna', 'Wien']);

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
  WILL,
  BATTLES,
  RESOURCES,
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
  KAISERSCHLACHT,
  ACTIONS,
  CARDS,
];
