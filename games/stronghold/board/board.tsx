import type { FaceProps } from '@ravelin/web/face';
import { nearest, WAYS } from '@ravelin/web/walk';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Ground } from './ground/ground.tsx';
import { NARROW_BOX, PATHS, SECTIONS, type Shape, shapeOf, TOWERS, VIEW_BOX } from './layout.ts';
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

/** The sheet: the stronghold from above. A narrow frame gets the scheme of it instead. */

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

export const Board = (props: FaceProps) => {
  let root: SVGSVGElement | undefined;
  const [shape, setShape] = createSignal<Shape>('wide');
  const [walked, walk] = createSignal<string>();
  const tabStop = createMemo(() => walked() ?? `${SECTION}:L1`);
  const desk: Desk = { face: props, march: createMarch(props), tab: (key) => tabStop() === key };
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
      viewBox={(shape() === 'wide' ? VIEW_BOX : NARROW_BOX).join(' ')}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={props.t('board')}
      onKeyDown={onKey}
    >
      <Show when={shape() === 'wide'} fallback={<Scheme desk={desk} />}>
        <Plan desk={desk} />
      </Show>
    </svg>
  );
};
