import type { GameFace, Place } from '@ravelin/web/face';
import { Dynamic } from 'solid-js/web';
import { endOf } from '../../empires/board/ends.ts';
import { SOUNDS } from '../../empires/board/face.ts';
import { EMPIRES, FACES } from './allied.tsx';
import { Board, SWAP } from './board.tsx';
import { de, en } from './catalogue.ts';
import { components, said } from './components.ts';
import { Cover } from './cover.tsx';
import { mapOf, thingOf, turnOf, viewOf } from './nation.ts';
import { Above, Below } from './strips.tsx';
import { Asked, Clock, Hand, Inspect, kindNote, Now, Seat, Standing } from './table.tsx';
import { allyOf, type Nation } from './war.ts';
import './style/index.ts';

/** How the game of both empires looks: the boards of the two games, joined. */
export const face: GameFace = {
  id: 'two-empires',
  Cover,
  Flag: (props) => <Dynamic component={EMPIRES[props.seat as Nation].SeatFlag} />,
  Board,
  viewBox: [0, 0, 1240, 800],
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  Asked,
  ends: (view) => {
    const nation = turnOf(view);
    const { key, rule } = endOf(EMPIRES[nation], viewOf(view, nation));
    return { key: `${nation}/${key}`, rule };
  },
  kindNote,
  // Each nation's own, and what only the alliance knows.
  deeds: {
    ...FACES.hapsburg.deeds,
    ...FACES.ottoman.deeds,
    'send action': 'march',
    'send marker': 'march',
    'send operation': 'march',
    place: 'crate',
    steal: 'back',
    sail: 'anchor',
    lenin: 'speech',
    aid: 'flag',
    korps: 'flag',
  },
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
  components,
  said,
  ...(FACES.hapsburg.label && { label: FACES.hapsburg.label }),
  ...(FACES.hapsburg.takes && { takes: FACES.hapsburg.takes }),
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
