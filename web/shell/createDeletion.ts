import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** A deletion from a list that can be taken back for a moment; it holds once the page is left. */
export interface Deletion {
  /** What was deleted a moment ago, and can still be brought back. */
  readonly dropped: Accessor<string | undefined>;
  /** Takes it off the list; what was taken off before goes for good. */
  drop(id: string): Promise<void>;
  /** Now it goes for good. */
  hold(): Promise<void>;
  takeBack(): void;
}

export const createDeletion = (
  remove: (id: string) => Promise<unknown>,
  onRemoved: () => unknown,
  onFailed: (error: unknown) => void,
): Deletion => {
  const [dropped, setDropped] = createSignal<string>();
  const hold = async (): Promise<void> => {
    const id = dropped();
    if (id === undefined) return;
    await remove(id).catch(onFailed);
    if (dropped() === id) setDropped(undefined);
    await onRemoved();
  };
  onCleanup(() => void hold());
  return {
    dropped,
    hold,
    drop: async (id) => {
      await hold();
      setDropped(id);
    },
    takeBack: () => setDropped(undefined),
  };
};
