import type { Move, Situation } from '@ravelin/engine';
import { ACTION, PLAN } from '../data/names.ts';
import { hasMantelet, unitsAt } from '../rules/board.ts';
import {
  BAY_WINDOW,
  CANNON,
  GOBLIN,
  guardOf,
  hordeAt,
  MANTELET,
  ORC,
  POLE,
  postOf,
  type Siege,
  sectionOfCauldron,
  strengthOf,
  TROLL,
  unitOfCauldron,
} from '../rules/siege.ts';
import { cardWorthToSpy } from './cards.ts';
import type { Defence } from './defence.ts';
import { hitChance } from './reckoning.ts';
import { idleUnit } from './spending.ts';
import {
  blessingWorth,
  cauldronWorth,
  itemWorth,
  jamWorth,
  mixUpWorth,
  payoff,
  shotWorth,
  trapWorth,
  wallAt,
} from './works.ts';

/** The defender's choices inside an action, a plan, an order or the assault: a score for each move that is open. */

export type DefenceScore = (defence: Defence, move: Move, at: Situation<Siege>) => number;

const PLAN_WORTH: Readonly<Record<number, number>> = {
  [PLAN.emergencyMuster]: 5,
  [PLAN.borrowedTime]: 4,
  [PLAN.pleaForAMiracle]: 4,
  [PLAN.nightMasons]: 3,
  [PLAN.boilingReserve]: 3,
  [PLAN.forcedMarch]: 3,
  [PLAN.scorchedPaths]: 2,
  [PLAN.officersStand]: 2,
};

/** The item that a tower is asked for, by the action under way. */
const itemOf = (action: number): number => {
  if (action === ACTION.cannon) return CANNON;
  return action === ACTION.pole ? POLE : BAY_WINDOW;
};

/** What a cannon can expect to kill there: the more kinds and the stronger, the better (S18.2.6). */
const cannonWorth = (g: Siege, place: number): number => {
  const rampart = g.kit.rampartOfPlace[place];
  if (rampart >= 0 && g.trenchMaster[rampart] === 1) return 0;
  const at = hordeAt(place, GOBLIN);
  let worth = 0;
  for (let card = 0; card < g.kit.hitCards.length; card++)
    for (let unit = TROLL; unit >= GOBLIN; unit--)
      if (g.kit.cannonKills[card][unit] && g.horde[at + unit] > 0) {
        worth += strengthOf(unit);
        break;
      }
  return worth + 0.01 * unitsAt(g, place);
};

const volleyWorth = (g: Siege, rampart: number): number =>
  hasMantelet(g, rampart)
    ? -1
    : unitsAt(g, g.kit.rampartPlace[rampart]) + 0.5 * g.horde[hordeAt(g.kit.rampartPlace[rampart], ORC)];

/** Strong units first: they bring most strength into few spaces. */
const strongDead: DefenceScore = (_defence, { chosen }) => -chosen.length;

const sum = (list: readonly number[], of: (one: number) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

export const DEFENDER_CHOICES: Readonly<Record<string, DefenceScore>> = {
  plans: (_defence, { chosen }) => sum(chosen, (plan) => PLAN_WORTH[plan] ?? 0),
  full: (defence, { chosen: [action] }) => payoff(defence, action),
  wall: (defence, { chosen: [section] }) => wallAt(defence, section),
  ladder: (defence, { chosen: [section] }) => defence.gain(section, 1, 0),
  mount: (defence, { chosen: [tower] }, { locals }) => itemWorth(defence, tower, itemOf(locals.action)),
  cauldron: (defence, { chosen: [cauldron] }) =>
    cauldronWorth(defence, sectionOfCauldron(cauldron), unitOfCauldron(cauldron)),
  trap: (defence, { chosen: [path, trap] }) => trapWorth(defence.g, path, trap),
  'spy card': (defence, { chosen: [card] }) => cardWorthToSpy(defence.g, card),
  malfunction: (defence, { chosen: [site] }) => jamWorth(defence, site),
  glare: (defence, { chosen: [section] }) => defence.glare(section),
  blessing: (defence, { chosen: [side] }) => blessingWorth(defence.g, side),
  'mix-up': (defence, { chosen: [section] }) => mixUpWorth(defence, section),
  sharpshooters: (defence, { chosen: [horde] }) => shotWorth(defence, horde),
  reinforce: (defence, { chosen: [guard, section] }) => defence.gain(section, strengthOf(guard), 0),
  labour: (defence, { chosen: [unit, action] }) => payoff(defence, action) + (unit === idleUnit(defence.g) ? 10 : 0),
  withdraw: (defence, { chosen: [unit] }) => defence.gain(postOf(unit), -strengthOf(guardOf(unit)), 0),
  sortie: ({ g }, { chosen: [site] }) => (g.machine[site] === MANTELET ? 0.2 : hitChance(g, site)),
  'give up': (defence, { chosen: [unit] }) => defence.gain(postOf(unit), -strengthOf(guardOf(unit)), 0),
  cannon: ({ g }, { chosen: [tower, place] }) => cannonWorth(g, place) - 0.001 * tower,
  'cannon kill': (_defence, { chosen: [unit] }) => unit,
  'ballista victim': (_defence, { chosen: [unit] }) => unit,
  volley: ({ g }, { chosen }) => sum(chosen, (rampart) => volleyWorth(g, rampart)),
  'blessed volley': ({ g }, { chosen: [rampart] }) => volleyWorth(g, rampart),
  'invader losses': strongDead,
  pole: (defence, { chosen }) => (chosen.length === 1 ? -1 : defence.gain(chosen[0], 0, 1)),
  hospital: (_defence, { chosen }) => sum(chosen, (unit) => strengthOf(unit)),
};
