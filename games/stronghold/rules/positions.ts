import type { Reason, Tally } from '@ravelin/engine';
import { PLAN, TOKEN } from '../data/names.ts';
import { barrageMachines, capacity, cauldronsOn, defenderSpaces, guardsAt, isBarrage, piecesAt } from './board.ts';
import { count, sum } from './counting.ts';
import { cardsFit, enginesFit, ritualsFit } from './invader-positions.ts';
import { planHolds } from './piles.ts';
import {
  BLUFF,
  CONFINED,
  EQUIPMENT,
  garrisonAt,
  gearOf,
  hordeAt,
  IN_LINE,
  ITEMS,
  MANTELET,
  MARKSMAN,
  NO_STAND,
  NONE,
  NOT_LOOSE,
  OFFICER,
  paidOn,
  SECOND,
  SIEGE_TOWER,
  type Siege,
  TARGET,
  TREBUCHET,
  unitOfCauldron,
} from './siege.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

// ---- what must add up ------------------------------------------------------------------------------------------------------------

/** Invader units of a kind outside the bag. */
const unitsOut = (g: Siege, unit: number): number => {
  let number = g.supply[unit] + g.discarded[unit];
  for (const place of g.kit.invaderPlaces.keys()) number += g.horde[hordeAt(place, unit)];
  for (const card of g.kit.cards.keys()) number += g.paid[paidOn(card, unit)];
  return number;
};

/** Defender units of a kind outside the supply. */
const guardsOut = (g: Siege, unit: number): number => {
  let number = unit === MARKSMAN ? g.removed : 0;
  for (const post of g.kit.defenderPlaces.keys()) number += g.garrison[garrisonAt(post, unit)];
  return number;
};

export const tallies = (g: Siege): Tally[] => [
  ...g.kit.invaderUnits.map(
    (name, unit): Tally => [`${name}s`, g.bag[unit] + unitsOut(g, unit), g.kit.invaderStock[unit]],
  ),
  ...g.kit.defenderUnits.map(
    (name, unit): Tally => [`${name} units`, g.reserve[unit] + guardsOut(g, unit), g.kit.defenderStock[unit]],
  ),
  ['cards in the line', count(g.shelf, IN_LINE), g.line.length],
];

/** The bag follows from the units elsewhere, the supply from the defenders elsewhere. */
export const complete = (g: Siege, given: ReadonlySet<string>): void => {
  if (!given.has('bag')) g.bag = g.kit.invaderStock.map((stock, unit) => Math.max(0, stock - unitsOut(g, unit)));
  if (!given.has('reserve'))
    g.reserve = g.kit.defenderStock.map((stock, unit) => Math.max(0, stock - guardsOut(g, unit)));
};

// ---- what cannot be --------------------------------------------------------------------------------------------------------------

type Check = (ok: boolean, rule: string, text: string) => void;

const placesFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (const [place, id] of kit.invaderPlaces.entries())
    if (place !== kit.maraudersPlace)
      check(piecesAt(g, place) <= capacity(g, place), 'S2.1.2', `${id} holds more pieces than fit.`);
  check(
    g.horde[hordeAt(kit.maraudersPlace, SIEGE_TOWER)] === 0 &&
      kit.maraudersStart.every((number, unit) => g.horde[hordeAt(kit.maraudersPlace, unit)] <= number),
    'S2.1.7',
    'The marauders space holds one goblin and one orc.',
  );
};

const postsFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (const [section, id] of kit.sections.entries())
    check(guardsAt(g, section) <= defenderSpaces(g, section), 'S2.2.2', `${id} holds more defenders than fit.`);
  for (const [tower, post] of kit.towerPost.entries()) {
    const marksmen = g.garrison[garrisonAt(post, MARKSMAN)];
    check(
      marksmen <= kit.towerCapacity[tower] && marksmen === guardsAt(g, post),
      'S2.2.8',
      `${kit.towers[tower]} holds marksmen only, and no more than fit.`,
    );
  }
  for (const [building, post] of kit.buildingPost.entries()) {
    if (kit.unlimited[building]) continue;
    const fits = kit.worker[building]
      ? guardsAt(g, post) <= 1
      : kit.typedSpaces[building].every((spaces, unit) => g.garrison[garrisonAt(post, unit)] <= spaces);
    check(fits, kit.worker[building] ? 'S2.5.3' : 'S2.5.2', `${kit.buildings[building]} holds more units than fit.`);
  }
};

const heroesFit = (g: Siege, check: Check): void => {
  const courtyard = g.kit.courtyard;
  for (const post of g.hero)
    check(
      post < g.kit.sections.length || post === courtyard,
      'S13.2.1',
      'A hero stands on a section or in the Courtyard.',
    );
  check(g.hero[0] !== g.hero[1] || g.hero[0] === courtyard, 'S2.2.3', 'A section has one hero at most.');
};

const tilesFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  const stocks: readonly (readonly [string, number, number])[] = [
    ['wood', g.wood + sum(g.paidWood), kit.wood],
    ['wall components', sum(g.walls), kit.components],
    ['Hits', sum(g.hits), kit.hits],
    ['Misses', sum(g.misses), kit.misses],
  ];
  for (const [what, used, stock] of stocks) check(used <= stock, 'S1.4.3', `There are only ${stock} ${what}.`);
  check(barrageMachines(g) <= kit.limits.barrageMachines, 'S6.1.2', 'At most four barrage machines are on the board.');
  for (const [site, id] of kit.sites.entries()) {
    const onForeground = kit.siteRampart[site] === NONE;
    check(
      g.machine[site] === NONE || onForeground === (g.machine[site] === TREBUCHET),
      'S6.6.2',
      `${id}: trebuchets stand on foregrounds, all others on ramparts.`,
    );
    check(
      isBarrage(g, site) || g.hits[site] + g.misses[site] === 0,
      'S6.1.3',
      `${id}: there is no machine with a deck.`,
    );
  }
  for (const [rampart, id] of kit.ramparts.entries()) {
    const machines = kit.rampartSites[rampart].map((site) => g.machine[site]);
    check(count(machines, MANTELET) <= kit.limits.rampartMantelets, 'S6.4.2', `${id} has two mantelets.`);
  }
  for (const [section, id] of kit.sections.entries()) {
    const gear = sum(EQUIPMENT.map((_, kind) => g.gear[gearOf(section, kind)]));
    check(gear <= kit.limits.sectionEquipment, 'S2.2.4', `${id} has too much equipment.`);
    check(cauldronsOn(g, section) <= kit.limits.sectionCauldrons, 'S2.2.6', `${id} has too many cauldrons.`);
  }
  for (const [path, id] of kit.paths.entries()) {
    check(g.trap[path] === NONE || g.bridge[path] === 0, 'S15.7.3.4', `${id} has a trap and a bridge.`);
    check(g.trap[path] !== NONE || g.trapOpen[path] === 0, 'S10.4.9', `${id} has no trap to lie open.`);
  }
};

/** S15, S16: what the defender has placed is in the box, and stands where it may. */
const worksFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  const spent: readonly (readonly [string, number, number])[] = [
    ...kit.itemStock.map((stock, item) => [ITEMS[item], count(g.item, item), stock] as const),
    ...kit.cauldronStock.map((stock, unit) => {
      const hung = g.cauldron.filter((there, cauldron) => there === 1 && unitOfCauldron(cauldron) === unit).length;
      return [`${kit.invaderUnits[unit]} cauldron`, hung, stock] as const;
    }),
    ['ladder', count(g.ladder, 1), kit.tokenStock[TOKEN.ladder]],
    ['spy', count(g.spy, 1), kit.tokenStock[TOKEN.spy]],
  ];
  for (const [what, used, stock] of spent) check(used <= stock, 'S1.4.3', `The box holds ${stock} of the ${what}.`);
  check(g.malfunction === NONE || isBarrage(g, g.malfunction), 'S15.7.1.2', 'A Malfunction lies on a barrage machine.');
  for (const [action, id] of kit.actions.entries()) {
    if (g.completed[action] === 0) continue;
    check(!kit.repeatable[action], 'S12.3.2', `${id} is never closed for the round.`);
    check(g.placed[action] > 0, 'S12.2.5', `${id} is completed, but no hourglass lies on it.`);
  }
  check(sum(g.heroicDone) === sum(g.heroDone), 'S14.1.2', 'As many heroic orders are used as heroes have used one.');
  check(
    g.stand !== CONFINED || g.hero[OFFICER] === kit.courtyard,
    'S16.9.2',
    'After his stand the Officer is in the Courtyard.',
  );
  check(g.march === 0 || planHolds(g, PLAN.forcedMarch), 'S16.6.1', 'Moves are free in a Forced March alone.');
};

const tokensFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (const [ritual, id] of kit.rituals.entries()) {
    const faces = g.rite.filter((_, space) => kit.riteRitual[space] === ritual);
    check(
      count(faces, TARGET) <= kit.ritualTargets[ritual] &&
        count(faces, BLUFF) + count(faces, SECOND) + g.bluffsTurned[ritual] <= kit.ritualBluffs[ritual],
      'S9.1.1',
      `${id}: a ritual has one target and two bluffs.`,
    );
  }
  for (const [order, stock] of kit.orderStock.entries())
    check(
      count(g.order, order) + g.ordersLost[order] + g.ordersLostUnseen[order] <= stock,
      'S11.1.6',
      'There are not so many order tokens.',
    );
  check(sum(g.ordersLostUnseen) === g.unseen, 'S11.2.2', 'The number of orders lost unseen is public.');
  for (const [trap, stock] of kit.trapStock.entries())
    check(count(g.trap, trap) <= stock, 'S1.4.3', 'There are not so many traps.');
};

const lineFits = (g: Siege, check: Check): void => {
  const phases = g.line.map((card) => g.kit.phase[card]);
  check(
    new Set(g.line).size === g.line.length && g.line.every((card) => g.shelf[card] === IN_LINE),
    'S4.1.1',
    'The line holds the nine cards that lie in it, each once.',
  );
  check(
    phases.every((phase, spot) => spot === 0 || phases[spot - 1] <= phase),
    'S4.1.1',
    'The cards lie in the order of their phases.',
  );
  for (const [card, id] of g.kit.cards.entries())
    check(g.spy[card] === 0 || g.shelf[card] === IN_LINE, 'S4.6.2', `${id}: a Spy lies on cards of the line.`);
};

const collect = (checks: (check: Check) => void): Reason[] => {
  const out: Reason[] = [];
  checks((ok, rule, text) => {
    if (!ok) out.push({ rule, text });
  });
  return out;
};

/** What cannot be at this point: orders are turned up together in their step alone, and hourglasses in hand are spent before all else. */
export const untimely = (g: Siege, inside: (procedure: string) => boolean): Reason[] =>
  collect((check) => {
    const orders = g.order.flatMap((order, section) => (order === NONE ? [] : g.orderOpen[section]));
    if (!inside('order effects')) {
      check(sum(orders) <= 1, 'S11.1.3', 'One open order is given in a round at most.');
      check(sum(orders) !== 1 || orders.length === 1, 'S11.1.1', 'Open and classified orders are not given together.');
    }
    check(
      g.hourglasses === 0 || inside('defender phase') || inside('plan window'),
      'S12.2.1',
      'The defender holds hourglasses only while he spends them.',
    );
  });

export const problems = (g: Siege): Reason[] =>
  collect((check) => {
    placesFit(g, check);
    postsFit(g, check);
    heroesFit(g, check);
    tilesFit(g, check);
    worksFit(g, check);
    tokensFit(g, check);
    lineFits(g, check);
    enginesFit(g, check);
    ritualsFit(g, check);
    cardsFit(g, check);
    check(
      (g.loose === NOT_LOOSE || planHolds(g, PLAN.looseAtWill)) &&
        (g.stand === NO_STAND || planHolds(g, PLAN.officersStand)),
      'S16.1.6',
      'The volleys are doubled or silenced, and the Officer makes his stand, only by a plan that lies open.',
    );
    check((g.ending === NONE) === (g.over === 0), 'S1.1.3', 'The game has an ending exactly when it is over.');
  });
