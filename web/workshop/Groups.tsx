import { choicesOf, entriesOf, isMembers, type Shape, variantFor } from '@ravelin/engine';
import { createMemo, createSignal, createUniqueId, For, Index, Show } from 'solid-js';
import { beginningOf } from './beginnings.ts';
import { useBench } from './bench.ts';
import { Datum, type DatumProps } from './datum.ts';
import { say } from './say.ts';

/** Data that consist of others: members of a group, entries of a list, rows of a table. */

/** A member that is not for a form: a mark, or something on which others hang. */
const isShown = (called: readonly string[], bench: ReturnType<typeof useBench>): boolean =>
  called.at(-1) !== 'source' && bench.caption(called)?.[3]?.fixed !== true;

const useFirstId = (props: Pick<DatumProps, 'path' | 'called'>) => {
  const bench = useBench();
  return (name: string): string | undefined => {
    const more = bench.caption([...props.called, name])?.[3];
    return more?.of === undefined ? undefined : bench.idsIn(more.of, props.path)[0];
  };
};

/** What may be there and is not, to be added. */
export const Additions = (props: {
  readonly names: readonly string[];
  readonly nameOf: (name: string) => string;
  readonly onAdd: (name: string) => void;
}) => {
  const id = createUniqueId();
  return (
    <Show when={props.names.length > 0}>
      <p class="ws-add">
        <label for={id} class="ws-add-label">
          {say('add')}
        </label>
        <select
          id={id}
          class="ws-add-choice"
          onChange={(event) => {
            const { value } = event.currentTarget;
            event.currentTarget.selectedIndex = 0;
            if (value !== '') props.onAdd(value);
          }}
        >
          <option value="">{say('addChoose')}</option>
          <For each={props.names}>{(name) => <option value={name}>{props.nameOf(name)}</option>}</For>
        </select>
      </p>
    </Show>
  );
};

/** A group of members; those that may be missing are offered. */
export const Group = (props: DatumProps & { readonly only?: readonly string[] | undefined }) => {
  const bench = useBench();
  const firstId = useFirstId(props);
  const shape = createMemo(() => variantFor(props.shape, bench.at(props.path)) ?? props.shape);
  const members = () => bench.at(props.path);
  const names = createMemo(() =>
    Object.keys(shape().properties ?? {}).filter(
      (name) => (props.only?.includes(name) ?? true) && isShown([...props.called, name], bench),
    ),
  );
  const isOptional = (name: string): boolean => !(shape().required ?? []).includes(name);
  const shapeOf = (name: string): Shape => shape().properties?.[name] ?? {};
  /** A tick that is not set says the same as one that is missing. */
  const isTick = (name: string): boolean => shapeOf(name).type === 'boolean' || choicesOf(shapeOf(name)) !== undefined;
  const has = (name: string): boolean =>
    isMembers(members()) && (members() as Record<string, unknown>)[name] !== undefined;
  const many = () => names().filter(isOptional).length > 6;
  const shown = createMemo(
    () => names().filter((name) => has(name) || !isOptional(name) || (isTick(name) && !many())),
    [],
    {
      equals: (a, b) => a.join() === b.join(),
    },
  );
  const missing = () => names().filter((name) => !shown().includes(name));
  return (
    <div class="ws-group" classList={{ bare: props.bare === true }}>
      <For each={shown()}>
        {(name) => (
          <div class="ws-member" classList={{ optional: isOptional(name) && has(name) }}>
            <Datum
              shape={shapeOf(name)}
              path={[...props.path, name]}
              called={[...props.called, name]}
              optional={isOptional(name)}
            />
            <Show when={isOptional(name) && has(name) && !isTick(name)}>
              <button
                type="button"
                class="ws-remove"
                aria-label={say('removeThis', { name: bench.nameOf([...props.called, name]) })}
                onClick={() => bench.draft.edit([...props.path, name], undefined)}
              >
                ×
              </button>
            </Show>
          </div>
        )}
      </For>
      <Additions
        names={missing()}
        nameOf={(name) => bench.nameOf([...props.called, name])}
        onAdd={(name) => bench.draft.edit([...props.path, name], beginningOf(shapeOf(name), firstId, name))}
      />
    </div>
  );
};

/** Several of a few words, each to be ticked. */
const Ticks = (props: DatumProps & { readonly choices: readonly unknown[] }) => {
  const bench = useBench();
  const now = () => (Array.isArray(bench.at(props.path)) ? (bench.at(props.path) as readonly unknown[]) : []);
  return (
    <div class="ws-ticks">
      <For each={props.choices}>
        {(one) => (
          <label>
            <input
              type="checkbox"
              checked={now().includes(one)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                const kept = props.choices.filter((other) => (other === one ? checked : now().includes(other)));
                bench.draft.edit(props.path, kept);
              }}
            />
            {bench.wordOf(String(one))}
          </label>
        )}
      </For>
    </div>
  );
};

/** A list: ticks for words, controls side by side for numbers and names, rows of a table for the rest. */
export const List = (props: DatumProps) => {
  const bench = useBench();
  const firstId = useFirstId(props);
  const { items } = props.shape;
  if (Array.isArray(items))
    return (
      <div class="ws-row">
        <For each={items as readonly Shape[]}>
          {(one, i) => <Datum shape={one} path={[...props.path, i()]} called={[...props.called, String(i())]} bare />}
        </For>
      </div>
    );
  const of = items as Shape;
  const choices = choicesOf(of);
  if (choices && (props.shape.uniqueItems === true || props.shape.minItems === undefined))
    return <Ticks {...props} choices={choices} />;
  const list = () => (Array.isArray(bench.at(props.path)) ? (bench.at(props.path) as readonly unknown[]) : []);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = props.shape;
  const columns = () => Object.keys(of.properties ?? {}).filter((name) => isShown([...props.called, '*', name], bench));
  const isRows = of.type === 'object' && !entriesOf(of);
  const remove = (i: number): void =>
    bench.draft.edit(
      props.path,
      list().filter((_, n) => n !== i),
    );
  const nameOfRow = (i: number): string => `${bench.nameOf(props.called)}, ${i + 1}`;
  const Remove = (given: { readonly i: number }) => (
    <Show when={list().length > minItems}>
      <button
        type="button"
        class="ws-remove"
        aria-label={say('removeThis', { name: nameOfRow(given.i) })}
        onClick={() => remove(given.i)}
      >
        ×
      </button>
    </Show>
  );
  return (
    <div class="ws-list">
      <Show
        when={isRows}
        fallback={
          <ol class="ws-entries">
            <Index each={list()}>
              {(_, i) => (
                <li>
                  <Datum shape={of} path={[...props.path, i]} called={[...props.called, '*']} bare />
                  <Remove i={i} />
                </li>
              )}
            </Index>
          </ol>
        }
      >
        <div class="ws-scroll">
          <table class="ws-table">
            <thead>
              <tr>
                <For each={columns()}>
                  {(name) => <th scope="col">{bench.nameOf([...props.called, '*', name])}</th>}
                </For>
                <th>
                  <span class="sr">{say('remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <Index each={list()}>
                {(_, i) => (
                  <tr classList={{ changed: bench.isChanged([...props.path, i]) }}>
                    <For each={columns()}>
                      {(name) => (
                        <td>
                          <Datum
                            shape={of.properties?.[name] ?? {}}
                            path={[...props.path, i, name]}
                            called={[...props.called, '*', name]}
                            optional={!(of.required ?? []).includes(name)}
                            bare
                          />
                        </td>
                      )}
                    </For>
                    <td>
                      <Remove i={i} />
                    </td>
                  </tr>
                )}
              </Index>
            </tbody>
          </table>
        </div>
      </Show>
      <Show when={list().length < maxItems && list().length >= minItems && minItems !== maxItems}>
        <button
          type="button"
          class="btn quiet ws-more"
          onClick={() =>
            bench.draft.edit(props.path, [
              ...list(),
              list().length > 0 ? structuredClone(list().at(-1)) : beginningOf(of, firstId, '*'),
            ])
          }
        >
          {say('addEntry')}
        </button>
      </Show>
    </div>
  );
};

/** A table whose rows go by names of the set. */
export const Table = (props: DatumProps) => {
  const bench = useBench();
  const of = entriesOf(props.shape) ?? {};
  const [name, setName] = createSignal('');
  const rows = createMemo(
    () => (isMembers(bench.at(props.path)) ? Object.keys(bench.at(props.path) as object) : []),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const more = () => bench.caption(props.called)?.[3];
  const left = () => {
    const list = more()?.of;
    return list === undefined ? undefined : bench.idsIn(list, props.path).filter((one) => !rows().includes(one));
  };
  const add = (key: string): void => {
    if (key.trim() !== '')
      bench.draft.edit(
        [...props.path, key.trim()],
        beginningOf(of, () => undefined),
      );
    setName('');
  };
  const isMatrix = of.type === 'object' && entriesOf(of) !== undefined;
  if (isMatrix) return <Matrix {...props} />;
  return (
    <div class="ws-list">
      <ul class="ws-entries named">
        <For each={rows()}>
          {(row) => (
            <li>
              <span class="ws-row-name">{bench.wordOf(row)}</span>
              <Datum
                shape={of}
                path={[...props.path, row]}
                called={[...props.called, '*']}
                bare={of.type !== 'object'}
              />
              <button
                type="button"
                class="ws-remove"
                aria-label={say('removeThis', { name: bench.wordOf(row) })}
                onClick={() => bench.draft.edit([...props.path, row], undefined)}
              >
                ×
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show
        when={left()}
        fallback={
          <p class="ws-add">
            <input
              type="text"
              aria-label={say('nameOfNew')}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="button" class="btn quiet" onClick={() => add(name())}>
              {say('addEntry')}
            </button>
          </p>
        }
      >
        {(names) => <Additions names={names()} nameOf={bench.wordOf} onAdd={add} />}
      </Show>
    </div>
  );
};

/** A table of tables is drawn as one: what attacks down, what defends across. */
const Matrix = (props: DatumProps) => {
  const bench = useBench();
  const cell = entriesOf(entriesOf(props.shape) ?? {}) ?? {};
  const value = () => bench.at(props.path) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const rows = createMemo(() => Object.keys(value() ?? {}), [], { equals: (a, b) => a.join() === b.join() });
  const columns = createMemo(() => [...new Set(rows().flatMap((row) => Object.keys(value()[row])))], [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return (
    <div class="ws-scroll">
      <table class="ws-table matrix">
        <thead>
          <tr>
            <td />
            <For each={columns()}>{(one) => <th scope="col">{bench.wordOf(one)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr>
                <th scope="row">{bench.wordOf(row)}</th>
                <For each={columns()}>
                  {(column) => (
                    <td classList={{ changed: bench.isChanged([...props.path, row, column]) }}>
                      <Datum
                        shape={cell}
                        path={[...props.path, row, column]}
                        called={[...props.called, '*', '*']}
                        optional
                        bare
                      />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};
