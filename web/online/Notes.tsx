import { createSignal, onCleanup, Show } from 'solid-js';
import { api } from './api.ts';
import { say } from './say.ts';
import { orSignedOut } from './session.ts';
import { Wrong } from './Wrong.tsx';

/** What somebody notes for themselves at a table: kept by the server, for nobody else. */

/** Nothing is sent while somebody writes on. */
const PAUSE = 800;

export const Notes = (props: { readonly table: string }) => {
  const [text, setText] = createSignal<string>();
  const [state, setState] = createSignal<'' | 'saved'>('');
  const [failure, setFailure] = createSignal<unknown>();
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      setFailure(undefined);
    } catch (error) {
      setFailure(() => error);
    }
  };
  const bring = (): Promise<void> =>
    attempt(async () => {
      ({ text: kept } = await orSignedOut(api.notes(props.table)));
      setText(kept);
    });
  /** What is written while something is on its way goes after it. */
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    await saving;
    const now = text();
    if (now === undefined || now === kept) return;
    saving = attempt(async () => {
      ({ text: kept } = await orSignedOut(api.note(props.table, now)));
      setState('saved');
    });
    await saving;
  };
  const write = (now: string): void => {
    setText(now);
    setState('');
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE);
  };
  onCleanup(() => void save());

  return (
    <details class="notes" onToggle={({ currentTarget }) => currentTarget.open && text() === undefined && void bring()}>
      <summary>
        <b>{say('notes.title')}</b> <i>{say('notes.private')}</i>
      </summary>
      <Show when={text() !== undefined}>
        <textarea
          rows="4"
          maxlength="10000"
          aria-label={say('notes.title')}
          value={text()}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onBlur={() => void save()}
          // The keys of the table sleep while somebody writes.
          on:keydown={(event) => event.stopPropagation()}
        />
      </Show>
      <p class="quiet-note" role="status">
        {state() === 'saved' ? say('account.saved') : ''}
      </p>
      <Wrong error={failure()} />
    </details>
  );
};
