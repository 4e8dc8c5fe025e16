import type { FaceProps } from '@ravelin/web/face';
import { createSteady } from '@ravelin/web/steady';
import { For, Show } from 'solid-js';
import { frontier, hexes, hexPlace, type Point } from './geometry.ts';
import { CANNON_MOVE, countOf, markedIn, splitMove } from './state.ts';
import { type Battle, hexState, type Side } from './view.ts';

/** What lies between the hexes: trenches, frontiers, the arrows of an attack, Cannons on their way. */

/** Saps from the Camp towards each Glacis hex that the Ottomans hold, in the curves for which they were known. */
const SAPS: readonly (readonly [hex: string, d: string])[] = [
  [
    'glacis-c',
    'M400 586C382 578 346 572 350 556C356 540 440 548 446 532C448 518 400 524 378 514C356 504 392 488 424 486',
  ],
  ['glacis-r', 'M446 544C500 572 566 562 572 530C576 508 520 512 512 496C508 482 540 476 566 470'],
  ['glacis-l', 'M354 544C300 572 234 562 228 530C224 508 280 512 288 496C292 482 260 476 234 470'],
];

export const Trenches = (props: { readonly face: FaceProps }) => (
  <g class="vn-trenches" aria-hidden="true">
    <For each={SAPS}>
      {([hex, d]) => (
        <Show when={hexState(props.face.view, hex).control === 'ottoman'}>
          <path class="vn-sap-edge" d={d} />
          <path class="vn-sap" d={d} />
          <path class="vn-sap-planks" d={d} />
        </Show>
      )}
    </For>
  </g>
);

export const Frontiers = (props: { readonly face: FaceProps }) => {
  const lines = (side: Side) =>
    hexes()
      .filter((hex) => hexState(props.face.view, hex.id).control === side)
      .map((hex) => ({
        x: hex.x,
        y: hex.y,
        d: frontier(hex, 5, (across) => across === undefined || hexState(props.face.view, across).control !== side),
      }));
  return (
    <g class="vn-frontiers" aria-hidden="true">
      <For each={['habsburg', 'ottoman'] as const}>
        {(side) => {
          const own = createSteady(() => lines(side));
          return (
            <For each={own()}>
              {({ x, y, d }) => (
                <g transform={`translate(${x} ${y})`}>
                  <path
                    class="vn-frontier"
                    d={d}
                    stroke={side === 'ottoman' ? 'url(#vn-hatched)' : 'url(#vn-dotted)'}
                  />
                </g>
              )}
            </For>
          );
        }}
      </For>
    </g>
  );
};

/** A barbed shaft from one hex to its neighbour, crossing their common side. */
const arrow = (from: Point, to: Point, bend = 0): { shaft: string; head: string } => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const ahead = bend === 0 ? 9 : 0;
  const mid: Point = [(from[0] + to[0]) / 2 - uy * bend + ux * ahead, (from[1] + to[1]) / 2 + ux * bend + uy * ahead];
  const reach = bend === 0 ? 17 : length / 2 - 26;
  const at = (along: number, aside: number): string =>
    `${(mid[0] + ux * along - uy * aside).toFixed(1)} ${(mid[1] + uy * along + ux * aside).toFixed(1)}`;
  return {
    shaft: `M${at(-reach, 0)}L${at(reach - 7, 0)}`,
    head: `M${at(reach + 5, 0)}L${at(reach - 9, 8)}L${at(reach - 5, 0)}L${at(reach - 9, -8)}Z`,
  };
};

export const Attack = (props: { readonly face: FaceProps; readonly battle: Battle }) => {
  const supports = createSteady(() => {
    const target = hexPlace(props.battle.hex);
    return target.near
      .filter((id) => hexState(props.face.view, id).control === props.battle.attacker)
      .map((id) => arrow([hexPlace(id).x, hexPlace(id).y], [target.x, target.y]));
  });
  return (
    <g class={`vn-attack ${props.battle.attacker}`} aria-hidden="true">
      <For each={supports()}>
        {({ shaft, head }) => (
          <>
            <path class="vn-attack-under" d={shaft} />
            <path class="vn-attack-shaft" d={shaft} />
            <path class="vn-attack-head" d={head} />
          </>
        )}
      </For>
    </g>
  );
};

/** Cannons that are being moved in the list under way. */
export const CannonMoves = (props: { readonly face: FaceProps }) => {
  const moves = () => {
    const named = new Set([
      ...markedIn(props.face, CANNON_MOVE),
      ...[...props.face.counts.keys()]
        .map((key) => key.replace(`${CANNON_MOVE}:`, ''))
        .filter((key) => key.includes('>')),
    ]);
    return [...named]
      .map((name) => ({ name, count: countOf(props.face, CANNON_MOVE, name) }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => {
        const [from, to] = splitMove(name).map(hexPlace);
        return { count, at: [(from.x + to.x) / 2, (from.y + to.y) / 2], ...arrow([from.x, from.y], [to.x, to.y], 14) };
      });
  };
  return (
    <g class="vn-cannon-moves" aria-hidden="true">
      <For each={moves()}>
        {({ shaft, head, count, at }) => (
          <>
            <path class="vn-attack-under" d={shaft} />
            <path class="vn-move-shaft" d={shaft} />
            <path class="vn-move-head" d={head} />
            <g class="vn-count" transform={`translate(${at[0]} ${at[1]})`}>
              <circle r="11" />
              <text y="5">{count}</text>
            </g>
          </>
        )}
      </For>
    </g>
  );
};
