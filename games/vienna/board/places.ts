import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '@ravelin/web/face';
import { hexes, hexPlace, nearest } from './geometry.ts';
import { hexWords } from './names.ts';
import { battleOf, foeOf, hexState, isSide, type Side } from './view.ts';

/** Every hex in words, and where the arrow keys lead from it. */
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const NEAR = new Map(
  hexes().map((hex) => {
    const near: Partial<Record<(typeof DIRECTIONS)[number], string>> = {};
    for (const direction of DIRECTIONS) {
      const to = nearest(hex, direction);
      if (to !== undefined) near[direction] = to;
    }
    return [hex.id, near];
  }),
);

/** V2.3: what lies beside a hex of the other side can be stormed from there. */
const threatens = (view: PositionJson, foe: Side, id: string): boolean =>
  hexPlace(id).near.some((other) => hexState(view, other).control === foe);

export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const battle = battleOf(view);
  const { viewer } = view;
  return hexes().map(({ id }) => {
    const { control, structural, improvised, cannons } = hexState(view, id);
    const own = isSide(viewer) && control === viewer;
    return {
      domain: 'hex',
      name: id,
      words: hexWords(t, view, id, battle),
      near: NEAR.get(id) ?? {},
      mine: own && structural + improvised + cannons > 0,
      threatened: own && threatens(view, foeOf(viewer), id),
    };
  });
};
