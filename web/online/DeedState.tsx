import { Show } from 'solid-js';
import type { Deed } from './createDeed.ts';
import { Trouble } from './Entrance.tsx';

/** What came of a button that was pressed. */
export const DeedState = (props: { readonly deed: Deed }) => (
  <>
    <Show when={props.deed.failure()}>{(error) => <Trouble error={error()} />}</Show>
    <p role="status" class="quiet-note">
      {props.deed.said()}
    </p>
  </>
);
