import type { Play } from '@ravelin/engine';
import { CARD as C } from '../data/names.ts';
import { effectFits, effectOf, tileLeft } from './card-effects.ts';
import { cardsSkipped, cardUsed, handedOver, spyPaid } from './happenings.ts';
import { foreseen, hourglassesFor, type Using, using } from './hourglasses.ts';
import { phaseOf, spotOf } from './line.ts';
import { barrageAllowed } from './machines.ts';
import { maneuvers } from './maneuvers.ts';
import { ACTION_DONE, END_OF_PHASE_1, END_OF_PHASE_6 } from './moments.ts';
import { lookAt, objectives } from './objectives.ts';
import { briefing } from './phase-1.ts';
import { holdsPrice, PRICE, priceSize, spyUnits, supplySize } from './price.ts';
import {
  about,
  ask,
  CARD,
  call,
  decision,
  IN_LINE,
  INVADER,
  loop,
  move,
  must,
  type Of,
  paidOn,
  procedure,
  run,
  type Siege,
  slot,
  slotAfter,
  UNIT,
  when,
} from './siege.ts';
import { anyMiss } from './training.ts';

/** S4 Using a card: its price, its effect, and the hourglasses that it gives the defender. */

// ---- paying ------------------------------------------------------------------------------------------------------------

/** S4.3.4: what is paid lies on the card. */
const payUnit = (g: Siege, L: Using, unit: number): void => {
  g.supply[unit]--;
  g.paid[paidOn(L.card, unit)]++;
  L.units++;
};

const pay = (g: Siege, L: Using, x: Play<Siege>): void => {
  const { card, price } = L;
  const units = g.kit.priceUnits[price];
  for (let unit = 0; unit < units.length; unit++) for (let n = 0; n < units[unit]; n++) payUnit(g, L, unit);
  const wood = g.kit.woodPrice[card];
  g.wood -= wood;
  g.paidWood[card] += wood;
  x.emit(g, cardUsed, 'S4.5.1', { card, price, wood });
};

const spyPayment = decision<Using>({
  id: 'spy',
  prompt: '{card}: choose the unit that the Spy costs you.',
  about: about({ card: CARD }, (_g, { card }) => ({ card })),
  seat: () => INVADER,
  moves: [
    move('add', {
      rule: 'S4.3.3',
      notation: 'add {unit}',
      choose: {
        unit: slot(UNIT, [
          must('S4.3.1/unit', 'You must hold such a unit in your supply.', (g, unit) => g.supply[unit] > 0),
        ]),
      },
      do: (g, L, x, { unit }) => {
        payUnit(g, L, unit);
        x.emit(g, spyPaid, 'S4.3.3', { card: L.card, unit });
      },
    }),
  ],
});

// ---- the hourglasses ----------------------------------------------------------------------------------------------------

/** S4.5.4. However many lie about (S1.4.2). */
const handOver = (g: Siege, L: Using, x: Play<Siege>): void => {
  const ledger = x.ledger('Hourglasses');
  const number = hourglassesFor(g, L, ledger);
  g.due = 0;
  if (L.card === C.maneuver) g.withheld = 0;
  g.hourglasses = number;
  x.emit(g, handedOver, L.card === C.maneuver ? 'S4.5.5' : 'S4.5.4', { number }, { ledger });
};

// ---- an action step by step --------------------------------------------------------------------------------------------

/** S4.1.5: the cards that the invader passes over. */
const skip = (g: Siege, x: Play<Siege>, to: number): void => {
  if (to > g.next) x.emit(g, cardsSkipped, 'S4.1.5', { cards: g.line.slice(g.next, to) });
};

const name = (g: Siege, L: Using, x: Play<Siege>): void => {
  const spot = spotOf(g, L.card);
  skip(g, x, spot);
  g.next = spot + 1;
  g.used[L.card] = 1;
  if (phaseOf(g, L.card) === 5) g.ritualsUsed++;
  pay(g, L, x);
};

/** S5.3.5: Phase 1 is passed where a card beyond it is used first. */
const passesPhase1 = (g: Siege, { card }: Using): boolean => phaseOf(g, card) > 1 && phaseOf(g, g.line[g.next]) === 1;

const is =
  (wanted: number) =>
  (_g: Siege, { card }: Using) =>
    card === wanted;

/** S4.5.1 to S4.5.5: the price, the effect, objectives, the defender. */
export const cardUse = procedure('card', using, [
  when('S17.2.3', passesPhase1, [call('S17.2.3', () => objectives, lookAt(END_OF_PHASE_1))]),
  run('S4.5.1', name),
  loop('S4.3.3', (g, L) => L.units < priceSize(g, L.price) + spyUnits(g, L.card), [ask('S4.3.3', spyPayment)]),
  when('S5.1.1', is(C.briefing), [
    call(
      'S5.1.1',
      () => briefing,
      undefined,
      (_g, L, { exchanged }) => {
        L.exchanged = exchanged;
      },
    ),
  ]),
  when('S10.1.1', is(C.maneuver), [
    call(
      'S10.1.1',
      () => maneuvers,
      undefined,
      (_g, L, { minor, major, classified }) => {
        L.minor = minor;
        L.major = major;
        L.classified = classified;
      },
    ),
  ]),
  run('S4.5.2', (g, { card, price }, x) => {
    const steps = effectOf(card);
    if (steps) x.call(g, steps, { card, price });
  }),
  call('S4.5.3', () => objectives, lookAt(ACTION_DONE)),
  run('S4.5.4', handOver),
  call('S16.1.1', 'plan window', (g) => (g.hourglasses === 0 ? {} : undefined)),
  call('S12.1.1', 'defender phase', (g) => (g.hourglasses > 0 ? {} : undefined)),
  when('S5.3.5', is(C.resources), [call('S17.2.3', () => objectives, lookAt(END_OF_PHASE_1))]),
  when('S17.2.1', is(C.maneuver), [call('S17.2.1', () => objectives, lookAt(END_OF_PHASE_6))]),
]);

// ---- the choice --------------------------------------------------------------------------------------------------------

/** What the round remembers of the choice. */
export const chosenCard = { card: CARD, price: PRICE };
type Choosing = Of<typeof chosenCard>;

export const cardChoice = decision<Choosing>({
  id: 'card',
  quiet: true,
  prompt: 'Use a card of the line; those left of it are skipped.',
  seat: () => INVADER,
  moves: [
    move('use', {
      rule: 'S4.5.1',
      notation: 'use {card} for {price}',
      choose: {
        card: slot(
          CARD,
          [
            must('S4.1.1/line', 'The card must lie in the line.', (g, card) => g.shelf[card] === IN_LINE),
            must('S4.1.2', 'A card is used once a round at most.', (g, card) => g.used[card] === 0),
            must(
              'S4.1.3',
              'The card must lie right of the last one used this round.',
              (g, card) => g.shelf[card] !== IN_LINE || spotOf(g, card) >= g.next,
            ),
            must('S4.3.1/wood', 'You must hold the wood of its price.', (g, card) => g.wood >= g.kit.woodPrice[card]),
            must('S1.4.3/tile', 'A tile of its kind must be left.', (g, card) => tileLeft(g, card)),
            must(
              'S6.1.2',
              'At most four barrage machines are on the board.',
              (g, card) => phaseOf(g, card) !== 2 || barrageAllowed(g, card),
            ),
            must(
              'S8.2.3/possible',
              'There must be a machine deck with a Miss in it.',
              (g, card) => card !== C.artilleryman || anyMiss(g),
            ),
            must(
              'S6.5.2',
              'A Siege Tower is placed on a foreground with a free unit space.',
              (g, card) => card !== C.siegeTower || effectFits(g, card),
            ),
            must('S4.3.5', 'Its effect must be possible, at least in part.', (g, card) => effectFits(g, card)),
          ],
          (g, out) => {
            let n = 0;
            for (let spot = g.next; spot < g.line.length; spot++) out[n++] = g.line[spot];
            return n;
          },
        ),
        price: slotAfter(
          { card: CARD },
          PRICE,
          [
            must('S4.3.2', 'The price must be one of those that the card shows.', (g, price, _L, { card }) =>
              g.kit.alternatives[card].includes(price),
            ),
            must('S4.3.1/units', 'You must hold the units of the price in your supply.', (g, price) =>
              holdsPrice(g, price),
            ),
            must(
              'S4.3.3',
              'You must hold one unit more for the Spy on the card.',
              (g, price, _L, { card }) => g.spy[card] === 0 || supplySize(g) >= priceSize(g, price) + spyUnits(g, card),
            ),
          ],
          (g, out, _L, { card }) => {
            const alternatives = g.kit.alternatives[card];
            for (let i = 0; i < alternatives.length; i++) out[i] = alternatives[i];
            return alternatives.length;
          },
        ),
      },
      preview: (g, { card, price }) => foreseen(g, { card, price, units: priceSize(g, price) + spyUnits(g, card) }),
      warn: (g, { card }) =>
        card !== C.briefing && g.line[g.next] === C.briefing
          ? 'S4.1.5: Briefing is skipped: you draw no units and take no wood this round.'
          : undefined,
      do: (_g, L, _x, { card, price }) => {
        L.card = card;
        L.price = price;
      },
    }),
  ],
});
