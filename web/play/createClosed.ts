import type { WhyNot } from '@ravelin/table/messages';
import { createEffect, createSignal, on } from 'solid-js';
import type { TableController } from './table.ts';

/** Moves that the question names but that are closed, such as to pass: those to which nothing is picked. They are shown with what stands against them. */

type Reason = WhyNot['conditions'][number];

export interface ClosedKind {
  readonly kind: string;
  readonly part?: string;
  readonly reason: Reason;
}

/** No more are shown than can be taken in beside those that are open. */
const MOST = 2;

export const createClosed = (table: TableController): (() => readonly ClosedKind[]) => {
  const { ask } = table.line;
  const [closed, setClosed] = createSignal<readonly ClosedKind[]>([]);
  createEffect(
    on(table.snapshot, async (of) => {
      setClosed([]);
      if (!table.mine()) return;
      const open = new Set([...of.moves, ...of.lists].map(({ kind }) => kind));
      const answers = await Promise.all(
        of.kinds.flatMap(({ kind, domains }) =>
          open.has(kind) || domains.length > 0
            ? []
            : ask.whyNot({ picks: [], kind }).catch((): readonly WhyNot[] => []),
        ),
      );
      if (table.snapshot() !== of) return;
      const found = answers.flat().flatMap(({ kind, part, conditions }): readonly ClosedKind[] => {
        const reason = conditions.find(({ ok }) => !ok);
        return reason ? [{ kind, reason, ...(part !== undefined && { part }) }] : [];
      });
      setClosed(found.slice(0, MOST));
    }),
  );
  return closed;
};
