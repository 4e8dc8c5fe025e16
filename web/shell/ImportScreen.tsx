import { createSignal, Show } from 'solid-js';
import { TableError, theTable } from '../worker/client.ts';
import { FailedText } from './Failed.tsx';
import { t } from './i18n.ts';
import { insertWhole } from './insertWhole.ts';
import { Page } from './Page.tsx';
import { go, linkTo, type Route } from './router.ts';
import { getGame } from './storage.ts';

/** Takes in the analysis in the file, if there is one; gives why it was refused. */
const takeAnalysis = async (content: string, isOver: boolean): Promise<unknown> => {
  const { analysis } = JSON.parse(content) as { readonly analysis?: unknown };
  if (analysis === undefined) return undefined;
  if (!isOver)
    return new TableError({ code: 'bad-analysis', message: 'Only a game that is over can have an analysis.' });
  try {
    const { takeIn } = await import('../analysis/takeIn.ts');
    await takeIn(analysis);
    return undefined;
  } catch (error) {
    return error;
  }
};

/** Takes in a record or a sealed game from a file or from pasted text. */
export const ImportScreen = () => {
  const [failure, setFailure] = createSignal<unknown>();
  /** The game was taken in, but not its analysis. */
  const [without, setWithout] = createSignal<{ readonly way: Route; readonly refused: unknown }>();
  const [busy, setBusy] = createSignal(false);
  const [text, setText] = createSignal('');

  const read = async (content: string): Promise<void> => {
    setFailure(undefined);
    setWithout(undefined);
    setBusy(true);
    try {
      const id = await theTable().ask.importFile({ text: content });
      const kept = await getGame(id);
      const way: Route = kept?.result ? { screen: 'replay', id, at: null } : { screen: 'play', id };
      const isOver = kept?.result != null || kept?.ended !== undefined;
      const refused = await takeAnalysis(content, isOver);
      if (refused === undefined) go(way);
      else setWithout({ way, refused });
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
            onBeforeInput={insertWhole}
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
      <Show when={without()}>
        {(game) => (
          <section class="without-analysis">
            <h2>{t('import.without')}</h2>
            <FailedText error={game().refused} />
            <p class="acts">
              <a class="btn primary" href={linkTo(game().way)}>
                {t('import.open')}
              </a>
            </p>
          </section>
        )}
      </Show>
      <p class="quiet-note">
        <a href={linkTo({ screen: 'fair-dice', table: null })}>{t('import.fair')}</a>
      </p>
    </Page>
  );
};
