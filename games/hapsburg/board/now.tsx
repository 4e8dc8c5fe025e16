import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import type { Card } from '../data/schema.ts';
import { Choices, isComposing } from './choices.tsx';
import { Dangers } from './dangers.tsx';
import { cardText } from './names.ts';
import { Offensives } from './offensives.tsx';
import { Masthead } from './paper/masthead.tsx';
import { Sources } from './paper/sheet.tsx';
import { Symbols } from './paper/symbols.tsx';
import { sceneOf, Vignette } from './paper/vignette.tsx';
import { cardData, nameIn, numberIn } from './view.ts';
import { type Phase, phaseOf } from './war.ts';

/** What lies on the table now: the card as today's paper, and how far the turn has come. */

const PHASES: readonly Phase[] = [1, 2, 3, 4, 5, 6, 7];

const Phases = (props: { readonly face: FaceProps }) => {
  const now = () => phaseOf(props.face.view);
  return (
    <ol class="he-phases" aria-label={props.face.t('phases')}>
      <For each={PHASES}>
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

/** The year of the war that a turn stands for: fifty cards from August 1914 to November 1918. */
const MONTHS = 51;
const yearOf = (turn: number): number => 1 + Math.floor((Math.max(0, turn - 1) * MONTHS) / 49 / 12);

/** The front page. */
const Paper = (props: {
  readonly face: FaceProps;
  readonly name: string;
  readonly card: Card;
  readonly left: number | undefined;
}) => {
  const t = props.face.t;
  const dateline = (): string => {
    const n = numberIn(props.face.view, 'turn');
    return t('paper.date', { year: t(`year.${Math.min(5, yearOf(n))}`), n });
  };
  return (
    <article class="he-paper">
      <Masthead face={props.face} card={props.card} dateline={dateline()} />
      <h2>{cardText(t, props.name, 'title')}</h2>
      <div class="he-columns">
        <Vignette scene={sceneOf(props.card)} />
        <p class="he-history">{cardText(t, props.name, 'history')}</p>
      </div>
      <p class="he-text">
        <b>{t('card.event')}</b> {cardText(t, props.name, 'text')} <span class="he-rule">H13.{props.card.id}</span>
      </p>
      <Symbols face={props.face} card={props.card} left={props.left} />
      <details class="he-origins">
        <summary>{t('card.sources')}</summary>
        <Sources face={props.face} card={props.card} />
      </details>
    </article>
  );
};

/** The war is over: an extra edition tells what became of the Empire. */
const LastPaper = (props: { readonly face: FaceProps; readonly ending: string }) => (
  <article class="he-paper he-last">
    <header class="he-masthead">
      <p>
        <span>{props.face.t('paper.place')}</span>
        <b>{props.face.t('paper.title')}</b>
        <span>{props.face.t('paper.extra')}</span>
      </p>
    </header>
    <h2>{props.face.t(`ending:${props.ending}`)}</h2>
    <p class="he-story">{props.face.t(`story:${props.ending}`)}</p>
  </article>
);

export const Now = (props: FaceProps) => {
  const name = () => nameIn(props.view, 'card');
  const card = () => {
    const now = name();
    return now === undefined ? undefined : cardData(now);
  };
  const acting = () => (phaseOf(props.view) === 4 ? numberIn(props.view, 'actions') : undefined);
  const ending = () => nameIn(props.view, 'ending');
  return (
    <Show when={card()}>
      {(found) => (
        <section class="he he-now" classList={{ acting: acting() !== undefined }} aria-label={props.t('now')}>
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
          <Show
            when={!isComposing(props)}
            fallback={
              <p class="he-brief">
                {cardText(props.t, name() ?? '', 'title')}
                <Show when={acting() !== undefined}>
                  <small>
                    {props.t('card.actions')}: {acting()} {props.t('card.of', { n: found().actions })}
                  </small>
                </Show>
              </p>
            }
          >
            <Paper face={props} name={name() ?? ''} card={found()} left={acting()} />
          </Show>
          <Show when={acting() !== undefined && !isComposing(props)}>
            <Offensives face={props} />
          </Show>
        </section>
      )}
    </Show>
  );
};
