import type { FaceProps } from '@ravelin/web/face';
import { along, chance, curveOf, type Point, pathOf, round } from '@ravelin/web/ink';
import { For, type JSX, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import type { Projection } from './project.ts';

/** The print itself: land and water, ranges and frontiers, names of lands. Drawn once; nothing of it depends on the war. */

export interface Range {
  readonly crest: readonly Point[];
  readonly height: number;
  readonly spread: number;
}

/** A name of a land: where, how large, turned by how much; a name of a sea. */
export type LandName = readonly [key: string, at: Point, size: 1 | 2, turn?: number];
export type SeaName = readonly [key: string, at: Point, turn?: number];

/** What the land is, by longitude and latitude. */
export interface Land {
  readonly seas: readonly (readonly Point[])[];
  readonly isles: readonly (readonly Point[])[];
  readonly straits: readonly (readonly Point[])[];
  /** The outline of the Empire; what divides it; other frontiers. */
  readonly empire: readonly Point[];
  /** Its frontiers, where they are not the whole outline. */
  readonly border?: readonly (readonly Point[])[];
  readonly inner: readonly (readonly Point[])[];
  readonly abroad: readonly (readonly Point[])[];
  readonly streams: readonly (readonly Point[])[];
  /** Rivers so great that both banks are drawn. */
  readonly great: readonly (readonly Point[])[];
  readonly ranges: readonly Range[];
  readonly lands: readonly LandName[];
  readonly waters: readonly SeaName[];
  /** Where a candle would stand on the table. */
  readonly candle: Point;
}

/** Peaks in a mapmaker's profile: a lit slope, a shaded one with strokes down it. */
const peaksOf = (
  ranges: readonly Range[],
  projectLine: Projection['projectLine'],
): { readonly lit: string; readonly shade: string } => {
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

/** The land as paths on the sheet. */
export const engrave = (land: Land, { project, projectLine }: Projection) => {
  const curves = (lines: readonly (readonly Point[])[], closed = false): string =>
    lines.map((one) => curveOf(one.map(project), closed)).join('');
  return {
    seas: curves(land.seas, true),
    isles: curves(land.isles, true),
    straits: curves(land.straits),
    empire: pathOf(projectLine([...land.empire, land.empire[0]]), true),
    border: land.border?.map((one) => pathOf(projectLine(one))).join(''),
    inner: curves(land.inner),
    abroad: curves(land.abroad),
    streams: curves(land.streams),
    great: curves(land.great),
    peaks: peaksOf(land.ranges, projectLine),
    lands: land.lands.map(([key, at, size, turn]) => ({ key, size, at: turned(project(at), turn) })),
    waters: land.waters.map(([key, at, turn]) => ({ key, at: turned(project(at), turn) })),
    candle: land.candle,
  };
};
export type Engraving = ReturnType<typeof engrave>;

const turned = ([x, y]: Point, turn = 0): string =>
  `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}`;

/** Lines of water along the coasts, from the outermost inward. */
const WATERLINES = [30, 22, 15, 9, 4.5] as const;

/** Two boards of the family may lie on one page: what is defined bears the name of its own. */
export const paint = (id: string, name: string): string => `url(#${id}-${name})`;

const Defs = (props: { readonly drawn: Engraving }) => {
  const { id, map } = useEmpire();
  const [x, y, width, height] = map.frame;
  return (
    <defs>
      <clipPath id={`${id}-frame`}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <clipPath id={`${id}-sea`}>
        <path d={props.drawn.seas} />
      </clipPath>
      <clipPath id={`${id}-empire`}>
        <path d={props.drawn.empire} />
      </clipPath>
      <pattern id={`${id}-stripes`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="em-stripe" width="2.2" height="6" />
      </pattern>
      <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect class="em-hatch" width="1.3" height="5" />
      </pattern>
      <radialGradient id={`${id}-candle`} cx=".5" cy=".5" r=".5">
        <stop offset="0" stop-color="#ffb65a" stop-opacity="var(--em-glow)" />
        <stop offset="1" stop-color="#ffb65a" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
};

/** Water along a coast, engraved; `d` is the water, or, on a chart that is all water, the land. */
export const Water = (props: { readonly d: string; readonly clip: string; readonly land?: boolean }) => (
  <>
    <path class={props.land ? 'em-crown' : 'em-water'} d={props.d} />
    <g clip-path={props.clip}>
      <For each={WATERLINES}>
        {(width) => (
          <>
            <path class="em-waterline" d={props.d} stroke-width={width * 2} />
            <path class="em-waterline-in" d={props.d} stroke-width={width * 2 - 1.3} />
          </>
        )}
      </For>
    </g>
    <path class="em-coast" d={props.d} />
  </>
);

/** `children`: what this land has besides, over the water. */
export const Ground = (props: {
  readonly drawn: Engraving;
  readonly t: FaceProps['t'];
  readonly children?: JSX.Element;
}) => {
  const { id, map } = useEmpire();
  const [x, y, width, height] = map.frame;
  const { drawn } = props;
  return (
    <>
      <Defs drawn={drawn} />
      <g class="em-ground" clip-path={paint(id, 'frame')} aria-hidden="true">
        <rect class="em-land" x={x} y={y} width={width} height={height} />
        <path class="em-crown" d={drawn.empire} />
        <g clip-path={paint(id, 'empire')}>
          <path class="em-crown-wash" d={drawn.empire} />
        </g>
        <circle cx={drawn.candle[0]} cy={drawn.candle[1]} r="330" fill={paint(id, 'candle')} />
        <path class="em-stream" d={drawn.streams} />
        <Show when={drawn.great !== ''}>
          <path class="em-great-bank" d={drawn.great} />
          <path class="em-great" d={drawn.great} />
        </Show>
        <Water d={drawn.seas} clip={paint(id, 'sea')} />
        <path class="em-strait" d={drawn.straits} />
        <path class="em-isle" d={drawn.isles} />
        <path class="em-abroad" d={drawn.abroad} />
        <path class="em-inner" d={drawn.inner} />
        <path class="em-frontier" d={drawn.border ?? drawn.empire} />
        {props.children}
        <path class="em-peak" d={drawn.peaks.lit} />
        <path class="em-peak-shade" d={drawn.peaks.shade} />
        <For each={drawn.lands}>
          {({ key, size, at }) => (
            <text class={`em-land-name s${size}`} transform={at}>
              {props.t(`land:${key}`)}
            </text>
          )}
        </For>
        <For each={drawn.waters}>
          {({ key, at }) => (
            <text class="em-sea-name" transform={at}>
              {props.t(`sea:${key}`)}
            </text>
          )}
        </For>
      </g>
    </>
  );
};
