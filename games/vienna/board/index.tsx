import type { GameFace } from '@ravelin/web/face';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Clock } from './clock.tsx';
import { components, said } from './components.ts';
import { Cover } from './cover.tsx';
import { DEEDS } from './deeds.ts';
import { VIEW_BOX } from './geometry.ts';
import { Hand } from './hand.tsx';
import { Inspect } from './inspect.tsx';
import { Now } from './now.tsx';
import { SideFlag } from './pieces.tsx';
import { places } from './places.ts';
import { scores } from './scores.ts';
import { Seat } from './seat.tsx';
import { CANNON_MOVE, markedIn } from './state.ts';
import './style/index.css';

/** How the Siege of Vienna looks. */
export const face: GameFace = {
  id: 'vienna',
  Cover,
  Flag: SideFlag,
  Board,
  viewBox: VIEW_BOX,
  Seat,
  Hand,
  secretHands: true,
  Now,
  Inspect,
  Clock,
  ends: () => ({ key: 'round.ends', rule: 'V9.4' }),
  places,
  // A card to the hex where it is played, and Cannons from hex to hex.
  takes: ({ domain }, props) =>
    domain === 'Strategy card' || (domain === 'hex' && markedIn(props, CANNON_MOVE).length > 0),
  deeds: DEEDS,
  scores,
  sounds: {
    card: ['card played', 'cards drawn', 'response', 'tactic laid', 'tactics dealt', 'troops sent', 'reveal'],
    piece: ['cannons moved', 'control', 'fortified', 'fortifications removed', 'tile drawn', 'wall rebuilt'],
  },
  words: { en, de },
  components,
  said,
};
