import type { GameFace } from '@ravelin/web/face';
import { Board } from './board.tsx';
import { de, en } from './catalogue.ts';
import { Cover } from './cover.tsx';
import { DEEDS } from './deeds.ts';
import { ARMY, components, leaderNamed, said, unitNamed } from './field.ts';
import { KEYS, LAYERS, NEXT } from './layers/choice.ts';
import { Tools } from './layers/tools.tsx';
import { VIEW_BOX } from './layout.ts';
import { Legend } from './legend.tsx';
import { moveNote } from './moveNote.ts';
import { Overview } from './overview.tsx';
import { places } from './places.ts';
import { Asked } from './table/asked.tsx';
import { Clock } from './table/clock.tsx';
import { Hand } from './table/hand.tsx';
import { Inspect } from './table/inspect.tsx';
import { Now } from './table/now.tsx';
import { isDeploying } from './table/phase.ts';
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
  ends: (view) => (isDeploying(view) ? undefined : { key: 'battle.ends', rule: 'M16.0.0.1' }),
  Asked,
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
  deeds: DEEDS,
  dieSides: 10,
  magnify: ['unit'],
  places,
  livery,
  moveNote,
  words: { en, de },
  components,
  said,
};
