import { createResource, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { FIRST_TURN, isFinished, wayIn } from '../learn/progress.ts';
import { coverOf, factsOf, wordsOf } from './faces.ts';
import { t } from './i18n.ts';
import { linkTo } from './router.ts';
import { settings } from './settings.ts';

/** A game on the home screen: its cover, what one wants to know before one begins, and the ways in. */

const WEIGHTS = [1, 2, 3, 4, 5];

const lengthText = (minutes: number): string =>
  minutes % 60 === 0 && minutes > 60 ? t('cover.hours', { n: minutes / 60 }) : t('cover.minutes', { n: minutes });

const FactsLine = (props: { readonly game: string }) => (
  <Show when={factsOf(props.game)}>
    {(facts) => (
      <ul class="facts">
        <li>
          <svg viewBox="0 0 20 16" aria-hidden="true">
            <circle cx="7" cy="4" r="3.2" />
            <path d="M1 15c0-4 2.500-6 6-6s6 2 6 6z" />
            <Show when={facts().players !== '1'}>
              <path d="M12.500 1.200a3.200 3.200 0 0 1 0 5.700M14.500 9.200c2.800.6 4.500 2.600 4.500 5.800h-3.500" />
            </Show>
          </svg>
          {facts().players === '1' ? t('cover.player') : t('cover.players', { n: facts().players })}
        </li>
        <li>
          <svg viewBox="0 0 14 16" aria-hidden="true">
            <path
              d="M2 1h10M2 15h10M3.500 1c0 4 2.500 5 3.500 7-1 2-3.500 3-3.500 7M10.500 1c0 4-2.500 5-3.500 7 1 2 3.500 3 3.500 7"
              class="line"
            />
          </svg>
          {lengthText(facts().minutes)}
        </li>
        <li
          class="weight"
          aria-label={t('cover.weight', { n: facts().weight })}
          title={t('cover.weight', { n: facts().weight })}
        >
          <For each={WEIGHTS}>{(n) => <i aria-hidden="true" classList={{ on: n <= facts().weight }} />}</For>
        </li>
      </ul>
    )}
  </Show>
);

export const Cover = (props: { readonly game: string }) => {
  const [cover] = createResource(() => props.game, coverOf);
  const words = (key: string): string => wordsOf(props.game, key);
  return (
    <article class="cover">
      <div class="cover-art" aria-hidden="true">
        <Show when={cover()}>{(component) => <Dynamic component={component()} language={settings.language} />}</Show>
      </div>
      <div class="cover-text">
        <h2>{words('title')}</h2>
        <FactsLine game={props.game} />
        <p class="subtitle">{words('subtitle')}</p>
        <p class="acts">
          <a class="btn primary" href={linkTo({ screen: 'new', game: props.game })}>
            {t('home.new')}
          </a>
          <a class="btn" href={linkTo(wayIn(props.game))}>
            {t(isFinished(props.game, FIRST_TURN) ? 'home.learn' : 'home.first')}
          </a>
          <a class="btn quiet" href={linkTo({ screen: 'rules', game: props.game, paragraph: null })}>
            {t('home.rules')}
          </a>
        </p>
      </div>
    </article>
  );
};
