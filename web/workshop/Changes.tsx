import { For, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { useBench } from './bench.ts';
import { calledOf } from './calledAt.ts';
import type { Files } from './createDraft.ts';
import { type Difference, putBack } from './differences.ts';
import { useTitleOf } from './Items.tsx';
import { titleIn } from './outline.ts';
import { type Path, startsWith } from './paths.ts';
import { say } from './say.ts';
import { textOf } from './values.ts';

/** Everything in which the set differs from the one that comes with the game. On the bench, with the way to each and back. */
export const ChangesTable = (props: { readonly onOpen?: (path: Path) => void }) => {
  const bench = useBench();
  const titleOf = useTitleOf();
  const whose = ({ path, before, is }: Difference): string => {
    if (is === 'gone') return titleIn(before, bench.caption([...calledOf(path, bench.files()), '*'])?.[3]?.title) ?? '';
    const items = bench.outline().flatMap((section) => section.items);
    const holding = items.filter((item) => startsWith(path, item.path));
    const [nearest] = holding.sort((a, b) => b.path.length - a.path.length);
    return nearest ? titleOf(nearest) : '';
  };
  const Row = (row: { readonly one: Difference }) => {
    const called = calledOf(row.one.path, bench.files());
    const name = bench.nameOf(called);
    return (
      <tr>
        <th scope="row">
          <Show when={row.one.is !== 'gone' && props.onOpen} fallback={whose(row.one)}>
            {(open) => (
              <button type="button" class="ws-goto" onClick={() => open()(row.one.path)}>
                {whose(row.one)}
              </button>
            )}
          </Show>
        </th>
        <td>{name}</td>
        <td>{row.one.is === 'new' ? say('nothing') : textOf(bench, row.one.before, called)}</td>
        <td>
          <Show when={row.one.is} fallback={textOf(bench, row.one.after, called)}>
            {(is) => say(`is.${is()}`)}
          </Show>
        </td>
        <Show when={props.onOpen}>
          <td>
            <button
              type="button"
              class="btn quiet"
              aria-label={say('putBackThis', { name: `${whose(row.one)}, ${name}` })}
              onClick={() => bench.draft.replace(putBack(bench.ours, bench.files(), row.one) as Files)}
            >
              {say('putBack')}
            </button>
          </td>
        </Show>
      </tr>
    );
  };
  return (
    <Show when={bench.differences().length > 0} fallback={<p>{say('noChanges')}</p>}>
      <div class="ws-scroll">
        <table class="ws-table">
          <thead>
            <tr>
              <th scope="col">{say('thing')}</th>
              <th scope="col">{say('datum')}</th>
              <th scope="col">{say('ours')}</th>
              <th scope="col">{say(props.onOpen ? 'mine' : 'theirs')}</th>
              <Show when={props.onOpen}>
                <th>
                  <span class="sr">{say('putBack')}</span>
                </th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <For each={bench.differences()}>{(one) => <Row one={one} />}</For>
          </tbody>
        </table>
      </div>
    </Show>
  );
};

export const Changes = (props: { readonly onClose: () => void; readonly onOpen: (path: Path) => void }) => (
  <Dialog title={say('changes', { n: useBench().differences().length })} class="ws-changes" onClose={props.onClose}>
    <ChangesTable onOpen={props.onOpen} />
    <p class="acts">
      <button type="button" class="btn" autofocus onClick={props.onClose}>
        {say('close')}
      </button>
    </p>
  </Dialog>
);
