import type { PositionJson } from '@ravelin/engine';
import {
  entry,
  type FrontData,
  isSet,
  numberIn,
  numberOf,
  type Printed,
  reading,
  type SpaceData,
  unfought,
} from '../../empires/board/view.ts';
import type { Card } from '../data/schema.ts';
import { live } from './components.ts';

/** What is printed, and what of a view this game alone has. */

export interface TrackSpace extends SpaceData {
  readonly fortress?: boolean;
  readonly river?: boolean;
  readonly line?: string;
}
/** The figures of the board. */
export const BOARD = live(({ board }) => board);
export const FRONTS = live(({ board }): readonly FrontData<TrackSpace>[] => board.fronts);
export const NATIONS = live(
  ({ board }): readonly { id: string; identity: number; revolt: readonly string[]; source: string }[] => board.nations,
);
export const STATUS = live(({ board }): readonly string[] => board.status);
export const JOINS = live(({ board }): Readonly<Record<string, number | undefined>> => board.joins);

const BATTLES = live(({ battles }) => [...battles.battles, ...unfought(battles.victories)]);
const CARDS = live(({ cards }) => cards as unknown as readonly Card[]);

export const PRINTED = live(
  ({ board }): Printed<TrackSpace, Card> => ({
    ...board,
    capital: 'Vienna',
    fronts: FRONTS,
    battles: BATTLES,
    cards: CARDS,
    joined: (view, epoch) => isSet(view, 'historical') || numberIn(view, 'status') >= (JOINS[epoch] ?? 1),
  }),
);
export const READING = reading(PRINTED);
export const { frontData, frontState, cardData } = READING;

export const loyaltyOf = (view: PositionJson, nation: string): number =>
  numberOf(entry(view, 'loyalty', nation), BOARD.loyal);
export const inRevolt = (view: PositionJson, nation: string): boolean => loyaltyOf(view, nation) === 0;
