import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '../../../web/face.ts';
import { HEXES, nearest } from './geometry.ts';
import { hexWords } from './names.ts';
import { battleOf } from './view.ts';

/** Every hex in words, and where the arrow keys lead from it. */
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const NEAR = new Map(
  HEXES.map((hex) => {
    const near: Partial<Record<(typeof DIRECTIONS)[number], string>> = {};
    for (const direction of DIRECTIONS) {
      const to = nearest(hex, direction);
      if (to !== undefined) near[direction] = to;
    }
    return [hex.id, near];
  }),
);

export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const battle = battleOf(view);
  return HEXES.map(({ id }) => ({
    domain: 'hex',
    name: id,
    words: hexWords(t, view, id, battle),
    near: NEAR.get(id) ?? {},
  }));
};
