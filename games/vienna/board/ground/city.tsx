import type { Point } from '../geometry.ts';
import { type Chance, chance, hatch, pathOf } from '../ink.ts';

/** The city behind its walls: roofs, towers, and St Stephen's above them all. */

interface Stroke {
  readonly kind: string;
  readonly d: string;
}

const house = (x: number, base: number, width: number, next: Chance): readonly Stroke[] => {
  const wall = 8 + 4 * next();
  const roof = 9 + 6 * next();
  const eaves = base - wall;
  const out: Stroke[] = [];
  if (next() < 0.5) {
    out.push({
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [x, base],
          [x, eaves],
          [x + width, eaves],
          [x + width, base],
        ],
        true,
      ),
    });
    const shape: Point[] = [
      [x - 1, eaves],
      [x + width * 0.22, eaves - roof],
      [x + width * 0.78, eaves - roof],
      [x + width + 1, eaves],
    ];
    out.push(
      { kind: 'vn-e-roof', d: pathOf(shape, true) },
      { kind: 'vn-e-fine', d: hatch(shape, 2, 90, Math.round(x * 7), 0) },
    );
  } else {
    const gable: Point[] = [
      [x, base],
      [x, eaves],
      [x + width / 2, eaves - roof * 1.1],
      [x + width, eaves],
      [x + width, base],
    ];
    out.push({ kind: 'vn-e-fill', d: pathOf(gable, true) });
    const shade: Point[] = [
      [x + width / 2, base],
      [x + width / 2, eaves - roof],
      [x + width, eaves],
      [x + width, base],
    ];
    out.push({ kind: 'vn-e-fine', d: hatch(shade, 2.2, 0, Math.round(x * 11), 0) });
  }
  let windows = '';
  for (let w = x + 3; w < x + width - 2; w += 3.6) windows += `M${w.toFixed(1)} ${(eaves + 3).toFixed(1)}v2.6`;
  out.push({ kind: 'vn-e-window', d: windows });
  return out;
};

const tower = (x: number, base: number, width: number, height: number, dome: boolean): readonly Stroke[] => {
  const top = base - height;
  const l = x - width / 2;
  const r = x + width / 2;
  const cap = dome ? 11 : 20;
  return [
    {
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [l, base],
          [l, top],
          [r, top],
          [r, base],
        ],
        true,
      ),
    },
    {
      kind: 'vn-e-fine',
      d: hatch(
        [
          [x, base],
          [x, top],
          [r, top],
          [r, base],
        ],
        1.9,
        0,
        Math.round(x),
        0,
      ),
    },
    {
      kind: 'vn-e-roof',
      d: dome
        ? `M${l - 1} ${top}c-2 -4 -1 -7 ${width / 2 + 1} -11c${width / 2 + 2} 4 ${width / 2 + 3} 7 ${width / 2 + 1} 11z`
        : pathOf(
            [
              [l - 1, top],
              [x, top - cap],
              [r + 1, top],
            ],
            true,
          ),
    },
    { kind: 'vn-e-1', d: `M${x} ${top - cap}v-6m-2 2.2h4` },
    { kind: 'vn-e-window', d: `M${x - 2} ${top + 4}v4` },
  ];
};

const row = (from: number, to: number, base: number, seed: number): readonly Stroke[] => {
  const next = chance(seed);
  const out: Stroke[] = [];
  for (let x = from; x < to; ) {
    const width = 12 + 9 * next();
    out.push(...house(x, base - 2 + 4 * next(), width, next));
    x += width + next();
  }
  return out;
};

/** St Stephen's: nave with the chevron roof, and the south tower. */
const cathedral = (x: number, base: number): readonly Stroke[] => {
  const nave: Point[] = [
    [x + 8, base - 16],
    [x + 14, base - 44],
    [x + 52, base - 44],
    [x + 58, base - 16],
  ];
  let chevrons = '';
  for (let y = base - 41; y < base - 18; y += 5) {
    const inset = (base - 16 - y) * 0.21;
    chevrons += `M${(x + 9 + inset).toFixed(1)} ${y}`;
    for (let w = x + 9 + inset; w + 3.6 < x + 57 - inset; w += 3.6) chevrons += 'l1.8 3l1.8 -3';
  }
  let lancets = '';
  for (let w = x + 14; w < x + 54; w += 8.4) lancets += `M${w} ${base - 3}v-8q2.2 -4 4.4 0v8`;
  let crockets = '';
  for (let n = 1; n < 6; n++) {
    const half = 6 - n * 0.98;
    const y = base - 50 - n * 5.6;
    crockets += `M${x - half} ${y}l-1.8 -1.4M${x + half} ${y}l1.8 -1.4`;
  }
  return [
    {
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [x + 8, base],
          [x + 8, base - 16],
          [x + 58, base - 16],
          [x + 58, base],
        ],
        true,
      ),
    },
    { kind: 'vn-e-roof', d: pathOf(nave, true) },
    { kind: 'vn-e-fine', d: chevrons },
    { kind: 'vn-e-1', d: lancets },
    {
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [x - 8, base],
          [x - 8, base - 34],
          [x + 8, base - 34],
          [x + 8, base],
        ],
        true,
      ),
    },
    {
      kind: 'vn-e-fine',
      d: hatch(
        [
          [x + 1, base],
          [x + 1, base - 34],
          [x + 8, base - 34],
          [x + 8, base],
        ],
        1.7,
        0,
        5,
        0,
      ),
    },
    {
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [x - 6, base - 34],
          [x - 6, base - 50],
          [x + 6, base - 50],
          [x + 6, base - 34],
        ],
        true,
      ),
    },
    {
      kind: 'vn-e-fine',
      d: hatch(
        [
          [x + 1, base - 34],
          [x + 1, base - 50],
          [x + 6, base - 50],
          [x + 6, base - 34],
        ],
        1.7,
        0,
        6,
        0,
      ),
    },
    {
      kind: 'vn-e-fill',
      d: pathOf(
        [
          [x - 6, base - 50],
          [x, base - 86],
          [x + 6, base - 50],
        ],
        true,
      ),
    },
    {
      kind: 'vn-e-fine',
      d: hatch(
        [
          [x, base - 84],
          [x + 6, base - 50],
          [x, base - 50],
        ],
        2,
        0,
        7,
        0,
      ),
    },
    {
      kind: 'vn-e-1',
      d: `M${x} ${base - 86}v-7m-2.2 2.6h4.4M${x - 8} ${base - 50}l2 -11l2 11M${x + 4} ${base - 50}l2 -11l2 11M${x - 10} ${base - 34}l2 -9l2 9M${x + 6} ${base - 34}l2 -9l2 9${crockets}`,
    },
    { kind: 'vn-e-window', d: `M${x - 4.6} ${base - 38}v-7q2 -4 4 0v7M${x - 5} ${base - 12}v-8q2 -4 4 0v8` },
  ];
};

const STROKES: readonly Stroke[] = [
  ...row(-420, 1220, 90, 41),
  ...tower(-150, 92, 9, 27, false),
  ...tower(30, 92, 8, 24, true),
  ...tower(132, 92, 9, 30, false),
  ...tower(214, 92, 9, 28, false),
  ...tower(258, 92, 8, 21, true),
  ...tower(604, 92, 10, 29, true),
  ...tower(648, 94, 8, 22, false),
  ...tower(730, 92, 9, 28, false),
  ...tower(905, 92, 9, 26, true),
  ...row(-420, 334, 104, 77),
  ...row(470, 1220, 104, 78),
  ...cathedral(516, 107),
];

export const City = () => (
  <g>
    {STROKES.map(({ kind, d }) => (
      <path class={kind} d={d} />
    ))}
  </g>
);
