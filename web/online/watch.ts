import { createSignal, onCleanup, onMount } from 'solid-js';
import { orSignedOut } from './session.ts';

/** What is asked of the server again and again, as long as somebody looks. */
export interface Watched<T> {
  /** As it was last told; undefined: not yet. */
  value(): T | undefined;
  /** Why it could not be told the last time; what was known before stays. */
  failure(): unknown;
  again(): Promise<void>;
  /** It is known from another answer. */
  set(value: T): void;
}

export const watch = <T extends object>(ask: () => Promise<T>, milliseconds: number): Watched<T> => {
  const [value, setValue] = createSignal<T>();
  const [failure, setFailure] = createSignal<unknown>();
  let last = 0;
  /** What is the same stays on the page: nothing flickers, and nobody loses the focus. */
  const set = (told: T): void => {
    if (JSON.stringify(told) !== JSON.stringify(value())) setValue(() => told);
    setFailure(undefined);
  };
  /** What was asked before, and is answered later, is old. */
  const again = async (): Promise<void> => {
    const asked = ++last;
    try {
      const told = await orSignedOut(ask());
      if (asked === last) set(told);
    } catch (error) {
      if (asked === last) setFailure(() => error);
    }
  };
  const look = (): void => {
    if (!document.hidden) void again();
  };
  onMount(() => {
    void again();
    const timer = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    });
  });
  return { value, failure, again, set };
};
