import type { Point } from '../geometry.ts';
import { along, hatch, mirrored, pathOf, shift, slope } from '../ink.ts';

/** The fortress itself: bastions and curtain, the ditch before them, the ravelin in it. */

/** Salient, flank and face of one bastion, from left to right. */
const bastion = (x: number): readonly Point[] => [
  [x - 44, 114],
  [x - 54, 152],
  [x, 203],
  [x + 56, 154],
  [x + 66, 118],
];
/** The same towards the right-hand side of the sheet. */
const flipped = (x: number): readonly Point[] =>
  bastion(800 - x)
    .map(([px, py]): Point => [800 - px, py])
    .reverse();

const TRACE: readonly Point[] = [
  ...bastion(-442),
  ...bastion(-206),
  ...bastion(30),
  ...bastion(266),
  [400, 119],
  ...flipped(534),
  ...flipped(770),
  ...flipped(1006),
  ...flipped(1242),
];
/** The outer edge of the ditch: the counterscarp. */
const COUNTERSCARP: readonly Point[] = mirrored([
  [-460, 290],
  [-400, 268],
  [-350, 262],
  [-282, 296],
  [-206, 282],
  [-128, 262],
  [-60, 258],
  [-10, 262],
  [64, 284],
  [120, 262],
  [196, 296],
  [262, 318],
  [318, 310],
  [400, 374],
]);
/** The drain along the bottom of the ditch. */
const CUNETTE: readonly Point[] = mirrored([
  [-440, 240],
  [-320, 226],
  [-206, 250],
  [-100, 232],
  [-10, 234],
  [60, 250],
  [122, 230],
  [200, 254],
  [266, 268],
  [330, 236],
  [400, 232],
]);
export const DITCH_EDGE = COUNTERSCARP;

const RAVELIN: readonly Point[] = [
  [400, 357],
  [327, 290],
  [343, 261],
  [400, 282],
  [457, 261],
  [473, 290],
];
const RAVELIN_IN: readonly Point[] = [
  [400, 341],
  [343, 288],
  [351, 272],
  [400, 290],
  [449, 272],
  [457, 288],
];

const ditchShape: readonly Point[] = [...TRACE, ...[...COUNTERSCARP].reverse()];
const body: readonly Point[] = [[-460, 105], ...TRACE, [1260, 105]];
const inward = (dy: number, dx: number): string =>
  pathOf(
    TRACE.map(([x, y]): Point => {
      const centre = [-442, -206, 30, 266, 400, 534, 770, 1006, 1242].reduce((a, b) =>
        Math.abs(b - x) < Math.abs(a - x) ? b : a,
      );
      return [x + Math.sign(centre - x) * (y > 125 ? dx : -dx / 2), y - dy];
    }),
  );

const merlons = along(TRACE, 9)
  .map(
    ({ at: [x, y], dir: [dx, dy] }) =>
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(dy * 6).toFixed(1)} ${(-dx * 6).toFixed(1)}`,
  )
  .join('');

const DITCH_LINES = hatch(ditchShape, 4.3, 0, 17, 0.16);
const TRACE_SHADE = slope(TRACE, 2.4, 13, [0.42, 0.9], 23, 0.15);
const SCARP_SHADE = slope(shift(COUNTERSCARP, 0, 0), 3, 6, [-0.3, -0.95], 29, 0.5);
const RAVELIN_SHADE = slope([RAVELIN[5], RAVELIN[0], RAVELIN[1]], 2.5, 9, [0.05, 1], 31, 0.2);
const RAVELIN_FACES =
  hatch([RAVELIN[0], RAVELIN[1], RAVELIN_IN[1], RAVELIN_IN[0]], 3.4, 60, 37, 0) +
  hatch([RAVELIN[0], RAVELIN[5], RAVELIN_IN[5], RAVELIN_IN[0]], 3.4, -60, 38, 0);
const TERREPLEIN = [-442, -206, 30, 266, 534, 770, 1006, 1242]
  .map((x) =>
    hatch(
      [
        [x - 33, 122],
        [x - 40, 147],
        [x, 182],
        [x + 40, 147],
        [x + 36, 122],
      ],
      5,
      0,
      100 + x,
      0.1,
    ),
  )
  .join('');

const blocks = (): string => {
  let d = 'M334 120.2H466M334 124.5H466M334 128.8H466';
  for (let line = 0; line < 4; line++)
    for (let x = 338 + (line % 2) * 4.5; x < 466; x += 9) d += `M${x} ${116 + line * 4.25}v4.25`;
  return d;
};
const battlements = `M334 116${'v-4.5h5v4.5h3'.repeat(16)}H466V133H334Z`;

export const Works = () => (
  <g>
    <path class="vn-e-stone" d={pathOf(body, true)} />
    <path class="vn-e-ditch" d={pathOf(ditchShape, true)} />
    <path class="vn-e-fine vn-e-soft" d={DITCH_LINES} />
    <path class="vn-e-line" d={TRACE_SHADE} />
    <path class="vn-e-1 vn-e-drain" d={pathOf(CUNETTE)} />
    <path class="vn-e-line" d={SCARP_SHADE} />
    <path class="vn-e-2" d={pathOf(COUNTERSCARP)} />
    <path class="vn-e-0" d={pathOf(shift(COUNTERSCARP, 0, -2.6))} />
    <path class="vn-e-stone2" d={pathOf(RAVELIN, true)} />
    <path class="vn-e-line" d={RAVELIN_SHADE} />
    <path class="vn-e-fine" d={RAVELIN_FACES} />
    <path class="vn-e-0" d={pathOf(RAVELIN_IN, true)} />
    <path class="vn-e-3" d={pathOf(RAVELIN, true)} />
    <path class="vn-e-4" d={pathOf(TRACE)} />
    <path class="vn-e-1" d={inward(7, 8)} />
    <path class="vn-e-0" d={inward(12, 14)} />
    <path class="vn-e-1" d={merlons} />
    <path class="vn-e-fine vn-e-far" d={TERREPLEIN} />
    <path class="vn-e-wall" d="M334 116H466V133H334Z" />
    <path class="vn-e-0" d={blocks()} />
    <path class="vn-e-2" d={battlements} />
    <path class="vn-e-gate" d="M392 133V124q8 -8 16 0V133Z" />
  </g>
);
