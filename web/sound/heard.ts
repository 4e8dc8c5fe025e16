import type { EventReport } from '@ravelin/engine';
import type { GameFace } from '../face.ts';
import { facesOf } from '../play/dieFaces.ts';
import type { Sound } from './synth.ts';

/** What is heard of what happened: each sound once, however much of it there was, in the order in which it came. */
export const heardOf = (events: readonly EventReport[], sounds: GameFace['sounds'] = {}): Sound[] => {
  const heard = new Set<Sound>();
  for (const event of events) {
    if (facesOf(event).length > 0) heard.add('dice');
    else if (sounds.card?.includes(event.event)) heard.add('card');
    else if (sounds.piece?.includes(event.event)) heard.add('piece');
  }
  return [...heard];
};
