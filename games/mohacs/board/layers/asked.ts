import type { Overlay, Subject } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { isShown, type Layer } from './choice.ts';

/** The pointer rests so long before the rules are asked, in milliseconds. */
const REST = 70;

/** An overlay of the rules, asked anew whenever the position or its subject changes; undefined where it is not shown. */
export const asked = (
  props: FaceProps,
  layer: Layer,
  subject: () => Subject | undefined,
): (() => Overlay | undefined) => {
  const [overlay, setOverlay] = createSignal<Overlay>();
  let asking = 0;
  createEffect(() => {
    const about = subject();
    const { view } = props;
    const ask = props.overlay;
    asking += 1;
    const mine = asking;
    if (!ask || !isShown(layer) || !view) {
      setOverlay(undefined);
      return;
    }
    const timer = setTimeout(async () => {
      const answer = await ask(layer, about).catch(() => undefined);
      if (mine === asking) setOverlay(answer);
    }, REST);
    onCleanup(() => clearTimeout(timer));
  });
  return () => (props.laid ? props.laid[layer] : overlay());
};
