import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Icon } from '../signs.tsx';
import { kindNames, SUPPLY } from '../spoken.ts';
import { countOf, handlers, keyOf, meant, stateOf } from '../state.ts';
import { countIn, INVADERS, numberIn } from '../view.ts';

/** The invader's supply: beside the line of cards that are paid from it, and on a phone with his other things. */

export const Count = (props: { readonly sign: string; readonly n: number; readonly label: string }) => (
  <li classList={{ none: props.n === 0 }} title={props.label}>
    <Icon of={props.sign} size={21} />
    <b>{props.n}</b>
    <span class="sr">{props.label}</span>
  </li>
);

/** Units in the supply: where they are asked for, they can be picked here too. */
const Supplied = (props: { readonly face: FaceProps; readonly unit: string }) => {
  const t = props.face.t;
  const n = () => countIn(props.face.view, 'supply', props.unit);
  const names = () => kindNames(props.face, SUPPLY, 'invader', props.unit);
  const thing = () => meant(props.face, names());
  const state = () => stateOf(props.face, names());
  return (
    <Show when={state() !== 'rest'} fallback={<Count sign={props.unit} n={n()} label={t(`many:${props.unit}`)} />}>
      <li>
        <button
          type="button"
          class={`st-supplied ${state()}`}
          data-place={keyOf(thing())}
          {...handlers(props.face, names)}
        >
          <Icon of={props.unit} size={21} />
          <b>{n()}</b>
          <span class="sr">{t(`many:${props.unit}`)}</span>
          <Show when={countOf(props.face, thing()) > 0}>
            <em>−{countOf(props.face, thing())}</em>
          </Show>
        </button>
      </li>
    </Show>
  );
};

export const Supply = (props: { readonly face: FaceProps }) => (
  <div class="st-supply">
    <p class="st-supply-title">{props.face.t('supply')}</p>
    <ul class="st-counts">
      <For each={INVADERS}>{(unit) => <Supplied face={props.face} unit={unit} />}</For>
      <Count sign="wood" n={numberIn(props.face.view, 'wood')} label={props.face.t('wood')} />
    </ul>
  </div>
);
