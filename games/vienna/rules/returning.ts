import { names, type Play } from '@ravelin/engine';
import { troopsAt } from './choices.ts';
import { count, ELIMINATED, showTop, TROOP_DISCARD } from './piles.ts';
import {
  ask,
  bagOf,
  DECK,
  decision,
  move,
  must,
  type Of,
  PIECES,
  PLACED_TROOP,
  placeOf,
  procedure,
  ruleOfStrategy,
  SIDE,
  type Side,
  STRATEGY,
  type Strategy,
  type Troop,
  troopOf,
  type Vienna,
} from './siege.ts';
import { returnTroops } from './troops.ts';

/** V14.7.3: Troops that a card brings back into the Troop deck; the owner chooses which. */

export const PILE_BACK = names('pile', ['Eliminated', 'discard']);
export const [FROM_ELIMINATED, FROM_DISCARD] = [0, 1];

const returnLocals = { side: SIDE, card: STRATEGY, from: PILE_BACK, most: PIECES, least: PIECES };
type Returning = Of<typeof returnLocals>;

const zoneFrom = (from: number): number => (from === FROM_ELIMINATED ? ELIMINATED : TROOP_DISCARD);

/** The types that the card brings back: those it names, or all. */
export const returnable = (g: Vienna, card: Strategy, troop: Troop): boolean => {
  for (const clause of g.kit.strategy[card].clauses)
    if (clause.do === 'return' && clause.types) return clause.types.includes(g.kit.troops[troop]);
  return true;
};

export const countReturnable = (g: Vienna, side: Side, from: number, card: Strategy): number => {
  let n = 0;
  for (const troop of g.zones[zoneFrom(from) + side]) if (returnable(g, card, troop)) n++;
  return n;
};

const atMost = (g: Vienna, L: Returning): number => Math.min(L.most, countReturnable(g, L.side, L.from, L.card));

const bringBack = (g: Vienna, L: Returning, x: Play<Vienna>, troops: readonly Troop[]): void => {
  returnTroops(g, x, L.side, zoneFrom(L.from), troops, ruleOfStrategy(g, L.card));
  if (L.from !== FROM_DISCARD) return;
  // V4.18: the returned cards are not shown, the new top card is.
  const before = g.shownTop[L.side];
  showTop(g, L.side);
  if (g.shownTop[L.side] !== before) x.reveal();
};

const chooseReturned = decision<Returning>({
  id: 'return-troops',
  prompt: 'Choose the Troops that return to your deck.',
  seat: (_g, L) => L.side,
  moves: [
    move('return', {
      rule: 'V14.7.3',
      secret: true,
      choose: {
        troops: bagOf(PLACED_TROOP, {
          from: troopsAt([DECK], (L) => L.side),
          must: [
            must(
              'V14.7.3',
              'The Troop must lie in the pile that the card names.',
              (g, placed, L, list) =>
                placeOf(g, placed) === 0 &&
                count(g.zones[zoneFrom(L.from) + L.side], troopOf(g, placed)) > count(list, placed),
            ),
            must('V14.1/troop', 'The Troop must be of a type that the card names.', (g, placed, L) =>
              returnable(g, L.card, troopOf(g, placed)),
            ),
            must(
              'V14.1/most-troops',
              'You may not return more Troops than the card says.',
              (_g, _atom, L, list) => list.length < L.most,
            ),
          ],
          enough: [
            must(
              'V14.7.4/return',
              'You must return at least 1 Troop where that is all the card does, or where it says so.',
              (g, list, L) => list.length >= Math.min(L.least, countReturnable(g, L.side, L.from, L.card)),
            ),
          ],
          most: atMost,
        }),
      },
      do: (g, L, x, { troops }) =>
        bringBack(
          g,
          L,
          x,
          troops.map((placed) => troopOf(g, placed)),
        ),
    }),
  ],
});

/** Asked while the pile is not empty, which is public; whether it holds a fitting type is not (V15.4.1). */
export const returnChosen = procedure('return-troops', returnLocals, [
  ask('V14.7.3', chooseReturned, (g, L) => g.zones[zoneFrom(L.from) + L.side].length > 0),
]);
