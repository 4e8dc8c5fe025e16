import { beside, geography, type Spot } from '../../../empires/board/map/geography.ts';
import { FRONTS } from '../view.ts';
import { CHART, FRAME, INSET, project } from './project.ts';

/** Where the spaces of the six tracks lie, where their names stand, and where a Front that is there has its counter. */

const L = -18;
const R = 18;

/** By Front, from the space before Constantinople outward. Those of Gallipoli lie on the chart of the Dardanelles. */
const SPOTS: Readonly<Record<string, readonly Spot[]>> = {
  caucasus: [
    { at: [37.0, 39.75], label: [0, 27, 'middle'], counter: [0, -44] },
    { at: [41.3, 39.9], label: [-2, 28, 'middle'], counter: [-66, -40] },
    { at: [43.4, 38.5], label: [R, 6, 'start'], counter: [60, 40] },
    { at: [42.6, 40.3], nudge: [0, 2], label: [16, 15, 'start'], counter: [-64, -34] },
    { at: [43.1, 40.6], nudge: [14, -8], label: [R, 5, 'start'], counter: [72, -28] },
  ],
  mesopotamia: [
    { at: [44.4, 33.3], nudge: [-8, -14], label: [L, 5, 'end'], counter: [60, -36] },
    { at: [44.6, 33.1], nudge: [6, 6], label: [L, 8, 'end'], counter: [-56, 44] },
    { at: [45.8, 32.5], label: [L + 2, 14, 'end'], counter: [4, -48] },
    { at: [47.15, 31.85], nudge: [2, 6], label: [2, -15, 'middle'], narrow: [-16, 14, 'end'], counter: [-116, -6] },
    { at: [47.8, 30.5], nudge: [-2, 2], label: [-12, -13, 'end'], narrow: [-14, 26, 'end'], counter: [-126, 4] },
  ],
  sinai: [
    { at: [37.16, 36.2], label: [L, 8, 'end'], counter: [-80, 42] },
    { at: [36.3, 33.5], label: [R, 6, 'start'], counter: [-82, -16] },
    { at: [35.22, 31.78], nudge: [-8, -4], label: [L, 2, 'end'], narrow: [L, -4, 'end'], counter: [-84, -34] },
    { at: [34.6, 31.35], label: [8, 25, 'start'], counter: [-66, -58] },
    { at: [33.8, 31.13], label: [4, 27, 'middle'], counter: [-18, -80] },
    { at: [32.55, 29.97], label: [L, 5, 'end'], narrow: [4, 30, 'middle'], counter: [4, 46] },
  ],
  arab: [
    { at: [37.16, 36.2], label: [R, 6, 'start'], counter: [80, -26] },
    { at: [36.3, 33.5], label: [R, 6, 'start'], counter: [88, -30] },
    { at: [35.93, 31.95], nudge: [12, 6], label: [R, 6, 'start'], counter: [84, 26] },
    { at: [35.0, 29.53], label: [R, 6, 'start'], counter: [86, 32] },
    { at: [39.6, 24.47], label: [R, 2, 'start'], counter: [62, 38] },
    { at: [39.83, 21.42], label: [L, 6, 'end'], counter: [66, -32] },
  ],
  salonika: [
    { at: [26.55, 41.67], nudge: [4, 14], label: [0, -17, 'middle'], counter: [-10, 56] },
    { at: [22.75, 41.2], nudge: [12, -12], label: [L, 4, 'end'], narrow: [0, 31, 'middle'], counter: [88, 76] },
    { at: [21.33, 41.03], nudge: [14, 2], label: [-12, 27, 'start'], counter: [48, 64] },
    { at: [22.94, 40.64], nudge: [4, 12], label: [0, 27, 'middle'], narrow: [6, 31, 'middle'], counter: [20, 50] },
  ],
  gallipoli: [
    { at: [26.352, 40.185], label: [L, -2, 'end'], counter: [-80, 26] },
    { at: [26.312, 40.252], label: [14, -12, 'start'], counter: [-66, 58] },
    { at: [26.27, 40.238], nudge: [-8, 6], label: [L, -2, 'end'], narrow: [L, -8, 'end'], counter: [-40, 44] },
    { at: [26.165, 40.062], nudge: [-8, -4], label: [-12, -17, 'start'], counter: [34, -54] },
  ],
};

/** Two roads that share their first stretches lie side by side there. */
const SIDE: Readonly<Record<string, number>> = { sinai: 2.6, arab: -2.6 };

export const MAP = geography({
  frame: [FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top],
  capital: project([28.98, 41.01]),
  seal: 29,
  fronts: FRONTS,
  spots: SPOTS,
  beyond: (space) => ({ at: [24 + 2 * space, 36], label: [0, -16, 'middle'], counter: [0, -40] }),
  project: (at, front) => (front === 'gallipoli' ? INSET.project(at) : project(at)),
  detour: (front, points) => {
    // The chart's road leaves it where the Straits lead on.
    if (front === 'gallipoli') return [[CHART.right - 6, CHART.top + 6], ...points.slice(1)];
    return SIDE[front] === undefined ? points : beside(points, 2, SIDE[front]);
  },
  charts: { gallipoli: [CHART.left, CHART.top - 24, CHART.right - CHART.left, CHART.bottom - CHART.top + 24] },
  shortened: ['Cape Helles', 'Anzac Cove', 'Chunuk Bair', 'Gaza-Beersheba', 'Lake Doiran', 'Sarikamish'],
});
