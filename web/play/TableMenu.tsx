import { type JSX, Show } from 'solid-js';
import { openBeside } from '../rules/beside.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';

/** Where one can go from the table, and what one can take from it. In the top line, or under Players on a phone. */
export const TableMenu = (props: {
  readonly game: string;
  readonly id: string | undefined;
  readonly class: string;
  readonly onShare: () => void;
  readonly onExport: () => void;
  readonly onHelp: () => void;
  /** Hands the seat to the computer; none in a lesson. */
  readonly deputy?: (() => JSX.Element) | undefined;
}) => (
  <nav class={props.class} aria-label={t('play.menu')}>
    <a
      class="btn quiet"
      href={linkTo({ screen: 'rules', game: props.game, paragraph: null })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openBeside({ game: props.game, paragraph: null });
      }}
    >
      {t('nav.rules')}
    </a>
    <Show when={props.id}>
      {(id) => (
        <a class="btn quiet" href={linkTo({ screen: 'replay', id: id(), at: null })}>
          {t('nav.replay')}
        </a>
      )}
    </Show>
    <button type="button" class="btn quiet" onClick={() => props.onShare()} title={t('play.share')}>
      {t('play.shareShort')}
    </button>
    <button type="button" class="btn quiet" onClick={() => props.onExport()}>
      {t('play.export')}
    </button>
    {props.deputy?.()}
    <a class="btn quiet" href={linkTo({ screen: 'settings' })}>
      {t('nav.settings')}
    </a>
    <button type="button" class="btn quiet" onClick={() => props.onHelp()}>
      {t('play.help')} <span class="kbd" data-key="?" />
    </button>
  </nav>
);
