import { createResource, createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { Toast } from '../art/Toast.tsx';
import { FIRST_TURN } from '../learn/progress.ts';
import { hasServer } from '../online/hasServer.ts';
import { Cover } from './Cover.tsx';
import { createDeletion } from './createDeletion.ts';
import { FailedText } from './Failed.tsx';
import { facedGames, factsOf, wordsOf } from './faces.ts';
import { t } from './i18n.ts';
import { Page } from './Page.tsx';
import { linkTo } from './router.ts';
import { FinishedGame, WaitingGame } from './SavedGame.tsx';
import { settings } from './settings.ts';
import { dropGame, isStoredGame, listGames, Trouble } from './storage.ts';

const OnlineHome = lazy(() => import('../online/OnlineHome.tsx').then((all) => ({ default: all.OnlineHome })));

/** The games as covers, and before them the games that wait, or the way in for somebody who is new here. */

/** The lightest game that two play: there a turn is soonest told. */
const easiest = (): string => [...facedGames].sort((a, b) => weighed(a) - weighed(b))[0] ?? '';
const weighed = (game: string): number => {
  const facts = factsOf(game);
  return facts ? facts.weight + (facts.players === '2' ? 0 : 0.5) : Number.POSITIVE_INFINITY;
};

const Newcomer = () => (
  <section class="newcomer" aria-labelledby="newcomer-title">
    <div>
      <h2 id="newcomer-title">{t('home.newcomer')}</h2>
      <p>{t('home.newcomerText')}</p>
    </div>
    <p class="acts">
      <a class="btn primary big" href={linkTo({ screen: 'learn', game: easiest(), lesson: FIRST_TURN })}>
        {t('home.newcomerBegin', { game: wordsOf(easiest(), 'title') })}
      </a>
    </p>
  </section>
);

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
  const { dropped, drop, hold, takeBack } = createDeletion(dropGame, refetch, setFailure);
  const kept = () => (games() ?? []).filter(({ id }) => id !== dropped());
  const waiting = () => kept().filter(({ result, ended }) => result === null && !ended);
  const finished = () => kept().filter(({ result, ended }) => result !== null || ended);
  return (
    <Page title={t('home.title')} tab="" class="home">
      <p class="claim">{t('app.claim')}</p>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <Show when={hasServer()}>
        <Suspense>
          <OnlineHome />
        </Suspense>
      </Show>
      <Show when={waiting().length > 0}>
        <section class="on-device">
          <h2>{t(hasServer() ? 'home.device' : 'home.waiting')}</h2>
          <ul class="rows saved-games">
            <For each={waiting()}>{(game) => <WaitingGame game={game} onDrop={() => void drop(game.id)} />}</For>
          </ul>
        </section>
      </Show>
      <Show when={games()?.length === 0 && settings.lessons.length === 0}>
        <Newcomer />
      </Show>
      <p class="quiet-note">
        <a href={linkTo({ screen: 'puzzles', game: null, number: null })}>{t('nav.puzzles')}</a>: {t('home.puzzles')}
      </p>
      <div class="covers">
        <For each={facedGames}>{(game) => <Cover game={game} />}</For>
      </div>
      <Show when={finished().length > 0}>
        <section>
          <h2>{t('home.finished')}</h2>
          <ul class="rows">
            <For each={finished()}>{(game) => <FinishedGame game={game} onDrop={() => void drop(game.id)} />}</For>
          </ul>
        </section>
      </Show>
      <p class="quiet-note">
        <a href={linkTo({ screen: 'laboratory' })}>{t('nav.laboratory')}</a>: {t('home.laboratory')}
      </p>
      <Show when={dropped()} keyed>
        <Toast text={t('home.deleted')} onClose={() => void hold()}>
          <button type="button" class="btn" onClick={takeBack}>
            {t('home.undelete')}
          </button>
        </Toast>
      </Show>
    </Page>
  );
};
