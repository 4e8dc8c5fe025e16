import type { BoardProps, GameFace } from '@ravelin/web/face';
import type { Component } from 'solid-js';
import { Asked } from './asked.tsx';
import { attackNote, SUPPORT } from './chances.ts';
import { Clock } from './clock.tsx';
import { type Empire, within } from './empire.ts';
import { endOf } from './ends.ts';
import { Hand } from './hand.tsx';
import { Inspect } from './inspect.tsx';
import type { Rect } from './layout.ts';
import { paymentLabel } from './names.ts';
import { Now } from './now.tsx';
import { Standing } from './own/standing.tsx';
import { Seat } from './seat.tsx';
import { KIND } from './state.ts';

/** What is heard of a war, beside its dice. */
export const SOUNDS: NonNullable<GameFace['sounds']> = {
  card: ['card revealed'],
  piece: [
    ...['advance', 'retreat', 'front enters', 'resource allocated', 'marker moved', 'markers taken'],
    ...['defence built', 'fortress repaired', 'trench built', 'aid sent'],
  ],
};

/** The face of a game of the family: what lies around its own map is the same for all of them. */
export const familyFace = (
  empire: Empire,
  own: Pick<GameFace, 'Cover' | 'places' | 'words' | 'components' | 'said'> & {
    readonly Board: Component<BoardProps>;
    readonly viewBox: Rect;
  },
): GameFace => ({
  ...own,
  id: empire.id,
  Flag: empire.SeatFlag,
  Board: within(empire, own.Board),
  Seat: within(empire, Seat),
  Hand: within(empire, Hand),
  Now: within(empire, Now),
  Inspect: within(empire, Inspect),
  Clock: within(empire, Clock),
  Asked: within(empire, Asked),
  ends: (view) => endOf(empire, view),
  Standing: within(empire, Standing),
  kindNote: (kind, _part, props) => (kind === 'attack' ? attackNote(empire, props) : undefined),
  deeds: empire.deeds,
  // A marker to the Front that it serves against, a Resource to its theater.
  takes: ({ domain }) => domain === SUPPORT || domain === KIND,
  label: paymentLabel,
  sounds: SOUNDS,
});
