import { readableJson } from '@ravelin/engine';
import type { Failure } from '@ravelin/table/messages';
import { keptOf } from '../analysis/kept.ts';
import { t } from '../shell/i18n.ts';
import { TableError, type TableLine } from '../worker/client.ts';

/** Hands the player a file. */
export const download = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Saves the game as a file: the record of a finished one, with the analysis that this device keeps of it; a running one sealed, and the player is told what that is. */
export const saveGame = async (
  { ask, home }: TableLine,
  running: boolean,
  onSealed: (text: string) => void,
  onFailure: (failure: Failure) => void,
): Promise<void> => {
  try {
    if (running && home) {
      const { name, text } = await home.seal();
      download(name, text);
      onSealed(t('play.sealed', { name }));
      return;
    }
    const record = await ask.record();
    const { done: analysis } = await keptOf(record);
    download(
      `${record.game}-${record.finalHash}.ravelin.json`,
      readableJson({ ...record, ...(analysis && { analysis }) }),
    );
  } catch (error) {
    onFailure(
      error instanceof TableError
        ? { code: error.code, message: error.message }
        : { code: 'fault', message: String(error) },
    );
  }
};
