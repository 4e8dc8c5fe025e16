import { For, Show } from 'solid-js';
import { between, type Point, pathOf, round } from '../../../../web/art/ink.ts';
import type { FaceProps } from '../../../../web/face.ts';
import { frontData, frontState, inRevolt, isSet, NATIONS } from '../view.ts';
import { dueAdvance } from '../war.ts';
import { BULGARIA_PATH } from './ground.tsx';
import { project } from './project.ts';
import { spaceOf, VIENNA } from './spaces.ts';

/** Markers that lie on the map: Revolts, Bulgaria, the Russian Retreat, Vittorio Veneto, and the Advance now due. */

const REVOLT_AT: Readonly<Record<string, Point>> = {
  czech: [14.7, 49.62],
  croat: [16.9, 45.25],
  hungarian: [20.3, 46.75],
};

const BURST = Array.from({ length: 22 }, (_, i): Point => {
  const angle = (Math.PI * i) / 11;
  const wide = i % 2 === 0 ? 1 : 0.74;
  return [Math.sin(angle) * 40 * wide, -Math.cos(angle) * 17 * wide];
});

const Revolt = (props: { readonly face: FaceProps; readonly nation: string }) => {
  const [x, y] = project(REVOLT_AT[props.nation] ?? [18, 47]);
  return (
    <g class="he-revolt" transform={`translate(${round(x)} ${round(y)})`}>
      <path d={pathOf(BURST, true)} />
      <text y="4">{props.face.t('revolt.short')}</text>
    </g>
  );
};

const Plate = (props: {
  readonly at: Point;
  readonly class: string;
  readonly text: string;
  readonly width: number;
}) => (
  <g class={`he-tag ${props.class}`} transform={`translate(${round(props.at[0])} ${round(props.at[1])})`}>
    <rect x={-props.width / 2} y="-9.500" width={props.width} height="19" />
    <text y="4">{props.text}</text>
  </g>
);

/** An arrow from the Front to the space before it. */
const Due = (props: { readonly face: FaceProps; readonly front: string }) => {
  const ends = (): readonly [Point, Point] | undefined => {
    const { space } = frontState(props.face.view, props.front);
    const from = space === undefined ? undefined : spaceOf(props.front, space);
    const to = space === undefined ? undefined : spaceOf(props.front, space - 1);
    if (!from) return undefined;
    const a: Point = [from.x, from.y];
    const b: Point = to ? [to.x, to.y] : VIENNA;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [between(a, b, 15 / length), between(a, b, 1 - (to ? 15 : 34) / length)];
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
        <g class="he-due">
          <path class="he-due-bed" d={pathOf(line())} />
          <path class="he-due-shaft" d={pathOf(line())} />
          <path class="he-due-head" d={head(line()[0], line()[1])} />
        </g>
      )}
    </Show>
  );
};

/** Bulgaria under arms: hatched, beneath the roads. */
export const Allies = (props: { readonly face: FaceProps }) => (
  <Show when={isSet(props.face.view, 'bulgaria')}>
    <path class="he-ally" d={BULGARIA_PATH} fill="url(#he-hatch)" clip-path="url(#he-frame)" />
  </Show>
);

export const Markers = (props: { readonly face: FaceProps }) => {
  const end = (front: string) => spaceOf(front, frontData(front).spaces.length);
  return (
    <g class="he-markers" aria-hidden="true">
      <For each={NATIONS.filter(({ id }) => inRevolt(props.face.view, id))}>
        {({ id }) => <Revolt face={props.face} nation={id} />}
      </For>
      <Show when={isSet(props.face.view, 'bulgaria')}>
        <Plate at={project([24.3, 42.45])} class="ally" text={props.face.t('bulgaria.in')} width={112} />
      </Show>
      <Show when={isSet(props.face.view, 'retreat') && end('polish')}>
        {(place) => (
          <Plate at={[place().x - 62, place().y - 2]} class="retreat" text={props.face.t('retreat.short')} width={92} />
        )}
      </Show>
      <Show when={isSet(props.face.view, 'vittorio')}>
        <Plate at={project([10.3, 44.5])} class="vittorio" text={props.face.t('vittorio.short')} width={92} />
      </Show>
      <Show when={dueAdvance(props.face.view)}>{(front) => <Due face={props.face} front={front()} />}</Show>
    </g>
  );
};
