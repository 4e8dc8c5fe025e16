import { type Ledger, line, type Play } from '@ravelin/engine';
import { BUILDING, PLAN } from '../data/names.ts';
import { guardsAt } from './board.ts';
import { count } from './counting.ts';
import {
  cardsCleared,
  hospitalCleared,
  hourglassesCleared,
  hourglassesDue,
  officerConfined,
  planEnded,
  recovered,
  roundBegun,
  roundEnded,
  tokensReturned,
} from './happenings.ts';
import { DISCARDED_PLANS, OPEN_PLANS, planHolds } from './piles.ts';
import {
  about,
  ask,
  bagOf,
  CONFINED,
  COUNT,
  DEFENDER,
  DOUBLED,
  decision,
  GUARD,
  GUARDS,
  garrisonAt,
  move,
  must,
  NO_STAND,
  NO_TOKEN,
  NONE,
  NOT_LOOSE,
  OFFICER,
  type Plan,
  paidOn,
  procedure,
  run,
  SILENCED,
  type Siege,
  STANDS,
  UNITS,
} from './siege.ts';
import { relief } from './victory.ts';

/** S20 End of the round and of the game. */

// ---- the Hospital (S20.1.1) --------------------------------------------------------------------------------------------------------

/** What the drawback of a plan leaves of a number. */
const leftBy = (g: Siege, plan: Plan): number => g.kit.plan[plan].leaves ?? 0;

/** S20.1.1, S16.2.2: how many recover. */
export const recoveries = (g: Siege, ledger?: Ledger): number => {
  let number = line(ledger, 'S20.1.1', 'units that recover', g.kit.limits.recoveries);
  if (planHolds(g, PLAN.emergencyMuster))
    number += line(ledger, 'S16.2.2', 'emergency muster', leftBy(g, PLAN.emergencyMuster) - number);
  return Math.min(number, guardsAt(g, g.kit.hospital));
};

const recover = (g: Siege, x: Play<Siege>, units: readonly number[]): void => {
  for (const unit of units) {
    g.garrison[garrisonAt(g.kit.hospital, unit)]--;
    g.garrison[garrisonAt(g.kit.courtyard, unit)]++;
  }
  x.emit(g, recovered, 'S20.1.1', { units });
};

/** Units of each kind, one by one. */
const oneByOne = (numberOf: (unit: number) => number): number[] =>
  [0, 1, 2].flatMap((unit) => Array.from({ length: numberOf(unit) }, () => unit));

/** All of them recover, or they are of one kind: nothing to choose. */
const onlyRecoveries = (g: Siege): number[] | undefined => {
  const there = oneByOne((unit) => g.garrison[garrisonAt(g.kit.hospital, unit)]);
  const number = recoveries(g);
  return there.length === number || there.every((unit) => unit === there[0]) ? there.slice(0, number) : undefined;
};

const hospital = decision({
  id: 'hospital',
  prompt: 'Choose who recovers in the Hospital: {number, plural, one {# unit} other {# units}}.',
  about: about({ number: COUNT }, (g) => ({ number: recoveries(g) })),
  seat: () => DEFENDER,
  moves: [
    move('recover', {
      rule: 'S20.1.1',
      notation: 'recover {units}',
      choose: {
        units: bagOf(GUARD, {
          must: [
            must(
              'S20.1.1/there',
              'So many units of that kind must lie in the Hospital.',
              (g, unit, _L, list) => count(list, unit) < g.garrison[garrisonAt(g.kit.hospital, unit)],
            ),
            must('S20.1.1/most', 'No more units may recover.', (g, _atom, _L, list) => list.length < recoveries(g)),
          ],
          enough: [must('S20.1.1/enough', 'As many as may recover do.', (g, list) => list.length === recoveries(g))],
          most: (g) => recoveries(g),
        }),
      },
      do: (g, _L, x, { units }) => recover(g, x, units),
    }),
  ],
});

/** S20.1.2 */
const clearHospital = (g: Siege, x: Play<Siege>): void => {
  if (guardsAt(g, g.kit.hospital) === 0) return;
  const sick = (unit: number): number => g.garrison[garrisonAt(g.kit.hospital, unit)];
  x.emit(g, hospitalCleared, 'S20.1.2', () => ({ units: oneByOne(sick) }));
  for (let unit = 0; unit < GUARDS.length; unit++) {
    const at = garrisonAt(g.kit.hospital, unit);
    g.reserve[unit] += g.garrison[at];
    g.garrison[at] = 0;
  }
};

// ---- tokens, cards, hourglasses (S20.2.1, S20.3.1, S20.4.1) -----------------------------------------------------------------------------------

/** S9.2.4, S11.2.3 */
const tokensLie = (g: Siege): boolean =>
  g.rite.some((face) => face !== NO_TOKEN) ||
  g.order.some((order) => order !== NONE) ||
  g.glare !== NONE ||
  g.blessing !== NONE ||
  g.malfunction !== NONE;

const clearTokens = (g: Siege, x: Play<Siege>): void => {
  if (tokensLie(g)) x.emit(g, tokensReturned, 'S20.2.1', {});
  g.rite.fill(NO_TOKEN);
  g.bluffsTurned = g.bluffsTurned.slice().fill(0);
  g.order.fill(NONE);
  g.orderOpen.fill(0);
  g.glare = NONE;
  g.blessing = NONE;
  g.malfunction = NONE;
  g.heroDone.fill(0);
  g.heroicDone.fill(0);
  g.ritualsUsed = 0;
  g.sapped = g.sapped.slice().fill(0);
  g.guided = g.guided.slice().fill(0);
};

const clearCards = (g: Siege, x: Play<Siege>): void => {
  const onCards = (unit: number): number => {
    let number = 0;
    for (let card = 0; card < g.kit.cards.length; card++) number += g.paid[paidOn(card, unit)];
    return number;
  };
  const wood = g.paidWood.reduce((sum, number) => sum + number, 0);
  if (wood > 0 || [0, 1, 2].some((unit) => onCards(unit) > 0))
    x.emit(g, cardsCleared, 'S20.3.1', () => ({ units: oneByOne(onCards), wood }));
  for (let card = 0; card < g.kit.cards.length; card++)
    for (let unit = 0; unit < UNITS.length; unit++) {
      g.discarded[unit] += g.paid[paidOn(card, unit)];
      g.paid[paidOn(card, unit)] = 0;
    }
  g.paidWood.fill(0);
  g.used.fill(0);
  g.next = 0;
};

const clearHourglasses = (g: Siege, x: Play<Siege>): void => {
  let number = 0;
  for (let action = 0; action < g.completed.length; action++) {
    if (g.completed[action] === 0) continue;
    number += g.placed[action];
    g.placed[action] = 0;
  }
  if (number > 0) x.emit(g, hourglassesCleared, 'S20.4.1', { number });
  g.completed.fill(0);
};

// ---- plans that last beyond the round (S16.7.2, S16.9.2) ----------------------------------------------------------------------------------

const endPlans = (g: Siege, x: Play<Siege>): void => {
  const over = (plan: Plan): void => {
    x.move(g, OPEN_PLANS, DISCARDED_PLANS, plan);
    x.emit(g, planEnded, 'S16.1.8', { plan });
  };
  if (g.loose === DOUBLED) g.loose = SILENCED;
  else if (g.loose === SILENCED) {
    g.loose = NOT_LOOSE;
    over(PLAN.looseAtWill);
  }
  if (g.stand === STANDS) {
    g.stand = CONFINED;
    g.hero[OFFICER] = g.kit.buildingPost[BUILDING.courtyard];
    x.emit(g, officerConfined, 'S16.9.2', {});
  } else if (g.stand === CONFINED) {
    g.stand = NO_STAND;
    over(PLAN.officersStand);
  }
};

// ---- the next round (S20.5.1) -----------------------------------------------------------------------------------------------------------

/** S4.2.1, S16.10.2, S17.9.2: what the defender receives at the start of a round. */
export const roundHourglasses = (g: Siege, ledger?: Ledger): number => {
  let number = line(ledger, 'S4.2.1', 'start of the round', g.kit.limits.hourglassesPerRound);
  if (planHolds(g, PLAN.borrowedTime))
    number += line(ledger, 'S16.10.2', 'borrowed time', leftBy(g, PLAN.borrowedTime) - number);
  if (g.lean === 1) number += line(ledger, 'S17.9.2', 'first blood', -number);
  return number;
};

/** S3.2.6: the first round gives more. */
export const hourglassesAtStart = (g: Siege): number =>
  roundHourglasses(g) + (g.round === 1 ? g.kit.limits.startingHourglasses : 0);

const nextRound = (g: Siege, x: Play<Siege>): void => {
  g.round++;
  x.emit(g, roundBegun, 'S20.5.1', { round: g.round });
  const ledger = x.ledger('hourglasses of the round');
  const number = roundHourglasses(g, ledger);
  g.lean = 0;
  g.due += number;
  x.emit(g, hourglassesDue, 'S4.2.1', { number }, { ledger });
};

export const endOfRound = procedure('end of round', {}, [
  run('S20.1.1', (g, _L, x) => {
    const units = onlyRecoveries(g);
    if (units && units.length > 0) recover(g, x, units);
    if (units) clearHospital(g, x);
  }),
  ask('S20.1.1', hospital, (g) => guardsAt(g, g.kit.hospital) > 0),
  run('S20.1.2', (g, _L, x) => clearHospital(g, x)),
  run('S20.2.1', (g, _L, x) => clearTokens(g, x)),
  run('S20.3.1', (g, _L, x) => clearCards(g, x)),
  run('S20.4.1', (g, _L, x) => clearHourglasses(g, x)),
  run('S16.7.2', (g, _L, x) => endPlans(g, x)),
  run('S20.5.1', (g, _L, x) => {
    x.emit(g, roundEnded, 'S20.5.1', { round: g.round });
    if (g.round === g.kit.limits.rounds) relief(g, x);
    else nextRound(g, x);
  }),
]);
