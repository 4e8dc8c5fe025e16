import type { Play } from '@ravelin/engine';
import type { Clause, When } from '../data/schema.ts';
import {
  barrageTable,
  barraging,
  bombarding,
  canBombard,
  canEntrench,
  canFortify,
  drawTiles,
  entrenching,
  fortifying,
  mining,
  someHexCanBeRazed,
} from './actions.ts';
import { attack, canAttack } from './battle.ts';
import { room } from './board.ts';
import { cannonMoves, cannonsMovable, diceFor, FOR_BARRAGE, FOR_BOMBARD, FOR_MORTARS, moveCannons } from './cannons.ts';
import { bombardChoice, dilemma, mortars, placing, showTiles, sortieChoice, spiking } from './card-decisions.ts';
import { canExplode } from './explosions.ts';
import { canTakeFort, fortifyHex } from './fortifications.ts';
import { cardLost, rebuilt, scattered } from './happenings.ts';
import { changeMorale } from './morale.ts';
import { BAG, HAND, STRATEGY_DECK, STRATEGY_DISCARD, showTop, TROOP_DECK, TROOP_DISCARD, tileCount } from './piles.ts';
import { countReturnable, FROM_DISCARD, FROM_ELIMINATED, returnChosen } from './returning.ts';
import { drawHand } from './set-up.ts';
import {
  foe,
  HABSBURG,
  type Hex,
  NONE,
  OTTOMAN,
  ruleOfStrategy,
  SIDES,
  type Side,
  type Strategy,
  type Vienna,
} from './siege.ts';
import { eliminateFromDeck } from './troops.ts';

/**
 * V14 The clauses of the cards: one verb each. `could` says whether the clause can change anything, given the best dice (V14.4);
 * `run` carries it out.
 */

/** A clause in its place: whose card, which, and the hex that was named. */
export interface Context {
  side: Side;
  card: Strategy;
  hex: Hex;
  answer: Strategy;
}
type Does<C> = {
  could(g: Vienna, at: Context, clause: C): boolean;
  run(g: Vienna, at: Context, x: Play<Vienna>, clause: C): void;
};
type Verbs = { readonly [V in Clause['do']]: Does<Extract<Clause, { do: V }>> };

const sideNamed = (name: string): Side => SIDES.indexOf(name as (typeof SIDES)[number]);

const holds = (g: Vienna, when: When | undefined): boolean => {
  if (!when) return false;
  // V14.7.5: rounds are read off the marker.
  if (when.roundFrom !== undefined && g.round < when.roundFrom) return false;
  const mine = [...g.control.keys()].filter((hex) => g.control[hex] === OTTOMAN);
  if (when.ottomanTook !== undefined && mine.filter((hex) => g.kit.control[hex] === HABSBURG).length < when.ottomanTook)
    return false;
  return !when.ottomanWithout?.some((kind) => mine.some((hex) => g.kit.kind[hex] === kind));
};

const moraleBy = (g: Vienna, clause: Extract<Clause, { do: 'morale' }>): number => {
  if (clause.perRound) return Math.min(clause.perRound.most, Math.max(clause.by, g.round - clause.perRound.after));
  return clause.or !== undefined && holds(g, clause.when) ? clause.or : clause.by;
};
const moves = (g: Vienna, side: Side, by: number): boolean =>
  by > 0 ? g.morale[side] < g.kit.moraleTop : by < 0 && g.morale[side] > 0;

const action = ({ side, hex, card, answer }: Context) => ({ side, hex, announced: 1, event: card, answer });
const fromOf = (from: 'eliminated' | 'discard'): number => (from === 'eliminated' ? FROM_ELIMINATED : FROM_DISCARD);
const deckOf = (g: Vienna, side: string): number => g.zones[TROOP_DECK + sideNamed(side)].length;
/** V14.7.4: "up to n" means at least 1 where that is all the card does. */
const isAll = (g: Vienna, card: Strategy): boolean =>
  g.kit.strategy[card].clauses.length === 1 && g.kit.strategy[card].battle === undefined;

const placeable = (g: Vienna, { side, hex }: Context, clause: Extract<Clause, { do: 'place' }>): boolean =>
  [...g.control.keys()].some(
    (at) =>
      canTakeFort(g, side, at) &&
      (!clause.kinds || clause.kinds.includes(g.kit.kind[at])) &&
      (!clause.nextToNamed || g.kit.adjacent[hex].includes(at)),
  );

export const VERBS: Verbs = {
  morale: {
    could: (g, _at, clause) =>
      moves(g, sideNamed(clause.side), moraleBy(g, clause)) ||
      (clause.and !== undefined && moves(g, sideNamed(clause.and.side), clause.and.by)),
    run: (g, at, x, clause) =>
      changeMorale(g, x, ruleOfStrategy(g, at.card), [
        { side: sideNamed(clause.side), by: moraleBy(g, clause) },
        ...(clause.and ? [{ side: sideNamed(clause.and.side), by: clause.and.by }] : []),
      ]),
  },
  draw: {
    could: (g, { side }) => g.zones[STRATEGY_DECK + side].length > 0,
    // V3.3.2: the hand may grow above 5.
    run: (g, { side, card }, x, clause) =>
      drawHand(g, x, side, ruleOfStrategy(g, card), g.zones[HAND + side].length + clause.cards),
  },
  tiles: {
    // V16.5.2, V16.5.3: no Mine, so nothing answers it as one and no Explosion follows by itself.
    could: (g, { side }) => g.zones[BAG + side].length > 0,
    run: (g, { side, card }, x, clause) => drawTiles(g, x, side, clause.count, ruleOfStrategy(g, card)),
  },
  mine: {
    could: (g, { side }) => g.zones[BAG + side].length > 0 || canExplode(g, side, g.kit.explosionAt),
    run: (g, at, x) => x.call(g, mining, action(at)),
  },
  entrench: {
    could: (g, at, clause) =>
      at.hex === NONE ? (clause.otherwise ?? []).some((other) => couldClause(g, at, other)) : canEntrench(g, at.hex),
    run: (g, at, x) => x.call(g, entrenching, action(at)),
  },
  fortify: {
    could: (g, { side }) => canFortify(g, side),
    run: (g, at, x) => {
      if (canFortify(g, at.side)) x.call(g, fortifying, action({ ...at, hex: NONE }));
    },
  },
  bombard: {
    // V14.4.3
    could: (g, { hex, card }, clause) => {
      const target = (at: number): boolean =>
        canBombard(g, at) &&
        g.structural[at] > 0 &&
        diceFor(g, { roller: OTTOMAN, purpose: FOR_BOMBARD, hex: at, event: card, tactic: NONE, foeTactic: NONE }) >=
          g.kit.limits.breach;
      return hex !== NONE && (clause.nextToNamed ? g.kit.adjacent[hex].some(target) : target(hex));
    },
    run: (g, at, x, clause) => {
      if (clause.may) x.call(g, bombardChoice, { side: at.side, card: at.card, named: at.hex });
      else if (at.hex !== NONE) x.call(g, bombarding, action(at));
    },
  },
  mortars: {
    // V14.4.4
    could: (g, { hex, card, side }) =>
      hex !== NONE &&
      g.zones[TROOP_DECK + foe(side)].length > 0 &&
      diceFor(g, { roller: OTTOMAN, purpose: FOR_MORTARS, hex, event: card, tactic: NONE, foeTactic: NONE }) > 0,
    run: (g, { hex, card }, x, clause) => x.call(g, mortars, { hex, card, most: clause.most }),
  },
  return: {
    could: (g, { side, card }, clause) => countReturnable(g, side, fromOf(clause.from), card) > 0,
    run: (g, { side, card }, x, clause) =>
      x.call(g, returnChosen, {
        side,
        card,
        from: fromOf(clause.from),
        most: clause.most,
        least: clause.exactly || isAll(g, card) ? 1 : 0,
      }),
  },
  assault: {
    could: (g, { side, hex }, clause) =>
      hex !== NONE && canAttack(g, side, hex) && (!clause.kinds || clause.kinds.includes(g.kit.kind[hex])),
    run: (g, at, x) => x.call(g, attack, action(at)),
  },
  sortie: {
    could: (g, { side, hex }, clause) =>
      clause.may ? [...g.control.keys()].some((at) => canAttack(g, side, at)) : hex !== NONE && canAttack(g, side, hex),
    run: (g, at, x, clause) => {
      if (clause.may) x.call(g, sortieChoice, { side: at.side, card: at.card });
      else x.call(g, attack, action(at));
    },
  },
  'lose-card': {
    // V14.4.5
    could: (g, _at, clause) => g.zones[HAND + sideNamed(clause.side)].length > 0,
    run: (g, { card }, x, clause) => {
      const side = sideNamed(clause.side);
      if (g.zones[HAND + side].length === 0) return;
      const lost = x.draw(g, HAND + side, STRATEGY_DISCARD + side);
      x.emit(g, cardLost, ruleOfStrategy(g, card), { side, card: lost });
    },
  },
  dilemma: {
    could: (g, _at, clause) => moves(g, sideNamed(clause.side), clause.morale),
    run: (g, { card }, x, clause) =>
      x.call(g, dilemma, {
        side: sideNamed(clause.side),
        card,
        morale: clause.morale,
        byCard: clause.or === 'card' ? 1 : 0,
        gain: clause.gain ?? 0,
      }),
  },
  cannons: {
    could: (g, { hex }, clause) => (!clause.to || hex !== NONE) && cannonsMovable(g, clause.to ? hex : NONE),
    run: (g, { hex }, x, clause) => {
      const args = cannonMoves(g, clause.to ? hex : NONE);
      if (args) x.call(g, moveCannons, args);
    },
  },
  fill: {
    could: (g, { side, hex }) => hex !== NONE && canTakeFort(g, side, hex),
    run: (g, { side, hex, card }, x) => fortifyHex(g, x, side, hex, room(g, hex), ruleOfStrategy(g, card)),
  },
  'place-there': {
    could: (g, { side, hex }) => canTakeFort(g, side, hex),
    run: (g, { side, hex, card }, x, clause) => fortifyHex(g, x, side, hex, clause.count, ruleOfStrategy(g, card)),
  },
  place: {
    could: placeable,
    run: (g, { side, hex, card }, x, clause) => x.call(g, placing, { side, card, hex, most: clause.most }),
  },
  spike: {
    could: (g, { side, hex }) => hex !== NONE && g.cannons[hex] > 0 && g.zones[TROOP_DECK + side].length > 0,
    run: (g, { side, hex, card }, x, clause) => x.call(g, spiking, { side, hex, card, most: clause.most }),
  },
  'show-tiles': {
    could: (g, { side }) => tileCount(g, foe(side)) > 0,
    run: (g, { side, card }, x) => x.call(g, showTiles, { side, card }),
  },
  rebuild: {
    could: (g, { hex }) => hex !== NONE && g.ruins > 0,
    run: (g, { hex, card, side }, x) => {
      g.improvised[hex]--;
      g.supply[side]++;
      g.structural[hex]++;
      g.ruins--;
      x.emit(g, rebuilt, ruleOfStrategy(g, card), { hex });
    },
  },
  barrage: {
    could: (g, { card }, clause) => {
      const dice = diceFor(g, {
        roller: HABSBURG,
        purpose: FOR_BARRAGE,
        hex: NONE,
        event: card,
        tactic: NONE,
        foeTactic: NONE,
      });
      return (
        (g.zones[TROOP_DECK + OTTOMAN].length > 0 && dice >= barrageTable(g, card)[0][0]) ||
        (clause.razes !== undefined && dice > 0 && someHexCanBeRazed(g))
      );
    },
    run: (g, at, x) => x.call(g, barraging, action(at)),
  },
  eliminate: {
    could: (g, _at, clause) => deckOf(g, clause.side) > 0,
    run: (g, { card }, x, clause) =>
      eliminateFromDeck(
        g,
        x,
        sideNamed(clause.side),
        clause.or !== undefined && holds(g, clause.when) ? clause.or : clause.count,
        ruleOfStrategy(g, card),
      ),
  },
  scatter: {
    could: (g, _at, clause) => deckOf(g, clause.side) > 0,
    run: (g, { card }, x, clause) => {
      const side = sideNamed(clause.side);
      const troops: number[] = [];
      while (troops.length < clause.count && g.zones[TROOP_DECK + side].length > 0)
        troops.push(x.draw(g, TROOP_DECK + side, TROOP_DISCARD + side));
      showTop(g, side);
      x.reveal(); // V4.13
      if (troops.length > 0) x.emit(g, scattered, ruleOfStrategy(g, card), { side, troops });
    },
  },
  explode: {
    could: (g, at, clause) =>
      canExplode(g, at.side, clause.shovels) || (clause.otherwise ?? []).some((other) => couldClause(g, at, other)),
    // Carried out by clauses.ts, which must know whether one was triggered.
    run: () => {},
  },
};

export const couldClause = (g: Vienna, at: Context, clause: Clause): boolean =>
  (VERBS[clause.do] as Does<Clause>).could(g, at, clause);

export const runClause = (g: Vienna, at: Context, x: Play<Vienna>, clause: Clause): void =>
  (VERBS[clause.do] as Does<Clause>).run(g, at, x, clause);
