import { LEVEL_NAMES } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { speakingOf } from '../shell/i18n.ts';
import type { AnalysisOfGame } from './createAnalysis.ts';
import { timeText } from './numbers.ts';
import { say } from './words.ts';

/** How deep an analysis is to look, and how long that takes on this device. */
export const Depth = (props: { readonly analysis: AnalysisOfGame }) => {
  const begun = () => {
    const before = props.analysis.begun();
    return before?.level === props.analysis.level() ? before : undefined;
  };
  const time = (level: string): string => {
    const whole = props.analysis.milliseconds()?.[level];
    return whole === undefined ? say('measuring') : timeText(whole);
  };
  return (
    <form
      class="analysis-depth"
      onSubmit={(event) => {
        event.preventDefault();
        props.analysis.begin(props.analysis.level());
      }}
    >
      <fieldset>
        <legend>{say('depth')}</legend>
        <For each={LEVEL_NAMES}>
          {({ id, title }, i) => (
            <label class="depth-level">
              <input
                type="radio"
                name="analysis-level"
                value={id}
                checked={props.analysis.level() === id}
                onChange={() => props.analysis.setLevel(id)}
              />
              <span class="pips" aria-hidden="true">
                <For each={LEVEL_NAMES}>{(_level, at) => <i classList={{ on: at() <= i() }} />}</For>
              </span>
              <b>{speakingOf(title)}</b>
              <small>{time(id)}</small>
            </label>
          )}
        </For>
      </fieldset>
      <p class="quiet-note">{say('depthText')}</p>
      <p class="acts">
        <button type="submit" class="btn primary">
          <Show when={begun()} fallback={say('begin')}>
            {(before) => say('again', { n: Math.floor(100 * before().progress) })}
          </Show>
        </button>
        <Show when={props.analysis.done()}>
          <button type="button" class="btn" onClick={() => props.analysis.leave()}>
            {say('keepThis')}
          </button>
        </Show>
      </p>
    </form>
  );
};
