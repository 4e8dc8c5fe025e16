import type { PositionJson } from '@ravelin/engine';
import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameFace } from '../face.ts';
import { stillProps } from '../play/stillProps.ts';
import { tongueOf } from '../play/tongue.ts';
import { faceOf } from './faces.ts';

/** How near it must come to the window before it is drawn. */
const NEAR = '200px';

/** The board as it stands, small and without its words. */
export const GamePicture = (props: { readonly game: string; readonly view: PositionJson }) => {
  let frame: HTMLDivElement | undefined;
  const [near, setNear] = createSignal(false);
  const [size, setSize] = createSignal<readonly [number, number]>([0, 0]);
  const [face] = createResource(
    () => near() && props.game,
    (game) => faceOf(game),
  );
  onMount(() => {
    if (!frame) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    watch.observe(frame);
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height]);
    });
    measure.observe(frame);
    onCleanup(() => {
      watch.disconnect();
      measure.disconnect();
    });
  });
  /** The sheet at its full size, scaled so that it fills the frame, its middle in the middle. */
  const laid = ({ viewBox }: GameFace): Record<string, string> => {
    const [, , width, height] = viewBox;
    const [w, h] = size();
    const scale = Math.max(w / width, h / height);
    const shift = (room: number, sheet: number): number => (room - sheet * scale) / 2;
    return {
      width: `${width}px`,
      height: `${height}px`,
      transform: `translate(${shift(w, width)}px, ${shift(h, height)}px) scale(${scale})`,
    };
  };
  return (
    <div
      class="picture"
      aria-hidden="true"
      ref={(element) => {
        frame = element;
      }}
    >
      <Show when={size()[0] > 0 && face.state === 'ready' && face()}>
        {(loaded) => (
          <div class="still-sheet" inert style={laid(loaded())}>
            <Dynamic component={loaded().Board} {...stillProps(props.view, tongueOf(loaded()))} />
          </div>
        )}
      </Show>
    </div>
  );
};
