import type { Workshop } from '@ravelin/engine';
import {
  bad,
  type EmpireKit,
  empireKit,
  type BattleKit as FamilyBattle,
  type CardKit as FamilyCard,
  type FrontKit as FamilyFront,
  indexIn,
  modifiersFor,
  NO_SPACE,
  reader,
  spaceWhere,
} from '@ravelin/games/empires/data';
import { captions } from './captions.ts';
import fresh from './fresh-armies.json' with { type: 'json' };
import battles from './reconstructed/battles.json' with { type: 'json' };
import board from './reconstructed/board.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import scenarios from './reconstructed/scenarios.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { type Card, ComponentFiles, type Scenario } from './schema.ts';

export { MISCELLANEOUS, NO_SPACE } from '@ravelin/games/empires/data';

/** A Front's track and counter; Vienna is 0. */
export interface FrontKit extends FamilyFront {
  readonly river: readonly boolean[];
  readonly fortress: number;
  /** The space that is entered only with an Attrition Roll, and by which line (H2.3.4, H2.3.5). */
  readonly isonzo: number;
  readonly trench: number;
}

interface BattleKit extends FamilyBattle {
  /** Fought with a modifier for where a Front stands (the Trentino). */
  readonly where: { readonly front: number; readonly space: number } | undefined;
}

/** A card with its symbols as numbers. */
export interface CardKit extends FamilyCard {
  readonly epoch: Card['epoch'];
  readonly event: Card['event'];
  /** A Nationality, or ALL, RANDOM, RANDOM_LESS. */
  readonly loyalty: readonly number[];
  readonly influence: readonly number[];
  readonly closesAid: boolean;
}
export const [ALL, RANDOM, RANDOM_LESS] = [-1, -2, -3];

/** A scenario's start by index: where everything stands. */
export interface StartKit {
  readonly scenario: Scenario;
  readonly space: readonly number[];
  readonly side: readonly number[];
  readonly loyalty: readonly number[];
  readonly resources: readonly number[];
  /** The box of each battle marker: aside, victories, stalemates, defeats. */
  readonly box: readonly number[];
  readonly played: readonly number[];
}

/** A component set made ready for play: small integers index everything. */
export interface Kit extends EmpireKit {
  readonly files: ComponentFiles;
  readonly front: readonly FrontKit[];
  readonly nations: readonly string[];
  readonly nationNames: readonly string[];
  readonly identity: readonly number[];
  /** `burden[nation][front]`: a Revolt of the Nationality hinders Offensives against the Front (H3.3.3 to H3.3.5). */
  readonly burden: readonly (readonly boolean[])[];
  /** The Nationality for each face of the die. */
  readonly random: readonly number[];
  readonly loyal: number;
  readonly status: readonly string[];
  readonly markers: { readonly intercepts: number; readonly mackensen: number; readonly aid: number };
  readonly fortress: number;
  /** What undertakings cost in Actions, where it is not one (H4.1.11, H4.2.1, H4.3.2, H4.5.4). */
  readonly costs: ComponentFiles['board']['costs'];
  readonly aidBonus: number;
  /** The lowest War Status on which the Great Retreat can be made (H4.5.2). */
  readonly retreatFrom: number;
  /** Defeats that a destroyed Fortress counts (H10.4.1). */
  readonly ruins: number;
  /** The National Will beyond which Loyalty Tests change (H10.3.1, H10.3.2). */
  readonly fairWeather: ComponentFiles['board']['fairWeather'];
  /** The space to which a Russian Front returns (H13.27.5). */
  readonly returns: number;
  readonly battle: readonly BattleKit[];
  readonly russiaTires: number;
  readonly cards: readonly CardKit[];
  readonly noCard: CardKit;
  /** The War Status on which each card's Epoch joins the deck. */
  readonly joins: readonly number[];
  readonly italian: number;
  readonly polish: number;
  readonly carpathian: number;
  readonly romanian: number;
  readonly balkan: number;
  readonly croat: number;
  readonly western: number;
  readonly starts: readonly StartKit[];
}

const buildKit = (files: ComponentFiles): Kit => {
  const { fronts, nations, theaters } = files.board;
  const frontAt = (id: string): number => indexIn('Front', fronts, id);
  const nationAt = (id: string): number => indexIn('Nationality', nations, id);
  const { battles: fought, victories } = files.battles;
  const markers = [...fought, ...victories];
  const symbol = (word: string): number => {
    if (word === 'all') return ALL;
    if (word === 'random') return RANDOM;
    return word === 'random-1' ? RANDOM_LESS : nationAt(word);
  };
  for (const { event } of files.cards)
    for (const clause of event) {
      if ('front' in clause) frontAt(clause.front);
      if ('nation' in clause) nationAt(clause.nation);
      if ('battle' in clause) indexIn('Off-Map Battle', fought, clause.battle);
    }
  const { returns } = files.board;
  for (const { id, russian, spaces } of fronts)
    if (russian && returns > spaces.length)
      throw bad(
        [
          `board, ${id}: a Russian Front returns to space ${returns}, and the track ends at ${spaces.length}.`,
          `${id}: Eine russische Front kehrt auf Feld ${returns} zurück, die Leiste endet aber bei ${spaces.length}.`,
        ],
        '/board/fronts',
      );
  return {
    ...empireKit(
      { capital: 'Vienna', board: files.board, battles: fought, markers: victories, cards: files.cards },
      {
        front: (front) => ({
          river: [false, ...front.spaces.map(({ river }) => river === true)],
          fortress: spaceWhere(front, ({ fortress }) => fortress),
          isonzo: spaceWhere(front, ({ line }) => line === 'isonzo'),
          trench: spaceWhere(front, ({ line }) => line === 'trench'),
        }),
        battle: ({ location }) => ({
          where: location && { front: frontAt(location.front), space: location.space },
        }),
        card: (card) => ({
          loyalty: card.loyalty.map(symbol),
          influence: modifiersFor(card.influence, nations),
          closesAid: card.closesAid === true,
        }),
      },
    ),
    files,
    nations: nations.map(({ id }) => id),
    nationNames: nations.map(({ name }) => name),
    identity: nations.map(({ identity }) => identity),
    burden: nations.map(({ revolt }) => {
      const hindered = revolt.map(frontAt);
      return fronts.map((_, i) => hindered.includes(i));
    }),
    random: files.board.random.map(nationAt),
    loyal: files.board.loyal,
    status: files.board.status,
    markers: files.board.markers,
    fortress: files.board.fortress,
    costs: files.board.costs,
    aidBonus: files.board.aidBonus,
    retreatFrom: files.board.retreatFrom,
    ruins: files.board.ruins,
    fairWeather: files.board.fairWeather,
    returns,
    russiaTires: indexIn('Victory marker', markers, 'russia-tires'),
    joins: files.cards.map(({ epoch }) => files.board.joins[epoch] ?? 1),
    italian: frontAt('italian'),
    polish: frontAt('polish'),
    carpathian: frontAt('carpathian'),
    romanian: frontAt('romanian'),
    balkan: frontAt('balkan'),
    croat: nationAt('croat'),
    western: indexIn('theater', theaters, 'western'),
    starts: files.scenarios.map((scenario) => ({
      scenario,
      space: fronts.map(({ id }) => scenario.fronts[id]?.space ?? NO_SPACE),
      side: fronts.map(({ id }) => scenario.fronts[id]?.side ?? 0),
      loyalty: nations.map(({ id }) => scenario.loyalty[id] ?? files.board.loyal),
      resources: theaters.map((id) => scenario.resources[id] ?? 0),
      box: markers.map(
        ({ id }) =>
          1 + [scenario.victories, scenario.stalemates, scenario.defeats].findIndex((box) => box.includes(id)),
      ),
      played: [...files.cards.keys()].filter((card) => files.cards[card].id <= scenario.played),
    })),
  };
};

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = reader<ComponentFiles, Kit>(
  workshop,
  (files) => ({
    cards: files.cards,
    battles: [...files.battles.battles, ...files.battles.victories],
    fronts: files.board.fronts,
    scenarios: files.scenarios,
  }),
  buildKit,
);

export const RECONSTRUCTED = readComponents({ set, board, battles, cards, scenarios });

const freshValue: Readonly<Record<string, number>> = fresh.values;
/** H0.1.16: the same, but for the Battle Values of two armies that come late: chosen for balance (docs/balance). */
export const FRESH_ARMIES = readComponents({
  set: fresh.set,
  board: {
    ...board,
    fronts: board.fronts.map((front) => ({
      ...front,
      sides: front.sides.map((side) => ({ ...side, value: freshValue[side.leader] ?? side.value })),
    })),
  },
  battles,
  cards,
  scenarios,
});
