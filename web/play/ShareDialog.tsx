import type { Snapshot } from '@ravelin/table/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { FailedText } from '../shell/Failed.tsx';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { type TableLine, theTable } from '../worker/client.ts';
import type { Tongue } from './tongue.ts';

/** A link to the position: what anybody may see of it, or, for a friend who does not play along, one's own hand too. */
export const ShareDialog = (props: {
  readonly line: TableLine;
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly onClose: () => void;
}) => {
  const [own, setOwn] = createSignal(false);
  const [copied, setCopied] = createSignal('');
  /** Is there anything that only the seat here knows? At the end all lies open, and alone nobody is there to hide from. */
  const secret = () =>
    props.snapshot.seats.length > 1 && props.snapshot.viewer !== null && props.snapshot.result === null;
  const [link] = createResource(
    () => ({ own: own() }),
    async (asked) => {
      try {
        const text = await theTable().ask.pack({ shared: await props.line.ask.share(asked) });
        return new URL(linkTo({ screen: 'shared', text }), location.href).href;
      } catch (error) {
        return { error };
      }
    },
  );
  const whole = (): string => {
    const made = link();
    return typeof made === 'string' ? made : '';
  };
  const failure = () => {
    const made = link();
    return typeof made === 'object' ? made.error : undefined;
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(whole());
      setCopied(whole());
    } catch {
      // Where the page may not copy, the text is there to be copied by hand.
      document.querySelector<HTMLInputElement>('.share-link')?.select();
    }
  };
  return (
    <Dialog title={t('share.title')} class="share" onClose={props.onClose}>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <Show when={secret()} fallback={<p>{t('share.all')}</p>}>
        <fieldset class="share-choices" aria-label={t('share.what')}>
          <For each={[false, true]}>
            {(mine) => (
              <label class="choice">
                <input type="radio" name="share" checked={own() === mine} onChange={() => setOwn(mine)} />
                <span>
                  <b>{mine ? t('share.own') : t('share.public')}</b>
                  <small>
                    {mine
                      ? t('share.ownText', { seat: props.tongue.seat(props.snapshot.viewer ?? '') })
                      : t('share.publicText')}
                  </small>
                </span>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <label class="field">
        <b>{t('share.link', { n: whole().length })}</b>
        <input
          class="share-link"
          type="text"
          readonly
          value={whole()}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p class="quiet-note">{t('share.holds')}</p>
      <div class="acts">
        <button type="button" class="btn primary" autofocus aria-disabled={whole() === ''} onClick={copy}>
          {copied() !== '' && copied() === whole() ? t('share.copied') : t('share.copy')}
        </button>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {t('play.close')}
        </button>
      </div>
    </Dialog>
  );
};
