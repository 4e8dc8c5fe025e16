import type { LedgerJson } from '@ravelin/table/messages';
import { createEffect, createSignal, on } from 'solid-js';
import type { TableController } from './table.ts';

/** What the move that was put together before this one would have brought, in the same decision: so that the sums are seen to follow the picks. */
export const createBefore = (table: TableController): (() => readonly LedgerJson[]) => {
  const [before, setBefore] = createSignal<readonly LedgerJson[]>([]);
  let last: readonly LedgerJson[] = [];
  createEffect(
    on(table.snapshot, () => {
      last = [];
      setBefore([]);
    }),
  );
  createEffect(
    on(table.why, (why) => {
      // Nothing is whole between two picks.
      if (!why) return;
      setBefore(last);
      last = why.ledgers;
    }),
  );
  return before;
};
