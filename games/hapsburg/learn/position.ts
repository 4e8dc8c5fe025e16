import type { PositionJson } from '@ravelin/engine';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };

/** A position of a lesson in a few words: what is not named is as at the start of the war. */
export interface Table {
  readonly played: readonly number[];
  /** Spaces of the Fronts on the map. */
  readonly fronts: Readonly<Record<string, number>>;
  readonly loyalty: readonly [czech: number, croat: number, hungarian: number];
  readonly resources: readonly [western: number, eastern: number, naval: number];
  readonly boxes: Readonly<Record<'victories' | 'stalemates' | 'defeats', readonly string[]>>;
  readonly fields: Readonly<Record<string, string | number>>;
}

const FRONTS = ['polish', 'carpathian', 'italian', 'romanian', 'balkan'];

export const war = ({ played, fronts, loyalty, resources, boxes, fields }: Table): PositionJson => {
  const markers = [...battles.battles, ...battles.victories].map(({ id }) => id);
  const boxOf = (id: string): string => Object.entries(boxes).find(([, list]) => list.includes(id))?.[0] ?? 'aside';
  return {
    game: 'hapsburg',
    space: Object.fromEntries(FRONTS.map((front) => [front, fronts[front] ?? 'none'])),
    loyalty: { czech: loyalty[0], croat: loyalty[1], hungarian: loyalty[2] },
    resources: { western: resources[0], eastern: resources[1], naval: resources[2] },
    box: Object.fromEntries(markers.map((id) => [id, boxOf(id)])),
    ...fields,
    zones: { played: played.map((id) => `#${id}`) },
  };
};
