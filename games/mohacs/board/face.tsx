import type { GameFace } from '@ravelin/web/face';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Cover } from './cover.tsx';
import { ARMY, leaderNamed, unitNamed } from './field.ts';
import { KEYS, LAYERS, NEXT } from './layers/choice.ts';
import { Tools } from './layers/tools.tsx';
import { VIEW_BOX } from './layout.ts';
import { Legend } from './legend.tsx';
import { Overview } from './overview.tsx';
import { places } from './places.ts';
import { Clock } from './table/clock.tsx';
import { Hand } from './table/hand.tsx';
import { Inspect } from './table/inspect.tsx';
import { Now } from './table/now.tsx';
import { Seat } from './table/seat.tsx';
import { implied, LEFT, RIGHT } from './turning.ts';

/** Hungary is ochre, the Ottomans madder, and so are their pieces. */
const livery = (name: string): 'madder' | 'ochre' | undefined => {
  if (name === 'hungary') return 'ochre';
  if (name === 'ottoman') return 'madder';
  const piece = unitNamed(name) ?? leaderNamed(name) ?? ARMY.command[ARMY.commands.indexOf(name)];
  return piece && (piece.side === 0 ? 'ochre' : 'madder');
};

/** How Mohács looks. */
export const face: GameFace = {
  id: 'mohacs',
  Cover,
  Board,
  viewBox: VIEW_BOX,
  Seat,
  Hand,
  Now,
  Inspect,
  Clock,
  Tools,
  floats: true,
  Overview,
  Legend,
  keys: [
    ...LAYERS.map((layer) => [KEYS[layer], `key:${layer}`] as const),
    [NEXT, 'key:next'],
    [LEFT, 'key:left'],
    [RIGHT, 'key:right'],
  ],
  chapters: ['activation'],
  // A leader stays where he is unless he is told to ride, and a unit goes where it stops.
  usual: ['turn', 'move', 'on', 'line'],
  // Whoever lets the line march means all of it.
  filled: ['line', 'ride in line'],
  implied,
  odds: { 'of ten rolls': 10 },
  sounds: {
    piece: [
      'moves',
      'march',
      'advance',
      'charge',
      'counter-charge goes in',
      'retreat',
      'retire',
      'enters',
      'posted',
      'turns',
    ],
  },
  dieSides: 10,
  magnify: ['unit'],
  places,
  livery,
  words: { en, de },
};
