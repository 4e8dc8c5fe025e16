import { createMemo, For, Show } from 'solid-js';
import { round } from '../../../web/art/ink.ts';
import type { FaceProps } from '../../../web/face.ts';
import { ARMY, hexOf, LAND } from './field.ts';
import { centre, R } from './layout.ts';
import { hexesPath } from './marks.tsx';
import { HEX, markedAs } from './state.ts';
import { unitHex } from './view.ts';

/** The hexes that the question or the lesson speaks of, and those that were picked, with their numbers: from afar none can be read. */

/** The size of a number on the screen, in pixels. */
const LETTERS = 11;

export const Named = (props: { readonly face: FaceProps; readonly numbered: boolean; readonly pixel: number }) => {
  const spoken = createMemo(() => {
    const { named, view } = props.face;
    const hexes = [...named].map((name) => (ARMY.units.includes(name) ? unitHex(view, name) : hexOf(name)));
    return new Set(hexes.filter((hex) => hex >= 0));
  });
  const tagged = createMemo(() => [...new Set([...spoken(), ...markedAs(props.face, HEX, 'selected').map(hexOf)])]);
  const grown = () => (LETTERS * props.pixel) / 10;
  return (
    <g class="mo-named" aria-hidden="true">
      <path d={hexesPath(spoken(), 1.02)} />
      <Show when={props.numbered}>
        <For each={tagged()}>
          {(hex) => {
            const [x, y] = centre(hex);
            return (
              <g transform={`translate(${round(x)} ${round(y - R)}) scale(${round(grown())})`}>
                <rect x="-15" y="-13" width="30" height="12" rx="2" />
                <text y="-3.500">{LAND.hexes[hex]}</text>
              </g>
            );
          }}
        </For>
      </Show>
    </g>
  );
};
