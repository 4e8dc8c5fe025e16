import type { FaceProps, Thing } from '@ravelin/web/face';
import { createSignal } from 'solid-js';
import { FACINGS } from '../data/geometry.ts';
import { actorOf } from './picking.ts';
import { FACING, HEX, UNIT } from './state.ts';
import { unitFacing, unitHex } from './view.ts';

/** Which way a unit will look when it arrives: as it does now, unless the player turns it first. */

/** By how many corners clockwise the player turns the unit in hand. */
export const [turned, turnBy] = createSignal(0);

/** The keys that turn the unit in hand to the left and to the right. */
export const LEFT = ',';
export const RIGHT = '.';

export const facingMeant = (view: FaceProps['view'], unit: string): number =>
  (unitFacing(view, unit) + turned() + 6) % 6;

/** A unit that goes to a hex keeps its facing, or has the one to which it is turned. */
export const implied = (picks: readonly Thing[], view: FaceProps['view']): Thing | undefined => {
  if (!picks.some(({ domain }) => domain === HEX) || picks.some(({ domain }) => domain === FACING)) return undefined;
  const unit = picks.find(({ domain }) => domain === UNIT)?.name ?? actorOf(view);
  if (unit === undefined || unitHex(view, unit) < 0) return undefined;
  return { domain: FACING, name: FACINGS[facingMeant(view, unit)] };
};
