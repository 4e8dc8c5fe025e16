import { createResource, For, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Lost } from '../shell/Failed.tsx';
import { coverOf, facedGames, wordsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo, type Route } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { Form } from './Form.tsx';
import { createLater } from './later.ts';
import { say } from './say.ts';
import type { ServerSide } from './server.ts';
import './newTable.css';

/** The page of the form: the games in a strip, and the form of the one that was chosen. */

/** Where nobody says which game: any. The page names none. */
export const SOME_GAME = facedGames.at(-1) ?? '';

const GameCover = (props: { readonly game: string }) => {
  const isLater = createLater();
  const [cover] = createResource(() => isLater() && props.game, coverOf);
  return (
    <span class="cover-art" aria-hidden="true">
      <Show when={cover.state === 'ready' && cover()}>
        {(component) => <Dynamic component={component()} language={settings.language} />}
      </Show>
    </span>
  );
};

/** The games in a strip: the form stays, whichever it is. */
const GameStrip = (props: { readonly game: string; readonly routeTo: (game: string) => Route }) => (
  <nav class="game-strip" aria-label={say('game')}>
    <For each={facedGames}>
      {(game) => (
        <a
          class="strip-game"
          href={linkTo(props.routeTo(game))}
          aria-current={game === props.game ? 'page' : undefined}
          ref={(link) => {
            // On a phone the strip is longer than the screen.
            if (game === props.game) onMount(() => link.scrollIntoView({ block: 'nearest', inline: 'center' }));
          }}
        >
          <GameCover game={game} />
          <b>{wordsOf(game, 'title')}</b>
        </a>
      )}
    </For>
  </nav>
);

export const NewTablePage = (props: {
  readonly game: string;
  readonly server?: ServerSide | undefined;
  /** Somebody elsewhere is to play, unless it is said otherwise. */
  readonly away?: boolean;
}) => {
  const [game] = createResource(
    () => props.game,
    (id) =>
      theTable()
        .ask.game({ game: id })
        .catch(() => null),
  );
  const routeTo = (to: string): Route => ({ screen: props.away ? 'new-table' : 'new', game: to });
  return (
    <Show when={!game.loading} fallback={<Page title={say('title')}>{t('app.loading')}</Page>}>
      <Show when={game()} fallback={<Lost />} keyed>
        {(found) => (
          <Page
            title={say('title')}
            tab={say('titleOf', { game: wordsOf(found.id, 'title') })}
            game={found.id}
            class="new-table-page"
          >
            <p class="claim">{say('claim')}</p>
            <GameStrip game={found.id} routeTo={routeTo} />
            <Form game={found} server={props.server} beginning={{ away: props.away }} />
          </Page>
        )}
      </Show>
    </Show>
  );
};
