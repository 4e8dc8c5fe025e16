import type { PositionJson } from '@ravelin/engine';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };
import cardsJson from '../data/reconstructed/cards.json' with { type: 'json' };
import type { Card } from '../data/schema.ts';

/** Reads a view: the war as it stands, in names. */

export interface FrontData {
  readonly id: string;
  readonly russian?: boolean;
  readonly start?: number;
  readonly entry?: number;
  readonly sides: readonly { readonly leader: string; readonly value: number; readonly source: string }[];
  readonly spaces: readonly {
    readonly space: number;
    readonly name: string;
    readonly flags: number;
    readonly fortress?: boolean;
    readonly shared?: boolean;
    readonly river?: boolean;
    readonly line?: string;
    readonly source: string;
  }[];
}
export const FRONTS: readonly FrontData[] = board.fronts;
export const frontData = (id: string): FrontData => FRONTS.find((front) => front.id === id) ?? FRONTS[0];

export const NATIONS: readonly { id: string; identity: number; revolt: readonly string[]; source: string }[] =
  board.nations;
export const THEATERS: readonly string[] = board.theaters;
export const STATUS: readonly string[] = board.status;
export const JOINS: Readonly<Record<string, number | undefined>> = board.joins;
export const { loyal: LOYAL, theaterLimit: THEATER_LIMIT, fortress: FORTRESS_MAX, resources: RESOURCES } = board;
export const { low: LOW, high: HIGH } = board.will;
export const EPOCHS = ['morning', 'mid-day', 'dusk'] as const;

export interface BattleData {
  readonly id: string;
  readonly name: string;
  readonly theater: string;
  readonly value: number | undefined;
  readonly kaiserschlacht?: number;
  readonly source: string;
}
export const BATTLES: readonly BattleData[] = [
  ...battles.battles,
  ...battles.victories.map((one) => ({ ...one, theater: 'special', value: undefined })),
];
export const battleData = (id: string): BattleData | undefined => BATTLES.find((one) => one.id === id);

export const CARDS = cardsJson as unknown as readonly Card[];
export const cardData = (name: string): Card | undefined => CARDS.find(({ id }) => `#${id}` === name);

// ---- the view ----------------------------------------------------------------------------------------------------------

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entry = (view: PositionJson, field: string, name: string): unknown => {
  const table = view[field];
  return isRecord(table) ? table[name] : undefined;
};
const numberOf = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

export const numberIn = (view: PositionJson, field: string): number => numberOf(view[field]);
export const nameIn = (view: PositionJson, field: string): string | undefined => {
  const value = view[field];
  return typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;
};
/** A yes-no field: written as a word. */
export const isSet = (view: PositionJson, field: string): boolean => view[field] === 'yes' || view[field] === true;

export interface FrontState {
  readonly id: string;
  /** Undefined: not on the map. */
  readonly space: number | undefined;
  readonly side: number;
  readonly value: number;
}
export const frontState = (view: PositionJson, id: string): FrontState => {
  const space = entry(view, 'space', id);
  const side = numberOf(entry(view, 'side', id));
  const { sides } = frontData(id);
  return {
    id,
    space: typeof space === 'number' ? space : undefined,
    side,
    value: (sides[side] ?? sides[0]).value,
  };
};

export const loyaltyOf = (view: PositionJson, nation: string): number =>
  numberOf(entry(view, 'loyalty', nation), LOYAL);
export const inRevolt = (view: PositionJson, nation: string): boolean => loyaltyOf(view, nation) === 0;
export const resourcesOf = (view: PositionJson, theater: string): number => numberOf(entry(view, 'resources', theater));
export const isIntercepted = (view: PositionJson, front: string): boolean =>
  ['yes', true].includes(entry(view, 'intercepted', front) as string | boolean);

export const BOXES = ['victories', 'stalemates', 'defeats'] as const;
export type Box = (typeof BOXES)[number];
export const boxOf = (view: PositionJson, battle: string): string => String(entry(view, 'box', battle) ?? 'aside');
export const battlesIn = (view: PositionJson, box: Box): readonly BattleData[] =>
  BATTLES.filter(({ id }) => boxOf(view, id) === box);

export const zoneOf = (
  view: PositionJson,
  name: string,
): { readonly count: number; readonly cards: readonly string[] } => {
  const zone = view.zones?.[name];
  if (zone === undefined) return { count: 0, cards: [] };
  if ('hidden' in zone) {
    const top = zone.top === undefined ? [] : [String(zone.top)];
    return { count: zone.hidden + top.length, cards: top };
  }
  return { count: zone.length, cards: zone.map(String) };
};

/** Cards of an Epoch that have not been played, and whether they are in the draw deck yet. */
export const cardsLeft = (
  view: PositionJson,
): readonly { epoch: string; left: number; all: number; joined: boolean }[] => {
  const played = new Set(zoneOf(view, 'played').cards);
  const now = nameIn(view, 'card');
  if (now !== undefined) played.add(now);
  return EPOCHS.map((epoch) => {
    const cards = CARDS.filter((card) => card.epoch === epoch);
    const joins = JOINS[epoch] ?? 1;
    return {
      epoch,
      all: cards.length,
      left: cards.filter(({ id }) => !played.has(`#${id}`)).length,
      joined: isSet(view, 'historical') || numberIn(view, 'status') >= joins,
    };
  });
};
