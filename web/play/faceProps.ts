import { createSignal } from 'solid-js';
import type { FaceProps } from '../face.ts';
import { type TableLine, theTable } from '../worker/client.ts';
import { namedIn } from './named.ts';
import { onPhone } from './phone.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

const NOTHING = new Map<string, never>();
const NOBODY: ReadonlySet<string> = new Set();

/** What the page gives to the face: the same object for the table's whole life, its fields live. */
export const facePropsOf = (
  table: Pick<TableController, 'snapshot' | 'marks' | 'counts' | 'pick'> &
    Partial<Pick<TableController, 'doing' | 'chances' | 'mentioned'>> & {
      readonly moved?: () => ReadonlySet<string>;
      /** Who is asked what to lay over the board; without it the table of this page. */
      readonly line?: TableLine;
    },
  tongue: Tongue,
  inspect: FaceProps['inspect'],
  highlight: () => ReadonlySet<string>,
): FaceProps => {
  const [turned, turn] = createSignal<string>();
  return {
    get view() {
      return table.snapshot().view;
    },
    get viewer() {
      return table.snapshot().viewer;
    },
    get marks() {
      return table.marks();
    },
    get counts() {
      return table.counts();
    },
    get doing() {
      return table.doing?.() ?? NOTHING;
    },
    get chances() {
      return table.chances?.() ?? NOTHING;
    },
    get moved() {
      return table.moved?.() ?? NOBODY;
    },
    get events() {
      return table.snapshot().events;
    },
    get highlight() {
      return highlight();
    },
    get named() {
      return namedIn(table.snapshot().decision?.about ?? {}, table.mentioned?.() ?? '');
    },
    pick: table.pick,
    inspect,
    overlay: (id, subject) =>
      (table.line ?? theTable()).ask.overlay({ id, subject: subject ?? null, at: table.snapshot().at }),
    get narrow() {
      return onPhone();
    },
    get turned() {
      return turned();
    },
    turn: (to) => void turn(to),
    t: tongue.text,
  };
};
