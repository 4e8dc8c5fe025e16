import { createEffect } from 'solid-js';
import { t } from './i18n.ts';

/** What the tab, the history and the bookmarks call this screen; on the first one the client's name alone. */
export const useTitle = (title: () => string): void =>
  createEffect(() => {
    const name = t('app.name');
    document.title = title() ? `${title()} · ${name}` : name;
  });
