import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { type TableLine, theTable } from '../worker/client.ts';

/** Walks through the moves of the game on the table, by hand or by itself: the replay, and what happened while one was away. */
export interface Walk {
  /** Who is asked for the past; without it the table of this page. */
  readonly ask?: Pick<TableLine['ask'], 'at'>;
  readonly first: Snapshot;
  /** Where it begins, if not at the first snapshot. */
  readonly at?: number;
  /** Where it goes on by itself; undefined: this is the end. */
  next(at: number): number | undefined;
  /** How long it rests there, in milliseconds. */
  pace(at: number): number;
  /** A position is there. */
  onShown?(at: number): void;
  /** It came to its end by itself, and rested there. */
  onEnd?(): void;
}

export const createPlayer = (walk: Walk) => {
  const { first, ask = theTable().ask, at: begin = first.at, next, pace, onShown, onEnd } = walk;
  const [snapshot, setSnapshot] = createSignal(first);
  const [wanted, jump] = createSignal(begin);
  const [playing, play] = createSignal(false);

  // Only the last wish counts: while a handle is dragged, moves in between are passed over.
  let asking = false;
  let stale = false;
  const fetch = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      while (stale || snapshot().at !== wanted()) {
        stale = false;
        setSnapshot(await ask.at({ moves: wanted() }));
      }
    } finally {
      asking = false;
    }
    onShown?.(wanted());
  };
  createEffect(on(wanted, () => void fetch()));
  /** The same moment is told in another way now. */
  const refresh = (): void => {
    stale = true;
    void fetch();
  };

  createEffect(() => {
    const { at } = snapshot();
    if (!playing() || at !== wanted()) return;
    const timer = setTimeout(() => {
      const to = next(at);
      if (to !== undefined) jump(to);
      else {
        play(false);
        onEnd?.();
      }
    }, pace(at));
    onCleanup(() => clearTimeout(timer));
  });

  return { snapshot, wanted, jump, refresh, playing, play };
};

export type Player = ReturnType<typeof createPlayer>;
