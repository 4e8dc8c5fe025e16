import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, For, onMount, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import { setSettings, settings } from '../shell/settings.ts';
import type { AwayStep } from './away.ts';
import type { Away } from './createAway.ts';
import { Dice, facesOf } from './Dice.tsx';
import { Banner } from './Prompt.tsx';
import { sideOf, type Tongue } from './tongue.ts';

/** While you were away: the bar in the prompt's place while the board moves, and the list beside the board. */

const sentencesOf = ({ events, byOrder }: AwayStep, tongue: Tongue): string[] => [
  ...(byOrder ? [t('away.byOrder')] : []),
  ...events.map((event) => tongue.sentence(event)),
];

export const AwayBar = (props: { readonly away: Away; readonly snapshot: Snapshot; readonly tongue: Tongue }) => {
  let skip: HTMLButtonElement | undefined;
  onMount(() => skip?.focus({ preventScroll: true }));
  const step = () => props.away.step();
  const done = (): number => props.away.told().length;
  const all = (): number => props.away.steps().length;
  const playing = (): boolean => props.away.player()?.playing() === true;
  return (
    <section class="prompt away-bar" aria-label={t('away.bar')}>
      <Show when={step()} fallback={<Banner seat={-1} name={t('away.title')} note="" />}>
        {(now) => (
          <Banner
            seat={props.tongue.livery(now().seat, props.snapshot.seats)}
            name={props.tongue.seat(now().seat)}
            note={t('away.title')}
          />
        )}
      </Show>
      <div class="ask">
        <h1 class="ask-line">
          <Show when={step()} fallback={t('away.before')}>
            {(now) => <>{sentencesOf(now(), props.tongue).at(-1)}</>}
          </Show>
        </h1>
        <progress
          class="away-progress ask-low"
          value={done()}
          max={all()}
          aria-label={t('away.step', { n: done(), of: all() })}
        />
      </div>
      <div class="acts">
        <button
          type="button"
          class="btn"
          aria-label={t('away.back')}
          title={t('away.back')}
          onClick={() => props.away.turn(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          class="btn"
          aria-label={playing() ? t('replay.pause') : t('replay.play')}
          title={playing() ? t('replay.pause') : t('replay.play')}
          onClick={() => props.away.player()?.play(!playing())}
        >
          {playing() ? '❚❚' : '▶'}
        </button>
        <button
          type="button"
          class="btn"
          aria-label={t('away.next')}
          title={t('away.next')}
          onClick={() => props.away.turn(1)}
        >
          ›
        </button>
        <button
          type="button"
          class="btn primary"
          ref={(element) => {
            skip = element;
          }}
          onClick={() => props.away.close()}
        >
          {t('away.skip')} <span class="kbd" data-key="Esc" />
        </button>
      </div>
    </section>
  );
};

/** Everything so far; while the board moves, the step that it shows is marked and kept in sight. */
export const AwayPanel = (props: {
  readonly away: Away;
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly onHover: (names: AwayStep | undefined) => void;
}) => {
  let list: HTMLOListElement | undefined;
  const moving = (): boolean => props.away.player() !== undefined;
  createEffect(() => {
    if (moving() && props.away.told().length > 0) list?.scrollTo({ top: list.scrollHeight });
  });
  return (
    <section
      class="away panel"
      classList={{ moving: moving(), waited: props.away.waited() }}
      aria-labelledby="away-title"
    >
      <header class="panel-head">
        <h2 id="away-title">{props.away.waited() ? t('away.waited') : t('away.title')}</h2>
        <Show when={!moving()}>
          <Show when={props.away.waited()}>
            <button type="button" class="btn" onClick={() => props.away.again()}>
              {t('away.again')}
            </button>
          </Show>
          <button type="button" class="btn" onClick={() => props.away.close()}>
            {t('away.close')} <span class="kbd" data-key="Esc" />
          </button>
        </Show>
      </header>
      <Show when={props.away.told().length === 0}>
        <p class="quiet-note">{t('away.before')}</p>
      </Show>
      <ol
        class="away-steps"
        tabindex="0"
        aria-labelledby="away-title"
        ref={(element) => {
          list = element;
        }}
      >
        <For each={props.away.told()}>
          {(step) => (
            <li
              class="away-step"
              aria-current={moving() && props.away.step()?.at === step.at ? 'step' : undefined}
              onPointerEnter={() => props.onHover(step)}
              onPointerLeave={() => props.onHover(undefined)}
            >
              <i class="pennant" data-seat={props.tongue.livery(step.seat, props.snapshot.seats)} aria-hidden="true" />
              <div>
                <b>{props.tongue.seat(step.seat)}</b>
                <Show when={step.byOrder}>
                  <p>{t('away.byOrder')}</p>
                </Show>
                <For each={step.events}>
                  {(event) => (
                    <p>
                      {props.tongue.sentence(event)} <Cite game={props.snapshot.game} rule={event.rule} />
                      <Show when={facesOf(event).length > 0}>
                        {' '}
                        <Dice
                          faces={facesOf(event)}
                          seat={Math.max(0, sideOf(event, props.snapshot.seats, props.tongue))}
                          numerals={props.tongue.numerals}
                        />
                      </Show>
                    </p>
                  )}
                </For>
              </div>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.away.waited()}>
        <label class="away-always">
          <input
            type="checkbox"
            checked={settings.waited}
            onChange={(event) => setSettings({ waited: event.currentTarget.checked })}
          />
          {t('away.always')}
        </label>
      </Show>
    </section>
  );
};
