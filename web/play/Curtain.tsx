import { Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { Mark } from '../art/Mark.tsx';
import { t } from '../shell/i18n.ts';

/** Between two people at one screen. Nothing of either side is in the page while it hangs. */
export const Curtain = (props: {
  readonly seat: number;
  readonly name: string;
  readonly canUndo: boolean;
  readonly onLift: () => void;
  readonly onUndo: () => void;
}) => (
  <Dialog title={t('curtain.title', { seat: props.name })} class="curtain">
    <div class="curtain-cloth" data-seat={props.seat} aria-hidden="true">
      <Mark size={64} />
    </div>
    <p>{t('curtain.text')}</p>
    <div class="acts">
      <button type="button" class="btn primary" autofocus onClick={() => props.onLift()}>
        {t('curtain.lift', { seat: props.name })}
      </button>
      <Show when={props.canUndo}>
        <button type="button" class="btn" onClick={() => props.onUndo()}>
          {t('curtain.undo')}
        </button>
      </Show>
    </div>
  </Dialog>
);
