import type { BoardProps } from '@ravelin/web/face';
import { nearest, WAYS } from '@ravelin/web/walk';
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { Ground } from './ground/ground.tsx';
import { isNarrow, NARROW_BOX, PATHS, SECTIONS, type Shape, TOWERS, VIEW_BOX } from './layout.ts';
import { firstLook, partOf } from './look.ts';
import { createMarch } from './march.ts';
import { Building, Courtyard, Flanks, HeroicOrders, Hospital, Pool } from './parts/buildings.tsx';
import { Cartouche } from './parts/cartouche.tsx';
import { Foreground, Marauders, Rampart } from './parts/plates.tsx';
import { Reach, ThreatSums } from './parts/reach.tsx';
import { Path } from './parts/roads.tsx';
import { Section } from './parts/sections.tsx';
import { Tower } from './parts/towers.tsx';
import { Scheme } from './scheme.tsx';
import type { Desk } from './spot.tsx';
import { ACTION, BUILDING, FOREGROUND, HEROIC, RAMPART, SECTION, TOWER } from './state.ts';
import { FOREGROUNDS, RAMPARTS } from './view.ts';

/** The sheet: the stronghold from above. In a narrow frame a part of it is brought near; a still picture shows its scheme there. */

/** What is always there, so that Tab can come back to it; pieces and paths come and go. */
const STAYING: readonly string[] = [SECTION, TOWER, RAMPART, FOREGROUND, BUILDING, ACTION, HEROIC];

const HOUSES = ['barracks', 'workshop', 'guard-house', 'cathedral', 'forge', 'scouts'] as const;

const Plan = (props: { readonly desk: Desk }) => (
  <>
    <Ground />
    <Reach face={props.desk.face} />
    <Cartouche face={props.desk.face} />
    <For each={Object.keys(PATHS)}>{(id) => <Path desk={props.desk} id={id} />}</For>
    <For each={FOREGROUNDS}>{({ id }) => <Foreground desk={props.desk} id={id} />}</For>
    <For each={RAMPARTS}>{({ id }) => <Rampart desk={props.desk} id={id} />}</For>
    <Marauders desk={props.desk} />
    <For each={SECTIONS}>{(place) => <Section desk={props.desk} place={place} />}</For>
    <For each={TOWERS}>{({ id, at }) => <Tower desk={props.desk} id={id} at={at} />}</For>
    <Courtyard desk={props.desk} />
    <For each={HOUSES}>{(id) => <Building desk={props.desk} id={id} />}</For>
    <Hospital desk={props.desk} />
    <HeroicOrders desk={props.desk} />
    <Pool desk={props.desk} />
    <Flanks desk={props.desk} />
    <ThreatSums face={props.desk.face} />
  </>
);

/** In the close view a measure of the sheet is so many pixels: letters of 11 measures can be read, and a piece can be hit. */
const NEAR = { wide: 1, least: 1.05, most: 1.5 } as const;

/** Brings near what the player looks at: what is asked first, until another place is touched in the overview. */
const createLook = (props: BoardProps, root: () => SVGSVGElement | undefined, frame: () => string): void => {
  const spots = () =>
    [...(root()?.querySelectorAll<SVGRectElement>('.st-hit.legal') ?? [])].map(({ x, y, width, height }) => {
      const [left, top, wide, tall] = [x, y, width, height].map(({ baseVal }) => baseVal.value);
      return [left + wide / 2, top + tall / 2] as const;
    });
  const isClose = createMemo(() => frame() !== '');
  const attend = (): void => {
    const part = props.turned === undefined ? undefined : partOf(props.turned);
    if (part && isClose()) props.attend?.(part, NEAR);
  };
  // A pick changes what is marked, and moves nothing.
  const isAsked = createMemo(() => props.marks.size > 0);
  const lookFirst = (): void => {
    props.turn?.(isClose() ? firstLook(props, spots()) : undefined);
    attend();
  };
  // What is asked is drawn as such only after this.
  createEffect(on([() => props.view, isAsked, isClose], () => requestAnimationFrame(lookFirst)));
  createEffect(on([() => props.turned, frame], () => requestAnimationFrame(attend), { defer: true }));
};

export const Board = (props: BoardProps) => {
  let root: SVGSVGElement | undefined;
  const [shape, setShape] = createSignal<Shape>('wide');
  const [size, setSize] = createSignal('');
  const [walked, walk] = createSignal<string>();
  const tabStop = createMemo(() => walked() ?? `${SECTION}:L1`);
  const desk: Desk = { face: props, march: createMarch(props), tab: (key) => tabStop() === key };
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setShape(isNarrow(width, height) ? (props.attend ? 'close' : 'scheme') : 'wide');
      setSize(`${width} ${height}`);
    });
    if (root) watch.observe(root);
    onCleanup(() => watch.disconnect());
  });
  createLook(
    props,
    () => root,
    () => (shape() === 'close' ? size() : ''),
  );
  const onKey = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const from = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!way || !from || !root) return;
    event.preventDefault();
    event.stopPropagation();
    const to = nearest([...root.querySelectorAll<SVGElement>('.st-hit')], from, way);
    if (!to) return;
    const key = to.getAttribute('data-tab') ?? '';
    if (STAYING.some((domain) => key.startsWith(`${domain}:`))) walk(key);
    to.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      ref={(element) => {
        root = element;
      }}
      class={`st st-board ${shape()}`}
      viewBox={(shape() === 'scheme' ? NARROW_BOX : VIEW_BOX).join(' ')}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={props.t('board')}
      onKeyDown={onKey}
    >
      <Show when={shape() !== 'scheme'} fallback={<Scheme desk={desk} />}>
        <Plan desk={desk} />
      </Show>
    </svg>
  );
};
