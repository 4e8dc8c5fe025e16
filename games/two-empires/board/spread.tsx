import type { FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { FACES } from './allied.tsx';
import { innerOf, mapOf } from './nation.ts';
import { Plate } from './plate.tsx';
import { Railway } from './railway.tsx';
import { fateOf, NATIONS, type Nation } from './war.ts';

/** Both maps on one sheet, for a picture: a large one and a small one beside it, over the line of the Railway. */

const NARROW = 640;

export const Spread = (props: FaceProps) => {
  let root: HTMLDivElement | undefined;
  const [narrow, setNarrow] = createSignal(false);
  const due = createMemo(() => mapOf(props.view));
  const [shown, show] = createSignal<Nation>(due());
  // The map of the decision comes to the front; the player may look at the other.
  createEffect(() => show(due()));
  const inner = innerOf(props);
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < NARROW);
    });
    if (root) watch.observe(root);
    onCleanup(() => watch.disconnect());
  });
  return (
    <div
      class="em te"
      classList={{ narrow: narrow() }}
      ref={(element) => {
        root = element;
      }}
    >
      <fieldset class="te-switch" aria-label={props.t('maps')}>
        <For each={NATIONS}>
          {(nation) => (
            <button type="button" aria-pressed={shown() === nation} onClick={() => show(nation)}>
              <Plate face={props} nation={nation} />
            </button>
          )}
        </For>
      </fieldset>
      <For each={NATIONS}>
        {(nation) => (
          <Show when={!narrow() || shown() === nation}>
            <div
              class="te-map"
              classList={{
                large: shown() === nation,
                due: due() === nation,
                fallen: fateOf(props.view, nation) !== 'at-war',
              }}
            >
              <Dynamic component={FACES[nation].Board} {...inner[nation]} />
            </div>
          </Show>
        )}
      </For>
      <Railway face={props} short={narrow()} />
    </div>
  );
};
