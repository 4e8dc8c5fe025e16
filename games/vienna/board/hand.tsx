import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { HandCard } from './cards/card.tsx';
import { isSide, pileOf, type Side } from './view.ts';

/** The viewer's own cards: Strategy cards first, then the Tactics. */
export const Hand = (props: FaceProps) => {
  const side = (): Side | undefined => (isSide(props.viewer) ? props.viewer : undefined);
  const strategy = (owner: Side) => pileOf(props.view, owner, 'hand').cards;
  const tactics = (owner: Side) => pileOf(props.view, owner, 'Tactics').cards;
  return (
    <Show when={side()}>
      {(owner) => (
        <section class="vn vn-hand" aria-label={props.t('hand')}>
          <div class="vn-hand-row">
            <ul class="vn-hand-cards" aria-label={props.t('hand.strategy')}>
              <For each={strategy(owner())}>
                {(id) => (
                  <li>
                    <HandCard face={props} id={id} />
                  </li>
                )}
              </For>
              <Show when={strategy(owner()).length === 0}>
                <li class="vn-hand-none">{props.t('hand.empty')}</li>
              </Show>
            </ul>
            <Show when={tactics(owner()).length > 0}>
              <ul class="vn-hand-cards tactics" aria-label={props.t('hand.tactics')}>
                <For each={tactics(owner())}>
                  {(id) => (
                    <li>
                      <HandCard face={props} id={id} />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
};
