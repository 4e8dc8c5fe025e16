import { between, type Point } from '@ravelin/web/ink';
import { live } from './components.ts';

/** Where everything lies on the sheet: the wall as a line of corners with a tower on each, and around it the plates of the invader's places. */

export type Rect = readonly [x: number, y: number, width: number, height: number];
/** The whole plan; a part of it at a time, brought near; or the scheme, which a still picture in a narrow frame shows. */
export type Shape = 'wide' | 'close' | 'scheme';

export const VIEW_BOX: Rect = [-80, 4, 1160, 806];
export const NARROW_BOX: Rect = [0, 0, 390, 380];

/** Is a frame too narrow for the whole plan? */
export const isNarrow = (width: number, height: number): boolean => width < 560 || width / Math.max(1, height) < 0.86;

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

const placeOf = ({
  id,
  side,
  defenders,
  invaders,
}: {
  id: string;
  side: string;
  defenders: number;
  invaders: number;
}): SectionPlace => {
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
};
export const SECTIONS = live(({ board }): readonly SectionPlace[] => board.sections.map(placeOf));
export const sectionPlace = (id: string): SectionPlace => SECTIONS.find((one) => one.id === id) ?? SECTIONS[0];

/** A point of a section: so far along from its middle, so far out. */
export const pointOf = ({ middle, along, out }: SectionPlace, far: number, away: number): Point => [
  middle[0] + along[0] * far + out[0] * away,
  middle[1] + along[1] * far + out[1] * away,
];

export const TOWERS = live(
  ({ board }): readonly { readonly id: string; readonly at: Point; readonly sections: readonly string[] }[] =>
    board.towers.map(({ id, side, sections }) => ({
      id,
      at: WALLS[side === 'left' ? 'left' : 'right'][Number(id.slice(2))],
      sections,
    })),
);

const RAMPART_SIZE: Point = [172, 84];
const FOREGROUND_SIZE: Point = [238, 82];

/** The middles of the invader's plates. */
export const PLACES: Readonly<Record<string, Point>> = {
  FL: [60, 62],
  FR: [940, 62],
  A1: [270, 234],
  A2: [28, 396],
  A3: [14, 594],
  B1: [712, 234],
  B2: [956, 308],
  B3: [974, 532],
  B4: [976, 718],
  marauders: [986, 630],
};
const MARAUDERS_SIZE: Point = [92, 38];

export const sizeOf = (place: string): Point =>
  place.startsWith('F') ? FOREGROUND_SIZE : place === 'marauders' ? MARAUDERS_SIZE : RAMPART_SIZE;

/** The bends of each path, drawn as a smooth line. */
export const PATHS: Readonly<Record<string, readonly Point[]>> = {
  'FL-A1': [
    [140, 103],
    [246, 138],
    [266, 192],
  ],
  'FL-A2': [
    [62, 103],
    [84, 230],
    [36, 354],
  ],
  'FL-A3': [
    [-30, 103],
    [-62, 260],
    [-62, 450],
    [-24, 552],
  ],
  'A1-L1': [
    [318, 276],
    [334, 338],
    [378, 352],
  ],
  'A1-L2': [
    [246, 276],
    [288, 340],
    [276, 412],
  ],
  'A2-L2': [
    [114, 410],
    [156, 418],
    [252, 432],
  ],
  'A2-L3': [
    [44, 438],
    [70, 482],
    [202, 530],
  ],
  'A3-L3': [
    [100, 560],
    [150, 550],
    [198, 554],
  ],
  'A3-L4': [
    [100, 620],
    [146, 638],
    [180, 662],
  ],
  'FR-B1': [
    [860, 103],
    [742, 136],
    [718, 192],
  ],
  'FR-B2': [
    [938, 103],
    [954, 180],
    [956, 266],
  ],
  'FR-B3': [
    [1030, 103],
    [1060, 240],
    [1062, 420],
    [1024, 490],
  ],
  'B1-R1': [
    [664, 276],
    [660, 326],
    [622, 352],
  ],
  'B1-R2': [
    [728, 276],
    [704, 330],
    [716, 396],
  ],
  'B2-R2': [
    [870, 344],
    [818, 396],
    [740, 416],
  ],
  'B2-R3': [
    [950, 350],
    [936, 420],
    [802, 498],
  ],
  'B3-R3': [
    [888, 520],
    [846, 520],
    [804, 512],
  ],
  'B3-R4': [
    [890, 574],
    [862, 578],
    [834, 600],
  ],
  'B3-B4': [
    [1032, 574],
    [1062, 640],
    [1036, 676],
  ],
  'B4-R4': [
    [890, 682],
    [862, 654],
    [838, 634],
  ],
  // Round the place where the invaders before R5 stand: between it and the rampart nothing could be hit.
  'B4-R5': [
    [890, 752],
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
