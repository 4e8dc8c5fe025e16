import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';

/** A dialog of the browser's own: it traps the focus, makes the rest inert, and gives the focus back. */
export const Dialog = (props: {
  readonly title: string;
  readonly class?: string;
  /** Undefined: it cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: JSX.Element;
}) => {
  const id = createUniqueId();
  let element: HTMLDialogElement | undefined;
  const before = document.activeElement;
  onMount(() => {
    element?.showModal();
    // A citation that has the focus opens its paragraph, over the dialog: the first control has it instead.
    if (document.activeElement?.matches('a')) element?.querySelector<HTMLElement>('button, input, select')?.focus();
  });
  onCleanup(() => {
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
  });
  return (
    <dialog
      ref={(dialog) => {
        element = dialog;
      }}
      class={`dialog ${props.class ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose?.();
      }}
      onKeyDown={(event) => {
        // The page's keys sleep while a dialog is open.
        event.stopPropagation();
        if (event.key === 'Escape') {
          event.preventDefault();
          props.onClose?.();
        }
      }}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </dialog>
  );
};
