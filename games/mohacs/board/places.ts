import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '../../../web/face.ts';
import { LAND } from './field.ts';
import { hexWords } from './names.ts';
import { HEX } from './state.ts';
import { stacksOf } from './view.ts';

/** Where the arrow keys lead: left and right along a row, up and down to and fro so that a column is kept. */

export type Way = 'up' | 'down' | 'left' | 'right';

/** The neighbour in that direction, or -1. */
export const step = (hex: number, way: Way): number => {
  const [ne, e, se, sw, w, nw] = LAND.next[hex];
  const odd = LAND.row[hex] % 2 === 1;
  if (way === 'left') return w;
  if (way === 'right') return e;
  const [straight, other] = way === 'up' ? (odd ? [nw, ne] : [ne, nw]) : odd ? [sw, se] : [se, sw];
  return straight >= 0 ? straight : other;
};

const WAYS: readonly Way[] = ['up', 'down', 'left', 'right'];

export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const stacks = stacksOf(view);
  return LAND.hexes.map((name, hex) => {
    const near: Partial<Record<Way, string>> = {};
    for (const way of WAYS) {
      const to = step(hex, way);
      if (to >= 0) near[way] = LAND.hexes[to];
    }
    return {
      domain: HEX,
      name,
      near,
      // Only what is asked for is put into words: there are 1,241 of them.
      get words() {
        return hexWords(t, view, hex, stacks.get(hex));
      },
    };
  });
};
