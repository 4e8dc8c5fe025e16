import type { Point } from '@ravelin/web/ink';
import { LAND } from './field.ts';

/** Where everything lies on the sheet. */

/** From the centre of a hex to a corner. */
export const R = 26;
export const WIDE = Math.sqrt(3) * R;
export const DEEP = 1.5 * R;

/** Offset coordinates: `east` counts half-shifted columns from the west. Also answers for hexes just off the map. */
export const centreAt = (row: number, east: number): Point => [(east + (row % 2 === 0 ? 0 : 0.5)) * WIDE, row * DEEP];
const WEST = Math.max(...LAND.col);
export const ROWS = Math.max(...LAND.row);
export const centre = (hex: number): Point => centreAt(LAND.row[hex], WEST - LAND.col[hex]);

/** The corners of a hex, clockwise; corner i lies before direction i, so a facing and its corner have the same number. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = ((i * 60 - 90) * Math.PI) / 180;
  return [Math.cos(angle) * R, Math.sin(angle) * R];
});
export const corner = (hex: number, i: number): Point => {
  const [[x, y], [dx, dy]] = [centre(hex), CORNERS[(i + 6) % 6]];
  return [x + dx, y + dy];
};

/** The field: half hexes at the ends of the odd rows are drawn, and cannot be entered (M2.1.0.2). */
export const FIELD = {
  left: -WIDE / 2,
  right: (WEST + 0.5) * WIDE,
  top: DEEP - R,
  bottom: ROWS * DEEP + R,
} as const;
/** The Danube flows outside the hexes; south of the field wait those who are to come. */
export const DANUBE = { ...FIELD, left: FIELD.right, right: FIELD.right + 46 } as const;
export const CAMP = { top: FIELD.bottom + 10, bottom: FIELD.bottom + 98 } as const;
export const BORDER = 26;
export const SHEET = {
  left: FIELD.left - 8 - BORDER,
  right: DANUBE.right + 8 + BORDER,
  top: FIELD.top - 8 - BORDER,
  bottom: CAMP.bottom + 8 + BORDER,
} as const;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A part of the sheet as a rectangle, `within` so far from its edges. */
export const rectOf = ({ left, right, top, bottom }: Bounds, within = 0) => ({
  x: left + within,
  y: top + within,
  width: right - left - 2 * within,
  height: bottom - top - 2 * within,
});
const { x, y, width, height } = rectOf(SHEET);
export const VIEW_BOX = [x, y, width, height] as const;

/** The hex under a point of the sheet, or -1. */
export const hexAt = (x: number, y: number): number => {
  let [best, nearest] = [-1, R * R];
  const row = Math.round(y / DEEP);
  for (let r = row - 1; r <= row + 1; r++) {
    if (r < 1 || r > ROWS) continue;
    const east = Math.round(x / WIDE - (r % 2 === 0 ? 0 : 0.5));
    const [cx, cy] = centreAt(r, east);
    const d = (cx - x) ** 2 + (cy - y) ** 2;
    if (d < nearest) [best, nearest] = [LAND.at(east - Math.floor(r / 2), r), d];
  }
  return best;
};

/** The outline of one hex around the origin, `by` smaller or larger. */
export const hexPath = (by = 1): string =>
  `M${CORNERS.map(([x, y]) => `${(x * by).toFixed(1)} ${(y * by).toFixed(1)}`).join('L')}Z`;
