import { For } from 'solid-js';
import { along, chance, curveOf, type Point, pathOf, round } from '../../../../web/art/ink.ts';
import type { FaceProps } from '../../../../web/face.ts';
import { ISLANDS, SEAS, STRAITS } from './coasts.ts';
import { BOSNIA, BULGARIA, CARPATHIAN_RIDGE_FRONTIER, EMPIRE, FRONTIERS, LEITHA } from './lands.ts';
import { FRAME, project, projectLine } from './project.ts';
import { DANUBE, RANGES, type Range, RIVERS } from './rivers.ts';

/** The print itself: land and water, ranges and frontiers, names of lands. Drawn once; nothing of it depends on the war. */

const SEA = SEAS.map((sea) => curveOf(sea.map(project), true)).join('');
const ISLES = ISLANDS.map((isle) => curveOf(isle.map(project), true)).join('');
const STRAIT = STRAITS.map((one) => curveOf(one.map(project))).join('');
const EMPIRE_PATH = pathOf(projectLine([...EMPIRE, EMPIRE[0]]), true);
const INNER = [LEITHA, CARPATHIAN_RIDGE_FRONTIER, BOSNIA].map((one) => curveOf(one.map(project))).join('');
const ABROAD = FRONTIERS.map((one) => curveOf(one.map(project))).join('');
export const BULGARIA_PATH = pathOf(projectLine([...BULGARIA, BULGARIA[0]]), true);
const DANUBE_PATH = curveOf(DANUBE.map(project));
const STREAMS = RIVERS.map((one) => curveOf(one.map(project))).join('');

/** Peaks in a mapmaker's profile: a lit slope, a shaded one with strokes down it. */
const peaksOf = (ranges: readonly Range[]): { lit: string; shade: string } => {
  const next = chance(1914);
  const peaks: { x: number; y: number; h: number }[] = [];
  for (const { crest, height, spread } of ranges)
    for (const { at } of along(projectLine(crest), height * 1.02)) {
      const rows = spread > 7 ? 2 : 1;
      for (let i = 0; i < rows; i++)
        peaks.push({
          x: at[0] + (next() - 0.5) * height,
          y: at[1] + (next() - 0.5) * 2 * spread,
          h: height * (0.72 + 0.5 * next()),
        });
    }
  peaks.sort((a, b) => a.y - b.y);
  let [lit, shade] = ['', ''];
  for (const { x, y, h } of peaks) {
    const w = h * 0.62;
    const top: Point = [x + h * 0.06, y - h];
    lit += `M${round(x - w)} ${round(y)}Q${round(x - w * 0.4)} ${round(y - h * 0.5)} ${round(top[0])} ${round(top[1])}Q${round(x + w * 0.5)} ${round(y - h * 0.55)} ${round(x + w)} ${round(y)}`;
    for (let n = 1; n <= 3; n++) {
      const part = n / 4;
      shade += `M${round(top[0] + w * 0.85 * part)} ${round(y - h * (1 - part))}l${round(-h * 0.12)} ${round(h * (0.34 - 0.05 * n))}`;
    }
  }
  return { lit, shade };
};
const PEAKS = peaksOf(RANGES);

/** Lines of water along the coasts, from the outermost inward. */
const WATERLINES = [30, 22, 15, 9, 4.5] as const;

/** Names of lands and seas: where, how large, turned by how much. */
const LANDS: readonly (readonly [key: string, at: Point, size: 1 | 2, turn?: number])[] = [
  ['germany', [16.7, 52.05], 1],
  ['russia', [27.6, 50.75], 1],
  ['poland', [20.1, 51.5], 2],
  ['bohemia', [14.5, 50.2], 2],
  ['moravia', [16.7, 49.3], 2],
  ['galicia', [24.4, 49.05], 2],
  ['austria', [14.1, 47.85], 2],
  ['hungary', [19.4, 46.25], 1],
  ['transylvania', [24.7, 46.35], 2],
  ['croatia', [16.6, 45.6], 2],
  ['bosnia', [17.75, 44.45], 2],
  ['serbia', [20.75, 43.85], 2],
  ['romania', [24.6, 44.55], 2],
  ['bulgaria', [25.1, 43.2], 1],
  ['italy', [11.75, 43.35], 1, 42],
  ['greece', [21.5, 40.35], 2],
  ['albania', [19.95, 41.2], 2],
  ['montenegro', [19.2, 42.78], 2],
  ['bessarabia', [28.6, 46.85], 2, 60],
  ['switzerland', [8.6, 46.85], 2],
  ['turkey', [27.4, 41.5], 2],
];
const WATERS: readonly (readonly [key: string, at: Point, turn?: number])[] = [
  ['adriatic', [15.2, 43.15], 44],
  ['black', [29.65, 43.5], -62],
  ['aegean', [24.9, 40.35]],
];
const turned = ([x, y]: Point, turn = 0): string =>
  `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}`;

export const GroundDefs = () => (
  <defs>
    <clipPath id="he-frame">
      <rect x={FRAME.left} y={FRAME.top} width={FRAME.right - FRAME.left} height={FRAME.bottom - FRAME.top} />
    </clipPath>
    <clipPath id="he-sea">
      <path d={SEA} />
    </clipPath>
    <clipPath id="he-empire">
      <path d={EMPIRE_PATH} />
    </clipPath>
    <pattern id="he-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="he-stripe" width="2.2" height="6" />
    </pattern>
    <pattern id="he-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect class="he-hatch" width="1.3" height="5" />
    </pattern>
    <radialGradient id="he-candle" cx=".5" cy=".5" r=".5">
      <stop offset="0" stop-color="#ffb65a" stop-opacity="var(--he-glow)" />
      <stop offset="1" stop-color="#ffb65a" stop-opacity="0" />
    </radialGradient>
  </defs>
);

export const Ground = (props: { readonly t: FaceProps['t'] }) => (
  <g class="he-ground" clip-path="url(#he-frame)" aria-hidden="true">
    <rect
      class="he-land"
      x={FRAME.left}
      y={FRAME.top}
      width={FRAME.right - FRAME.left}
      height={FRAME.bottom - FRAME.top}
    />
    <path class="he-crown" d={EMPIRE_PATH} />
    <g clip-path="url(#he-empire)">
      <path class="he-crown-wash" d={EMPIRE_PATH} />
    </g>
    <circle cx="325" cy="233" r="330" fill="url(#he-candle)" />
    <path class="he-stream" d={STREAMS} />
    <path class="he-danube-bank" d={DANUBE_PATH} />
    <path class="he-danube" d={DANUBE_PATH} />
    <path class="he-water" d={SEA} />
    <g clip-path="url(#he-sea)">
      <For each={WATERLINES}>
        {(width) => (
          <>
            <path class="he-waterline" d={SEA} stroke-width={width * 2} />
            <path class="he-waterline-in" d={SEA} stroke-width={width * 2 - 1.3} />
          </>
        )}
      </For>
    </g>
    <path class="he-coast" d={SEA} />
    <path class="he-strait" d={STRAIT} />
    <path class="he-isle" d={ISLES} />
    <path class="he-abroad" d={ABROAD} />
    <path class="he-inner" d={INNER} />
    <path class="he-frontier" d={EMPIRE_PATH} />
    <path class="he-peak" d={PEAKS.lit} />
    <path class="he-peak-shade" d={PEAKS.shade} />
    <For each={LANDS}>
      {([key, at, size, turn]) => (
        <text class={`he-land-name s${size}`} transform={turned(project(at), turn)}>
          {props.t(`land:${key}`)}
        </text>
      )}
    </For>
    <For each={WATERS}>
      {([key, at, turn]) => (
        <text class="he-sea-name" transform={turned(project(at), turn)}>
          {props.t(`sea:${key}`)}
        </text>
      )}
    </For>
  </g>
);
