import type { TableNews } from '@ravelin/server/messages';
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { TableError } from '../worker/client.ts';
import { pulseOf } from './clockText.ts';
import type { LineState, RemoteLine } from './line.ts';

/** What there is at an online table besides the game, as it stands now: clocks that run, proposals, how it ended. */

export type TableState = ReturnType<typeof createTableState>;

/** What was asked has come about already, or is past: nothing to be told about. */
const PAST = ['game-over', 'no-proposal', 'left'];

export const createTableState = (line: RemoteLine) => {
  const [news, setNews] = createSignal<TableNews>();
  const [heardAt, setHeardAt] = createSignal(0);
  const [now, setNow] = createSignal(performance.now());
  const [state, setState] = createSignal<LineState>(line.state);
  const [failure, setFailure] = createSignal<unknown>();
  onCleanup(
    line.onTable((table) => {
      setHeardAt(performance.now());
      setNow(performance.now());
      setNews(table);
    }),
  );
  onCleanup(line.onState(setState));

  /** Milliseconds that a seat has left; undefined: no time is taken here. */
  const left = (seat: string): number | undefined => {
    const clock = news()?.clock;
    const had = clock?.left[seat];
    if (!clock || had === undefined) return undefined;
    return Math.max(0, had - (clock.runs === seat ? now() - heardAt() : 0));
  };
  createEffect(() => {
    const runs = news()?.clock?.runs;
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), pulseOf(news()?.clock?.left[runs] ?? 0));
    onCleanup(() => clearInterval(timer));
  });

  /** Asks something of the table; what stands against it is kept to be read. */
  const act = async (asked: (at: RemoteLine['atTable']) => Promise<unknown>): Promise<void> => {
    setFailure(undefined);
    try {
      await asked(line.atTable);
    } catch (error) {
      if (!(error instanceof TableError && PAST.includes(error.code))) setFailure(() => error);
    }
  };

  return {
    news,
    left,
    /** Where the person of a seat is; undefined: it is not told. */
    presence: (seat: string) => news()?.presence[seat],
    watchers: () => news()?.watchers ?? 0,
    runs: () => news()?.clock?.runs ?? null,
    isLost: () => state() === 'lost',
    failure,
    resign: () => act((at) => at.resign()),
    propose: (kind: TableNews['proposals'][number]['kind']) => act((at) => at.propose({ kind })),
    accept: (kind: TableNews['proposals'][number]['kind']) => act((at) => at.accept({ kind })),
    decline: (kind: TableNews['proposals'][number]['kind']) => act((at) => at.decline({ kind })),
    /** A move that waits for its moment is taken back. */
    unhold: () => act(() => line.ask.undo()),
  };
};
