import type { PositionJson } from '@ravelin/engine';

/** Positions of lessons in a few words: what is not named is as at the start of the war. */

export interface Table {
  readonly played: readonly number[];
  /** Spaces of the Fronts on the map. */
  readonly fronts: Readonly<Record<string, number>>;
  readonly resources: readonly [western: number, eastern: number, naval: number];
  readonly boxes: Readonly<Record<'victories' | 'stalemates' | 'defeats', readonly string[]>>;
  readonly fields: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;
}

type Named = readonly { readonly id: string }[];

export const warOf =
  (game: string, tracks: Named, markers: Named) =>
  ({ played, fronts, resources, boxes, fields }: Table): PositionJson => {
    const boxOf = (id: string): string => Object.entries(boxes).find(([, list]) => list.includes(id))?.[0] ?? 'aside';
    return {
      game,
      space: Object.fromEntries(tracks.map(({ id }) => [id, fronts[id] ?? 'none'])),
      resources: { western: resources[0], eastern: resources[1], naval: resources[2] },
      box: Object.fromEntries(markers.map(({ id }) => [id, boxOf(id)])),
      ...fields,
      zones: { played: played.map((id) => `#${id}`) },
    };
  };

/** A table that stands still in the Action Phase of a card, so that nothing moves before it is seen: for the diagrams of the books. */
export const still =
  <T extends Table>(
    war: (table: T) => PositionJson,
    start: Omit<T, 'played' | 'resources' | 'boxes' | 'fields'>,
    card: number,
    flow: { readonly war: string; readonly turn: string },
  ) =>
  (table: Partial<T>): { readonly position: PositionJson } => {
    const nothing = {
      played: [card],
      resources: [0, 0, 0],
      boxes: { victories: [], stalemates: [], defeats: [] },
      fields: {},
    };
    return {
      position: {
        ...war({ ...nothing, ...start, ...table } as unknown as T),
        card: `#${card}`,
        flow: Object.entries(flow).map(([procedure, at]) => ({ procedure, at, locals: {} })),
      },
    };
  };
