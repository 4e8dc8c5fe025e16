import type { TableNews } from '@ravelin/server/messages';
import { createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import type { TableState } from './createTableState.ts';
import { say } from './say.ts';

/** Where the person of a seat is, in a mark that is known by its shape and in words. */

type Where = TableNews['presence'][string];

export const PresenceMark = (props: { readonly is: Where }) => (
  <svg class="presence-mark" data-presence={props.is} viewBox="0 0 12 10" aria-hidden="true">
    <Switch>
      <Match when={props.is === 'here'}>
        <circle class="full" cx="6" cy="5" r="4" />
      </Match>
      <Match when={props.is === 'elsewhere'}>
        <circle cx="6" cy="5" r="4" />
        <path class="full" d="M6 1a4 4 0 0 0 0 8Z" />
      </Match>
      <Match when={props.is === 'away'}>
        <circle cx="6" cy="5" r="4" />
      </Match>
      <Match when={props.is === 'lost'}>
        <path d="M.500 5h3M8.500 5h3M4 2.500l1.200 5M6.800 2.500l1.200 5" />
      </Match>
    </Switch>
  </svg>
);

/** How long ago a line was lost, as a clock. */
const LostFor = () => {
  const began = Date.now();
  const [seconds, setSeconds] = createSignal(0);
  const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
  onCleanup(() => clearInterval(timer));
  return (
    <span role="timer" aria-live="off">
      {Math.floor(seconds() / 60)}:{String(seconds() % 60).padStart(2, '0')}
    </span>
  );
};

export const Presence = (props: { readonly state: TableState; readonly seat: string }) => (
  <Show when={props.state.presence(props.seat)} keyed>
    {(is) => (
      <small class="presence">
        <PresenceMark is={is} /> {say(`presence.${is}`)}
        <Show when={is === 'lost'}>
          {' '}
          <LostFor />
        </Show>
      </small>
    )}
  </Show>
);

/** In the head line: how many watch. */
export const Watchers = (props: { readonly state: TableState }) => (
  <Show when={props.state.watchers() > 0}>
    <span class="watchers" title={say('watchers', { n: props.state.watchers() })}>
      <svg viewBox="0 0 18 12" aria-hidden="true">
        <path d="M1 6Q9-3 17 6Q9 15 1 6Z" />
        <circle cx="9" cy="6" r="2.500" />
      </svg>
      {props.state.watchers()} <span class="sr">{say('watchers.word')}</span>
    </span>
  </Show>
);
