import type { EventReport } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createResource, For, onMount, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { setSettings, settings } from '../shell/settings.ts';
import { type AwayLine, type AwayStep, changedPlaces, namesOf } from './away.ts';
import type { Away } from './createAway.ts';
import { Dice } from './Dice.tsx';
import { facesOf } from './dieFaces.ts';
import { Banner } from './Prompt.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import { sideOf, type Tongue } from './tongue.ts';

/** While you were away, or waited: the bar in the prompt's place while the board moves, and the list beside the board. */

const sentencesOf = ({ events, byOrder }: AwayStep, tongue: Tongue): string[] => [
  ...(byOrder ? [t('away.byOrder')] : []),
  ...events.map((event) => tongue.sentence(event)),
];

const TITLES = { away: 'away.title', waited: 'away.waited', own: 'away.ownTitle' } as const;

/** Beside a line that stands for several moves, so many sentences are told at once. */
const FIRST = 2;

const Sentence = (props: { readonly event: EventReport; readonly snapshot: Snapshot; readonly tongue: Tongue }) => (
  <p>
    {props.tongue.sentence(props.event)} <Cite game={props.snapshot.game} rule={props.event.rule} />
    <Show when={facesOf(props.event).length > 0}>
      {' '}
      <Dice
        faces={facesOf(props.event)}
        seat={Math.max(0, sideOf(props.event, props.snapshot.seats, props.tongue))}
        numerals={props.tongue.numerals}
      />
    </Show>
  </p>
);

const Line = (props: {
  readonly line: AwayLine;
  readonly n: number;
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly shown: boolean;
  readonly onHover: (names: ReadonlySet<string>) => void;
  readonly onShow: () => void;
}) => {
  const steps = () => props.line.steps;
  const events = () => steps().flatMap((step) => step.events);
  const first = () => events().slice(0, FIRST);
  const more = () => events().slice(FIRST);
  const names = () => new Set(steps().flatMap((step) => [...namesOf(step)]));
  const seats = () => [...new Set(steps().map(({ seat }) => seat))];
  return (
    <li
      class="away-step"
      aria-current={props.shown ? 'step' : undefined}
      onPointerEnter={() => props.onHover(names())}
      onPointerLeave={() => props.onHover(new Set())}
    >
      <button
        type="button"
        class="away-number"
        data-seat={props.tongue.livery(seats()[0] ?? '', props.snapshot.seats)}
        aria-label={t('away.show', { n: props.n })}
        title={t('away.show', { n: props.n })}
        onClick={() => props.onShow()}
      >
        {props.n}
      </button>
      <div>
        <b>{seats().map(props.tongue.seat).join(', ')}</b>
        <Show when={steps().some(({ byOrder }) => byOrder)}>
          <p>{t('away.byOrder')}</p>
        </Show>
        <For each={first()}>
          {(event) => <Sentence event={event} snapshot={props.snapshot} tongue={props.tongue} />}
        </For>
        <Show when={more().length > 0}>
          <details class="sums">
            <summary>{t('away.more', { n: more().length })}</summary>
            <For each={more()}>
              {(event) => <Sentence event={event} snapshot={props.snapshot} tongue={props.tongue} />}
            </For>
          </details>
        </Show>
      </div>
    </li>
  );
};

/** What the player's own places look like now where they looked otherwise before. */
const Changed = (props: {
  readonly away: Away;
  readonly snapshot: Snapshot;
  readonly face: GameFace;
  readonly tongue: Tongue;
}) => {
  const [before] = createResource(
    () => props.away.from(),
    (moves) => props.away.position(moves),
  );
  const changed = () => {
    const was = before();
    return was ? changedPlaces(props.face.places, was.view, props.snapshot.view, props.tongue.text) : [];
  };
  return (
    <Show when={changed().length > 0}>
      <section class="away-changed" aria-labelledby="away-changed">
        <h3 id="away-changed">{t('away.changed')}</h3>
        <ul>
          <For each={changed()}>{(words) => <li>{words}</li>}</For>
        </ul>
      </section>
    </Show>
  );
};

export const AwayBar = (props: { readonly away: Away; readonly snapshot: Snapshot; readonly tongue: Tongue }) => {
  let skip: HTMLButtonElement | undefined;
  onMount(() => skip?.focus({ preventScroll: true }));
  const step = () => props.away.step();
  const done = (): number => props.away.done();
  const all = (): number => props.away.steps().length;
  const playing = (): boolean => props.away.player()?.playing() === true;
  return (
    <section class="prompt away-bar" aria-label={t('away.bar')}>
      <Show when={step()} fallback={<Banner seat={-1} name={t(TITLES[props.away.about()])} note="" />}>
        {(now) => (
          <Banner
            seat={props.tongue.livery(now().seat, props.snapshot.seats)}
            name={props.tongue.seat(now().seat)}
            note={t(TITLES[props.away.about()])}
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
          class="away-progress ways"
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
        <div class="away-tape">
          <button
            type="button"
            class="btn"
            aria-label={t('away.again')}
            title={t('away.again')}
            onClick={() => props.away.again()}
          >
            ↺
          </button>
          <SpeedChoice />
        </div>
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

/** What happened, in a few lines; while the board moves, the line that it shows is marked and kept in sight. */
export const AwayPanel = (props: {
  readonly away: Away;
  readonly snapshot: Snapshot;
  readonly face: GameFace;
  readonly tongue: Tongue;
  readonly onHover: (names: ReadonlySet<string>) => void;
}) => {
  let list: HTMLOListElement | undefined;
  const moving = (): boolean => props.away.player() !== undefined;
  const lines = () => props.away.lines();
  const isShown = ({ steps }: AwayLine): boolean => moving() && steps.some(({ at }) => at === props.away.step()?.at);
  createEffect(() => {
    if (moving() && lines().length > 0) list?.scrollTo({ top: list.scrollHeight });
  });
  return (
    <section
      class="away panel"
      classList={{ moving: moving(), waited: props.away.about() !== 'away' }}
      aria-labelledby="away-title"
    >
      <header class="panel-head">
        <h2 id="away-title">{t(TITLES[props.away.about()])}</h2>
        <Show when={!moving()}>
          <button type="button" class="btn again" onClick={() => props.away.again()}>
            {t('away.again')}
          </button>
          <button type="button" class="btn" onClick={() => props.away.close()}>
            {t('away.close')} <span class="kbd" data-key="Esc" />
          </button>
        </Show>
      </header>
      <Show when={lines().length === 0}>
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
        <For each={lines()}>
          {(line, i) => (
            <Line
              line={line}
              n={i() + 1}
              snapshot={props.snapshot}
              tongue={props.tongue}
              shown={isShown(line)}
              onHover={props.onHover}
              onShow={() => props.away.again(line.steps.at(-1)?.at)}
            />
          )}
        </For>
      </ol>
      <Show when={!moving() && props.away.about() !== 'own'}>
        <Changed away={props.away} snapshot={props.snapshot} face={props.face} tongue={props.tongue} />
      </Show>
      <Show when={props.away.about() === 'waited' && !moving()}>
        <footer class="away-foot">
          <label class="away-always">
            <input
              type="checkbox"
              checked={settings.waited}
              onChange={(event) => setSettings({ waited: event.currentTarget.checked })}
            />
            {t('away.always')}
          </label>
          <Show when={props.away.hasOwn()}>
            <button type="button" class="btn quiet" onClick={() => props.away.own()}>
              {t('away.own')}
            </button>
          </Show>
        </footer>
      </Show>
    </section>
  );
};
