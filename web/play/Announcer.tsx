import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createSignal, on } from 'solid-js';
import type { Tongue } from './tongue.ts';

/** Speaks each event once, to those who listen instead of looking: also what happened while they were away. */
export const Announcer = (props: { readonly snapshot: Snapshot; readonly tongue: Tongue }) => {
  const [said, say] = createSignal('');
  /** What this seat has seen before is not read out again. */
  let told = props.snapshot.events.filter(({ seq }) => seq <= props.snapshot.seen).length;
  let viewer = props.snapshot.viewer;
  createEffect(
    on(
      () => props.snapshot,
      ({ events, viewer: now, decision, at, length }) => {
        // Another person's log is another list: it begins at its end.
        if (now !== viewer || events.length < told) told = events.length;
        viewer = now;
        const fresh = events.slice(told).map((event) => props.tongue.sentence(event));
        told = events.length;
        if (decision && fresh.length > 0 && at === length)
          fresh.push(`${props.tongue.seat(decision.seat)}: ${props.tongue.prompt(decision)}`);
        if (fresh.length > 0) say(fresh.join(' '));
      },
    ),
  );
  return (
    <div class="sr" role="log" aria-live="polite" aria-atomic="true">
      {said()}
    </div>
  );
};
