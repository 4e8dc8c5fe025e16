import { Show } from 'solid-js';
import { titleOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { settings } from '../shell/settings.ts';
import { Reader } from './Reader.tsx';

const titleIn = (game: string): string => `${titleOf(game)[settings.language].title ?? game}: ${t('rules.title')}`;

/** Another game is another book: nothing of the one before may be left while it is loaded. */
export const RulesScreen = (props: { readonly game: string; readonly paragraph: string | null }) => (
  <Show when={props.game} keyed>
    {(game) => (
      <Page
        title={titleIn(game)}
        tab={props.paragraph ? `${props.paragraph} · ${titleIn(game)}` : titleIn(game)}
        game={game}
        class="rules"
      >
        <Reader game={game} paragraph={props.paragraph} />
      </Page>
    )}
  </Show>
);
