import type { FaceProps } from '@ravelin/web/face';
import { VIEW_BOX } from './geometry.ts';
import { hexName } from './names.ts';
import { Stack } from './pieces.tsx';
import { hexState } from './view.ts';

/** The stack of the hex under the pointer or the focus, magnified in a corner where no hex lies. It is only looked at. */

const HALF = 160;
const HEIGHT = 126;
const SCALE = 0.8;
const AT = `translate(${VIEW_BOX[0] + HALF * SCALE + 12} ${VIEW_BOX[1] + VIEW_BOX[3] - HEIGHT * SCALE - 12}) scale(${SCALE})`;

export const Lens = (props: { readonly face: FaceProps; readonly hex: string }) => {
  const state = () => hexState(props.face.view, props.hex);
  return (
    <g class="vn-lens" transform={AT} aria-hidden="true">
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
