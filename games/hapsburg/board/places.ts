import { listed, type Near, placesOf } from '../../empires/board/places.ts';
import { EMPIRE } from './empire.ts';
import { NATION, nationWords } from './nations.ts';
import { NATIONS } from './view.ts';

/** Around Vienna: north-east, east, south-east, south, south-west. */
const AROUND: Readonly<Record<string, Near>> = {
  polish: { down: 'carpathian', left: 'italian', right: 'carpathian' },
  carpathian: { up: 'polish', down: 'romanian', left: 'italian', right: 'romanian' },
  romanian: { up: 'carpathian', down: 'balkan', left: 'balkan' },
  balkan: { up: 'romanian', left: 'italian', right: 'romanian' },
  italian: { up: 'polish', down: 'balkan', right: 'carpathian' },
};

export const places = placesOf(EMPIRE, AROUND, (view, t) =>
  listed(
    NATION,
    NATIONS.map(({ id }) => id),
    (name) => nationWords(t, view, name),
  ),
);
