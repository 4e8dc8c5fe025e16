import type { GameFace } from '@ravelin/web/face';
import { Board, VIEW_BOX } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Cover } from './cover.tsx';
import { places } from './places.ts';
import { Hand, Inspect, Seat } from './table.tsx';
import './style.css';

/** How the game looks. */
export const face: GameFace = {
  id: 'new-game',
  Cover,
  Board,
  viewBox: VIEW_BOX,
  Seat,
  Hand,
  Now: () => null,
  Inspect,
  places,
  words: { en, de },
};
