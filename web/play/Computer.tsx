import type { OddsJson } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { speakingOf, t } from '../shell/i18n.ts';
import { goodOdds, percent } from './goodOdds.ts';
import { deputyOf, rankOf } from './levels.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** The computer at the table: how far it has come with its move, what it would do in your place, and the odds of a gamble. */

/** Of a hundred games. */
const inHundred = (value: number): number => Math.round(50 * (value + 1));

/** Who thinks, and how far it has come; Stop makes it move at once. */
export const ThinkingNote = (props: { readonly table: TableController; readonly waiting: string }) => {
  const thinking = () => props.table.thinking();
  const player = () => {
    const { decision, setting } = props.table.snapshot();
    const seat = decision?.seat ?? '';
    return rankOf(setting?.deputies?.[seat] ?? setting?.seats[seat]);
  };
  const said = (name: string): string => {
    const now = thinking();
    if (!now) return t('computer.thinks', { name });
    const { tried, milliseconds, progress } = now;
    if (milliseconds === null) return t('computer.tried', { name, n: tried });
    const of = Math.round(milliseconds / 1000);
    return t('computer.timed', { name, seconds: Math.floor(progress * of), of, n: tried });
  };
  return (
    <Show when={player()} fallback={props.waiting}>
      {(name) => (
        <span class="thinking" aria-live="off">
          <span>{said(name())}</span>
          <Show when={thinking()}>
            <progress class="away-progress" max="1" value={thinking()?.progress ?? 0} aria-hidden="true" />
            <button type="button" class="btn stop" onClick={() => props.table.hurry()}>
              {t('computer.stop')}
            </button>
          </Show>
        </span>
      )}
    </Show>
  );
};

/** The moves that a computer player considers, where the page may know them, with the share of its trials. */
export const Considered = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  const considered = () => props.table.thinking()?.considered.slice(0, 5) ?? [];
  const all = (): number =>
    Math.max(
      1,
      considered().reduce((sum, { visits }) => sum + visits, 0),
    );
  return (
    <Show when={considered().length > 0}>
      <section class="panel considered" aria-label={t('computer.considers')}>
        <h2>{t('computer.considers')}</h2>
        <ol>
          <For each={considered()}>
            {({ shown, visits }) => (
              <li>
                <meter min="0" max="1" value={visits / all()} />
                <span>{props.tongue.move(shown)}</span>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
};

/** What a strong player would do in your place, and why. A click takes the move up. */
export const Hints = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  const told = () => {
    const hints = props.table.hints();
    return hints === 'asked' || hints === null ? [] : hints;
  };
  const gain = (n: number): string =>
    n > 0 ? t('hint.better', { n }) : n < 0 ? t('hint.worse', { n: -n }) : t('hint.level');
  return (
    <Show when={props.table.hints()}>
      <section class="panel hints" aria-labelledby="hints-title">
        <header class="panel-head">
          <h2 id="hints-title">{t('hint.title')}</h2>
          <button type="button" class="btn" onClick={() => props.table.closeHints()}>
            {t('play.close')}
          </button>
        </header>
        <Show when={props.table.hints() !== 'asked'} fallback={<p class="quiet-note">{t('hint.asked')}</p>}>
          <ol>
            <For each={told()}>
              {(hint, i) => (
                <li>
                  <button type="button" class="mv" onClick={() => void props.table.takeUp(hint.shown)}>
                    <b>{props.tongue.move(hint.shown)}</b>
                    <span class="chance">{t('hint.chance', { n: inHundred(hint.value) })}</span>
                  </button>
                  <p class="quiet-note">
                    {gain(i() === 0 || hint.gain < 0 ? hint.gain : 0)}
                    <Show when={hint.reasons.length > 0}>
                      {' '}
                      {t('hint.because', { reasons: hint.reasons.map(speakingOf).join(t('hint.and')) })}
                    </Show>
                  </p>
                </li>
              )}
            </For>
          </ol>
          <p class="quiet-note">{told().length > 0 ? t('hint.source') : t('hint.none')}</p>
        </Show>
      </section>
    </Show>
  );
};

const OddsBar = (props: { readonly odds: OddsJson; readonly bare?: boolean }) => (
  <ul class="odds-bar" aria-hidden="true">
    <For each={props.odds.chances.filter(({ share }) => share > 0)}>
      {({ share, good }) => (
        <li data-good={good} style={{ 'flex-grow': share }}>
          <Show when={!props.bare}>
            <span>{percent(share)} %</span>
          </Show>
        </li>
      )}
    </For>
  </ul>
);

/** How the gamble may come out that is about to be taken. */
const GambleOdds = (props: { readonly odds: OddsJson; readonly game: string }) => (
  <figure class="odds gamble">
    <figcaption>
      {speakingOf(props.odds.title)} <Cite game={props.game} rule={props.odds.rule} />
    </figcaption>
    <OddsBar odds={props.odds} />
    <ul class="odds-words">
      <For each={props.odds.chances}>
        {({ share, low, high, title }) => (
          <li>
            <b>{percent(share)} %</b> {speakingOf(title)}
            <Show when={!props.odds.exact}>
              {' '}
              <small>{t('odds.between', { low: percent(low), high: percent(high) })}</small>
            </Show>
          </li>
        )}
      </For>
    </ul>
    <p class="quiet-note">{props.odds.exact ? t('odds.exact') : t('odds.tried', { n: props.odds.tried })}</p>
  </figure>
);

/** The same move with another choice in one place, each with how likely it comes out well; a click takes it up. */
const OtherOdds = (props: { readonly table: TableController; readonly tongue: Tongue }) => (
  <Show when={props.table.otherOdds().length > 0}>
    <section class="other-odds" aria-label={t('odds.others')}>
      <h2>{t('odds.others')}</h2>
      <ul>
        <For each={props.table.otherOdds()}>
          {({ move, differs, odds }) => (
            <li>
              <button type="button" class="mv gamble" onClick={() => props.table.choose(move)}>
                <span>{props.tongue.of(move.part).label(differs.name)}</span>
                <OddsBar odds={odds} bare />
                <b>{goodOdds(odds)}</b>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
);

export const Odds = (props: { readonly table: TableController; readonly tongue: Tongue }) => (
  <Show when={props.table.odds()}>
    {(odds) => (
      <aside class="preview" aria-label={t('odds.label')}>
        <GambleOdds odds={odds()} game={props.table.snapshot().game} />
        <OtherOdds table={props.table} tongue={props.tongue} />
      </aside>
    )}
  </Show>
);

/** Hands the seat at this screen to the computer, and takes it back. */
export const Deputy = (props: { readonly table: TableController }) => {
  const deputy = () => deputyOf(props.table.snapshot());
  const open = (): boolean => {
    const { viewer, result, setting } = props.table.snapshot();
    return viewer !== null && result === null && setting?.seats[viewer] === 'here';
  };
  return (
    <Show when={open()}>
      <button
        type="button"
        class="btn quiet"
        aria-pressed={deputy() !== undefined}
        onClick={() => void props.table.appoint(deputy() === undefined ? DEPUTY : null)}
      >
        {deputy() === undefined ? t('computer.takeOver') : t('computer.takeBack')}
      </button>
    </Show>
  );
};

/** Who decides for a seat that is handed over: good enough not to spoil it, quick enough to be watched. */
const DEPUTY = 'colonel';
