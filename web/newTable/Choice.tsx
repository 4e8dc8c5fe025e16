import { type JSX, Show } from 'solid-js';
import { Cited } from '../rules/Cited.tsx';

/** One of several that can be chosen, or a box to tick: its name, and a sentence in which paragraphs are links. */

interface ChoiceProps {
  readonly game: string;
  readonly name: string;
  readonly checked: boolean;
  readonly title: string;
  readonly text: string;
  readonly disabled?: boolean;
  /** Drawn over its name. */
  readonly picture?: JSX.Element;
  /** What belongs to it, once it is chosen. */
  readonly children?: JSX.Element;
}

const Label = (props: Pick<ChoiceProps, 'game' | 'title' | 'text'>) => (
  <span class="choice-text">
    <b>{props.title}</b>
    <small>
      <Cited text={props.text} game={props.game} />
    </small>
  </span>
);

export const Radio = (props: ChoiceProps & { readonly value: string; readonly onPick: () => void }) => (
  <div class="choice-box" classList={{ chosen: props.checked, pictured: props.picture !== undefined }}>
    <label class="choice">
      <input
        type="radio"
        name={props.name}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled ?? false}
        onChange={() => props.onPick()}
      />
      {props.picture}
      <Label game={props.game} title={props.title} text={props.text} />
    </label>
    <Show when={props.checked}>{props.children}</Show>
  </div>
);

export const Box = (props: ChoiceProps & { readonly onPick: (checked: boolean) => void }) => (
  <label class="choice box">
    <input
      type="checkbox"
      name={props.name}
      checked={props.checked}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onPick(event.currentTarget.checked)}
    />
    <Label game={props.game} title={props.title} text={props.text} />
  </label>
);
