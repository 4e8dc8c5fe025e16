import type { FaceProps } from '@ravelin/web/face';
import { hexPlace, VIEW_BOX } from './geometry.ts';
import { hexName } from './names.ts';
import { Stack } from './pieces.tsx';
import { hexState } from './view.ts';

/** The stack of the hex under the pointer or the focus, magnified above or below it. It is only looked at. */

const HALF = 160;
const HEIGHT = 126;

export const Lens = (props: { readonly face: FaceProps; readonly hex: string }) => {
  const place = () => hexPlace(props.hex);
  const state = () => hexState(props.face.view, props.hex);
  const x = () => Math.max(VIEW_BOX[0] + HALF + 4, Math.min(VIEW_BOX[0] + VIEW_BOX[2] - HALF - 4, place().x));
  const y = () => (place().y > 220 ? place().y - 56 - HEIGHT : place().y + 56);
  return (
    <g class="vn-lens" transform={`translate(${x()} ${y()})`} aria-hidden="true">
      <rect class="vn-lens-shade" x={-HALF + 3} y="4" width={2 * HALF} height={HEIGHT} />
      <rect class="vn-lens-paper" x={-HALF} y="0" width={2 * HALF} height={HEIGHT} />
      <rect class="vn-lens-rule" x={-HALF + 3.5} y="3.5" width={2 * HALF - 7} height={HEIGHT - 7} />
      <text class="vn-lens-name" y="27">
        {hexName(props.face.t, props.hex)}
      </text>
      <g transform="translate(0 61) scale(1.4)">
        <Stack state={state()} />
      </g>
      <text class="vn-lens-words" y={HEIGHT - 11}>
        {props.face.t(`held:${state().control}`)}
      </text>
    </g>
  );
};
