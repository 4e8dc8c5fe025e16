import type { FaceProps } from '@ravelin/web/face';
import { between, type Point, pathOf, round } from '@ravelin/web/ink';
import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { dueAdvance } from '../war.ts';

/** Markers that lie on the map: a small plate with a few words, and the Advance now due. */

export const Tag = (props: {
  readonly at: Point;
  readonly class: string;
  readonly text: string;
  readonly width: number;
}) => (
  <g class={`em-tag ${props.class}`} transform={`translate(${round(props.at[0])} ${round(props.at[1])})`}>
    <rect x={-props.width / 2} y="-9.500" width={props.width} height="19" />
    <text y="4">{props.text}</text>
  </g>
);

/** An arrow from the Front to the space before it. */
const Arrow = (props: { readonly face: FaceProps; readonly front: string }) => {
  const { map, reading } = useEmpire();
  const ends = (): readonly [Point, Point] | undefined => {
    const { space } = reading.frontState(props.face.view, props.front);
    const from = space === undefined ? undefined : map.spaceOf(props.front, space);
    const to = space === undefined ? undefined : map.spaceOf(props.front, space - 1);
    if (!from) return undefined;
    const a: Point = [from.x, from.y];
    const b: Point = to ? [to.x, to.y] : map.capital;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [between(a, b, 15 / length), between(a, b, 1 - (to ? 15 : map.seal + 5) / length)];
  };
  const head = ([x1, y1]: Point, [x2, y2]: Point): string => {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    return pathOf(
      [
        [x2 + ux * 5, y2 + uy * 5],
        [x2 - ux * 8 - uy * 7, y2 - uy * 8 + ux * 7],
        [x2 - ux * 8 + uy * 7, y2 - uy * 8 - ux * 7],
      ],
      true,
    );
  };
  return (
    <Show when={ends()}>
      {(line) => (
        <g class="em-due">
          <path class="em-due-bed" d={pathOf(line())} />
          <path class="em-due-shaft" d={pathOf(line())} />
          <path class="em-due-head" d={head(line()[0], line()[1])} />
        </g>
      )}
    </Show>
  );
};

export const Due = (props: { readonly face: FaceProps }) => (
  <Show when={dueAdvance(props.face.view)}>{(front) => <Arrow face={props.face} front={front()} />}</Show>
);
