import { For, Show } from 'solid-js';
import type { PlaceState } from '../face.ts';
import { type DeedSign, SIGNS } from './deeds.ts';

/** The signs of what is done, as they are drawn on places and buttons. */

const STATES: Readonly<Partial<Record<PlaceState, string>>> = {
  selected: 'M-4.500.5-1.200 4 5-4',
  refused: 'M-5-5 5 5',
};

const Sign = (props: { readonly of: DeedSign }) => <path class="deed" data-deed={props.of} d={SIGNS[props.of]} />;

/** On a place: its state, and where it may be picked what is done there: one sign, or a row of them; a plus where none is known. */
export const PlaceSign = (props: { readonly state: PlaceState; readonly deeds: readonly DeedSign[] }) => {
  const row = (): readonly DeedSign[] => (props.deeds.length > 0 ? props.deeds : ['plus']);
  const half = () => 9 * row().length + 2;
  return (
    <g class={`place-sign ${props.state}`}>
      <rect x={-half()} y="-11" width={2 * half()} height="22" rx="11" />
      <Show when={props.state === 'legal'} fallback={<path d={STATES[props.state]} />}>
        <For each={row()}>
          {(deed, i) => (
            <g transform={`translate(${18 * (i() - (row().length - 1) / 2)} 0)`}>
              <Sign of={deed} />
            </g>
          )}
        </For>
      </Show>
    </g>
  );
};

/** How often it comes out well, on the place itself. */
export const PlaceChance = (props: { readonly words: string; readonly chosen: boolean }) => (
  <g class="place-chance" classList={{ chosen: props.chosen }}>
    <rect x="-34" y="-10.5" width="68" height="21" rx="10.5" />
    <text y="4.5">{props.words}</text>
  </g>
);

/** On a button of the bar. */
export const KindSign = (props: { readonly of: DeedSign }) => (
  <svg class="kind-sign" viewBox="-9 -9 18 18" aria-hidden="true">
    <Sign of={props.of} />
  </svg>
);
