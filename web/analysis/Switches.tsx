import { For, Show } from 'solid-js';
import type { Tongue } from '../play/tongue.ts';
import type { AnalysisOfGame, JudgedBy } from './createAnalysis.ts';
import { say } from './words.ts';

/** What lies open on the board, and by what decisions are judged. */

const Segments = <T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}) => (
  <fieldset class="segments">
    <legend>{props.legend}</legend>
    <div>
      <For each={props.choices}>
        {({ value, text }) => (
          <label>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.chosen === value}
              onChange={() => props.onChoose(value)}
            />
            <span>{text}</span>
          </label>
        )}
      </For>
    </div>
  </fieldset>
);

export const Switches = (props: {
  readonly tongue: Tongue;
  readonly seats: readonly string[];
  /** The seat whose knowledge the board shows; null: everything lies open. */
  readonly seenFrom: string | null;
  readonly onSeenFrom: (seat: string | null) => void;
  readonly analysis: AnalysisOfGame;
}) => (
  <div class="analysis-switches">
    <Segments
      legend={say('seenFrom')}
      name="seen-from"
      choices={[
        ...props.seats.map((seat) => ({ value: seat, text: props.tongue.seat(seat) })),
        { value: '', text: say('seenOpen') },
      ]}
      chosen={props.seenFrom ?? ''}
      onChoose={(seat) => props.onSeenFrom(seat === '' ? null : seat)}
    />
    <Show when={props.analysis.stage() === 'done'}>
      <Segments<JudgedBy>
        legend={say('judgedBy')}
        name="judged-by"
        choices={[
          { value: 'known', text: say('judgedKnown') },
          { value: 'open', text: say('judgedOpen') },
        ]}
        chosen={props.analysis.judgedBy()}
        onChoose={props.analysis.setJudgedBy}
      />
    </Show>
  </div>
);
