import type { GameFace } from '@ravelin/web/face';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { components, said } from './components.ts';
import { Cover } from './cover.tsx';
import { DEEDS } from './deeds.ts';
import { label } from './labels.ts';
import { KEYS, LAYERS } from './layers.ts';
import { VIEW_BOX } from './layout.ts';
import { Overview } from './overview.tsx';
import { places } from './places.ts';
import * as state from './state.ts';
import { Asked } from './table/asked.tsx';
import { Clock } from './table/clock.tsx';
import { ends } from './table/ends.ts';
import { Hand } from './table/hand.tsx';
import { Inspect } from './table/inspect.tsx';
import { Now } from './table/now.tsx';
import { Seat } from './table/seat.tsx';
import { Tools } from './tools.tsx';
import './style/index.css';

/** How Stronghold looks. */
export const face: GameFace = {
  id: 'stronghold',
  Cover,
  Board,
  viewBox: VIEW_BOX,
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  // A defender phase, the line of cards, the assault: each ends in its own way.
  ends,
  Asked,
  Tools,
  keys: LAYERS.map((layer) => [KEYS[layer], `layer.does:${layer}`] as const),
  // The board magnifies nothing itself: the page shows what is under the pointer.
  magnify: [state.SECTION, state.TOWER, state.RAMPART, state.FOREGROUND, state.BUILDING],
  chapters: ['assault'],
  sounds: {
    card: ['card used', 'cards exchanged', 'line arranged', 'objectives kept', 'plan used', 'plans kept'],
    piece: [
      ...['group sent', 'unit moved', 'units swapped', 'hero moved', 'machine built', 'siege tower built'],
      ...['wall component placed', 'tower item mounted', 'equipment placed', 'cauldron placed', 'trap placed'],
      ...['hourglass placed', 'training placed', 'invaders killed', 'defender killed'],
    ],
  },
  Above: Overview,
  leads: true,
  broad: true,
  places,
  // Units and heroes from post to post, and groups from place to place.
  takes: ({ domain }, props) =>
    [state.HORDE, state.GARRISON, state.HERO].includes(domain) ||
    (state.anyMarked(props, state.WAY) && [state.FOREGROUND, state.RAMPART].includes(domain)),
  deeds: DEEDS,
  label,
  words: { en, de },
  components,
  said,
};
