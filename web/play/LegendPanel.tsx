import { type JSX, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { setSettings, settings } from '../shell/settings.ts';

/** How to read what lies on the board: a button that opens it over the lower edge, and stays as it was left. */
export const LegendPanel = (props: { readonly children: JSX.Element }) => (
  <section class="legend" classList={{ open: settings.legend }} aria-label={t('legend.title')}>
    <button
      type="button"
      class="legend-open"
      aria-expanded={settings.legend}
      onClick={() => setSettings('legend', !settings.legend)}
    >
      {t('legend.title')}
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1 7 5 3 9 7" fill="none" stroke="currentColor" stroke-width="1.6" />
      </svg>
    </button>
    <Show when={settings.legend}>
      <div class="legend-body">{props.children}</div>
    </Show>
  </section>
);
