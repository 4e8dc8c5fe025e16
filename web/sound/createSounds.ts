import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, on, onCleanup } from 'solid-js';
import type { GameFace } from '../face.ts';
import { settings } from '../shell/settings.ts';
import { heardOf } from './heard.ts';
import { createSynth } from './synth.ts';

/** Lets what happens at the table be heard, where that is wanted. What was there when it was opened is not. */
export const createSounds = (snapshot: () => Snapshot, { sounds }: Pick<GameFace, 'sounds'>): void => {
  const synth = createSynth();
  onCleanup(synth.end);
  let known = snapshot().events.length;
  createEffect(
    on(
      snapshot,
      ({ events }) => {
        const fresh = events.slice(known);
        known = events.length;
        const heard = settings.sound ? heardOf(fresh, sounds) : [];
        if (heard.length > 0) synth.play(heard);
      },
      { defer: true },
    ),
  );
};
