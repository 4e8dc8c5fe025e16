import type { BoardProps, FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { EMPIRES, FACES } from './allied.tsx';
import { mapOf, propsOf, turnOf } from './nation.ts';
import { Railway } from './railway.tsx';
import { fateOf, NATIONS, type Nation } from './war.ts';

/** Both maps, joined by the Railway: a large one and a small one beside it, or, where there is no room, one at a time. */

const NARROW = 640;

/** A nation, whether it decides, and what has become of it. */
const Plate = (props: { readonly face: FaceProps; readonly nation: Nation }) => {
  const { face, nation } = props;
  const { SeatFlag } = EMPIRES[nation];
  const fate = () => fateOf(face.view, nation);
  const decides = () => face.view.seat === nation;
  return (
    <span class="te-plate" classList={{ decides: decides() }}>
      <svg viewBox="0 0 28 20" aria-hidden="true">
        <SeatFlag />
        <rect class="em-flag-edge" width="28" height="20" />
      </svg>
      <b>{face.t(`seat:${nation}`)}</b>
      <Show when={decides()}>
        <em>{face.t('decides')}</em>
      </Show>
      <Show when={!decides() && fate() === 'at-war' && turnOf(face.view) === nation}>
        <em>{face.t('in turn')}</em>
      </Show>
      <Show when={fate() !== 'at-war'}>
        <em class="te-fate">{face.t(`fate:${fate()}`)}</em>
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
