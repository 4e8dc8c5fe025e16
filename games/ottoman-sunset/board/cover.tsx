import { chance, round } from '@ravelin/web/ink';
import { Jacket } from '../../empires/board/jacket.tsx';
import './style/index.ts';

/** The cover on the home screen: the sun goes down behind the domes of Constantinople; a warship lies in the Straits. */

const SUN = { x: 200, y: 156, r: 62 } as const;
const HORIZON = 190;

/** Rays above the horizon, long and short in turn. */
const rays = (): string => {
  const next = chance(1922);
  let d = '';
  for (let n = 0; n <= 48; n++) {
    const angle = Math.PI + (Math.PI * n) / 48;
    const from = SUN.r + 8 + (n % 2) * 5;
    const to = 104 + (n % 4 === 0 ? 170 : 50 * next() + (n % 2) * 60);
    d += `M${round(SUN.x + Math.cos(angle) * from)} ${round(SUN.y + Math.sin(angle) * from)}L${round(SUN.x + Math.cos(angle) * to)} ${round(SUN.y + Math.sin(angle) * to)}`;
  }
  return d;
};

/** Level strokes across the disc: the nearer the sea, the closer. */
const bars = (): string => {
  let d = '';
  for (let y = 118, step = 9; y < HORIZON; y += step, step = Math.max(2.4, step * 0.84)) {
    const half = Math.sqrt(Math.max(0, SUN.r ** 2 - (y - SUN.y) ** 2));
    if (half > 0) d += `M${round(SUN.x - half)} ${round(y)}H${round(SUN.x + half)}`;
  }
  return d;
};

/** The great mosque: domes upon domes between four minarets. */
const MOSQUE =
  'M112 190V168H118V122L120 112L122 122V168H130V160Q134 150 142 150Q146 138 158 138V134Q160 116 182 111V106H185V101H187V97H189V101H191V106H194V111Q216 116 218 134V138Q230 138 234 150Q242 150 246 160V168H254V122L256 112L258 122V168H264V190Z';
const MINARETS = 'M138 150V104L140 92L142 104V150ZM234 150V104L236 92L238 104V150Z';
const FAR =
  'M-6 190V180H22V172Q30 164 38 172V180H52V150L53.500 142L55 150V176H84V182H112V190ZM264 190V180H290V174Q300 162 310 174V180H330V148L331.500 140L333 148V178H362V184H406V190Z';

/** The sea, in strokes that the light breaks. */
const sea = (): string => {
  const next = chance(30);
  let d = '';
  for (let y = HORIZON + 5; y < 300; y += 4.6) {
    const glow = 18 + (y - HORIZON) * 0.9;
    let x = -4;
    while (x < 404) {
      const length = 14 + 44 * next();
      if (Math.abs(x + length / 2 - SUN.x) > glow || next() < 0.35) d += `M${round(x)} ${round(y)}h${round(length)}`;
      x += length + 6 + 14 * next();
    }
  }
  return d;
};

const SHIP =
  'M40 216L34 206H58V200H66V194H70V180H73V194H78V200H84V190H90V200H96V190H102V200H110V194H114V180H117V194H122V206H146L138 216Z';
const SMOKE = 'M86 190c-2 -10 8 -14 14 -10c6 -10 22 -8 24 0c10 -4 20 4 16 10c-10 4 -22 0 -28 -2c-8 6 -18 6 -26 2Z';

const WORDS = {
  en: { title: 'Ottoman Sunset 1914–18', above: 'OTTOMAN', below: 'Sunset' },
  de: { title: 'Osmanischer Sonnenuntergang 1914–18', above: 'OSMANISCHER', below: 'Sonnenuntergang' },
} as const;

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <Jacket {...WORDS[props.language]} year="1914–18">
    <path class="c-ray" d={rays()} />
    <circle class="os-c-sun" cx={SUN.x} cy={SUN.y} r={SUN.r} />
    <path class="os-c-bar" d={bars()} />
    <path class="os-c-far" d={FAR} />
    <path class="c-city" d={MOSQUE} />
    <path class="c-city" d={MINARETS} />
    <path class="os-c-moon" d="M188 92A5 5 0 1 1 188 84A4.200 4.200 0 1 0 188 92Z" />
    <rect class="os-c-sea" x="-4" y={HORIZON} width="408" height="120" />
    <path class="os-c-wave" d={sea()} />
    <path class="os-c-smoke" d={SMOKE} />
    <path class="c-city" d={SHIP} />
  </Jacket>
);
