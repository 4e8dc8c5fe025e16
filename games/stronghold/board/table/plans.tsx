import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { handlers, isLit, keyOf, markOf, PLAN } from '../state.ts';
import { LIMITS, zoneOf } from '../view.ts';

/** The defender's plans: his own to him, backs to the invader; used ones lie open (S16.1). */

export const Plan = (props: { readonly face: FaceProps; readonly id: string; readonly open?: boolean }) => {
  const thing = () => ({ domain: PLAN, name: props.id });
  const state = () => markOf(props.face, thing());
  const told = () => (state() === 'rest' ? '' : props.face.t(`state:${state()}`));
  return (
    <button
      type="button"
      class={`st-paper defender ${state()}`}
      classList={{ open: props.open === true, lit: isLit(props.face, [thing()]) }}
      data-place={keyOf(thing())}
      aria-pressed={state() === 'selected' ? 'true' : undefined}
      {...handlers(props.face, () => [thing()])}
    >
      <b>{props.face.t(`name:${props.id}`)}</b>
      <small>{props.face.t(props.open ? `drawback:${props.id}` : `benefit:${props.id}`)}</small>
      <span class="sr">{told()}</span>
    </button>
  );
};

export const Plans = (props: { readonly face: FaceProps }) => {
  /** Those kept, and before that those drawn. */
  const held = () => {
    const [kept, drawn] = [zoneOf(props.face.view, 'plans'), zoneOf(props.face.view, 'drawn plans')];
    return { cards: [...drawn.cards, ...kept.cards], hidden: drawn.hidden + kept.hidden };
  };
  return (
    <>
      <For each={held().cards}>{(id) => <Plan face={props.face} id={id} />}</For>
      <Show when={held().hidden > 0}>
        <p class="st-backs">
          <For each={Array.from({ length: Math.min(held().hidden, LIMITS.plansDrawn) }, (_, i) => i)}>
            {() => <i class="st-back" />}
          </For>
          <span>{props.face.t('plans.hidden', { n: held().hidden })}</span>
        </p>
      </Show>
    </>
  );
};
