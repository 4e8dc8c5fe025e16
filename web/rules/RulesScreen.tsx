import { Show } from 'solid-js';
import { titleOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { settings } from '../shell/settings.ts';
import { Reader } from './Reader.tsx';

/** Another game is another book: nothing of the one before may be left while it is loaded. */
export const RulesScreen = (props: { readonly game: string; readonly paragraph: string | null }) => (
  <Show when={props.game} keyed>
    {(game) => (
      <Page title={`${titleOf(game)[settings.language].title}: ${t('rules.title')}`} game={game} class="rules">
        <Reader game={game} paragraph={props.paragraph} />
      </Page>
    )}
  </Show>
);
