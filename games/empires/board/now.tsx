import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Choices, isComposing } from './choices.tsx';
import { Dangers } from './dangers.tsx';
import { useEmpire } from './empire.ts';
import { cardText } from './names.ts';
import { Offensives } from './offensives.tsx';
import { Masthead } from './paper/masthead.tsx';
import { Sources } from './paper/sheet.tsx';
import { Symbols } from './paper/symbols.tsx';
import { Vignette } from './paper/vignette.tsx';
import { type CardData, nameIn, numberIn } from './view.ts';
import { phaseOf } from './war.ts';

/** What lies on the table now: the card as today's paper, and how far the turn has come. */

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

/** The year of the war that a turn stands for: so many cards from its first month to its last. */
const yearOf = (turn: number, months: number, cards: number): number =>
  1 + Math.floor((Math.max(0, turn - 1) * months) / (cards - 1) / 12);

/** The front page. */
const Paper = (props: {
  readonly face: FaceProps;
  readonly name: string;
  readonly card: CardData;
  readonly left: number | undefined;
}) => {
  const empire = useEmpire();
  const t = props.face.t;
  const dateline = (): string => {
    const n = numberIn(props.face.view, 'turn');
    return t('paper.date', {
      year: t(`year.${Math.min(5, yearOf(n, empire.months, empire.printed.cards.length))}`),
      n,
    });
  };
  return (
    <article class="em-paper">
      <Masthead face={props.face} card={props.card} dateline={dateline()} />
      <h2>{cardText(empire, t, props.name, 'title')}</h2>
      <div class="em-columns">
        <Vignette scene={empire.sceneOf(props.card)} />
        <p class="em-history">{cardText(empire, t, props.name, 'history')}</p>
      </div>
      <p class="em-text">
        <b>{t('card.event')}</b> {cardText(empire, t, props.name, 'text')}{' '}
        <span class="em-rule">{`${empire.rules.cards}.${props.card.id}`}</span>
      </p>
      <Symbols face={props.face} card={props.card} left={props.left} />
      <details class="em-origins">
        <summary>{t('card.sources')}</summary>
        <Sources face={props.face} card={props.card} />
      </details>
    </article>
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
  const name = () => nameIn(props.view, 'card');
  const card = () => {
    const now = name();
    return now === undefined ? undefined : empire.reading.cardData(now);
  };
  const acting = () =>
    phaseOf(props.view, empire.phases) === empire.phases.actions ? numberIn(props.view, 'actions') : undefined;
  const ending = () => nameIn(props.view, 'ending');
  return (
    <Show when={card()}>
      {(found) => (
        <section class="em em-now" classList={{ acting: acting() !== undefined }} aria-label={props.t('now')}>
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
            when={!isComposing(empire, props)}
            fallback={
              <p class="em-brief">
                {cardText(empire, props.t, name() ?? '', 'title')}
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
          <Show when={acting() !== undefined && !isComposing(empire, props)}>
            <Offensives face={props} />
          </Show>
        </section>
      )}
    </Show>
  );
};
