import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { cardText } from './names.ts';
import { sceneOf, Vignette } from './paper/vignette.tsx';
import { CARD, looking } from './state.ts';
import { cardData, cardsLeft, nameIn, zoneOf } from './view.ts';

/** There is no hand in this game: here lie yesterday's papers, and what the deck still holds. */

const SHOWN = 7;

const Clipping = (props: { readonly face: FaceProps; readonly name: string }) => (
  <button type="button" class="he-clipping" {...looking(props.face, CARD, () => props.name)}>
    <small>
      {props.name} · {props.face.t(`epoch:${cardData(props.name)?.epoch ?? 'morning'}`)}
    </small>
    <b>{cardText(props.face.t, props.name, 'title')}</b>
    <Show when={cardData(props.name)}>{(card) => <Vignette scene={sceneOf(card())} />}</Show>
  </button>
);

/** What has not been turned up yet, by Epoch. */
export const Deck = (props: { readonly face: FaceProps }) => (
  <div class="he-deck">
    <h2>{props.face.t('deck.title', { n: zoneOf(props.face.view, 'deck').count })}</h2>
    <For each={cardsLeft(props.face.view)}>
      {({ epoch, left, all, joined }) => (
        <p classList={{ waits: !joined }}>
          <span>{props.face.t(`epoch:${epoch}`)}</span>
          <i class="he-deck-bar">
            <i style={{ width: `${(100 * left) / all}%` }} />
          </i>
          <b>{props.face.t(joined ? 'deck.of' : 'deck.waits', { n: left, of: all })}</b>
        </p>
      )}
    </For>
  </div>
);

export const Hand = (props: FaceProps) => {
  const past = () => {
    const now = nameIn(props.view, 'card');
    return zoneOf(props.view, 'played')
      .cards.filter((name) => name !== now)
      .slice(-SHOWN)
      .reverse();
  };
  return (
    <section class="he he-hand" aria-label={props.t('hand')}>
      <Deck face={props} />
      <Show when={past().length > 0} fallback={<p class="he-hand-none">{props.t('hand.none')}</p>}>
        <ul aria-label={props.t('hand.past')}>
          <For each={past()}>
            {(name) => (
              <li>
                <Clipping face={props} name={name} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};
