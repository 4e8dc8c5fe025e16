import type { Reason, Tally } from '@ravelin/engine';
import { PLAN, TOKEN } from '../data/names.ts';
import { barrageMachines, capacity, cauldronsOn, defenderSpaces, guardsAt, isBarrage, piecesAt } from './board.ts';
import { cardsFit, enginesFit, ritualsFit } from './invader-positions.ts';
import { planHolds } from './piles.ts';
import {
  BLUFF,
  CONFINED,
  GUARDS,
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
  UNITS,
  unitOfCauldron,
} from './siege.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

const sum = (list: readonly number[]): number => list.reduce((total, number) => total + number, 0);
const countOf = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;

// ---- what must add up ------------------------------------------------------------------------------------------------------------

/** Invader units of a kind outside the bag. */
const unitsOut = (g: Siege, unit: number): number => {
  let number = g.supply[unit] + g.discarded[unit];
  for (let place = 0; place < g.kit.invaderPlaces.length; place++) number += g.horde[hordeAt(place, unit)];
  for (let card = 0; card < g.kit.cards.length; card++) number += g.paid[paidOn(card, unit)];
  return number;
};

/** Defender units of a kind outside the supply. */
const guardsOut = (g: Siege, unit: number): number => {
  let number = unit === MARKSMAN ? g.removed : 0;
  for (let post = 0; post < g.kit.defenderPlaces.length; post++) number += g.garrison[garrisonAt(post, unit)];
  return number;
};

export const tallies = (g: Siege): Tally[] => [
  ...g.kit.invaderUnits.map(
    (name, unit): Tally => [`${name}s`, g.bag[unit] + unitsOut(g, unit), g.kit.invaderStock[unit]],
  ),
  ...g.kit.defenderUnits.map(
    (name, unit): Tally => [`${name} units`, g.reserve[unit] + guardsOut(g, unit), g.kit.defenderStock[unit]],
  ),
  ['cards in the line', countOf(g.shelf, IN_LINE), g.line.length],
];

/** The bag follows from the units elsewhere, the supply from the defenders elsewhere. */
export const complete = (g: Siege, given: ReadonlySet<string>): void => {
  if (!given.has('bag'))
    for (let unit = 0; unit < UNITS.length; unit++)
      g.bag[unit] = Math.max(0, g.kit.invaderStock[unit] - unitsOut(g, unit));
  if (!given.has('reserve'))
    for (let unit = 0; unit < GUARDS.length; unit++)
      g.reserve[unit] = Math.max(0, g.kit.defenderStock[unit] - guardsOut(g, unit));
};

// ---- what cannot be --------------------------------------------------------------------------------------------------------------

type Check = (ok: boolean, rule: string, text: string) => void;

const placesFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (let place = 0; place < kit.invaderPlaces.length; place++)
    if (place !== kit.maraudersPlace)
      check(
        piecesAt(g, place) <= capacity(g, place),
        'S2.1.2',
        `${kit.invaderPlaces[place]} holds more pieces than fit.`,
      );
  check(
    g.horde[hordeAt(kit.maraudersPlace, SIEGE_TOWER)] === 0 &&
      kit.maraudersStart.every((number, unit) => g.horde[hordeAt(kit.maraudersPlace, unit)] <= number),
    'S2.1.7',
    'The marauders space holds one goblin and one orc.',
  );
};

const postsFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (let section = 0; section < kit.sections.length; section++)
    check(
      guardsAt(g, section) <= defenderSpaces(g, section),
      'S2.2.2',
      `${kit.sections[section]} holds more defenders than fit.`,
    );
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
  for (let site = 0; site < g.machine.length; site++) {
    const onForeground = kit.siteRampart[site] === NONE;
    check(
      g.machine[site] === NONE || onForeground === (g.machine[site] === TREBUCHET),
      'S6.6.2',
      `${kit.sites[site]}: trebuchets stand on foregrounds, all others on ramparts.`,
    );
    check(
      isBarrage(g, site) || g.hits[site] + g.misses[site] === 0,
      'S6.1.3',
      `${kit.sites[site]}: there is no machine with a deck.`,
    );
  }
  for (let rampart = 0; rampart < kit.ramparts.length; rampart++)
    check(
      countOf(
        kit.rampartSites[rampart].map((site) => g.machine[site]),
        MANTELET,
      ) <= kit.limits.rampartMantelets,
      'S6.4.2',
      `${kit.ramparts[rampart]} has two mantelets.`,
    );
  for (let section = 0; section < kit.sections.length; section++) {
    const gear = [0, 1, 2, 3].filter((kind) => g.gear[gearOf(section, kind)] === 1).length;
    check(gear <= kit.limits.sectionEquipment, 'S2.2.4', `${kit.sections[section]} has too much equipment.`);
    check(
      cauldronsOn(g, section) <= kit.limits.sectionCauldrons,
      'S2.2.6',
      `${kit.sections[section]} has too many cauldrons.`,
    );
  }
  for (let path = 0; path < kit.paths.length; path++)
    check(g.trap[path] === NONE || g.bridge[path] === 0, 'S15.7.3.4', `${kit.paths[path]} has a trap and a bridge.`);
  for (let path = 0; path < kit.paths.length; path++)
    check(g.trap[path] !== NONE || g.trapOpen[path] === 0, 'S10.4.9', `${kit.paths[path]} has no trap to lie open.`);
};

/** S15, S16: what the defender has placed is in the box, and stands where it may. */
const worksFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  const spent: readonly (readonly [string, number, number])[] = [
    ...kit.itemStock.map((stock, item) => [ITEMS[item], countOf(g.item, item), stock] as const),
    ...kit.cauldronStock.map((stock, unit) => {
      const hung = g.cauldron.filter((there, cauldron) => there === 1 && unitOfCauldron(cauldron) === unit).length;
      return [`${kit.invaderUnits[unit]} cauldron`, hung, stock] as const;
    }),
    ['ladder', countOf(g.ladder, 1), kit.tokenStock[TOKEN.ladder]],
    ['spy', countOf(g.spy, 1), kit.tokenStock[TOKEN.spy]],
  ];
  for (const [what, used, stock] of spent) check(used <= stock, 'S1.4.3', `The box holds ${stock} of the ${what}.`);
  check(g.malfunction === NONE || isBarrage(g, g.malfunction), 'S15.7.1.2', 'A Malfunction lies on a barrage machine.');
  for (let action = 0; action < g.completed.length; action++)
    check(
      g.completed[action] === 0 || !kit.repeatable[action],
      'S12.3.2',
      `${kit.actions[action]} is never closed for the round.`,
    );
  for (let action = 0; action < g.completed.length; action++)
    check(
      g.completed[action] === 0 || g.placed[action] > 0,
      'S12.2.5',
      `${kit.actions[action]} is completed, but no hourglass lies on it.`,
    );
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
  for (let ritual = 0; ritual < kit.rituals.length; ritual++) {
    const faces = g.rite.filter((_, space) => kit.riteRitual[space] === ritual);
    check(
      countOf(faces, TARGET) <= kit.ritualTargets[ritual] &&
        countOf(faces, BLUFF) + countOf(faces, SECOND) + g.bluffsTurned[ritual] <= kit.ritualBluffs[ritual],
      'S9.1.1',
      `${kit.rituals[ritual]}: a ritual has one target and two bluffs.`,
    );
  }
  for (const [order, stock] of kit.orderStock.entries())
    check(
      countOf(g.order, order) + g.ordersLost[order] + g.ordersLostUnseen[order] <= stock,
      'S11.1.6',
      'There are not so many order tokens.',
    );
  check(sum(g.ordersLostUnseen) === g.unseen, 'S11.2.2', 'The number of orders lost unseen is public.');
  for (const [trap, stock] of kit.trapStock.entries())
    check(countOf(g.trap, trap) <= stock, 'S1.4.3', 'There are not so many traps.');
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
  for (let card = 0; card < g.spy.length; card++)
    check(
      g.spy[card] === 0 || g.shelf[card] === IN_LINE,
      'S4.6.2',
      `${g.kit.cards[card]}: a Spy lies on cards of the line.`,
    );
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
