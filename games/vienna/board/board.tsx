import type { FaceProps } from '@ravelin/web/face';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Rose, Scale } from './furniture.tsx';
import { hexes, hexPlace, nearest, VIEW_BOX } from './geometry.ts';
import { Ground } from './ground/ground.tsx';
import { Hex, HexName } from './hex.tsx';
import { Lens } from './lens.tsx';
import { Attack, CannonMoves, Frontiers, Trenches } from './overlays.tsx';
import { countOf, markOf } from './state.ts';
import { Cartouche, Morale, Rounds } from './tracks.tsx';
import { battleOf } from './view.ts';

const Defs = () => (
  <defs>
    <pattern id="vn-hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill="var(--ott)" opacity=".3" />
      <rect width="2.4" height="5" fill="var(--ott)" />
    </pattern>
    <pattern id="vn-dotted" width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill="var(--hab)" />
      <circle cx="3" cy="3" r="1.1" fill="#241A10" opacity=".8" />
    </pattern>
    <pattern id="vn-refused" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0H7M0 0V7" stroke="var(--ink)" stroke-width=".9" opacity=".42" />
    </pattern>
    <radialGradient id="vn-candle" cx=".5" cy=".55" r=".5">
      <stop offset="0" stop-color="#FFB65A" stop-opacity="var(--vn-glow)" />
      <stop offset="1" stop-color="#FFB65A" stop-opacity="0" />
    </radialGradient>
  </defs>
);

const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The map: the print, and on it the siege as it stands. */
export const Board = (props: FaceProps) => {
  let root: SVGSVGElement | undefined;
  const battle = createMemo(() => battleOf(props.view));
  const [looked, look] = createSignal<string>();
  const [walked, walk] = createSignal<string>();
  const tabStop = createMemo(
    () => walked() ?? hexes().find(({ id }) => ['legal', 'selected'].includes(markOf(props, 'hex', id)))?.id ?? 'camp',
  );
  const enter = (id: string): void => {
    look(id);
    props.inspect({ domain: 'hex', name: id });
  };
  const leave = (): void => {
    look(undefined);
    props.inspect(undefined);
  };
  const key = (id: string, event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (event.key === 'Enter' || event.key === ' ') props.pick('hex', id);
    else if (direction) {
      const to = nearest(hexPlace(id), direction);
      if (to === undefined) return;
      walk(to);
      root?.querySelector<SVGGElement>(`[data-place="hex:${to}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      ref={(element) => {
        root = element;
      }}
      class="vn vn-board"
      viewBox={VIEW_BOX.join(' ')}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={props.t('board')}
    >
      <Defs />
      <Ground />
      <Trenches face={props} />
      <g class="vn-live">
        <Cartouche face={props} />
        <Rounds face={props} />
        <Rose />
        <Scale t={props.t} />
        <Morale face={props} side="ottoman" />
        <Morale face={props} side="habsburg" />
        <Frontiers face={props} />
        <For each={hexes()}>
          {(place) => (
            <Hex
              face={props}
              place={place}
              state={markOf(props, 'hex', place.id)}
              battle={battle()}
              tab={tabStop() === place.id}
              count={countOf(props, 'hex', place.id)}
              onPick={() => props.pick('hex', place.id)}
              onEnter={() => enter(place.id)}
              onLeave={leave}
              onKey={(event) => key(place.id, event)}
            />
          )}
        </For>
        <Show when={battle()}>{(now) => <Attack face={props} battle={now()} />}</Show>
        <For each={hexes()}>{(place) => <HexName face={props} place={place} />}</For>
        <CannonMoves face={props} />
        <Show when={looked()}>{(hex) => <Lens face={props} hex={hex()} />}</Show>
      </g>
    </svg>
  );
};
