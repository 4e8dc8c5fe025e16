import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Callout } from '../art/Callout.tsx';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import { insteadOf } from './instead.ts';
import type { Refused, TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** Why what was picked makes no move: beside it, what failed first, then what would help, and the rest folded. */

const Condition = (props: {
  readonly game: string;
  readonly tongue: Tongue;
  readonly reason: Refused['answers'][number]['conditions'][number];
}) => (
  <li classList={{ unmet: !props.reason.ok }}>
    <i role="img" aria-label={props.reason.ok ? t('why.met') : t('why.unmet')}>
      {props.reason.ok ? '✓' : '✕'}
    </i>
    <span>
      {props.tongue.reason(props.reason)} <Cite game={props.game} rule={props.reason.rule} />
    </span>
  </li>
);

const Answer = (props: { readonly table: TableController; readonly tongue: Tongue; readonly refused: Refused }) => {
  const game = () => props.table.snapshot().game;
  const name = () => props.tongue.label(props.refused.thing.name);
  /** What takes it at all. */
  const answers = () => props.refused.answers.filter(({ conditions }) => conditions.length > 0);
  /** Of what may be done now; where it lies beyond that, of the way to it. */
  const answer = () => answers().find(({ closed }) => !closed || props.refused.beyond);
  const closed = () => (answer() ? undefined : answers()[0]);
  const failed = () => answer()?.conditions.filter(({ ok }) => !ok) ?? [];
  const met = () => answer()?.conditions.filter(({ ok }) => ok) ?? [];
  const help = () => {
    const keys = failed().flatMap(({ key, rule }) => `help:${key ?? rule}`);
    return keys.filter((key) => props.tongue.has(key));
  };
  const instead = createMemo(() => insteadOf(props.table.moves(), props.refused));
  return (
    <div class="why-content" role="status">
      <div class="why-head">
        <h2>{t('why.title', { name: name() })}</h2>
        <button
          type="button"
          class="btn quiet close"
          aria-label={t('why.close')}
          onClick={() => props.table.closeRefusal()}
        >
          ×
        </button>
      </div>
      <Show when={props.refused.beyond}>
        {(far) => (
          <p>
            {props.tongue.text(far().key)} <Cite game={game()} rule={far().rule} />
          </p>
        )}
      </Show>
      <Show
        when={answer()}
        fallback={
          <Show when={!props.refused.beyond}>
            <p class="unmet">{t('why.none', { name: name() })}</p>
          </Show>
        }
      >
        {(given) => (
          <>
            <p class="why-move">{props.tongue.move({ ...given(), open: true })}</p>
            <ul>
              <For each={failed()}>{(reason) => <Condition game={game()} tongue={props.tongue} reason={reason} />}</For>
            </ul>
          </>
        )}
      </Show>
      <For each={help()}>{(key) => <p class="why-help">{props.tongue.text(key)}</p>}</For>
      <Show when={instead().length > 0}>
        <p class="why-help">
          {t('why.instead')}{' '}
          <For each={instead()}>
            {(thing) => (
              <button type="button" class="btn" onClick={() => props.table.pick(thing.domain, thing.name)}>
                {props.tongue.label(thing.name)}
              </button>
            )}
          </For>
        </p>
      </Show>
      <Show when={closed()}>
        {(given) => (
          <details>
            <summary>{t('why.closed', { move: props.tongue.of(given().part).kind(given().kind) })}</summary>
            <ul>
              <For each={given().conditions.filter(({ ok }) => !ok)}>
                {(reason) => <Condition game={game()} tongue={props.tongue} reason={reason} />}
              </For>
            </ul>
          </details>
        )}
      </Show>
      <Show when={met().length > 0}>
        <details>
          <summary>{t('why.others', { n: met().length })}</summary>
          <ul>
            <For each={met()}>{(reason) => <Condition game={game()} tongue={props.tongue} reason={reason} />}</For>
          </ul>
        </details>
      </Show>
    </div>
  );
};

const placesOf = (key: string): Element[] =>
  [...document.querySelectorAll(`[data-place="${CSS.escape(key)}"]`)].filter((one) => one.getClientRects().length > 0);

/** The question and its buttons stay in sight, unless what was picked is there itself. */
const promptEnd = (picked: Element | undefined): number => {
  const bottom = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  return picked && picked.getBoundingClientRect().top >= bottom - 1 ? bottom : 0;
};

export const WhyNot = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  /** What the hand was on last: a thing may be drawn in several places. */
  let touched: Element | null = null;
  const note = ({ target }: Event): void => {
    const place = target instanceof Element ? target.closest('[data-place]') : null;
    if (place) touched = place;
  };
  onMount(() => {
    const end = new AbortController();
    for (const kind of ['click', 'keydown'])
      document.addEventListener(kind, note, { capture: true, signal: end.signal });
    onCleanup(() => end.abort());
  });
  /** What was picked is not drawn, or no more: the answer stands beside the board. */
  const [adrift, setAdrift] = createSignal<Refused | null>(null);
  const thing = (key: string): Element | undefined => {
    if (touched?.isConnected && touched.getAttribute('data-place') === key) return touched;
    return placesOf(key)[0];
  };
  return (
    <Show when={props.table.refused()} keyed>
      {(refused) => {
        const key = `${refused.thing.domain}:${refused.thing.name}`;
        return (
          <Show
            when={adrift() !== refused && thing(key)}
            fallback={
              <div class="why-not adrift">
                <Answer table={props.table} tongue={props.tongue} refused={refused} />
              </div>
            }
          >
            <Callout
              class="why-not"
              label={t('why.title', { name: props.tongue.label(refused.thing.name) })}
              thing={() => thing(key)}
              sides={['right', 'left', 'below', 'above']}
              inSight={() => [...document.querySelectorAll('.stage :is(.legal, .selected)[data-place]')]}
              below={() => promptEnd(thing(key))}
              onGone={() => setAdrift(refused)}
            >
              <Answer table={props.table} tongue={props.tongue} refused={refused} />
            </Callout>
          </Show>
        );
      }}
    </Show>
  );
};
