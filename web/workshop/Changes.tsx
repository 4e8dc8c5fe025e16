import { For, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { useBench } from './bench.ts';
import { calledOf } from './calledAt.ts';
import type { Difference } from './differences.ts';
import { useTitleOf } from './Items.tsx';
import { type Path, startsWith } from './paths.ts';
import { say } from './say.ts';
import { textOf } from './values.ts';

/** Everything in which the set differs from the one that comes with the game, with the way to each and back. */
export const Changes = (props: { readonly onClose: () => void; readonly onOpen: (path: Path) => void }) => {
  const bench = useBench();
  const titleOf = useTitleOf();
  const whose = ({ path }: Difference): string => {
    const items = bench.outline().flatMap((section) => section.items);
    const holding = items
      .filter((item) => startsWith(path, item.path))
      .sort((a, b) => b.path.length - a.path.length)[0];
    return holding ? titleOf(holding) : '';
  };
  return (
    <Dialog title={say('changes', { n: bench.differences().length })} class="ws-changes" onClose={props.onClose}>
      <Show when={bench.differences().length > 0} fallback={<p>{say('noChanges')}</p>}>
        <div class="ws-scroll">
          <table class="ws-table">
            <thead>
              <tr>
                <th scope="col">{say('thing')}</th>
                <th scope="col">{say('datum')}</th>
                <th scope="col">{say('ours')}</th>
                <th scope="col">{say('mine')}</th>
                <th>
                  <span class="sr">{say('putBack')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <For each={bench.differences()}>
                {(one) => {
                  const called = calledOf(one.path, bench.files());
                  const name = bench.nameOf(called);
                  return (
                    <tr>
                      <th scope="row">
                        <button type="button" class="ws-goto" onClick={() => props.onOpen(one.path)}>
                          {whose(one)}
                        </button>
                      </th>
                      <td>{name}</td>
                      <td>{textOf(bench, one.before, called)}</td>
                      <td>{textOf(bench, one.after, called)}</td>
                      <td>
                        <button
                          type="button"
                          class="btn quiet"
                          aria-label={say('putBackThis', { name: `${whose(one)}, ${name}` })}
                          onClick={() => bench.draft.edit(one.path, one.before)}
                        >
                          {say('putBack')}
                        </button>
                      </td>
                    </tr>
                  );
                }}
              </For>
            </tbody>
          </table>
        </div>
      </Show>
      <p class="acts">
        <button type="button" class="btn" autofocus onClick={props.onClose}>
          {say('close')}
        </button>
      </p>
    </Dialog>
  );
};
