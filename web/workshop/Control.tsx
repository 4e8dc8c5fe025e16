import { choicesOf, entriesOf, type Shape, variantFor, variantsOf } from '@ravelin/engine';
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { beginningOf } from './beginnings.ts';
import { useBench } from './bench.ts';
import { Clauses, isClauses } from './Clauses.tsx';
import type { DatumProps } from './datum.ts';
import { Group, List, Table } from './Groups.tsx';
import { Mark } from './Mark.tsx';
import type { Path } from './paths.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** One datum of a set, with the control that its schema asks for. */

const isWrong = (path: Path): boolean => useBench().wrongAt(path).length > 0;

const NumberInput = (props: DatumProps & { readonly label: string; readonly id: string; readonly empty?: null }) => {
  const bench = useBench();
  const { minimum, maximum } = props.shape;
  return (
    <input
      id={props.id}
      class="ws-number"
      type="number"
      step="1"
      min={minimum}
      max={maximum}
      placeholder={props.empty === null ? '–' : undefined}
      aria-label={props.label}
      aria-invalid={isWrong(props.path)}
      value={(bench.at(props.path) as number | null | undefined) ?? ''}
      onInput={(event) => {
        const { value } = event.currentTarget;
        bench.draft.edit(props.path, value === '' ? props.empty : Number(value), true);
      }}
      onChange={() => bench.draft.settle()}
    />
  );
};

const TextInput = (props: DatumProps & { readonly label: string; readonly id: string }) => {
  const bench = useBench();
  const shared = {
    id: props.id,
    get 'aria-label'() {
      return props.label;
    },
    get 'aria-invalid'() {
      return isWrong(props.path);
    },
    get value() {
      return String(bench.at(props.path) ?? '');
    },
    onInput: (event: InputEvent & { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      bench.draft.edit(props.path, event.currentTarget.value, true),
    onChange: () => bench.draft.settle(),
  };
  const lines = () => Math.min(8, Math.max(2, Math.ceil(String(bench.at(props.path) ?? '').length / 62)));
  return (
    <Show when={bench.caption(props.called)?.[3]?.long} fallback={<input type="text" class="ws-text" {...shared} />}>
      <textarea class="ws-text" rows={lines()} {...shared} />
    </Show>
  );
};

const Choice = (
  props: DatumProps & { readonly label: string; readonly id: string; readonly choices: readonly unknown[] },
) => {
  const bench = useBench();
  const now = () => bench.at(props.path);
  /** A name that is not among the choices stays visible: it is what is refused. */
  const all = () => {
    const value = now();
    return value === undefined || props.choices.includes(value) ? props.choices : [...props.choices, value];
  };
  return (
    <select
      id={props.id}
      class="ws-choice"
      aria-label={props.label}
      aria-invalid={isWrong(props.path)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        bench.draft.edit(props.path, value === '' ? undefined : all().find((one) => String(one) === value));
      }}
    >
      <Show when={props.optional || now() === undefined}>
        <option value="" selected={now() === undefined}>
          {say('nothing')}
        </option>
      </Show>
      <For each={all()}>
        {(one) => (
          <option value={String(one)} selected={now() === one}>
            {bench.wordOf(String(one))}
          </option>
        )}
      </For>
    </select>
  );
};

const Tick = (props: DatumProps & { readonly label: string; readonly id: string; readonly value?: unknown }) => {
  const bench = useBench();
  const off = () => (props.optional ? undefined : false);
  return (
    <input
      id={props.id}
      type="checkbox"
      aria-label={props.label}
      checked={bench.at(props.path) === (props.value ?? true)}
      onChange={(event) => bench.draft.edit(props.path, event.currentTarget.checked ? (props.value ?? true) : off())}
    />
  );
};

/** A value of several kinds, such as spaces by kind, or any number of them. */
const Union = (props: DatumProps & { readonly label: string; readonly id: string }) => {
  const bench = useBench();
  const variants = variantsOf(props.shape);
  const now = createMemo(() => variantFor(props.shape, bench.at(props.path)) ?? variants[0]);
  const nameOf = (one: Shape): string => (one.const === undefined ? say('own') : bench.wordOf(String(one.const)));
  return (
    <div class="ws-union">
      <select
        id={props.id}
        aria-label={props.label}
        onChange={(event) => {
          const chosen = variants[event.currentTarget.selectedIndex];
          bench.draft.edit(
            props.path,
            beginningOf(chosen, () => undefined),
          );
        }}
      >
        <For each={variants}>{(one) => <option selected={one === now()}>{nameOf(one)}</option>}</For>
      </select>
      <Show when={now().const === undefined}>
        <Group shape={now()} path={props.path} called={props.called} bare />
      </Show>
    </div>
  );
};

/** Which control a schema asks for; `whole`: it has a heading of its own. */
const controlFor = (
  props: DatumProps,
  label: () => string,
  id: string,
): { whole: boolean; view: () => JSX.Element } => {
  const bench = useBench();
  const { shape } = props;
  const given = (more: object = {}) => ({
    ...props,
    ...more,
    id,
    get label() {
      return label();
    },
  });
  const choices = choicesOf(shape);
  if (choices?.length === 1) return { whole: false, view: () => <Tick {...given({ value: choices[0] })} /> };
  if (choices) return { whole: false, view: () => <Choice {...given()} choices={choices} /> };
  const variants = variantsOf(shape);
  const barred = variants.length === 2 && variants.find((one) => one.type === 'null');
  if (barred) {
    const number = variants.find((one) => one !== barred) ?? shape;
    return { whole: false, view: () => <NumberInput {...given({ shape: number, empty: null })} /> };
  }
  if (isClauses(shape)) return { whole: true, view: () => <Clauses {...props} /> };
  if (shape.anyOf && variants.every((one) => one.type === 'object'))
    return { whole: true, view: () => <Group {...props} /> };
  if (shape.anyOf) return { whole: false, view: () => <Union {...given()} /> };
  if (shape.type === 'boolean') return { whole: false, view: () => <Tick {...given()} /> };
  if (shape.type === 'integer' || shape.type === 'number')
    return { whole: false, view: () => <NumberInput {...given()} /> };
  if (shape.type === 'array') return { whole: true, view: () => <List {...props} /> };
  if (shape.type === 'object')
    return { whole: true, view: () => (entriesOf(shape) ? <Table {...props} /> : <Group {...props} />) };
  const list = bench.caption(props.called)?.[3];
  if (list?.of) {
    const ids = () => [...(list.words ?? []), ...bench.idsIn(list.of ?? '', props.path)];
    return { whole: false, view: () => <Choice {...given()} choices={ids()} /> };
  }
  return { whole: false, view: () => <TextInput {...given()} /> };
};

const rangeOf = ({ type, minimum, maximum }: Shape): string =>
  type === 'integer' && minimum !== undefined && maximum !== undefined
    ? say('range', { least: minimum, most: maximum })
    : '';

export const LabelledDatum = (props: DatumProps) => {
  const bench = useBench();
  const id = createUniqueId();
  const label = () => bench.nameOf(props.called);
  const { whole, view } = controlFor(props, label, id);
  if (props.bare) return <>{view()}</>;
  const isGroup = props.shape.type === 'object' && !entriesOf(props.shape);
  const isTick = props.shape.type === 'boolean' || choicesOf(props.shape)?.length === 1;
  const head = (
    <>
      <Show when={whole} fallback={<label for={id}>{label()}</label>}>
        <span class="ws-legend">{label()}</span>
      </Show>
      <Show when={rangeOf(props.shape)}>{(range) => <small class="ws-range">{range()}</small>}</Show>
      <Mark path={props.path} called={props.called} name={label()} group={isGroup} />
    </>
  );
  const inner = (
    <>
      <div class="ws-datum-head">{head}</div>
      {view()}
      <Wrong path={props.path} />
    </>
  );
  const shared = {
    class: 'ws-datum',
    'data-path': props.path.join('/'),
    get classList() {
      const wide = bench.caption(props.called)?.[3]?.long === true;
      return { whole, tick: isTick, changed: bench.isChanged(props.path), wide };
    },
  };
  return whole ? (
    <fieldset {...shared} aria-label={label()}>
      {inner}
    </fieldset>
  ) : (
    <div {...shared}>{inner}</div>
  );
};
