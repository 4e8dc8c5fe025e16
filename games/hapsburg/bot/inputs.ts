import {
  actionsPiece,
  addCourse,
  addFront,
  addWill,
  type Block,
  keyOfFront,
  Layout,
  type Outlook,
  outlookOf,
  type Piece,
  reliefOf,
  resourcesPiece,
  SIZE_OF_KAISERSCHLACHT,
  SIZE_OF_STORE,
  SIZE_OF_THEATER,
  type Sink,
  sizeOfFront,
  sizeOfWill,
  storePiece,
  toCome,
} from '@ravelin/games/empires/bot';
import { ALL, RANDOM, RANDOM_LESS, RECONSTRUCTED } from '../data/kit.ts';
import { DECK, PLAYED } from '../rules/deck.ts';
import { isActive } from '../rules/fronts.ts';
import { russiaTires } from '../rules/national-will.ts';
import { VICTORIES, type War } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';

/** What a position of Hapsburg Eclipse holds, as the inputs of its judgement. Sizes are those of the set that the weights were made for. */

const { kit } = RECONSTRUCTED;
const LOYALTIES = kit.loyal + 1;
const NATIONS = kit.nations.length;
const CARDS = kit.cards.length;
const { carpathian, polish, balkan, low, high } = kit;
const FAR = kit.front.map(({ far }) => far);

const RELIEF = reliefOf(kit);

const block = (feature: string, size: number): Block => ({ feature, size });

const frontBlocks = Object.fromEntries(kit.fronts.map((id, i) => [id, block(id, sizeOfFront(FAR[i]))]));

/** The blocks, in the order of their inputs. */
export const LAYOUT = new Layout({
  bias: block('cards', 1),
  ...frontBlocks,
  ...RELIEF.blocks,
  // The Balkan Front while the Trench Line holds is another track.
  'balkan-trench': block('balkan', sizeOfFront(FAR[balkan])),
  lodz: block('polish', 1),
  // Every standing of the three Nationalities together; then each alone, times the Loyalty Tests to come.
  loyalty: { ...block('loyalty', LOYALTIES ** NATIONS), steps: [1, LOYALTIES, LOYALTIES ** 2] },
  tests: block('loyalty', LOYALTIES * NATIONS),
  will: block('will', sizeOfWill(low, high)),
  // A war that ends early is won by a higher will than at its start.
  goal: block('will', 2),
  battles: block('battles', 2),
  western: block('resources', SIZE_OF_THEATER),
  eastern: block('resources', SIZE_OF_THEATER),
  naval: block('resources', SIZE_OF_THEATER),
  intercepts: block('markers', SIZE_OF_STORE),
  mackensen: block('markers', SIZE_OF_STORE),
  aid: block('markers', SIZE_OF_STORE),
  fortress: block('fortress', 2 * (kit.fortress + 1)),
  retreat: block('retreat', 2),
  kaiserschlacht: block('kaiserschlacht', SIZE_OF_KAISERSCHLACHT),
  weariness: block('cards', 2),
  actions: block('actions', 2),
  status: block('cards', kit.status.length),
  // Which cards are left.
  cards: block('cards', CARDS),
});
const { at } = LAYOUT;
const FRONT_AT = kit.fronts.map((id) => at[id]);
const THEATER_AT = kit.theaters.map((id) => at[id]);

/** What the cards bring, with the Loyalty Tests to be expected of each Nationality. */
export interface HapsburgOutlook extends Outlook {
  readonly tests: readonly number[];
}

/** H3.2.5, H3.2.6: how often each Nationality is picked by a die. */
const picked = (random: readonly number[], less: number, nation: number): number =>
  random.filter((_, face) => random[Math.max(0, face - less)] === nation).length / random.length;

export const outlook = (g: War): HapsburgOutlook => {
  const common = outlookOf(g, g.last);
  const tests = g.kit.nations.map(() => 0);
  for (let zone = DECK; zone < PLAYED; zone++)
    for (const card of g.zones[zone])
      for (const symbol of g.kit.cards[card].loyalty)
        for (let nation = 0; nation < tests.length; nation++) {
          if (symbol === ALL || symbol === nation) tests[nation] += common.share;
          else if (symbol === RANDOM || symbol === RANDOM_LESS)
            tests[nation] += common.share * picked(g.kit.random, symbol === RANDOM ? 0 : 1, nation);
        }
  return { ...common, tests };
};

/** National Will as this turn would count it: the Fortress falls first (H6.0.1), Russia tires (H13.21.1). */
export const willToCount = (g: War): number => {
  const { carpathian: front, front: fronts, russiaTires: tired } = g.kit;
  const falls = g.fortress === 1 && isActive(g, front) && g.space[front] < fronts[front].fortress;
  let will = countWill(falls ? { ...g, fortress: 0, ruins: g.mustHold } : g);
  if (russiaTires(g) && g.box[tired] !== VICTORIES) will++;
  // H10.2.1
  if (g.emergency && will === g.kit.low - 1 && g.resources.some((number) => number > 0)) will++;
  return will;
};

/** How the Nationalities stand, all of them together as one number. */
const standingOf = ({ loyalty }: War): number => {
  let joint = 0;
  for (let nation = 0; nation < NATIONS; nation++) joint = joint * LOYALTIES + Math.min(LOYALTIES - 1, loyalty[nation]);
  return joint;
};

const addLoyalty = (g: War, { tests }: HapsburgOutlook, sink: Sink): void => {
  for (let nation = 0; nation < NATIONS; nation++)
    sink.add(at.tests + nation * LOYALTIES + Math.min(LOYALTIES - 1, g.loyalty[nation]), tests[nation] / 10);
  sink.add(at.loyalty + standingOf(g), 1);
};

/** The Carpathian Front: 0 off the map or before the Fortress, 1 beyond it. */
const besieged = (g: War): number =>
  isActive(g, carpathian) && g.space[carpathian] < kit.front[carpathian].fortress ? 1 : 0;

const addFortress = (g: War, ahead: Outlook, sink: Sink): void => {
  if (!isActive(g, carpathian)) return;
  const strength = Math.min(kit.fortress, g.fortress);
  sink.add(at.fortress + strength + (besieged(g) ? kit.fortress + 1 : 0), toCome(ahead));
};

/** H4.5.9: the Victories that could pay for the Great Retreat, up to four; none where it is over. */
const spareVictories = (g: War): number => {
  if (g.retreat || !isActive(g, polish)) return 0;
  let victories = 0;
  for (let battle = 0; battle < g.kit.battle.length; battle++) if (g.box[battle] === VICTORIES) victories++;
  return Math.min(4, victories);
};

const addRetreat = (g: War, ahead: Outlook, sink: Sink): void => {
  const spare = spareVictories(g) / 4;
  sink.add(at.retreat, spare);
  sink.add(at.retreat + 1, spare * toCome(ahead));
};

/** What no move changes. */
export const addGiven = (g: War, ahead: HapsburgOutlook, sink: Sink): void => {
  sink.add(at.status + g.status - 1, 1);
  addCourse(g, ahead, at, sink);
};

/** The Front with what stands by it: the Balkan Front's Trench Line, the victory of Lodz. */
const frontPiece = (front: number): Piece<War, HapsburgOutlook> => ({
  key: (g) => 2 * keyOfFront(g, front) + (front === balkan ? g.trench : front === polish ? g.lodz : 0),
  add: (g, ahead, sink) => {
    const trench = front === balkan && g.trench === 1;
    addFront(g, ahead, front, FAR[front], trench ? at['balkan-trench'] : FRONT_AT[front], sink);
    RELIEF.add(g, ahead, front, LAYOUT, sink);
    if (front === polish && g.lodz && isActive(g, polish)) sink.add(at.lodz, 1);
  },
});

/** What moves may change, all but National Will, which dice change too. */
export const PIECES: readonly Piece<War, HapsburgOutlook>[] = [
  ...kit.fronts.map((_, front) => frontPiece(front)),
  { key: standingOf, add: addLoyalty },
  { key: (g) => (isActive(g, carpathian) ? 1 + 2 * g.fortress + besieged(g) : 0), add: addFortress },
  { key: spareVictories, add: addRetreat },
  resourcesPiece({
    theaters: THEATER_AT,
    battles: at.battles,
    kaiserschlacht: at.kaiserschlacht,
    western: kit.western,
  }),
  storePiece((g) => g.intercepts, at.intercepts),
  storePiece((g) => g.mackensen, at.mackensen),
  storePiece((g) => g.aid, at.aid),
  actionsPiece(at.actions),
];

export const addWillOf = (g: War, will: number, ahead: HapsburgOutlook, sink: Sink): void => {
  addWill(will, low, high, ahead, at.will, sink);
  if (g.last >= g.kit.cards.length) return;
  const ahead8 = 1 + ahead.cards / 8;
  sink.add(at.goal, 1);
  sink.add(at.goal + 1, (Math.min(high, will) - g.startWill - 0.5) / ahead8);
};
