import { FRAME } from './map/project.ts';

/** Where the tracks stand on and around the map, and the room at the lower right that the page's buttons take. A narrow frame
 * shows the map alone, larger, with the barest tracks. */

export type Shape = 'wide' | 'narrow';
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const VIEW_BOXES: Readonly<Record<Shape, Rect>> = {
  wide: [0, 0, 828, 764],
  narrow: [58, 4, 756, 640],
};

export interface Layout {
  readonly map: Rect;
  readonly will: Rect;
  readonly loyalty: Rect;
  readonly status: Rect | undefined;
  /** Where markers are laid out when one must be chosen. */
  readonly chooser: Rect;
  readonly kaiserschlacht: Rect | undefined;
  readonly theaters: Readonly<Record<string, Rect>>;
}

const MAP: Rect = [FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top];

export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  wide: {
    map: MAP,
    will: [8, 650, 448, 106],
    loyalty: [464, 650, 284, 106],
    status: [644, 532, 166, 98],
    chooser: [214, 150, 400, 400],
    kaiserschlacht: [18, 86, 132, 60],
    theaters: { western: [18, 18, 132, 60], eastern: [680, 18, 130, 60], naval: [18, 570, 132, 60] },
  },
  narrow: {
    map: MAP,
    will: [66, 438, 150, 84],
    loyalty: [66, 14, 234, 122],
    status: undefined,
    chooser: [186, 150, 500, 400],
    kaiserschlacht: undefined,
    theaters: { western: [66, 144, 132, 72], eastern: [674, 14, 132, 72], naval: [66, 560, 132, 72] },
  },
};

/** A frame that is too narrow for words of the usual size. */
export const shapeOf = (width: number, height: number): Shape =>
  width < 620 || width / Math.max(1, height) < 1.02 ? 'narrow' : 'wide';
