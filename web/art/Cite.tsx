import { Show } from 'solid-js';
import { homeOf } from '../rules/home.ts';
import { linkTo } from '../shell/router.ts';

/** A paragraph's number. It leads to the paragraph; pointed at or pressed, it shows the text where it stands (`rules/Explainer.tsx`). */
export const Cite = (props: { readonly game: string; readonly rule: string }) => (
  <Show when={props.rule}>
    <a
      class="cite"
      href={linkTo({ screen: 'rules', game: homeOf(props.game, props.rule), paragraph: props.rule })}
      data-game={homeOf(props.game, props.rule)}
      data-rule={props.rule}
      aria-haspopup="dialog"
    >
      {props.rule}
    </a>
  </Show>
);
