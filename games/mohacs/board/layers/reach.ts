import type { Overlay } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo } from 'solid-js';
import { hexOf } from '../field.ts';
import { inHand } from '../picking.ts';
import { UNIT } from '../state.ts';
import { phaseOf } from '../table/phase.ts';
import type { Stack } from '../view.ts';
import { asked } from './asked.ts';
import { pointed, setReachOfHeld } from './choice.ts';

/** Where the unit in hand can go, or the one under the pointer. In the Shock segment nobody moves any more (M4.1.3). */
export const createReach = (face: FaceProps, stacks: () => ReadonlyMap<number, Stack>): (() => Overlay | undefined) => {
  const held = createMemo(() => inHand(face));
  const reach = asked(face, 'reach', () => {
    if (phaseOf(face.view) === 'shock') return undefined;
    const name = held() ?? stacks().get(pointed())?.unit;
    return name === undefined ? undefined : { domain: UNIT, name };
  });
  createEffect(() => {
    const unit = held();
    setReachOfHeld(unit === undefined ? undefined : { unit, reach: reach() });
  });
  return reach;
};

/** The hexes of the way to one that can be reached, with that from which it sets out. */
export const wayTo = (reach: Overlay | undefined, hex: number): number[] => {
  const before = new Map((reach?.lines ?? []).map(({ from, to }) => [hexOf(to), hexOf(from)]));
  const way = [hex];
  for (let at = before.get(hex); at !== undefined && !way.includes(at); at = before.get(at)) way.unshift(at);
  return way;
};
