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
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };
import cardsJson from '../data/reconstructed/cards.json' with { type: 'json' };
import type { Card } from '../data/schema.ts';

/** What is printed, and what of a view this game alone has. */

export interface TrackSpace extends SpaceData {
  readonly desert?: boolean;
  readonly fortification?: boolean;
}
export const FRONTS: readonly FrontData<TrackSpace>[] = board.fronts;
export const {
  fortitude: FORTITUDE,
  fortification: FORTIFICATION,
  yildirim: STOPPED,
  coup: COUP,
  korpsBonus: KORPS_BONUS,
} = board;

export interface DefenceData {
  readonly id: string;
  readonly kind: string;
  readonly strength: number;
  readonly start: boolean;
  readonly source: string;
}
export const DEFENCES: readonly DefenceData[] = board.defences;
export const defenceData = (id: string): DefenceData => DEFENCES.find((one) => one.id === id) ?? DEFENCES[0];

export const COUNTRIES: readonly string[] = board.countries.map(({ id }) => id);
export const HOME = 'turkey';
/** The marker that a Coup in this country earns. */
export const coupOf = (country: string): string =>
  battles.markers.find((one) => one.country === country)?.id ?? `coup-${country}`;

export const PRINTED: Printed<TrackSpace, Card> = {
  ...board,
  capital: 'Constantinople',
  fronts: FRONTS,
  battles: [...battles.battles, ...unfought(battles.markers)],
  cards: cardsJson as unknown as readonly Card[],
  joined: (view, epoch) => epoch === 'morning' || isSetIn(view, 'joined', epoch),
};
export const READING = reading(PRINTED);
export const { frontData, frontState, cardData } = READING;

export const stands = (view: PositionJson, defence: string): boolean => isSetIn(view, 'defence', defence);
/** The card of this turn. */
export const cardNow = (view: PositionJson): Card | undefined => cardData(nameIn(view, 'card') ?? '');
