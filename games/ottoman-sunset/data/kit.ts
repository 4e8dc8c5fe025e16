import type { Workshop } from '@ravelin/engine';
import {
  type EmpireKit,
  empireKit,
  type CardKit as FamilyCard,
  type FrontKit as FamilyFront,
  indexIn,
  reader,
  spaceWhere,
} from '@ravelin/games/empires/data';
import { captions } from './captions.ts';
import battles from './reconstructed/battles.json' with { type: 'json' };
import board from './reconstructed/board.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { type Card, ComponentFiles } from './schema.ts';

/** A Front's track and counter; Constantinople is 0. */
export interface FrontKit extends FamilyFront {
  /** The spaces that are entered only with an Attrition Roll, until there is water (O2.3.3). */
  readonly desert: readonly boolean[];
  /** The space that the fortification guards (O2.3.4). */
  readonly fortification: number;
  /** For each side of the counter its Provisional side; a side that is Provisional, or has none, is its own. */
  readonly flipped: readonly number[];
  /** Is this side a Provisional one? */
  readonly provisional: readonly boolean[];
}

/** A card with its symbols as numbers. */
export interface CardKit extends FamilyCard {
  readonly epoch: Card['epoch'];
  readonly event: Card['event'];
  /** Which Fronts cannot be attacked this turn. */
  readonly spared: readonly boolean[];
  /** The Front on which alone the Actions of the card may be spent; -1: any. */
  readonly only: number;
  /** For each face of the Event's die: the Front that Retreats, and the Fronts that Advance. */
  readonly storm: readonly number[];
  readonly byDie: readonly (readonly number[])[];
}

export interface DefenceKit {
  readonly kind: 'gun' | 'minefield' | 'city';
  readonly strength: number;
  readonly start: boolean;
}

/** A component set made ready for play: small integers index everything. */
export interface Kit extends EmpireKit {
  readonly files: ComponentFiles;
  readonly front: readonly FrontKit[];
  readonly cards: readonly CardKit[];
  readonly noCard: CardKit;
  readonly markers: { readonly korps: number; readonly yildirim: number };
  /** Which Fronts a Yildirim marker can stop. */
  readonly stopped: readonly boolean[];
  /** The Front that the fortification stops, and its full strength. */
  readonly sinai: number;
  readonly fortification: number;
  readonly fortitude: number;
  readonly defences: readonly string[];
  readonly defenceNames: readonly string[];
  readonly defence: readonly DefenceKit[];
  readonly countries: readonly string[];
  /** The Coup marker of each country. */
  readonly coup: readonly number[];
  readonly coupAbove: number;
  readonly coupBureau: number;
  /** What undertakings cost in Actions, where it is not one: a Resource (O3.3.1), the Bureau's first and further ways (O3.5.2, O3.5.3). */
  readonly costs: ComponentFiles['board']['costs'];
  readonly korpsBonus: number;
  /** Victory Points (O6.2.4, O6.2.5). */
  readonly points: ComponentFiles['board']['points'];
}

const buildKit = (files: ComponentFiles): Kit => {
  const { fronts, defences, countries } = files.board;
  const { battles: fought, markers } = files.battles;
  const frontAt = (id: string): number => indexIn('Front', fronts, id);
  const markerAt = (id: string): number => indexIn('battle marker', [...fought, ...markers], id);
  const which = (ids: readonly string[] = []): boolean[] => {
    const named = ids.map(frontAt);
    return fronts.map((_, i) => named.includes(i));
  };
  for (const { event } of files.cards)
    for (const clause of event) {
      if ('front' in clause) frontAt(clause.front);
      if ('battle' in clause) indexIn('Off-Map Battle', fought, clause.battle);
      if ('marker' in clause) markerAt(clause.marker);
      if ('country' in clause) indexIn('country', countries, clause.country);
      if ('defence' in clause) indexIn('defence', defences, clause.defence);
    }
  return {
    ...empireKit(
      { capital: 'Constantinople', board: files.board, battles: fought, markers, cards: files.cards },
      {
        front: (front) => {
          const flipped = front.sides.map(({ provisional }, side) => provisional ?? side);
          return {
            desert: [false, ...front.spaces.map(({ desert }) => desert === true)],
            fortification: spaceWhere(front, ({ fortification }) => fortification),
            flipped,
            provisional: front.sides.map((_, side) => flipped.some((to, from) => to === side && from !== side)),
          };
        },
        battle: () => ({}),
        card: (card) => ({
          spared: which(card.spared),
          only: card.only === undefined ? -1 : frontAt(card.only),
          storm: card.event.flatMap((clause) => (clause.do === 'storm' ? clause.faces.map(frontAt) : [])),
          byDie: card.event.flatMap((clause) =>
            clause.do === 'roll-advances' ? clause.faces.map((list) => list.map(frontAt)) : [],
          ),
        }),
      },
    ),
    files,
    markers: files.board.markers,
    stopped: which(files.board.yildirim),
    sinai: frontAt('sinai'),
    fortification: files.board.fortification,
    fortitude: files.board.fortitude,
    defences: defences.map(({ id }) => id),
    defenceNames: defences.map(({ name }) => name),
    defence: defences.map(({ kind, strength, start }) => ({ kind, strength, start })),
    countries: countries.map(({ id }) => id),
    coup: countries.map(({ id }) => markerAt(markers.find(({ country }) => country === id)?.id ?? `coup-${id}`)),
    coupAbove: files.board.coup.above,
    coupBureau: files.board.coup.bureau,
    costs: files.board.costs,
    korpsBonus: files.board.korpsBonus,
    points: files.board.points,
  };
};

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = reader<ComponentFiles, Kit>(
  workshop,
  (files) => ({
    cards: files.cards,
    battles: [...files.battles.battles, ...files.battles.markers],
    fronts: files.board.fronts,
    defences: files.board.defences,
    countries: files.board.countries,
  }),
  buildKit,
);

export const RECONSTRUCTED = readComponents({ set, board, battles, cards });
