import { createResource, createSignal, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { verdictOf } from '../play/verdict.ts';
import { FailedText } from './Failed.tsx';
import { coverOf, facedGames, titleOf } from './faces.ts';
import { dateText, t } from './i18n.ts';
import { Page } from './Page.tsx';
import { linkTo } from './router.ts';
import { settings } from './settings.ts';
import { dropGame, isStoredGame, listGames, type StoredGame, Trouble } from './storage.ts';

/** The games as covers, and before them the games that wait. */

const wordsOf = (game: string, key: string): string => {
  const { [settings.language]: mine, en } = titleOf(game);
  return mine[key] ?? en[key] ?? key.replace(/^\w+:/, '');
};

const GameRow = (props: { readonly game: StoredGame; readonly onDrop: () => void }) => {
  const words = (key: string): string => wordsOf(props.game.game, key);
  const state = (): string => {
    const { result, seat, setting } = props.game;
    if (result) return verdictOf(result, { seat: (one) => words(`seat:${one}`) });
    if (Object.keys(setting.seats).length === 1) return t('home.yours');
    return seat ? t('home.decides', { seat: words(`seat:${seat}`) }) : '';
  };
  return (
    <li class="row">
      <div class="row-text">
        <b>{words('title')}</b>
        <span>
          {state()} · {t('home.moves', { n: props.game.moves })} · {dateText(props.game.updated)}
        </span>
      </div>
      <div class="acts">
        <Show
          when={props.game.result === null}
          fallback={
            <a class="btn" href={linkTo({ screen: 'replay', id: props.game.id, at: null })}>
              {t('home.openReplay')}
            </a>
          }
        >
          <a class="btn primary" href={linkTo({ screen: 'play', id: props.game.id })}>
            {t('home.continue')}
          </a>
        </Show>
        <button
          type="button"
          class="btn quiet"
          aria-label={t('home.deleteNamed', { when: dateText(props.game.updated) })}
          onClick={() => confirm(t('home.deleteSure')) && props.onDrop()}
        >
          {t('home.delete')}
        </button>
      </div>
    </li>
  );
};

const Rows = (props: {
  readonly title: string;
  readonly games: readonly StoredGame[];
  readonly onDrop: (id: string) => void;
}) => (
  <Show when={props.games.length > 0}>
    <section>
      <h2>{props.title}</h2>
      <ul class="rows">
        <For each={props.games}>{(game) => <GameRow game={game} onDrop={() => props.onDrop(game.id)} />}</For>
      </ul>
    </section>
  </Show>
);

const CoverCard = (props: { readonly game: string }) => {
  const [cover] = createResource(() => props.game, coverOf);
  const words = (key: string): string => wordsOf(props.game, key);
  return (
    <article class="cover">
      <div class="cover-art" aria-hidden="true">
        <Show when={cover()}>{(component) => <Dynamic component={component()} language={settings.language} />}</Show>
      </div>
      <div class="cover-text">
        <h2>{words('title')}</h2>
        <p class="subtitle">{words('subtitle')}</p>
        <p class="acts">
          <a class="btn primary" href={linkTo({ screen: 'new', game: props.game })}>
            {t('home.new')}
          </a>
          <a class="btn" href={linkTo({ screen: 'learn', game: props.game, lesson: null })}>
            {t('home.learn')}
          </a>
          <a class="btn" href={linkTo({ screen: 'rules', game: props.game, paragraph: null })}>
            {t('home.rules')}
          </a>
        </p>
      </div>
    </article>
  );
};

export const Home = () => {
  const [failure, setFailure] = createSignal<unknown>();
  const [games, { refetch }] = createResource(async () => {
    try {
      const all = await listGames();
      const whole = all.filter(isStoredGame);
      if (whole.length < all.length) setFailure(new Trouble('bad-save', 'A game of the list cannot be read.'));
      return whole;
    } catch (error) {
      setFailure(error);
      return [];
    }
  });
  const drop = async (id: string): Promise<void> => {
    await dropGame(id).catch(setFailure);
    await refetch();
  };
  return (
    <Page title={t('home.title')} class="home">
      <p class="claim">{t('app.claim')}</p>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <Rows title={t('home.waiting')} games={(games() ?? []).filter(({ result }) => result === null)} onDrop={drop} />
      <Show when={games()?.length === 0}>
        <p class="quiet-note">{t('home.none')}</p>
      </Show>
      <div class="covers">
        <For each={facedGames}>{(game) => <CoverCard game={game} />}</For>
      </div>
      <Rows title={t('home.finished')} games={(games() ?? []).filter(({ result }) => result !== null)} onDrop={drop} />
    </Page>
  );
};
