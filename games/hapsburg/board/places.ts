import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '../../../web/face.ts';
import { frontWords, nationWords, theaterWords } from './names.ts';
import { FRONT, NATION, THEATER } from './state.ts';
import { FRONTS, NATIONS, THEATERS } from './view.ts';

/** What stands on the sheet, in words, and where the arrow keys lead among things of a kind. The board itself walks across
 * kinds too, by where things lie. */

type Near = Place['near'];

/** Around Vienna: north-east, east, south-east, south, south-west. */
const AROUND: Readonly<Record<string, Near>> = {
  polish: { down: 'carpathian', left: 'italian', right: 'carpathian' },
  carpathian: { up: 'polish', down: 'romanian', left: 'italian', right: 'romanian' },
  romanian: { up: 'carpathian', down: 'balkan', left: 'balkan' },
  balkan: { up: 'romanian', left: 'italian', right: 'romanian' },
  italian: { up: 'polish', down: 'balkan', right: 'carpathian' },
};

const column = (names: readonly string[], i: number): Near => ({
  ...(i > 0 ? { up: names[i - 1] } : {}),
  ...(i < names.length - 1 ? { down: names[i + 1] } : {}),
});

export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const nations = NATIONS.map(({ id }) => id);
  return [
    ...FRONTS.map(({ id }) => ({ domain: FRONT, name: id, words: frontWords(t, view, id), near: AROUND[id] ?? {} })),
    ...nations.map((name, i) => ({
      domain: NATION,
      name,
      words: nationWords(t, view, name),
      near: column(nations, i),
    })),
    ...THEATERS.map((name, i) => ({
      domain: THEATER,
      name,
      words: theaterWords(t, view, name),
      near: column(THEATERS, i),
    })),
  ];
};
