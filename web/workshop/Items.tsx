import { createMemo, createSignal, For, Show } from 'solid-js';
import { useBench } from './bench.ts';
import { dataTitle, type Item, type Section } from './outline.ts';
import { say } from './say.ts';
import { plain, textOf } from './values.ts';

/** The things of the set, section by section: found by what they say, or by having been changed. */

const useNames = () => {
  const bench = useBench();
  const sectionName = ({ called, part }: Section): string =>
    part ? `${bench.nameOf(part)}: ${bench.nameOf(called)}` : bench.nameOf(called);
  return { sectionName };
};

/** The number of an entry, where it goes by one and not by a word. */
export const numberOf = (bench: ReturnType<typeof useBench>, item: Item): string => {
  const name = bench.thingOf(item)?.name ?? '';
  return /^\D{0,3}\d+$/.test(name) ? name : '';
};

/** What an entry is called, without that number. */
export const useTitleOf = () => {
  const bench = useBench();
  return (item: Item): string => {
    // The words of the board are those of the set that it draws.
    bench.drawn();
    const own = dataTitle(bench.captions, bench.files(), item);
    if (own === '') return item.only ? say('general', { of: bench.nameOf(item.called) }) : bench.nameOf(item.called);
    const thing = bench.thingOf(item);
    const key = bench.caption(item.called)?.[3]?.key ?? '#';
    // In a composed game each part has its own words.
    const [part] = thing?.domain.includes('/') ? thing.domain.split('/') : [undefined];
    const spoken = bench.tongue.of(part);
    const isSaid = thing !== undefined && key.startsWith('#') && spoken.has(`name:${thing.name}`);
    const known = isSaid ? spoken.label(thing.name) : own;
    return known.replace(new RegExp(`^${thing?.name} `), '');
  };
};

/** A line of what an entry says: its text, or its numbers. */
const gistOf = (bench: ReturnType<typeof useBench>, item: Item): string => {
  const value = bench.at(item.path);
  if (typeof value !== 'object' || value === null) return '';
  const { text } = value as Record<string, unknown>;
  if (typeof text === 'string') return text;
  const members = Object.entries(value).filter(
    ([name, one]) =>
      (typeof one === 'number' || typeof one === 'boolean') &&
      bench.caption([...item.called, name])?.[3]?.fixed !== true,
  );
  return members
    .map(([name, one]) => `${bench.nameOf([...item.called, name])} ${textOf(bench, one, [name])}`)
    .join(', ');
};

export const Items = (props: {
  readonly section: number;
  readonly onSection: (section: number) => void;
  readonly chosen: Item | undefined;
  readonly onChoose: (item: Item) => void;
}) => {
  const bench = useBench();
  const { sectionName } = useNames();
  const titleOf = useTitleOf();
  const [wanted, setWanted] = createSignal('');
  const [only, setOnly] = createSignal<'all' | 'changed' | 'wrong'>('all');
  const isChanged = (item: Item): boolean =>
    item.only ? item.only.some((name) => bench.isChanged([...item.path, name])) : bench.isChanged(item.path);
  const isWrong = (item: Item): boolean => bench.wrongAt(item.path, true).length > 0;
  const items = createMemo(() => bench.outline()[props.section]?.items ?? []);
  const shown = createMemo(() =>
    items().filter((item) => {
      if (only() === 'changed' && !isChanged(item)) return false;
      if (only() === 'wrong' && !isWrong(item)) return false;
      const id = bench.thingOf(item)?.name ?? '';
      return plain(`${id} ${titleOf(item)} ${gistOf(bench, item)}`).includes(plain(wanted().trim()));
    }),
  );
  const isChosen = (item: Item): boolean => item.path.join('/') === props.chosen?.path.join('/');
  return (
    <nav class="ws-items" aria-label={say('things')}>
      <label class="ws-sections">
        <span class="sr">{say('section')}</span>
        <select
          onChange={(event) => {
            const next = event.currentTarget.selectedIndex;
            props.onSection(next);
          }}
        >
          <For each={bench.outline()}>
            {(section, i) => (
              <option selected={i() === props.section}>
                {sectionName(section)} ({section.items.length})
              </option>
            )}
          </For>
        </select>
      </label>
      <div class="ws-find">
        <input
          type="search"
          placeholder={say('find')}
          aria-label={say('find')}
          value={wanted()}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <select
          aria-label={say('show')}
          onChange={(event) => setOnly(event.currentTarget.value as 'all' | 'changed' | 'wrong')}
        >
          <option value="all">{say('show.all')}</option>
          <option value="changed">{say('show.changed')}</option>
          <option value="wrong">{say('show.wrong')}</option>
        </select>
      </div>
      <ul>
        <For each={shown()} fallback={<li class="ws-none">{say('noneFound')}</li>}>
          {(item) => (
            <li>
              <button
                type="button"
                class="ws-item"
                aria-current={isChosen(item) ? 'true' : undefined}
                onClick={() => props.onChoose(item)}
              >
                <span class="ws-id">{numberOf(bench, item)}</span>
                <span class="ws-title">
                  <b>{titleOf(item)}</b>
                  <small>{gistOf(bench, item)}</small>
                </span>
                <Show
                  when={isWrong(item)}
                  fallback={
                    <Show when={isChanged(item)}>
                      <i class="ws-dot">{say(bench.isNew(item.path) ? 'origin.new' : 'origin.mine')}</i>
                    </Show>
                  }
                >
                  <i class="ws-bad" title={say('isWrong')}>
                    ! <span class="sr">{say('isWrong')}</span>
                  </i>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="ws-legend-line">
        <span class="ws-mark mine">{say('origin.mine')}</span> <span class="ws-mark rb">{say('origin.RB')}</span>{' '}
        <span class="ws-mark pub">{say('origin.PUB')}</span> <span class="ws-mark rec">{say('origin.REC')}</span>
      </p>
    </nav>
  );
};
