import { BLEED, type Point } from '../geometry.ts';
import { along, mirrored, pathOf, shift, slope, strew, tuft } from '../ink.ts';
import { DITCH_EDGE } from './works.tsx';

/** The covered way behind its palisade, and the glacis sloping down from it. */

/** The crest of the glacis, with its places of arms. */
const CREST: readonly Point[] = mirrored([
  [-470, 372],
  [-410, 352],
  [-360, 346],
  [-296, 392],
  [-258, 392],
  [-206, 424],
  [-160, 396],
  [-120, 352],
  [-60, 346],
  [-10, 330],
  [50, 372],
  [84, 362],
  [112, 346],
  [176, 392],
  [214, 392],
  [240, 412],
  [274, 424],
  [306, 412],
  [330, 408],
  [346, 440],
  [400, 470],
]);
const WAY: readonly Point[] = [...DITCH_EDGE, ...[...CREST].reverse()];

const TRAVERSES: readonly (readonly [Point, Point])[] = (
  [
    [
      [206, 312],
      [214, 380],
    ],
    [
      [146, 290],
      [150, 366],
    ],
    [
      [330, 332],
      [322, 396],
    ],
    [
      [70, 300],
      [66, 352],
    ],
    [
      [-30, 276],
      [-34, 326],
    ],
  ] as const
).flatMap(([a, b]): readonly (readonly [Point, Point])[] => [
  [a, b],
  [
    [800 - a[0], a[1]],
    [800 - b[0], b[1]],
  ],
]);

const palisade = along(shift(CREST, 0, -5), 4)
  .map(({ at: [x, y] }) => `M${(x - 1).toFixed(1)} ${y.toFixed(1)}v-7.4l1 -2l1 2v7.4`)
  .join('');

const near = slope(shift(CREST, 0, 2), 3.1, 62, [-0.02, 1], 53, 0.72);
/** The slope fans out from the salients. */
const fan = (side: 1 | -1): string =>
  along(CREST, 3.1)
    .filter(({ at: [x] }) => (side === 1 ? x > 400 : x <= 400))
    .map(({ at: [x, y] }, i) => {
      const lean = Math.max(-0.62, Math.min(0.62, (x - 400) / 420));
      const n = 16 + ((i * 37) % 41);
      const from = y + 3 + ((i * 13) % 5);
      return `M${x.toFixed(1)} ${from.toFixed(1)}l${(lean * n).toFixed(1)} ${n}`;
    })
    .join('');
const far = (side: 1 | -1): string =>
  along(CREST, 4.4)
    .filter(({ at: [x] }) => (side === 1 ? x > 400 : x <= 400))
    .map(({ at: [x, y] }, i) => {
      const lean = Math.max(-0.62, Math.min(0.62, (x - 400) / 420));
      const start = 48 + ((i * 29) % 31);
      const n = 8 + ((i * 17) % 22);
      return `M${(x + lean * start).toFixed(1)} ${(y + start).toFixed(1)}l${(lean * n).toFixed(1)} ${n}`;
    })
    .join('');

const grass = strew([BLEED.left, 500, BLEED.right, BLEED.bottom], 420, 61, tuft);
const gravel = strew(
  [BLEED.left, 290, BLEED.right, 420],
  900,
  67,
  (x, y) => `M${x} ${y}h.9`,
  (x, y) => {
    const centre = Math.abs(x - 400);
    return y > 300 + Math.max(0, 80 - centre) * 0.9 && y < 350 + Math.max(0, 80 - centre);
  },
);

export const Field = () => (
  <g>
    <path class="vn-e-way" d={pathOf(WAY, true)} />
    <path class="vn-e-1 vn-e-soft" d={gravel} />
    {TRAVERSES.map(([a, b]) => (
      <>
        <path class="vn-e-2" d={pathOf([a, b])} />
        <path class="vn-e-line" d={slope([a, b], 2.6, 5, [a[0] < 400 ? 1 : -1, 0.05], Math.round(a[0]), 0.2)} />
      </>
    ))}
    <path class="vn-e-line" d={fan(1) + fan(-1)} />
    <path class="vn-e-fine" d={far(1) + far(-1)} />
    <path class="vn-e-fine vn-e-far" d={near} />
    <path class="vn-e-2" d={pathOf(CREST)} />
    <path class="vn-e-1" d={pathOf(shift(CREST, 0, -7))} />
    <path class="vn-e-stakes" d={palisade} />
    <path class="vn-e-fine vn-e-far" d={grass} />
  </g>
);
