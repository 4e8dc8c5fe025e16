import { ELIMINATED } from '../rules/piles.ts';
import type { BattleFacts } from '../rules/select-troops.ts';
import { texts } from '../rules/select-troops.ts';
import { foe, HABSBURG, type Hex, OTTOMAN, type Side, type Vienna } from '../rules/siege.ts';
import { byRound, type Numbers } from './numbers.ts';

/** What things are worth, by the numbers of whoever judges. */

/** The game itself. */
export const GAME = 25;

const moraleAt = ({ scarce, plenty }: Numbers['morale'], morale: number): number =>
  morale <= 0 ? -GAME : morale - scarce / morale - plenty * morale * morale;

/** What a change of Morale is worth to the side. */
export const moraleWorth = (n: Numbers, g: Vienna, side: Side, by: number): number => {
  const now = g.morale[side];
  const then = Math.min(g.kit.moraleTop, now + by);
  return moraleAt(n.morale, then) - moraleAt(n.morale, now);
};

export const alive = (g: Vienna, side: Side): number => g.kit.army[side] - g.zones[ELIMINATED + side].length;

/** What a Troop is worth to its side: more, the fewer are left. V6.4, V6.6: the last one is the game. */
export const troopWorth = (n: Numbers, g: Vienna, side: Side): number =>
  n.troop[side] * (1 + byRound(g.round, n.troopByRound[side])) * (1 + n.few / Math.max(1, alive(g, side)));

/** V6.1, V6.2: would the Ottomans win by taking it? */
const decides = (g: Vienna, hex: Hex): boolean => {
  const { curtain, ravelin, burg } = g.kit;
  if (hex === curtain) return true;
  if (hex === ravelin) return g.control[burg] === OTTOMAN;
  return hex === burg && g.control[ravelin] === OTTOMAN;
};

/** What the hex is worth to whoever takes it from the other, with the Cannons on it. */
export const hexWorth = (n: Numbers, g: Vienna, hex: Hex): number => {
  const owner = g.control[hex];
  if (hex === g.kit.curtain || (owner === HABSBURG && decides(g, hex))) return GAME;
  const place = (n.place[g.kit.kind[hex]] ?? 0) * (1 + byRound(g.round, n.placeByRound));
  return place + (owner > HABSBURG ? 0 : g.cannons[hex] * n.gun[owner]);
};

export interface Stake {
  /** What the attacker gains by winning, and by losing (mostly less than nothing). */
  won: number;
  lost: number;
}

/** V13.7.14, V13.7.16 and the cards in force. */
export const stakeOf = (n: Numbers, g: Vienna, L: BattleFacts): Stake => {
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
    (moraleWorth(n, g, OTTOMAN, ottoman) - moraleWorth(n, g, HABSBURG, habsburg)) * (attacker === OTTOMAN ? 1 : -1);
  return { won: worth(morale.won) + hexWorth(n, g, hex), lost: worth(morale.lost) };
};
