import type { Veil } from '@ravelin/engine';
import { VEILED } from '@ravelin/engine';
import { BLUFF, DEFENDER, INVADER, NO_TOKEN, NONE, type Siege, TARGET, TURNED } from './siege.ts';

/** S1.5.2, S1.5.3 Who knows what: the faces of tokens that lie face down, and what one who does not see them must think possible. */

type Chance = (n: number) => number;

// ---- rituals (S1.5.2) ----------------------------------------------------------------------------------------------------------

/**
 * A token face down of a ritual is the target or a bluff. The tokens of a ritual that can be anywhere: its target, unless it has been
 * turned, and the bluffs that have not gone back. A target that was kept back is as likely as one on any of the spaces.
 */
const guessRite = (world: Siege, space: number, int: Chance): number => {
  const { kit, rite } = world;
  const ritual = kit.riteRitual[space];
  let hidden = 0;
  let bluffs = kit.ritualBluffs[ritual] - world.bluffsTurned[ritual];
  let targets = kit.ritualTargets[ritual];
  for (let other = 0; other < rite.length; other++) {
    if (kit.riteRitual[other] !== ritual) continue;
    if (rite[other] === VEILED) hidden++;
    else if (rite[other] === BLUFF) bluffs--;
    else if (rite[other] === TARGET) targets--;
    else if (rite[other] === TURNED) {
      // Under Devoted Warlocks a turned token may have been the second target, which is a bluff.
      if (targets > 0) targets--;
      else bluffs--;
    }
  }
  if (targets <= 0) return BLUFF;
  const elsewhere = bluffs >= hidden ? 1 : 0;
  return int(hidden + elsewhere) < targets ? TARGET : BLUFF;
};

// ---- orders (S1.5.2) -------------------------------------------------------------------------------------------------------------

/** Order tokens of each kind that nobody has seen fall or lie. */
const ordersLeft = (world: Siege): number[] => {
  const left = world.kit.orderStock.map((number, order) => number - world.ordersLost[order]);
  for (const order of world.order) if (order >= 0) left[order]--;
  for (const [order, number] of world.ordersLostUnseen.entries()) if (number > 0) left[order] -= number;
  return left;
};

const guessOrder = (world: Siege, _section: number, int: Chance): number => {
  const left = ordersLeft(world);
  let nth = int(left.reduce((sum, number) => sum + number, 0));
  return left.findIndex((number) => {
    nth -= number;
    return nth < 0;
  });
};

/** How many of a kind are among the orders that left unseen: one of those that the later kinds leave possible. */
const guessLost = (world: Siege, order: number, int: Chance): number => {
  const lost = world.ordersLostUnseen;
  const left = ordersLeft(world);
  const placed = lost.reduce((sum, number) => sum + Math.max(0, number), 0);
  const later = left.reduce((sum, number, kind) => (kind !== order && lost[kind] === VEILED ? sum + number : sum), 0);
  const need = world.unseen - placed;
  const least = Math.max(0, need - later);
  const most = Math.min(left[order], need);
  return least + int(most - least + 1);
};

// ---- traps (S1.5.3) --------------------------------------------------------------------------------------------------------------

const guessTrap = (world: Siege, _path: number, int: Chance): number => {
  const left = [...world.kit.trapStock];
  for (const trap of world.trap) if (trap >= 0) left[trap]--;
  let nth = int(left.reduce((sum, number) => sum + number, 0));
  return left.findIndex((number) => {
    nth -= number;
    return nth < 0;
  });
};

export const veils: readonly Veil<Siege>[] = [
  {
    field: 'rite',
    rule: 'S1.5.2',
    sees: (g, space, viewer) => viewer === INVADER || g.rite[space] === NO_TOKEN || g.rite[space] === TURNED,
    guess: guessRite,
  },
  {
    field: 'order',
    rule: 'S1.5.2',
    sees: (g, section, viewer) => viewer === INVADER || g.order[section] === NONE || g.orderOpen[section] === 1,
    guess: guessOrder,
  },
  {
    field: 'ordersLostUnseen',
    rule: 'S1.5.2',
    sees: (g, _order, viewer) => viewer === INVADER || g.unseen === 0,
    guess: guessLost,
  },
  {
    field: 'trap',
    rule: 'S1.5.3',
    sees: (g, path, viewer) => viewer === DEFENDER || g.trap[path] === NONE || g.trapOpen[path] === 1,
    guess: guessTrap,
  },
];
