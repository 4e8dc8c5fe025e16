import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** In milliseconds. */
const A_MOMENT = 400;

/**
 * Pictures come when the form has stood for a moment: whoever starts at once does not wait for them. They are shown once they are `ready`, for to ask a
 * resource before would take the whole form away meanwhile, and the focus with it.
 */
export const createLater = (): Accessor<boolean> => {
  const [isLater, setLater] = createSignal(false);
  const timer = setTimeout(() => setLater(true), A_MOMENT);
  onCleanup(() => clearTimeout(timer));
  return isLater;
};
