import type { FaceProps } from '@ravelin/web/face';
import { Ground, paint } from '../../../empires/board/map/ground.tsx';
import { Roads } from '../../../empires/board/map/roads.tsx';
import { Chart } from '../table/narrows.tsx';
import { GROUND, RAILS, SAND } from './ground.ts';
import { Markers } from './markers.tsx';
import { Lines } from './place-mark.tsx';

/** The map of the Sultan's lands with the chart of the Dardanelles, and everything that lies on it but the Fronts and the defences. */
export const PrintedMap = (props: { readonly face: FaceProps; readonly narrow: boolean }) => (
  <>
    <defs>
      <pattern id="ottoman-sunset-sand" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle class="os-grain" cx="2" cy="2.500" r=".8" />
        <circle class="os-grain" cx="6.500" cy="6.800" r=".6" />
      </pattern>
    </defs>
    <Ground drawn={GROUND} t={props.face.t}>
      <path d={SAND} fill={paint('ottoman-sunset', 'sand')} />
      <path class="os-rail-bed" d={RAILS} />
      <path class="os-rail" d={RAILS} />
    </Ground>
    <Chart face={props.face} />
    <Roads face={props.face} narrow={props.narrow}>
      <Lines face={props.face} />
    </Roads>
    <Markers face={props.face} />
  </>
);
