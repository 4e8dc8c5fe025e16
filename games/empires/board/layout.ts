export type Rect = readonly [x: number, y: number, width: number, height: number];

/**
 * How a sheet is laid out: `wide`, the map and every track around it; `narrow`, larger, with the barest tracks. Where the tracks lie
 * beside the sheet it is the map alone: `map`, or `pocket`, which is larger.
 */
export type Shape = 'wide' | 'narrow' | 'map' | 'pocket';

export const isLarge = (shape: Shape): boolean => shape === 'narrow' || shape === 'pocket';

/** A frame that is too narrow for words of the usual size gets larger ones. */
export const shapeOf = (width: number, height: number, alone: boolean): Shape => {
  if (alone) return width < 620 ? 'pocket' : 'map';
  return width < 620 || width / Math.max(1, height) < 1.02 ? 'narrow' : 'wide';
};

/** How much of one lies on the other. */
export const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));
