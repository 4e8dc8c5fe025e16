import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, PlaceState } from '@ravelin/web/face';
import board from '../data/reconstructed/board.json' with { type: 'json' };

/** What the board reads from a view. */

export const HEXES = board.hexes.map(({ id }) => id);
export const SIDES = ['north', 'south'] as const;

export const sideAt = (view: PositionJson, hex: string): string | undefined =>
  SIDES.find((side) => (view.stands as Readonly<Record<string, string>> | undefined)?.[side] === hex);

/** How many cards lie in a zone, and those that the viewer sees. */
export const pileOf = (
  view: PositionJson,
  id: string,
): { readonly count: number; readonly cards: readonly string[] } => {
  const zone = view.zones?.[id];
  if (zone === undefined) return { count: 0, cards: [] };
  return 'hidden' in zone ? { count: zone.hidden, cards: [] } : { count: zone.length, cards: zone.map(String) };
};

export const markOf = (face: Pick<FaceProps, 'marks'>, domain: string, name: string): PlaceState =>
  face.marks.get(`${domain}:${name}`) ?? 'rest';

/** What a screen reader is told of a thing: what it is, and what can be done with it. */
export const spoken = (face: FaceProps, words: string, state: PlaceState): string =>
  state === 'rest' ? words : `${words}, ${face.t(`state:${state}`)}`;

export const hexWords = (t: FaceProps['t'], view: PositionJson, hex: string): string => {
  const side = sideAt(view, hex);
  return `${t(`name:${hex}`)}: ${side === undefined ? t('empty') : t(`name:${side}`)}`;
};
