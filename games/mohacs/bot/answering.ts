import type { Move, Situation } from '@ravelin/engine';
import { meetsHorse } from '../rules/charge/counter-charge.ts';
import { attackersOf } from '../rules/shock/attackers.ts';
import { type Battle, CHARGES, NONE } from '../rules/the-battle/state.ts';
import { combatGain, enemiesInFront } from './blows.ts';
import { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

/** What those do who are attacked, shot at or driven back, by the rule of thumb. */

type At = Situation<Battle>;

/** How good it is to be driven, or to go, into a hex with that facing. */
const refuge = (outlook: Outlook, unit: number, hex: number): number =>
  Math.min(4, outlook.nearest(hex)) + 0.3 * outlook.company(hex, unit) - 0.2 * outlook.threats(hex);

/** Of moves that put a unit into a hex with a facing: the safest hex, looking at the enemy. */
const safest = (at: At, moves: readonly Move[], unitOf: (move: Move) => number, slot: number): Move => {
  let [outlook, whose]: [Outlook | undefined, number] = [undefined, NONE];
  const facings = new Map<number, number>();
  return at.best(moves, (move) => {
    const unit = unitOf(move);
    if (whose !== unit || !outlook) [outlook, whose] = [new Outlook(at.g, unit), unit];
    const [hex, facing] = [move.chosen[slot], move.chosen[slot + 1]];
    let towards = facings.get(hex);
    if (towards === undefined) {
      towards = outlook.facing(hex);
      facings.set(hex, towards);
    }
    return refuge(outlook, unit, hex) + (facing === towards ? 0.1 : 0);
  });
};

/** A defender counter-charges where that helps, gives way to foot, evades horse; else all stand. */
export const answer = (at: At): Move => {
  const { g, locals } = at;
  const helps = (unit: number): boolean =>
    !meetsHorse(g, unit, locals.lone) || attackersOf(g, locals.lone, unit).some((foe) => g.role[foe] === CHARGES);
  const counter = at.movesOf('counter-charge').find(({ chosen }) => helps(chosen[0]));
  if (counter) return counter;
  for (const kind of ['give way', 'evade']) {
    const moves = at.movesOf(kind);
    if (moves.length > 0) return safest(at, moves, ({ chosen }) => chosen[0], 1);
  }
  return { kind: at.kind('stand'), chosen: [] };
};

/** Shot at, horse that may counter-charge does so if the shooter is no match for it. */
export const provoked = (at: At): Move => {
  const { g, locals } = at;
  const [target, shooter] = [g.kit.unit[locals.target], g.kit.unit[locals.shooter]];
  const edge = g.kit.matrix[target.arm][shooter.arm] + shooter.sdr[Math.min(2, g.state[locals.shooter])];
  return { kind: at.kind(edge >= 0 ? 'counter-charge' : 'stand'), chosen: [] };
};

/** Where a unit retreats to; it tramples rather than perish. */
export const retreat = (at: At): Move => {
  const moves = at.movesOf('retreat');
  if (moves.length > 0) return safest(at, moves, ({ chosen }) => chosen[0], 1);
  const trampling = at.movesOf('trample');
  if (trampling.length > 0) return safest(at, trampling, () => at.locals.unit, 1);
  return { kind: at.kind('perish'), chosen: [at.locals.unit] };
};

export const retire = (at: At): Move => {
  const outlook = new Outlook(at.g, at.locals.unit);
  return at.best(at.movesOf('retire'), ({ chosen: [, hex] }) => outlook.nearest(hex));
};

/** Who advances, and how it faces: the cheapest unit where it is dangerous, with an eye on the enemy. */
export const pursue = (at: At): Move => {
  const { g } = at;
  const moves = at.moves();
  return at.best(moves, (move) => {
    const [unit, hex] = move.chosen;
    const outlook = new Outlook(g, unit);
    const facing = move.chosen[2] ?? g.facing[unit];
    const looks = at.idOf(move) === 'advance' && facing === outlook.facing(hex) ? 0.3 : 0;
    return looks - 0.05 * worthOf(g, unit) * outlook.threats(hex) + 0.1 * outlook.company(hex, unit);
  });
};

export const face = (at: At): Move => {
  const { unit } = at.locals;
  return { kind: 0, chosen: [new Outlook(at.g, unit).facing(at.g.at[unit])] };
};

/** How a counter-charge goes in: to where it gains most. */
export const setOff = (at: At): Move => {
  const { g, locals } = at;
  const { side } = g.kit.unit[locals.unit];
  return at.best(at.movesOf('set off'), ({ chosen: [hex, facing] }) =>
    combatGain(g, [
      { unit: locals.unit, hex, targets: enemiesInFront(g, side, hex, facing), charging: true, shots: 0, shies: false },
    ]),
  );
};
