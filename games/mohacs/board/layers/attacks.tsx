import type { FaceProps } from '@ravelin/web/face';
import { between, round } from '@ravelin/web/ink';
import { createMemo, For, Show } from 'solid-js';
import { FRONTAL } from '../../data/geometry.ts';
import { ARMY, LAND } from '../field.ts';
import { centre } from '../layout.ts';
import { shotOf } from '../picking.ts';
import { nameOf, unitFacing, unitHex } from '../view.ts';

/** The attacks that are declared (M8.1.6): an arrow from each attacker to each unit it attacks, longer and double for a charge. */

interface Attack {
  readonly from: number;
  readonly to: number;
  readonly charge: boolean;
}

export const attacksOf = (view: FaceProps['view']): Attack[] =>
  ARMY.units.flatMap((unit): Attack[] => {
    const attack = nameOf(view, 'attack', unit);
    const from = unitHex(view, unit);
    if (attack === undefined || from < 0) return [];
    if (attack === 'charge') {
      const to = unitHex(view, nameOf(view, 'aim', unit) ?? '');
      return to < 0 ? [] : [{ from, to, charge: true }];
    }
    const [left, right] = FRONTAL[unitFacing(view, unit)].map((direction) => LAND.next[from][direction]);
    const at = attack === 'left' ? [left] : attack === 'right' ? [right] : [left, right];
    return at.filter((hex) => hex >= 0).map((to) => ({ from, to, charge: false }));
  });

/** From the edge of one counter to the edge of the other. */
const arrow = (from: number, to: number): string => {
  if (from < 0 || to < 0 || from === to) return '';
  const [a, b] = [centre(from), centre(to)];
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return `M${between(a, b, 13 / far)
    .map(round)
    .join(' ')}L${between(a, b, 1 - 15 / far)
    .map(round)
    .join(' ')}`;
};

export const Attacks = (props: { readonly face: FaceProps }) => {
  const attacks = createMemo(() => attacksOf(props.face.view));
  return (
    <g class="mo-attacks" aria-hidden="true">
      <For each={attacks()}>
        {({ from, to, charge }) => {
          const d = arrow(from, to);
          return (
            <g classList={{ charge }}>
              <path class="mo-attack-halo" d={d} />
              <path class="mo-attack" d={d} marker-end="url(#mo-arrow)" />
            </g>
          );
        }}
      </For>
      <Show when={shotOf(props.face.view)}>
        {(shot) => (
          <path
            class="mo-shot"
            d={arrow(unitHex(props.face.view, shot().shooter), unitHex(props.face.view, shot().target))}
            marker-end="url(#mo-arrow)"
          />
        )}
      </Show>
    </g>
  );
};
