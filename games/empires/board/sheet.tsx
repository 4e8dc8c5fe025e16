import type { FaceProps } from '@ravelin/web/face';
import { nearest, WAYS } from '@ravelin/web/walk';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import { isLarge, type Rect, type Shape, shapeOf } from './layout.ts';
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
  /** What lies beside the sheet has no place on it. */
  readonly will?: Rect;
  /** Where markers are laid out when one must be chosen. */
  readonly chooser: Rect;
  readonly theaters?: Readonly<Record<string, Rect>>;
}

/** `table`: what else lies on the sheet in this shape. */
export const Sheet = (props: {
  readonly face: FaceProps;
  readonly layouts: Readonly<Record<Shape, Layout>>;
  /** The tracks lie beside it. */
  readonly alone?: boolean | undefined;
  table(desk: Desk, shape: () => Shape): JSX.Element;
  /** Its plates on the map, for the Fronts to keep clear of. */
  plates(shape: Shape): readonly (Rect | undefined)[];
}) => {
  const { id, map, printed, PrintedMap } = useEmpire();
  const [x, y, width, height] = map.frame;
  let root: SVGSVGElement | undefined;
  const [size, setSize] = createSignal<readonly [width: number, height: number]>([1000, 800]);
  const shape = createMemo(() => shapeOf(...size(), props.alone === true || props.face.narrow === true));
  const [walked, walk] = createSignal<string>();
  const [looked, look] = createSignal<Looked>();
  const layout = () => props.layouts[shape()];
  const taken = createMemo(() =>
    [layout().will, ...Object.values(layout().theaters ?? {}), ...props.plates(shape())].filter(
      (one) => one !== undefined,
    ),
  );
  const narrow = () => isLarge(shape());
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
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height]);
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
        class={`em em-board ${id}`}
        classList={{ narrow: narrow() }}
        viewBox={layout().viewBox.join(' ')}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={props.face.t('board')}
        onKeyDown={onKey}
      >
        <PrintedMap face={props.face} narrow={narrow()} />
        <rect class="em-neatline" x={x} y={y} width={width} height={height} />
        <Show when={layout().will}>
          {(rect) => (
            <Show when={narrow()} fallback={<Will face={props.face} rect={rect()} />}>
              <WillPlate face={props.face} rect={rect()} />
            </Show>
          )}
        </Show>
        {props.table(desk, shape)}
        <Show when={layout().theaters} keyed>
          {(rects) => (
            <For each={printed.theaters}>
              {(id) => <TheaterBox desk={desk} id={id} rect={rects[id]} short={narrow()} />}
            </For>
          )}
        </Show>
        <Fronts desk={desk} narrow={narrow()} taken={taken()} />
        {/* Only when nothing else is to be chosen: it covers the map. */}
        <Show when={anyMarked(props.face, BATTLE) && !anyMarked(props.face, FRONT)}>
          <Chooser desk={desk} rect={layout().chooser} />
        </Show>
      </svg>
      <Show when={looked()}>{(thing) => <Lens face={props.face} looked={thing()} />}</Show>
    </>
  );
};
