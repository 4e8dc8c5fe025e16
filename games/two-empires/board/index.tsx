import type { GameFace } from '../../../web/face.ts';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Cover } from './cover.tsx';
import { allyOf, FACES, mapOf, viewOf } from './nation.ts';
import { Clock, Hand, Inspect, Now, Seat } from './table.tsx';
import './style/index.ts';

/** How the game of both empires looks: the boards of the two games, joined. */
export const face: GameFace = {
  id: 'two-empires',
  Cover,
  Board,
  viewBox: [0, 0, 1664, 800],
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  /** Everything on the map of the decision; of the other its Fronts, whose names are its own. */
  places: (view, t) => {
    const due = mapOf(view);
    const of = (nation: typeof due) =>
      FACES[nation].places(viewOf(view, nation), (key, values) => t(`${nation}/${key}`, values));
    return [...of(due), ...of(allyOf(due)).filter(({ domain }) => domain === 'Front')];
  },
  words: { en, de },
  ...(FACES.hapsburg.label && { label: FACES.hapsburg.label }),
  chapters: ['nation-turn'],
};
