import { Show } from 'solid-js';
import { sayError } from './say.ts';

/** What went wrong, in words, where it was tried. */
export const Wrong = (props: { readonly error: unknown }) => (
  <Show when={props.error}>
    {(error) => (
      <p class="wrong" role="alert">
        {sayError(error())}
      </p>
    )}
  </Show>
);
