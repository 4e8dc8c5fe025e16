import type { BoardProps } from '@ravelin/web/face';
import { type Point, round } from '@ravelin/web/ink';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { ARMY, hexOf, LAND } from './field.ts';
import { centre, R } from './layout.ts';
import { hexesPath } from './marks.tsx';
import { HEX, markedAs } from './state.ts';
import { layTags } from './tags.ts';
import { unitHex } from './view.ts';

/** The hexes that the question or the lesson speaks of, and those that were picked, with their numbers: from afar none can be read. */

/** A number on the screen, in pixels. */
const [LETTERS, TAG_WIDE, TAG_DEEP] = [11, 34, 15];
/** How much of the field around what a lesson speaks of is shown with it. */
const AROUND = 6 * R;

/** Where the line to its number leaves a hex. */
const edgeTowards = ([x, y]: Point, [toX, toY]: Point): Point => {
  const by = R / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * by, y + (toY - y) * by];
};

export const Named = (props: { readonly face: BoardProps; readonly numbered: boolean; readonly pixel: number }) => {
  const spoken = createMemo(
    () => {
      const { named, view } = props.face;
      const hexes = [...named].map((name) => (ARMY.units.includes(name) ? unitHex(view, name) : hexOf(name)));
      return new Set(hexes.filter((hex) => hex >= 0));
    },
    undefined,
    { equals: (a, b) => String([...a]) === String([...b]) },
  );
  // A lesson leads: what it speaks of is brought near.
  createEffect(
    on(spoken, (hexes) => {
      if (hexes.size === 0) return;
      const [xs, ys] = [0, 1].map((axis) => [...hexes].map((hex) => centre(hex)[axis]));
      const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
      props.face.show?.([left, top, Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top]);
    }),
  );
  const tagged = createMemo(() => {
    if (!props.numbered) return [];
    const hexes = [...new Set([...spoken(), ...markedAs(props.face, HEX, 'selected').map(hexOf)])];
    const tags = layTags(hexes.map(centre), TAG_WIDE * props.pixel, TAG_DEEP * props.pixel);
    return tags.map((tag, i) => ({ ...tag, name: LAND.hexes[hexes[i]] }));
  });
  return (
    <g class="mo-named" aria-hidden="true">
      <path class="mo-named-edge" d={hexesPath(spoken(), 1.02)} />
      <path
        class="mo-named-line"
        d={tagged()
          .map(({ at, to }) => `M${edgeTowards(at, to).map(round).join(' ')}L${to.map(round).join(' ')}`)
          .join('')}
        stroke-width={round(props.pixel)}
      />
      <Show when={tagged().length > 0}>
        <For each={tagged()}>
          {({ to, name }) => (
            <g transform={`translate(${to.map(round).join(' ')}) scale(${round((props.pixel * LETTERS) / 10)})`}>
              <rect x="-14" y="-6.500" width="28" height="13" rx="2" />
              <text y="3.500">{name}</text>
            </g>
          )}
        </For>
      </Show>
    </g>
  );
};
