import type { Rect, Shape } from '../../empires/board/layout.ts';
import type { Layout } from '../../empires/board/sheet.tsx';

/** Where the tracks stand on and around the map, and the room at the lower right that the page's buttons take. */

export interface OwnLayout extends Layout {
  readonly bureau: Rect;
  readonly kaiserschlacht?: Rect;
  /** The middle of the tag of War Weariness. */
  readonly weary: readonly [x: number, y: number];
}

export const LAYOUTS: Readonly<Record<Shape, OwnLayout>> = {
  wide: {
    viewBox: [0, 0, 828, 764],
    will: [8, 650, 334, 106],
    bureau: [640, 472, 172, 92],
    kaiserschlacht: [350, 716, 398, 40],
    weary: [746, 580],
    chooser: [294, 150, 400, 400],
    theaters: { western: [350, 650, 128, 60], eastern: [485, 650, 128, 60], naval: [620, 650, 128, 60] },
  },
  narrow: {
    viewBox: [8, 4, 812, 640],
    will: [18, 194, 140, 84],
    bureau: [292, 532, 164, 100],
    weary: [88, 288],
    chooser: [186, 150, 500, 400],
    theaters: { western: [306, 12, 98, 58], eastern: [282, 236, 98, 58], naval: [178, 236, 98, 58] },
  },
  map: { viewBox: [4, 4, 820, 640], bureau: [640, 472, 172, 92], weary: [746, 580], chooser: [294, 150, 400, 400] },
  pocket: { viewBox: [8, 4, 812, 640], bureau: [292, 532, 164, 100], weary: [88, 288], chooser: [186, 150, 500, 400] },
};
