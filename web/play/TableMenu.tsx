import { type JSX, Show } from 'solid-js';
import { openBeside } from '../rules/beside.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';

/** What does not fit into the bar: behind one button at its end. It closes by itself, on Escape too. */
export const Menu = (props: { readonly children: JSX.Element }) => (
  <div class="menu">
    <button type="button" class="btn menu-open" popovertarget="table-menu" aria-label={t('play.menu')}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1.500 3.500h13M1.500 8h13M1.500 12.500h13" fill="none" stroke="currentColor" stroke-width="1.7" />
      </svg>
    </button>
    {/* Whatever was chosen, the menu has done its work. */}
    <nav
      class="table-nav"
      id="table-menu"
      popover="auto"
      aria-label={t('play.menu')}
      ref={(nav) => nav.addEventListener('click', () => nav.hidePopover())}
    >
      {props.children}
    </nav>
  </div>
);

/** Where one can go from the table, and what one can take from it. */
export const TableMenu = (props: {
  readonly game: string;
  readonly id: string | undefined;
  /** Of a sandbox: where it came from. */
  readonly back?: string | undefined;
  readonly onShare: () => void;
  /** Saves the game as a file; undefined: it cannot be saved now. */
  readonly onExport: (() => void) | undefined;
  readonly onHelp: () => void;
  /** Shows the board alone, or everything again. */
  readonly onAlone: () => void;
  /** Hands the seat to the computer; none in a lesson. */
  readonly deputy?: (() => JSX.Element) | undefined;
}) => (
  <Menu>
    {/* The focus goes here when the menu opens. */}
    <a
      class="btn quiet"
      href={linkTo({ screen: 'rules', game: props.game, paragraph: null })}
      autofocus
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
    <Show when={props.back}>
      {(back) => (
        <a class="btn quiet" href={back()}>
          {t('play.back')}
        </a>
      )}
    </Show>
    <button type="button" class="btn quiet" data-act="share" onClick={() => props.onShare()} title={t('play.share')}>
      {t('play.shareShort')}
    </button>
    <Show when={props.onExport}>
      {(save) => (
        <button type="button" class="btn quiet" onClick={() => save()()}>
          {t('play.export')}
        </button>
      )}
    </Show>
    {props.deputy?.()}
    <button type="button" class="btn quiet" onClick={() => props.onAlone()}>
      {t('fold.alone')} <span class="kbd" data-key="A" />
    </button>
    <a class="btn quiet" href={linkTo({ screen: 'settings' })}>
      {t('nav.settings')}
    </a>
    <button type="button" class="btn quiet" onClick={() => props.onHelp()}>
      {t('play.help')} <span class="kbd" data-key="?" />
    </button>
  </Menu>
);
