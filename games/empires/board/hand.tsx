import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import { cardText } from './names.ts';
import { CARD, looking } from './state.ts';
import { nameIn, zoneOf } from './view.ts';

/** There is no hand in this game: here lie yesterday's papers, and what the deck still holds. */

const SHOWN = 12;

const Clipping = (props: { readonly face: FaceProps; readonly name: string }) => {
  const empire = useEmpire();
  return (
    <button type="button" class="em-clipping" {...looking(props.face, CARD, () => props.name)}>
      <small>{props.name}</small> <b>{cardText(empire, props.face.t, props.name, 'title')}</b>
    </button>
  );
};

/** What has not been turned up yet, by Epoch. */
export const Deck = (props: { readonly face: FaceProps }) => {
  const { reading } = useEmpire();
  return (
    <div class="em-deck">
      <h2>{props.face.t('deck.title', { n: zoneOf(props.face.view, 'deck').count })}</h2>
      <For each={reading.cardsLeft(props.face.view)}>
        {({ epoch, left, all, joined }) => (
          <p classList={{ waits: !joined }}>
            <span>{props.face.t(`epoch:${epoch}`)}</span>
            <i class="em-deck-bar">
              <i style={{ width: `${(100 * left) / all}%` }} />
            </i>
            <b>{props.face.t(joined ? 'deck.of' : 'deck.waits', { n: left, of: all })}</b>
          </p>
        )}
      </For>
    </div>
  );
};

/** Yesterday's papers, the latest first. */
export const Past = (props: { readonly face: FaceProps }) => {
  const past = () => {
    const now = nameIn(props.face.view, 'card');
    return zoneOf(props.face.view, 'played')
      .cards.filter((name) => name !== now)
      .slice(-SHOWN)
      .reverse();
  };
  return (
    <Show when={past().length > 0} fallback={<p class="em-hand-none">{props.face.t('hand.none')}</p>}>
      <ul class="em-past" aria-label={props.face.t('hand.past')}>
        <For each={past()}>
          {(name) => (
            <li>
              <Clipping face={props.face} name={name} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};

export const Hand = (props: FaceProps) => (
  <section class="em em-hand" aria-label={props.t('hand')}>
    <Deck face={props} />
    <Past face={props} />
  </section>
);
