import type { FaceProps } from '@ravelin/web/face';
import { FACINGS } from '../data/geometry.ts';
import { FILES, LAND, unitNamed } from './field.ts';
import { COMMAND, FACING, HEX, LEADER, markedAs, markOf, type Thing, UNIT } from './state.ts';
import { type Stack, unitFacing } from './view.ts';

/** What a click or Enter on a hex means: the thing in it that can be picked now, else the one whose refusal says most. */

export const commandOf = (unit: string): string => FILES.units.commands[unitNamed(unit).command].id;

type View = FaceProps['view'];

/** A unit that the innermost procedure with such a local speaks of. */
const spokenOf = (view: View, local: string): string | undefined => {
  for (const { locals } of [...(view.flow ?? [])].reverse()) {
    const unit = locals[local];
    if (typeof unit === 'string' && unit !== 'none') return unit;
  }
  return undefined;
};

/** The unit that is at work in the go, shot or combat that is under way. */
export const actorOf = (view: View): string | undefined => spokenOf(view, 'unit');

/** The shot that is about to be fired, if one is (M7.4.0.4). */
export const shotOf = (view: View): { readonly shooter: string; readonly target: string } | undefined => {
  const frame = view.flow?.find(({ procedure }) => procedure === 'shot');
  const { shooter, target } = frame?.locals ?? {};
  return typeof shooter === 'string' && typeof target === 'string' ? { shooter, target } : undefined;
};

/** The unit that the player has in hand: picked, or in a go in which it can be moved on. */
export const inHand = (props: Pick<FaceProps, 'marks' | 'view'>): string | undefined => {
  const picked = markedAs(props, UNIT, 'selected')[0];
  if (picked !== undefined) return picked;
  const guided = [HEX, FACING].some((domain) => markedAs(props, domain, 'legal', 'selected').length > 0);
  return guided && markedAs(props, UNIT, 'legal').length === 0 ? actorOf(props.view) : undefined;
};

/** The facing that the unit in hand has, turned by so many corners, if it can be picked. */
const facingOf = (props: FaceProps, by: number): Thing | undefined => {
  const unit = inHand(props);
  if (unit === undefined) return undefined;
  const name = FACINGS[(unitFacing(props.view, unit) + by) % 6];
  return markOf(props, FACING, name) === 'legal' ? { domain: FACING, name } : undefined;
};

/** `turned`: by how many corners the player has turned the unit in hand. */
export const thingAt = (props: FaceProps, hex: number, stack: Stack | undefined, turned = 0): Thing => {
  const place: Thing = { domain: HEX, name: LAND.hexes[hex] };
  const state = ({ domain, name }: Thing) => markOf(props, domain, name);
  const unit: Thing | undefined = stack?.unit === undefined ? undefined : { domain: UNIT, name: stack.unit };
  const leaders = (stack?.leaders ?? []).map((name): Thing => ({ domain: LEADER, name }));
  const command: Thing | undefined = unit && { domain: COMMAND, name: commandOf(unit.name) };
  const all = [unit, place, ...leaders, command].filter((one) => one !== undefined);
  // A hex that was picked and only lacks a facing, picked again: the unit keeps the one it has.
  if (state(place) === 'selected') return facingOf(props, turned) ?? place;
  // The unit itself, once it is turned: it turns where it stands.
  if (turned !== 0 && unit !== undefined && unit.name === inHand(props)) return facingOf(props, turned) ?? unit;
  const open = (domain: string): boolean => markedAs(props, domain, 'legal').length > 0;
  // Nothing here can be picked: what was probably meant is asked for, so that the answer says why not.
  const meant = open(COMMAND) ? command : open(HEX) && !open(UNIT) ? place : unit;
  return (
    all.find((one) => state(one) === 'legal') ?? all.find((one) => state(one) === 'selected') ?? meant ?? unit ?? place
  );
};
