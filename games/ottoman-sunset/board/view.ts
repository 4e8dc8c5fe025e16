import type { PositionJson } from '@ravelin/engine';
import {
  type FrontData,
  isSetIn,
  nameIn,
  type Printed,
  reading,
  type SpaceData,
  unfought,
} from '../../empires/board/view.ts';
import type { Card } from '../data/schema.ts';
import { live } from './components.ts';

/** What is printed, and what of a view this game alone has. */

export interface TrackSpace extends SpaceData {
  readonly desert?: boolean;
  readonly fortification?: boolean;
}
/** The figures of the board. */
export const BOARD = live(({ board }) => board);
export const FRONTS = live(({ board }): readonly FrontData<TrackSpace>[] => board.fronts);

export interface DefenceData {
  readonly id: string;
  readonly kind: string;
  readonly strength: number;
  readonly start: boolean;
  readonly source: string;
}
export const DEFENCES = live(({ board }): readonly DefenceData[] => board.defences);
export const defenceData = (id: string): DefenceData => DEFENCES.find((one) => one.id === id) ?? DEFENCES[0];

export const COUNTRIES = live(({ board }): readonly string[] => board.countries.map(({ id }) => id));
const MARKERS = live(({ battles }) => battles.markers);
export const HOME = 'turkey';
/** The marker that a Coup in this country earns. */
export const coupOf = (country: string): string =>
  MARKERS.find((one) => one.country === country)?.id ?? `coup-${country}`;

const BATTLES = live(({ battles }) => [...battles.battles, ...unfought(battles.markers)]);
const CARDS = live(({ cards }) => cards as unknown as readonly Card[]);

export const PRINTED = live(
  ({ board }): Printed<TrackSpace, Card> => ({
    ...board,
    capital: 'Constantinople',
    fronts: FRONTS,
    battles: BATTLES,
    cards: CARDS,
    joined: (view, epoch) => epoch === 'morning' || isSetIn(view, 'joined', epoch),
  }),
);
export const READING = reading(PRINTED);
export const { frontData, frontState, cardData } = READING;

export const stands = (view: PositionJson, defence: string): boolean => isSetIn(view, 'defence', defence);
/** The card of this turn. */
export const cardNow = (view: PositionJson): Card | undefined => cardData(nameIn(view, 'card') ?? '');
