import type { GameFace } from '@ravelin/web/face';
import { familyFace } from '../../empires/board/face.ts';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { components, said } from './components.ts';
import { Cover } from './cover.tsx';
import { EMPIRE } from './empire.ts';
import { LAYOUTS } from './layout.ts';
import { places } from './places.ts';
import './style/index.ts';

/** How Hapsburg Eclipse looks. */
export const face: GameFace = familyFace(EMPIRE, {
  Cover,
  Board,
  viewBox: LAYOUTS.wide.viewBox,
  places,
  words: { en, de },
  components,
  said,
});
