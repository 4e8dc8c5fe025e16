import type { FaceProps } from '@ravelin/web/face';
import { type Point, pathOf, round } from '@ravelin/web/ink';
import { For, Show } from 'solid-js';
import { paint } from '../../../empires/board/map/ground.tsx';
import { Due, Tag } from '../../../empires/board/map/markers.tsx';
import { isSet } from '../../../empires/board/view.ts';
import { frontData, inRevolt, NATIONS } from '../view.ts';
import { BULGARIA_PATH } from './ground.ts';
import { project } from './project.ts';
import { MAP } from './spaces.ts';

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

/** Bulgaria under arms: hatched, beneath the roads. */
export const Allies = (props: { readonly face: FaceProps }) => (
  <Show when={isSet(props.face.view, 'bulgaria')}>
    <path class="he-ally" d={BULGARIA_PATH} fill={paint('hapsburg', 'hatch')} clip-path={paint('hapsburg', 'frame')} />
  </Show>
);

export const Markers = (props: { readonly face: FaceProps }) => {
  const end = (front: string) => MAP.spaceOf(front, frontData(front).spaces.length);
  return (
    <g class="em-markers" aria-hidden="true">
      <For each={NATIONS.filter(({ id }) => inRevolt(props.face.view, id))}>
        {({ id }) => <Revolt face={props.face} nation={id} />}
      </For>
      <Show when={isSet(props.face.view, 'bulgaria')}>
        <Tag at={project([24.3, 42.45])} class="ally" text={props.face.t('bulgaria.in')} width={112} />
      </Show>
      <Show when={isSet(props.face.view, 'retreat') && end('polish')}>
        {(place) => (
          <Tag at={[place().x - 62, place().y - 2]} class="retreat" text={props.face.t('retreat.short')} width={92} />
        )}
      </Show>
      <Show when={isSet(props.face.view, 'vittorio')}>
        <Tag at={project([10.3, 44.5])} class="vittorio" text={props.face.t('vittorio.short')} width={92} />
      </Show>
      <Due face={props.face} />
    </g>
  );
};
