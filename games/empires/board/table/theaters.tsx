import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import type { Rect } from '../layout.ts';
import { theaterWords } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { Theater } from '../signs.tsx';
import { THEATER } from '../state.ts';
import { boxOf, isSet, resourcesOf } from '../view.ts';
import { Plate } from './plate.tsx';

/** The Off-Map Theaters with their Resources, the Kaiserschlacht, and War Weariness, which lies on both. */

export const TheaterBox = (props: {
  readonly desk: Desk;
  readonly id: string;
  readonly rect: Rect;
  readonly short: boolean;
}) => {
  const empire = useEmpire();
  const limit = empire.printed.theaterLimit;
  const face = () => props.desk.face;
  const n = () => resourcesOf(face().view, props.id);
  const [width, height] = [props.rect[2], props.rect[3]];
  return (
    <Pickable
      desk={props.desk}
      domain={THEATER}
      name={props.id}
      words={theaterWords(empire, face().t, face().view, props.id)}
      class="em-theater"
      at={`translate(${props.rect[0]} ${props.rect[1]})`}
      box={[0, 0, width, height]}
      sign={[width - 2, 2, 0.86]}
    >
      <rect class="em-plate-paper" width={width} height={height} />
      <rect class="em-theater-head" width={width} height="21" />
      <g class="em-theater-sign" transform="translate(14 11) scale(.72)">
        <Theater id={props.id} />
      </g>
      <text class="em-theater-name" x="27" y="15">
        {face().t(props.short ? `theater.short:${props.id}` : `theater.plate:${props.id}`)}
      </text>
      <For each={Array.from({ length: limit }, (_, i) => i)}>
        {(i) => (
          <g transform={`translate(${width / 2 + (i - (limit - 1) / 2) * 42} ${21 + (height - 21) / 2})`}>
            <circle class="em-slot" r="13.500" />
            <Show when={i < n()}>
              <g class="em-resource">
                <circle r="13.500" />
                <path d="M-3 -8.500H3L1.800 -1.800L8.500 -3V3L1.800 1.800L3 8.500H-3L-1.800 1.800L-8.500 3V-3L-1.800 -1.800Z" />
              </g>
            </Show>
          </g>
        )}
      </For>
      <rect class="em-ring" x="-2" y="-2" width={width + 4} height={height + 4} rx="2" />
    </Pickable>
  );
};

/** In a flat plate title, battles and state stand in one row. */
const FLAT = 50;

export const Kaiserschlacht = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const { printed } = useEmpire();
  const six = printed.battles.filter(({ kaiserschlacht }) => kaiserschlacht !== undefined);
  const state = () => String(props.face.view.kaiserschlacht ?? 'waiting');
  const flat = () => props.rect[3] < FLAT;
  const step = () => (flat() ? 22 : (props.rect[2] - 20) / six.length);
  const first = () => (flat() ? 128 : 10);
  return (
    <g
      class={`em-kaiserschlacht ${state()}`}
      role="img"
      aria-label={`${props.face.t('kaiserschlacht')}: ${props.face.t(`kaiserschlacht:${state()}`)}`}
    >
      <Plate rect={props.rect} title={props.face.t('kaiserschlacht')} drop={flat() ? 7 : 0}>
        <For each={six}>
          {({ id, kaiserschlacht }, i) => (
            <g
              class={`em-six ${boxOf(props.face.view, id)}`}
              transform={`translate(${first() + step() * (i() + 0.5)} ${flat() ? props.rect[3] / 2 : 31})`}
            >
              <rect x="-8" y="-7.500" width="16" height="15" rx={boxOf(props.face.view, id) === 'defeats' ? 7.5 : 1} />
              <text y="4">{kaiserschlacht}</text>
            </g>
          )}
        </For>
        <text
          class={`em-small ${flat() ? 'em-end' : 'mid'}`}
          x={flat() ? props.rect[2] - 11 : props.rect[2] / 2}
          y={flat() ? props.rect[3] / 2 + 4 : props.rect[3] - 7}
        >
          {props.face.t(`kaiserschlacht:${state()}`)}
        </text>
      </Plate>
    </g>
  );
};

/** War Weariness: a tag across the upper edge of a plate, about its middle. */
export const Weary = (props: { readonly face: FaceProps; readonly x: number; readonly y?: number }) => (
  <Show when={isSet(props.face.view, 'weariness')}>
    <g class="em-weary" transform={`translate(${props.x} ${props.y ?? 0})`}>
      <rect x="-66" y="-10" width="132" height="19" />
      <text y="4">{props.face.t('weariness.short')}</text>
    </g>
  </Show>
);
