import { createSignal } from 'solid-js';
import { orSignedOut } from './session.ts';

/** Something that is asked of the server by a button, and what came of it. */
export const createDeed = () => {
  const [failure, setFailure] = createSignal<unknown>();
  const [said, setSaid] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  /** `act` gives what is said when it is done. */
  const run = async (act: () => Promise<string>): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setFailure(undefined);
    setSaid('');
    try {
      setSaid(await orSignedOut(act()));
    } catch (error) {
      setFailure(() => error);
    } finally {
      setBusy(false);
    }
  };
  return { failure, said, busy, run };
};

export type Deed = ReturnType<typeof createDeed>;
