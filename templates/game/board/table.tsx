import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { hexWords, markOf, pileOf, spoken } from './view.ts';

/** What lies around the board: a panel for each seat, the viewer's hand, one thing magnified. */

export const Seat = (props: FaceProps & { readonly seat: string }) => (
  <dl class="ng ng-seat">
    <dt>{props.t('seat.cards')}</dt>
    <dd>{pileOf(props.view, `${props.seat} hand`).count}</dd>
    <dt>{props.t('deck')}</dt>
    <dd>{pileOf(props.view, 'deck').count}</dd>
  </dl>
);

/** Cards of a kind lie together: each kind is one button. */
export const Hand = (props: FaceProps) => {
  const cards = () => pileOf(props.view, `${props.viewer} hand`).cards;
  const kinds = () => [...new Set(cards())];
  return (
    <Show when={props.viewer !== null}>
      <section class="ng ng-hand" aria-label={props.t('hand')}>
        <Show when={cards().length > 0} fallback={<p>{props.t('hand.empty')}</p>}>
          <For each={kinds()}>
            {(card) => {
              const state = () => markOf(props, 'card', card);
              const words = () => `${cards().filter((one) => one === card).length} × ${props.t(`name:${card}`)}`;
              return (
                <button
                  type="button"
                  class={`ng-card ${state()}`}
                  classList={{ lit: props.highlight.has(card), named: props.named.has(card) }}
                  data-place={`card:${card}`}
                  aria-label={spoken(props, words(), state())}
                  aria-pressed={state() === 'selected' ? 'true' : undefined}
                  onClick={() => props.pick('card', card)}
                  onFocus={() => props.inspect({ domain: 'card', name: card })}
                  onBlur={() => props.inspect(undefined)}
                >
                  {words()}
                </button>
              );
            }}
          </For>
        </Show>
      </section>
    </Show>
  );
};

export const Inspect = (props: FaceProps & { readonly domain: string; readonly name: string }) => (
  <article class="ng ng-inspect">
    <h3>{props.t(`name:${props.name}`)}</h3>
    <p>{props.domain === 'hex' ? hexWords(props.t, props.view, props.name) : props.t('inspect.card')}</p>
  </article>
);
