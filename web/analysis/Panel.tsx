import type { AnalysisJson } from '@ravelin/bot';
import { For, Match, Show, Switch } from 'solid-js';
import { rankOf } from '../play/levels.ts';
import type { Tongue } from '../play/tongue.ts';
import type { AnalysisOfGame } from './createAnalysis.ts';
import { Depth } from './Depth.tsx';
import { points } from './numbers.ts';
import { Points } from './Points.tsx';
import { say } from './words.ts';

/** Where the game turned, what would have been better, and what the end was made of. */

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
      <Show when={props.found.looked < props.found.steps.length}>
        <p class="quiet-note">{say('looked', { n: props.found.looked, of: props.found.steps.length })}</p>
      </Show>
      <For each={props.found.totals.seats}>
        {({ seat, judged, asGood }) => (
          <p class="quiet-note">{say('asGood', { seat: props.tongue.seat(seat), n: asGood, of: judged })}</p>
        )}
      </For>
    </section>
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
  /** Something was hidden from a seat. */
  readonly hides: boolean;
}) => (
  <section class="panel analysis-panel" aria-labelledby="analysis-title">
    <h2 id="analysis-title">{say('points')}</h2>
    <Switch>
      <Match when={props.analysis.stage() === 'failed'}>
        <p role="alert">{say('failed')}</p>
        <p class="acts">
          <button type="button" class="btn" onClick={() => props.analysis.choose()}>
            {say('retry')}
          </button>
        </p>
      </Match>
      <Match when={props.analysis.stage() === 'choosing'}>
        <Depth analysis={props.analysis} />
      </Match>
      <Match when={props.analysis.stage() === 'running'}>
        <div class="analysis-progress">
          <progress max="1" value={props.analysis.progress()} aria-label={say('progress')} />
          <span>{say('percent', { n: Math.floor(100 * props.analysis.progress()) })}</span>
          <button type="button" class="btn" onClick={() => props.analysis.stop()}>
            {say('stop')}
          </button>
        </div>
        <p class="quiet-note">{say('runningText', { level: rankOf(props.analysis.level()) ?? '' })}</p>
      </Match>
      <Match when={props.analysis.stage() === 'done' && props.analysis.done()} keyed>
        {(found) => (
          <>
            <p class="quiet-note">
              {found.together ? say('changeAlone') : say('change', { seat: props.tongue.seat(props.seats[0] ?? '') })}
            </p>
            <Points {...props} found={found} judgedBy={props.analysis.judgedBy()} />
            <Sum found={found} tongue={props.tongue} />
            <p class="analysis-by">
              <span class="quiet-note">{say('by', { level: rankOf(found.level) ?? '' })}</span>
              <button type="button" class="btn" onClick={() => props.analysis.choose()}>
                {say('deeper')}
              </button>
            </p>
          </>
        )}
      </Match>
    </Switch>
  </section>
);
