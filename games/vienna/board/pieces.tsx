import { For, Show } from 'solid-js';
import type { HexState, Side } from './view.ts';

/** The wooden pieces of the table. Ottoman ones are round or swallow-tailed, Habsburg ones square; each is drawn about its middle. */

export const Flag = (props: { readonly side: Side }) => (
  <g>
    <path class="vn-p-pole" d="M-7 -12V12" />
    <Show
      when={props.side === 'ottoman'}
      fallback={
        <>
          <path class="vn-p-hab" d="M-6.4 -11.5H9.5V2.5H-6.4Z" />
          <path class="vn-p-chief" d="M-6.4 -11.5H9.5V-4.5H-6.4Z" />
          <path class="vn-p-hab" d="M1.6 -9.2L4.8 -4.5L1.6 .2L-1.6 -4.5Z" stroke-width=".7" />
        </>
      }
    >
      <path class="vn-p-ott" d="M-6.4 -11.5L10 -8.5L4.6 -4.5L10 -.5L-6.4 2.5Z" />
      <path class="vn-p-cream" d="M.2 -7.6a3.2 3.2 0 1 0 0 6.2a2.6 2.6 0 1 1 0 -6.2" />
    </Show>
  </g>
);

/** The same beside a side's name. */
export const SideFlag = (props: { readonly seat: string }) => (
  <g transform="translate(13 12) scale(.86)">
    <Flag side={props.seat === 'ottoman' ? 'ottoman' : 'habsburg'} />
  </g>
);

export const Structural = () => (
  <g>
    <path class="vn-p-stone" d="M-13 11V-4L0 -11L13 -4V11Z" />
    <path class="vn-p-line" d="M-13 1H13M-13 6H13M-6 11V6M5 11V6M-9 6V1M0 6V1M9 6V1M-5 1V-4.5M5 1V-4.5M-13 -4H13" />
    <path class="vn-p-line" stroke-width=".5" d="M6.5 -4L9.5 1M8.5 1L11.5 6M6 6L8 11M10 6L12 11M7 -7L8.4 -4" />
  </g>
);

const Gabion = () => (
  <g>
    <path class="vn-p-wicker" d="M-8 10C-7 3 -7 -4 -8 -9H8C7 -4 7 3 8 10Q0 13 -8 10Z" />
    <path
      class="vn-p-line"
      stroke-width=".6"
      d="M-4.5 -8V11M0 -8V12M4.5 -8V11M-8 -6H-4.5M0 -6H4.5M-4.5 -3H0M4.5 -3H7.3M-7.3 0H-4.5M0 0H4.5M-4.5 8H0M4.5 8H7.8"
    />
    <ellipse class="vn-p-dark" cx="0" cy="-9" rx="8" ry="2.6" />
    <path class="vn-p-ott" d="M-7.6 2.2H7.6V6.6H-7.6Z" />
    <circle class="vn-p-cream" cx="0" cy="4.4" r="1.5" />
  </g>
);

const Palisade = () => (
  <g>
    <path class="vn-p-wicker" d="M-9 11V-5L-6.5 -11L-4 -5V-6L-1.3 -12L0 -9L1.3 -12L4 -6V-5L6.5 -11L9 -5V11Z" />
    <path class="vn-p-line" stroke-width=".7" d="M-4 -5V11M0 -8V11M4 -5V11M-6.5 -7V10M6.5 -7V10" />
    <path class="vn-p-hab" d="M-10 1.6H10V6.2H-10Z" />
    <path class="vn-p-dark" d="M0 1.4L2.6 3.9L0 6.4L-2.6 3.9Z" />
  </g>
);

export const Improvised = (props: { readonly side: Side }) => (
  <Show when={props.side === 'ottoman'} fallback={<Palisade />}>
    <Gabion />
  </Show>
);

export const Gun = () => (
  <g>
    <path class="vn-p-dark" d="M-14 -4.5L9 -7.5Q12 -7.8 12 -5.4V-3Q12 -1 9 -.8L-14 1.2Z" />
    <circle class="vn-p-dark" cx="14" cy="-4" r="1.7" />
    <path class="vn-p-trail" d="M4 1L15 9" />
    <circle class="vn-p-wheel" cx="1" cy="4" r="5.6" />
    <path class="vn-p-line" d="M1 -1.4V9.4M-4.4 4H6.4M-2.8 .2L4.8 7.8M-2.8 7.8L4.8 .2" />
  </g>
);

export const Cannons = (props: { readonly side: Side; readonly count: number }) => (
  <Show
    when={props.side === 'ottoman'}
    fallback={
      <g>
        <rect class="vn-p-hab" x="-16" y="-16" width="32" height="32" />
        <rect class="vn-p-field" x="-13.6" y="-13.6" width="27.2" height="27.2" />
        <g transform="translate(-1 -1) scale(.84)">
          <Gun />
        </g>
        <rect class="vn-p-count-h" x="5.6" y="4.6" width="15" height="15" />
        <text class="vn-p-num vn-p-num-h" x="13" y="16">
          {props.count}
        </text>
      </g>
    }
  >
    <g>
      <circle class="vn-p-ott" r="17" />
      <circle class="vn-p-field" r="14.6" />
      <g transform="translate(-1 -1) scale(.84)">
        <Gun />
      </g>
      <circle class="vn-p-count-o" cx="13" cy="12" r="7.8" />
      <text class="vn-p-num vn-p-num-o" x="13" y="16">
        {props.count}
      </text>
    </g>
  </Show>
);

export const Shovel = (props: { readonly x: number }) => (
  <g transform={`translate(${props.x} 0) scale(1.2)`}>
    <path class="vn-p-haft" d="M0 -8V2M-2.4 -8H2.4" />
    <path class="vn-p-dark" d="M-3.2 1H3.2V4.4Q3.2 7.6 0 8.8Q-3.2 7.6 -3.2 4.4Z" />
  </g>
);

/** A Tunnel tile: its shovels where the viewer may see them, its back otherwise. */
export const Tile = (props: { readonly side: Side; readonly shovels?: number | undefined }) => (
  <svg class="vn-tile" viewBox="-17 -17 34 34" aria-hidden="true">
    <Show
      when={props.side === 'ottoman'}
      fallback={
        <rect class={props.shovels ? 'vn-tile-face h' : 'vn-tile-back h'} x="-15" y="-15" width="30" height="30" />
      }
    >
      <circle class={props.shovels ? 'vn-tile-face o' : 'vn-tile-back o'} r="15.4" />
    </Show>
    <Show when={props.shovels} fallback={<path class="vn-tile-mouth" d="M-8 8C-7 -5 7 -5 8 8ZM-5 8c1 -7 9 -7 10 0" />}>
      {(shovels) => (
        <For
          each={Array.from({ length: shovels() }, (_, i) => (i - (shovels() - 1) / 2) * (shovels() === 3 ? 7.6 : 9))}
        >
          {(x) => <Shovel x={x} />}
        </For>
      )}
    </Show>
  </svg>
);

/** The widths the pieces of a stack need, in the order in which they stand. */
type Piece = { readonly kind: 'flag' | 'structural' | 'improvised' | 'cannons'; readonly width: number };
const GAP = 5;

const piecesOf = ({ control, structural, improvised, cannons }: HexState): readonly Piece[] => [
  ...(control === 'nobody' ? [] : [{ kind: 'flag', width: 19 } as const]),
  ...Array.from({ length: structural }, () => ({ kind: 'structural', width: 27 }) as const),
  ...Array.from({ length: improvised }, () => ({ kind: 'improvised', width: 20 }) as const),
  ...(cannons > 0 ? [{ kind: 'cannons', width: 36 } as const] : []),
];

/** Everything that stands on a hex, in one row about the middle. */
export const Stack = (props: { readonly state: HexState }) => {
  const placed = () => {
    const pieces = piecesOf(props.state);
    const total = pieces.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, pieces.length - 1);
    let x = -total / 2;
    return pieces.map(({ kind, width }) => {
      const at = x + width / 2;
      x += width + GAP;
      return { kind, at };
    });
  };
  const side = (): Side => (props.state.control === 'ottoman' ? 'ottoman' : 'habsburg');
  return (
    <For each={placed()}>
      {({ kind, at }) => (
        <g transform={`translate(${at} 0)`}>
          {kind === 'flag' && <Flag side={side()} />}
          {kind === 'structural' && <Structural />}
          {kind === 'improvised' && <Improvised side={side()} />}
          {kind === 'cannons' && <Cannons side={side()} count={props.state.cannons} />}
        </g>
      )}
    </For>
  );
};

export const Swords = () => (
  <path
    class="vn-i-line"
    d="M-8 -9L4 5M1.4 6.6L6 2.4M4.2 5.2L7.4 8.6M8 -9C7 -4 3 1 -4 5M-1.4 6.6L-6 2.4M-4.2 5.2L-7.4 8.6"
  />
);
