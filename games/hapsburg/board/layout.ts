import type { Rect, Shape } from '../../empires/board/layout.ts';
import type { Layout } from '../../empires/board/sheet.tsx';

/** Where the tracks stand on and around the map, and the room at the lower right that the page's buttons take. */

export interface OwnLayout extends Layout {
  readonly loyalty?: Rect;
  readonly status?: Rect;
  readonly kaiserschlacht?: Rect;
}

export const LAYOUTS: Readonly<Record<Shape, OwnLayout>> = {
  wide: {
    viewBox: [0, 0, 828, 764],
    will: [8, 650, 448, 106],
    loyalty: [464, 650, 284, 106],
    status: [644, 532, 166, 98],
    chooser: [214, 150, 400, 400],
    kaiserschlacht: [18, 86, 132, 60],
    theaters: { western: [18, 18, 132, 60], eastern: [680, 18, 130, 60], naval: [18, 570, 132, 60] },
  },
  narrow: {
    viewBox: [58, 4, 756, 640],
    will: [66, 438, 150, 84],
    loyalty: [66, 14, 234, 122],
    chooser: [186, 150, 500, 400],
    theaters: { western: [66, 144, 132, 72], eastern: [674, 14, 132, 72], naval: [66, 560, 132, 72] },
  },
  map: { viewBox: [4, 4, 820, 640], chooser: [214, 150, 400, 400] },
  pocket: { viewBox: [58, 4, 756, 640], chooser: [186, 150, 500, 400] },
};
