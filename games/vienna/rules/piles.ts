import type { Domain, Play, Zone } from '@ravelin/engine';
import {
  HABSBURG,
  type Kit,
  NONE,
  OTTOMAN,
  SIDES,
  type Side,
  STRATEGY,
  TACTIC,
  TILE,
  TROOP,
  type Vienna,
} from './siege.ts';

/**
 * V3 Cards and piles, V4 Fog of war. Each side has one zone of each kind; `HAND + side` is its index. At the start everything is
 * at home (V7.8, V7.9). The Strategy deck (V3.3.1) has no order here: a card is drawn at random from what is left. Discards lie
 * face up, one pile a kind (V3.5.1), and nothing leaves those of Strategy and Tactic cards (V3.3.4, V3.4.2); everybody has seen
 * each card fall (V4.3), though only the top is in view.
 */
type Sight = 'nobody' | 'owner' | 'seats' | 'all' | 'top';
type Pile = readonly [
  name: string,
  group: string,
  of: Domain<Kit>,
  sight: Sight,
  rule: string,
  more?: Partial<Zone<Kit>>,
];

const PILES: readonly Pile[] = [
  ['Strategy deck', 'Strategy cards', STRATEGY, 'nobody', 'V4.7', { home: true }],
  ['hand', 'Strategy cards', STRATEGY, 'owner', 'V4.4'],
  ['Strategy discard', 'Strategy cards', STRATEGY, 'top', 'V4.9', { ordered: true, remembered: true }],
  ['Tactics aside', 'Tactic cards', TACTIC, 'owner', 'V4.6', { home: true }],
  ['Tactics', 'Tactic cards', TACTIC, 'owner', 'V4.5'],
  ['laid Tactic', 'Tactic cards', TACTIC, 'owner', 'V4.15'],
  ['shown Tactic', 'Tactic cards', TACTIC, 'all', 'V13.3'],
  ['Tactic discard', 'Tactic cards', TACTIC, 'top', 'V4.9', { ordered: true, remembered: true }],
  ['Troop deck', 'Troops', TROOP, 'owner', 'V4.8', { home: true }],
  // V4.3, V4.16–V4.18: all have seen each Troop fall, but not which ones are Recovered or returned.
  ['Troop discard', 'Troops', TROOP, 'owner', 'V4.9', { ordered: true, witnessed: true }],
  ['Eliminated', 'Troops', TROOP, 'owner', 'V4.10'],
  ['face-down line', 'Troops', TROOP, 'owner', 'V4.14'],
  ['front line', 'Troops', TROOP, 'all', 'V13.3'],
  ['rear line', 'Troops', TROOP, 'all', 'V13.5'],
  ['bag', 'Tunnel tiles', TILE, 'nobody', 'V4.21', { home: true }],
  ['tiles', 'Tunnel tiles', TILE, 'owner', 'V4.20'],
  ['seen tiles', 'Tunnel tiles', TILE, 'seats', 'V4.23'],
  ['face-up tiles', 'Tunnel tiles', TILE, 'all', 'V10.7.4'],
];

const seesOf = (sight: Sight, owner: Side): readonly number[] | 'all' => {
  if (sight === 'all') return 'all';
  if (sight === 'nobody') return [];
  return sight === 'seats' ? [OTTOMAN, HABSBURG] : [owner];
};

export const zones: readonly Zone<Kit>[] = PILES.flatMap(([name, group, of, sight, rule, more]) =>
  SIDES.map(
    (side, owner): Zone<Kit> => ({
      id: `${side} ${name}`,
      owner,
      of,
      group: `${side} ${group}`,
      rule,
      sees: seesOf(sight, owner),
      ...(sight === 'top' && { top: true }),
      ...more,
    }),
  ),
);

const pile = (name: string): number => 2 * PILES.findIndex(([title]) => title === name);
export const STRATEGY_DECK = pile('Strategy deck');
export const HAND = pile('hand');
export const STRATEGY_DISCARD = pile('Strategy discard');
export const TACTICS_ASIDE = pile('Tactics aside');
export const TACTICS = pile('Tactics');
export const LAID = pile('laid Tactic');
export const SHOWN = pile('shown Tactic');
export const TACTIC_DISCARD = pile('Tactic discard');
export const TROOP_DECK = pile('Troop deck');
export const TROOP_DISCARD = pile('Troop discard');
export const ELIMINATED = pile('Eliminated');
export const FACE_DOWN = pile('face-down line');
export const FRONT = pile('front line');
export const REAR = pile('rear line');
export const BAG = pile('bag');
export const TILES = pile('tiles');
export const SEEN_TILES = pile('seen tiles');
export const FACE_UP_TILES = pile('face-up tiles');

const ofSide = (counts: readonly number[], owners: readonly number[], side: Side): number[] =>
  counts.map((count, item) => (owners[item] === side ? count : 0));

export const stocks: Readonly<Record<string, (kit: Kit) => readonly number[]>> = Object.fromEntries(
  SIDES.flatMap((name, side): [string, (kit: Kit) => readonly number[]][] => [
    [`${name} Strategy cards`, (kit) => kit.strategy.map((card) => (card.side === name ? 1 : 0))],
    [`${name} Tactic cards`, (kit) => kit.tactics.map((card) => (card.side === name ? 1 : 0))],
    [`${name} Troops`, (kit) => ofSide(kit.troopStock, kit.troopSide, side)],
    [`${name} Tunnel tiles`, (kit) => kit.tileStock[side]],
  ]),
);

export const count = (list: readonly number[], item: number): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === item) n++;
  return n;
};

/** V4.9: what the opponent sees on top of the discard follows the pile, except while Troops are being selected (V4.17). */
export const topOf = (g: Vienna, side: Side): number => g.zones[TROOP_DISCARD + side].at(-1) ?? NONE;
export const showTop = (g: Vienna, side: Side): void => {
  g.shownTop[side] = topOf(g, side);
};

/** V3.5.2: rear line first, then front line, the weakest first in each; the last card is on top. */
export const discardLines = (g: Vienna, x: Play<Vienna>, side: Side): void => {
  for (const line of [REAR, FRONT])
    for (const troop of [...g.zones[line + side]].sort((a, b) => g.kit.value[a] - g.kit.value[b]))
      x.move(g, line + side, TROOP_DISCARD + side, troop);
  showTop(g, side);
};

/** All shovels on a side's face-down tiles, those that the opponent has seen included. */
export const shovels = (g: Vienna, side: Side): number => {
  let sum = 0;
  for (const tile of g.zones[TILES + side]) sum += g.kit.shovels[tile];
  for (const tile of g.zones[SEEN_TILES + side]) sum += g.kit.shovels[tile];
  return sum;
};

export const tileCount = (g: Vienna, side: Side): number =>
  g.zones[TILES + side].length + g.zones[SEEN_TILES + side].length;
