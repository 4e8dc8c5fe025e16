import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { isLarge } from '../../empires/board/layout.ts';
import { Sheet } from '../../empires/board/sheet.tsx';
import { Kaiserschlacht } from '../../empires/board/table/theaters.tsx';
import { LAYOUTS } from './layout.ts';
import { Loyalties } from './table/loyalty.tsx';
import { Status } from './table/status.tsx';

/** The sheet: the map of the Monarchy, and around it everything that lies on the table. */
export const Board = (props: FaceProps & { readonly alone?: boolean }) => (
  <Sheet
    face={props}
    layouts={LAYOUTS}
    alone={props.alone}
    plates={(shape) => [LAYOUTS[shape].loyalty, LAYOUTS[shape].status, LAYOUTS[shape].kaiserschlacht]}
    table={(desk, shape) => (
      <>
        <Show when={LAYOUTS[shape()].loyalty}>
          {(rect) => <Loyalties desk={desk} rect={rect()} short={isLarge(shape())} />}
        </Show>
        <Show when={LAYOUTS[shape()].status}>{(rect) => <Status face={props} rect={rect()} />}</Show>
        <Show when={LAYOUTS[shape()].kaiserschlacht}>{(rect) => <Kaiserschlacht face={props} rect={rect()} />}</Show>
      </>
    )}
  />
);
