import type { ChatLine } from '@ravelin/server/messages';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import type { Chat } from './createChat.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** Talk at the table: one line with the last words until it is opened. What others wrote is shown as text, never as anything else. */

const Report = (props: { readonly chat: Chat; readonly line: ChatLine; readonly onClose: () => void }) => {
  const [reason, setReason] = createSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (reason().trim() && (await props.chat.report(props.line.number, reason().trim()))) props.onClose();
  };
  return (
    <Dialog title={say('chat.reportTitle')} onClose={props.onClose}>
      <form onSubmit={send}>
        <blockquote>{props.line.text}</blockquote>
        <label class="field">
          <b>{say('chat.reason')}</b>
          <input
            type="text"
            maxlength="1000"
            value={reason()}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <div class="acts">
          <button type="submit" class="btn primary" aria-disabled={!reason().trim()}>
            {say('chat.report')}
          </button>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {t('play.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

export const ChatPanel = (props: { readonly chat: Chat }) => {
  const [open, setOpen] = createSignal(false);
  const [text, setText] = createSignal('');
  const [reported, setReported] = createSignal<ChatLine>();
  let list: HTMLElement | undefined;
  const { chat } = props;
  const nameOf = ({ name }: ChatLine): string => name ?? say('chat.nobody');
  createEffect(
    on([chat.lines, open], () => {
      if (!open()) return;
      chat.read();
      list?.scrollTo({ top: list.scrollHeight });
    }),
  );
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text().trim() && (await chat.say(text().trim()))) setText('');
  };
  return (
    <details class="chat" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{say('chat.title')}</b>
        <Show when={chat.unread() > 0}>
          <span class="chat-count">
            {chat.unread()} <span class="sr">{say('chat.unread')}</span>
          </span>
        </Show>
        <Show when={!open() && chat.lines().at(-1)}>
          {(last) => (
            <i>
              {nameOf(last())}: {last().text}
            </i>
          )}
        </Show>
      </summary>
      <div
        class="chat-lines"
        role="log"
        aria-label={say('chat.title')}
        tabindex="0"
        ref={(element) => {
          list = element;
        }}
      >
        <For each={chat.lines()} fallback={<p class="quiet-note">{say('chat.empty')}</p>}>
          {(line) => (
            <p data-room={line.room}>
              <b>{nameOf(line)}</b> {line.text}
              <Show when={!line.mine}>
                <button type="button" class="btn quiet" onClick={() => setReported(line)}>
                  {say('chat.report')} …
                </button>
              </Show>
            </p>
          )}
        </For>
      </div>
      <Wrong error={chat.failure()} />
      <form class="chat-say" onSubmit={send}>
        <input
          type="text"
          maxlength="500"
          autocomplete="off"
          aria-label={say('chat.write')}
          placeholder={say('chat.write')}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
          // The keys of the table sleep while somebody writes.
          on:keydown={(event) => event.stopPropagation()}
        />
        <button type="submit" class="btn">
          {say('chat.send')}
        </button>
      </form>
      <Show when={reported()}>{(line) => <Report chat={chat} line={line()} onClose={() => setReported()} />}</Show>
    </details>
  );
};
