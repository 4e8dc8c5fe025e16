import type { EventReport } from '@ravelin/engine';
import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import { Ledger } from './Ledger.tsx';
import { namesIn, sideOf, type Tongue } from './tongue.ts';

/** What happened, folded by the rounds of the game, the last one open. */

interface Chapter {
  readonly title: string;
  readonly events: readonly EventReport[];
}

/** `start`: what stands over what happened before the first chapter of the game. */
export const chaptersOf = (events: readonly EventReport[], tongue: Tongue, start = t('log.start')): Chapter[] => {
  const chapters: { title: string; events: EventReport[] }[] = [];
  for (const event of events) {
    const opens = tongue.opens(event);
    if (opens || chapters.length === 0) chapters.push({ title: opens ? tongue.sentence(event) : start, events: [] });
    if (!opens) chapters.at(-1)?.events.push(event);
  }
  return chapters.filter(({ events: all }, i) => all.length > 0 || i === chapters.length - 1);
};

/** An open chapter shows its newest lines; the rest on demand. */
const MOST = 40;
/** Another chapter shows these at once and the others when the page has come to rest, so that a jump of the replay is quick. */
const AT_ONCE = 10;
const REST = 300;

const Line = (props: {
  readonly event: EventReport;
  readonly seats: readonly string[];
  readonly game: string;
  readonly tongue: Tongue;
  readonly onHover: (names: ReadonlySet<string>) => void;
  readonly linkOf: ((move: number) => string) | undefined;
}) => {
  const seat = () => sideOf(props.event, props.seats, props.tongue);
  return (
    <li
      class="line"
      onPointerEnter={() => props.onHover(namesIn(props.event))}
      onPointerLeave={() => props.onHover(new Set())}
      onFocusIn={() => props.onHover(namesIn(props.event))}
      onFocusOut={() => props.onHover(new Set())}
    >
      <i class="pennant" data-seat={seat()} aria-hidden="true" />
      <div>
        <Show when={props.linkOf} fallback={<span>{props.tongue.sentence(props.event)}</span>}>
          {(link) => (
            <a class="said" href={link()(props.event.seq)} title={t('log.open', { n: props.event.seq })}>
              {props.tongue.sentence(props.event)}
            </a>
          )}
        </Show>{' '}
        <Cite game={props.game} rule={props.event.rule} />
        <Show when={props.event.ledger}>
          {(ledger) => (
            <details class="sums">
              <summary>{t('log.sums')}</summary>
              <Ledger ledger={ledger()} game={props.game} tongue={props.tongue.of(props.event.part)} />
            </details>
          )}
        </Show>
      </div>
    </li>
  );
};

export const Log = (props: {
  readonly events: readonly EventReport[];
  readonly seats: readonly string[];
  readonly game: string;
  readonly tongue: Tongue;
  readonly onHover: (names: ReadonlySet<string>) => void;
  readonly linkOf?: ((move: number) => string) | undefined;
  readonly start?: string | undefined;
}) => {
  const chapters = createMemo(() => chaptersOf(props.events, props.tongue, props.start));
  const [whole, setWhole] = createSignal(false);
  const shown = (i: number): EventReport[] => {
    const all = [...(chapters()[i]?.events ?? [])].reverse();
    return whole() ? all : all.slice(0, settled() === chapters().length ? MOST : AT_ONCE);
  };
  /** How many chapters there were when the page last came to rest. */
  const [settled, settle] = createSignal(0);
  createEffect(() => {
    const count = chapters().length;
    const timer = setTimeout(() => settle(count), REST);
    onCleanup(() => clearTimeout(timer));
  });
  const [opened, setOpened] = createSignal<ReadonlySet<number>>(new Set());
  const isOpen = (i: number): boolean => i === chapters().length - 1 || opened().has(i);
  const toggle = (i: number): void => {
    const next = new Set(opened());
    if (!next.delete(i)) next.add(i);
    setOpened(next);
  };
  return (
    <section class="log panel" aria-labelledby="log-title" id="log" tabindex="-1">
      <header class="panel-head">
        <h2 id="log-title">{t('log.title')}</h2>
      </header>
      <Show when={props.events.length > 0} fallback={<p class="quiet-note">{t('log.empty')}</p>}>
        <For each={chapters().map((_chapter, i) => chapters().length - 1 - i)}>
          {(i) => (
            <section class="chapter">
              <h3>
                <button type="button" class="fold" aria-expanded={isOpen(i)} onClick={() => toggle(i)}>
                  {chapters()[i]?.title.replace(/\.$/, '')}
                </button>
              </h3>
              <Show when={isOpen(i)}>
                <Show when={chapters()[i]?.events.length === 0}>
                  <p class="quiet-note">{t('log.nothingYet')}</p>
                </Show>
                <ol reversed>
                  <For each={shown(i)}>
                    {(event) => (
                      <Line
                        event={event}
                        seats={props.seats}
                        game={props.game}
                        tongue={props.tongue}
                        onHover={props.onHover}
                        linkOf={props.linkOf}
                      />
                    )}
                  </For>
                </ol>
                <Show when={!whole() && (chapters()[i]?.events.length ?? 0) > MOST}>
                  <button type="button" class="btn quiet" onClick={() => setWhole(true)}>
                    {t('log.all', { n: chapters()[i]?.events.length ?? 0 })}
                  </button>
                </Show>
              </Show>
            </section>
          )}
        </For>
      </Show>
    </section>
  );
};
