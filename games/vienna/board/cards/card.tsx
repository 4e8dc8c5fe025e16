import type { FaceProps } from '@ravelin/web/face';
import { createSignal, Show } from 'solid-js';
import { isLit, markOf } from '../state.ts';
import { Art } from './art.tsx';
import { type Printed, printed } from './catalogue.ts';

/** A Strategy card or a Tactic, face up and readable. */

type T = FaceProps['t'];

/** Where the card comes from: the history it tells, and whether its title and effect are the printed ones. */
const Background = (props: { readonly t: T; readonly card: Printed }) => (
  <span class="vn-card-text vn-card-background">
    <i>{props.t(`${props.card.id}.history`)}</i>
    <span>
      {props.t('inspect.title')}: {props.t(`origin:${props.card.origin.title}`)}
    </span>
    <span>
      {props.t('inspect.effect')}: {props.t(`origin:${props.card.origin.effect}`)}
    </span>
  </span>
);

/** The face of a card, without the button around it. */
const Face = (props: { readonly t: T; readonly card: Printed; readonly background: boolean }) => (
  <>
    <span class="vn-card-bar">
      <span>{props.card.id}</span>
      <b>{props.t(`use:${props.card.kind}`)}</b>
    </span>
    <Art card={props.card.id} />
    <span class="vn-card-title">{props.t(`${props.card.id}.title`)}</span>
    <Show when={props.background} fallback={<span class="vn-card-text">{props.t(`${props.card.id}.text`)}</span>}>
      <Background t={props.t} card={props.card} />
    </Show>
  </>
);

export const cardWords = (t: T, card: Printed): string =>
  `${card.id}, ${t(`use.long:${card.kind}`)}: ${t(`${card.id}.title`)}. ${t(`${card.id}.text`)}`;

/** A card of the hand. Its domain is the one the moves speak of. */
export const HandCard = (props: { readonly face: FaceProps; readonly id: string }) => {
  const domain = (): string => (printed(props.id)?.type === 'tactic' ? 'Tactic card' : 'Strategy card');
  const state = () => markOf(props.face, domain(), props.id);
  const [background, setBackground] = createSignal(false);
  return (
    <Show when={printed(props.id)}>
      {(card) => (
        <div
          class={`vn-card ${card().side} ${card().type} ${state()}`}
          classList={{ lit: isLit(props.face, domain(), props.id) }}
        >
          <Face t={props.face.t} card={card()} background={background()} />
          <button
            type="button"
            class={`vn-hit ${state()}`}
            data-place={`${domain()}:${props.id}`}
            aria-label={`${cardWords(props.face.t, card())}${state() === 'rest' ? '' : ` (${props.face.t(`state:${state()}`)})`}`}
            aria-pressed={state() === 'selected' ? 'true' : undefined}
            onClick={() => props.face.pick(domain(), props.id)}
          />
          <button
            type="button"
            class="vn-about"
            aria-pressed={background()}
            aria-label={props.face.t('card.background', { card: card().id })}
            title={props.face.t('card.background', { card: card().id })}
            onClick={() => setBackground(!background())}
          >
            <i aria-hidden="true">i</i>
          </button>
        </div>
      )}
    </Show>
  );
};
