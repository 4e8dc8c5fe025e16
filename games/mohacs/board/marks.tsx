import type { FaceProps, PlaceState } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createMemo, For, Show } from 'solid-js';
import { ARMY, hexOf, LAND } from './field.ts';
import { CORNERS, centre } from './layout.ts';
import { isMarching, wholeLine } from './marching.ts';
import { actorOf } from './picking.ts';
import { COMMAND, HEX, LEADER, markedAs, UNIT } from './state.ts';
import { leaderHex, unitHex } from './view.ts';

/** What glows: one path for each state, however many hexes it marks. */

export const hexesPath = (hexes: Iterable<number>, by: number): string => {
  let d = '';
  for (const hex of hexes) {
    if (hex < 0) continue;
    const [x, y] = centre(hex);
    d += `M${CORNERS.map(([cx, cy]) => `${round(x + cx * by)} ${round(y + cy * by)}`).join('L')}Z`;
  }
  return d;
};

/** The outer line around a set of hexes. */
export const borderPath = (hexes: ReadonlySet<number>): string => {
  let d = '';
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    for (const [direction, to] of LAND.next[hex].entries()) {
      if (hexes.has(to)) continue;
      const [[ax, ay], [bx, by]] = [CORNERS[direction], CORNERS[(direction + 1) % 6]];
      d += `M${round(x + ax)} ${round(y + ay)}L${round(x + bx)} ${round(y + by)}`;
    }
  }
  return d;
};

const unitsOf = (commands: readonly string[]): string[] =>
  commands.flatMap((id) => (ARMY.command[ARMY.commands.indexOf(id)]?.units ?? []).map((u) => ARMY.units[u]));

export const MarkedHexes = (props: { readonly face: FaceProps }) => {
  const hexes = (state: PlaceState) => markedAs(props.face, HEX, state).map(hexOf);
  /** While a unit or a leader is still to be chosen, its hexes do not glow: they would be those of all. */
  const legal = createMemo(() => {
    const first = markedAs(props.face, UNIT, 'legal').length > 0;
    const picked = [UNIT, LEADER].some((domain) => markedAs(props.face, domain, 'selected').length > 0);
    return new Set(first && !picked ? [] : hexes('legal'));
  });
  return (
    <g class="mo-marks" aria-hidden="true">
      {/* Each by itself, so that it can be touched, jumped to and looked at; they are few once a unit is chosen. */}
      <For each={[...legal()]}>
        {(hex) => <path class="legal" d={hexesPath([hex], 1)} data-place={`${HEX}:${LAND.hexes[hex]}`} tabindex="-1" />}
      </For>
      <path class="legal-edge" d={borderPath(legal())} />
      <path class="refused" d={hexesPath(hexes('refused'), 0.94)} />
      <path class="selected" d={hexesPath(hexes('selected'), 0.94)} />
    </g>
  );
};

/** Rings around the pieces that may be picked, or were. */
export const MarkedPieces = (props: { readonly face: FaceProps }) => {
  const rings = (state: PlaceState): string => {
    const { view } = props.face;
    const units = markedAs(props.face, UNIT, state).map((unit) => unitHex(view, unit));
    const leaders = markedAs(props.face, LEADER, state).map((leader) => leaderHex(view, leader));
    const commands = state === 'selected' ? unitsOf(markedAs(props.face, COMMAND, state)) : [];
    const line = state === 'selected' && isMarching(props.face) ? wholeLine(props.face) : [];
    const meant = [...commands, ...line].map((unit) => unitHex(view, unit));
    return hexesPath(new Set([...units, ...leaders, ...meant]), 0.97);
  };
  const lit = createMemo(() => {
    const named = [...props.face.highlight];
    const { view } = props.face;
    return hexesPath(
      new Set(named.flatMap((name) => [hexOf(name), ARMY.units.includes(name) ? unitHex(view, name) : -1])),
      0.94,
    );
  });
  /** Units that the other side has moved or struck since the viewer's last move. */
  const stirred = createMemo(() => {
    const { view, moved } = props.face;
    return hexesPath(new Set(ARMY.units.filter((unit) => moved?.has(unit)).map((unit) => unitHex(view, unit))), 0.9);
  });
  return (
    <g class="mo-rings" aria-hidden="true">
      <path class="stirred" d={stirred()} />
      <path class="at-work" d={hexesPath([unitHex(props.face.view, actorOf(props.face.view) ?? '')], 1.04)} />
      <path class="legal" d={rings('legal')} />
      <path class="refused" d={rings('refused')} />
      <path class="selected-halo" d={rings('selected')} />
      <path class="selected" d={rings('selected')} />
      <Show when={lit()}>{(d) => <path class="lit" d={d()} />}</Show>
    </g>
  );
};
