import type { Reason, Tally } from '@ravelin/engine';
import {
  ELIMINATED,
  FACE_DOWN,
  FACE_UP_TILES,
  FRONT,
  LAID,
  REAR,
  SHOWN,
  showTop,
  TACTICS,
  TACTICS_ASIDE,
  TROOP_DECK,
  TROOP_DISCARD,
  topOf,
} from './piles.ts';
import { type BattleFacts, mayLay } from './select-troops.ts';
import { HABSBURG, NONE, OTTOMAN, SEATS, type Side, type Vienna } from './siege.ts';

/** Positions from outside and worlds that a seat imagines: what must add up, what follows from what. */

const onMap = (g: Vienna, pieces: readonly number[], side: Side): number =>
  pieces.reduce((sum, n, hex) => sum + (g.control[hex] === side ? n : 0), 0);

const structurals = (g: Vienna): number => g.structural.reduce((sum, n) => sum + n, 0);

export const tallies = (g: Vienna): Tally[] => [
  ...SEATS.flatMap((side): Tally[] => {
    const who = side === OTTOMAN ? 'Ottoman' : 'Habsburg';
    return [
      [`${who} Improvised Fortifications`, onMap(g, g.improvised, side) + g.supply[side], g.kit.improvised[side]],
      [`${who} Cannons`, onMap(g, g.cannons, side) + g.lostCannons[side], g.kit.cannonTotal[side]],
    ];
  }),
  ['Structural Fortifications', structurals(g) + g.ruins, g.kit.structuralTotal],
];

/** Supplies and losses of a hand-written position follow from the map; the visible top cards from the piles. */
export const complete = (g: Vienna, given: ReadonlySet<string>): void => {
  for (const side of [OTTOMAN, HABSBURG]) {
    if (!given.has('supply')) g.supply[side] = Math.max(0, g.kit.improvised[side] - onMap(g, g.improvised, side));
    if (!given.has('lostCannons'))
      g.lostCannons[side] = Math.max(0, g.kit.cannonTotal[side] - onMap(g, g.cannons, side));
    if (!given.has('shownTop')) showTop(g, side);
  }
  if (!given.has('ruins')) g.ruins = Math.max(0, g.kit.structuralTotal - structurals(g));
};

/** Troops in line and Tactics laid: there are none but in a battle. */
const IN_BATTLE: readonly (readonly [pile: number, what: string, rule: string])[] = [
  [FACE_DOWN, 'Troops in a face-down line', 'V12.1'],
  [FRONT, 'Troops in a front line', 'V12.1'],
  [REAR, 'Troops in a rear line', 'V13.5'],
  [LAID, 'a laid Tactic', 'V12.2'],
  [SHOWN, 'a shown Tactic', 'V12.2'],
];

/** What cannot be at this point of the game. */
export const untimely = (g: Vienna, inside: (procedure: string) => boolean): Reason[] => {
  const out: Reason[] = [];
  const check = (ok: boolean, rule: string, text: string): void => {
    if (!ok) out.push({ rule, text });
  };
  const fighting = inside('battle');
  for (const side of SEATS) {
    const who = side === OTTOMAN ? 'the Ottomans' : 'the Habsburgs';
    for (const [pile, what, rule] of IN_BATTLE)
      check(
        fighting || g.zones[pile + side].length === 0,
        rule,
        `No battle is under way, and yet ${who} have ${what}.`,
      );
    check(
      g.zones[LAID + side].length + g.zones[SHOWN + side].length <= 1,
      'V12.2',
      `Each side lays 1 Tactic at most; ${who} have laid more.`,
    );
    check(
      inside('explosion') || g.zones[FACE_UP_TILES + side].length === 0,
      'V10.7.8',
      `Nothing explodes, and yet tiles of ${who} lie face up.`,
    );
    check(
      fighting || g.shownTop[side] === topOf(g, side),
      'V4.9',
      `What is shown of the discard of ${who} must be its top card.`,
    );
  }
  check(
    g.streak < 2 || !inside('strategy-phase'),
    'V9.4.1',
    'Two passes or final cards in a row end the Strategy phase.',
  );
  return out;
};

/** Swaps a component of one zone for one of the wanted kind in another, chosen at random. */
const swapIn = (
  g: Vienna,
  zone: number,
  at: number,
  others: readonly number[],
  wanted: (item: number) => boolean,
  int: (n: number) => number,
): void => {
  const found: [number, number][] = [];
  for (const other of others)
    for (const [i, item] of g.zones[other].entries())
      if ((other !== zone || i !== at) && wanted(item)) found.push([other, i]);
  if (found.length === 0) return;
  const [other, i] = found[int(found.length)];
  const [mine, theirs] = [g.zones[zone][at], g.zones[other][i]];
  g.zones[zone] = g.zones[zone].with(at, theirs);
  g.zones[other] = g.zones[other].with(i, mine);
};

/** What a seat can infer beyond "somewhere out of sight": the visible top of a discard, and that a laid Tactic was lawful. */
export const settle = (
  g: Vienna,
  viewer: number | undefined,
  int: (n: number) => number,
  battle: BattleFacts | undefined,
): void => {
  for (const side of SEATS) {
    if (side === viewer) continue;
    const discard = g.zones[TROOP_DISCARD + side];
    const top = g.shownTop[side];
    if (discard.length > 0 && top !== NONE && discard.at(-1) !== top)
      swapIn(
        g,
        TROOP_DISCARD + side,
        discard.length - 1,
        (discard.includes(top) ? [TROOP_DISCARD] : [TROOP_DECK, ELIMINATED, FACE_DOWN]).map((zone) => zone + side),
        (item) => item === top,
        int,
      );
    const [laid] = g.zones[LAID + side];
    if (laid !== undefined && battle && !mayLay(g, battle, side, laid))
      swapIn(g, LAID + side, 0, [TACTICS + side, TACTICS_ASIDE + side], (item) => mayLay(g, battle, side, item), int);
  }
};
