import type { FaceProps, GameFace } from '../../../web/face.ts';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Clock } from './clock.tsx';
import { Cover } from './cover.tsx';
import { Hand } from './hand.tsx';
import { Inspect } from './inspect.tsx';
import { VIEW_BOXES } from './layout.ts';
import { Now } from './now.tsx';
import { places } from './places.ts';
import { Seat } from './seat.tsx';
import './style/index.ts';

/** A payment with two Resources: `western+naval`. */
const label = (name: string, t: FaceProps['t']): string | undefined =>
  /^[a-z]+\+[a-z]+$/.test(name)
    ? name
        .split('+')
        .map((part) => t(`name:${part}`))
        .join(' + ')
    : undefined;

/** How Hapsburg Eclipse looks. */
export const face: GameFace = {
  id: 'hapsburg',
  Cover,
  Board,
  viewBox: VIEW_BOXES.wide,
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  places,
  label,
  words: { en, de },
};
