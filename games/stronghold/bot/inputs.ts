import { ACTIONS, BUILDINGS, CARDS, OBJECTIVES, PLANS } from '../data/names.ts';
import { capacity, defenderSpaces, guardsAt, hasGear, piecesAt } from '../rules/board.ts';
import { HELD_PLANS, KEPT_OBJECTIVES, MET_OBJECTIVES, OPEN_PLANS } from '../rules/piles.ts';
import {
  CANNON,
  cauldronAt,
  EQUIPMENT,
  FURY,
  GOBLIN,
  garrisonAt,
  HEROES,
  HEROICS,
  hordeAt,
  ITEMS,
  MACHINES,
  MARKSMAN,
  NO_TOKEN,
  NONE,
  SIEGE_TOWER,
  type Siege,
  TARGET,
  TRAPS,
  UNITS,
} from '../rules/siege.ts';
import { FEATURES } from './features.ts';
import { danger, measure } from './measure.ts';
import { barrageOn, hold, marginNow, marginWithin } from './reckoning.ts';

/** What the network looks at (judgement.ts): the same numbers of each wall section, and some of the siege as a whole; each about as large as 1. */

const yes = (is: boolean): number => (is ? 1 : 0);

/** By how many maneuvers and with what a goblin counts margins are reckoned. */
const MANEUVERS = [1, 2];

/** Numbers of one section. */
const PIECES = UNITS.length + 1;
/** Sections of our board, each of which counts for itself; another board may have more. */
const SECTIONS = 9;
export const OF_SECTION =
  SECTIONS + 3 + 4 * 2 + 2 + 3 + 2 + HEROES.length + 3 + 2 + 2 * ITEMS.length + 1 + 3 * PIECES + EQUIPMENT.length + 6;

export const sectionsOf = (g: Siege, out: Float32Array): number => {
  const { kit } = g;
  const fury = kit.limits.furyStrength;
  let at = 0;
  const put = (...values: readonly number[]): void => {
    for (const value of values) out[at++] = value;
  };
  for (let section = 0; section < kit.sections.length; section++) {
    const place = kit.sectionPlace[section];
    const now = marginNow(g, section);
    for (let one = 0; one < SECTIONS; one++) put(yes(one === section));
    put(now / 10, danger(now), yes(piecesAt(g, place) > 0));
    for (const maneuvers of MANEUVERS)
      for (const goblin of [1, fury]) {
        const margin = marginWithin(g, section, maneuvers, goblin);
        put(margin / 10, danger(margin));
      }
    put(hold(g, section) / 15, barrageOn(g, section));
    const guards = garrisonAt(section, MARKSMAN);
    for (let guard = 0; guard < 3; guard++) put(g.garrison[guards + guard] / 3);
    put((defenderSpaces(g, section) - guardsAt(g, section)) / 3, g.walls[section] / 4);
    for (const hero of HEROES.keys()) put(yes(g.hero[hero] === section));
    for (let unit = 0; unit < UNITS.length; unit++) put(g.cauldron[cauldronAt(section, unit)]);
    put(g.ladder[section], yes(g.glare === section));
    for (const item of ITEMS.keys()) {
      let [manned, empty] = [0, 0];
      for (const tower of kit.sectionTowers[section]) {
        if (g.item[tower] !== item) continue;
        if (g.garrison[garrisonAt(kit.towerPost[tower], MARKSMAN)] > 0) manned++;
        else empty++;
      }
      put(manned, empty);
    }
    let marksmen = 0;
    for (const tower of kit.sectionTowers[section]) marksmen += g.garrison[garrisonAt(kit.towerPost[tower], MARKSMAN)];
    put(marksmen / 3);
    for (let piece = GOBLIN; piece <= SIEGE_TOWER; piece++) put(g.horde[hordeAt(place, piece)] / 3);
    for (const away of MANEUVERS)
      for (let piece = GOBLIN; piece <= SIEGE_TOWER; piece++) {
        let n = 0;
        for (let from = 0; from < kit.maraudersPlace; from++)
          if (kit.steps[from][section] === away) n += g.horde[hordeAt(from, piece)];
        put(n / 6);
      }
    for (let equipment = 0; equipment < EQUIPMENT.length; equipment++) put(yes(hasGear(g, section, equipment)));
    const order = g.order[section];
    put(yes(order !== NONE), yes(order === FURY), g.orderOpen[section], g.fought[section]);
    put((capacity(g, place) - piecesAt(g, place)) / 4, g.sapped[section]);
  }
  return kit.sections.length;
};

const ROUNDS = 7;
const RITUALS = 5;
export const OF_WHOLE =
  FEATURES.length +
  2 * CARDS.length +
  2 * OBJECTIVES.length +
  2 * PLANS.length +
  2 * ACTIONS.length +
  3 * BUILDINGS.length +
  2 * HEROICS.length +
  ROUNDS +
  3 * UNITS.length +
  3 +
  MACHINES.length +
  2 * RITUALS +
  TRAPS.length +
  UNITS.length +
  2 * PIECES +
  17;

const among = (zone: readonly number[], count: number, put: (...values: number[]) => void): void => {
  for (let one = 0; one < count; one++) put(yes(zone.includes(one)));
};

export const wholeOf = (g: Siege, out: number[]): void => {
  const { kit } = g;
  measure(g, out);
  out.length = FEATURES.length;
  const put = (...values: readonly number[]): void => {
    out.push(...values);
  };
  for (let card = 0; card < CARDS.length; card++) {
    const spot = g.line.indexOf(card);
    put(yes(spot >= g.next), g.spy[card]);
  }
  among(g.zones[KEPT_OBJECTIVES], OBJECTIVES.length, put);
  among(g.zones[MET_OBJECTIVES], OBJECTIVES.length, put);
  among(g.zones[HELD_PLANS], PLANS.length, put);
  among(g.zones[OPEN_PLANS], PLANS.length, put);
  for (let action = 0; action < ACTIONS.length; action++) put(g.placed[action] / 3, g.completed[action]);
  for (const post of kit.buildingPost)
    for (let guard = 0; guard < 3; guard++) put(g.garrison[garrisonAt(post, guard)] / 3);
  for (let heroic = 0; heroic < HEROICS.length; heroic++) put(g.heroicDone[heroic], g.heroicLost[heroic]);
  for (let round = 1; round <= ROUNDS; round++) put(yes(g.round === round));
  for (let unit = 0; unit < UNITS.length; unit++) put(g.bag[unit] / 15, g.supply[unit] / 8, g.discarded[unit] / 15);
  for (const number of g.reserve) put(number / 5);
  for (let machine = 0; machine < MACHINES.length; machine++)
    put(g.machine.filter((one) => one === machine).length / 2);
  const tokens = new Array(2 * RITUALS).fill(0);
  for (let rite = 0; rite < g.rite.length; rite++)
    if (g.rite[rite] !== NO_TOKEN) tokens[2 * kit.riteRitual[rite] + yes(g.rite[rite] === TARGET)]++;
  put(...tokens);
  for (let trap = 0; trap < TRAPS.length; trap++) put(g.trap.filter((one) => one === trap).length / 2);
  for (let unit = 0; unit < UNITS.length; unit++) put(g.horde[hordeAt(kit.maraudersPlace, unit)] / 3);
  for (const places of [kit.foregrounds.map((_, foreground) => foreground), kit.rampartPlace])
    for (let piece = GOBLIN; piece <= SIEGE_TOWER; piece++)
      put(places.reduce((sum, place) => sum + g.horde[hordeAt(place, piece)], 0) / 10);
  const sum = (table: readonly number[]): number => table.reduce((total, n) => total + n, 0);
  put(g.next / 9, g.due / 6, g.hourglasses / 6, g.wood / 10, sum(g.used) / 9);
  put(sum(g.bridge), sum(g.trenchMaster) / 2, sum(g.hits) / 4, sum(g.misses) / 6, yes(g.malfunction !== NONE));
  put(g.item.filter((item) => item === CANNON).length / 2, g.removed / 3, g.unseen / 3);
  put(yes(g.blessing !== NONE), g.withheld / 2, g.lean, sum(g.ordersLost) / 3);
};
