import { ACTION as ACTIONS, TOKEN } from '../data/names.ts';
import { cauldronsOn, isBarrage } from './board.ts';
import { anyOf, count, countIf, sum } from './counting.ts';
import {
  BAY_WINDOW,
  CANNON,
  garrisonAt,
  IN_LINE,
  MARKSMAN,
  NONE,
  POLE,
  pieceOf,
  SIEGE_TOWER,
  type Siege,
  SOLDIER,
  sectionOfCauldron,
  unitOfCauldron,
  VETERAN,
} from './siege.ts';

export { count };

/** S12.2.6, S15: what can be done at all: where there is a place for it, and what is left of it. Public facts alone decide. */

// ---- what is left in the box (S1.4.3, S1.4.4) ---------------------------------------------------------------------------

export const wallsLeft = (g: Siege): number => g.kit.components - sum(g.walls);

export const cauldronsLeft = (g: Siege, unit: number): number =>
  g.kit.cauldronStock[unit] -
  countIf(g.cauldron, (cauldron) => g.cauldron[cauldron] === 1 && unitOfCauldron(cauldron) === unit);

export const trapsLeft = (g: Siege, trap: number): number => g.kit.trapStock[trap] - count(g.trap, trap);

/** S1.5.3: of all kinds together, which is all that the invader sees. */
export const allTrapsLeft = (g: Siege): number =>
  sum(g.kit.trapStock) - countIf(g.trap, (path) => g.trap[path] !== NONE);

// ---- where it can be done -----------------------------------------------------------------------------------------------

const hasEmptyTower = (g: Siege): boolean => anyOf(g.item, (tower) => g.item[tower] === NONE);
const canMount = (g: Siege, item: number): boolean => count(g.item, item) < g.kit.itemStock[item] && hasEmptyTower(g);

const takesCauldron = (g: Siege, cauldron: number): boolean =>
  g.cauldron[cauldron] === 0 &&
  cauldronsOn(g, sectionOfCauldron(cauldron)) < g.kit.limits.sectionCauldrons &&
  cauldronsLeft(g, unitOfCauldron(cauldron)) > 0;
export const canHang = (g: Siege): boolean => anyOf(g.cauldron, (cauldron) => takesCauldron(g, cauldron));

export const canRaise = (g: Siege): boolean => wallsLeft(g) > 0;
export const canGlare = (g: Siege): boolean => g.glare === NONE;

const takesTrap = (g: Siege, path: number): boolean => g.trap[path] === NONE && g.bridge[path] === 0;
export const canTrap = (g: Siege): boolean => allTrapsLeft(g) > 0 && anyOf(g.trap, (path) => takesTrap(g, path));

/** S15.1.1.3, S15.1.2.3: one kind below in the Barracks, a free space and a unit in the supply. */
const canTrain = (g: Siege, into: number): boolean =>
  g.garrison[garrisonAt(g.kit.barracks, into - 1)] > 0 &&
  g.garrison[garrisonAt(g.kit.barracks, into)] < g.kit.typedSpaces[g.kit.buildingOfPost[g.kit.barracks]][into] &&
  g.reserve[into] > 0;

const canShoot = (g: Siege): boolean => anyOf(g.horde, (horde) => g.horde[horde] > 0 && pieceOf(horde) !== SIEGE_TOWER);

/** S15.5.1.3. */
const canTrack = (g: Siege): boolean =>
  count(g.saboteur, 1) > 0 && g.garrison[garrisonAt(g.kit.guardHouse, MARKSMAN)] > 0;

const canJam = (g: Siege): boolean => g.malfunction === NONE && anyOf(g.machine, (site) => isBarrage(g, site));

/** S15.7.2.2. */
export const isSpyable = (g: Siege, card: number): boolean =>
  g.shelf[card] === IN_LINE && g.kit.phase[card] > 1 && g.kit.phase[card] < 6;
const canSpy = (g: Siege): boolean =>
  count(g.spy, 1) < g.kit.tokenStock[TOKEN.spy] && anyOf(g.spy, (card) => g.spy[card] === 0 && isSpyable(g, card));

const canSetLadder = (g: Siege): boolean =>
  count(g.ladder, 1) < g.kit.tokenStock[TOKEN.ladder] && count(g.ladder, 0) > 0;

type Need = readonly [key: string, text: string, ok: (g: Siege) => boolean];

const TOWER_ITEM = 'One of them must be left, and a tower must be without an item.';

/** What each action needs, by the paragraph that asks for it. */
export const NEEDS: Readonly<Record<number, Need>> = {
  [ACTIONS.trainSoldier]: [
    'S15.1.1.3',
    'It needs a marksman in the Barracks, a free soldier space there and a soldier in the supply.',
    (g) => canTrain(g, SOLDIER),
  ],
  [ACTIONS.trainVeteran]: [
    'S15.1.2.3',
    'It needs a soldier in the Barracks, a free veteran space there and a veteran in the supply.',
    (g) => canTrain(g, VETERAN),
  ],
  [ACTIONS.marksmenBlessing]: ['S15.2.1.2', 'No side may be blessed.', (g) => g.blessing === NONE],
  [ACTIONS.ordersMixUp]: [
    'S15.2.2.3/possible',
    'An order must lie on the board.',
    (g) => anyOf(g.order, (section) => g.order[section] !== NONE),
  ],
  [ACTIONS.sharpshooters]: ['S15.2.3.2/possible', 'An invader unit must be within reach.', canShoot],
  [ACTIONS.unearthlyGlare]: ['S15.2.4.2', 'The Unearthly Glare must not be on the board.', canGlare],
  [ACTIONS.cannon]: ['S15.4.1.2/possible', TOWER_ITEM, (g) => canMount(g, CANNON)],
  [ACTIONS.cauldron]: ['S15.4.2.2', 'A section must have room for a cauldron.', canHang],
  [ACTIONS.trackingSaboteurs]: [
    'S15.5.1.3',
    'There must be a Saboteur in the stronghold and a marksman in the Guard House.',
    canTrack,
  ],
  [ACTIONS.malfunction]: ['S15.7.1.2/possible', 'It needs a barrage machine, and the token must be free.', canJam],
  [ACTIONS.spy]: [
    'S15.7.2.2/possible',
    'A Spy must be left, and a card of Phases 2 to 5 in the line that bears none.',
    canSpy,
  ],
  [ACTIONS.trap]: ['S15.7.3.2', 'A trap must be left, and a path that may bear it.', canTrap],
  [ACTIONS.bayWindow]: ['S15.8.1.2/possible', TOWER_ITEM, (g) => canMount(g, BAY_WINDOW)],
  [ACTIONS.ladder]: ['S15.8.2.2/possible', 'A ladder must be left.', canSetLadder],
  [ACTIONS.pole]: ['S15.8.3.2/possible', TOWER_ITEM, (g) => canMount(g, POLE)],
  [ACTIONS.wall]: ['S15.8.4.2', 'A wall component must be left.', canRaise],
};

/** S12.2.6: can the effect be carried out now, at least in part? Public facts alone decide it. */
export const isPossible = (g: Siege, action: number): boolean => NEEDS[action][2](g);
