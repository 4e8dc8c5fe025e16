import type { Point } from './geometry.ts';
import { Tent } from './ground/camp.tsx';
import { City } from './ground/city.tsx';
import { chance, hatch, pathOf } from './ink.ts';
import './style/index.css';

/** The cover on the home screen: the city behind its bastions, the tents before it, powder smoke between them. */

const rays = (): string => {
  let d = '';
  for (let n = 0; n <= 44; n++) {
    const angle = Math.PI * (1 + n / 44);
    const from = 50 + (n % 2) * 8;
    const to = 250 + ((n * 53) % 70);
    const at = (r: number): string =>
      `${(150 + Math.cos(angle) * r).toFixed(1)} ${(118 + Math.sin(angle) * r).toFixed(1)}`;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
};

const WALL: readonly Point[] = [
  [-10, 156],
  [48, 194],
  [104, 152],
  [112, 130],
  [288, 130],
  [296, 152],
  [352, 194],
  [410, 156],
];
const FOOT: readonly Point[] = [...WALL].reverse().map(([x, y]): Point => [x, y + 34]);
const DITCH: readonly Point[] = [...FOOT, [-10, 236], [100, 248], [200, 252], [300, 248], [410, 236]];
const COURSES = hatch([...WALL, ...FOOT], 3.6, 90, 12, 0.05);
const SHADE = hatch([...WALL.slice(0, 3), ...FOOT.slice(-3)], 3, 90, 14, 0);
const WATERLINES = hatch(DITCH, 3.6, 0, 21, 0.2);
const TERREPLEIN =
  hatch(
    [
      [-10, 136],
      [110, 136],
      [100, 150],
      [48, 187],
      [-10, 150],
    ],
    4.4,
    0,
    31,
    0.1,
  ) +
  hatch(
    [
      [410, 136],
      [290, 136],
      [300, 150],
      [352, 187],
      [410, 150],
    ],
    4.4,
    0,
    32,
    0.1,
  );
const MERLONS = Array.from({ length: 25 }, (_, i) => `M${114 + i * 7} 130v-4h3.600v4`).join('');

const SMOKE =
  'M0 0c-12 2 -22 -8 -14 -18c-10 -8 -2 -22 10 -18c2 -12 20 -14 24 -4c10 -6 24 2 18 12c12 4 8 20 -4 20c-2 8 -16 12 -22 6c-4 4 -8 4 -12 2Z';
const CURLS = 'M-8 -12q4 -6 10 -2M4 -26q6 -5 11 1M18 -14q5 -6 11 -1M-2 -4q5 -5 10 0M14 -2q6 -5 12 0M22 -28q5 -3 8 1';
const SAP = 'M84 300C120 286 66 276 96 266C120 258 104 250 88 246';

const tents = (): { x: number; y: number; size: number; flag: boolean }[] => {
  const next = chance(29);
  const out: { x: number; y: number; size: number; flag: boolean }[] = [];
  for (let y = 262; y < 320; y += 19)
    for (let x = -14; x < 420; x += 34)
      out.push({ x: x + 20 * next(), y: y + 7 * next(), size: 0.62 + (y - 255) / 90, flag: next() < 0.4 });
  return out.filter(({ x }) => Math.abs(x - 200) > 108).sort((a, b) => a.y - b.y);
};

const Smoke = (props: { readonly at: string }) => (
  <g transform={props.at}>
    <path class="vn-cover-puff" d={SMOKE} />
    <path class="vn-cover-curl" d={CURLS} />
  </g>
);

const WORDS = {
  en: { title: 'Siege of Vienna 1683', above: 'SIEGE OF', city: 'Vienna' },
  de: { title: 'Die Belagerung von Wien 1683', above: 'BELAGERUNG VON', city: 'Wien' },
} as const;

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <svg
    class="vn vn-cover"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={WORDS[props.language].title}
  >
    <rect class="vn-e-sky" width="400" height="300" />
    <path class="vn-e-fine vn-e-soft" d={rays()} />
    <circle class="vn-cover-sun" cx="150" cy="118" r="46" />
    <g transform="translate(-312 -14) scale(1.03 1.36)">
      <City />
    </g>
    <path class="vn-e-stone" d={`M-10 133H410V156L${pathOf([...WALL].reverse()).slice(1)}Z`} />
    <path class="vn-e-fine vn-e-far" d={TERREPLEIN} />
    <path class="vn-e-ditch" d={pathOf(DITCH, true)} />
    <path class="vn-e-line vn-e-soft" d={WATERLINES} />
    <path class="vn-e-stone2" d={pathOf([...WALL, ...FOOT], true)} />
    <path class="vn-e-fine" d={COURSES} />
    <path class="vn-e-line" d={SHADE} />
    <path class="vn-e-2" d={MERLONS} />
    <path class="vn-e-3" d={pathOf(WALL)} />
    <path class="vn-e-1" d={pathOf(FOOT)} />
    <path class="vn-e-gate" d="M191 164V150q9 -10 18 0V164Z" />
    <path class="vn-e-paper" d="M-10 236Q200 268 410 236V310H-10Z" />
    <path class="vn-e-2" d="M-10 236Q200 268 410 236" />
    <path class="vn-sap-edge" d={SAP} />
    <path class="vn-sap" d={SAP} />
    <path class="vn-sap-planks" d={SAP} />
    <Smoke at="translate(100 206) scale(.8)" />
    <Smoke at="translate(304 214) scale(1.05)" />
    <path class="vn-e-red" d="M300 222l-12 -9l9 0l-5 -12l11 8l1 -15l7 13l9 -10l0 13l10 -3l-8 10l7 5z" />
    {tents().map((tent) => (
      <Tent {...tent} />
    ))}
    <g transform="translate(200 252)">
      <path
        class="vn-plate solid"
        d="M-96 -34H96Q92 -28 99 -24V26Q92 30 96 36H-96Q-92 30 -99 26V-24Q-92 -28 -96 -34Z"
      />
      <path class="vn-plate-rule" d="M-91 -29H91V31H-91Z" />
      <text class="vn-cover-small" y="-14">
        {WORDS[props.language].above}
      </text>
      <text class="vn-cover-title" y="14">
        {WORDS[props.language].city}
      </text>
      <text class="vn-cover-year" y="27">
        1683
      </text>
    </g>
    <rect class="vn-cover-margin" x="2" y="2" width="396" height="296" />
    <rect class="vn-cover-frame" x="5" y="5" width="390" height="290" />
    <rect class="vn-cover-frame thin" x="9" y="9" width="382" height="282" />
  </svg>
);
