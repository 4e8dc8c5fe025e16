import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { Ground } from '../../empires/board/map/ground.tsx';
import { Roads } from '../../empires/board/map/roads.tsx';
import { Sheet } from '../../empires/board/sheet.tsx';
import { Kaiserschlacht } from '../../empires/board/table/theaters.tsx';
import { LAYOUTS } from './layout.ts';
import { GROUND } from './map/ground.ts';
import { Allies, Markers } from './map/markers.tsx';
import { Lines } from './map/place-mark.tsx';
import { Loyalties } from './table/loyalty.tsx';
import { Status } from './table/status.tsx';

/** The sheet: the map of the Monarchy, and around it everything that lies on the table. */
export const Board = (props: FaceProps) => (
  <Sheet
    face={props}
    layouts={LAYOUTS}
    map={(narrow) => (
      <>
        <Ground drawn={GROUND} t={props.t} />
        <Allies face={props} />
        <Roads face={props} narrow={narrow()}>
          <Lines face={props} />
        </Roads>
        <Markers face={props} />
      </>
    )}
    table={(desk, shape) => (
      <>
        <Loyalties desk={desk} rect={LAYOUTS[shape()].loyalty} short={shape() === 'narrow'} />
        <Show when={LAYOUTS[shape()].status}>{(rect) => <Status face={props} rect={rect()} />}</Show>
        <Show when={LAYOUTS[shape()].kaiserschlacht}>{(rect) => <Kaiserschlacht face={props} rect={rect()} />}</Show>
      </>
    )}
  />
);
