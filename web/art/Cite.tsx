import { Show } from 'solid-js';
import { homeOf } from '../rules/home.ts';
import { linkTo } from '../shell/router.ts';

/** A paragraph's number, leading to the paragraph. */
export const Cite = (props: { readonly game: string; readonly rule: string }) => (
  <Show when={props.rule}>
    <a class="cite" href={linkTo({ screen: 'rules', game: homeOf(props.game, props.rule), paragraph: props.rule })}>
      {props.rule}
    </a>
  </Show>
);
