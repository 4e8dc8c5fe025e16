import {
  actionsBlock,
  actionsPiece,
  addCourse,
  addFront,
  addOne,
  addWill,
  block,
  courseBlocks,
  frontBlock,
  kaiserschlachtBlock,
  keyOfFront,
  Layout,
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
import { RECONSTRUCTED } from '../data/kit.ts';
import { countryAt } from '../rules/coups.ts';
import { attackCanCome } from '../rules/narrows.ts';
import { BUREAU, TURKEY, type War } from '../rules/war.ts';
import { chanceOfFleet, chanceOfForcing } from './narrows.ts';

/** What a position of Ottoman Sunset holds, as the inputs of its judgement. Sizes are those of the set that the network was made for. */

const { kit } = RECONSTRUCTED;
const { fronts, sinai, low, high, fortification, defence, markers } = kit;
const CARDS = kit.cards.length;
const FAR = kit.front.map(({ far }) => far);
/** Where the Bureau can be, and that it is nowhere yet. */
const PLACES = BUREAU.max(kit) + 2;
/** A fleet that is sure to come and to pass is not the end of all plans: its card may be late. */
const MOST_DANGER = 0.95;

/** The blocks, in the order of their inputs. */
export const LAYOUT = new Layout({
  ...courseBlocks(CARDS),
  joined: block('cards', 2),
  // The Straits closed, the Pipeline laid, a fleet still to come, a stubborn one.
  lasting: block('cards', 4),
  ...momentBlocks(CARDS),
  ...Object.fromEntries(fronts.map((id, i) => [id, frontBlock(id, FAR[i])])),
  // The fortification of Gaza-Beersheba by its strength, and that there is one times the Advances to come, while the Sinai Front is before it.
  gaza: block('sinai', fortification + 2),
  will: willBlock(low, high),
  ...resourceBlocks(kit.theaters, kit.theaterLimit),
  korps: storeBlock(markers.korps),
  'korps-front': block('markers', fronts.length),
  yildirim: storeBlock(markers.yildirim),
  // Where the Bureau is, and that its Coup is still to come.
  bureau: block('coups', PLACES + 1),
  // Each defence, and how likely no fleet forces them, as a logarithm.
  narrows: block('narrows', defence.length + 1),
  kaiserschlacht: kaiserschlachtBlock,
  actions: actionsBlock,
});
const { at } = LAYOUT;
const RELIEFS = reliefsOf(kit);
const FRONTS = fronts.map((id, front) => ({ front, far: FAR[front], at: at[id], reliefs: RELIEFS[front] }));

/** What the cards bring, with the Coups and the fleet. */
export interface OttomanOutlook extends Outlook {
  /** Is the Coup of this country still to come? */
  readonly coups: readonly boolean[];
  readonly fleet: number;
}

export const outlook = (g: War): OttomanOutlook => {
  const common = outlookOf(g, g.kit.cards.length);
  const coups = g.kit.countries.map((id) =>
    g.kit.cards.some(
      ({ event }, i) => common.left[i] && event.some((clause) => clause.do === 'coup' && clause.country === id),
    ),
  );
  return { ...common, coups, fleet: chanceOfFleet(g, common) };
};

/** Is a fleet to be feared? */
const fleetCanCome = (g: War, { fleet }: OttomanOutlook): boolean => fleet > 0 && attackCanCome(g);

/** What no move changes. */
export const addGiven = (g: War, ahead: OttomanOutlook, sink: Sink): void => {
  addCourse(g, ahead, LAYOUT, sink);
  for (let epoch = 0; epoch < g.joined.length; epoch++) if (g.joined[epoch]) sink.add(at.joined + epoch, 1);
  const lasting = [g.uboats, g.pipeline, fleetCanCome(g, ahead), g.stubborn];
  for (let i = 0; i < lasting.length; i++) if (lasting[i]) sink.add(at.lasting + i, 1);
};

const beforeGaza = (g: War): boolean => g.space[sinai] > kit.front[sinai].fortification;

const addGaza = (g: War, ahead: OttomanOutlook, sink: Sink): void => {
  if (!beforeGaza(g)) return;
  addOne(at.gaza, fortification + 1, g.gaza, sink);
  if (g.gaza > 0) sink.add(at.gaza + fortification + 1, ahead.advances[sinai] / 10);
};

/** The Bureau helps the Coup of the country in which it is (O1.4.3). */
const addBureau = ({ bureau }: War, { coups }: OttomanOutlook, sink: Sink): void => {
  addOne(at.bureau, PLACES, bureau + 1, sink);
  if (bureau > TURKEY && coups[countryAt(bureau)]) sink.add(at.bureau + PLACES, 1);
};

/** The defences of the Narrows as one number. */
const standing = ({ defence: built }: War): number => {
  let key = 0;
  for (let one = 0; one < built.length; one++) key = 2 * key + built[one];
  return key;
};

const addNarrows = (g: War, ahead: OttomanOutlook, sink: Sink): void => {
  if (!fleetCanCome(g, ahead)) return;
  for (let one = 0; one < defence.length; one++) if (g.defence[one]) sink.add(at.narrows + one, 1);
  const danger = Math.min(MOST_DANGER, chanceOfForcing(g) * ahead.fleet);
  sink.add(at.narrows + defence.length, Math.log(1 - danger));
};

/** What moves may change, all but the Kaiserschlacht and National Will, which dice change too. */
export const PIECES: readonly Piece<War, OttomanOutlook>[] = [
  ...FRONTS.map(
    (one): Piece<War, OttomanOutlook> => ({
      key: (g, moment) => keyOfFront(g, one.front, moment),
      add: (g, ahead, moment, sink) => addFront(g, ahead, moment, one, sink),
    }),
  ),
  { key: (g) => (beforeGaza(g) ? 1 + g.gaza : 0), add: (g, ahead, _moment, sink) => addGaza(g, ahead, sink) },
  { key: ({ bureau }) => bureau + 1, add: (g, ahead, _moment, sink) => addBureau(g, ahead, sink) },
  {
    key: (g) => (attackCanCome(g) ? 1 + standing(g) : 0),
    add: (g, ahead, _moment, sink) => addNarrows(g, ahead, sink),
  },
  resourcesPiece(LAYOUT),
  storePiece('korps', (g) => g.korps, LAYOUT),
  servingPiece('korps-front', (g) => g.korpsFront, LAYOUT),
  storePiece('yildirim', (g) => g.yildirim, LAYOUT),
  actionsPiece(LAYOUT),
];

export const addWillOf = (_g: War, will: number, ahead: OttomanOutlook, sink: Sink): void =>
  addWill(will, low, high, ahead, LAYOUT, sink);
