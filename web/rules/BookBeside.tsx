import { onCleanup, Show, Suspense } from 'solid-js';
import { titleOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { readRoute } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { closeBeside, openBeside, opened } from './beside.ts';
import { Reader } from './Reader.tsx';

/** The rulebook beside a table: the board and what was picked stay as they are. */
export const BookBeside = () => {
  onCleanup(closeBeside);
  let before: Element | null = null;
  const close = (): void => {
    // While the book is still there, so that it is seen where the focus comes from.
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    closeBeside();
  };
  /** A link to a paragraph turns the pages here. */
  const turn = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = readRoute(link?.getAttribute('href') ?? '#/');
    if (to.screen !== 'rules' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openBeside(to);
  };
  return (
    <Show when={opened()?.game} keyed>
      {(game) => (
        <aside
          class="book-beside rules"
          aria-label={t('rules.title')}
          onClick={turn}
          ref={() => {
            before = document.activeElement;
          }}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <header class="panel-head">
            <h2>{titleOf(game)[settings.language].title}</h2>
            <button type="button" class="btn" onClick={close}>
              {t('passage.closeBook')} <span class="kbd" data-key="Esc" />
            </button>
          </header>
          <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
            <Reader game={game} paragraph={opened()?.paragraph ?? null} beside />
          </Suspense>
        </aside>
      )}
    </Show>
  );
};
