import type { Snapshot } from '@ravelin/table/messages';
import { Show } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';

/** Beside a table of which nothing is kept: what it is, and the way back or on from it. */
export const ApartNote = (props: { readonly snapshot: Snapshot; readonly back: string | undefined }) => {
  // A position out of a link has nobody at the table.
  const shared = () => props.snapshot.setting === null;
  return (
    <aside class="apart panel">
      <p>{shared() ? t('play.sharedPosition') : t('play.sandbox')}</p>
      <Show
        when={shared()}
        fallback={
          <Show when={props.back}>
            {(back) => (
              <a class="btn" href={back()}>
                {t('play.back')}
              </a>
            )}
          </Show>
        }
      >
        <a class="btn" href={linkTo({ screen: 'new', game: props.snapshot.game })}>
          {t('play.newPosition')}
        </a>
      </Show>
    </aside>
  );
};
