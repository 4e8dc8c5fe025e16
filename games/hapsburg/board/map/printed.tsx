import type { FaceProps } from '@ravelin/web/face';
import { Ground } from '../../../empires/board/map/ground.tsx';
import { Roads } from '../../../empires/board/map/roads.tsx';
import { GROUND } from './ground.ts';
import { Allies, Markers } from './markers.tsx';
import { Lines } from './place-mark.tsx';

/** The map of the Monarchy, with everything that lies on it but the Fronts. */
export const PrintedMap = (props: { readonly face: FaceProps; readonly narrow: boolean }) => (
  <>
    <Ground drawn={GROUND} t={props.face.t} />
    <Allies face={props.face} />
    <Roads face={props.face} narrow={props.narrow}>
      <Lines face={props.face} />
    </Roads>
    <Markers face={props.face} />
  </>
);
