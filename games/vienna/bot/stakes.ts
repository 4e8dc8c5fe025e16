import { ELIMINATED } from '../rules/piles.ts';
import type { BattleFacts } from '../rules/select-troops.ts';
import { texts } from '../rules/select-troops.ts';
import { foe, HABSBURG, type Hex, OTTOMAN, type Side, type Vienna } from '../rules/siege.ts';

/** What things are worth, in one currency: a point of Morale in good times is 1. */

/** The game itself. */
export const GAME = 25;
/** A Strategy card in hand, as a turn's action. */
export const CARD = 1.2;
/** A Habsburg Cannon fires in every battle, an Ottoman one where it stands. */
const GUN = [0.8, 0.45];
/** An Improvised Fortification on a hex that may be attacked. */
export const WORKS = 0.7;
/** A Structural Fortification. */
export const WALL = 1.8;

/** V6.3, V6.5: a point of Morale counts more, the fewer are left; near the top of the track it may be lost on the next gain (V5.2). */
const SCARCE = 6;
const PLENTY = 0.03;
const moraleAt = (morale: number): number =>
  morale <= 0 ? -GAME : morale - SCARCE / morale - PLENTY * morale * morale;

/** What a change of Morale is worth to the side. */
export const moraleWorth = (g: Vienna, side: Side, by: number): number => {
  const now = g.morale[side];
  const then = Math.min(g.kit.moraleTop, now + by);
  return moraleAt(then) - moraleAt(now);
};

export const alive = (g: Vienna, side: Side): number => g.kit.army[side] - g.zones[ELIMINATED + side].length;

/** What a Troop is worth to its side: more, the fewer are left. V6.4, V6.6: the last one is the game. */
const TROOP = [0.55, 0.8];
const FEW = 4;
export const troopWorth = (g: Vienna, side: Side): number => TROOP[side] * (1 + FEW / Math.max(1, alive(g, side)));

/** What a hex is worth to the Ottomans by its place, apart from Morale and from what stands on it. */
const PLACE: Readonly<Record<string, number>> = {
  camp: 0,
  glacis: 1.4,
  'covered-way': 1.2,
  ditch: 1.8,
  ravelin: 2.4,
  bastion: 2.2,
  curtain: GAME,
};

/** V6.1, V6.2: would the Ottomans win by taking it? */
const decides = (g: Vienna, hex: Hex): boolean => {
  const { curtain, ravelin, burg } = g.kit;
  if (hex === curtain) return true;
  if (hex === ravelin) return g.control[burg] === OTTOMAN;
  return hex === burg && g.control[ravelin] === OTTOMAN;
};

/** What the hex is worth to whoever takes it from the other, with the Cannons on it. */
export const hexWorth = (g: Vienna, hex: Hex): number => {
  const owner = g.control[hex];
  if (owner === HABSBURG && decides(g, hex)) return GAME;
  return PLACE[g.kit.kind[hex]] + (owner > HABSBURG ? 0 : g.cannons[hex] * GUN[owner]);
};

export interface Stake {
  /** What the attacker gains by winning, and by losing (mostly less than nothing). */
  won: number;
  lost: number;
}

/** V13.7.14, V13.7.16 and the cards in force. */
export const stakeOf = (g: Vienna, L: BattleFacts): Stake => {
  const { attacker, hex } = L;
  const defender = foe(attacker);
  const morale = { won: [0, 0], lost: [0, 0] };
  morale.won[attacker] = 1;
  morale.won[defender] = -1;
  if (attacker === OTTOMAN) morale.lost[OTTOMAN] = -1;
  for (const { owner, text } of texts(g, L)) {
    const wins = owner === attacker ? morale.won : morale.lost;
    wins[owner] += text.ifWon?.own ?? 0;
    wins[foe(owner)] += text.ifWon?.enemy ?? 0;
    const loses = owner === attacker ? morale.lost : morale.won;
    if (text.ifLost?.noLoss) loses[owner] = Math.max(0, loses[owner]);
  }
  const worth = ([ottoman, habsburg]: readonly number[]): number =>
    (moraleWorth(g, OTTOMAN, ottoman) - moraleWorth(g, HABSBURG, habsburg)) * (attacker === OTTOMAN ? 1 : -1);
  return { won: worth(morale.won) + hexWorth(g, hex), lost: worth(morale.lost) };
};
