import type { Point } from '../../../../web/art/ink.ts';
import { FRONTS } from '../view.ts';
import { project } from './project.ts';

/** Where the spaces of the five tracks lie, where their names stand, and where a Front that is there has its counter. */

export type Anchor = 'start' | 'middle' | 'end';

type Label = readonly [dx: number, dy: number, anchor: Anchor];

interface Spot {
  readonly at: Point;
  /** Moved a little on the sheet, where neighbours are too near. */
  readonly nudge?: Point;
  readonly label: Label;
  /** In a narrow frame, where names are larger. */
  readonly narrow?: Label;
  /** The middle of the counter, from the space. */
  readonly counter: Point;
}

const L = -18;
const R = 18;

/** By Front, from the space before Vienna outward. */
const SPOTS: Readonly<Record<string, readonly Spot[]>> = {
  polish: [
    { at: [19.94, 50.06], label: [L, 4, 'end'], counter: [-60, -42] },
    { at: [20.99, 50.01], nudge: [4, 0], label: [-2, 26, 'middle'], counter: [-64, -62] },
    { at: [21.75, 50.68], label: [L, 4, 'end'], counter: [-62, -34] },
    { at: [22.57, 51.25], label: [R, 5, 'start'], counter: [-74, -12] },
    { at: [23.73, 52.1], label: [R, 5, 'start'], narrow: [R, 14, 'start'], counter: [-74, -4] },
  ],
  carpathian: [
    { at: [19.04, 47.5], label: [-2, 27, 'middle'], counter: [26, -42] },
    { at: [21.63, 47.53], label: [-5, -16, 'end'], narrow: [12, -13, 'start'], counter: [84, -6] },
    { at: [22.3, 48.62], label: [L, 5, 'end'], counter: [78, 4] },
    { at: [22.77, 49.78], nudge: [0, 2], label: [2, -18, 'middle'], counter: [78, -46] },
    { at: [24.03, 49.84], nudge: [4, 0], label: [2, 25, 'middle'], counter: [22, -40] },
    { at: [25.59, 49.55], label: [R, 5, 'start'], counter: [40, -38] },
  ],
  italian: [
    { at: [15.44, 47.07], label: [R, 6, 'start'], counter: [-68, -6] },
    { at: [13.62, 45.94], nudge: [8, 0], label: [R, 5, 'start'], counter: [62, 34] },
    { at: [13.24, 46.06], nudge: [-4, -4], label: [6, -17, 'middle'], counter: [-32, -50] },
    {
      at: [12.3, 45.99],
      nudge: [-6, -6],
      label: [-6, -16, 'middle'],
      narrow: [-12, -16, 'middle'],
      counter: [-12, -50],
    },
    { at: [12.46, 45.72], nudge: [-12, -1], label: [L, 5, 'end'], counter: [84, 12] },
    { at: [12.33, 45.44], nudge: [-3, 5], label: [L, 5, 'end'], counter: [-84, 32] },
  ],
  romanian: [
    { at: [19.04, 47.5], label: [-2, 27, 'middle'], counter: [12, 52] },
    { at: [23.6, 46.77], label: [R, -2, 'start'], counter: [68, 28] },
    { at: [26.1, 44.43], label: [L, 6, 'end'], counter: [-4, 42] },
    { at: [28.2, 44.2], label: [0, 29, 'middle'], narrow: [-4, -17, 'middle'], counter: [-8, -48] },
    { at: [27.6, 47.16], label: [R, 5, 'start'], counter: [42, -38] },
  ],
  balkan: [
    { at: [20.46, 44.82], label: [L, 6, 'end'], counter: [66, -22] },
    { at: [21.9, 43.32], label: [R, 6, 'start'], counter: [72, -24] },
    { at: [21.43, 42.0], nudge: [0, -4], label: [L, 5, 'end'], counter: [-92, -36] },
    { at: [21.78, 41.72], nudge: [12, 10], label: [R, 5, 'start'], counter: [62, -34] },
    { at: [22.94, 40.64], nudge: [0, -2], label: [R, 6, 'start'], counter: [-92, 4] },
  ],
};

export const VIENNA: Point = project([16.37, 48.21]);
export const VIENNA_R = 29;

export interface SpacePlace {
  readonly front: string;
  readonly space: number;
  readonly name: string;
  readonly flags: number;
  readonly river: boolean;
  readonly fortress: boolean;
  readonly shared: boolean;
  readonly x: number;
  readonly y: number;
  readonly label: Label;
  readonly narrow: Label;
  readonly counter: Point;
}

/** A component set with a longer track than we drew: its spaces go on eastward, so that nothing is lost. */
const spotOf = (front: string, space: number): Spot =>
  SPOTS[front]?.[space - 1] ?? { at: [16.4 + 1.6 * space, 51.5], label: [0, -16, 'middle'], counter: [0, -40] };

export const SPACES: readonly SpacePlace[] = FRONTS.flatMap(({ id, spaces }) =>
  spaces.map(({ space, name, flags, river, fortress, shared }) => {
    const { at, nudge = [0, 0], label, narrow = label, counter } = spotOf(id, space);
    const [x, y] = project(at);
    return {
      front: id,
      space,
      name,
      flags,
      river: river === true,
      fortress: fortress === true,
      shared: shared === true,
      x: x + nudge[0],
      y: y + nudge[1],
      label,
      narrow,
      counter,
    };
  }),
);

export const spaceOf = (front: string, space: number): SpacePlace | undefined =>
  SPACES.find((one) => one.front === front && one.space === space);

/** The track from Vienna outward. */
export const trackOf = (front: string): readonly SpacePlace[] => SPACES.filter((one) => one.front === front);

/** Each place once: a shared one stands on the first track that has it. */
export const PLACES: readonly SpacePlace[] = SPACES.filter(
  ({ shared, name }, i) => !shared || SPACES.findIndex((one) => one.shared && one.name === name) === i,
);
