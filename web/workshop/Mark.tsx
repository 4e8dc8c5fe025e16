import { Show } from 'solid-js';
import { useBench } from './bench.ts';
import type { Path } from './paths.ts';
import { originAt } from './provenance.ts';
import { say } from './say.ts';
import { textOf } from './values.ts';

/** Where a datum comes from; one that was changed says what it was, and can be put back. */
export const Mark = (props: {
  readonly path: Path;
  readonly called: readonly string[];
  readonly name: string;
  /** What it consists of has marks of its own. */
  readonly group?: boolean;
}) => {
  const bench = useBench();
  const origin = () => (props.group ? undefined : originAt(bench.files(), props.path));
  return (
    <Show
      when={bench.isChanged(props.path)}
      fallback={
        <Show when={origin()}>
          {(mark) => (
            <span class={`ws-mark ${mark() === 'REC' ? 'rec' : mark() === 'PUB' ? 'pub' : 'rb'}`}>
              {say(`origin.${mark()}`)}
            </span>
          )}
        </Show>
      }
    >
      <Show when={!bench.isNew(props.path)} fallback={<span class="ws-mark mine">{say('origin.new')}</span>}>
        <span class="ws-mark mine">
          {say('origin.mine')}
          <small>{say('was', { value: textOf(bench, bench.oursAt(props.path), props.called) })}</small>
          <button
            type="button"
            class="ws-back"
            aria-label={say('putBackThis', { name: props.name })}
            onClick={() => bench.draft.edit(props.path, bench.oursAt(props.path))}
          >
            {say('putBack')}
          </button>
        </span>
      </Show>
    </Show>
  );
};
