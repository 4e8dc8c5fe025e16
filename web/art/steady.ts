import { type Accessor, createMemo } from 'solid-js';
import type { FaceProps } from '../face.ts';

/**
 * A memo of plain data that stays the same as long as what it holds does: every move brings a new view, and what did not change in it
 * is not drawn anew.
 */
export const createSteady = <T>(read: () => T): Accessor<T> =>
  createMemo(read, undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });

/** What a position asks for, read once, when it is known what can be picked in it: picks change nothing. Undefined: nothing is asked. */
export const createAsked = <T>(face: Pick<FaceProps, 'view' | 'marks'>, read: () => T): Accessor<T | undefined> => {
  const asked = createMemo<{ readonly view: FaceProps['view']; readonly what: T } | undefined>((before) => {
    const { view, marks } = face;
    if (before?.view === view) return before;
    return marks.size === 0 ? undefined : { view, what: read() };
  });
  return () => asked()?.what;
};
