import type { Deeds } from '@ravelin/web/deeds';

/** What each kind of move looks like on the hex where it is made. */
export const DEEDS: Deeds = {
  assault: 'sabres',
  'storm again': 'sabres',
  sortie: 'gate',
  entrench: 'spade',
  bombard: 'bomb',
  barrage: 'bomb',
  build: 'works',
  fortify: 'works',
  place: 'works',
  raze: 'ruin',
  'tear down': 'ruin',
  explode: 'blast',
  mine: 'blast',
  play: 'card',
  'play on': 'card',
};
