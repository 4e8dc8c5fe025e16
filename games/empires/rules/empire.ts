import { type Base, type Domain, type Id, int, NONE, named, names, optional, YES_NO } from '@ravelin/engine';
import type { CardKit, EmpireKit } from '../data/kit.ts';
import type { Beyond } from './beyond.ts';

/**
 * What the games of this family have in common: an empire of one player, Fronts that come nearer along their tracks, battles
 * elsewhere, a will to fight. Their rules are written here once. Each game binds them, chapter by chapter, to the paragraphs of
 * its own book and to what it alone has.
 */

export type Front = Id<'Front'>;
export const FRONT: Domain<EmpireKit, Front> = named('Front', (kit) => kit.fronts);
export const PLACE: Domain<EmpireKit> = named('place', (kit) => kit.places);
export type Theater = Id<'theater'>;
export const THEATER: Domain<EmpireKit, Theater> = named('theater', (kit) => kit.theaters);
export const BATTLE: Domain<EmpireKit> = named('battle marker', (kit) => kit.battleIds);
export const CARD: Domain<EmpireKit> = named('Event card', (kit) => kit.cardIds);
export const SPACE = int('space', 0, 9);
export const SIDE = int('side of the counter', 0, 9);
export const NUMBER = int('number', -99, 99);
export const COUNT = int('number of markers', 0, 99);
export const DIE = int('die', 1, 6);
/** The lowest value is the Defeat space. */
export const WILL = int('National Will', -99, 99);

/** Where a battle marker lies. */
export const BOX = names('box', ['aside', 'victories', 'stalemates', 'defeats']);
export const [ASIDE, VICTORIES, STALEMATES, DEFEATS] = [0, 1, 2, 3];

export const KAISERSCHLACHT = names('Kaiserschlacht', ['waiting', 'raging', 'ended']);
export const [WAITING, RAGING, ENDED] = [0, 1, 2];

/** The kit, with what a game that joins this empire with others adds to its rules. */
type Joined<K extends EmpireKit> = K & { readonly beyond?: Beyond };

/** The part of a game's state that the rules of the family read and change. */
export interface Empire<K extends EmpireKit = EmpireKit> extends Base<Joined<K>> {
  /** Cards revealed so far. */
  turn: number;
  card: number;
  space: number[];
  side: number[];
  will: number;
  /** Resources allocated to each theater, not yet bought, and spent. */
  resources: number[];
  supply: number;
  spent: number;
  box: number[];
  weariness: number;
  kaiserschlacht: number;
  /** Card Actions left this turn. */
  actions: number;
  ending: number;
  points: number;
}

/** The card whose effects count now: the current one, or none. */
export const currentCard = <C extends CardKit>({
  card,
  kit,
}: {
  readonly card: number;
  readonly kit: { readonly cards: readonly C[]; readonly noCard: C };
}): C => (card < 0 ? kit.noCard : kit.cards[card]);

export { NONE, optional, YES_NO };
