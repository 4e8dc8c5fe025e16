import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** A list move in the making: what is in it, what may join, and what is missing. */
export const ListMaker = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  readonly filter: string;
}) => {
  const list = () => props.table.composition().list;
  const declared = () => props.table.snapshot().lists.find(({ kind }) => kind === list()?.kind);
  const inside = () => [...props.table.counts()];
  const next = () => {
    const wanted = props.filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return (list()?.step?.next ?? []).filter((name) => {
      const text = `${props.tongue.label(name)} ${name}`.toLocaleLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  };
  return (
    <section class="list-maker" aria-label={t('list.title')}>
      <h3 class="eyebrow">
        {props.tongue.kind(list()?.kind ?? '')}{' '}
        <Cite game={props.table.snapshot().game} rule={declared()?.rule ?? ''} />
      </h3>
      <ul class="chips">
        <For each={inside()} fallback={<li class="quiet-note">{t('list.empty')}</li>}>
          {([name, count]) => (
            <li class="chip">
              <span>
                {count > 1 ? `${count} × ` : ''}
                {props.tongue.label(name)}
              </span>
              <button
                type="button"
                aria-label={t('list.remove', { name: props.tongue.label(name) })}
                data-remove={name}
                onClick={() => props.table.takeOut(name)}
              >
                −
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={next().length > 0}>
        <h4 class="eyebrow">{t('list.more')}</h4>
        <ul class="chips">
          <For each={next().slice(0, 80)}>
            {(name, i) => (
              <li>
                <button
                  type="button"
                  class="chip add"
                  data-add={name}
                  aria-label={t('list.add', { name: props.tongue.label(name) })}
                  onClick={() => props.table.add(name)}
                >
                  <span>{props.tongue.label(name)}</span>
                  <Show when={i() < 9} fallback={<b aria-hidden="true">+</b>}>
                    <span class="kbd" data-key={i() + 1} />
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={(list()?.step?.missing ?? []).length > 0}>
        <ul class="missing">
          <For each={list()?.step?.missing}>
            {(reason) => (
              <li>
                {props.tongue.reason(reason)} <Cite game={props.table.snapshot().game} rule={reason.rule} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};
