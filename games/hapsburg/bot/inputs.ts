import {
  actionsBlock,
  actionsPiece,
  addCourse,
  addFront,
  addOne,
  addTwice,
  addWill,
  block,
  courseBlocks,
  type FrontAt,
  frontBlock,
  kaiserschlachtBlock,
  keyOfFront,
  Layout,
  type Moment,
  momentBlocks,
  type Outlook,
  outlookOf,
  type Piece,
  reliefsOf,
  resourceBlocks,
  resourcesPiece,
  type Sink,
  servingPiece,
  storeBlock,
  storePiece,
  willBlock,
} from '@ravelin/games/empires/bot';
import { ALL, RANDOM, RANDOM_LESS, RECONSTRUCTED } from '../data/kit.ts';
import { DECK, PLAYED } from '../rules/deck.ts';
import { isActive } from '../rules/fronts.ts';
import { NONE, VICTORIES, type War } from '../rules/war.ts';

/** What a position of Hapsburg Eclipse holds, as the inputs of its judgement. Sizes are those of the set that the network was made for. */

const { kit } = RECONSTRUCTED;
const { fronts, carpathian, polish, balkan, low, high } = kit;
const LOYALTIES = kit.loyal + 1;
const NATIONS = kit.nations.length;
const CARDS = kit.cards.length;
const STRENGTHS = kit.fortress + 1;
const FAR = kit.front.map(({ far }) => far);
const TEN = 10;
/** Victories beyond those that the Great Retreat needs: too few, and up to four more. */
const SPARE = 6;

const frontBlocks = Object.fromEntries(fronts.map((id, i) => [id, frontBlock(id, FAR[i])]));

/** The blocks, in the order of their inputs. */
export const LAYOUT = new Layout({
  ...courseBlocks(CARDS),
  status: block('cards', kit.status.length),
  ...momentBlocks(CARDS),
  ...frontBlocks,
  // The Balkan Front while the Trench Line holds, by space: at once, and times its Advances to come. The same of the victory of Lodz, wherever it stands.
  trench: block('balkan', 2 * (FAR[balkan] + 1)),
  lodz: block('polish', 2),
  // Every standing of the three Nationalities together.
  loyalty: block('loyalty', LOYALTIES ** NATIONS),
  // Each alone, by its Loyalty: at once, times the Loyalty Tests to come, those of the next card, and those of this one.
  ...Object.fromEntries(kit.nations.map((id) => [id, block('loyalty', 4 * LOYALTIES)])),
  // The Fortress by its strength, before the Carpathian Front has passed it and afterwards: at once, and times what is to come.
  fortress: block('fortress', 4 * STRENGTHS),
  retreat: block('retreat', 2 * SPARE),
  will: willBlock(low, high),
  // A war that ends early is won by a higher will than at its start.
  goal: block('will', 3),
  ...resourceBlocks(kit.theaters, kit.theaterLimit),
  intercepts: storeBlock(3),
  mackensen: storeBlock(5),
  aid: storeBlock(3),
  'aid-front': block('markers', fronts.length),
  'mackensen-front': block('markers', fronts.length),
  kaiserschlacht: kaiserschlachtBlock,
  actions: actionsBlock,
});
const { at } = LAYOUT;
const RELIEFS = reliefsOf(kit);
const FRONTS = fronts.map((id, front) => ({ front, far: FAR[front], at: at[id], reliefs: RELIEFS[front] }));

/** What the cards bring, with the Loyalty Tests to be expected of each Nationality: of all cards to come, of the next one, and of the current one. */
export interface HapsburgOutlook extends Outlook {
  readonly tests: readonly number[];
  readonly nextTests: readonly number[];
  readonly testsNow: readonly number[];
}

/** H3.2.5, H3.2.6: how often each Nationality is picked by a die. */
const picked = (random: readonly number[], less: number, nation: number): number =>
  random.filter((_, face) => random[Math.max(0, face - less)] === nation).length / random.length;

/** Adds the Loyalty Tests of a card. */
const addTests = (g: War, card: number, part: number, tests: number[]): void => {
  for (const symbol of g.kit.cards[card].loyalty)
    for (let nation = 0; nation < tests.length; nation++) {
      if (symbol === ALL || symbol === nation) tests[nation] += part;
      else if (symbol === RANDOM || symbol === RANDOM_LESS)
        tests[nation] += part * picked(g.kit.random, symbol === RANDOM ? 0 : 1, nation);
    }
};

export const outlook = (g: War): HapsburgOutlook => {
  const common = outlookOf(g, g.last);
  const [tests, nextTests, testsNow] = [0, 1, 2].map(() => g.kit.nations.map(() => 0));
  for (let zone = DECK; zone < PLAYED; zone++) for (const card of g.zones[zone]) addTests(g, card, common.share, tests);
  for (const card of g.zones[DECK]) addTests(g, card, 1 / g.zones[DECK].length, nextTests);
  if (g.card !== NONE) addTests(g, g.card, 1, testsNow);
  return { ...common, tests, nextTests, testsNow };
};

const LOYALTY_AT = kit.nations.map((id) => at[id]);
const loyaltyOf = ({ loyalty }: War, nation: number): number => Math.min(LOYALTIES - 1, loyalty[nation]);

/** How the Nationalities stand, all of them together as one number. */
const standingOf = (g: War): number => {
  let joint = 0;
  for (let nation = 0; nation < NATIONS; nation++) joint = joint * LOYALTIES + loyaltyOf(g, nation);
  return joint;
};

const addLoyalty = (g: War, { tests, nextTests, testsNow }: HapsburgOutlook, moment: Moment, sink: Sink): void => {
  sink.add(at.loyalty + standingOf(g), 1);
  for (let nation = 0; nation < NATIONS; nation++) {
    const place = LOYALTY_AT[nation] + loyaltyOf(g, nation);
    sink.add(place, 1);
    sink.add(place + LOYALTIES, tests[nation] / TEN);
    sink.add(place + 2 * LOYALTIES, nextTests[nation]);
    if (typeof moment === 'object') sink.add(place + 3 * LOYALTIES, testsNow[nation]);
  }
};

/** The Carpathian Front: 0 off the map, 1 before the Fortress or in it, 2 beyond it. */
const besieged = (g: War): number =>
  isActive(g, carpathian) ? (g.space[carpathian] < kit.front[carpathian].fortress ? 2 : 1) : 0;

const addFortress = (g: War, ahead: Outlook, sink: Sink): void => {
  const where = besieged(g);
  if (where > 0)
    addTwice(at.fortress, 2 * STRENGTHS, Math.min(STRENGTHS - 1, g.fortress) + (where - 1) * STRENGTHS, ahead, sink);
};

const victories = (g: War): number => {
  let number = 0;
  for (let battle = 0; battle < g.kit.battle.length; battle++) if (g.box[battle] === VICTORIES) number++;
  return number;
};

/** H4.5.9: the Victories that could pay for the Great Retreat, beyond one for each space. */
const addRetreat = (g: War, ahead: Outlook, sink: Sink): void => {
  if (isActive(g, polish)) addTwice(at.retreat, SPARE, victories(g) - (FAR[polish] - g.space[polish]) + 1, ahead, sink);
};

/** What no move changes. */
export const addGiven = (g: War, ahead: HapsburgOutlook, sink: Sink): void => {
  addCourse(g, ahead, LAYOUT, sink);
  addOne(at.status, kit.status.length, g.status - 1, sink);
};

/** The Front with what stands by it: the Balkan Front's Trench Line, the victory of Lodz. */
const addFrontWith = (g: War, ahead: Outlook, moment: Moment, one: FrontAt, sink: Sink): void => {
  const { front, far } = one;
  addFront(g, ahead, moment, one, sink);
  if (!isActive(g, front)) return;
  const advances = ahead.advances[front] / TEN;
  if (front === balkan && g.trench) {
    addOne(at.trench, far + 1, g.space[front], sink);
    addOne(at.trench + far + 1, far + 1, g.space[front], sink, advances);
  }
  if (front === polish && g.lodz) {
    sink.add(at.lodz, 1);
    sink.add(at.lodz + 1, advances);
  }
};

/** What moves may change, all but the Kaiserschlacht and National Will, which dice change too. */
export const PIECES: readonly Piece<War, HapsburgOutlook>[] = [
  ...FRONTS.map(
    (one): Piece<War, HapsburgOutlook> => ({
      key: (g, moment) => 4 * keyOfFront(g, one.front, moment) + 2 * g.lodz + g.trench,
      add: (g, ahead, moment, sink) => addFrontWith(g, ahead, moment, one, sink),
    }),
  ),
  { key: (g, moment) => 2 * standingOf(g) + (typeof moment === 'object' ? 1 : 0), add: addLoyalty },
  { key: (g) => 3 * g.fortress + besieged(g), add: (g, ahead, _moment, sink) => addFortress(g, ahead, sink) },
  {
    key: (g) => (isActive(g, polish) ? 1 + 100 * victories(g) + g.space[polish] : 0),
    add: (g, ahead, _moment, sink) => addRetreat(g, ahead, sink),
  },
  resourcesPiece(LAYOUT),
  storePiece('intercepts', (g) => g.intercepts, LAYOUT),
  storePiece('mackensen', (g) => g.mackensen, LAYOUT),
  storePiece('aid', (g) => g.aid, LAYOUT),
  servingPiece('aid-front', (g) => g.aidFront, LAYOUT),
  servingPiece('mackensen-front', (g) => g.mackensenFront, LAYOUT),
  actionsPiece(LAYOUT),
];

export const addWillOf = (g: War, will: number, ahead: HapsburgOutlook, sink: Sink): void => {
  addWill(will, low, high, ahead, LAYOUT, sink);
  if (g.last >= g.kit.cards.length) return;
  const above = Math.min(high, will) - g.startWill - 0.5;
  sink.add(at.goal, 1);
  sink.add(at.goal + 1, above / (1 + ahead.cards / 8));
  if (above > 0) sink.add(at.goal + 2, 1);
};
