import { For } from 'solid-js';

/** The face of a die, about 24 wide. */
const [L, M, R] = [7, 12, 17];
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[M, M]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [M, M],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  6: [
    [L, 6.5],
    [R, 6.5],
    [L, M],
    [R, M],
    [L, 17.5],
    [R, 17.5],
  ],
};

export const Die = (props: { readonly face: number; readonly size: number }) => (
  <svg class="em-die" width={props.size} height={props.size} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="4" />
    <For each={PIPS[props.face] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="2.200" />}</For>
  </svg>
);
