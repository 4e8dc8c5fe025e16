import { between, type Point } from '@ravelin/web/ink';
import board from '../data/reconstructed/board.json' with { type: 'json' };

/** Where everything lies on the sheet: the wall as a line of corners with a tower on each, and around it the plates of the invader's places. */

export type Rect = readonly [x: number, y: number, width: number, height: number];
export type Shape = 'wide' | 'narrow';

export const VIEW_BOX: Rect = [0, 0, 1000, 812];
export const NARROW_BOX: Rect = [0, 0, 390, 380];

/** A frame that is too narrow for the plan gets the scheme. */
export const shapeOf = (width: number, height: number): Shape =>
  width < 560 || width / Math.max(1, height) < 0.86 ? 'narrow' : 'wide';

/** The wall from the gate outwards; between two corners lies a section, on every inner corner a tower. */
const WALLS: Readonly<Record<'left' | 'right', readonly Point[]>> = {
  left: [
    [450, 368],
    [337, 398],
    [250, 490],
    [213, 610],
    [205, 738],
  ],
  right: [
    [550, 368],
    [664, 386],
    [751, 458],
    [796, 560],
    [809, 670],
    [808, 782],
  ],
};
export const GATE: Point = [500, 352];
export const WALL_LINES: readonly (readonly Point[])[] = [WALLS.left, WALLS.right];

export interface SectionPlace {
  readonly id: string;
  readonly side: 'left' | 'right';
  readonly ends: readonly [Point, Point];
  readonly middle: Point;
  /** Along the wall, from the gate outwards. */
  readonly along: Point;
  /** Away from the stronghold. */
  readonly out: Point;
  readonly length: number;
  /** Spaces of both sides before any ladder. */
  readonly defenders: number;
  readonly invaders: number;
  /** The middle of its plate. */
  readonly plate: Point;
}

const PLATES: Readonly<Record<string, Point>> = {
  L1: [392, 306],
  L2: [214, 380],
  L3: [140, 506],
  L4: [106, 684],
  R1: [602, 306],
  R2: [773, 352],
  R3: [869, 464],
  R4: [897, 604],
  R5: [897, 786],
};

export const SECTIONS: readonly SectionPlace[] = board.sections.map(({ id, side, defenders, invaders }) => {
  const flank = side === 'left' ? 'left' : 'right';
  const n = Number(id.slice(1));
  const ends: readonly [Point, Point] = [WALLS[flank][n - 1], WALLS[flank][n]];
  const [[x1, y1], [x2, y2]] = ends;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along: Point = [(x2 - x1) / length, (y2 - y1) / length];
  const out: Point = flank === 'left' ? [along[1] * -1, along[0]] : [along[1], along[0] * -1];
  return {
    id,
    side: flank,
    ends,
    middle: between(ends[0], ends[1], 0.5),
    along,
    out,
    length,
    defenders,
    invaders,
    plate: PLATES[id],
  };
});
export const sectionPlace = (id: string): SectionPlace => SECTIONS.find((one) => one.id === id) ?? SECTIONS[0];

/** A point of a section: so far along from its middle, so far out. */
export const pointOf = ({ middle, along, out }: SectionPlace, far: number, away: number): Point => [
  middle[0] + along[0] * far + out[0] * away,
  middle[1] + along[1] * far + out[1] * away,
];

export const TOWERS: readonly { readonly id: string; readonly at: Point; readonly sections: readonly string[] }[] =
  board.towers.map(({ id, side, sections }) => ({
    id,
    at: WALLS[side === 'left' ? 'left' : 'right'][Number(id.slice(2))],
    sections,
  }));

const RAMPART_SIZE: Point = [144, 76];
const FOREGROUND_SIZE: Point = [200, 74];

/** The middles of the invader's plates. */
export const PLACES: Readonly<Record<string, Point>> = {
  FL: [122, 58],
  FR: [878, 58],
  A1: [276, 236],
  A2: [92, 396],
  A3: [78, 592],
  B1: [706, 236],
  B2: [900, 314],
  B3: [918, 538],
  B4: [926, 720],
  marauders: [948, 650],
};
const MARAUDERS_SIZE: Point = [92, 38];

export const sizeOf = (place: string): Point =>
  place.startsWith('F') ? FOREGROUND_SIZE : place === 'marauders' ? MARAUDERS_SIZE : RAMPART_SIZE;

/** The bends of each path, drawn as a smooth line. */
export const PATHS: Readonly<Record<string, readonly Point[]>> = {
  'FL-A1': [
    [190, 95],
    [262, 138],
    [276, 198],
  ],
  'FL-A2': [
    [112, 95],
    [122, 230],
    [96, 358],
  ],
  'FL-A3': [
    [40, 95],
    [14, 260],
    [12, 450],
    [50, 554],
  ],
  'A1-L1': [
    [320, 274],
    [334, 338],
    [378, 352],
  ],
  'A1-L2': [
    [252, 274],
    [288, 340],
    [276, 412],
  ],
  'A2-L2': [
    [164, 410],
    [204, 420],
    [252, 432],
  ],
  'A2-L3': [
    [110, 434],
    [118, 482],
    [202, 530],
  ],
  'A3-L3': [
    [138, 554],
    [164, 548],
    [198, 554],
  ],
  'A3-L4': [
    [150, 622],
    [168, 640],
    [180, 662],
  ],
  'FR-B1': [
    [806, 95],
    [726, 132],
    [706, 198],
  ],
  'FR-B2': [
    [888, 95],
    [894, 180],
    [900, 276],
  ],
  'FR-B3': [
    [958, 95],
    [988, 240],
    [986, 420],
    [950, 500],
  ],
  'B1-R1': [
    [662, 274],
    [660, 326],
    [622, 352],
  ],
  'B1-R2': [
    [724, 274],
    [704, 330],
    [716, 396],
  ],
  'B2-R2': [
    [842, 352],
    [818, 396],
    [740, 416],
  ],
  'B2-R3': [
    [918, 352],
    [936, 420],
    [802, 498],
  ],
  'B3-R3': [
    [846, 526],
    [826, 518],
    [804, 512],
  ],
  'B3-R4': [
    [862, 576],
    [848, 588],
    [834, 600],
  ],
  'B3-B4': [
    [974, 576],
    [994, 636],
    [972, 682],
  ],
  'B4-R4': [
    [874, 682],
    [860, 656],
    [838, 634],
  ],
  // Round the place where the invaders before R5 stand: between it and the rampart nothing could be hit.
  'B4-R5': [
    [856, 750],
    [842, 769],
    [830, 752],
  ],
};
/** Where a trap or a bridge lies on its path. */
export const onPath = (path: string): Point => {
  const line = PATHS[path] ?? [];
  return line.length === 4 ? between(line[1], line[2], 0.5) : (line[1] ?? [0, 0]);
};

/** The buildings, as they stand between the walls. The arrangement has no effect (S2.5.5). */
export const BUILDINGS: Readonly<Record<string, Rect>> = {
  courtyard: [400, 410, 200, 96],
  barracks: [290, 540, 140, 84],
  workshop: [290, 632, 140, 102],
  'guard-house': [290, 742, 140, 64],
  cathedral: [437, 518, 140, 102],
  hospital: [437, 628, 140, 50],
  forge: [584, 540, 140, 64],
  scouts: [584, 612, 140, 84],
};
/** Beneath the Hospital: the tiles of the heroic orders; beneath the Scouts: what the defender holds. */
export const HEROICS: Rect = [437, 684, 140, 72];
export const POOL: Rect = [584, 704, 140, 102];
export const TOKENS_BOX: Rect = [437, 758, 140, 50];
