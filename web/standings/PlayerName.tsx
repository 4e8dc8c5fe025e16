import { Show } from 'solid-js';
import { linkTo } from '../shell/router.ts';
import { say } from './words.ts';

/** A player, with the way to their page. */
export const PlayerName = (props: { readonly id: string; readonly name: string | null }) => (
  <Show when={props.name} fallback={say('gone')}>
    <a href={linkTo({ screen: 'player', id: props.id })}>{props.name}</a>
  </Show>
);
