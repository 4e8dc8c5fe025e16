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
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };
import cardsJson from '../data/reconstructed/cards.json' with { type: 'json' };
import type { Card } from '../data/schema.ts';

/** What is printed, and what of a view this game alone has. */

export interface TrackSpace extends SpaceData {
  readonly fortress?: boolean;
  readonly river?: boolean;
  readonly line?: string;
}
export const FRONTS: readonly FrontData<TrackSpace>[] = board.fronts;
export const NATIONS: readonly { id: string; identity: number; revolt: readonly string[]; source: string }[] =
  board.nations;
export const STATUS: readonly string[] = board.status;
export const JOINS: Readonly<Record<string, number | undefined>> = board.joins;
export const { loyal: LOYAL, fortress: FORTRESS_MAX, costs: COSTS, aidBonus: AID_BONUS, ruins: RUINS } = board;

export const PRINTED: Printed<TrackSpace, Card> = {
  ...board,
  capital: 'Vienna',
  fronts: FRONTS,
  battles: [...battles.battles, ...unfought(battles.victories)],
  cards: cardsJson as unknown as readonly Card[],
  joined: (view, epoch) => isSet(view, 'historical') || numberIn(view, 'status') >= (JOINS[epoch] ?? 1),
};
export const READING = reading(PRINTED);
export const { frontData, frontState, cardData } = READING;

export const loyaltyOf = (view: PositionJson, nation: string): number =>
  numberOf(entry(view, 'loyalty', nation), LOYAL);
export const inRevolt = (view: PositionJson, nation: string): boolean => loyaltyOf(view, nation) === 0;
