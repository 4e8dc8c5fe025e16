import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Card } from '../../data/schema.ts';
import { cardText } from '../names.ts';
import { cardData } from '../view.ts';
import { Masthead } from './masthead.tsx';
import { Symbols } from './symbols.tsx';

/** Where each part of the card comes from. */
export const Sources = (props: { readonly face: FaceProps; readonly card: Card }) => (
  <dl class="he-sources">
    <For each={Object.entries(props.card.source)}>
      {([part, origin]) => (
        <div>
          <dt>{props.face.t(`part:${part}`)}</dt>
          <dd>
            <b>{origin}</b> {props.face.t(`origin:${origin}`)}
          </dd>
        </div>
      )}
    </For>
  </dl>
);

/** A card, magnified: the front page with its text, its history, and where each part of it comes from. */
export const CardSheet = (props: { readonly face: FaceProps; readonly name: string }) => {
  const card = () => cardData(props.name);
  return (
    <Show when={card()}>
      {(found) => (
        <article class="he he-inspect he-paper he-sheet">
          <Masthead face={props.face} card={found()} />
          <h3>{cardText(props.face.t, props.name, 'title')}</h3>
          <p class="he-text">
            {cardText(props.face.t, props.name, 'text')} <span class="he-rule">H13.{found().id}</span>
          </p>
          <p class="he-history">{cardText(props.face.t, props.name, 'history')}</p>
          <Symbols face={props.face} card={found()} />
          <Sources face={props.face} card={found()} />
        </article>
      )}
    </Show>
  );
};
