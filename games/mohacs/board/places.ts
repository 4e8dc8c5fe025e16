import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '@ravelin/web/face';
import { ASPECT, FRONT, opposite } from '../data/geometry.ts';
import { ARMY, LAND, unitNamed } from './field.ts';
import { hexWords, unitWords } from './names.ts';
import { HEX, UNIT } from './state.ts';
import { type Stack, stacksOf, unitFacing, unitHex } from './view.ts';

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

/** M8.1.4: an enemy unit has the hex in its front, and could attack who stands there. */
const isStruck = (view: PositionJson, hex: number, side: number, stacks: ReadonlyMap<number, Stack>): boolean =>
  LAND.next[hex].some((next, direction) => {
    const unit = stacks.get(next)?.unit;
    if (unit === undefined || unitNamed(unit).side === side) return false;
    return ASPECT[unitFacing(view, unit)][opposite(direction)] === FRONT;
  });

/** The hexes, which the arrow keys walk, and the viewer's units, to which the letters jump. */
export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const stacks = stacksOf(view);
  const hexes = LAND.hexes.map((name, hex): Place => {
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
  const side = view.viewer === 'hungary' ? 0 : view.viewer === 'ottoman' ? 1 : -1;
  const units = ARMY.unit
    .filter((unit) => unitHex(view, unit.id) >= 0)
    .map(
      (unit): Place => ({
        domain: UNIT,
        name: unit.id,
        near: {},
        mine: unit.side === side,
        threatened: unit.side === side && isStruck(view, unitHex(view, unit.id), side, stacks),
        get words() {
          return unitWords(t, view, unit.id);
        },
      }),
    );
  return [...hexes, ...units];
};
