import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { handlers, isLit, markOf } from '../state.ts';
import { Art } from './art.tsx';
import { type Printed, printed } from './catalogue.ts';

/** A Strategy card or a Tactic, face up and readable. */

type T = FaceProps['t'];

const Origin = (props: { readonly t: T; readonly card: Printed }) => (
  <abbr class="vn-origin" title={props.t(`origin:${props.card.origin.effect}`)}>
    {props.card.origin.effect}
  </abbr>
);

/** The face of a card, without the button around it. */
const Face = (props: { readonly t: T; readonly card: Printed }) => (
  <>
    <span class="vn-card-bar">
      <span>
        {props.card.id} <Origin t={props.t} card={props.card} />
      </span>
      <b>{props.t(`use:${props.card.kind}`)}</b>
    </span>
    <span class="vn-card-title">{props.t(`${props.card.id}.title`)}</span>
    <Art card={props.card.id} />
    <span class="vn-card-text">{props.t(`${props.card.id}.text`)}</span>
    <span class="vn-card-foot">
      <span class="vn-card-history">{props.t(`${props.card.id}.history`)}</span>
    </span>
  </>
);

export const cardWords = (t: T, card: Printed): string =>
  `${card.id}, ${t(`use.long:${card.kind}`)}: ${t(`${card.id}.title`)}. ${t(`${card.id}.text`)}`;

/** A card of the hand. Its domain is the one the moves speak of. */
export const HandCard = (props: { readonly face: FaceProps; readonly id: string }) => {
  const domain = (): string => (printed(props.id)?.type === 'tactic' ? 'Tactic card' : 'Strategy card');
  const state = () => markOf(props.face, domain(), props.id);
  return (
    <Show when={printed(props.id)}>
      {(card) => (
        <div
          class={`vn-card ${card().side} ${card().type} ${state()}`}
          classList={{ lit: isLit(props.face, domain(), props.id) }}
        >
          <Face t={props.face.t} card={card()} />
          <button
            type="button"
            class={`vn-hit ${state()}`}
            data-place={`${domain()}:${props.id}`}
            aria-label={`${cardWords(props.face.t, card())}${state() === 'rest' ? '' : ` (${props.face.t(`state:${state()}`)})`}`}
            aria-pressed={state() === 'selected' ? 'true' : undefined}
            {...handlers(props.face, domain(), () => props.id)}
          />
        </div>
      )}
    </Show>
  );
};
