import { For } from 'solid-js';
import type { Side } from '../view.ts';

/** The backs of cards: the crescent for the Ottomans, the lozenge for the Habsburgs, a letter for the kind. */

const crescents = (): string => {
  let d = '';
  for (let y = 9; y < 64; y += 11)
    for (let x = 9 + ((y - 9) % 22 === 0 ? 0 : 5.5); x < 45; x += 11)
      d += `M${x + 1.2} ${y - 2.8}a3 3 0 1 0 0 5.6a2.4 2.4 0 1 1 0 -5.6`;
  return d;
};
const lozenges = (): string => {
  let d = '';
  for (let y = 10; y < 66; y += 12)
    for (let x = 10; x < 46; x += 12) d += `M${x} ${y - 5.6}l5.6 5.6l-5.6 5.6l-5.6 -5.6Z`;
  return d;
};
const CRESCENTS = crescents();
const LOZENGES = lozenges();

export const Back = (props: { readonly side: Side; readonly letter?: string }) => (
  <svg class={`vn-back ${props.side}`} viewBox="0 0 50 70" aria-hidden="true">
    <rect x=".6" y=".6" width="48.8" height="68.8" rx="4" fill="#FBF4E6" stroke="#241A10" />
    <rect class="vn-back-field" x="4" y="4" width="42" height="62" rx="2" />
    <path class="vn-back-pattern" d={props.side === 'ottoman' ? CRESCENTS : LOZENGES} />
    {props.side === 'ottoman' ? (
      <>
        <circle class="vn-back-boss" cx="25" cy="35" r="12" />
        <path fill="#FFF4E2" d="M28 28.500a7 7 0 1 0 0 13a5.600 5.600 0 1 1 0 -13" />
      </>
    ) : (
      <>
        <path class="vn-back-boss" d="M25 21L36 35L25 49L14 35Z" />
        <path class="vn-back-heart" d="M25 28L30.500 35L25 42L19.500 35Z" />
      </>
    )}
    {props.letter && (
      <>
        <rect x="16" y="54" width="18" height="9.600" fill="#FBF4E6" stroke="#241A10" stroke-width=".6" />
        <text class="vn-back-letter" x="25" y="61.600">
          {props.letter}
        </text>
      </>
    )}
  </svg>
);

/** A fan of backs, at most eight drawn. */
export const Backs = (props: { readonly side: Side; readonly letter?: string; readonly count: number }) => (
  <span class="vn-backs" aria-hidden="true">
    <For each={Array.from({ length: Math.min(8, props.count) })}>
      {() => <Back side={props.side} {...(props.letter !== undefined && { letter: props.letter })} />}
    </For>
  </span>
);
