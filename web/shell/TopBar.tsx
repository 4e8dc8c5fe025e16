import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { Mark } from '../art/Mark.tsx';
import { hasServer } from '../online/hasServer.ts';
import { t } from './i18n.ts';
import { linkTo } from './router.ts';

const AccountLink = lazy(() => import('../online/AccountLink.tsx').then((all) => ({ default: all.AccountLink })));

/** The line at the head of every screen. */
export const TopBar = (props: { readonly game?: string; readonly title?: string; readonly children?: JSX.Element }) => (
  <header class="top">
    {/* The address behind # belongs to the router, so this is no link. */}
    <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
      {t('app.skip')}
    </button>
    <a class="brand" href={linkTo({ screen: 'home' })} aria-label={`${t('app.name')}: ${t('nav.home')}`}>
      <Mark />
      <span>{t('app.name')}</span>
    </a>
    <Show when={props.title}>
      <span class="game">{props.title}</span>
    </Show>
    <Show when={props.children} fallback={<MainNav game={props.game} />}>
      {props.children}
    </Show>
  </header>
);

const MainNav = (props: { readonly game: string | undefined }) => (
  <nav class="main-nav" aria-label={t('nav.label')}>
    <Show when={props.game}>
      {(game) => (
        <>
          <a class="btn quiet" href={linkTo({ screen: 'rules', game: game(), paragraph: null })}>
            {t('nav.rules')}
          </a>
          <a class="btn quiet" href={linkTo({ screen: 'learn', game: game(), lesson: null })}>
            {t('nav.learn')}
          </a>
          <a class="btn quiet" href={linkTo({ screen: 'puzzles', game: game(), number: null })}>
            {t('nav.puzzles')}
          </a>
          <a class="btn quiet" href={linkTo({ screen: 'workshop', game: game(), set: null })}>
            {t('nav.workshop')}
          </a>
        </>
      )}
    </Show>
    <a class="btn quiet" href={linkTo({ screen: 'results' })}>
      {t('nav.results')}
    </a>
    <a class="btn quiet" href={linkTo({ screen: 'import' })}>
      {t('nav.import')}
    </a>
    <a class="btn quiet" href={linkTo({ screen: 'settings' })}>
      {t('nav.settings')}
    </a>
    <Show when={hasServer()}>
      <Suspense>
        <AccountLink />
      </Suspense>
    </Show>
  </nav>
);
