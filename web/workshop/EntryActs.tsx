import type { Finding } from '@ravelin/engine';
import { createSignal, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { theTable } from '../worker/client.ts';
import { useBench } from './bench.ts';
import { knownIds, withCopy, withList, withoutEntry } from './entries.ts';
import type { Item, Section } from './outline.ts';
import { say } from './say.ts';

/** Why a thing cannot be added or taken out; where the rules have something against it, it can still be done, to be mended elsewhere. */
interface Refused {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly anyway?: () => void;
}

/** Adds another thing like this one, or takes this one out of the set. */
export const EntryActs = (props: {
  readonly item: Item;
  readonly section: Section;
  readonly title: string;
  readonly onChoose: (item: Item) => void;
}) => {
  const bench = useBench();
  const [refused, setRefused] = createSignal<Refused>();
  const rule = () => bench.caption(props.item.called)?.[2] ?? '';
  const put = (list: readonly unknown[]): void => bench.draft.edit(props.item.path.slice(0, -1), list);
  const add = (): void => {
    const added = withCopy(bench.files(), props.item, props.section);
    if (added) {
      setRefused(undefined);
      put(added.list);
      props.onChoose({ ...props.item, path: added.path });
      return;
    }
    const known = knownIds(props.item.shape);
    const text = known
      ? say('noOthers', { names: known.map((id) => bench.wordOf(String(id))).join(', ') })
      : say('noMore', { n: props.section.items.length });
    setRefused({ text, findings: [] });
  };
  const takeOut = (list: readonly unknown[]): void => {
    const i = Number(props.item.path.at(-1));
    setRefused(undefined);
    put(list);
    const last = list.length - 1;
    props.onChoose({ ...props.item, path: [...props.item.path.slice(0, -1), Math.min(i, last)] });
  };
  /** A set that could be played with stays one, unless somebody insists. */
  const remove = async (): Promise<void> => {
    const list = withoutEntry(bench.files(), props.item, props.section);
    if (!list) {
      setRefused({ text: say('noFewer', { n: props.section.items.length }), findings: [] });
      return;
    }
    const files = withList(bench.files(), props.item, list);
    const { findings } = await theTable().ask.checkComponents({ game: bench.game, files });
    if (findings.length === 0 || bench.findings().length > 0) takeOut(list);
    else setRefused({ text: say('notOut', { name: props.title }), findings, anyway: () => takeOut(list) });
  };
  return (
    <div class="ws-entry-acts">
      <p class="acts">
        <button type="button" class="btn" onClick={add}>
          {say('addLike')}
        </button>
        <button type="button" class="btn" onClick={() => void remove()}>
          {say('takeOut')}
        </button>
      </p>
      <Show when={refused()}>
        {(why) => (
          <div class="ws-wrong" role="alert">
            <p>
              <b aria-hidden="true">!</b> {why().text}{' '}
              <Show when={why().findings.length === 0}>
                <Cite game={bench.game} rule={rule()} />
              </Show>
            </p>
            <For each={why().findings}>
              {(one) => (
                <p>
                  {bench.textOf(one)} <Cite game={bench.game} rule={one.rule ?? rule()} />
                </p>
              )}
            </For>
            <Show when={why().anyway}>
              {(anyway) => (
                <button type="button" class="btn" onClick={() => anyway()()}>
                  {say('outAnyway')}
                </button>
              )}
            </Show>
          </div>
        )}
      </Show>
    </div>
  );
};
