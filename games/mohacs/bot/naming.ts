import type { Move, Situation } from '@ravelin/engine';
import { ratingOf } from '../rules/activation-and-continuity/continuity.ts';
import { mayRepeat } from '../rules/activation-and-continuity/nameable-commands.ts';
import { FACES } from '../rules/map-and-pieces/dice.ts';
import { allowance } from '../rules/movement/mover.ts';
import { nextToEnemy } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { ralliedBy } from '../rules/standards.ts';
import { type Battle, DISORDERED, ELIMINATED, NONE, ORDER, RETIRED, WAITING } from '../rules/the-battle/state.ts';
import { chances, lossOf, priceOf, SHARE, worthOf } from './worth.ts';

/** Which command acts next, by the rule of thumb: the one that can do most now. */

type At = Situation<Battle>;

/** Help and good angles that an attack will find. */
const HELP = 2;
/** What marching is worth for a unit, and coming onto the map. */
const MARCH = 0.04;
const ENTRY = 0.06;
/** What a unit gains in the eyes of the Standard: a Flight Point less, and it may fight again (M13.0.1). */
const RALLIED = 0.35;

/** What a unit could gain by an attack on whom it can reach with so many marches, as if it were alone but for some help. */
export const striking = (g: Battle, unit: number, marches = 1): number => {
  const { kit } = g;
  const { side, arm } = kit.unit[unit];
  if (!kit.arm[arm].attacks) return 0;
  const charges = kit.arm[arm].charges && g.state[unit] === ORDER;
  const far = marches * allowance(g, unit) + (charges ? kit.charge.farthest : 1);
  const worth = worthOf(g, unit);
  let best = 0;
  for (let enemy = 0; enemy < g.at.length; enemy++) {
    const its = kit.unit[enemy];
    if (g.at[enemy] === NONE || its.side === side || its.gun) continue;
    if (kit.distance(g.at[unit], g.at[enemy]) > far) continue;
    const modifier = kit.matrix[arm][its.arm] + its.sdr[g.state[enemy]] + (charges ? kit.shock.charge : 0) + HELP;
    const odds = chances(kit.shockTable[charges ? 1 : 0][g.state[enemy] === ORDER ? 0 : 1], modifier);
    best = Math.max(best, lossOf(g, enemy, odds, false) - priceOf(worth, odds));
  }
  return best;
};

/** Enemies whom a unit could shoot at in this activation. */
export const shooting = (g: Battle, unit: number): number => {
  const { weapon, side, gun } = g.kit.unit[unit];
  if (weapon === NONE) return 0;
  const far = g.kit.weapon[weapon].reach + (gun ? 0 : allowance(g, unit) - 1);
  for (let enemy = 0; enemy < g.at.length; enemy++)
    if (g.at[enemy] !== NONE && g.kit.unit[enemy].side !== side && !g.kit.unit[enemy].gun)
      if (g.kit.distance(g.at[unit], g.at[enemy]) <= far) return 0.15;
  return 0;
};

/** What an activation of the command could bring, in Flight Points. */
export const promise = (g: Battle, command: number): number => {
  // M14.3.8: who comes nearer now may strike with the next activation.
  const again = mayRepeat(g) && g.kit.command[command].side === g.phasing ? chanceOf(g, command) : 0;
  let sum = 0;
  for (const unit of g.kit.command[command].units) {
    if (g.state[unit] === ELIMINATED) continue;
    if (g.at[unit] === NONE) {
      if (g.state[unit] !== RETIRED) sum += g.state[unit] === WAITING ? ENTRY : 2 * ENTRY;
    } else if (g.state[unit] === DISORDERED) {
      const beside = nextToEnemy(g, g.at[unit], g.kit.unit[unit].side);
      sum += (beside ? 0.4 : 1) * SHARE.disorder * worthOf(g, unit);
    } else if (g.state[unit] === ORDER)
      sum += Math.max(
        MARCH * (g.kit.unit[unit].gun ? 0.2 : 1),
        striking(g, unit) * 0.5,
        again > 0 ? again * striking(g, unit, 2) * 0.5 : 0,
        shooting(g, unit),
      );
  }
  return sum;
};

/** Two in five rolls bring a contingent (M15.2.4.1). */
const CALLED = 1.5;

/** What a move of a Free activation, of a try for Continuity or of a Seizure promises. */
export const promiseOf = (at: At, move: Move): number => {
  const { g } = at;
  switch (at.idOf(move)) {
    case 'activate':
      return promise(g, move.chosen[0]);
    case 'continue':
    case 'seize':
      return chanceOf(g, move.chosen[0]) * promise(g, move.chosen[0]);
    case 'rally standard':
      return ralliedBy(g, at.seat).reduce((sum, unit) => sum + RALLIED * worthOf(g, unit), 0);
    case 'call contingent':
      return CALLED;
    default:
      return 0;
  }
};

/** A Free activation: a command, or the Standard. */
export const nameFreely = (at: At): Move => at.best(at.moves(), (move) => promiseOf(at, move));

/** The chance of a roll not above the leader's Activation Rating (M5.2.1.5). */
export const chanceOf = (g: Battle, command: number): number => (ratingOf(g, command) + 1) / FACES;

/** Continuity: to try costs nothing that passing does not cost too. */
export const nameNext = (at: At): Move => {
  const moves = at.movesOf('continue');
  if (moves.length === 0) return { kind: at.kind('pass'), chosen: [] };
  return at.best(moves, (move) => promiseOf(at, move));
};

/** The most that a command of the side promises. */
const mostOf = (g: Battle, side: number): number => {
  let most = 0;
  for (let command = 0; command < g.kit.command.length; command++)
    if (g.kit.command[command].side === side && g.chief[command] !== NONE) most = Math.max(most, promise(g, command));
  return most;
};

/** To try has a price: where it fails, the enemy acts for certain, and with any command (M5.3.1.6). */
export const seize = (at: At): Move => {
  const { g, locals } = at;
  const letThem: Move = { kind: at.kind('let them'), chosen: [] };
  const moves = at.movesOf('seize');
  if (moves.length === 0) return letThem;
  const ours = mostOf(g, at.seat);
  const theirs = mostOf(g, g.phasing);
  const goesOn = chanceOf(g, locals.command);
  const otherwise = (1 - goesOn) * ours - goesOn * promise(g, locals.command);
  const gain = ({ chosen: [command] }: Move): number => {
    const won = chanceOf(g, command);
    return won * promise(g, command) - (1 - won) * theirs - otherwise;
  };
  const best = at.best(moves, gain);
  return gain(best) > 0 ? best : letThem;
};
