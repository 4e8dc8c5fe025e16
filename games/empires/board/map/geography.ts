import type { Point } from '@ravelin/web/ink';
import type { Rect } from '../layout.ts';
import type { FrontData, SpaceData } from '../view.ts';

/** Where the spaces of the tracks lie, where their names stand, and where a Front that is there has its counter. */

export type Anchor = 'start' | 'middle' | 'end';
export type Label = readonly [dx: number, dy: number, anchor: Anchor];

export interface Spot {
  readonly at: Point;
  /** Moved a little on the sheet, where neighbours are too near. */
  readonly nudge?: Point;
  readonly label: Label;
  /** In a narrow frame, where names are larger. */
  readonly narrow?: Label;
  /** The middle of the counter, from the space. */
  readonly counter: Point;
}

export interface Space extends SpaceData {
  readonly front: string;
  readonly x: number;
  readonly y: number;
  readonly label: Label;
  readonly narrow: Label;
  readonly counter: Point;
}

/** A road that is drawn as a different line than from space to space. */
export type Detour = (front: string, points: readonly Point[]) => readonly Point[];

export interface Geography<S extends SpaceData = SpaceData> {
  /** The map's frame on the sheet. */
  readonly frame: Rect;
  /** The capital and the radius of its seal. */
  readonly capital: Point;
  readonly seal: number;
  readonly spaces: readonly (Space & S)[];
  /** Each place once: a shared one stands on the first track that has it. */
  readonly places: readonly (Space & S)[];
  spaceOf(front: string, space: number): (Space & S) | undefined;
  /** The track from the capital outward. */
  trackOf(front: string): readonly (Space & S)[];
  /** How the road is drawn where it is not from space to space. */
  readonly detour?: Detour | undefined;
  /** Names too long for a narrow frame; the catalogue has them as `short:…`. */
  readonly shortened: ReadonlySet<string>;
  /** Charts that lie on the map, and the one on which a Front's track lies. */
  readonly insets?: readonly Rect[] | undefined;
  roomOf?(front: string): Rect | undefined;
}

interface Ground<S extends SpaceData> {
  readonly frame: Rect;
  readonly capital: Point;
  readonly seal: number;
  readonly fronts: readonly FrontData<S>[];
  /** By Front, from the space before the capital outward. */
  readonly spots: Readonly<Record<string, readonly Spot[]>>;
  /** Of a component set with a longer track than we drew: its spaces go on somewhere, so that nothing is lost. */
  readonly beyond: (space: number) => Spot;
  readonly project: (at: Point, front: string) => Point;
  readonly detour?: Detour;
  readonly shortened?: readonly string[];
  /** By Front: the chart on which its track lies. */
  readonly charts?: Readonly<Record<string, Rect>>;
}

export const geography = <S extends SpaceData>(ground: Ground<S>): Geography<S> => {
  const { fronts, spots, beyond, project, shortened = [], charts = {} } = ground;
  const spaces = fronts.flatMap(({ id, spaces: track }) =>
    track.map((data) => {
      const { at, nudge = [0, 0], label, narrow = label, counter } = spots[id]?.[data.space - 1] ?? beyond(data.space);
      const [x, y] = project(at, id);
      return { ...data, front: id, x: x + nudge[0], y: y + nudge[1], label, narrow, counter };
    }),
  );
  return {
    frame: ground.frame,
    capital: ground.capital,
    seal: ground.seal,
    detour: ground.detour,
    spaces,
    places: spaces.filter(
      ({ shared, name }, i) => !shared || spaces.findIndex((one) => one.shared && one.name === name) === i,
    ),
    spaceOf: (front, space) => spaces.find((one) => one.front === front && one.space === space),
    trackOf: (front) => spaces.filter((one) => one.front === front),
    shortened: new Set(shortened),
    insets: Object.values(charts),
    roomOf: (front) => charts[front],
  };
};

/** Two roads that share their first stretches lie side by side there, so far to the left or right. */
export const beside = (points: readonly Point[], stretches: number, shift: number): readonly Point[] => {
  const out: Point[] = [];
  for (let i = 0; i < stretches; i++) {
    const [[x1, y1], [x2, y2]] = [points[i], points[i + 1]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(-(y2 - y1) / length) * shift, ((x2 - x1) / length) * shift];
    out.push([x1 + dx, y1 + dy], [x2 + dx, y2 + dy]);
  }
  return [...out, ...points.slice(stretches)];
};

/** The name of a town as it stands on the map: in large letters some are shortened. */
export const nameOnMap = (
  { shortened }: Pick<Geography, 'shortened'>,
  t: (key: string) => string,
  name: string,
  large: boolean,
): string => t(`${large && shortened.has(name) ? 'short' : 'name'}:${name}`);
