import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { LAYOUTS, type Shape, shapeOf, VIEW_BOXES } from './layout.ts';
import { Lens, type Looked } from './lens.tsx';
import { Fronts } from './map/counter.tsx';
import { Ground, GroundDefs } from './map/ground.tsx';
import { Allies, Markers } from './map/markers.tsx';
import { FRAME } from './map/project.ts';
import { Roads } from './map/roads.tsx';
import type { Desk } from './pickable.tsx';
import { anyMarked, BATTLE, FRONT } from './state.ts';
import { Chooser } from './table/chooser.tsx';
import { Loyalties } from './table/loyalty.tsx';
import { Status } from './table/status.tsx';
import { Kaiserschlacht, TheaterBox } from './table/theaters.tsx';
import { Will, WillPlate } from './table/will.tsx';
import { FRONTS, THEATERS } from './view.ts';

/** The sheet: the map, and around it everything that lies on the table. */

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest thing in that direction, whatever it is. */
const nearest = (
  all: readonly SVGElement[],
  from: Element,
  [wx, wy]: readonly [number, number],
): SVGElement | undefined => {
  const [x, y] = middle(from);
  let best: { element: SVGElement; cost: number } | undefined;
  for (const element of all) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const ahead = dx * wx + dy * wy;
    const cost = ahead + 2.2 * Math.abs(dx * wy - dy * wx);
    if (ahead > 4 && (!best || cost < best.cost)) best = { element, cost };
  }
  return best?.element;
};

export const Board = (props: FaceProps) => {
  let root: SVGSVGElement | undefined;
  const [shape, setShape] = createSignal<Shape>('wide');
  const [walked, walk] = createSignal<string>();
  const [looked, look] = createSignal<Looked>();
  const layout = () => LAYOUTS[shape()];
  const narrow = () => shape() === 'narrow';
  const tabStop = createMemo(() => {
    for (const [key, state] of props.marks) if (state !== 'rest') return walked() ?? key;
    return walked() ?? `${FRONT}:${FRONTS[0].id}`;
  });
  const desk: Desk = {
    face: props,
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
    walk(key);
    to.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        ref={(element) => {
          root = element;
        }}
        class={`he he-board ${shape()}`}
        viewBox={VIEW_BOXES[shape()].join(' ')}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={props.t('board')}
        onKeyDown={onKey}
      >
        <GroundDefs />
        <Ground t={props.t} />
        <Allies face={props} />
        <Roads face={props} narrow={narrow()} />
        <Markers face={props} />
        <rect
          class="he-neatline"
          x={FRAME.left}
          y={FRAME.top}
          width={FRAME.right - FRAME.left}
          height={FRAME.bottom - FRAME.top}
        />
        <Show when={narrow()} fallback={<Will face={props} rect={layout().will} />}>
          <WillPlate face={props} rect={layout().will} />
        </Show>
        <Loyalties desk={desk} rect={layout().loyalty} short={narrow()} />
        <Show when={layout().status}>{(rect) => <Status face={props} rect={rect()} />}</Show>
        <Show when={layout().kaiserschlacht}>{(rect) => <Kaiserschlacht face={props} rect={rect()} />}</Show>
        <Show when={shape()} keyed>
          {(now) => (
            <For each={THEATERS}>
              {(id) => <TheaterBox desk={desk} id={id} rect={LAYOUTS[now].theaters[id]} short={now === 'narrow'} />}
            </For>
          )}
        </Show>
        <Fronts desk={desk} narrow={narrow()} />
        {/* Only when nothing else is to be chosen: it covers the map. */}
        <Show when={anyMarked(props, BATTLE) && !anyMarked(props, FRONT)}>
          <Chooser desk={desk} rect={layout().chooser} />
        </Show>
      </svg>
      <Show when={looked()}>{(thing) => <Lens face={props} looked={thing()} />}</Show>
    </>
  );
};
