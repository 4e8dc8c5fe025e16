import type { JSX } from 'solid-js';

/** A button of few or no words, and what it means or why it is closed: shown when the pointer or the focus rests on it, over whatever is near. */
export const Reason = (props: { readonly text: string; readonly children: JSX.Element }) => (
  <span class="reasoned">
    {props.children}
    {/* The button's own name says the same. */}
    <span class="reason" aria-hidden="true">
      {props.text}
    </span>
  </span>
);
