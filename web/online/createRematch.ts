import type { RematchInfo } from '@ravelin/server/messages';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { go } from '../shell/router.ts';
import { api } from './api.ts';
import type { RemoteLine } from './line.ts';

/** Who wants to play again at a table that is over, as it stands now. */

export type Rematch = ReturnType<typeof createRematch>;

/** `seats`: those that are played here. */
export const createRematch = (id: string, line: RemoteLine, isOver: () => boolean, seats: () => readonly string[]) => {
  const [rematch, setRematch] = createSignal<RematchInfo>();
  const [failure, setFailure] = createSignal<unknown>();
  const isWanted = (): boolean => seats().some((seat) => rematch()?.wanted.includes(seat));
  /** Whoever agreed and looks on goes to the new table with the others. */
  const hear = (now: RematchInfo): void => {
    const wasMade = rematch() !== undefined && rematch()?.table === null && now.table !== null;
    setRematch(now);
    if (wasMade && now.table !== null && isWanted()) go({ screen: 'online', id: now.table, invite: null });
  };
  const act = async (asked: () => Promise<RematchInfo>): Promise<void> => {
    setFailure(undefined);
    try {
      hear(await asked());
    } catch (error) {
      setFailure(() => error);
    }
  };
  const fetch = (): void => {
    if (isOver()) void act(() => api.rematch(id));
  };
  createEffect(on(isOver, fetch));
  onCleanup(line.onRematch(hear));
  onCleanup(line.onState((state) => state === 'open' && fetch()));
  return {
    rematch,
    failure,
    isWanted,
    want: () => act(() => api.wantRematch(id)),
    unwant: () => act(() => api.unwantRematch(id)),
  };
};
