import { createSignal, onCleanup, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';
import type { RemoteLine } from './line.ts';
import { say, sayCode } from './say.ts';

/** A break shorter than this is not worth a word. */
const SHORT = 1500;

interface Note {
  readonly is: 'lost' | 'back' | 'ended';
  readonly text: string;
}

/** How it stands with the line, in a strip over the board that covers nothing and asks for nothing. */
export const LineNote = (props: { readonly line: RemoteLine }) => {
  const { line } = props;
  const [note, setNote] = createSignal<Note>();
  const [state, setState] = createSignal(line.state);
  let since = 0;
  let hadMove = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = (): void => {
    hadMove = line.sending;
    setNote({ is: 'lost', text: say(hadMove ? 'line.lostSending' : 'line.lost') });
  };
  const back = (): void => {
    const seconds = Math.round((Date.now() - since) / 1000);
    setNote({ is: 'back', text: say(hadMove ? 'line.backSent' : 'line.back', { n: seconds }) });
  };
  const heard = (now: RemoteLine['state']): void => {
    clearTimeout(timer);
    setState(now);
    if (now === 'lost') {
      if (since === 0) since = Date.now();
      timer = setTimeout(lost, Math.max(0, SHORT - (Date.now() - since)));
    } else if (now === 'open') {
      if (note()?.is === 'lost') back();
      since = 0;
    } else if (now === 'ended' && line.failure?.code !== 'left')
      setNote({ is: 'ended', text: sayCode(line.failure?.code ?? 'other') });
  };
  onCleanup(line.onState(heard));
  onCleanup(() => clearTimeout(timer));
  heard(line.state);

  return (
    <div role="status" data-state={state()}>
      <Show when={note()}>
        {(now) => (
          <p class="line-note" data-line={now().is}>
            <span class="line-mark" aria-hidden="true" />
            {now().text}
            <Show when={now().is === 'back'}>
              <button type="button" class="btn quiet" aria-label={t('play.close')} onClick={() => setNote()}>
                <span aria-hidden="true">✕</span>
              </button>
            </Show>
          </p>
        )}
      </Show>
    </div>
  );
};
