import type { AnalysisJson, Point } from '@ravelin/bot';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { Tongue } from '../play/tongue.ts';
import { speakingOf } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import type { AnalysisOfGame } from './createAnalysis.ts';
import { say } from './words.ts';

/** Where the game turned, what would have been better, and what the end was made of. */

const points = (change: number): string => {
  const n = Math.round(change / 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
};

const Sum = (props: { readonly found: AnalysisJson; readonly tongue: Tongue }) => {
  const row = (what: string, number: string, kind = '') => (
    <tr class={kind}>
      <th scope="row">{what}</th>
      <td>{number}</td>
    </tr>
  );
  const first = (): string => props.found.totals.seats[0]?.seat ?? '';
  return (
    <section class="analysis-sum">
      <h3>{say('decided')}</h3>
      <table>
        <tbody>
          {row(
            props.found.together ? say('startAlone') : say('start', { seat: props.tongue.seat(first()) }),
            String(Math.round(props.found.start / 100)),
          )}
          <Show when={props.found.deal !== 0}>{row(say('deal'), points(props.found.deal), 'luck')}</Show>
          <For each={props.found.totals.seats}>
            {({ seat, decisions }) =>
              row(say('decisionsOf', { seat: props.tongue.seat(seat) }), points(decisions), 'decisions')
            }
          </For>
          {row(say('luck'), points(props.found.totals.luck), 'luck')}
          {row(say('unforeseen'), points(props.found.totals.unforeseen))}
          <Show when={props.found.ended}>{row(say('ending'), points(props.found.totals.ending))}</Show>
          {row(say('end'), String(Math.round(props.found.end / 100)), 'end')}
        </tbody>
      </table>
      <For each={props.found.totals.seats}>
        {({ seat, judged, asGood }) => (
          <p class="quiet-note">{say('asGood', { seat: props.tongue.seat(seat), n: asGood, of: judged })}</p>
        )}
      </For>
    </section>
  );
};

/** What one would play here: the two moves are told apart only when one of them was chosen. */
const Question = (props: {
  readonly point: Point;
  readonly found: AnalysisJson;
  readonly tongue: Tongue;
  readonly id: string;
}) => {
  const [answer, setAnswer] = createSignal<string>();
  const step = () => props.found.steps[props.point.move - 1];
  const moves = createMemo(() =>
    [props.point.made, ...(props.point.better ? [props.point.better] : [])].sort((a, b) =>
      a.notation.localeCompare(b.notation),
    ),
  );
  const isBest = (notation: string): boolean => notation === props.point.better?.notation;
  const chanceOf = (notation: string): number =>
    Math.round((step()?.judged?.chance?.[isBest(notation) ? 'best' : 'played'] ?? 0) / 100);
  return (
    <div class="analysis-question">
      <h3>{say('question')}</h3>
      <For each={moves()}>
        {(move) => (
          <button
            type="button"
            class="btn answer"
            aria-pressed={answer() === move.notation}
            data-best={answer() !== undefined && isBest(move.notation) ? '' : undefined}
            onClick={() => setAnswer(move.notation)}
          >
            <span>{props.tongue.of(move.part).move(move)}</span>
            <Show when={answer() !== undefined}>
              <span class="chance">{say('percent', { n: chanceOf(move.notation) })}</span>
              <meter min="0" max="100" value={chanceOf(move.notation)} aria-hidden="true" />
            </Show>
          </button>
        )}
      </For>
      <div aria-live="polite">
        <Show when={answer()}>
          {(chosen) => (
            <>
              <p>
                <b>{isBest(chosen()) ? say('right') : say('wrong')}</b>{' '}
                {say('gaveAway', {
                  seat: props.tongue.seat(props.point.seat),
                  n: Math.round((step()?.judged?.loss ?? 0) / 100),
                })}{' '}
                <Show when={props.point.reasons.length > 0}>
                  {say('because', { reasons: props.point.reasons.map(speakingOf).join(say('and')) })}
                </Show>
              </p>
              <p class="quiet-note">{say('known')}</p>
              <details>
                <summary>{say('line')}</summary>
                <ol>
                  <For each={props.point.line}>
                    {({ seat, shown }) => (
                      <li>
                        {props.tongue.seat(seat)}: {props.tongue.of(shown.part).move(shown)}
                      </li>
                    )}
                  </For>
                </ol>
              </details>
            </>
          )}
        </Show>
      </div>
      <a class="btn" href={linkTo({ screen: 'sandbox', id: props.id, at: props.point.move - 1 })}>
        {say('playOn')}
      </a>
    </div>
  );
};

const Points = (props: {
  readonly found: AnalysisJson;
  readonly tongue: Tongue;
  readonly game: string;
  readonly seats: readonly string[];
  readonly id: string;
  readonly at: number;
  readonly onJump: (at: number) => void;
}) => {
  const placeOf = ({ kind, move }: Point): number => (kind === 'luck' ? move : move - 1);
  return (
    <ol class="analysis-points">
      <For each={props.found.points} fallback={<li class="quiet-note">{say('none')}</li>}>
        {(point, i) => (
          <li data-kind={point.kind} data-here={props.at === placeOf(point) ? '' : undefined}>
            <button
              type="button"
              class="analysis-point"
              aria-current={props.at === placeOf(point) ? 'step' : undefined}
              onClick={() => props.onJump(placeOf(point))}
            >
              <span class="diamond" aria-hidden="true">
                <span>{point.kind === 'luck' ? say('luckSign') : i() + 1}</span>
              </span>
              <span class="what">
                <b>{say('move', { n: point.move })}</b> {props.tongue.seat(point.seat)}
                {': '}
                <Show when={point.kind === 'luck'} fallback={say('errs')}>
                  {props.tongue.of(point.made.part).move(point.made)}
                </Show>
              </span>
              <span class="change">{points(point.change)}</span>
            </button>
            <Cite game={props.game} rule={props.found.steps[point.move - 1]?.rule ?? ''} />
            <Show when={props.at === placeOf(point)}>
              <Show when={point.kind === 'decision'} fallback={<p class="quiet-note">{say('luckText')}</p>}>
                <Question point={point} found={props.found} tongue={props.tongue} id={props.id} />
              </Show>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
};

export const Panel = (props: {
  readonly analysis: AnalysisOfGame;
  readonly tongue: Tongue;
  readonly game: string;
  readonly seats: readonly string[];
  readonly id: string;
  readonly at: number;
  readonly onJump: (at: number) => void;
}) => (
  <section class="panel analysis-panel" aria-labelledby="analysis-title">
    <h2 id="analysis-title">{say('points')}</h2>
    <Show when={props.analysis.failed()}>
      <p role="alert">{say('failed')}</p>
    </Show>
    <Show
      when={props.analysis.done()}
      fallback={
        <Show when={!props.analysis.failed()}>
          <div class="analysis-progress">
            <Show
              when={!props.analysis.stopped()}
              fallback={
                <button type="button" class="btn" onClick={() => props.analysis.begin()}>
                  {say('again')}
                </button>
              }
            >
              <progress max="1" value={props.analysis.progress()} aria-label={say('progress')} />
              <span>{say('percent', { n: Math.floor(100 * props.analysis.progress()) })}</span>
              <button type="button" class="btn" onClick={() => props.analysis.stop()}>
                {say('stop')}
              </button>
            </Show>
          </div>
        </Show>
      }
    >
      {(found) => (
        <>
          <p class="quiet-note">
            {found().together ? say('changeAlone') : say('change', { seat: props.tongue.seat(props.seats[0] ?? '') })}
          </p>
          <Points {...props} found={found()} />
          <Sum found={found()} tongue={props.tongue} />
        </>
      )}
    </Show>
  </section>
);
