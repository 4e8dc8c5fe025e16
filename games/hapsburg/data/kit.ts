import { type ComponentSet, hashText, Refusal } from '@ravelin/engine';
import { Value } from '@sinclair/typebox/value';
import battles from './reconstructed/battles.json' with { type: 'json' };
import board from './reconstructed/board.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import scenarios from './reconstructed/scenarios.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { type Card, ComponentFiles, type Scenario } from './schema.ts';

/** The theater of a battle that belongs to none. */
export const MISCELLANEOUS = -1;
export const NO_SPACE = -1;

/** A Front's track and counter. `flags[space]` and the like are indexed by the space's number; Vienna is 0. */
export interface FrontKit {
  readonly start: number;
  readonly entry: number;
  readonly russian: boolean;
  readonly value: readonly number[];
  readonly leader: readonly string[];
  /** The highest space (H2.2.1). */
  readonly far: number;
  readonly place: readonly string[];
  /** The same places by their number in `places`. */
  readonly at: readonly number[];
  readonly flags: readonly number[];
  /** The spaces that have flags. */
  readonly sites: readonly number[];
  readonly river: readonly boolean[];
  readonly shared: number;
  readonly fortress: number;
  /** The space that is entered only with an Attrition Roll, and by which line (H2.3.4, H2.3.5). */
  readonly isonzo: number;
  readonly trench: number;
}

interface BattleKit {
  readonly theater: number;
  readonly value: number;
  /** Fought with a modifier for where a Front stands (the Trentino). */
  readonly where: { readonly front: number; readonly space: number } | undefined;
}

/** A card's symbols as numbers. */
export interface CardKit {
  readonly card: Card;
  readonly advances: readonly number[];
  /** A Nationality, or ALL, RANDOM, RANDOM_LESS. */
  readonly loyalty: readonly number[];
  readonly offensives: readonly number[];
  readonly influence: readonly number[];
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
export interface Kit {
  readonly files: ComponentFiles;
  readonly fronts: readonly string[];
  readonly frontNames: readonly string[];
  readonly front: readonly FrontKit[];
  /** Every place of every track once, Vienna first. */
  readonly places: readonly string[];
  readonly nations: readonly string[];
  readonly nationNames: readonly string[];
  readonly identity: readonly number[];
  /** `burden[nation][front]`: a Revolt of the Nationality hinders Offensives against the Front (H3.3.3 to H3.3.5). */
  readonly burden: readonly (readonly boolean[])[];
  /** The Nationality for each face of the die. */
  readonly random: readonly number[];
  readonly loyal: number;
  readonly low: number;
  readonly high: number;
  readonly status: readonly string[];
  readonly theaters: readonly string[];
  readonly theaterLimit: number;
  readonly resources: number;
  readonly markers: { readonly intercepts: number; readonly mackensen: number; readonly aid: number };
  readonly fortress: number;
  /** Off-Map Battles in order, then the special Victory markers. */
  readonly battleIds: readonly string[];
  readonly battle: readonly BattleKit[];
  readonly kaiserschlacht: readonly number[];
  readonly russiaTires: number;
  readonly cardIds: readonly string[];
  readonly cards: readonly CardKit[];
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

const bad = (message: string): Refusal => new Refusal('bad-components', message);

const buildKit = (files: ComponentFiles): Kit => {
  const { fronts, nations, theaters } = files.board;
  const indexIn = (what: string, list: readonly { id: string }[] | readonly string[], id: string): number => {
    const found = list.findIndex((one) => (typeof one === 'string' ? one : one.id) === id);
    if (found < 0) throw bad(`There is no ${what} "${id}".`);
    return found;
  };
  const frontAt = (id: string): number => indexIn('Front', fronts, id);
  const nationAt = (id: string): number => indexIn('Nationality', nations, id);
  const places = [...new Set(['Vienna', ...fronts.flatMap(({ spaces }) => spaces.map(({ name }) => name))])];
  const { battles: fought, victories } = files.battles;
  const markers = [...fought, ...victories];
  const front = fronts.map(({ id, start, entry, russian, sides, spaces }): FrontKit => {
    if (spaces.some(({ space }, i) => space !== i + 1))
      throw bad(`board, ${id}: the spaces must be numbered 1, 2, 3 and so on, in this order.`);
    const of = (wanted: (space: (typeof spaces)[number]) => boolean | undefined): number =>
      spaces.find((space) => wanted(space))?.space ?? NO_SPACE;
    return {
      start: start ?? NO_SPACE,
      entry: entry ?? start ?? NO_SPACE,
      russian: russian === true,
      value: sides.map(({ value }) => value),
      leader: sides.map(({ leader }) => leader),
      far: spaces.length,
      place: ['Vienna', ...spaces.map(({ name }) => name)],
      at: [0, ...spaces.map(({ name }) => places.indexOf(name))],
      flags: [0, ...spaces.map(({ flags }) => flags)],
      sites: spaces.filter(({ flags }) => flags > 0).map(({ space }) => space),
      river: [false, ...spaces.map(({ river }) => river === true)],
      shared: of(({ shared }) => shared),
      fortress: of(({ fortress }) => fortress),
      isonzo: of(({ line }) => line === 'isonzo'),
      trench: of(({ line }) => line === 'trench'),
    };
  });
  const drm = (given: Readonly<Record<string, number>> | undefined, ids: readonly { id: string }[]): number[] => {
    for (const id of Object.keys(given ?? {})) indexIn('Front or Nationality', ids, id);
    return ids.map(({ id }) => given?.[id] ?? 0);
  };
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
  return {
    files,
    fronts: fronts.map(({ id }) => id),
    frontNames: fronts.map(({ name }) => name),
    front,
    places,
    nations: nations.map(({ id }) => id),
    nationNames: nations.map(({ name }) => name),
    identity: nations.map(({ identity }) => identity),
    burden: nations.map(({ revolt }) => {
      const hindered = revolt.map(frontAt);
      return fronts.map((_, i) => hindered.includes(i));
    }),
    random: files.board.random.map(nationAt),
    loyal: files.board.loyal,
    low: files.board.will.low,
    high: files.board.will.high,
    status: files.board.status,
    theaters,
    theaterLimit: files.board.theaterLimit,
    resources: files.board.resources,
    markers: files.board.markers,
    fortress: files.board.fortress,
    battleIds: markers.map(({ id }) => id),
    battle: fought.map(({ theater, value, location }) => ({
      theater: theater === 'miscellaneous' ? MISCELLANEOUS : indexIn('theater', theaters, theater),
      value,
      where: location && { front: frontAt(location.front), space: location.space },
    })),
    kaiserschlacht: [...fought.keys()].filter((i) => fought[i].kaiserschlacht !== undefined),
    russiaTires: indexIn('Victory marker', markers, 'russia-tires'),
    cardIds: files.cards.map(({ id }) => `#${id}`),
    cards: files.cards.map((card) => ({
      card,
      advances: card.advances.map(frontAt),
      loyalty: card.loyalty.map(symbol),
      offensives: drm(card.offensives, fronts),
      influence: drm(card.influence, nations),
    })),
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

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const wrong = Value.Errors(ComponentFiles, files).First();
  if (wrong) throw bad(`${wrong.path || '/'}: ${wrong.message} (found ${JSON.stringify(wrong.value)?.slice(0, 80)}).`);
  const checked = files as ComponentFiles;
  for (const [name, list] of Object.entries({
    cards: checked.cards,
    battles: [...checked.battles.battles, ...checked.battles.victories],
    fronts: checked.board.fronts,
    scenarios: checked.scenarios,
  })) {
    const ids = list.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) throw bad(`${name}: "${twice}" is there twice.`);
  }
  const { id, title, text } = checked.set;
  return { id, title, text, kit: buildKit(checked), hash: hashText(JSON.stringify(checked)) };
};

export const RECONSTRUCTED = readComponents({ set, board, battles, cards, scenarios });
