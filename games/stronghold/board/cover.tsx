import { chance, round } from '@ravelin/web/ink';
import './style/index.css';

/** The cover on the home screen: the stronghold by night, the watch fires of the host before it, and an hourglass in the sky. */

const KEEP =
  'M96 214V150H104V144H112V150H122V144H130V150H140V118H134V110H142V104H150V110H158V104H166V110H174V86L200 62L226 86V110H234V104H242V110H250V104H258V110H266V118H260V150H270V144H278V150H288V144H296V150H304V214Z';
const JOINTS = 'M96 166H140M96 182H304M96 198H304M260 166H304M140 134H260M140 150H260M140 166H260';
const GATE = 'M184 214V184Q184 168 200 168Q216 168 216 184V214Z';
const BARS = 'M190 214V176M197 214V169M204 214V169M210 214V175M184 190H216M184 202H216';

/** Rays around the hourglass, as an engraver cuts a light. */
const rays = (): string => {
  const next = chance(1815);
  let d = '';
  for (let n = 0; n < 72; n++) {
    const angle = (Math.PI * 2 * n) / 72;
    const [from, to] = [30 + 6 * next(), 52 + 60 * next() + (n % 3) * 22];
    const at = (r: number): string => `${round(200 + Math.cos(angle) * r)} ${round(44 + Math.sin(angle) * r)}`;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
};

const stars = (): string => {
  const next = chance(7);
  let d = '';
  for (let n = 0; n < 46; n++) d += `M${round(12 + 376 * next())} ${round(12 + 110 * next())}h.1`;
  return d;
};

/** The host: points of spears over helmets, thicker to the front. */
const host = (base: number, seed: number, tall: number): string => {
  const next = chance(seed);
  let d = `M-4 310V${base}`;
  for (let x = -4; x < 404; ) {
    const wide = 6 + 5 * next();
    const head = base - tall * (0.4 + 0.6 * next());
    d += `L${round(x)} ${base}Q${round(x + wide / 2)} ${round(head)} ${round(x + wide)} ${base}`;
    x += wide;
  }
  return `${d}L404 310Z`;
};
const spears = (): string => {
  const next = chance(99);
  let d = '';
  for (let x = 4; x < 400; x += 8 + 7 * next()) {
    const y = 246 + 8 * next();
    const lean = 8 * next() - 4;
    d += `M${round(x)} ${round(y)}l${round(lean)} ${round(-26 - 14 * next())}`;
  }
  return d;
};

const WORDS = {
  en: { title: 'Stronghold', below: 'seven rounds before the walls' },
  de: { title: 'Stronghold', below: 'sieben Runden vor den Mauern' },
} as const;

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <svg
    class="st st-cover"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={WORDS[props.language].title}
  >
    <rect class="k-sky" width="400" height="300" />
    <path class="k-ray" d={rays()} />
    <path class="k-star" d={stars()} />
    <g transform="translate(200 44)">
      <path class="k-glass" d="M-13-20H13M-13 20H13" />
      <path class="k-sand" d="M-10-17Q-10-6 0 0Q10-6 10-17ZM-10 17Q-10 6 0 0Q10 6 10 17Z" />
      <path class="k-grain" d="M0 0V12M-8 17Q0 8 8 17" />
    </g>
    <path class="k-hill" d="M-10 220Q90 196 200 204T410 218V310H-10Z" />
    <path class="k-keep" d={KEEP} />
    <path class="k-joint" d={JOINTS} />
    <path class="k-gate" d={GATE} />
    <path class="k-bars" d={BARS} />
    <path class="k-window" d="M160 124h5v10h-5ZM235 124h5v10h-5ZM197 92h6v12h-6ZM116 158h4v8h-4ZM281 158h4v8h-4Z" />
    <path
      class="k-flag"
      d="M200 62V44M200 46L214 50L200 54ZM116 144V130M116 131L126 134L116 137ZM284 144V130M284 131L274 134L284 137Z"
    />
    <path class="k-host far" d={host(236, 12, 16)} />
    <path class="k-spear" d={spears()} />
    <path class="k-host" d={host(256, 31, 24)} />
    <g transform="translate(200 268)">
      <path class="k-plate" d="M-112-24H112Q108-18 115-14V18Q108 22 112 28H-112Q-108 22-115 18V-14Q-108-18-112-24Z" />
      <path class="k-plate-rule" d="M-107-19H107V23H-107Z" />
      <text class="k-title" y="4">
        {WORDS[props.language].title}
      </text>
      <text class="k-small" y="18">
        {WORDS[props.language].below}
      </text>
    </g>
    <rect class="k-margin" x="2" y="2" width="396" height="296" />
    <rect class="k-frame" x="5" y="5" width="390" height="290" />
    <rect class="k-frame thin" x="9" y="9" width="382" height="282" />
  </svg>
);
