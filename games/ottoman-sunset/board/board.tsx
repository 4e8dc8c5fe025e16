import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { Ground, paint } from '../../empires/board/map/ground.tsx';
import { Roads } from '../../empires/board/map/roads.tsx';
import { Sheet } from '../../empires/board/sheet.tsx';
import { Kaiserschlacht, Weary } from '../../empires/board/table/theaters.tsx';
import { LAYOUTS } from './layout.ts';
import { GROUND, RAILS, SAND } from './map/ground.ts';
import { Markers } from './map/markers.tsx';
import { Lines } from './map/place-mark.tsx';
import { BureauPlate } from './table/bureau.tsx';
import { Chart, Narrows } from './table/narrows.tsx';

/** The sheet: the map of the Sultan's lands with the chart of the Dardanelles, and around it everything that lies on the table. */
export const Board = (props: FaceProps) => (
  <Sheet
    face={props}
    layouts={LAYOUTS}
    map={(narrow) => (
      <>
        <defs>
          <pattern id="ottoman-sunset-sand" width="9" height="9" patternUnits="userSpaceOnUse">
            <circle class="os-grain" cx="2" cy="2.500" r=".8" />
            <circle class="os-grain" cx="6.500" cy="6.800" r=".6" />
          </pattern>
        </defs>
        <Ground drawn={GROUND} t={props.t}>
          <path d={SAND} fill={paint('ottoman-sunset', 'sand')} />
          <path class="os-rail-bed" d={RAILS} />
          <path class="os-rail" d={RAILS} />
        </Ground>
        <Chart face={props} />
        <Roads face={props} narrow={narrow()}>
          <Lines face={props} />
        </Roads>
        <Markers face={props} />
      </>
    )}
    table={(desk, shape) => (
      <>
        <Narrows desk={desk} narrow={shape() === 'narrow'} />
        <BureauPlate desk={desk} rect={LAYOUTS[shape()].bureau} short={shape() === 'narrow'} />
        <Show when={LAYOUTS[shape()].kaiserschlacht}>{(rect) => <Kaiserschlacht face={props} rect={rect()} />}</Show>
        <Weary face={props} x={LAYOUTS[shape()].weary[0]} y={LAYOUTS[shape()].weary[1]} />
      </>
    )}
  />
);
