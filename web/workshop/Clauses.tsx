import { choicesOf, isMembers, type Shape, tellOf, variantFor, variantsOf } from '@ravelin/engine';
import { createMemo, For, Index, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { beginningOf } from './beginnings.ts';
import { useBench } from './bench.ts';
import { Datum, type DatumProps } from './datum.ts';
import { Additions } from './Groups.tsx';
import type { Path } from './paths.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** Effects as sentences: what can be chosen in a clause stands in it. */

const itemsOf = (shape: Shape): Shape | undefined =>
  shape.type === 'array' && !Array.isArray(shape.items) ? (shape.items as Shape) : undefined;

export const isClauses = (shape: Shape): boolean => {
  const items = itemsOf(shape);
  return items !== undefined && variantsOf(items).every((one) => tellOf(one)?.[0] === 'do');
};

const PARTS = /\{(\w+)\}/;

/** One sentence. Members that it does not name follow, where they are there; the others are offered. */
const Clause = (props: { readonly of: Shape; readonly path: Path; readonly called: readonly string[] }) => {
  const bench = useBench();
  const value = () => bench.at(props.path);
  const shape = createMemo(() => variantFor(props.of, value()));
  const verb = createMemo(() => {
    const now = value();
    return isMembers(now) ? String(now.do) : '';
  });
  const caption = () => bench.sentenceOf(props.path, verb());
  const sentence = createMemo(() => bench.said(caption(), verb()));
  const called = () => [...props.called.slice(0, -1), verb()];
  const shapeOf = (name: string): Shape => shape()?.properties?.[name] ?? {};
  const isOptional = (name: string): boolean => !(shape()?.required ?? []).includes(name);
  const besides = createMemo(() =>
    Object.keys(shape()?.properties ?? {}).filter((name) => name !== 'do' && !sentence().includes(`{${name}}`)),
  );
  const has = (name: string): boolean => {
    const now = value();
    return isMembers(now) && now[name] !== undefined;
  };
  const there = createMemo(() => besides().filter((name) => has(name) || !isOptional(name)), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const firstId = (name: string): string | undefined => {
    const more = bench.caption([...called(), name])?.[3];
    return more?.of === undefined ? undefined : bench.idsIn(more.of, props.path)[0];
  };
  const isTick = (name: string): boolean => shapeOf(name).type === 'boolean' || choicesOf(shapeOf(name))?.length === 1;
  return (
    <div class="ws-sentence">
      <p>
        <For each={sentence().split(PARTS)}>
          {(part, i) => (
            <Show when={i() % 2 === 1} fallback={part}>
              <Datum shape={shapeOf(part)} path={[...props.path, part]} called={[...called(), part]} bare />
            </Show>
          )}
        </For>
        <Show when={there().length === 0}>.</Show>
      </p>
      <For each={there()}>
        {(name) => (
          <div class="ws-besides">
            <span>{bench.nameOf([...called(), name])}</span>
            <Show when={!isTick(name)}>
              <Datum shape={shapeOf(name)} path={[...props.path, name]} called={[...called(), name]} bare />
            </Show>
            <Show when={isOptional(name)}>
              <button
                type="button"
                class="ws-remove"
                aria-label={say('removeThis', { name: bench.nameOf([...called(), name]) })}
                onClick={() => bench.draft.edit([...props.path, name], undefined)}
              >
                ×
              </button>
            </Show>
          </div>
        )}
      </For>
      <div class="ws-clause-foot">
        <Additions
          names={besides().filter((name) => !there().includes(name))}
          nameOf={(name) => bench.nameOf([...called(), name])}
          onAdd={(name) => bench.draft.edit([...props.path, name], beginningOf(shapeOf(name), firstId, name))}
        />
      </div>
      <For each={Object.keys(shape()?.properties ?? {})}>{(name) => <Wrong path={[...props.path, name]} />}</For>
    </div>
  );
};

export const Clauses = (props: DatumProps) => {
  const bench = useBench();
  const of = itemsOf(props.shape) ?? {};
  const verbs = new Map(variantsOf(of).flatMap((one) => (tellOf(one) ? [[tellOf(one)?.[1] ?? '', one] as const] : [])));
  const list = () => (Array.isArray(bench.at(props.path)) ? (bench.at(props.path) as readonly unknown[]) : []);
  const put = (next: readonly unknown[]): void => bench.draft.edit(props.path, next);
  const moved = (i: number, by: number): unknown[] => {
    const next = [...list()];
    const [one] = next.splice(i, 1);
    next.splice(i + by, 0, one);
    return next;
  };
  const firstId = (name: string): string | undefined => {
    const more = bench.caption([...props.called, '*', name])?.[3];
    return more?.of === undefined ? undefined : bench.idsIn(more.of, props.path)[0];
  };
  const verbAt = (i: number): string => {
    const one = list()[i];
    return isMembers(one) ? String(one.do) : '';
  };
  /** What a verb is called where one is to be added: its sentence, with its choices left open. */
  const nameOf = (verb: string): string =>
    bench.said(bench.sentenceOf(props.path, verb), verb).replace(/\{\w+\}/g, '…');
  return (
    <div class="ws-clauses">
      <ol>
        <Index each={list()}>
          {(_, i) => (
            <li classList={{ wrong: bench.wrongAt([...props.path, i], true).length > 0 }}>
              <b class="ws-clause-number">{i + 1}</b>
              <Clause of={of} path={[...props.path, i]} called={[...props.called, '*']} />
              <span class="ws-clause-acts">
                <Cite game={bench.game} rule={bench.sentenceOf(props.path, verbAt(i))?.[2] ?? ''} />
                <button
                  type="button"
                  class="ws-remove"
                  aria-label={say('earlier', { n: i + 1 })}
                  disabled={i === 0}
                  onClick={() => put(moved(i, -1))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="ws-remove"
                  aria-label={say('removeClause', { n: i + 1 })}
                  onClick={() => put(list().filter((_one, n) => n !== i))}
                >
                  ×
                </button>
              </span>
            </li>
          )}
        </Index>
      </ol>
      <Show when={list().length === 0}>
        <p class="ws-none">{say('noClauses')}</p>
      </Show>
      <Additions
        names={[...verbs.keys()]}
        nameOf={nameOf}
        onAdd={(verb) => put([...list(), beginningOf(verbs.get(verb) ?? {}, firstId)])}
      />
    </div>
  );
};
