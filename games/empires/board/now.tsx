import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Choices, isComposing } from './choices.tsx';
import { Dangers } from './dangers.tsx';
import { useEmpire } from './empire.ts';
import { Offensives } from './offensives.tsx';
import { nameIn } from './view.ts';
import { phaseOf } from './war.ts';

/** What is at hand now: how far the turn has come, what could lose the war, what is being chosen, the Offensives that are open. */

const Phases = (props: { readonly face: FaceProps }) => {
  const { phases } = useEmpire();
  const now = () => phaseOf(props.face.view, phases);
  return (
    <ol class="em-phases" aria-label={props.face.t('phases')}>
      <For each={Array.from({ length: phases.number }, (_, i) => i + 1)}>
        {(n) => (
          <li
            classList={{ done: n < now(), current: n === now() }}
            aria-current={n === now() ? 'step' : undefined}
            title={props.face.t(`phase.long.${n}`)}
          >
            <i>{n}</i>
            <span>{props.face.t(`phase.${n}`)}</span>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The war is over: an extra edition tells what became of the Empire. */
const LastPaper = (props: { readonly face: FaceProps; readonly ending: string }) => (
  <article class="em-paper em-last">
    <header class="em-masthead">
      <p>
        <span>{props.face.t('paper.place')}</span>
        <b>{props.face.t('paper.title')}</b>
        <span>{props.face.t('paper.extra')}</span>
      </p>
    </header>
    <h2>{props.face.t(`ending:${props.ending}`)}</h2>
    <p class="em-story">{props.face.t(`story:${props.ending}`)}</p>
  </article>
);

export const Now = (props: FaceProps) => {
  const empire = useEmpire();
  const card = () => empire.reading.cardData(nameIn(props.view, 'card') ?? '');
  const acting = () => phaseOf(props.view, empire.phases) === empire.phases.actions;
  const ending = () => nameIn(props.view, 'ending');
  return (
    <Show when={card()}>
      <section class="em em-now" classList={{ acting: acting() }} aria-label={props.t('outlook')}>
        <Show
          when={ending()}
          fallback={
            <>
              <Phases face={props} />
              <Dangers face={props} />
            </>
          }
        >
          {(how) => <LastPaper face={props} ending={how()} />}
        </Show>
        <Choices face={props} />
        <Show when={acting() && !isComposing(empire, props)}>
          <Offensives face={props} />
        </Show>
      </section>
    </Show>
  );
};
