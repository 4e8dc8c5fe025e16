import type { PlaceState } from '@ravelin/web/face';
import { For, type JSX, Show } from 'solid-js';

/** The sign beside the colour: what the state of a hex means, and what would be done there. */

const SABRES = 'M-6.5 -6.500C-2 -5 3 -1 5.5 5M-6.5 6.500M6.5 -6.500C2 -5 -3 -1 -5.5 5M3 6L6.5 3.500M-3 6L-6.5 3.5';
const SPADE = 'M0 -7V0M-2.8 -7H2.800M-4 0H4V3C4 5.5 0 7.5 0 7.500S-4 5.5 -4 3Z';
const BOMB = 'M-6 2.500a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0M2.5 -1.500L4.8 -4M4.8 -4L7 -4.600M4.8 -4L5.4 -6.6';
const GATE = 'M-6 6.500V-1.500A4.5 4.5 0 0 1 1 -4.500M-1.5 6.500V1M0 1H7M4.2 -1.800L7 1L4.2 3.8';
const WORKS = 'M-6.5 6V-4.500H-3.500V-1.500H-1.500V-4.500H1.500V-1.500H3.500V-4.500H6.500V6Z';
const BLAST =
  'M0 -7.500L1.7 -2.600L6.5 -4.500L3.6 -.200L7.5 3L2.4 3L0 7.500L-2.4 3L-7.5 3L-3.6 -.200L-6.5 -4.500L-1.7 -2.600Z';
const RUIN = 'M-6.5 6V-1L-3.5 1.500L-2 -3.500L0 0L2 -5.500L3.5 .500L6.5 -2.500V6Z';
const CARD = 'M-4.5 -6.500H4.500V6.500H-4.500ZM-2 -3.500H2M-2 -.500H2';
const PLUS = 'M0 -5.500V5.500M-5.5 0H5.5';

const DEEDS: Readonly<Record<string, string>> = {
  assault: SABRES,
  'storm again': SABRES,
  sortie: GATE,
  entrench: SPADE,
  bombard: BOMB,
  barrage: BOMB,
  build: WORKS,
  fortify: WORKS,
  place: WORKS,
  raze: RUIN,
  'tear down': RUIN,
  explode: BLAST,
  mine: BLAST,
  'play on': CARD,
};

const STATES: Readonly<Partial<Record<PlaceState, string>>> = {
  selected: 'M-4.5 .500L-1.2 4L5 -4',
  refused: 'M-5 -5L5 5',
};

const Deed = (props: { readonly deed: string }) => <path class="vn-deed" d={DEEDS[props.deed] ?? PLUS} />;

/** One deed is a sign at the upper edge; several are a row at the lower one. */
export const Sign = (props: { readonly state: PlaceState; readonly deeds: readonly string[] }): JSX.Element => {
  const row = () => (props.state === 'legal' && props.deeds.length > 1 ? props.deeds : []);
  const half = () => 9 * row().length + 2;
  return (
    <Show
      when={row().length > 0}
      fallback={
        <g class={`vn-sign ${props.state}`} transform="translate(58 -19)">
          <circle r="11" />
          <Show when={props.state === 'legal'} fallback={<path d={STATES[props.state]} />}>
            <Deed deed={props.deeds[0] ?? ''} />
          </Show>
        </g>
      }
    >
      <g class="vn-sign legal" transform="translate(0 42)">
        <rect x={-half()} y="-10.5" width={2 * half()} height="21" rx="10.5" />
        <For each={row()}>
          {(deed, i) => (
            <g transform={`translate(${18 * (i() - (row().length - 1) / 2)} 0)`}>
              <Deed deed={deed} />
            </g>
          )}
        </For>
      </g>
    </Show>
  );
};

/** How often it comes out well, on the hex itself. */
export const Chance = (props: { readonly words: string; readonly chosen: boolean }) => (
  <g class="vn-chance" classList={{ chosen: props.chosen }} transform="translate(0 33)">
    <rect x="-34" y="-10.5" width="68" height="21" rx="10.5" />
    <text y="4.5">{props.words}</text>
  </g>
);
