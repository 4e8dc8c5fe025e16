import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import type { Space } from '../../../empires/board/map/geography.ts';
import { across, Trench } from '../../../empires/board/map/roads.tsx';
import { isSet, numberIn } from '../../../empires/board/view.ts';
import type { TrackSpace } from '../view.ts';
import { MAP } from './spaces.ts';

/** What lies on a place beside its number, and across a road: the desert, the fortification of Gaza-Beersheba. */

/** O2.3.3: while there is no water, a sun over what must be crossed. */
export const PlaceMark = (props: { readonly face: FaceProps; readonly place: Space & TrackSpace }) => (
  <>
    <Show when={props.place.desert && !isSet(props.face.view, 'pipeline')}>
      <g class="os-dry" transform="translate(-11 -11)">
        <circle r="7" />
        <path d="M0 -3.800V-5.600M0 3.800V5.600M-3.800 0H-5.600M3.800 0H5.600M-2.700 -2.700L-4 -4M2.700 -2.700L4 -4M-2.700 2.700L-4 4M2.700 2.700L4 4" />
        <circle class="os-dry-sun" r="2.300" />
      </g>
    </Show>
    <Show when={props.place.fortification && numberIn(props.face.view, 'gaza') > 0}>
      <g class="os-gaza" transform="translate(23 -1)">
        <path d="M-9 7V-6H-5V-3H-2V-6H2V-3H5V-6H9V7Z" />
        <text y="5">{numberIn(props.face.view, 'gaza')}</text>
      </g>
    </Show>
  </>
);

/** O2.3.4 */
export const Lines = (props: { readonly face: FaceProps }) => (
  <Trench line={numberIn(props.face.view, 'gaza') > 0 ? across(MAP, 'sinai', 5, 0.5, 20) : undefined} />
);
