import type { PositionJson } from '@ravelin/engine';

/** Reads a view: the war as it stands, in names; and what is printed, as the boards of the family need it. */

// ---- what is printed ---------------------------------------------------------------------------------------------------

export interface SpaceData {
  readonly space: number;
  readonly name: string;
  readonly flags: number;
  readonly shared?: boolean;
  readonly source: string;
}
export interface FrontData<S extends SpaceData = SpaceData> {
  readonly id: string;
  readonly sides: readonly { readonly leader: string; readonly value: number; readonly source: string }[];
  readonly spaces: readonly S[];
}
export interface BattleData {
  readonly id: string;
  readonly theater: string;
  readonly value: number | undefined;
  readonly kaiserschlacht?: number;
  readonly source: string;
}
export interface CardData {
  readonly id: number;
  readonly headline: string;
  readonly epoch: string;
  readonly event: readonly { readonly do: string }[];
  readonly advances: readonly string[];
  readonly actions: number;
  readonly offensives?: Readonly<Record<string, number>>;
  readonly kaiserschlacht?: number;
  readonly text: string;
  readonly history: string;
  readonly source: Readonly<Record<string, string>>;
}

/** The components of a game, as its data have them. */
export interface Printed<S extends SpaceData = SpaceData, C extends CardData = CardData> {
  readonly capital: string;
  readonly fronts: readonly FrontData<S>[];
  readonly theaters: readonly string[];
  readonly theaterLimit: number;
  readonly resources: number;
  readonly will: { readonly low: number; readonly high: number };
  /** Those that are fought for, then the other markers, of the theater `special`. */
  readonly battles: readonly BattleData[];
  readonly cards: readonly C[];
  /** Has this Epoch been added to the deck? */
  joined(view: PositionJson, epoch: string): boolean;
}

export const EPOCHS = ['morning', 'mid-day', 'dusk'] as const;

/** Markers that nobody fights for lie in the boxes like the others. */
export const unfought = <M extends { readonly id: string; readonly source: string }>(
  markers: readonly M[],
): readonly BattleData[] => markers.map(({ id, source }) => ({ id, source, theater: 'special', value: undefined }));

// ---- the view ----------------------------------------------------------------------------------------------------------

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const entry = (view: PositionJson, field: string, name: string): unknown => {
  const table = view[field];
  return isRecord(table) ? table[name] : undefined;
};
export const numberOf = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

export const numberIn = (view: PositionJson, field: string): number => numberOf(view[field]);
export const nameIn = (view: PositionJson, field: string): string | undefined => {
  const value = view[field];
  return typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;
};
const isYes = (value: unknown): boolean => value === 'yes' || value === true;
/** A yes-no field, or an entry of a table of them: written as a word. */
export const isSet = (view: PositionJson, field: string): boolean => isYes(view[field]);
export const isSetIn = (view: PositionJson, field: string, name: string): boolean => isYes(entry(view, field, name));

export const resourcesOf = (view: PositionJson, theater: string): number => numberOf(entry(view, 'resources', theater));

export const BOXES = ['victories', 'stalemates', 'defeats'] as const;
export type Box = (typeof BOXES)[number];
export const boxOf = (view: PositionJson, battle: string): string => String(entry(view, 'box', battle) ?? 'aside');

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

export interface FrontState {
  readonly id: string;
  /** Undefined: not on the map. */
  readonly space: number | undefined;
  readonly side: number;
  readonly value: number;
}

/** Everything that needs both the view and what is printed. */
export const reading = <S extends SpaceData, C extends CardData>(printed: Printed<S, C>) => {
  const { fronts, battles, cards } = printed;
  const frontData = (id: string): FrontData<S> => fronts.find((front) => front.id === id) ?? fronts[0];
  const battleData = (id: string): BattleData | undefined => battles.find((one) => one.id === id);
  const cardData = (name: string): C | undefined => cards.find(({ id }) => `#${id}` === name);

  const frontState = (view: PositionJson, id: string): FrontState => {
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

  /** The space that a Front stands in, or one so many before it; undefined: there is none. */
  const spaceAt = (view: PositionJson, front: string, ahead = 0): S | undefined => {
    const { space } = frontState(view, front);
    return frontData(front).spaces.find((one) => space !== undefined && one.space === space - ahead);
  };

  const battlesIn = (view: PositionJson, box: Box): readonly BattleData[] =>
    battles.filter(({ id }) => boxOf(view, id) === box);

  /** Cards of an Epoch that have not been played, and whether they are in the draw deck yet. */
  const cardsLeft = (view: PositionJson): readonly { epoch: string; left: number; all: number; joined: boolean }[] => {
    const played = new Set(zoneOf(view, 'played').cards);
    const now = nameIn(view, 'card');
    if (now !== undefined) played.add(now);
    return EPOCHS.map((epoch) => {
      const of = cards.filter((card) => card.epoch === epoch);
      return {
        epoch,
        all: of.length,
        left: of.filter(({ id }) => !played.has(`#${id}`)).length,
        joined: printed.joined(view, epoch),
      };
    });
  };

  return { frontData, battleData, cardData, frontState, spaceAt, battlesIn, cardsLeft };
};
export type Reading<S extends SpaceData = SpaceData, C extends CardData = CardData> = ReturnType<typeof reading<S, C>>;
