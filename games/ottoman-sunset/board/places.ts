import { listed, type Near, placesOf } from '../../empires/board/places.ts';
import { EMPIRE } from './empire.ts';
import { COUNTRY, countryWords, DEFENCE, defenceWords } from './names.ts';
import { COUNTRIES, DEFENCES } from './view.ts';

/** Around Constantinople: west, south-west, south, south-east, east, north-east. */
const AROUND: Readonly<Record<string, Near>> = {
  salonika: { down: 'gallipoli', right: 'caucasus' },
  gallipoli: { up: 'salonika', right: 'sinai' },
  sinai: { up: 'caucasus', down: 'arab', left: 'gallipoli', right: 'mesopotamia' },
  arab: { up: 'sinai', left: 'gallipoli', right: 'mesopotamia' },
  mesopotamia: { up: 'caucasus', down: 'arab', left: 'sinai' },
  caucasus: { down: 'mesopotamia', left: 'salonika' },
};

export const places = placesOf(EMPIRE, AROUND, (view, t) => [
  ...listed(
    DEFENCE,
    DEFENCES.map(({ id }) => id),
    (name) => defenceWords(t, view, name),
  ),
  ...listed(COUNTRY, COUNTRIES, (name) => countryWords(t, view, name)),
]);
