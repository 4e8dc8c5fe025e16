import { createSignal, Show } from 'solid-js';
import { theTable } from '../worker/client.ts';
import { FailedText } from './Failed.tsx';
import { t } from './i18n.ts';
import { Page } from './Page.tsx';
import { go, linkTo } from './router.ts';
import { getGame } from './storage.ts';

/** Takes in a record or a sealed game from a file or from pasted text. */
export const ImportScreen = () => {
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  const [text, setText] = createSignal('');

  const read = async (content: string): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      const id = await theTable().ask.importFile({ text: content });
      const kept = await getGame(id);
      go(kept?.result ? { screen: 'replay', id, at: null } : { screen: 'play', id });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title={t('import.title')} class="import">
      <p>{t('import.text')}</p>
      <div class="form">
        <label class="field">
          <b>{t('import.choose')}</b>
          <input
            type="file"
            accept=".json,application/json"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) await read(await file.text());
            }}
          />
        </label>
        <label class="field">
          <b>{t('import.paste')}</b>
          <textarea
            rows="6"
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
            spellcheck={false}
          />
        </label>
        <p class="acts">
          <button
            type="button"
            class="btn primary"
            aria-disabled={busy() || !text().trim()}
            onClick={() => text().trim() && read(text())}
          >
            {t('import.read')}
          </button>
          <Show when={busy()}>
            <span role="status">{t('import.reading')}</span>
          </Show>
        </p>
      </div>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <p>
        <a href={linkTo({ screen: 'fair-dice', table: null })}>{t('import.fair')}</a>
      </p>
    </Page>
  );
};
