import { Ledger, line, type Play } from '@ravelin/engine';
import { currentCard, type Payment, actionPhase as phaseOf, resources, type Terms } from '@ravelin/games/empires';
import { cardDoes } from './deck.ts';
import { retreatMove } from './great-retreat.ts';
import { influenced, persuaded, repaired, trenchBuilt } from './happenings.ts';
import { setLoyalty } from './loyalty.ts';
import { attack } from './offensives.ts';
import {
  ACTIONS,
  inFull,
  PAYMENT,
  pay,
  paying,
  payment,
  resourcesIn,
  spendActions,
  spendResources,
  theirs,
} from './payment.ts';
import { move, must, NATION, NONE, slot, type War } from './war.ts';

/** H4 The Action Phase. Offensives and the Great Retreat have files of their own. */

// ---- Resources ---------------------------------------------------------------------------------------------------------

/** H4.2.4: a Resource that pays leaves its Theater first. H4.0.6: an Action given up counts as used. */
const { allocate, leavings, loseActions } = resources<War>(
  { allocate: 'H4.2.1', supply: 'H4.2.2', limit: 'H4.2.3', forgo: 'H4.0.6', end: 'H4.0.5' },
  paying,
);

// ---- Repairing the Fortress --------------------------------------------------------------------------------------------

const repairCost = (g: War): number => g.kit.costs.repair;

/** H4.3.5: any number of times. H2.5.9: from 0 to 1 it guards again; will-count.ts looks at the strength alone. */
const repair = (terms: Terms) =>
  move('repair', {
    rule: 'H4.3.1',
    notation: 'repair by {payment}',
    if: [
      must('H4.3.3', 'The Fortress must have lost strength.', (g) => g.fortress < g.kit.fortress),
      must(
        'H4.3.4',
        'The Carpathian Front must be behind Przemyśl or off the map.',
        (g) => g.space[g.kit.carpathian] === NONE || g.space[g.kit.carpathian] > g.kit.front[g.kit.carpathian].fortress,
      ),
      must('H10.4.2', 'A destroyed Fortress cannot be repaired.', (g) => !g.ruins),
    ],
    choose: {
      payment: slot(
        PAYMENT,
        terms.orOneResource(
          [
            must(
              'H4.3.2/actions',
              'It takes 2 Actions of the card.',
              (g, way: Payment) => way !== ACTIONS || g.actions >= repairCost(g),
            ),
            must(
              'H4.3.2/operation',
              'Or it takes 1 German Staff Operation, not more.',
              (g, way: Payment) => resourcesIn(g, way) <= 1,
            ),
            must(
              'H4.6.2/operations',
              'Operations are open only when the Actions of the card are used up.',
              (g, way: Payment) => way === ACTIONS || g.actions === 0,
            ),
            theirs,
          ],
          repairCost,
        ),
      ),
    },
    do: (g, _L, x, { payment: way }) => {
      if (way === ACTIONS) spendActions(g, x, repairCost(g));
      else spendResources(g, x, way, 'H4.3.2');
      g.fortress++;
      x.emit(g, repaired, 'H4.3.1', { strength: g.fortress });
    },
  });

// ---- Influencing a Nationality -----------------------------------------------------------------------------------------

/** H4.4.5: nothing but card 50 and an optional rule. */
const influenceModifier = (g: War, nation: number, ledger?: Ledger): number => {
  const { headline, influence: modifiers } = currentCard(g);
  let sum = line(ledger, 'H13.50.5', headline, modifiers[nation]);
  if (g.expanded && g.weariness) sum += line(ledger, 'H10.8.2', 'War Weariness', -1);
  return sum;
};

/** How many faces of the die would do; H13.49: in the turn of that card all. */
export const influenceFaces = (g: War, nation: number): number =>
  cardDoes(g, 'parliament') ? 6 : Math.min(6, Math.max(0, 7 - (g.kit.identity[nation] - influenceModifier(g, nation))));

const influence = (g: War, x: Play<War>, nation: number): void => {
  if (cardDoes(g, 'parliament')) {
    x.emit(g, persuaded, 'H13.49', { nation });
    setLoyalty(g, x, nation, g.loyalty[nation] + 1, 'H13.49');
    return;
  }
  const die = x.die();
  const ledger = x.ledger('Influence');
  const total = line(ledger, 'H4.4.1', 'die', die) + influenceModifier(g, nation, ledger);
  const rating = g.kit.identity[nation];
  const won = total >= rating;
  x.emit(g, influenced, won ? 'H4.4.1' : 'H4.4.2', { nation, die, total, rating, won: won ? 1 : 0 }, { ledger });
  if (won) setLoyalty(g, x, nation, g.loyalty[nation] + 1, 'H4.4.1');
};

/** H4.4.3: any number of times. */
const influenceMove = (terms: Terms) =>
  move('influence', {
    rule: 'H4.4.1',
    notation: 'influence {nation} by {payment}',
    choose: {
      nation: slot(NATION, [
        must('H4.4.4', 'The Nationality must not be at Loyal.', (g, nation) => g.loyalty[nation] < g.kit.loyal),
        inFull(() => 1),
      ]),
      payment: payment({}, () => 1, { terms }),
    },
    preview: (g, { nation }) => {
      if (cardDoes(g, 'parliament')) return [];
      const modifiers = new Ledger('modifiers');
      influenceModifier(g, nation, modifiers);
      const chances = new Ledger('successes in 6');
      line(chances, 'H4.4.1', 'rolls that succeed', influenceFaces(g, nation));
      return [modifiers, chances];
    },
    do: (g, _L, x, { nation, payment: way }) => {
      pay(g, x, 1, way);
      influence(g, x, nation);
    },
  });

// ---- the Trench Line, and the phase ------------------------------------------------------------------------------------

/** H13.17.3: only in the turn of card 17; H13.17.5: the Actions then count as used. */
const trench = move('trench', {
  rule: 'H13.17.3',
  if: [
    must('H13.17.3', 'The Trench Line is built only in the turn of card 17.', (g) => cardDoes(g, 'bulgaria')),
    must(
      'H13.17.4',
      'Neither Action of the card may have been spent or given up.',
      (g) => !cardDoes(g, 'bulgaria') || g.actions === g.kit.cards[g.card].actions,
    ),
  ],
  do: (g, _L, x) => {
    g.actions = 0;
    g.trench = 1;
    x.emit(g, trenchBuilt, 'H13.17.3', {});
  },
});

/** H4.0.3: one undertaking at a time. H13.45.2: in the turn of War Weariness there is none, a Great Retreat neither. */
export const { undertakings, phase: actionPhase } = phaseOf<War>(
  { begins: 'H4.0.1', undertake: 'H4.0.3', ends: 'H4.0.5', barred: 'H13.45.2' },
  {
    undertakings: (terms) => [
      attack(terms),
      allocate(terms),
      repair(terms),
      influenceMove(terms),
      retreatMove(terms),
      trench,
    ],
    leavings,
    actions: (g) => g.kit.cards[g.card].actions,
    loseActions,
  },
);
export { leavings };
