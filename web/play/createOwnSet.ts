import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { GameFace } from '../face.ts';
import type { TableLine } from '../worker/client.ts';

/** Lets the board draw the component set with which is played; tells whether it does already. */
export const createOwnSet = (
  face: GameFace,
  snapshot: () => Snapshot,
  line: Pick<TableLine, 'ask'>,
): (() => boolean) => {
  const [drawn, setDrawn] = createSignal<string>();
  const own = () => snapshot().set.own;
  createEffect(
    on(own, async (hash) => {
      if (hash === undefined) return;
      const files = await line.ask.components();
      if (own() !== hash || files === null) return;
      face.components?.(files);
      setDrawn(hash);
    }),
  );
  onCleanup(() => drawn() !== undefined && face.components?.(undefined));
  return () => own() === undefined || face.components === undefined || own() === drawn();
};
