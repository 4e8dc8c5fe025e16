import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardProps, FaceProps } from '../../../web/face.ts';
import { FACES, mapOf, NATIONS, type Nation, propsOf, turnOf } from './nation.ts';
import { Railway } from './railway.tsx';

/** Both maps, joined by the Railway: side by side where there is room, else one at a time. */

const NARROW = 760;

const Plate = (props: { readonly face: FaceProps; readonly nation: Nation }) => {
  const { face, nation } = props;
  const fate = () => (face.view.fate as Readonly<Record<string, string>> | undefined)?.[nation] ?? 'at-war';
  const decides = () => face.view.seat === nation;
  return (
    <span class="te-plate" classList={{ decides: decides() }}>
      <b>{face.t(`seat:${nation}`)}</b>
      <Show when={decides()}>
        <em>{face.t('decides')}</em>
      </Show>
      <Show when={!decides() && fate() === 'at-war' && turnOf(face.view) === nation}>
        <em>{face.t('in turn')}</em>
      </Show>
      <Show when={fate() !== 'at-war'}>
        <em>{face.t(`fate:${fate()}`)}</em>
      </Show>
    </span>
  );
};

export const Board = (props: BoardProps) => {
  let root: HTMLDivElement | undefined;
  const [narrow, setNarrow] = createSignal(false);
  const due = createMemo(() => mapOf(props.view));
  const [shown, show] = createSignal<Nation>(due());
  // The map of the decision comes to the front; the player may look at the other.
  createEffect(() => show(due()));
  const inner = Object.fromEntries(NATIONS.map((nation) => [nation, propsOf(props, nation)])) as Record<
    Nation,
    FaceProps
  >;
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < NARROW);
    });
    if (root) watch.observe(root);
    onCleanup(() => watch.disconnect());
  });
  return (
    <div
      class="te"
      classList={{ narrow: narrow() }}
      ref={(element) => {
        root = element;
      }}
    >
      <Railway face={props} />
      <Show when={narrow()}>
        <div class="te-switch" role="tablist" aria-label={props.t('maps')}>
          <For each={NATIONS}>
            {(nation) => (
              <button type="button" role="tab" aria-selected={shown() === nation} onClick={() => show(nation)}>
                <Plate face={props} nation={nation} />
              </button>
            )}
          </For>
        </div>
      </Show>
      <div class="te-maps">
        <For each={NATIONS}>
          {(nation) => (
            <Show when={!narrow() || shown() === nation}>
              <div class="te-map" classList={{ due: due() === nation }}>
                <Show when={!narrow()}>
                  <Plate face={props} nation={nation} />
                </Show>
                <div class="te-sheet">
                  <Dynamic component={FACES[nation].Board} {...inner[nation]} />
                </div>
              </div>
            </Show>
          )}
        </For>
      </div>
    </div>
  );
};
