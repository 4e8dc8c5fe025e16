import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';

/** How long a toast may be read: a while for itself, and for each character. */
const LOOK = 4000;
const READ = 55;

/** What was done, at the foot of the window. It goes by itself once it can have been read; a hand or the focus on it holds it. */
export const Toast = (props: {
  readonly text: string;
  /** What can be done about it. */
  readonly children?: JSX.Element;
  readonly onClose: () => void;
}) => {
  const [held, setHeld] = createSignal(false);
  createEffect(() => {
    if (held()) return;
    const timer = setTimeout(() => props.onClose(), LOOK + READ * props.text.length);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div
      class="toast"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{props.text}</p>
      {props.children}
      <Show when={!props.children}>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {t('play.close')}
        </button>
      </Show>
    </div>
  );
};
