import { Show } from 'solid-js';
import { Toast } from '../art/Toast.tsx';
import { errorText, t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';

/** What went wrong stays until it is closed; what was done goes by itself. */
export const Toasts = (props: {
  readonly table: TableController;
  readonly notice: string;
  readonly onClose: () => void;
}) => (
  <>
    <Show when={props.table.trouble()}>
      {(failure) => (
        <div class="toast" role="alert">
          <p>{errorText(failure().code)}</p>
          <Show when={errorText(failure().code) === t('error.other')}>
            <p class="quiet-note">{failure().message}</p>
          </Show>
          <button type="button" class="btn" onClick={() => props.table.setTrouble(null)}>
            {t('play.close')}
          </button>
        </div>
      )}
    </Show>
    <Show when={props.notice}>
      <Toast text={props.notice} onClose={() => props.onClose()} />
    </Show>
  </>
);
