import { Show } from 'solid-js';
import { TableError } from '../worker/client.ts';
import { errorText, t } from './i18n.ts';
import { Page } from './Page.tsx';
import { linkTo } from './router.ts';
import { Trouble } from './storage.ts';

/** Something could not be opened: what, why, and the way out. The rest of the client goes on. */
export const codeOf = (error: unknown): string =>
  error instanceof TableError || error instanceof Trouble ? error.code : 'other';

export const FailedText = (props: { readonly error: unknown }) => (
  <div class="failed" role="alert">
    <p>{errorText(codeOf(props.error))}</p>
    <Show when={props.error instanceof Error ? props.error.message : ''}>
      {(message) => (
        <details>
          <summary>{t('error.detail')}</summary>
          <p lang="en">{message()}</p>
        </details>
      )}
    </Show>
  </div>
);

export const Failed = (props: { readonly error: unknown }) => (
  <Page title={t('error.title')}>
    <FailedText error={props.error} />
    <p class="acts">
      <a class="btn primary" href={linkTo({ screen: 'home' })}>
        {t('error.home')}
      </a>
    </p>
  </Page>
);

export const Lost = () => (
  <Page title={t('error.lost')} class="lost">
    <p class="subtitle">{t('error.notFound')}</p>
    <p class="acts">
      <a class="btn primary" href={linkTo({ screen: 'home' })}>
        {t('error.home')}
      </a>
    </p>
  </Page>
);
