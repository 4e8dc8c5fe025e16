import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { cardText } from '../names.ts';
import type { CardData } from '../view.ts';
import { Masthead } from './masthead.tsx';
import { Symbols } from './symbols.tsx';

/** Where each part of the card comes from: the editors' marks lie behind an "i". */
export const Sources = (props: { readonly face: FaceProps; readonly card: CardData }) => (
  <details class="em-sources">
    <summary>
      <i aria-hidden="true">i</i> {props.face.t('sources')}
    </summary>
    <dl>
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
  </details>
);

/** A card, magnified: the front page with its text and its history. Where they come from, the paper of the turn tells. */
export const CardSheet = (props: { readonly face: FaceProps; readonly name: string }) => {
  const empire = useEmpire();
  const card = () => empire.reading.cardData(props.name);
  return (
    <Show when={card()}>
      {(found) => (
        <article class="em em-inspect em-paper em-sheet">
          <Masthead face={props.face} card={found()} />
          <h3>{cardText(empire, props.face.t, props.name, 'title')}</h3>
          <p class="em-text">
            {cardText(empire, props.face.t, props.name, 'text')}{' '}
            <span class="em-rule">{`${empire.rules.cards}.${found().id}`}</span>
          </p>
          <p class="em-history">{cardText(empire, props.face.t, props.name, 'history')}</p>
          <Symbols face={props.face} card={found()} />
        </article>
      )}
    </Show>
  );
};
