import { along, chance, curveOf, type Point, pathOf, round } from '@ravelin/web/ink';
import { GATE, PATHS, SECTIONS, TOWERS, VIEW_BOX, WALL_LINES } from '../layout.ts';

/** The country before the walls, the ditch, the walls themselves and the court behind them, as an engraver would cut them. */

const [LEFT, TOP, WIDTH, TALL] = VIEW_BOX;
const HEIGHT = TOP + TALL;

/** The court: everything behind the walls. */
const COURT: readonly Point[] = [
  [...WALL_LINES[0]].reverse(),
  [GATE],
  WALL_LINES[1],
  [
    [808, HEIGHT],
    [205, HEIGHT],
  ],
].flat() as Point[];

/** The ditch, so far before the wall. */
const ditch = (far: number): Point[] => {
  const [left, right] = [
    SECTIONS.filter(({ side }) => side === 'left'),
    SECTIONS.filter(({ side }) => side === 'right'),
  ];
  const off = (list: typeof left): Point[] =>
    list.flatMap(({ ends, out }, i) => {
      const pick = i === list.length - 1 ? [0, 1] : [0];
      return pick.map((end): Point => [ends[end][0] + out[0] * far, ends[end][1] + out[1] * far]);
    });
  const [a, b] = [off(left).reverse(), off(right)];
  return [[a[0][0], HEIGHT + 10], ...a, ...b, [b[b.length - 1][0], HEIGHT + 10]];
};

const hatching = (): string => {
  const next = chance(11);
  let d = '';
  for (const { ends, out } of SECTIONS)
    for (const { at } of along([ends[0], ends[1]], 5.5)) {
      const reach = 15 + 22 * next();
      d += pathOf([
        [at[0] + out[0] * 14, at[1] + out[1] * 14],
        [at[0] + out[0] * (14 + reach), at[1] + out[1] * (14 + reach)],
      ]);
    }
  return d;
};

const HILLS: readonly Point[] = [
  [62, 180],
  [210, 176],
  [84, 262],
  [176, 300],
  [390, 214],
  [420, 252],
  [560, 210],
  [610, 176],
  [800, 160],
  [830, 226],
  [936, 196],
  [940, 418],
  [46, 486],
  [62, 540],
  [190, 252],
  [772, 292],
  [600, 262],
];
const hills = (): string => {
  const next = chance(3);
  return HILLS.map(([x, y]) => {
    const wide = 16 + 12 * next();
    const tall = 8 + 6 * next();
    const arc = `M${round(x - wide)} ${y}Q${round(x - wide / 2)} ${round(y - tall * 1.6)} ${x} ${round(y - tall)}T${round(x + wide)} ${y}`;
    const lines = [0.2, 0.45, 0.7].map(
      (part) =>
        `M${round(x + wide * (part - 0.1))} ${round(y - tall * (0.95 - part))}l${round(wide * 0.3)} ${round(tall * 0.5)}`,
    );
    return arc + lines.join('');
  }).join('');
};

const TREES: readonly Point[] = [
  [64, 228],
  [82, 214],
  [176, 214],
  [398, 284],
  [26, 560],
  [420, 186],
  [588, 236],
  [790, 200],
  [806, 216],
  [952, 452],
  [962, 438],
  [940, 256],
  [164, 208],
  [446, 274],
  [560, 284],
  [808, 258],
  [22, 452],
];
const Tree = (props: { readonly at: Point }) => (
  <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
    <path class="st-e-line" d="M0 2V9M-3 9H4" />
    <path class="st-leaf" d="M0-9Q6-9 6-3Q8 2 1 3Q-7 4-6-2Q-6-9 0-9Z" />
    <path class="st-e-fine" d="M2-6Q4-3 3 0M4-4Q5-2 4 1" />
  </g>
);

const TENTS: readonly Point[] = [
  [286, 60],
  [322, 92],
  [262, 106],
  [352, 44],
  [312, 26],
  [716, 62],
  [682, 92],
  [744, 108],
  [650, 44],
  [692, 26],
];
const Tent = (props: { readonly at: Point }) => (
  <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
    <path class="st-tent" d="M-13 9Q-6-2 0-10Q6-2 13 9Z" />
    <path class="st-e-fine" d="M0-10L-4 9M0-10L5 9M-8 4L-6 9" />
    <path class="st-e-line" d="M0-10V-18" />
    <path class="st-pennon" d="M0-18L9-15.500L0-13Z" />
  </g>
);

/** The cliffs at which the wall ends. */
const cliffs = (): string => {
  const next = chance(29);
  let d = '';
  for (const [x, from] of [
    [205, 740],
    [808, 784],
  ])
    for (let y = from; y < HEIGHT; y += 5) {
      const wide = 14 + 16 * next();
      d += `M${round(x - wide)} ${round(y + 4 * next())}L${x} ${y}L${round(x + wide * 0.8)} ${round(y + 5 * next())}`;
    }
  return d;
};

const Wall = () => (
  <>
    {SECTIONS.map(({ ends, out, along: way, length }) => {
      const side = (away: number): readonly Point[] =>
        ends.map(([x, y]): Point => [x + out[0] * away, y + out[1] * away]);
      const merlons = Array.from({ length: Math.floor(length / 8) }, (_, i): string => {
        const at: Point = [ends[0][0] + way[0] * (4 + 8 * i), ends[0][1] + way[1] * (4 + 8 * i)];
        return pathOf(
          [
            [at[0] + out[0] * 12, at[1] + out[1] * 12],
            [at[0] + way[0] * 4 + out[0] * 12, at[1] + way[1] * 4 + out[1] * 12],
            [at[0] + way[0] * 4 + out[0] * 16.5, at[1] + way[1] * 4 + out[1] * 16.5],
            [at[0] + out[0] * 16.5, at[1] + out[1] * 16.5],
          ],
          true,
        );
      });
      return (
        <>
          <path class="st-wall" d={pathOf([...side(12), ...[...side(-12)].reverse()], true)} />
          <path class="st-merlons" d={merlons.join('')} />
          <path class="st-e-fine" d={pathOf(side(8)) + pathOf(side(-8.5))} />
        </>
      );
    })}
  </>
);

const Gate = () => (
  <g transform={`translate(${GATE[0]} ${GATE[1]})`}>
    <path class="st-wall" d="M-56 30V-22H-48V-15H-41V-22H-33V-15H-26V-2H26V-15H33V-22H41V-15H48V-22H56V30Z" />
    <path
      class="st-e-fine"
      d="M-56-4H-26M-56 8H56M-56 20H56M26-4H56M-44-4V8M-34 8V20M-48 20V30M40-4V8M46 8V20M34 20V30"
    />
    <path class="st-gate" d="M-15 30V8Q-15-7 0-7Q15-7 15 8V30Z" />
    <path class="st-bars" d="M-10 30V0M-5 30V-5M0 30V-7M5 30V-5M10 30V0M-15 10H15M-15 19H15" />
    <path class="st-e-line" d="M-41-22V-34M41-22V-34" />
    <path class="st-ensign" d="M-41-34L-29-30.500L-41-27ZM41-34L29-30.500L41-27Z" />
  </g>
);

/** The paths of the invader: beaten earth between two lines of stitches. */
const Roads = () => (
  <>
    {Object.values(PATHS).map((line) => (
      <>
        <path class="st-road-bed" d={curveOf(line)} />
        <path class="st-road" d={curveOf(line)} />
        <path class="st-road-mid" d={curveOf(line)} />
      </>
    ))}
  </>
);

const grass = (): string => {
  const next = chance(71);
  let d = '';
  for (let n = 0; n < 270; n++) {
    const at: Point = [round(LEFT + 8 + (WIDTH - 16) * next()), round(8 + 480 * next())];
    d += `M${at[0]} ${at[1]}l2-4M${at[0] + 3} ${at[1]}l1-3M${at[0] - 3} ${at[1]}l-1-3`;
  }
  return d;
};

const flags = (): string => {
  let d = '';
  for (let y = 430; y < HEIGHT; y += 15) {
    const offset = (y / 15) % 2 < 1 ? 0 : 17;
    for (let x = 215; x < 812; x += 34) d += `M${x + offset} ${y}h9`;
  }
  return d;
};

export const Ground = () => (
  <g aria-hidden="true">
    <defs>
      <clipPath id="st-court">
        <path d={pathOf(COURT, true)} />
      </clipPath>
    </defs>
    <rect class="st-field" x={LEFT} y={TOP} width={WIDTH} height={TALL} />
    <path class="st-grass" d={grass()} />
    <path class="st-hills" d={hills()} />
    <path class="st-ditch" d={curveOf(ditch(56))} />
    <path class="st-ditch inner" d={curveOf(ditch(44))} />
    <path class="st-hatch" d={hatching()} />
    <Roads />
    {TREES.map((at) => (
      <Tree at={at} />
    ))}
    {TENTS.map((at) => (
      <Tent at={at} />
    ))}
    <path class="st-court" d={pathOf(COURT, true)} />
    <path class="st-flags" d={flags()} clip-path="url(#st-court)" />
    <path class="st-hills" d={cliffs()} />
    <Wall />
    {TOWERS.map(({ at }) => (
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <circle class="st-tower-wall" r="22" />
        <circle class="st-tower-teeth" r="19.500" />
        <circle class="st-tower-floor" r="17" />
      </g>
    ))}
    <Gate />
  </g>
);
