import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { isLarge } from '../../empires/board/layout.ts';
import { Sheet } from '../../empires/board/sheet.tsx';
import { Kaiserschlacht, Weary } from '../../empires/board/table/theaters.tsx';
import { LAYOUTS } from './layout.ts';
import { BureauPlate } from './table/bureau.tsx';
import { Narrows } from './table/narrows.tsx';

/** The sheet: the map of the Sultan's lands with the chart of the Dardanelles, and around it everything that lies on the table. */
export const Board = (props: FaceProps & { readonly alone?: boolean }) => (
  <Sheet
    face={props}
    layouts={LAYOUTS}
    alone={props.alone}
    plates={(shape) => [LAYOUTS[shape].bureau, LAYOUTS[shape].kaiserschlacht]}
    table={(desk, shape) => (
      <>
        <Narrows desk={desk} narrow={isLarge(shape())} />
        <BureauPlate desk={desk} rect={LAYOUTS[shape()].bureau} short={isLarge(shape())} />
        <Show when={LAYOUTS[shape()].kaiserschlacht}>{(rect) => <Kaiserschlacht face={props} rect={rect()} />}</Show>
        <Weary face={props} x={LAYOUTS[shape()].weary[0]} y={LAYOUTS[shape()].weary[1]} />
      </>
    )}
  />
);
