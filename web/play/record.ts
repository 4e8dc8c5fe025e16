import { readableJson } from '@ravelin/engine';
import { t } from '../shell/i18n.ts';
import { TableError, theTable } from '../worker/client.ts';
import type { Failure } from '../worker/types.ts';

/** Saves the record as a file. A running game's record holds both hands, so the player is asked first. */
export const saveRecord = async (running: boolean, onFailure: (failure: Failure) => void): Promise<void> => {
  try {
    if (running && !confirm(t('play.exportWarn'))) return;
    const record = await theTable().ask.record();
    const url = URL.createObjectURL(new Blob([readableJson(record)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${record.game}-${record.finalHash}.ravelin.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    onFailure(
      error instanceof TableError
        ? { code: error.code, message: error.message }
        : { code: 'fault', message: String(error) },
    );
  }
};
