import type { ReopenedJson } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';

const goesOn = ({ goesOn, after, of }: ReopenedJson): string => {
  if (goesOn === 'snapshot') return t('reopened.snapshot');
  return after === of ? t('reopened.replay') : t('reopened.moves', { after, of });
};

/** What has changed since the game was last open, and how it goes on. */
export const ReopenedNotice = (props: {
  readonly reopened: ReopenedJson;
  readonly game: string;
  readonly onClose: () => void;
}) => (
  <Dialog title={t('reopened.title')} class="reopened" onClose={props.onClose}>
    <Show when={props.reopened.changes.length > 0}>
      <p>{t('reopened.rules')}</p>
      <ul>
        <For each={props.reopened.changes}>
          {({ rule, text }) => (
            <li>
              {text[settings.language]} <Cite game={props.game} rule={rule} />
            </li>
          )}
        </For>
      </ul>
    </Show>
    <Show when={props.reopened.components}>
      <p>{t('reopened.components')}</p>
    </Show>
    <p class="goes-on">{goesOn(props.reopened)}</p>
    <div class="acts">
      <button type="button" class="btn primary" onClick={() => props.onClose()}>
        {t('reopened.understood')}
      </button>
    </div>
  </Dialog>
);
