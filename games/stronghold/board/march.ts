import type { FaceProps, Thing } from '@ravelin/web/face';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { anyMarked, markOf, WAY } from './state.ts';
import { PATHS } from './view.ts';

/**
 * A way is picked by its two ends: a foreground, then the rampart to which the group goes, or the other way round. Where only one way
 * is open at a place, the place alone says it.
 */
export interface March {
  /** The way that a click on this place picks now, as a list of one or none. */
  wayAt(place: string): readonly Thing[];
  /** A way is asked for and several are open here: a click takes this place as the first end. */
  isEnd(place: string): boolean;
  /** The end that was taken. */
  readonly end: Accessor<string | undefined>;
  take(place: string): void;
  /** A way from or to this place, to ask why it is closed. */
  asked(place: string): Thing | undefined;
}

const touches = (place: string) => (path: (typeof PATHS)[number]) => path.from === place || path.to === place;
const wayOf = ({ id }: { readonly id: string }): Thing => ({ domain: WAY, name: id });

export const createMarch = (face: FaceProps): March => {
  const [end, setEnd] = createSignal<string>();
  createEffect(
    on(
      () => face.view,
      () => setEnd(undefined),
      { defer: true },
    ),
  );
  const isOpen = (path: { readonly id: string }): boolean => ['legal', 'selected'].includes(markOf(face, wayOf(path)));
  const openAt = (place: string) => PATHS.filter(touches(place)).filter(isOpen);
  const between = (place: string) => {
    const other = end();
    return other === undefined || other === place ? [] : openAt(place).filter(touches(other));
  };
  const wayAt = (place: string): readonly Thing[] => {
    const joined = between(place);
    const open = joined.length > 0 ? joined : openAt(place);
    return open.length === 1 ? [wayOf(open[0])] : [];
  };
  return {
    wayAt,
    end,
    isEnd: (place) => wayAt(place).length === 0 && openAt(place).length > 1,
    take: (place) => setEnd(end() === place ? undefined : place),
    asked: (place) => {
      if (!anyMarked(face, WAY)) return undefined;
      const ways = PATHS.filter(touches(place));
      const other = end();
      const path = (other === undefined ? undefined : ways.find(touches(other))) ?? ways.find(({ to }) => to === place);
      return path && wayOf(path);
    },
  };
};
