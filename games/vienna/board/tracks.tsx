import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { files } from './components.ts';
import { moraleOf, roundOf, type Side } from './view.ts';

/** The tracks printed beside the map: Morale of both sides, the rounds, the title. */

const top = (): number => files().board.morale.top;
const STEP = 32.5;
const moraleSpaces = (): number[] => Array.from({ length: top() + 1 }, (_, i) => top() - i);

const MoraleMarker = (props: { readonly side: Side; readonly value: number }) => (
  <Show
    when={props.side === 'ottoman'}
    fallback={
      <g>
        <rect class="vn-p-hab" x="-23" y="-13" width="44" height="26" />
        <rect class="vn-p-dark" x="-23" y="-13" width="44" height="6" />
        <text class="vn-morale-now h" x="-1" y="9">
          {props.value}
        </text>
      </g>
    }
  >
    <g>
      <path class="vn-p-ott" d="M-24 -13h46l-9 13l9 13h-46z" />
      <text class="vn-morale-now o" x="-5" y="6">
        {props.value}
      </text>
    </g>
  </Show>
);

export const Morale = (props: { readonly face: FaceProps; readonly side: Side }) => {
  const now = () => moraleOf(props.face.view, props.side);
  const label = () => props.face.t('morale.of', { side: props.face.t(`name:${props.side}`), n: now() });
  return (
    <g
      class="vn-morale"
      transform={`translate(${props.side === 'ottoman' ? 130 : 670} 150)`}
      role="img"
      aria-label={label()}
    >
      <rect class="vn-plate" x="-25" y="-26" width="50" height={STEP * top() + 58} />
      <rect class="vn-plate-rule" x="-22" y="-23" width="44" height={STEP * top() + 52} />
      <text class="vn-plate-title" y="-8">
        {props.face.t('morale')}
      </text>
      <path class="vn-track" d={`M0 ${8}V${8 + STEP * top()}`} />
      <For each={moraleSpaces()}>
        {(n, i) => (
          <g transform={`translate(0 ${8 + STEP * i()})`}>
            <path class="vn-track" d="M-6 0H6" />
            <text class="vn-track-n" x="-10" y="4">
              {n === 0 ? '' : n}
            </text>
          </g>
        )}
      </For>
      <text class="vn-plate-title" y={8 + STEP * top() + 18}>
        {props.face.t('morale.end')}
      </text>
      <g class="vn-glide" style={{ transform: `translate(0px, ${8 + STEP * (top() - now())}px)` }}>
        <MoraleMarker side={props.side} value={now()} />
      </g>
    </g>
  );
};

/** Five rounds and the relief: six medallions. */
export const Rounds = (props: { readonly face: FaceProps }) => {
  const spaces = () => Array.from({ length: files().board.rounds + 1 }, (_, i) => i + 1);
  const now = () => roundOf(props.face.view);
  return (
    <g
      class="vn-rounds"
      transform="translate(646 617)"
      role="img"
      aria-label={props.face.t('round.now', { n: Math.min(now(), files().board.rounds), of: files().board.rounds })}
    >
      <path class="vn-plate" d="M-66 -48H66Q62 -42 68 -38V40Q62 44 66 50H-66Q-62 44 -68 40V-38Q-62 -42 -66 -48Z" />
      <rect class="vn-plate-rule" x="-60" y="-44" width="120" height="90" />
      <text class="vn-plate-title" y="-29">
        {props.face.t('round')}
      </text>
      <For each={spaces()}>
        {(n) => (
          <g
            class="vn-round"
            classList={{ past: n < now(), current: n === now() }}
            transform={`translate(${((n - 1) % 3) * 38 - 38} ${n <= 3 ? -6 : 28})`}
          >
            <Show
              when={n <= files().board.rounds}
              fallback={<path class="vn-round-relief" d="M-19 -14H19V14L0 9L-19 14Z" />}
            >
              <circle r="14" />
            </Show>
            <text y="5" class={n > files().board.rounds ? 'vn-round-word' : ''}>
              {n > files().board.rounds ? props.face.t('relief') : n}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};

export const Cartouche = (props: { readonly face: FaceProps }) => (
  <g class="vn-cartouche" transform="translate(156 617)" aria-hidden="true">
    <path class="vn-plate" d="M-70 -48H70Q66 -42 72 -38V40Q66 44 70 50H-70Q-66 44 -72 40V-38Q-66 -42 -70 -48Z" />
    <path class="vn-plate-rule" d="M-65 -43H65V45H-65Z" />
    <text class="vn-cart-small" y="-21">
      {props.face.t('cartouche.1')}
    </text>
    <text class="vn-cart-big" y="10">
      {props.face.t('cartouche.2')}
    </text>
    <path class="vn-track" d="M-40 19H-6M6 19H40M0 16l3 3l-3 3l-3 -3Z" />
    <text class="vn-cart-date" y="36">
      {props.face.t('cartouche.3')}
    </text>
  </g>
);
