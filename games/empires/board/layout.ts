/** A narrow frame shows the map alone, larger, with the barest tracks. */
export type Shape = 'wide' | 'narrow';
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** A frame that is too narrow for words of the usual size. */
export const shapeOf = (width: number, height: number): Shape =>
  width < 620 || width / Math.max(1, height) < 1.02 ? 'narrow' : 'wide';
