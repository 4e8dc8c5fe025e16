import type { JSX } from 'solid-js';
import { CLAY, EARTH, GOLD, INK, Line, PAPER, RED, Shape, Sky, Soil } from './vignettes.tsx';

/** Vignettes of people and the city: councils and letters, drums, weather, fire. */

const council = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={43} />
    <Shape d="M18 44C20 34 22 28 22 26C36 22 46 14 50 5C54 14 64 22 78 26C78 28 80 34 82 44Z" fill={RED} />
    <Shape d="M42 44Q44 30 50 24Q56 30 58 44Z" fill={INK} />
    <Line d="M50 5V1M50 5C48 18 40 26 32 27M50 5C52 18 60 26 68 27M22 26Q50 34 78 26" w={0.7} />
    <path d="M50 1l8 2l-8 2z" fill={GOLD} />
    <Line d="M26 30l-2 13M33 31l-2 12M67 31l2 12M74 30l2 13" w={0.5} />
  </>
);

const drum = (): JSX.Element => (
  <>
    <Sky />
    <path d="M0 42H100V50H0Z" fill={EARTH} />
    <Shape d="M14 22q16 -6 32 0v16q-16 8 -32 0z" w={1} />
    <Line d="M14 22q16 7 32 0M18 25l5 15 6 -13 6 13 6 -15" />
    <Shape d="M56 26q13 -5 26 0v14q-13 6 -26 0z" fill={RED} w={1} />
    <Line d="M56 26q13 6 26 0M18 8L32 21M46 10L34 21M60 10l8 14M84 12L73 24" w={1} />
  </>
);

const letter = (): JSX.Element => (
  <>
    <Soil y={44} />
    <Shape d="M22 10L74 6L80 38L28 42Z" />
    <Line d="M30 17l38 -3M31 22l40 -3M32 27l34 -3M33 32l26 -2" w={0.6} />
    <circle cx="68" cy="33" r="5.4" fill={RED} stroke={INK} stroke-width=".8" />
    <Line d="M65 33h6M68 30v6" w={0.7} />
    <Line d="M88 8C80 18 78 26 74 34M88 8C92 16 86 24 76 31" w={0.9} />
  </>
);

const hospital = (): JSX.Element => (
  <>
    <Soil y={44} />
    <Shape d="M12 44V24Q50 4 88 24V44Z" />
    <Line d="M22 44V28Q30 18 38 28V44M42 44V26Q50 14 58 26V44M62 44V28Q70 18 78 28V44" />
    <Shape d="M18 36H82V40H18Z" fill={CLAY} />
    <Shape d="M24 32h14v4H24ZM62 32h14v4H62Z" />
    <circle cx="27" cy="31" r="2" fill={CLAY} stroke={INK} stroke-width=".6" />
    <circle cx="65" cy="31" r="2" fill={CLAY} stroke={INK} stroke-width=".6" />
    <path d="M48 16h4v-4h3v4h4v3h-4v6h-3v-6h-4z" fill={RED} transform="translate(-3.500 -6) scale(1)" />
  </>
);

const rain = (): JSX.Element => (
  <>
    <Shape d="M12 20c-6 -10 10 -16 18 -9c4 -12 26 -12 30 -1c10 -6 24 0 20 10Z" fill="#D8CDB6" />
    <Line d="M24 14q4 -4 8 0M44 12q5 -5 9 0M62 15q4 -4 8 0" w={0.6} />
    <Line
      d="M18 23l-5 12M28 23l-6 16M38 23l-6 14M48 23l-7 18M58 23l-6 14M68 23l-6 16M78 23l-6 13M33 30l-4 9M63 31l-4 8"
      w={0.7}
    />
    <Soil y={44} />
    <Line d="M16 46h10M40 47h12M66 46h11" w={0.6} />
  </>
);

const fire = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={44} />
    <Shape d="M10 44V28L22 20L34 28V44Z" />
    <Shape d="M66 44V26L78 17L90 26V44Z" />
    <Shape d="M36 44V32L50 24L64 32V44Z" />
    <path
      d="M40 32C34 22 46 18 44 6C54 12 52 20 56 22C58 18 57 15 56 12C66 20 64 28 60 33C58 26 54 27 52 30C50 24 44 26 40 32Z"
      fill={RED}
      stroke={INK}
      stroke-width=".8"
    />
    <path d="M74 20c-3 -6 3 -8 2 -13c6 4 6 9 4 13z" fill={GOLD} stroke={INK} stroke-width=".7" />
    <Line d="M14 32h4M24 32h4M72 30h4M82 30h4M44 37h4M54 37h4" w={0.9} />
  </>
);

const rocket = (): JSX.Element => (
  <>
    <path d="M0 0H100V50H0Z" fill="#3A2E22" />
    <path d="M20 50V34H27V24L31 8L35 24V34H60L64 28H84V50Z" fill={INK} stroke={PAPER} stroke-width=".7" />
    <path d="M35 26C46 12 56 8 68 8" fill="none" stroke="#F2C14E" stroke-width="1.1" stroke-dasharray="3 1.600" />
    <path
      d="M70 8l9 -4M70 8l10 1M70 8l7 6M70 8l2 8M70 8l-1 -6M70 8l5 -7"
      stroke="#F2C14E"
      stroke-width="1.100"
      stroke-linecap="round"
    />
    <path
      d="M10 10h.8M48 6h.8M90 22h.8M14 22h.8M58 20h.8M88 34h.8M44 18h.8"
      stroke={PAPER}
      stroke-width="1.200"
      stroke-linecap="round"
    />
  </>
);

const wall = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={44} />
    <Shape d="M8 44V16H14V20H22V16H30V20H36L40 28L44 24L50 34L54 26L60 30L64 20H70V16H78V20H86V16H92V44Z" />
    <Line
      d="M8 26H38M8 32H44M8 38H92M54 32H92M62 26H92M16 20v6M26 20v6M12 26v6M22 26v6M32 26v6M16 32v6M28 32v6M40 32v6M58 32v6M70 32v6M82 32v6M66 26v6M78 26v6M88 26v6M74 20v6M84 20v6M20 38v6M34 38v6M48 38v6M62 38v6M76 38v6"
      w={0.5}
    />
    <Line d="M46 42l4 -4l4 4M50 46l3 -3" w={0.8} />
  </>
);

const riders = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={41} />
    <Shape
      d="M20 36C22 28 34 26 46 27L56 20L62 23L58 28L54 30L56 40H53L49 32H34L30 41H27L29 33C26 33 24 35 22 41H19Z"
      fill={INK}
    />
    <Shape d="M36 27L38 16Q41 11 44 16L44 27Z" fill={RED} />
    <circle cx="41" cy="11.500" r="3" fill={PAPER} stroke={INK} stroke-width=".8" />
    <Line d="M32 9L56 22" w={0.9} />
    <Shape d="M72 41V34L78 29L84 34V41Z" />
    <path d="M75 30c-2 -5 3 -6 2 -10c5 4 4 8 3 10z" fill={RED} stroke={INK} stroke-width=".6" />
  </>
);

const captain = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M0 50V38H16V42H26V38H40V42H52V38H66V42H78V38H100V50Z" />
    <Line d="M0 46H100M10 42v4M34 42v4M60 42v4M86 42v4" w={0.5} />
    <Shape d="M40 38C40 28 44 24 50 24C56 24 60 28 60 38Z" fill={CLAY} />
    <circle cx="50" cy="18" r="4.600" fill={PAPER} stroke={INK} stroke-width=".9" />
    <Shape d="M40 16q10 -12 20 0q-10 -4 -20 0Z" fill={INK} />
    <Line d="M57 13q6 -8 10 -3" w={1.1} />
    <Line d="M60 30L80 16M42 30l-6 6M50 26v12M46 27l4 5l4 -5" w={0.9} />
  </>
);

export const SCENES: Readonly<Record<string, () => JSX.Element>> = {
  council,
  drum,
  letter,
  hospital,
  rain,
  fire,
  rocket,
  wall,
  riders,
  captain,
};
