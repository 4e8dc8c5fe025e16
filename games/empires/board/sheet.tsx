import type { FaceProps } from '@ravelin/web/face';
import { nearest, WAYS } from '@ravelin/web/walk';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import { type Rect, type Shape, shapeOf } from './layout.ts';
import { Lens, type Looked } from './lens.tsx';
import { Fronts } from './map/counter.tsx';
import type { Desk } from './pickable.tsx';
import { anyMarked, BATTLE, FRONT } from './state.ts';
import { Chooser } from './table/chooser.tsx';
import { TheaterBox } from './table/theaters.tsx';
import { Will, WillPlate } from './table/will.tsx';

/** The sheet: the map, and around it everything that lies on the table. */

export interface Layout {
  readonly viewBox: Rect;
  readonly will: Rect;
  /** Where markers are laid out when one must be chosen. */
  readonly chooser: Rect;
  readonly theaters: Readonly<Record<string, Rect>>;
}

/** `map`: what is printed and lies under the counters; `table`: what else lies on the sheet in this shape. */
export const Sheet = (props: {
  readonly face: FaceProps;
  readonly layouts: Readonly<Record<Shape, Layout>>;
  map(narrow: () => boolean): JSX.Element;
  table(desk: Desk, shape: () => Shape): JSX.Element;
}) => {
  const { id, map, printed } = useEmpire();
  const [x, y, width, height] = map.frame;
  let root: SVGSVGElement | undefined;
  const [shape, setShape] = createSignal<Shape>('wide');
  const [walked, walk] = createSignal<string>();
  const [looked, look] = createSignal<Looked>();
  const layout = () => props.layouts[shape()];
  const narrow = () => shape() === 'narrow';
  const tabStop = createMemo(() => {
    for (const [key, state] of props.face.marks) if (state !== 'rest') return walked() ?? key;
    return walked() ?? `${FRONT}:${printed.fronts[0].id}`;
  });
  const desk: Desk = {
    face: props.face,
    tab: (key) => tabStop() === key,
    look: (thing) => look(thing && root && { ...thing, root }),
  };
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setShape(shapeOf(entry.contentRect.width, entry.contentRect.height));
    });
    if (root) watch.observe(root);
    onCleanup(() => watch.disconnect());
  });
  const onKey = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const from = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!way || !from || !root) return;
    event.preventDefault();
    event.stopPropagation();
    const to = nearest([...root.querySelectorAll<SVGElement>('[data-place]')], from, way);
    const key = to?.getAttribute('data-place');
    if (!to || !key) return;
    walk(key.slice(props.face.realm?.length ?? 0));
    to.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        ref={(element) => {
          root = element;
        }}
        class={`em em-board ${id} ${shape()}`}
        viewBox={layout().viewBox.join(' ')}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={props.face.t('board')}
        onKeyDown={onKey}
      >
        {props.map(narrow)}
        <rect class="em-neatline" x={x} y={y} width={width} height={height} />
        <Show when={narrow()} fallback={<Will face={props.face} rect={layout().will} />}>
          <WillPlate face={props.face} rect={layout().will} />
        </Show>
        {props.table(desk, shape)}
        <Show when={shape()} keyed>
          {(now) => (
            <For each={printed.theaters}>
              {(id) => (
                <TheaterBox desk={desk} id={id} rect={props.layouts[now].theaters[id]} short={now === 'narrow'} />
              )}
            </For>
          )}
        </Show>
        <Fronts desk={desk} narrow={narrow()} />
        {/* Only when nothing else is to be chosen: it covers the map. */}
        <Show when={anyMarked(props.face, BATTLE) && !anyMarked(props.face, FRONT)}>
          <Chooser desk={desk} rect={layout().chooser} />
        </Show>
      </svg>
      <Show when={looked()}>{(thing) => <Lens face={props.face} looked={thing()} />}</Show>
    </>
  );
};
