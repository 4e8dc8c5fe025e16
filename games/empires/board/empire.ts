import type { PositionJson } from '@ravelin/engine';
import type { Deeds } from '@ravelin/web/deeds';
import type { FaceProps } from '@ravelin/web/face';
import { type Component, createComponent, createContext, type JSX, useContext } from 'solid-js';
import type { Geography, Space } from './map/geography.ts';
import type { Scene } from './paper/vignette.tsx';
import type { CardData, Printed, Reading } from './view.ts';
import type { OwnWar, Phases, Reckoning } from './war.ts';

/**
 * A game of the family as its board needs it. The components of this folder ask for it with `useEmpire`, so two boards can lie side by side.
 */

export type T = FaceProps['t'];
type Face = { readonly face: FaceProps };

/** Stripes of a flag, upright or level. */
export interface Stripes {
  readonly upright: boolean;
  readonly colours: readonly string[];
}

export interface Empire {
  readonly id: string;
  /** Its seat. */
  readonly seat: string;
  readonly printed: Printed;
  readonly reading: Reading;
  readonly war: Pick<OwnWar<never>, 'modifiersOf' | 'costOf' | 'closedBy' | 'lost'> & Reckoning;
  /** Paragraphs that the board names, and the letter of the cards' chapter. */
  readonly rules: {
    readonly cards: string;
    readonly actions: string;
    readonly ends: string;
    readonly advance: string;
    readonly offensives: string;
    readonly back: string;
    readonly controls: string;
    readonly will: string;
    readonly victories: string;
    readonly defeats: string;
    readonly flags: string;
    readonly supply: string;
    readonly allocated: string;
    readonly resources: string;
    readonly operation: string;
    readonly battle: string;
  };
  readonly phases: Phases;
  /** What its moves look like where they are made. */
  readonly deeds: Deeds;
  /** Months of war that the cards stand for. */
  readonly months: number;
  /** A short scenario is won by a will above this one. */
  goal?(view: PositionJson): { readonly n: number; readonly rule: string } | undefined;

  // ---- the map
  readonly map: Geography;
  /** What is printed, and what lies on it under the counters. */
  readonly PrintedMap: Component<Face & { readonly narrow: boolean }>;
  /** Signs of the Fronts, about the origin, 20 wide, and the colours under which they march. */
  readonly signs: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, Stripes>>;
  /** What of a flag is not stripes. */
  readonly FlagOver?: Component<{ readonly front: string; readonly width: number; readonly height: number }>;
  /** The Empire's own flag: on a site, on a pole from the origin; and beside its name, 28 by 20. */
  readonly SiteFlag: Component;
  readonly SeatFlag: Component;
  /** The capital as a seal, about the origin. */
  readonly Seal: Component<{ readonly name: string }>;
  /** What lies on a place beside its number: a river, a Fortress. */
  readonly PlaceMark?: Component<Face & { readonly place: Space }>;
  /** Is the Front out of the war for good? */
  isGone?(view: PositionJson, front: string): boolean;
  /** Markers that serve at a Front this turn. */
  badgesOf(view: PositionJson, front: string): readonly string[];

  // ---- the table
  /** Markers to spend, by the names of their fields; each has a sign. */
  readonly advantages: readonly string[];
  readonly Advantage: Component<{ readonly id: string }>;
  /** Fields that last, told in the panel while they are set. */
  readonly effects: readonly string[];
  /** What else the panel of the Empire shows. */
  readonly SeatMore?: Component<Face>;
  /** What else of its own is shown beside the map, where that is alone on its sheet. */
  readonly OwnMore?: Component<Face>;
  /** What lies in a box without being a battle. */
  extrasOf?(view: PositionJson, box: string): readonly string[];
  /** What a declared support adds to the die, and how many dice it rolls. */
  helpOf(view: PositionJson, front: string, support: string): { readonly more: number; readonly dice: number };
  /** Domains whose places are small: they are laid out beside the map too, when nothing else is to be picked; and what is said of one. */
  readonly choices?: readonly string[];
  choiceNote?(t: T, domain: string, name: string, view: PositionJson): string;
  /** Further domains that have no place on the sheet: they are laid out beside it only. */
  readonly offers?: readonly string[];

  // ---- the paper
  sceneOf(card: CardData): Scene;
  /** Further columns of a card's symbols, and further lines of what holds this turn. */
  readonly Columns?: Component<Face & { readonly card: CardData }>;
  readonly Specials?: Component<Face & { readonly card: CardData }>;
  hasSpecials?(card: CardData): boolean;

  // ---- the sheets
  /** What else is said of a Front on the map, and of a battle marker. */
  readonly FrontMore?: Component<Face & { readonly front: string }>;
  readonly BattleMore?: Component<Face & { readonly battle: string }>;
  /** A site in the enemy's hand that costs nothing; a key of the catalogue. */
  guardedBy?(view: PositionJson, front: string, space: number): string | undefined;
  /** The sheet of what this game alone has. */
  readonly OtherSheet?: Component<Face & { readonly domain: string; readonly name: string }>;
  /** Domains of the places on the sheet. */
  readonly domains: readonly string[];
}

const Known = createContext<Empire>();

export const useEmpire = (): Empire => {
  const empire = useContext(Known);
  if (!empire) throw new Error('A board of the family stands within its empire.');
  return empire;
};

/** A component that knows its empire. */
export const within =
  <P extends object>(empire: Empire, Inner: Component<P>): Component<P> =>
  (props): JSX.Element =>
    createComponent(Known.Provider, {
      value: empire,
      get children() {
        return createComponent(Inner, props);
      },
    });
