import { capacity, defenderSpaces, guardStrength, guardsAt, hasMantelet, unitsOn } from '../rules/board.ts';
import { HELD_PLANS, KEPT_OBJECTIVES } from '../rules/piles.ts';
import {
  BANNER,
  BAY_WINDOW,
  CANNON,
  GOBLIN,
  garrisonAt,
  gearOf,
  hordeAt,
  LADDER,
  MARKSMAN,
  NONE,
  ORC,
  POISON,
  SAP,
  SIEGE_TOWER,
  type Siege,
  TROLL,
} from '../rules/siege.ts';
import { furyLeft, hitChance, marginNow, marginWithin, SAFE } from './reckoning.ts';

/** The features of a position (features.ts), each about −1 to 1. */

/** A section that holds by this much or more is out of danger, whatever more there is. */
const ENOUGH = 10;
const scaled = (margin: number): number => Math.max(-ENOUGH, Math.min(ENOUGH, margin)) / ENOUGH;

/** From 0, safe, to 1, as good as breached. */
export const danger = (margin: number): number => 1 / (1 + Math.exp(0.8 * margin));

const strengthAt = (g: Siege, place: number): number => {
  const at = hordeAt(place, GOBLIN);
  return g.horde[at] + 2 * g.horde[at + ORC] + 3 * g.horde[at + TROLL];
};

const sum = (table: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < table.length; i++) total += table[i];
  return total;
};

const count = (table: readonly number[], value: number): number => {
  let n = 0;
  for (let i = 0; i < table.length; i++) if (table[i] === value) n++;
  return n;
};

const gearOn = (g: Siege, equipment: number): number => {
  let n = 0;
  for (let section = 0; section < g.kit.sections.length; section++) n += g.gear[gearOf(section, equipment)];
  return n;
};

/** Bay windows count where a marksman stands (S15.8.1.3), poles always. */
const towerItems = (g: Siege): number => {
  let n = 0;
  for (let tower = 0; tower < g.item.length; tower++) {
    if (g.item[tower] === NONE || g.item[tower] === CANNON) continue;
    n += g.item[tower] === BAY_WINDOW && g.garrison[garrisonAt(g.kit.towerPost[tower], MARKSMAN)] === 0 ? 0.4 : 1;
  }
  return n;
};

/** Units in the buildings, the Hospital apart: they can go to any section. */
const reserve = (g: Siege): number => {
  let strength = 0;
  for (let post = g.kit.buildingPost[0]; post < g.kit.defenderPlaces.length; post++)
    if (post !== g.kit.hospital) strength += guardStrength(g, post);
  return strength;
};

/** What lies on actions not yet completed. */
const begun = (g: Siege): number => {
  let n = 0;
  for (let action = 0; action < g.placed.length; action++) if (g.completed[action] === 0) n += g.placed[action];
  return n;
};

export const measure = (g: Siege, out: number[]): void => {
  const { kit } = g;
  const fury = furyLeft(g) ? kit.limits.furyStrength : 1;
  let [first, second, third] = [SAFE, SAFE, SAFE];
  let total = 0;
  let risk = 0;
  let plainRisk = 0;
  let quickRisk = 0;
  let now = SAFE;
  let held = 0;
  let atWalls = 0;
  let onWalls = 0;
  let spaces = 0;
  let massed = 0;
  for (let section = 0; section < kit.sections.length; section++) {
    const soon = marginWithin(g, section, 2, fury);
    if (soon < first) [first, second, third] = [soon, first, second];
    else if (soon < second) [second, third] = [soon, second];
    else if (soon < third) third = soon;
    total += scaled(soon);
    risk += danger(soon);
    plainRisk += danger(marginWithin(g, section, 2, 1));
    quickRisk += danger(marginWithin(g, section, 1, 1));
    const place = kit.sectionPlace[section];
    if (unitsOn(g, section) > 0) {
      held++;
      now = Math.min(now, marginNow(g, section));
    }
    const there = strengthAt(g, place);
    atWalls += there;
    let near = 0;
    for (const rampart of kit.sectionRamparts[section]) near += strengthAt(g, kit.rampartPlace[rampart]);
    massed = Math.max(massed, Math.min(there + near, 3 * capacity(g, place)));
    onWalls += guardStrength(g, section);
    spaces += defenderSpaces(g, section) - guardsAt(g, section);
  }
  let ramparts = 0;
  let mantelets = 0;
  for (let rampart = 0; rampart < kit.ramparts.length; rampart++) {
    ramparts += strengthAt(g, kit.rampartPlace[rampart]);
    if (hasMantelet(g, rampart)) mantelets++;
  }
  let trolls = 0;
  let towers = 0;
  for (let place = 0; place < kit.invaderPlaces.length; place++) {
    trolls += g.horde[hordeAt(place, TROLL)];
    towers += g.horde[hordeAt(place, SIEGE_TOWER)];
  }
  let barrage = 0;
  for (let site = 0; site < g.machine.length; site++) barrage += hitChance(g, site);
  let marksmen = 0;
  for (const post of kit.towerPost) marksmen += g.garrison[garrisonAt(post, MARKSMAN)];
  const left = (kit.limits.rounds - g.round) / (kit.limits.rounds - 1);
  let i = 0;
  out[i++] = scaled(first);
  out[i++] = scaled(second);
  out[i++] = scaled(third);
  out[i++] = total / kit.sections.length;
  out[i++] = risk / 4;
  out[i++] = plainRisk / 4;
  out[i++] = quickRisk / 4;
  out[i++] = scaled(now);
  out[i++] = held / 4;
  out[i++] = atWalls / 15;
  out[i++] = ramparts / 40;
  out[i++] = (strengthAt(g, 0) + strengthAt(g, 1)) / 30;
  out[i++] = (g.supply[GOBLIN] + 2 * g.supply[ORC] + 3 * g.supply[TROLL]) / 25;
  out[i++] = trolls / 10;
  out[i++] = massed / 12;
  out[i++] = g.wood / 10;
  out[i++] = barrage / 2;
  out[i++] = mantelets / 2;
  out[i++] = towers / 2;
  out[i++] = (gearOn(g, BANNER) + gearOn(g, LADDER)) / 3;
  out[i++] = (gearOn(g, POISON) + gearOn(g, SAP)) / 3;
  out[i++] = sum(g.quartermaster) / 2;
  out[i++] = sum(g.saboteur) / 2;
  out[i++] = onWalls / 45;
  out[i++] = marksmen / 6;
  out[i++] = reserve(g) / 12;
  out[i++] = sum(g.walls) / 20;
  out[i++] = sum(g.cauldron) / 4;
  out[i++] = count(g.item, CANNON) / 2;
  out[i++] = towerItems(g) / 3;
  out[i++] = spaces / 8;
  out[i++] = (g.trap.length - count(g.trap, NONE)) / 4;
  out[i++] = sum(g.spy) / 3;
  out[i++] = begun(g) / 6;
  out[i++] = (g.due + g.hourglasses) / 6;
  out[i++] = g.zones[HELD_PLANS].length / 2;
  out[i++] = sum(g.heroicLost) / 2;
  out[i++] = (kit.limits.objectivesKept - g.zones[KEPT_OBJECTIVES].length) / 2;
  out[i++] = left;
  out[i++] = (left * risk) / 4;
  out[i++] = (left * barrage) / 2;
  out[i++] = left === 0 ? 1 : 0;
};
