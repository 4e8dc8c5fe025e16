import type { JSX } from 'solid-js';

/**
 * Every piece and token, drawn about the origin, from −12 to 12. Sides differ by outline, kinds by shape, and each bears its number:
 * no piece is told by its colour alone.
 */

const INK = '#2a2018';
const LIGHT = '#fffaef';
const BLUE = '#234f7d';
const NIGHT = '#0f2740';
const WINE = '#7a2431';
const TIMBER = '#c79a62';
const IRON = '#39332e';

const Num = (props: {
  readonly n: string | number;
  readonly y: number;
  readonly x?: number;
  readonly dark?: boolean;
}) => (
  <text class="st-n" x={props.x ?? 0} y={props.y} fill={props.dark ? INK : '#fff'}>
    {props.n}
  </text>
);

const Tile = (props: { readonly children: JSX.Element }) => (
  <>
    <rect x="-9.500" y="-9.500" width="19" height="19" rx="2" fill="#f6e4d6" stroke="#6e1f2b" stroke-width="1.300" />
    {props.children}
  </>
);

const Hexagon = (props: { readonly children: JSX.Element }) => (
  <>
    <path d="M0-11L9.500-5.500V5.500L0 11L-9.500 5.500V-5.500Z" fill="#4b3a63" stroke="#1f1530" stroke-width="1.200" />
    {props.children}
  </>
);

const Pennant = (props: { readonly children: JSX.Element }) => (
  <>
    <path d="M-9-10H9V8L0 11L-9 8Z" fill={WINE} stroke="#33090f" stroke-width="1.200" stroke-linejoin="round" />
    <path d="M-6.500-7.500H6.500V6L0 8.200L-6.500 6Z" fill="none" stroke="#f1c9b8" stroke-width=".8" />
    {props.children}
  </>
);

const Hero = (props: { readonly children: JSX.Element }) => (
  <>
    <circle r="12" fill={BLUE} stroke={NIGHT} />
    <circle r="9.600" fill="none" stroke="#e9c66a" />
    {props.children}
  </>
);

const Snare = (props: { readonly children: JSX.Element }) => (
  <>
    <rect x="-9" y="-9" width="18" height="18" rx="2.500" fill={BLUE} stroke={NIGHT} stroke-width="1.200" />
    {props.children}
  </>
);

const Kettle = (props: { readonly children: JSX.Element }) => (
  <>
    <path
      d="M-4-6q-2-2 0-4M1-6q-2-2.500 0-5M5-6q-2-2 0-4"
      stroke="currentColor"
      fill="none"
      stroke-width=".9"
      stroke-linecap="round"
    />
    <path d="M-10-3H10Q10 9 0 10Q-10 9-10-3Z" fill={IRON} stroke={INK} />
    <ellipse cy="-3" rx="10" ry="2.600" fill="#d9902f" stroke={INK} stroke-width=".9" />
    <g transform="translate(0 4) scale(.44)">{props.children}</g>
  </>
);

const GOBLIN = 'M0-11L3.600-5L10.500-8L6.800 1.500L10 10H-10L-6.800 1.500L-10.500-8L-3.600-5Z';
const Goblin = () => (
  <>
    <path d={GOBLIN} fill={LIGHT} stroke={INK} stroke-width="1.400" stroke-linejoin="round" />
    <Num n="1" y={7.6} dark />
  </>
);
const Orc = () => (
  <>
    <path
      d="M-9-8.500H-5.500L-4.500-11L-3-8.500H3L4.500-11L5.500-8.500H9V10H-9Z"
      fill="#1e6b57"
      stroke="#0b2b22"
      stroke-width="1.300"
      stroke-linejoin="round"
    />
    <path d="M-9 7.400h18" stroke="#9fd3c0" opacity=".8" />
    <Num n="2" y={4.8} />
  </>
);
const Troll = () => (
  <>
    <path
      d="M-6-9.500L-9.500-12L-9-7.500L-11.500 0L-7 10.500H7L11.500 0L9-7.500L9.500-12L6-9.500Z"
      fill="#b23a1e"
      stroke="#431006"
      stroke-width="1.300"
      stroke-linejoin="round"
    />
    <path d="M-8 7L-5 10M-4.500 6.600L-1 10M-1 6.600L3 10M3 6.600L6 9.600" stroke="#f3c3a8" stroke-width=".9" />
    <Num n="3" y={4.6} />
  </>
);
const Tower = () => (
  <>
    <path
      d="M-7 8V-9H-4V-6.500H-1.500V-9H1.500V-6.500H4V-9H7V8Z"
      fill={TIMBER}
      stroke={INK}
      stroke-width="1.200"
      stroke-linejoin="round"
    />
    <path d="M-7-3H7M-7 2.500H7M-7-3L7 2.500M7-3L-7 2.500" stroke={INK} stroke-width=".7" />
    <circle cx="-4.500" cy="9" r="2.300" fill="#ead9b4" stroke={INK} />
    <circle cx="4.500" cy="9" r="2.300" fill="#ead9b4" stroke={INK} />
  </>
);
const Marksman = () => (
  <>
    <circle r="10.300" fill={LIGHT} stroke={BLUE} stroke-width="2.400" />
    <path d="M5.200-6.500Q9 0 5.200 6.500Z" fill="none" stroke={BLUE} stroke-width="1.200" />
    <Num n="1" x={-1.8} y={4.4} dark />
  </>
);
const Soldier = () => (
  <>
    <path
      d="M-9.300-10H9.300V1Q9.300 7.500 0 11.500Q-9.300 7.500-9.300 1Z"
      fill="#2b7a66"
      stroke={BLUE}
      stroke-width="2.400"
      stroke-linejoin="round"
    />
    <path d="M-8-6.200H8" stroke="#d8efe5" stroke-width="1.200" />
    <Num n="2" y={6.2} />
  </>
);
const Veteran = () => (
  <>
    <path
      d="M-9.300-6.500V-12L-4.700-8.600L0-13L4.700-8.600L9.300-12V2Q9.300 8.500 0 12Q-9.300 8.500-9.300 2Z"
      fill="#bc452a"
      stroke={BLUE}
      stroke-width="2.200"
      stroke-linejoin="round"
    />
    <path d="M-8-5.600H8" stroke="#fbe0d2" stroke-width="1.100" />
    <Num n="3" y={6.4} />
  </>
);

/** The faces of the signs, by the names that the view has for the things. */
const SIGNS: Readonly<Record<string, () => JSX.Element>> = {
  goblin: Goblin,
  orc: Orc,
  troll: Troll,
  'siege tower': Tower,
  marksman: Marksman,
  soldier: Soldier,
  veteran: Veteran,
  warrior: () => (
    <Hero>
      <path d="M-6.500-3V-7.500L-3-5L0-8.500L3-5L6.500-7.500V-3Z" fill="#e9c66a" />
      <Num n="2" y={7.4} />
    </Hero>
  ),
  officer: () => (
    <Hero>
      <path
        d="M0-10.500L1.300-7.600L4.400-7.400L2-5.400L2.800-2.500L0-4.100L-2.800-2.500L-2-5.400L-4.400-7.400L-1.300-7.600Z"
        fill="#e9c66a"
      />
      <Num n="3" y={7.8} />
    </Hero>
  ),
  ballista: () => (
    <>
      <path d="M-9 8L0 1L9 8" fill="none" stroke="#7a5226" stroke-width="2" />
      <path d="M-10-1Q0-9 10-1" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M-10-1L0 5L10-1" fill="none" stroke="currentColor" stroke-width=".7" />
      <path d="M0 8V-9M-2.500-6.500L0-10.500L2.500-6.500" fill="none" stroke="currentColor" stroke-width="1.300" />
    </>
  ),
  catapult: () => (
    <>
      <path d="M-10 6H9" stroke="#7a5226" stroke-width="2.600" />
      <path d="M-4 6L0-2L4 6" fill="none" stroke="currentColor" stroke-width="1.200" />
      <path d="M8 5L-7-6" stroke="#7a5226" stroke-width="2.200" />
      <circle cx="-7" cy="-7.500" r="3" fill="currentColor" />
      <circle cx="-6" cy="8" r="2.200" fill="#d8c39a" stroke={INK} />
      <circle cx="6" cy="8" r="2.200" fill="#d8c39a" stroke={INK} />
    </>
  ),
  trebuchet: () => (
    <>
      <path d="M-8 9L0-4L8 9M-5 4.500H5" fill="none" stroke="#7a5226" stroke-width="2" />
      <path d="M-10 3L8-9" stroke="currentColor" stroke-width="1.800" />
      <rect x="5" y="-9" width="6" height="6" fill="currentColor" />
      <path d="M-10 3q-1 4 3 5" fill="none" stroke="currentColor" stroke-width=".8" />
    </>
  ),
  mantelet: () => (
    <>
      <path d="M-9 8L-6-8H6L9 8Z" fill={TIMBER} stroke={INK} stroke-width="1.200" />
      <path d="M-3.500-8L-4.500 8M0-8V8M3.500-8L4.500 8" stroke={INK} stroke-width=".7" />
      <rect x="-2" y="-4" width="4" height="2.200" fill={INK} />
    </>
  ),
  banner: () => (
    <Tile>
      <path d="M-4 8V-8" stroke={INK} stroke-width="1.400" />
      <path d="M-4-8H6L3.500-4.500L6-1H-4Z" fill={WINE} />
      <text class="st-s" x="3" y="7.600">
        +1
      </text>
    </Tile>
  ),
  ladder: () => (
    <Tile>
      <path
        d="M-3.500 8L-2-8M4.500 8L3-8M-3 4H4M-2.700 0H3.700M-2.300-4H3.300"
        stroke={INK}
        stroke-width="1.300"
        fill="none"
      />
    </Tile>
  ),
  poison: () => (
    <Tile>
      <path d="M-2-7H2V-3Q6 0 6 4Q6 7.500 0 7.500Q-6 7.500-6 4Q-6 0-2-3Z" fill="#1e6b57" stroke={INK} />
      <path d="M-2 2l4 4M2 2l-4 4" stroke="#fff" />
    </Tile>
  ),
  sap: () => (
    <Tile>
      <path d="M-8 6Q-2 6 0 0Q2-6 8-6" fill="none" stroke={INK} stroke-width="3.400" />
      <path d="M-8 6Q-2 6 0 0Q2-6 8-6" fill="none" stroke="#d9b98a" stroke-width="1.600" />
    </Tile>
  ),
  bridge: () => (
    <>
      <path d="M-11 3Q0-7 11 3V7Q0-2-11 7Z" fill={TIMBER} stroke={INK} />
      <path d="M-7 .6V4M-2.500-1.400V2M2.500-1.400V2M7 .6V4" stroke={INK} stroke-width=".8" />
    </>
  ),
  quartermaster: () => (
    <Tile>
      <path d="M-6 2Q0-10 6 2" fill="none" stroke={INK} stroke-width="1.500" />
      <path d="M3.500 .5L6.500 3.500L7.500-1Z" fill={INK} />
      <text class="st-s" y="8">
        Q
      </text>
    </Tile>
  ),
  'trench master': () => (
    <Tile>
      <path d="M-7-1H-3V6H3V-1H7" fill="none" stroke={INK} stroke-width="1.600" />
      <path d="M0-8V2M-2.500-8H2.500" stroke="#7a5226" stroke-width="1.600" />
    </Tile>
  ),
  artilleryman: () => (
    <Tile>
      <circle r="5.500" fill="none" stroke={INK} stroke-width="1.300" />
      <path d="M0-8V8M-8 0H8" stroke={INK} stroke-width="1.100" />
      <circle r="1.600" fill={WINE} />
    </Tile>
  ),
  trainer: () => (
    <Tile>
      <g transform="translate(-1 0) scale(.62)">
        <Troll />
      </g>
      <path d="M6-7V-1M3-4H9" stroke={WINE} stroke-width="1.600" />
    </Tile>
  ),
  saboteur: () => (
    <>
      <circle r="9.500" fill="#2b1a1e" stroke="#e9b9ae" stroke-width="1.200" />
      <path d="M-5.500-1Q0-4.500 5.500-1Q3 1.800 0 .4Q-3 1.800-5.500-1Z" fill="#f6e4d6" />
      <text class="st-s" y="7.800" fill="#fff">
        +1
      </text>
    </>
  ),
  bloodstones: () => (
    <Hexagon>
      <path d="M0-6.500L4.500-1L0 7L-4.500-1Z" fill="#d8584a" stroke="#f6d9d2" stroke-width=".9" />
      <path d="M-4.500-1H4.500" stroke="#f6d9d2" stroke-width=".8" />
    </Hexagon>
  ),
  demon: () => (
    <Hexagon>
      <path d="M-5.500-6Q-5-2-2.500-2.500H2.500Q5-2 5.500-6Q7 1 3.500 4L0 7L-3.500 4Q-7 1-5.500-6Z" fill="#e7dbf3" />
      <path d="M-2.600 .2l2 1M2.600 .2l-2 1" stroke="#4b3a63" stroke-width="1.200" />
    </Hexagon>
  ),
  gale: () => (
    <Hexagon>
      <path
        d="M-6-2.500H3a2.300 2.300 0 1 0-2.300-2.300M-6 .5H5a2.300 2.300 0 1 1-2.300 2.300M-6 3.500H-1a1.800 1.800 0 1 1-1.800 1.800"
        fill="none"
        stroke="#e7dbf3"
        stroke-width="1.300"
        stroke-linecap="round"
      />
    </Hexagon>
  ),
  possession: () => (
    <Hexagon>
      <path d="M-6.500 0Q0-6 6.500 0Q0 6-6.500 0Z" fill="none" stroke="#e7dbf3" stroke-width="1.300" />
      <circle r="2.300" fill="#e7dbf3" />
      <path d="M0-8.500V-5M0 5V8.500" stroke="#e7dbf3" stroke-width="1.200" />
    </Hexagon>
  ),
  specter: () => (
    <Hexagon>
      <path d="M-4.500 6.500V-2A4.500 4.500 0 0 1 4.500-2V6.500L2.300 4.500L0 6.500L-2.300 4.500Z" fill="#e7dbf3" />
      <circle cx="-1.700" cy="-1.500" r="1" fill="#4b3a63" />
      <circle cx="1.700" cy="-1.500" r="1" fill="#4b3a63" />
    </Hexagon>
  ),
  ritual: () => (
    <Hexagon>
      <path d="M3.500-5.500A6.200 6.200 0 1 0 5.500 3A5 5 0 1 1 3.500-5.500Z" fill="#e7dbf3" />
    </Hexagon>
  ),
  order: () => (
    <Pennant>
      <Num n="?" y={4.2} />
    </Pennant>
  ),
  'goblin fury': () => (
    <Pennant>
      <path d="M0-6Q4-1 2.500 3.500Q2 6 0 6Q-2 6-2.500 3.500Q-3 1-1 0Q-1.500-3 0-6Z" fill="#ffd9a8" />
    </Pennant>
  ),
  'orc detonation': () => (
    <Pennant>
      <path
        d="M0-6.500L1.600-2.300L6-3.500L3 0L5.500 4L1.300 2.600L0 6.500L-1.300 2.600L-5.500 4L-3 0L-6-3.500L-1.600-2.300Z"
        fill="#ffd9a8"
      />
    </Pennant>
  ),
  'call of the trolls': () => (
    <Pennant>
      <path d="M-5-1.500H-2L4.500-5.500V5L-2 1.500H-5Z" fill="#ffd9a8" />
      <path d="M-3 1.800L-2 6" stroke="#ffd9a8" stroke-width="1.500" />
    </Pennant>
  ),
  bluff: () => (
    <Pennant>
      <path d="M-4-4L4 4M4-4L-4 4" stroke="#ffd9a8" stroke-width="1.800" stroke-linecap="round" />
    </Pennant>
  ),
  trap: () => (
    <Snare>
      <path
        d="M-6 3L-3.500-4L-1 3L1.500-4L4 3L6-2"
        fill="none"
        stroke="#e8f0f8"
        stroke-width="1.500"
        stroke-linejoin="round"
      />
      <path d="M-6 5.800H6" stroke="#e8f0f8" stroke-width="1.200" />
    </Snare>
  ),
  'goblin trap': () => (
    <Snare>
      <g transform="scale(.62)">
        <Goblin />
      </g>
    </Snare>
  ),
  'troll trap': () => (
    <Snare>
      <g transform="scale(.62)">
        <Troll />
      </g>
    </Snare>
  ),
  'siege tower trap': () => (
    <Snare>
      <g transform="scale(.62)">
        <Tower />
      </g>
    </Snare>
  ),
  'goblin cauldron': () => <Kettle>{Goblin()}</Kettle>,
  'orc cauldron': () => <Kettle>{Orc()}</Kettle>,
  'troll cauldron': () => <Kettle>{Troll()}</Kettle>,
  cauldron: () => <Kettle>{null}</Kettle>,
  cannon: () => (
    <>
      <path d="M-10 1L7-6L9.500-1.500L-8 5Z" fill="currentColor" />
      <circle cx="-2" cy="5" r="4.600" fill="#d8c39a" stroke={INK} stroke-width="1.100" />
      <path d="M-2 .4V9.600M-6.600 5H2.600" stroke={INK} stroke-width=".7" />
    </>
  ),
  pole: () => (
    <>
      <path d="M-9 8L7-6" stroke="#8a5e2c" stroke-width="3" stroke-linecap="round" />
      <path d="M4-8L11-9L9-2.500Z" fill="currentColor" />
      <path d="M2-4q-4-3-1-6" fill="none" stroke="currentColor" stroke-width="1.400" />
    </>
  ),
  'bay window': () => (
    <>
      <path d="M-7 9V-3Q-7-9 0-10Q7-9 7-3V9Z" fill="#f4e6c2" stroke={INK} stroke-width="1.100" />
      <path d="M0-10V9M-7-1H7" stroke={INK} stroke-width=".8" />
      <path d="M-9 9H9" stroke={INK} stroke-width="1.600" />
    </>
  ),
  'defender ladder': () => (
    <>
      <rect x="-9" y="-9" width="18" height="18" rx="2.500" fill={BLUE} stroke={NIGHT} />
      <path
        d="M-3.500 8L-2-8M4.500 8L3-8M-3 4H4M-2.700 0H3.700M-2.300-4H3.300"
        stroke="#e8f0f8"
        stroke-width="1.400"
        fill="none"
      />
    </>
  ),
  glare: () => (
    <>
      <circle r="11" fill="#fbe7a8" stroke="#7a5a10" stroke-width="1.200" />
      <path
        d="M0-8.500V8.500M-8.500 0H8.500M-6-6L6 6M6-6L-6 6"
        stroke="#7a5a10"
        stroke-width="1.200"
        stroke-linecap="round"
      />
      <circle r="3.600" fill="#fffaef" stroke="#7a5a10" />
    </>
  ),
  blessing: () => (
    <>
      <circle r="10.500" fill="#fbe7a8" stroke="#7a5a10" stroke-width="1.200" />
      <path d="M0-7V7M-4.500-2.500H4.500" stroke="#7a5a10" stroke-width="2" />
    </>
  ),
  malfunction: () => (
    <>
      <circle r="9.500" fill={BLUE} stroke={NIGHT} />
      <path
        d="M-4.500-4.500L4.500 4.500M4.500-4.500L-4.500 4.500"
        stroke="#fff"
        stroke-width="2.600"
        stroke-linecap="round"
      />
    </>
  ),
  spy: () => (
    <>
      <circle r="9.500" fill={BLUE} stroke={NIGHT} />
      <ellipse rx="6.500" ry="3.700" fill="none" stroke="#fff" stroke-width="1.300" />
      <circle r="2" fill="#fff" />
    </>
  ),
  wall: () => (
    <>
      <path
        d="M-10-8H-6V-5H-2V-8H2V-5H6V-8H10V8H-10Z"
        fill="#e4d6b6"
        stroke={INK}
        stroke-width="1.200"
        stroke-linejoin="round"
      />
      <path d="M-10-1H10M-10 3.600H10M-4-5V-1M4-1V3.600M-2 3.600V8M6 3.600V8" stroke={INK} stroke-width=".7" />
    </>
  ),
  wood: () => (
    <>
      <rect x="-9" y="-4.500" width="18" height="9" rx="2.500" fill={TIMBER} stroke={INK} stroke-width="1.100" />
      <ellipse cx="6" cy="0" rx="2.400" ry="3.600" fill="#e7c896" stroke={INK} stroke-width=".8" />
      <path d="M-7-1.500H2M-6 1.600H1" stroke="#6b4a22" stroke-width=".7" />
    </>
  ),
  bag: () => (
    <>
      <path
        d="M-4-7Q0-10 4-7L3-4Q10 1 8 7Q6 10 0 10Q-6 10-8 7Q-10 1-3-4Z"
        fill="#8a6a44"
        stroke={INK}
        stroke-width="1.200"
      />
      <path d="M-4.500-4.500H4.500" stroke={INK} stroke-width="1.600" />
    </>
  ),
  skull: () => (
    <>
      <path d="M-7-2A7 7 0 0 1 7-2Q7 2 4 4V8H-4V4Q-7 2-7-2Z" fill={LIGHT} stroke={INK} stroke-width="1.200" />
      <circle cx="-2.800" cy="-1" r="1.700" fill={INK} />
      <circle cx="2.800" cy="-1" r="1.700" fill={INK} />
      <path d="M-1.500 5V8M1.500 5V8" stroke={INK} />
    </>
  ),
  deck: () => (
    <>
      <rect x="-5" y="-10" width="13" height="18" rx="1.500" fill={BLUE} stroke={NIGHT} />
      <rect x="-8" y="-8" width="13" height="18" rx="1.500" fill={BLUE} stroke="#fff" stroke-width="1" />
      <circle cx="-1.500" cy="1" r="3" fill="none" stroke="#fff" stroke-width="1.200" />
    </>
  ),
  briefing: () => (
    <>
      <path d="M-8-8H6Q9-8 9-5H6V6Q6 9 3 9H-8Q-5 9-5 6V-8" fill="#f6ead0" stroke={INK} stroke-width="1.200" />
      <path d="M-2-3H3M-2 0H3M-2 3H3" stroke={INK} />
    </>
  ),
  maneuver: () => (
    <>
      <path d="M-9 8Q-6-4 4-5" fill="none" stroke={WINE} stroke-width="2.600" />
      <path d="M2-9.500L9.500-5L2.500 0Z" fill={WINE} />
      <path d="M-2 9Q2 3 8 3" fill="none" stroke={INK} stroke-width="1.200" stroke-dasharray="2 1.500" />
    </>
  ),
};

export const hasSign = (name: string): boolean => SIGNS[name] !== undefined;

/** A sign on the board. */
export const Sign = (props: {
  readonly of: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly class?: string;
}) => (
  <g
    class={`st-sign ${props.class ?? ''}`}
    transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.scale ?? 1})`}
  >
    {(SIGNS[props.of] ?? SIGNS.ritual)()}
  </g>
);

/** A sign in the panels beside the board. */
export const Icon = (props: { readonly of: string; readonly size?: number; readonly class?: string }) => (
  <svg
    class={`st-icon ${props.class ?? ''}`}
    viewBox="-13 -13.500 26 26"
    width={props.size ?? 20}
    height={props.size ?? 20}
    aria-hidden="true"
  >
    {(SIGNS[props.of] ?? SIGNS.ritual)()}
  </svg>
);

/** Spaces for hourglasses stand upright; a filled one has sand in it, and one that a surcharge demands a red frame. */
export const Glass = (props: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly filled: boolean;
  readonly extra?: boolean;
}) => (
  <g
    class="st-glass"
    classList={{ filled: props.filled, extra: props.extra === true }}
    transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}
  >
    <rect x="-5.500" y="-8.500" width="11" height="17" rx="1.500" />
    <path class="bars" d="M-4.200-6.500H4.200M-4.200 6.500H4.200" />
    <path
      class="bulbs"
      d="M-3.200-5.800Q-3.200-2 0 0Q3.200-2 3.200-5.800ZM-3.200 5.800Q-3.200 2 0 0Q3.200 2 3.200 5.800Z"
    />
  </g>
);

export const GlassIcon = (props: { readonly filled?: boolean; readonly extra?: boolean; readonly size?: number }) => (
  <svg
    class="st-icon"
    viewBox="-6.500 -9.500 13 19"
    width={((props.size ?? 20) * 13) / 19}
    height={props.size ?? 20}
    aria-hidden="true"
  >
    <Glass x={0} y={0} filled={props.filled ?? true} extra={props.extra ?? false} />
  </svg>
);
