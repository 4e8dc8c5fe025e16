import { badComponents, type ComponentSet, citing, hashText, readFiles, type Workshop } from '@ravelin/engine';

/** A component set made ready for play: small integers index everything. What the games of the family have in common. */

/** The theater of a battle that belongs to none. */
export const MISCELLANEOUS = -1;
export const NO_SPACE = -1;

/** A Front's track and counter. `flags[space]` and the like are indexed by the space's number; the capital is 0. */
export interface FrontKit {
  readonly start: number;
  readonly entry: number;
  readonly russian: boolean;
  readonly value: readonly number[];
  readonly leader: readonly string[];
  /** The highest space. */
  readonly far: number;
  readonly place: readonly string[];
  /** The same places by their number in `places`. */
  readonly at: readonly number[];
  readonly flags: readonly number[];
  /** The spaces that have flags. */
  readonly sites: readonly number[];
  /** The site that another track has too. */
  readonly shared: number;
}

export interface BattleKit {
  readonly theater: number;
  readonly value: number;
}

/** What the family reads of a card. */
export interface CardFile {
  readonly id: number;
  readonly headline: string;
  readonly epoch: string;
  readonly event: readonly { readonly do: string }[];
  readonly actions: number;
  readonly kaiserschlacht?: number;
  readonly noActions?: boolean;
}

/** A card with its symbols as numbers. What a card leaves out is 0 or false here. */
export interface CardKit extends Required<CardFile> {
  readonly advances: readonly number[];
  readonly offensives: readonly number[];
}

/** The highest total of each level of defeat and of victory but the last. */
export interface Levels {
  readonly defeat: readonly number[];
  readonly victory: readonly number[];
}

export interface EmpireKit {
  readonly fronts: readonly string[];
  readonly frontNames: readonly string[];
  readonly front: readonly FrontKit[];
  /** Of each Front the farthest space that has flags: beyond it there is nothing to count. */
  readonly farthestSite: readonly number[];
  /** Every place of every track once, the capital first. */
  readonly places: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly levels: Levels;
  /** In Actions. */
  readonly costs: { readonly resource: number };
  readonly theaters: readonly string[];
  readonly theaterLimit: number;
  readonly resources: number;
  /** The ways to pay for an undertaking, and the theaters whose Resources each spends: none, one, or two. */
  readonly payments: readonly string[];
  readonly paidFrom: readonly (readonly number[])[];
  /** Off-Map Battles in order, then the markers that are never fought for. */
  readonly battleIds: readonly string[];
  readonly battle: readonly BattleKit[];
  readonly kaiserschlacht: readonly number[];
  readonly cardIds: readonly string[];
  readonly cards: readonly CardKit[];
  /** What counts where no card does: it brings nothing and forbids nothing. */
  readonly noCard: CardKit;
}

export const bad = badComponents;

/** In German, and where they stand in the files. */
const PLACES: Readonly<Record<string, readonly [de: string, path: string]>> = {
  Front: ['Front', '/board/fronts'],
  Nationality: ['Nationalität', '/board/nations'],
  'Front or Nationality': ['Front oder Nationalität', '/board/fronts'],
  'Off-Map Battle': ['Schlacht abseits der Karte', '/battles/battles'],
  'battle marker': ['Schlachtmarker', '/battles/markers'],
  'Victory marker': ['Siegmarker', '/battles/victories'],
  theater: ['Kriegsschauplatz', '/board/theaters'],
  country: ['Land', '/board/countries'],
  defence: ['Verteidigungsanlage', '/board/defences'],
};

/** The place of that id in a list; refuses one that is not there. */
export const indexIn = (what: string, list: readonly { id: string }[] | readonly string[], id: string): number => {
  const found = list.findIndex((one) => (typeof one === 'string' ? one : one.id) === id);
  if (found < 0) {
    const [de, path] = PLACES[what] ?? [what, ''];
    throw bad([`There is no ${what} "${id}".`, `Es fehlt „${id}“ (${de}).`], path);
  }
  return found;
};

interface SpaceFile {
  readonly space: number;
  readonly name: string;
  readonly flags: number;
  readonly shared?: boolean;
}
export interface FrontFile<S extends SpaceFile = SpaceFile> {
  readonly id: string;
  readonly name: string;
  readonly start?: number;
  readonly entry?: number;
  readonly russian?: boolean;
  readonly sides: readonly { readonly leader: string; readonly value: number }[];
  readonly spaces: readonly S[];
}

/** The first space of which this is true. */
export const spaceWhere = <S extends SpaceFile>(
  { spaces }: FrontFile<S>,
  wanted: (space: S) => boolean | undefined,
): number => spaces.find((space) => wanted(space))?.space ?? NO_SPACE;

const frontKit = (front: FrontFile, places: readonly string[]): FrontKit => {
  const { id, start, entry, russian, sides, spaces } = front;
  if (spaces.some(({ space }, i) => space !== i + 1))
    throw bad(
      [
        `board, ${id}: the spaces must be numbered 1, 2, 3 and so on, in this order.`,
        `${id}: Die Felder müssen der Reihe nach 1, 2, 3 und so weiter heißen.`,
      ],
      '/board/fronts',
    );
  return {
    start: start ?? NO_SPACE,
    entry: entry ?? start ?? NO_SPACE,
    russian: russian === true,
    value: sides.map(({ value }) => value),
    leader: sides.map(({ leader }) => leader),
    far: spaces.length,
    place: [places[0], ...spaces.map(({ name }) => name)],
    at: [0, ...spaces.map(({ name }) => places.indexOf(name))],
    flags: [0, ...spaces.map(({ flags }) => flags)],
    sites: spaces.filter(({ flags }) => flags > 0).map(({ space }) => space),
    shared: spaceWhere(front, ({ shared, flags }) => shared && flags > 0),
  };
};

interface BattleFile {
  readonly id: string;
  readonly theater: string;
  readonly value: number;
  readonly kaiserschlacht?: number;
}

interface Files<C extends CardFile, F extends FrontFile, B extends BattleFile> {
  readonly capital: string;
  readonly board: {
    readonly fronts: readonly F[];
    readonly will: { readonly low: number; readonly high: number };
    readonly levels: Levels;
    readonly theaters: readonly string[];
    readonly theaterLimit: number;
    readonly resources: number;
  };
  readonly battles: readonly B[];
  readonly markers: readonly { readonly id: string }[];
  readonly cards: readonly (C & {
    readonly advances: readonly string[];
    readonly offensives?: Readonly<Record<string, number>>;
  })[];
}

/** A modifier for each of these; an unknown one is refused. */
export const modifiersFor = (
  given: Readonly<Record<string, number>> | undefined,
  ids: readonly { id: string }[],
): number[] => {
  for (const id of Object.keys(given ?? {})) indexIn('Front or Nationality', ids, id);
  return ids.map(({ id }) => given?.[id] ?? 0);
};

/** Nothing, one theater, or two of them, the same twice included. */
const waysToPay = (theaters: readonly string[]): Pick<EmpireKit, 'payments' | 'paidFrom'> => {
  const all = [...theaters.keys()];
  const paidFrom = [[], ...all.map((i) => [i]), ...all.flatMap((i) => all.slice(i).map((j) => [i, j]))];
  return { paidFrom, payments: paidFrom.map((list) => list.map((i) => theaters[i]).join('+') || 'actions') };
};

const NO_CARD = { id: 0, headline: 'no card', epoch: 'morning', event: [], advances: [], loyalty: [], actions: 0 };

/** The common part of a kit. A game adds to the Fronts, battles and cards what it alone knows of them. */
export const empireKit = <C extends CardFile, F extends FrontFile, B extends BattleFile, FK, BK, CK>(
  { capital, board, battles, markers, cards }: Files<C, F, B>,
  own: {
    front(front: F): FK;
    battle(battle: B): BK;
    card(card: C): CK;
  },
) => {
  const { fronts, theaters, levels } = board;
  for (const [what, totals] of Object.entries(levels))
    if (totals.some((total: number, i: number) => total <= totals[i - 1]))
      throw bad(
        [
          `board, levels of ${what}: each must be higher than the one before.`,
          'Jede Stufe muss höher sein als die davor.',
        ],
        `/board/levels/${what}`,
      );
  const places = [...new Set([capital, ...fronts.flatMap(({ spaces }) => spaces.map(({ name }) => name))])];
  const cardKit = (card: (typeof cards)[number]) => ({
    id: card.id,
    headline: card.headline,
    epoch: card.epoch as C['epoch'],
    event: card.event as C['event'],
    actions: card.actions,
    kaiserschlacht: card.kaiserschlacht ?? 0,
    noActions: card.noActions === true,
    advances: card.advances.map((id) => indexIn('Front', fronts, id)),
    offensives: modifiersFor(card.offensives, fronts),
    ...own.card(card),
  });
  const [noCard, ...cardKits] = [NO_CARD as unknown as (typeof cards)[number], ...cards].map(cardKit);
  return {
    fronts: fronts.map(({ id }) => id),
    frontNames: fronts.map(({ name }) => name),
    front: fronts.map((front) => Object.assign(frontKit(front, places), own.front(front))),
    farthestSite: fronts.map(({ spaces }) => spaces.findLast(({ flags }) => flags > 0)?.space ?? NO_SPACE),
    places,
    low: board.will.low,
    high: board.will.high,
    levels,
    theaters,
    theaterLimit: board.theaterLimit,
    resources: board.resources,
    ...waysToPay(theaters),
    battleIds: [...battles, ...markers].map(({ id }) => id),
    battle: battles.map((battle) => ({
      theater: battle.theater === 'miscellaneous' ? MISCELLANEOUS : indexIn('theater', theaters, battle.theater),
      value: battle.value,
      ...own.battle(battle),
    })),
    kaiserschlacht: [...battles.keys()].filter((i) => battles[i].kaiserschlacht !== undefined),
    cardIds: cards.map(({ id }) => `#${id}`),
    cards: cardKits,
    noCard,
  };
};

/** Checks the files of a component set against their schema and for things named twice, and makes the set ready for play. */
export const reader =
  <F extends { readonly set: { readonly id: string; readonly title: string; readonly text: string } }, K>(
    workshop: Workshop,
    lists: (files: F) => Readonly<Record<string, readonly { readonly id: string | number }[]>>,
    build: (files: F) => K,
  ) =>
  (files: unknown): ComponentSet<K> => {
    const checked = readFiles<F>(workshop, files);
    for (const [name, list] of Object.entries(lists(checked))) {
      const ids = list.map(({ id }) => id);
      const twice = ids.find((id, i) => ids.indexOf(id) !== i);
      if (twice !== undefined)
        throw bad([`${name}: "${twice}" is there twice.`, `„${twice}“ kommt zweimal vor.`], `/${name}`);
    }
    const { id, title, text } = checked.set;
    const kit = citing(workshop.captions, () => build(checked));
    return { id, title, text, kit, hash: hashText(JSON.stringify(checked)), files: checked };
  };
