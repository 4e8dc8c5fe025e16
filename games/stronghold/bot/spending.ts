import type { Move, Situation } from '@ravelin/engine';
import { PLAN } from '../data/names.ts';
import { guardsAt, isSection, unitsAt } from '../rules/board.ts';
import { canOrder } from '../rules/heroic-orders.ts';
import { canPay, hasRoom, heroIsWelcome, isClosed, isConfined, mayReplace, wallHasRoom } from '../rules/movement.ts';
import { HELD_PLANS } from '../rules/piles.ts';
import { count } from '../rules/possible.ts';
import { mayTake, price } from '../rules/prices.ts';
import {
  BAY_WINDOW,
  GUARDS,
  garrisonAt,
  guardOf,
  HEROES,
  LABOUR,
  MARKSMAN,
  NONE,
  OFFICER,
  postOf,
  REINFORCE,
  type Siege,
  strengthOf,
  VETERAN,
} from '../rules/siege.ts';
import { type Defence, towerWorth } from './defence.ts';
import { payoff } from './works.ts';

/** How the defender spends his hourglasses: each move and each action by what it is worth for an hourglass. */

/** A move that could be made, and what it is worth. */
export type Consider = (kind: number, chosen: readonly number[], worth: number) => void;

/** A unit that can go anywhere, by its strength. */
const RESERVE = 0.05;
/** A marksman on a wall who fires. */
const VOLLEY = 0.1;

/** What the posts other than sections are worth to a unit: its readiness, or its volleys. */
const postWorth = (g: Siege, post: number, guard: number): number => {
  const tower = g.kit.towerOfPost[post];
  if (tower !== NONE) return towerWorth(g, tower);
  return RESERVE * strengthOf(guard);
};

/** What it is worth to bring a unit to a post, or (with −1) to take it away. */
const bring = (defence: Defence, post: number, guard: number, sign: 1 | -1): number => {
  const { g } = defence;
  if (isSection(g, post))
    return defence.gain(post, sign * strengthOf(guard), 0) + (guard === MARKSMAN ? sign * VOLLEY : 0);
  let worth = sign * postWorth(g, post, guard);
  const tower = g.kit.towerOfPost[post];
  // S15.8.1.3: the first marksman beside a bay window strengthens both sections.
  if (tower !== NONE && g.item[tower] === BAY_WINDOW && g.garrison[garrisonAt(post, MARKSMAN)] === (sign > 0 ? 0 : 1))
    for (const section of g.kit.towerSections[tower]) worth += defence.gain(section, 0, sign);
  return worth;
};

/** Between two neighbouring sections both change at once; everywhere else posts do not touch each other. */
const considerMoves = (defence: Defence, kind: number, consider: Consider): void => {
  const { g } = defence;
  for (let unit = 0; unit < g.garrison.length; unit++) {
    const from = postOf(unit);
    if (g.garrison[unit] === 0 || from === g.kit.hospital) continue;
    const guard = guardOf(unit);
    const loss = bring(defence, from, guard, -1);
    for (const to of g.kit.postMoves[from]) {
      if (g.kit.towerOfPost[to] !== NONE && guard !== MARKSMAN) continue;
      if (!hasRoom(g, to, guard) || !canPay(g, from, to)) continue;
      consider(kind, [unit, to], loss + bring(defence, to, guard, 1));
    }
  }
};

const swapWorth = (defence: Defence, post: number, leaves: number, comes: number): number => {
  const { g } = defence;
  if (!isSection(g, post)) return postWorth(g, post, comes) - postWorth(g, post, leaves);
  const volley = (comes === MARKSMAN ? VOLLEY : 0) - (leaves === MARKSMAN ? VOLLEY : 0);
  return defence.gain(post, strengthOf(comes) - strengthOf(leaves), 0) + volley;
};

/** Swaps of a unit on a section with a stronger one elsewhere: the others change little. */
const considerSwaps = (defence: Defence, kind: number, consider: Consider): void => {
  const { g } = defence;
  for (let section = 0; section < g.kit.sections.length; section++)
    for (let guard = MARKSMAN; guard < VETERAN; guard++) {
      const unit = garrisonAt(section, guard);
      if (g.garrison[unit] === 0) continue;
      for (let post = 0; post < g.kit.defenderPlaces.length; post++) {
        if (post === section || post === g.kit.hospital || guardsAt(g, post) === 0) continue;
        if (!g.kit.postMoves[section].includes(post) && !g.kit.postMoves[post].includes(section)) continue;
        for (let other = guard + 1; other < GUARDS.length; other++) {
          const with_ = garrisonAt(post, other);
          if (g.garrison[with_] === 0 || isClosed(g, post) || !mayReplace(g, post, guard) || !canPay(g, section, post))
            continue;
          const worth = swapWorth(defence, section, guard, other) + swapWorth(defence, post, other, guard);
          consider(kind, unit < with_ ? [unit, with_] : [with_, unit], worth);
        }
      }
    }
};

const considerHeroes = (defence: Defence, kind: number, consider: Consider): void => {
  const { g } = defence;
  for (let hero = 0; hero < HEROES.length; hero++) {
    if (isConfined(g, hero)) continue;
    const from = g.hero[hero];
    const strength = g.kit.heroStrength[hero];
    const loss = isSection(g, from) ? defence.gain(from, 0, -strength) : 0;
    for (const to of g.kit.heroPosts[from]) {
      if (!heroIsWelcome(g, to) || !canPay(g, from, to)) continue;
      consider(kind, [hero, to], loss + (isSection(g, to) ? defence.gain(to, 0, strength) : 0));
    }
  }
};

/** An action that cannot be completed with what is in hand may come too late. */
const LATER = 0.75;

const considerActions = (defence: Defence, kind: number, consider: Consider): void => {
  const { g } = defence;
  for (let action = 0; action < g.placed.length; action++) {
    if (!mayTake(g, action)) continue;
    const left = Math.max(1, price(g, action) - g.placed[action]);
    consider(kind, [action], (payoff(defence, action) / left) * (left > g.hourglasses ? LATER : 1));
  }
};

/** S14: orders cost nothing, so they are given as soon as they help. */
const considerHeroics = (defence: Defence, kind: number, consider: Consider): void => {
  const { g } = defence;
  if (!canOrder(g)) return;
  const hero = g.heroDone[0] === 0 ? 0 : 1;
  if (g.heroDone[hero] === 1) return;
  if (g.heroicDone[REINFORCE] + g.heroicLost[REINFORCE] === 0 && guardsAt(g, g.kit.courtyard) > 0)
    for (const post of g.hero)
      if (isSection(g, post) && wallHasRoom(g, post)) {
        let guard = VETERAN;
        while (g.garrison[garrisonAt(g.kit.courtyard, guard)] === 0) guard--;
        consider(kind, [hero, REINFORCE], 0.1 + defence.gain(post, strengthOf(guard), 0));
      }
  if (g.heroicDone[LABOUR] + g.heroicLost[LABOUR] === 0 && idleUnit(g) !== NONE && workOpen(g) !== NONE)
    consider(kind, [hero, LABOUR], 0.36);
};

/** A unit that is not missed at work: in the buildings, the weakest. */
export const idleUnit = (g: Siege): number => {
  for (let guard = MARKSMAN; guard <= VETERAN; guard++)
    for (const post of [g.kit.courtyard, g.kit.guardHouse, g.kit.barracks])
      if (g.garrison[garrisonAt(post, guard)] > 0) return garrisonAt(post, guard);
  return NONE;
};

/** The first action of a building with a free worker space that takes an hourglass; which is best is asked later. */
const workOpen = (g: Siege): number => {
  for (let action = 0; action < g.placed.length; action++) if (isWork(g, action)) return action;
  return NONE;
};

export const isWork = (g: Siege, action: number): boolean => {
  const building = g.kit.actionBuilding[action];
  return g.kit.worker[building] && guardsAt(g, g.kit.buildingPost[building]) === 0 && mayTake(g, action);
};

/** The danger at the walls as a whole, by which plans are kept or used. */
export const alarm = (defence: Defence): number => {
  let most = 0;
  for (let section = 0; section < defence.g.kit.sections.length; section++)
    most = Math.max(most, defence.alarm(section));
  return most;
};

/** What it is worth to use a plan now rather than to keep it. */
export const planWorth = (defence: Defence, plan: number): number => {
  const { g } = defence;
  const need = defence.settled ? alarm(defence) : 0;
  const late = g.round === g.kit.limits.rounds && defence.settled;
  switch (plan) {
    case PLAN.emergencyMuster:
      return g.reserve[1] > 0 ? 0.6 : -1;
    case PLAN.scorchedPaths:
      return defence.settled ? -1 : 0.3;
    case PLAN.officersStand: {
      const post = g.hero[OFFICER];
      return defence.settled && isSection(g, post) ? defence.gain(post, 0, 3) - 0.5 : -1;
    }
    case PLAN.looseAtWill: {
      let near = 0;
      for (const place of g.kit.rampartPlace) near += unitsAt(g, place);
      return defence.settled && near >= 10 ? 0.5 : -1;
    }
    case PLAN.sortie:
      return count(g.machine, NONE) < g.machine.length && defence.settled ? 0.2 : -1;
    default:
      return late ? 0.5 : 4.6 * need - 0.8;
  }
};

const considerPlans = (at: Situation<Siege>, defence: Defence, kind: number, consider: Consider): void => {
  if (defence.g.zones[HELD_PLANS].length === 0) return;
  for (const move of at.movesOf('plan')) consider(kind, move.chosen, planWorth(defence, move.chosen[0]));
};

/** Every way to spend that is worth a thought, each with what it is worth for an hourglass. */
export const waysToSpend = (at: Situation<Siege>, defence: Defence, consider: Consider): void => {
  const { g } = at;
  considerHeroics(defence, at.kind('heroic'), consider);
  considerPlans(at, defence, at.kind('plan'), consider);
  if (g.hourglasses === 0) return;
  considerActions(defence, at.kind('place'), consider);
  freeMoves(at, defence, consider);
};

/** Moves and swaps, which a Forced March gives for nothing (S16.6.1). */
export const freeMoves = (at: Situation<Siege>, defence: Defence, consider: Consider): void => {
  considerMoves(defence, at.kind('move'), consider);
  considerSwaps(defence, at.kind('swap'), consider);
  considerHeroes(defence, at.kind('lead'), consider);
};

/** The best of what is considered, or `otherwise` where nothing is worth as much as `least`. */
export const bestWay = (ways: (consider: Consider) => void, least: number, otherwise: () => Move): Move => {
  let best: Move | undefined;
  let most = least;
  ways((kind, chosen, worth) => {
    if (worth < most || (best && worth === most)) return;
    most = worth;
    best = { kind, chosen };
  });
  return best ?? otherwise();
};
