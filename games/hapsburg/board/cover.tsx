import { chance, round } from '@ravelin/web/ink';
import { Jacket } from '../../empires/board/jacket.tsx';
import './style/index.ts';

/** The cover on the home screen: the sun of the house, eclipsed, over Vienna; wire in the foreground. */

const SUN = { x: 200, y: 108, r: 56 } as const;

const rays = (): string => {
  const next = chance(1918);
  let d = '';
  for (let n = 0; n < 96; n++) {
    const angle = (Math.PI * 2 * n) / 96;
    const from = SUN.r + 12 + (n % 2) * 5;
    const to = 118 + (n % 4 === 0 ? 150 : 60 * next() + (n % 2) * 70);
    const at = (r: number): string => `${round(SUN.x + Math.cos(angle) * r)} ${round(SUN.y + Math.sin(angle) * r)}`;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
};

/** Flames of the corona. */
const corona = (): string => {
  const next = chance(77);
  let d = '';
  const steps = 64;
  for (let n = 0; n < steps; n++) {
    const a = (Math.PI * 2 * n) / steps;
    const b = (Math.PI * 2 * (n + 0.5)) / steps;
    const r = SUN.r + 9 + 8 * next();
    d += `${n === 0 ? 'M' : 'L'}${round(SUN.x + Math.cos(a) * (SUN.r + 2))} ${round(SUN.y + Math.sin(a) * (SUN.r + 2))}L${round(SUN.x + Math.cos(b) * r)} ${round(SUN.y + Math.sin(b) * r)}`;
  }
  return `${d}Z`;
};

/** The two-headed eagle, in outline: one half, mirrored. */
const EAGLE =
  'M0 -20C-3 -26 -4 -34 -12 -35C-17 -36 -20 -33 -25 -30C-20 -30 -18 -28 -15 -27C-11 -26 -10 -21 -9 -17L-13 -18C-18 -24 -24 -30 -34 -32C-33 -28 -38 -27 -42 -22L-36 -20L-43 -12L-36 -12L-41 -3L-34 -4L-37 5L-30 3L-31 12L-24 9L-23 17L-17 12L-13 14L-9 11L-10 18L-17 22L-24 22L-19 26L-21 31L-15 27L-12 32L-10 24L-6 20L-13 40L-7 36L-5 43L0 46Z';
const FEATHERS = 'M-13 -14L-36 -20M-12 -9L-38 -12M-11 -4L-35 -4M-10 1L-31 3M-9 5L-25 10M0 24V44M-3 24L-8 37';
const SHIELD = 'M-6.500 -13H6.500V-2C6.500 5 0 8 0 8S-6.500 5 -6.500 -2Z';
const CROWN = 'M-8 -40L-10 -48L-5 -45L-3 -50L0 -46L3 -50L5 -45L10 -48L8 -40Z';

/** Vienna from the north: the towers of St Stephen, St Charles, the town hall. */
const SKYLINE =
  'M-10 232V196H16V190H28V196H44V184H52V172H56V184H64V196H78V178L81 166L84 178V196H92V182Q104 164 116 182V196H124V178L127 166L130 178V196H146V190H160V176H166V162H169L173 118L175 100L177 118L181 162H184V176H212L224 190H236V182H242V170L245 152L248 170V182H254V166L258 140L262 166V182H268V170L271 152L274 170V182H280V192H300V184H312V176H318V184H332V194H352V186H364V194H380V188H410V232H-10Z';
const windows = (): string => {
  const next = chance(5);
  let d = '';
  for (let x = 4; x < 398; x += 7) if (next() < 0.72) d += `M${x} ${round(200 + 4 * next())}v${round(3 + 3 * next())}`;
  return d;
};

const WIRE = 'M-6 268Q60 246 118 264T238 258T338 266T410 252M-6 280Q70 262 140 276T270 270T410 276';
const barbs = (): string => {
  let d = '';
  for (let x = 6; x < 400; x += 22) {
    const y = 262 + 5 * Math.sin(x / 21);
    d += `M${x - 3} ${round(y - 4)}L${x + 3} ${round(y + 4)}M${x + 3} ${round(y - 4)}L${x - 3} ${round(y + 4)}`;
  }
  return d;
};
const POSTS =
  'M40 300V244L36 240L46 243V300M154 300V250L150 246L159 249V300M262 300V246L258 242L267 245V300M362 300V248L358 244L367 247V300';

/** Lines of dusk over the city. */
const dusk = (): string => {
  const next = chance(41);
  let d = '';
  for (let y = 186; y < 246; y += 3.2) {
    const cut = 60 + 280 * next();
    d += `M-4 ${round(y)}H${round(cut)}M${round(cut + 8 + 20 * next())} ${round(y)}H404`;
  }
  return d;
};

const WORDS = {
  en: { title: 'Hapsburg Eclipse 1914–18', above: 'HAPSBURG', below: 'Eclipse' },
  de: { title: 'Habsburgs Finsternis 1914–18', above: 'HABSBURGS', below: 'Finsternis' },
} as const;

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <Jacket {...WORDS[props.language]} year="1914–18">
    <path class="c-ray" d={rays()} />
    <path class="c-corona" d={corona()} />
    <circle class="c-sun" cx={SUN.x} cy={SUN.y} r={SUN.r} />
    <circle class="c-rim" cx={SUN.x} cy={SUN.y} r={SUN.r - 4} />
    <g class="c-eagle" transform={`translate(${SUN.x} ${SUN.y + 2})`}>
      <path d={EAGLE} />
      <path d={EAGLE} transform="scale(-1 1)" />
      <path class="c-feather" d={FEATHERS} />
      <path class="c-feather" d={FEATHERS} transform="scale(-1 1)" />
      <path d={CROWN} />
      <path class="c-shield" d={SHIELD} />
      <path class="c-band" d="M-6.500 -6.500H6.500V-1H-6.500Z" />
    </g>
    <path class="c-dusk" d={dusk()} />
    <path class="c-city" d={SKYLINE} />
    <path class="c-window" d={windows()} />
    <path class="c-hill" d="M-10 214Q90 206 190 216T410 210V310H-10Z" />
    <path class="c-furrow" d="M-10 226Q100 216 210 228T410 220M-10 238Q110 228 220 240T410 232" />
    <path class="c-wire" d={WIRE} />
    <path class="c-wire" d={barbs()} />
    <path class="c-post" d={POSTS} />
  </Jacket>
);
