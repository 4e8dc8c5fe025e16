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
import { RECONSTRUCTED } from '../data/kit.ts';
import { countryAt } from '../rules/coups.ts';
import { attackCanCome } from '../rules/narrows.ts';
import { NONE, TURKEY, type War } from '../rules/war.ts';
import { chanceOfFleet, chanceOfForcing } from './narrows.ts';

/** What a position of Ottoman Sunset holds, as the inputs of its judgement. Sizes are those of the set that the weights were made for. */

const { kit } = RECONSTRUCTED;
const { sinai, low, high } = kit;
const FAR = kit.front.map(({ far }) => far);
/** A fleet that is sure to come and to pass is not the end of all plans: its card may be late. */
const MOST_DANGER = 0.95;
const WESTERN = kit.theaters.indexOf('western');

const RELIEF = reliefOf(kit);

const block = (feature: string, size: number): Block => ({ feature, size });

/** The blocks, in the order of their inputs. */
export const LAYOUT = new Layout({
  bias: block('cards', 1),
  ...Object.fromEntries(kit.fronts.map((id, i) => [id, block(id, sizeOfFront(FAR[i]))])),
  ...RELIEF.blocks,
  // The fortification of Gaza-Beersheba by its strength, and the Pipeline, while the Sinai Front is before them.
  gaza: block('sinai', kit.fortification + 1),
  pipeline: block('sinai', 2),
  will: block('will', sizeOfWill(low, high)),
  battles: block('battles', 1),
  coups: block('coups', 3),
  western: block('resources', SIZE_OF_THEATER),
  eastern: block('resources', SIZE_OF_THEATER),
  naval: block('resources', SIZE_OF_THEATER),
  korps: block('markers', SIZE_OF_STORE),
  yildirim: block('markers', SIZE_OF_STORE),
  narrows: block('narrows', 2),
  kaiserschlacht: block('kaiserschlacht', SIZE_OF_KAISERSCHLACHT),
  weariness: block('cards', 2),
  actions: block('actions', 2),
  joined: block('cards', 2),
  // Which cards are left.
  cards: block('cards', kit.cards.length),
});
const { at } = LAYOUT;
const FRONT_AT = kit.fronts.map((id) => at[id]);
const THEATER_AT = kit.theaters.map((id) => at[id]);

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

/** O1.4.1: the Victories to be expected of the Coups, the Bureau in Turkey or at work, and whether its Coup is near. */
const addCoups = (g: War, { coups }: OttomanOutlook, sink: Sink): void => {
  const { coupAbove, coupBureau } = g.kit;
  let expected = 0;
  for (let country = 0; country < coups.length; country++) {
    if (!coups[country]) continue;
    const here = g.bureau !== NONE && countryAt(g.bureau) === country;
    expected += (6 - coupAbove + (here ? coupBureau : 0)) / 6;
    if (here) sink.add(at.coups + 1, 1);
  }
  sink.add(at.coups, expected);
  if (g.bureau === TURKEY) sink.add(at.coups + 2, 1);
};

const beforeGaza = (g: War): boolean => g.space[sinai] > kit.front[sinai].fortification;

const addSinai = (g: War, ahead: Outlook, sink: Sink): void => {
  if (!beforeGaza(g)) return;
  sink.add(at.gaza + Math.min(kit.fortification, g.gaza), toCome(ahead));
  if (!g.pipeline) return;
  sink.add(at.pipeline, 1);
  sink.add(at.pipeline + 1, toCome(ahead));
};

/** What no move changes. */
export const addGiven = (g: War, ahead: OttomanOutlook, sink: Sink): void => {
  for (let epoch = 0; epoch < 2; epoch++) if (g.joined[epoch]) sink.add(at.joined + epoch, 1);
  addCourse(g, ahead, at, sink);
};

/** The defences of the Narrows as one number; 0: no attack can come any more. */
const narrowsOf = (g: War): number => {
  if (!attackCanCome(g)) return 0;
  let key = 2 + g.stubborn;
  for (let defence = 0; defence < g.defence.length; defence++) key = 2 * key + g.defence[defence];
  return key;
};

const addNarrows = (g: War, { fleet }: OttomanOutlook, sink: Sink): void => {
  if (fleet === 0 || !attackCanCome(g)) return;
  const danger = Math.log(1 - Math.min(MOST_DANGER, chanceOfForcing(g) * fleet));
  sink.add(at.narrows, danger);
  if (g.joined[0]) sink.add(at.narrows + 1, danger);
};

/** What moves may change, all but National Will, which dice change too. */
export const PIECES: readonly Piece<War, OttomanOutlook>[] = [
  ...kit.fronts.map(
    (_, front): Piece<War, OttomanOutlook> => ({
      key: (g) => keyOfFront(g, front),
      add: (g, ahead, sink) => {
        addFront(g, ahead, front, FAR[front], FRONT_AT[front], sink);
        RELIEF.add(g, ahead, front, LAYOUT, sink);
      },
    }),
  ),
  { key: (g) => (beforeGaza(g) ? 1 + 2 * g.gaza + g.pipeline : 0), add: addSinai },
  { key: ({ bureau }) => bureau + 1, add: addCoups },
  { key: narrowsOf, add: addNarrows },
  resourcesPiece({ theaters: THEATER_AT, battles: at.battles, kaiserschlacht: at.kaiserschlacht, western: WESTERN }),
  storePiece((g) => g.korps, at.korps),
  storePiece((g) => g.yildirim, at.yildirim),
  actionsPiece(at.actions),
];

export const addWillOf = (_g: War, will: number, ahead: OttomanOutlook, sink: Sink): void =>
  addWill(will, low, high, ahead, at.will, sink);
