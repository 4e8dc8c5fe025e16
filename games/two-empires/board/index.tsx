import type { GameFace, Place } from '@ravelin/web/face';
import { SOUNDS } from '../../empires/board/face.ts';
import { FACES } from './allied.tsx';
import { Board, SWAP } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Cover } from './cover.tsx';
import { mapOf, thingOf, viewOf } from './nation.ts';
import { Above, Below } from './strips.tsx';
import { Asked, Clock, Hand, Inspect, kindNote, Now, Seat, Standing } from './table.tsx';
import { allyOf, type Nation } from './war.ts';
import './style/index.ts';

/** How the game of both empires looks: the boards of the two games, joined. */
export const face: GameFace = {
  id: 'two-empires',
  Cover,
  Board,
  viewBox: [0, 0, 1240, 800],
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  Asked,
  kindNote,
  Standing,
  Above,
  Below,
  broad: true,
  keys: [[SWAP, 'key.swap']],
  /** Everything on the map of the decision, and then on the other, told apart by its name. */
  places: (view, t) => {
    const due = mapOf(view);
    const of = (nation: Nation): readonly Place[] =>
      FACES[nation].places(viewOf(view, nation), (key, values) => t(`${nation}/${key}`, values));
    return [...of(due), ...of(allyOf(due)).map((place) => ({ ...place, domain: `${allyOf(due)}/${place.domain}` }))];
  },
  words: { en, de },
  ...(FACES.hapsburg.label && { label: FACES.hapsburg.label }),
  chapters: ['nation-turn'],
  sounds: SOUNDS,
  livery: (name) => (({ ottoman: 'madder', hapsburg: 'ochre' }) as const)[name as Nation],
  /** E0.1.4: what lies on the other map is reached over the Railway alone (E2.3.1, E2.4.1). */
  beyond: ({ domain }, view) => {
    const [nation] = thingOf(domain);
    return nation === undefined || nation === mapOf(view)
      ? undefined
      : { rule: 'E0.1.4', key: `beyond:${nation}`, ways: ['send action', 'send operation'] };
  },
};
