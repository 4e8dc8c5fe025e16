import type { BoardProps, FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo, For, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { within } from '../../empires/board/empire.ts';
import { Board as HapsburgBoard } from '../../hapsburg/board/board.tsx';
import { Board as OttomanBoard } from '../../ottoman-sunset/board/board.tsx';
import { EMPIRES } from './allied.tsx';
import { innerOf, mapOf, shownOf } from './nation.ts';
import { Spread } from './spread.tsx';
import { allyOf, fateOf } from './war.ts';

/** At the table: one map, as large as it goes. It is that of the decision unless the player turns to the other. */

const MAPS = { hapsburg: within(EMPIRES.hapsburg, HapsburgBoard), ottoman: within(EMPIRES.ottoman, OttomanBoard) };

/** The key that turns to the other map. */
export const SWAP = 'x';

const inText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const OneMap = (props: FaceProps) => {
  const inner = innerOf(props);
  const shown = createMemo(() => shownOf(props));
  const swap = (): void => props.turn?.(allyOf(shown()));
  // The next decision is looked at on its own map.
  createEffect(
    on(
      () => mapOf(props.view),
      () => props.turn?.(undefined),
      { defer: true },
    ),
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key !== SWAP || inText(event.target)) return;
    event.preventDefault();
    swap();
  };
  // Before the page: it would hide the counters.
  onMount(() => document.addEventListener('keydown', onKey, { capture: true }));
  onCleanup(() => document.removeEventListener('keydown', onKey, { capture: true }));
  return (
    <div class="em te-one" classList={{ fallen: fateOf(props.view, shown()) !== 'at-war' }} data-map={shown()}>
      <For each={[shown()]}>{(nation) => <Dynamic component={MAPS[nation]} {...inner[nation]} alone />}</For>
    </div>
  );
};

/** In a picture nobody turns: it has both maps. */
export const Board = (props: BoardProps) => (
  <Show when={props.turn} fallback={<Spread {...props} />}>
    <OneMap {...props} />
  </Show>
);
