import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createMemo, createResource, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { Ledger } from '../play/Ledger.tsx';
import { namesIn, type Tongue } from '../play/tongue.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import type { Example } from './examples.ts';
import { paragraphText } from './paragraph.ts';

/** Beside an example: the paragraph it shows, and what that does here. */
export const Shown = (props: {
  readonly example: Example;
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly onHover: (names: ReadonlySet<string>) => void;
}) => {
  const { game, rule, refused, at, open } = props.example;
  const [text] = createResource(
    () => settings.language,
    (language) => paragraphText(game, rule, language, props.tongue),
  );
  const [refusal] = createResource(() => (refused === undefined ? null : theTable().ask.refusal({ move: refused })));
  // What the refused move names stands out on the board.
  createEffect(() => props.onHover(new Set(refusal()?.parts.map(({ name }) => name))));
  const here = () => props.snapshot.at === at;
  /** What just happened by this paragraph, or with it in the sum. */
  const lines = createMemo(() =>
    props.snapshot.events.filter(
      (event) =>
        event.seq === at && (event.rule === rule || event.ledger?.lines.some(([line]) => line === rule) === true),
    ),
  );
  const told = (): string => {
    if (!open) return t('shown.veiled');
    return at > 0 ? t('shown.followed') : t('shown.table');
  };
  return (
    <section class="panel shown" aria-labelledby="shown-title">
      <header class="panel-head">
        <h2 id="shown-title">{t('shown.title', { rule })}</h2>
      </header>
      <blockquote>{text()}</blockquote>
      <Show when={here()} fallback={<p class="shown-how">{t('shown.elsewhere', { n: at })}</p>}>
        <Show when={refusal()}>
          {(no) => (
            <div class="refused">
              <p>
                <span class="eyebrow">{t('shown.tried')}</span> {props.tongue.move(no())}
              </p>
              <ul>
                <For each={no().reasons}>
                  {(reason) => (
                    <li classList={{ own: reason.rule === rule }}>
                      <i role="img" aria-label={t('why.unmet')}>
                        ✕
                      </i>
                      <span>{props.tongue.reason(reason)}</span> <Cite game={game} rule={reason.rule} />
                    </li>
                  )}
                </For>
              </ul>
            </div>
          )}
        </Show>
        <Show
          when={lines().length > 0}
          fallback={<Show when={refused === undefined}>{<p class="shown-how">{told()}</p>}</Show>}
        >
          <ul class="did">
            <For each={lines()}>
              {(event) => (
                <li
                  onPointerEnter={() => props.onHover(namesIn(event))}
                  onPointerLeave={() => props.onHover(new Set())}
                >
                  {props.tongue.sentence(event)}
                  <Show when={event.rule === rule ? undefined : event.ledger}>
                    {(ledger) => <Ledger ledger={ledger()} game={game} tongue={props.tongue.of(event.part)} />}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Show>
      <a class="btn" href={linkTo({ screen: 'rules', game, paragraph: rule })}>
        {t('shown.back')}
      </a>
    </section>
  );
};
