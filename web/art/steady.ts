import { type Accessor, createMemo } from 'solid-js';

/**
 * A memo of plain data that stays the same as long as what it holds does: every move brings a new view, and what did not change in it
 * is not drawn anew.
 */
export const createSteady = <T>(read: () => T): Accessor<T> =>
  createMemo(read, undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
