import { BUILDING, EQUIPMENT, MACHINE, OBJECTIVE, TRAINING } from '../data/names.ts';
import { isBarrage, unitsOn } from './board.ts';
import { count } from './counting.ts';
import { phaseOf } from './line.ts';
import { objectiveHolds } from './piles.ts';
import {
  BALLISTA,
  BANNER,
  BLOODSTONES,
  CATAPULT,
  DEMON,
  gearOf,
  hordeAt,
  LADDER,
  MANTELET,
  NO_TOKEN,
  NONE,
  POISON,
  POSSESSION,
  paidOn,
  SAP,
  SECOND,
  SIEGE_TOWER,
  type Siege,
  TREBUCHET,
  TURNED,
  UNITS,
} from './siege.ts';

/** What no position may break of the invader's: tiles that the box holds, tokens that lie where they may. */

type Check = (ok: boolean, rule: string, text: string) => void;

/** S1.4.3: tiles on the board and in the box. */
const tiles = (g: Siege): readonly (readonly [what: string, used: number, stock: number])[] => {
  const { kit } = g;
  const towers = kit.invaderPlaces.reduce((sum, _, place) => sum + g.horde[hordeAt(place, SIEGE_TOWER)], 0);
  const gear = (kind: number): number =>
    count(
      kit.sections.map((_, section) => g.gear[gearOf(section, kind)]),
      1,
    );
  return [
    ['Ballistas', count(g.machine, BALLISTA), kit.machineStock[MACHINE.ballista]],
    ['Catapults', count(g.machine, CATAPULT), kit.machineStock[MACHINE.catapult]],
    ['Trebuchets', count(g.machine, TREBUCHET), kit.machineStock[MACHINE.trebuchet]],
    ['Mantelets', count(g.machine, MANTELET), kit.machineStock[MACHINE.mantelet]],
    ['Siege Towers', towers, kit.machineStock[MACHINE.siegeTower]],
    ['Banners', gear(BANNER), kit.equipmentStock[EQUIPMENT.banner]],
    ['Ladders', gear(LADDER), kit.equipmentStock[EQUIPMENT.ladder]],
    ['Poisons', gear(POISON), kit.equipmentStock[EQUIPMENT.poison]],
    ['Saps', gear(SAP), kit.equipmentStock[EQUIPMENT.sap]],
    ['Bridges', count(g.bridge, 1), kit.equipmentStock[EQUIPMENT.bridge]],
    ['Quartermasters', count(g.quartermaster, 1), kit.trainingStock[TRAINING.quartermaster]],
    ['Saboteurs', count(g.saboteur, 1), kit.trainingStock[TRAINING.saboteur]],
    ['Trench Masters', count(g.trenchMaster, 1), kit.trainingStock[TRAINING.trenchMaster]],
  ];
};

export const enginesFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  for (const [what, used, stock] of tiles(g)) check(used <= stock, 'S1.4.3', `The box holds ${stock} ${what}.`);
  for (const [site, id] of kit.sites.entries())
    check(
      g.hits[site] <= kit.limits.deckHits && g.misses[site] <= kit.limits.deckMisses,
      'S6.1.3',
      `${id}: the deck is larger than that of a new machine.`,
    );
  for (const building of [BUILDING.courtyard, BUILDING.hospital])
    check(g.saboteur[building] === 0, 'S8.4.2', 'A Saboteur is in a building that has actions.');
};

/** Where a token of the ritual lies: its nth section, building, machine space or heroic order. */
const spaces = (g: Siege, ritual: number): number[] => {
  const start = g.kit.riteStart[ritual];
  const last = g.kit.riteRitual.lastIndexOf(ritual);
  return g.rite.slice(start, last + 1).flatMap((face, nth) => (face === NO_TOKEN ? [] : nth));
};

export const ritualsFit = (g: Siege, check: Check): void => {
  const { kit } = g;
  check(
    spaces(g, BLOODSTONES).every((site) => isBarrage(g, site)),
    'S9.3.2',
    'The tokens of Bloodstones lie on barrage machines.',
  );
  check(
    spaces(g, DEMON).every((building) => kit.buildingActions[building].length > 0),
    'S9.4.2',
    'The tokens of the Demon lie on buildings that have actions.',
  );
  check(
    spaces(g, POSSESSION).every(
      (order) => g.heroicDone[order] === 0 || g.rite[kit.riteStart[POSSESSION] + order] === TURNED,
    ),
    'S9.6.2',
    'The tokens of Possession lie on heroic orders not yet used.',
  );
  check(
    !g.rite.includes(SECOND) || objectiveHolds(g, OBJECTIVE.devotedWarlocks),
    'S17.5.2',
    'A second target needs Devoted Warlocks.',
  );
};

export const cardsFit = (g: Siege, check: Check): void => {
  for (const [section, order] of g.order.entries())
    check(
      order === NONE || unitsOn(g, section) > 0,
      'S11.1.2',
      `${g.kit.sections[section]}: an order lies where an invader unit stands.`,
    );
  for (const [card, id] of g.kit.cards.entries()) {
    const phase = phaseOf(g, card);
    check(g.spy[card] === 0 || (phase > 1 && phase < 6), 'S15.7.2.2', 'A Spy lies on a card of Phases 2 to 5.');
    const paid = g.paidWood[card] + UNITS.reduce((sum, _name, unit) => sum + g.paid[paidOn(card, unit)], 0);
    check(paid === 0 || g.used[card] === 1, 'S4.3.4', `${id}: nothing lies on a card that was not used.`);
  }
};
