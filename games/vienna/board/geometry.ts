import { made } from './components.ts';

/** Where the hexes lie on the sheet. Flat-topped, broader than high, the Ottoman side at the bottom. */

export type Point = readonly [x: number, y: number];

export interface HexPlace {
  readonly id: string;
  readonly kind: string;
  readonly limit: number;
  readonly x: number;
  readonly y: number;
  readonly near: readonly string[];
}

/** Half the width and half the height of a hex. */
export const HALF_W = 84;
export const HALF_H = 51;
const MIDDLE = 400;
const TOP = 103;

/** What the frame shows at the least; the ground is drawn well beyond it, for frames of other proportions. */
export const VIEW_BOX: readonly [number, number, number, number] = [76, 16, 648, 660];
/** How far the ground reaches. */
export const BLEED = { left: -420, right: 1220, top: -260, bottom: 900 } as const;

const STEPS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

export const hexes = made(({ board }): readonly HexPlace[] =>
  board.hexes.map(({ id, kind, limit, q, r }) => ({
    id,
    kind,
    limit,
    x: MIDDLE + 1.5 * HALF_W * q,
    y: TOP + 2 * HALF_H * (r + q / 2),
    near: board.hexes
      .filter((other) => STEPS.some(([dq, dr]) => other.q === q + dq && other.r === r + dr))
      .map((other) => other.id),
  })),
);

const byId = made(() => new Map(hexes().map((hex) => [hex.id, hex])));
const NOWHERE: HexPlace = { id: '', kind: 'glacis', limit: 0, x: MIDDLE, y: TOP, near: [] };
export const hexPlace = (id: string): HexPlace => byId().get(id) ?? NOWHERE;

/** The corners of a hex drawn `inset` inside its outline, clockwise from the left one, about its own centre. */
export const corners = (inset = 0): readonly Point[] => {
  const slant = Math.hypot(HALF_W / 2, HALF_H);
  const side = HALF_W - (inset * slant) / HALF_H;
  const y = HALF_H - inset;
  const x = (HALF_W * HALF_H - inset * slant - (HALF_W / 2) * y) / HALF_H;
  return [
    [-side, 0],
    [-x, -y],
    [x, -y],
    [side, 0],
    [x, y],
    [-x, y],
  ];
};

const round = (n: number): number => Math.round(n * 10) / 10;
export const pathOf = (points: readonly Point[], close = false): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`;

export const HEX_PATH = pathOf(corners(), true);
export const HEX_PATH_IN = pathOf(corners(3), true);

/** The six sides as pairs of corners, with the step to the neighbour across each. */
const ACROSS: readonly Point[] = [
  [-1.5, -0.5],
  [0, -1],
  [1.5, -0.5],
  [1.5, 0.5],
  [0, 1],
  [-1.5, 0.5],
];

/** The sides of a hex on which `foreign` holds for what lies across, as one path just inside the outline. */
export const frontier = (hex: HexPlace, inset: number, foreign: (neighbour: string | undefined) => boolean): string => {
  const inner = corners(inset);
  let path = '';
  for (const [i, [dx, dy]] of ACROSS.entries()) {
    const across = hexes().find(
      (other) => Math.abs(other.x - hex.x - dx * HALF_W) < 1 && Math.abs(other.y - hex.y - 2 * dy * HALF_H) < 1,
    );
    if (foreign(across?.id)) path += pathOf([inner[i], inner[(i + 1) % 6]]);
  }
  return path;
};

/** The neighbour that an arrow key leads to: the nearest hex in that direction, on the same column first for up and down. */
export const nearest = (from: HexPlace, direction: 'up' | 'down' | 'left' | 'right'): string | undefined => {
  let best: { id: string; cost: number } | undefined;
  for (const to of hexes()) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = direction === 'up' ? -dy : direction === 'down' ? dy : direction === 'left' ? -dx : dx;
    const aside = direction === 'up' || direction === 'down' ? Math.abs(dx) : Math.abs(dy);
    if (along < 10) continue;
    const cost = along + 2.5 * aside;
    if (!best || cost < best.cost) best = { id: to.id, cost };
  }
  return best?.id;
};
