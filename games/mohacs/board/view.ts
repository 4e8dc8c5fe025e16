import type { PositionJson } from '@ravelin/engine';
import { FACINGS } from '../data/geometry.ts';
import { ARMY, hexOf, unitNamed } from './field.ts';

/** Reads a view: the battle as it stands, in names. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const entry = (view: PositionJson, field: string, name: string): unknown => {
  const table = view[field];
  return isRecord(table) ? table[name] : undefined;
};
export const nameIn = (view: PositionJson, field: string): string | undefined => {
  const value = view[field];
  return typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;
};
export const nameOf = (view: PositionJson, field: string, name: string): string | undefined => {
  const value = entry(view, field, name);
  return typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;
};
/** A yes-no field: written as a word. */
export const isSet = (value: unknown): boolean => value === 'yes' || value === true;
export const has = (view: PositionJson, field: string, name: string): boolean => isSet(entry(view, field, name));

export type UnitState = 'order' | 'disordered' | 'retired' | 'waiting' | 'eliminated';

export const unitHex = (view: PositionJson, unit: string): number => hexOf(nameOf(view, 'at', unit) ?? '');
export const unitState = (view: PositionJson, unit: string): UnitState =>
  (nameOf(view, 'state', unit) ?? 'order') as UnitState;
export const unitFacing = (view: PositionJson, unit: string): number =>
  Math.max(0, FACINGS.indexOf(nameOf(view, 'facing', unit) ?? 'N'));
/** In the Ottoman box: off the map, and neither to come nor lost. */
export const inBox = (view: PositionJson, unit: string): boolean =>
  unitHex(view, unit) < 0 && !['waiting', 'eliminated'].includes(unitState(view, unit));

/** The column of its ratings: Retired units are read as Disordered (M10.3.7). */
export const ratingsOf = (
  view: PositionJson,
  unit: string,
): { readonly sdr: number | undefined; readonly ma: number } => {
  const { sdr, ma } = unitNamed(unit);
  const column = ['disordered', 'retired'].includes(unitState(view, unit)) ? 1 : 0;
  return { sdr: sdr[column] ?? sdr[0], ma: ma[column] ?? ma[0] };
};

/** M3.2.1: whether it has a Zone of Control at all. */
export const hasZone = (view: PositionJson, unit: string, zoned: (arm: number) => boolean): boolean =>
  unitState(view, unit) === 'order' && zoned(unitNamed(unit).arm);

export const leaderHex = (view: PositionJson, leader: string): number => hexOf(nameOf(view, 'post', leader) ?? '');
export const leaderRank = (view: PositionJson, leader: string): string => nameOf(view, 'rank', leader) ?? 'reserve';
/** The command that he leads now. */
export const leads = (view: PositionJson, leader: string): string | undefined =>
  ARMY.commands.find((command) => nameOf(view, 'chief', command) === leader);

export interface Stack {
  readonly unit: string | undefined;
  readonly leaders: readonly string[];
  readonly banner: boolean;
}

/** Who is where, by hex. */
export const stacksOf = (view: PositionJson): ReadonlyMap<number, Stack> => {
  const out = new Map<number, { unit: string | undefined; leaders: string[]; banner: boolean }>();
  const at = (hex: number) => {
    let stack = out.get(hex);
    if (!stack) {
      stack = { unit: undefined, leaders: [], banner: false };
      out.set(hex, stack);
    }
    return stack;
  };
  for (const unit of ARMY.units) {
    const hex = unitHex(view, unit);
    if (hex >= 0) at(hex).unit = unit;
  }
  for (const leader of ARMY.leaders) {
    const hex = leaderHex(view, leader);
    if (hex >= 0) at(hex).leaders.push(leader);
  }
  const banner = hexOf(nameIn(view, 'banner') ?? '');
  if (banner >= 0) at(banner).banner = true;
  return out;
};
