import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { useBench } from './bench.ts';
import { pathOf } from './calledAt.ts';
import type { Path } from './paths.ts';
import { say } from './say.ts';

/** All that stands against the set; nothing does where it can be played. */
export const Findings = (props: { readonly onOpen: (path: Path) => void }) => {
  const bench = useBench();
  return (
    <section class="ws-findings" aria-label={say('check')}>
      <Show
        when={bench.findings().length > 0}
        fallback={
          <p class="ws-sound">
            <b aria-hidden="true">✓</b> {say('sound')} <code>{bench.hash() ?? ''}</code>
          </p>
        }
      >
        <ul>
          <For each={bench.findings()}>
            {(one) => (
              <li>
                <b aria-hidden="true">!</b>
                <button type="button" class="ws-goto" onClick={() => props.onOpen(pathOf(one.path))}>
                  {bench.textOf(one)}
                </button>{' '}
                <Cite game={bench.game} rule={one.rule ?? ''} />
                <code>{one.path}</code>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};
