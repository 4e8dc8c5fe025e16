import { For } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { useBench } from './bench.ts';
import type { Path } from './paths.ts';

/** What is wrong with a datum, and the paragraph behind it. */
export const Wrong = (props: { readonly path: Path }) => {
  const bench = useBench();
  return (
    <For each={bench.wrongAt(props.path)}>
      {(one) => (
        <p class="ws-wrong" role="alert">
          <b aria-hidden="true">!</b> {bench.textOf(one)} <Cite game={bench.game} rule={one.rule ?? ''} />
        </p>
      )}
    </For>
  );
};
