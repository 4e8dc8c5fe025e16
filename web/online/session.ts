import type { Me } from '@ravelin/server/messages';
import { createRoot, createSignal } from 'solid-js';
import { ApiError, api } from './api.ts';

/** Who is signed in on this page. */

const [me, setMe] = createRoot(() => createSignal<Me | null | undefined>(undefined));
const [trouble, setTrouble] = createRoot(() => createSignal<unknown>());

/** Undefined: it is not known yet; null: nobody is. */
/** Why it could not be found out. */
export { me, setMe, trouble as sessionTrouble };

let asked: Promise<void> | undefined;

const ask = async (): Promise<void> => {
  try {
    const { me: found } = await api.session();
    // Who it is may not have changed: what is on the page stays.
    if (JSON.stringify(found) !== JSON.stringify(me())) setMe(found);
    setTrouble(undefined);
  } catch (error) {
    setTrouble(() => error);
    asked = undefined;
  }
};

/** Asks once for all parts of the page. */
export const bringSession = (): Promise<void> => {
  asked ??= ask();
  return asked;
};

/** Somebody may have signed out in another window. */
export const lookAgain = (): Promise<void> => {
  asked = ask();
  return asked;
};

/** What a page does on its own account: if the session has ended meanwhile, the page says so by asking to sign in. */
export const orSignedOut = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') setMe(null);
    throw error;
  }
};
