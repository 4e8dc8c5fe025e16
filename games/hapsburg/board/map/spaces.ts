import type { Point } from '@ravelin/web/ink';
import { beside, geography, type Spot } from '../../../empires/board/map/geography.ts';
import { FRONTS } from '../view.ts';
import { FRAME, project } from './project.ts';

/** Where the spaces of the five tracks lie, where their names stand, and where a Front that is there has its counter. */

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

/** Two roads that share their first stretch lie side by side there. */
const SIDE: Readonly<Record<string, number>> = { carpathian: -2.6, romanian: 2.6 };

const VIENNA: Point = project([16.37, 48.21]);

export const MAP = geography({
  frame: [FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top],
  capital: VIENNA,
  seal: 29,
  fronts: FRONTS,
  spots: SPOTS,
  beyond: (space) => ({ at: [16.4 + 1.6 * space, 51.5], label: [0, -16, 'middle'], counter: [0, -40] }),
  project,
  detour: (front, points) => (SIDE[front] === undefined ? points : beside(points, 1, SIDE[front])),
  shortened: ['Vittorio Veneto', 'Brest-Litovsk'],
});
