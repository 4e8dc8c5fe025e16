import { AD, AR, CA, type Column, D, E, R, RT, resultOf } from '../data/charts.ts';
import { FACES } from '../rules/map-and-pieces/dice.ts';
import { type Battle, ORDER, RETIRED } from '../rules/the-battle/state.ts';

/** What units are worth, and what a roll on a table takes from them on average, in Flight Points (M16.0.1.1). */

/** What is lost with a unit besides its Flight Points: those who can charge are missed most. */
const HORSE_MISSED = 1.2;
const OTHERS_MISSED = 0.5;
/** A gun gives no Flight Points (M16.0.1.6). */
const GUN_MISSED = 0.5;

export const worthOf = (g: Battle, unit: number): number => {
  const { gun, flight, arm } = g.kit.unit[unit];
  if (gun) return GUN_MISSED;
  return flight + (g.kit.arm[arm].charges ? HORSE_MISSED : OTHERS_MISSED);
};

/** The part of a unit's worth that each result takes from it. */
export const SHARE = { retire: 0.6, disorder: 0.22, retreat: 0.06 };
/** What a Continued Attack gives to the one who may make it, in Flight Points. */
const CONTINUING = 0.25;

/** How often each result comes, from 0 to 1. */
export interface Chances {
  readonly eliminated: number;
  readonly retired: number;
  readonly disordered: number;
  readonly retreats: number;
  readonly attackerDisordered: number;
  readonly attackerRetreats: number;
  readonly continued: number;
}

const count = (column: Column, modifier: number): Chances => {
  const of = (bit: number): number => {
    let faces = 0;
    for (let die = 0; die < FACES; die++) if (resultOf(column, die + modifier) & bit) faces++;
    return faces / FACES;
  };
  return {
    eliminated: of(E),
    retired: of(RT),
    disordered: of(D),
    retreats: of(R),
    attackerDisordered: of(AD),
    attackerRetreats: of(AR),
    continued: of(CA),
  };
};

const known = new WeakMap<Column, Map<number, Chances>>();
/** The chances of each result of a column with that modifier. */
export const chances = (column: Column, modifier: number): Chances => {
  let table = known.get(column);
  if (!table) {
    table = new Map();
    known.set(column, table);
  }
  let found = table.get(modifier);
  if (!found) {
    found = count(column, modifier);
    table.set(modifier, found);
  }
  return found;
};

/** What a unit loses on average; `trapped`: it has nowhere to Retreat to (M10.2.2.1). */
export const lossOf = (g: Battle, unit: number, odds: Chances, trapped: boolean): number => {
  const { eliminated, retired, disordered, retreats } = odds;
  let share = eliminated + retired * (g.state[unit] === RETIRED ? 1 : SHARE.retire);
  if (g.state[unit] === ORDER) share += disordered * SHARE.disorder;
  return worthOf(g, unit) * (share + retreats * (trapped ? 1 : SHARE.retreat));
};

/** What the attackers, of that worth together, lose on average, less what a Continued Attack gives. */
export const priceOf = (worth: number, { attackerDisordered, attackerRetreats, continued }: Chances): number =>
  worth * (attackerDisordered * SHARE.disorder + attackerRetreats * SHARE.retreat) - continued * CONTINUING;
