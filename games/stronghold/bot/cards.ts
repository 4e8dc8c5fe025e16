import type { Move, Situation } from '@ravelin/engine';
import { CARD as C, OBJECTIVE as O } from '../data/names.ts';
import { barrageMachines } from '../rules/board.ts';
import { isExchangeable, spotOf } from '../rules/line.ts';
import { priceSize, spyUnits } from '../rules/price.ts';
import { IN_CARD_SUPPLY, IN_LINE, type Siege } from '../rules/siege.ts';
import { anyMiss } from '../rules/training.ts';

/** Which cards the invader uses, at what price, and which he takes into the line (S4, S5). */

/** What a unit is worth in his supply, and an hourglass in the defender's hand, in the coin of the likings below. */
const UNIT_WORTH = [0.1, 0.185, 0.475];
const HOURGLASS = 0.67;

/** The share of the game that is left after this round. */
const left = (g: Siege): number => (g.kit.limits.rounds - g.round) / (g.kit.limits.rounds - 1);

/** How much a card is liked in itself: early what stays, late what strikes. */
const liking = (g: Siege, card: number): number => {
  const rest = left(g);
  switch (card) {
    case C.ballista:
    case C.catapult:
    case C.trebuchet:
      return 0.33 + 1.74 * rest;
    case C.siegeTower:
      return 0.54;
    case C.mantelet:
      return 0.68 * rest;
    case C.ladder:
      return 1 + 0.6 * rest;
    case C.banner:
      return 0.76 + 0.56 * rest;
    case C.poison:
      return 0.44 + 0.3 * rest;
    case C.sap:
      return 0.35 + 0.37 * rest;
    case C.bridge:
      return 0.13;
    case C.artilleryman:
      return anyMiss(g) ? 0.37 + 0.42 * rest : 0;
    case C.quartermaster:
      return 0.24 + 0.29 * rest;
    case C.saboteur:
      return 0.1 + 0.5 * rest;
    case C.trainer:
      return rest > 0 ? 1.32 : 0.8;
    case C.bloodstones:
      return 0.58 * Math.min(1, barrageMachines(g));
    case C.gale:
    case C.specter:
    case C.demon:
      return 0.4;
    case C.possession:
      return 0.31;
    default:
      return 0.1;
  }
};

const cost = (g: Siege, card: number, price: number): number => {
  let sum = HOURGLASS * (priceSize(g, price) + g.kit.extraHourglasses[card]);
  const units = g.kit.priceUnits[price];
  for (let unit = 0; unit < units.length; unit++) sum += UNIT_WORTH[unit] * units[unit];
  return sum + (HOURGLASS + UNIT_WORTH[0]) * spyUnits(g, card);
};

/** Wood is wanted for the machines that lie ahead in the line. */
const woodWanted = (g: Siege): boolean => {
  for (let spot = g.next; spot < g.line.length; spot++)
    if (g.kit.woodPrice[g.line[spot]] > g.wood && liking(g, g.line[spot]) > 0.9) return true;
  return false;
};

export const cardWorth = (g: Siege, card: number, price: number): number => {
  if (card === C.briefing) return 10;
  if (card === C.maneuver) return 0;
  if (card === C.resources) return (woodWanted(g) ? 0.67 : 0.1) - cost(g, card, price);
  return liking(g, card) - cost(g, card, price);
};

/** The first card of the line that is worth its price; the last one must be used in the end. */
export const chooseCard = (at: Situation<Siege>): Move => {
  const { g } = at;
  const worth = ({ chosen: [card, price] }: Move): number => {
    const its = cardWorth(g, card, price);
    return its >= 0 ? 100 - 10 * spotOf(g, card) + its : its - 100;
  };
  return at.best(at.movesOf('use'), worth);
};

/** Cards of the line that are liked less than those of the supply give way, if it is worth the hourglass. */
export const exchangeWays = (at: Situation<Siege>): Move[] => {
  const { g } = at;
  const on = (shelf: number): number[] =>
    [...g.shelf.keys()].filter((card) => g.shelf[card] === shelf && isExchangeable(g, card));
  const out = on(IN_LINE).sort((a, b) => liking(g, a) - liking(g, b));
  const into = on(IN_CARD_SUPPLY).sort((a, b) => liking(g, b) - liking(g, a));
  const exchange = at.kind('exchange');
  const swap = (number: number): Move => ({
    kind: exchange,
    chosen: [...out.slice(0, number), ...into.slice(0, number)].sort((a, b) => a - b),
  });
  const ways: Move[] = [];
  for (let number = 1; number <= Math.min(3, out.length, into.length); number++) ways.push(swap(number));
  for (const one of into.slice(0, 4))
    for (const other of out.slice(0, 2)) ways.push({ kind: exchange, chosen: [one, other].sort((a, b) => a - b) });
  return ways;
};

export const exchangeWorth = (g: Siege, { chosen }: Move): number =>
  chosen.reduce((sum, card) => sum + (g.shelf[card] === IN_LINE ? -1 : 1) * liking(g, card), -1.14);

/** What objectives are worth, by how easily they are met and what they bring. */
const OBJECTIVE_WORTH: Readonly<Record<number, number>> = {
  [O.trollPack]: 5,
  [O.tideOfBodies]: 4,
  [O.foothold]: 3,
  [O.enginesOfWar]: 3,
  [O.firstBlood]: 3,
  [O.notASingleStone]: 2,
  [O.toppledDefences]: 2,
  [O.bloodMagic]: 1,
};
export const objectiveWorth = (objective: number): number => OBJECTIVE_WORTH[objective] ?? 0;

/** A Spy lies best on the card that the invader will like longest. */
export const cardWorthToSpy = (g: Siege, card: number): number => liking(g, card) - (g.used[card] === 1 ? 0.1 : 0);
