import { FRAME } from './map/project.ts';

/** Where the tracks and boxes stand around the map. A narrow frame shows the map alone, larger, with the barest tracks. */

export type Shape = 'wide' | 'narrow';
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const VIEW_BOXES: Readonly<Record<Shape, Rect>> = {
  wide: [0, 0, 1000, 764],
  narrow: [58, 4, 756, 640],
};

export interface Layout {
  readonly map: Rect;
  readonly will: Rect;
  readonly loyalty: Rect;
  readonly status: Rect | undefined;
  readonly boxes: Rect;
  readonly advantages: Rect | undefined;
  readonly kaiserschlacht: Rect | undefined;
  readonly cartouche: Rect | undefined;
  readonly theaters: Readonly<Record<string, Rect>>;
}

const MAP: Rect = [FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top];

export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  wide: {
    map: MAP,
    will: [8, 650, 516, 106],
    loyalty: [532, 650, 288, 106],
    status: [644, 532, 166, 98],
    boxes: [828, 8, 164, 566],
    advantages: [18, 18, 200, 98],
    kaiserschlacht: [18, 190, 140, 58],
    cartouche: [828, 594, 164, 162],
    theaters: { western: [18, 124, 128, 58], eastern: [682, 18, 128, 58], naval: [18, 572, 128, 58] },
  },
  narrow: {
    map: MAP,
    will: [66, 438, 150, 84],
    loyalty: [66, 14, 234, 122],
    status: undefined,
    boxes: [186, 150, 500, 400],
    advantages: undefined,
    kaiserschlacht: undefined,
    cartouche: undefined,
    theaters: { western: [66, 144, 132, 72], eastern: [674, 14, 132, 72], naval: [66, 560, 132, 72] },
  },
};

/** A frame that is too narrow for the columns beside the map. */
export const shapeOf = (width: number, height: number): Shape =>
  width < 620 || width / Math.max(1, height) < 1.02 ? 'narrow' : 'wide';
