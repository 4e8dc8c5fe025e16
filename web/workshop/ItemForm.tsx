import { isMembers, type Shape } from '@ravelin/engine';
import { createMemo, onMount, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { useBench } from './bench.ts';
import { Datum } from './datum.ts';
import { EntryActs } from './EntryActs.tsx';
import { isEntry } from './entries.ts';
import { Group } from './Groups.tsx';
import { numberOf, useTitleOf } from './Items.tsx';
import type { Item, Section } from './outline.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** The form of one thing of the set, made from its schema. */
export const ItemForm = (props: {
  readonly item: Item;
  readonly section: Section;
  readonly onChoose: (item: Item) => void;
  readonly onBack: () => void;
}) => {
  const bench = useBench();
  const titleOf = useTitleOf();
  let heading: HTMLHeadingElement | undefined;
  const { item } = props;
  const at = () => props.section.items.findIndex(({ path }) => path.join('/') === item.path.join('/'));
  const beside = (by: number) => props.section.items[at() + by];
  const isGroup = (shape: Shape): boolean => shape.type === 'object' || shape.anyOf !== undefined;
  /** A text that promises something else than what is done now. */
  const isStale = createMemo(() => {
    const value = bench.at(item.path);
    if (!isMembers(value) || typeof value.text !== 'string' || bench.isChanged([...item.path, 'text'])) return false;
    return ['clauses', 'event', 'battle'].some((name) => name in value && bench.isChanged([...item.path, name]));
  });
  onMount(() => document.activeElement?.closest('.ws-item') === null && heading?.focus({ preventScroll: true }));
  return (
    <section class="ws-form" aria-labelledby="ws-form-title">
      <div class="ws-form-head">
        <button type="button" class="btn quiet ws-to-list" onClick={props.onBack}>
          ‹ {say('toList')}
        </button>
        <h2
          id="ws-form-title"
          tabindex="-1"
          ref={(element) => {
            heading = element;
          }}
        >
          <span class="ws-id">{numberOf(bench, item)}</span> {titleOf(item)}
        </h2>
        <Cite game={bench.game} rule={bench.caption(item.called)?.[2] ?? ''} />
        <span class="ws-steps">
          <button
            type="button"
            class="btn quiet"
            aria-label={say('before')}
            disabled={!beside(-1)}
            onClick={() => props.onChoose(beside(-1))}
          >
            ‹
          </button>
          <button
            type="button"
            class="btn quiet"
            aria-label={say('next')}
            disabled={!beside(1)}
            onClick={() => props.onChoose(beside(1))}
          >
            ›
          </button>
        </span>
      </div>
      <Show when={isEntry(item)}>
        <EntryActs item={item} section={props.section} title={titleOf(item)} onChoose={props.onChoose} />
      </Show>
      <Wrong path={item.path} />
      <Show when={isStale()}>
        <p class="ws-note">{say('stale')}</p>
      </Show>
      <Show when={isGroup(item.shape)} fallback={<Datum shape={item.shape} path={item.path} called={item.called} />}>
        <Group shape={item.shape} path={item.path} called={item.called} only={item.only} />
      </Show>
    </section>
  );
};
