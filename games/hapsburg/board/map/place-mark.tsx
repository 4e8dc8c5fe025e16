import type { FaceProps } from '@ravelin/web/face';
import { type Point, pathOf } from '@ravelin/web/ink';
import { Show } from 'solid-js';
import type { Space } from '../../../empires/board/map/geography.ts';
import { across, Trench } from '../../../empires/board/map/roads.tsx';
import { isSet, numberIn } from '../../../empires/board/view.ts';
import { BOARD, type TrackSpace } from '../view.ts';
import { MAP } from './spaces.ts';

/** What lies on a place beside its number, and across a road: rivers, the Fortress, the Isonzo, the Trench Line. */

const STAR = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (Math.PI * i) / 8;
  const r = i % 2 === 0 ? 14 : 9.8;
  return [Math.sin(angle) * r, -Math.cos(angle) * r];
});

/** H2.4, H6.0: a star of eight points with its strength. */
const Fortress = (props: { readonly face: FaceProps }) => {
  const strength = () => numberIn(props.face.view, 'fortress');
  return (
    <g class="he-fortress" classList={{ ruined: strength() === 0 }} transform="translate(-22 21)">
      <path class="he-fortress-star" d={pathOf(STAR, true)} />
      <Show when={strength() > 0} fallback={<path class="he-fortress-crack" d="M-9 -9L-2 -2L-5 2L9 9M9 -9L2 0" />}>
        <text y="4">
          {strength()}/{BOARD.fortress}
        </text>
      </Show>
    </g>
  );
};

export const PlaceMark = (props: { readonly face: FaceProps; readonly place: Space & TrackSpace }) => (
  <>
    <Show when={props.place.river}>
      <g class="he-ford" transform="translate(-11 -11)">
        <circle r="7" />
        <path d="M-4.500 3.200q1.500 -1.700 3 0t3 0t3 0" />
        <text y="1.800">2</text>
      </g>
    </Show>
    <Show when={props.place.fortress}>
      <Fortress face={props.face} />
    </Show>
  </>
);

/** H2.3.4, H2.3.5: where an Advance needs an Attrition Roll. */
export const Lines = (props: { readonly face: FaceProps }) => {
  const isonzo = across(MAP, 'italian', 3, 0.42, 17);
  return (
    <>
      <Show when={isonzo}>{(line) => <path class="he-isonzo" d={pathOf(line())} />}</Show>
      <Trench line={isSet(props.face.view, 'trench') ? across(MAP, 'balkan', 5, 0.55, 24) : undefined} />
    </>
  );
};
