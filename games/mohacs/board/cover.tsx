import { For } from 'solid-js';
import './style/index.css';

/**
 * The cover on the home screen, as a miniaturist of the Sultan might have seen it: the riders of Hungary before the ridge, and behind
 * it the tents that they do not see. It draws without the components, so that the home screen loads nothing else.
 */

/** A page whose ridge is made of scales, row upon row. */
const scales = (): readonly string[] => {
  const rows: string[] = [];
  for (let row = 0; row < 6; row++) {
    let d = '';
    const y = 118 + row * 11;
    for (let x = -12 + (row % 2) * 12; x < 420; x += 24) {
      const lift = 20 * Math.exp(-(((x - 255) / 105) ** 2)) + 9 * Math.sin(x / 47);
      d += `M${x} ${(y - lift * (1 - row / 9)).toFixed(1)}q2-15 12-17q10 2 12 17q0 8-1 14h-22q-1-6-1-14`;
    }
    rows.push(d);
  }
  return rows;
};

const TENTS: readonly (readonly [x: number, y: number, size: number, tone: 'ruby' | 'lapis' | 'jade' | 'gold'])[] = [
  [214, 84, 0.7, 'lapis'],
  [246, 70, 0.85, 'jade'],
  [356, 72, 0.9, 'jade'],
  [386, 88, 0.75, 'ruby'],
  [322, 62, 0.95, 'lapis'],
  [284, 58, 1.35, 'ruby'],
];

const Tent = (props: { readonly x: number; readonly y: number; readonly size: number; readonly tone: string }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
    <path class={`mo-cover-${props.tone}`} d="M0-34Q-8-14-24-6V18H24V-6Q8-14 0-34Z" />
    <path class="mo-cover-gilt" d="M-24-6Q-16-1-12-6Q-6-1 0-6Q6-1 12-6Q16-1 24-6" />
    <path class="mo-cover-dark" d="M-5 18Q-6 4 0-2Q6 4 5 18Z" />
    <path class="mo-cover-pole" d="M0-34V-46" />
    <circle class="mo-cover-ball" cy="-47" r="2.600" />
  </g>
);

const HORSE =
  'M-30 14q-3-9 4-13q7-3 18-1q8 0 12-7l3-8 3-4 2 4q8 3 10 9q0 3-4 3q-5-1-7 1q-1 7-3 10l5 12-2 11h-4l1-9-7-8h-13l-6 7 1 10h-4l-3-11q-6-4-8-10';
const RIDER = 'M-9 1q-2-11 2-15l2-2q-2-7 4-8q7 1 4 8q5 4 5 12l-5 9h-9Z';

const Horseman = (props: {
  readonly x: number;
  readonly y: number;
  readonly tone: string;
  readonly pennon: string;
}) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <path class={`mo-cover-${props.tone}`} d={HORSE} />
    <path class="mo-cover-steel" d={RIDER} />
    <path class="mo-cover-lance" d="M-26-4 42-42" />
    <path class={`mo-cover-${props.pennon}`} d="M42-42 26-40l2 8Z" />
    <path class="mo-cover-plume" d="M-2-24q-8-6-12 2q6-1 9 3" />
  </g>
);

const FLOWERS: readonly (readonly [number, number])[] = [
  [26, 262],
  [70, 276],
  [120, 258],
  [168, 280],
  [300, 262],
  [338, 280],
  [376, 264],
  [268, 282],
];

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <svg
    class="mo mo-cover"
    viewBox="0 0 400 300"
    role="img"
    aria-label="Mohács 1526"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect class="mo-cover-sky" width="400" height="300" />
    <path
      class="mo-cover-cloud"
      d="M20 48q10-16 26-8q8-14 24-6q16-6 20 8q12 2 8 12H22q-8-2-2-6M128 30q8-10 18-4q8-8 16 0q10 0 8 8H130q-6-1-2-4"
    />
    <For each={TENTS}>{([x, y, size, tone]) => <Tent x={x} y={y} size={size} tone={tone} />}</For>
    <path class="mo-cover-scale s2" d="M-4 150H404V200H-4Z" />
    <For each={scales()}>{(d, i) => <path class={`mo-cover-scale s${i() % 3}`} d={d} />}</For>
    <path class="mo-cover-field" d="M-4 182Q70 168 150 180T404 172V304H-4Z" />
    <path class="mo-cover-water" d="M-4 196Q60 186 118 196T240 192T404 200V211Q330 202 240 204T118 208T-4 207Z" />
    <path class="mo-cover-ripple" d="M4 200Q60 191 118 201T240 197T396 205" />
    <g class="mo-cover-banner" transform="translate(46 182)">
      <path class="mo-cover-pole" d="M0 54V-66" />
      <path class="mo-cover-cloth" d="M1-64Q18-72 32-64T62-64V-30Q46-22 32-30T1-30Z" />
      <path
        class="mo-cover-bars"
        d="M1-57Q18-65 32-57T62-57M1-49Q18-57 32-49T62-49M1-41Q18-49 32-41T62-41M1-34Q18-42 32-34T62-34"
      />
      <circle class="mo-cover-ball" cy="-68" r="3.400" />
    </g>
    <Horseman x={120} y={220} tone="gold" pennon="ruby" />
    <Horseman x={186} y={232} tone="dark" pennon="lapis" />
    <Horseman x={84} y={244} tone="dark" pennon="jade" />
    <Horseman x={148} y={254} tone="gold" pennon="ruby" />
    <For each={FLOWERS}>
      {([x, y]) => (
        <g transform={`translate(${x} ${y})`}>
          <path class="mo-cover-stem" d="M0 0V-9M0-1q-4-1-5-6M0-1q4-1 5-6" />
          <path class="mo-cover-ruby" d="M-3-9q.5-4 3-5q2.500 1 3 5q-3 2-6 0" />
        </g>
      )}
    </For>
    <g transform="translate(296 244)">
      <path class="mo-cover-plate" d="M-78-30H78Q80-18 90-16V16Q80 18 78 30H-78Q-80 18-90 16V-16Q-80-18-78-30Z" />
      <path class="mo-cover-rule" d="M-72-25H72Q75-15 84-12V12Q75 15 72 25H-72Q-75 15-84 12V-12Q-75-15-72-25Z" />
      <text class="mo-cover-title" y="6">
        MOHÁCS
      </text>
      <text class="mo-cover-date" y="19">
        {props.language === 'de' ? '29. August 1526' : '29 August 1526'}
      </text>
    </g>
    <rect class="mo-cover-edge" x="5" y="5" width="390" height="290" />
    <rect class="mo-cover-edge-line" x="11" y="11" width="378" height="278" />
  </svg>
);
