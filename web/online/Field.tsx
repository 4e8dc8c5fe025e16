import { createSignal, createUniqueId, Show } from 'solid-js';
import type { Form } from './form.ts';
import { say } from './say.ts';

/** A line to fill in: its name, what is asked, and what is wrong with what stands there. */
export const Field = <K extends string>(props: {
  readonly form: Form<K>;
  readonly name: K;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'url';
  readonly autocomplete: string;
}) => {
  const id = createUniqueId();
  const [shown, setShown] = createSignal(false);
  const wrong = () => props.form.wrong(props.name);
  const about = (): string | undefined =>
    [props.hint && `${id}-hint`, wrong() && `${id}-wrong`].filter(Boolean).join(' ') || undefined;
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="field-line">
        <input
          id={id}
          name={props.name}
          type={props.type === 'password' && shown() ? 'text' : (props.type ?? 'text')}
          value={props.form.values[props.name]}
          maxLength={props.name === 'name' ? 40 : props.type === 'url' ? 1000 : 200}
          autocomplete={props.autocomplete}
          autocapitalize={props.type === undefined ? 'words' : 'none'}
          spellcheck={false}
          aria-invalid={wrong() ? 'true' : undefined}
          aria-describedby={about()}
          onInput={(event) => props.form.set(props.name, event.currentTarget.value)}
        />
        <Show when={props.type === 'password'}>
          <button
            type="button"
            class="btn quiet"
            aria-pressed={shown()}
            aria-label={say('form.showPassword')}
            onClick={() => setShown(!shown())}
          >
            {say(shown() ? 'form.hide' : 'form.show')}
          </button>
        </Show>
      </div>
      <Show when={props.hint}>
        <small id={`${id}-hint`}>{props.hint}</small>
      </Show>
      <Show when={wrong()}>
        <p class="wrong" id={`${id}-wrong`}>
          {wrong()}
        </p>
      </Show>
    </div>
  );
};

/** What is wrong with the whole, and the button. */
export const Submit = <K extends string>(props: {
  readonly form: Form<K>;
  readonly text: string;
  readonly done?: string;
}) => (
  <>
    <Show when={props.form.wrong('form')}>
      {(text) => (
        <p class="wrong wrong-form" role="alert" tabindex="-1">
          {text()}
        </p>
      )}
    </Show>
    <p class="acts">
      <button type="submit" class="btn primary" aria-disabled={props.form.busy()}>
        {props.text}
      </button>
      <Show when={props.done}>
        <span role="status" class="quiet-note">
          {props.form.done() ? props.done : ''}
        </span>
      </Show>
    </p>
  </>
);
