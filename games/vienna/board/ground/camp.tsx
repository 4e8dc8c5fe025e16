import { For } from 'solid-js';
import { chance } from '../ink.ts';

/** The city of tents from which the siege is fought, with the trees of the Vienna plain. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flag: boolean;
}

/** Round tents in loose rows, none where the hexes and the cartouches lie. */
const SPOTS: readonly Spot[] = (() => {
  const next = chance(83);
  const out: Spot[] = [];
  for (let y = 556; y < 900; y += 27)
    for (let x = -400; x < 1200; x += 46) {
      const at = { x: x + 30 * next() + (y % 2) * 20, y: y + 12 * next(), size: 0.7 + (y - 540) / 420 + 0.15 * next() };
      const inHexes = Math.abs(at.x - 400) < 100 && at.y < 690;
      const inCharts = at.y < 690 && at.y > 556 && Math.abs(Math.abs(at.x - 400) - 245) < 92;
      const thin = next() < (at.y < 600 ? 0.45 : 0.12);
      if (!inHexes && !inCharts && !thin) out.push({ ...at, flag: next() < 0.3 });
    }
  return out.sort((a, b) => a.y - b.y);
})();

const IN_CAMP: readonly Spot[] = [
  { x: 352, y: 622, size: 0.85, flag: false },
  { x: 452, y: 624, size: 0.9, flag: true },
  { x: 372, y: 650, size: 0.9, flag: true },
  { x: 432, y: 652, size: 0.95, flag: false },
];

export const Tent = (props: Spot) => (
  <g transform={`translate(${props.x.toFixed(1)} ${props.y.toFixed(1)}) scale(${props.size.toFixed(2)})`}>
    <path
      class="vn-e-fill"
      d="M-13 0C-12 -5 -11 -8 -11 -9C-6 -12 -2 -17 0 -24C2 -17 6 -12 11 -9C11 -8 12 -5 13 0Q0 4 -13 0Z"
    />
    <path
      class="vn-e-fine"
      d="M2 -19C5 -13 8 -11 11 -9M1 -20C3 -13 5 -10 7 -8.4M0 -22V2M4 -8L5 1.6M7.5 -8.5L9 1M10.5 -8.6L12 .3M-11 -9Q0 -5 11 -9M-5 -7.6L-6 1.4M3 -14L5 -10M9.2 -8.8L10.6 .6M6 -8.2L7 1.3"
    />
    <path class="vn-e-1" d="M0 -24V-31" />
    {props.flag ? (
      <path class="vn-e-red" d="M0 -31l8 2l-5 1.6l5 1.6l-8 1z" />
    ) : (
      <circle class="vn-e-dot" cx="0" cy="-31" r="1.1" />
    )}
  </g>
);

const TREES: readonly (readonly [number, number, number])[] = [
  [100, 540, 1],
  [118, 549, 0.8],
  [704, 541, 1],
  [688, 550, 0.8],
  [86, 470, 0.8],
  [716, 476, 0.9],
  [20, 520, 1.1],
  [-40, 498, 0.9],
  [-130, 530, 1.2],
  [790, 520, 1.1],
  [850, 500, 0.9],
  [930, 534, 1.2],
  [-220, 506, 1],
  [1040, 508, 1],
];

export const Camp = () => (
  <g>
    <For each={SPOTS}>{(spot) => <Tent {...spot} />}</For>
    <For each={IN_CAMP}>{(spot) => <Tent {...spot} />}</For>
    <For each={TREES}>
      {([x, y, size]) => (
        <g transform={`translate(${x} ${y}) scale(${size})`}>
          <path class="vn-e-fill" d="M0 0C-9 1 -11 -6 -7 -9C-10 -14 -4 -18 0 -16C5 -19 10 -14 7 -9C11 -6 9 1 0 0Z" />
          <path
            class="vn-e-fine"
            d="M1 -3c3 0 6 -1 7 -3M1 -6c3 0 5 -1 6.6 -3M1 -9c2 0 5 -1 6 -3M2 -12c2 0 3 -1 4.4 -2M0 0v5M1 0v5"
          />
        </g>
      )}
    </For>
  </g>
);
