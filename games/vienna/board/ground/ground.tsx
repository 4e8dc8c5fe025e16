import { BLEED, type Point } from '../geometry.ts';
import { chance, hatch } from '../ink.ts';
import { Camp } from './camp.tsx';
import { City } from './city.tsx';
import { Field } from './field.tsx';
import { Works } from './works.tsx';

/** The print itself, drawn once: nothing in it depends on the game. */

const WIDTH = BLEED.right - BLEED.left;
const HEIGHT = BLEED.bottom - BLEED.top;

const sky = (): string => {
  const next = chance(3);
  let d = '';
  for (let y = BLEED.top; y < 74; y += 3.3)
    for (let x = BLEED.left + 60 * next(); x < BLEED.right; ) {
      const length = 40 + 110 * next();
      if (next() > (y > 30 ? 0.6 : 0.3)) d += `M${x.toFixed(0)} ${(y + 0.6 * next()).toFixed(1)}h${length.toFixed(0)}`;
      x += length + 8 + 14 * next();
    }
  return d;
};

const CLOUD =
  'M-44 6c-4 -8 8 -12 14 -8c2 -10 20 -12 24 -3c6 -6 20 -3 19 5c8 -3 18 0 16 6M-24 8c4 -3 10 -3 14 0M6 8c5 -4 12 -3 16 0';

const HILLS: readonly (readonly Point[])[] = [
  [
    [-430, 92],
    [-330, 62],
    [-250, 72],
    [-150, 50],
    [-60, 70],
    [20, 62],
    [90, 56],
    [150, 74],
    [210, 66],
    [260, 86],
    [260, 110],
    [-430, 110],
  ],
  [
    [1230, 92],
    [1130, 60],
    [1040, 74],
    [950, 52],
    [860, 66],
    [760, 60],
    [690, 58],
    [640, 76],
    [590, 70],
    [540, 88],
    [540, 110],
    [1230, 110],
  ],
];

const ridge = (points: readonly Point[]): string => {
  let d = `M${points[0][0]} ${points[0][1]}`;
  for (let i = 1; i < points.length - 2; i++) {
    const [x, y] = points[i];
    const [nx, ny] = points[i + 1];
    d += `Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  }
  return `${d}L${points[points.length - 2].join(' ')}L${points[points.length - 1].join(' ')}Z`;
};

export const Ground = () => (
  <g class="vn-ground" aria-hidden="true">
    <rect class="vn-e-sky" x={BLEED.left} y={BLEED.top} width={WIDTH} height={HEIGHT} />
    <path class="vn-e-skylines" d={sky()} />
    <g class="vn-e-0">
      <path transform="translate(150 40) scale(1.25)" d={CLOUD} />
      <path transform="translate(668 36) scale(1.4)" d={CLOUD} />
      <path transform="translate(-90 20) scale(1.6)" d={CLOUD} />
      <path transform="translate(910 14) scale(1.5)" d={CLOUD} />
    </g>
    {HILLS.map((points) => (
      <>
        <path class="vn-e-fill" d={ridge(points)} />
        <path class="vn-e-fine vn-e-far" d={hatch(points, 4, -38, points[0][0] + 900, 0.2)} />
      </>
    ))}
    <City />
    <rect class="vn-e-paper" x={BLEED.left} y="250" width={WIDTH} height={BLEED.bottom - 250} />
    <Works />
    <Field />
    <Camp />
    <rect class="vn-e-vignette" x={BLEED.left} y={BLEED.top} width={WIDTH} height={HEIGHT} fill="url(#vn-candle)" />
  </g>
);
