import type { BoardProps } from '@ravelin/web/face';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { HEXES, hexWords, markOf, sideAt, spoken } from './view.ts';

/** The road, and the riders on it. */

export const VIEW_BOX = [0, 0, 1000, 420] as const;
const RADIUS = 92;
const HEXAGON = [0, 1, 2, 3, 4, 5]
  .map((n) => (Math.PI / 3) * n)
  .map((angle) => `${(RADIUS * Math.cos(angle)).toFixed(1)},${(RADIUS * Math.sin(angle)).toFixed(1)}`)
  .join(' ');

export const Board = (props: BoardProps) => {
  let root: SVGSVGElement | undefined;
  const [walked, walk] = createSignal<string>();
  /** The one hex that the Tab key stops at; the arrow keys lead on. */
  const stop = createMemo(() => walked() ?? HEXES.find((hex) => markOf(props, 'hex', hex) === 'legal') ?? HEXES[0]);
  const press = (event: KeyboardEvent, i: number): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step === undefined ? undefined : HEXES[i + step];
    if (event.key === 'Enter' || event.key === ' ') props.pick('hex', HEXES[i]);
    else if (next !== undefined) {
      walk(next);
      root?.querySelector<SVGElement>(`[data-place="hex:${next}"]`)?.focus();
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
      class="ng ng-board"
      viewBox={VIEW_BOX.join(' ')}
      role="group"
      aria-label={props.t('board')}
    >
      <For each={HEXES}>
        {(hex, i) => {
          const state = () => markOf(props, 'hex', hex);
          return (
            <g transform={`translate(${108 + 196 * i()} ${210 + (i() % 2 === 0 ? -40 : 40)})`}>
              {/* biome-ignore lint/a11y/useSemanticElements: a hex is drawn in SVG, where there is no button element */}
              <g
                class={`ng-hex ${hex} ${state()}`}
                classList={{ lit: props.highlight.has(hex), named: props.named.has(hex) }}
                role="button"
                tabindex={stop() === hex ? 0 : -1}
                data-place={`hex:${hex}`}
                aria-label={spoken(props, hexWords(props.t, props.view, hex), state())}
                aria-pressed={state() === 'selected' ? 'true' : undefined}
                onClick={() => props.pick('hex', hex)}
                onPointerEnter={() => props.inspect({ domain: 'hex', name: hex })}
                onPointerLeave={() => props.inspect(undefined)}
                onFocus={() => props.inspect({ domain: 'hex', name: hex })}
                onBlur={() => props.inspect(undefined)}
                onKeyDown={(event) => press(event, i())}
              >
                <polygon points={HEXAGON} />
              </g>
              <text class="ng-name" y="62" aria-hidden="true">
                {props.t(`name:${hex}`)}
              </text>
              <Show when={sideAt(props.view, hex)}>
                {(side) => (
                  <g class={`ng-riders ${side()}`} aria-hidden="true">
                    <rect x="-34" y="-44" width="68" height="68" rx="6" />
                    <text y="2">{props.t(`name:${side()}`)}</text>
                  </g>
                )}
              </Show>
            </g>
          );
        }}
      </For>
    </svg>
  );
};
