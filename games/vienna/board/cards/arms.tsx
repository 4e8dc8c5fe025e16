import type { JSX } from 'solid-js';
import { CLAY, EARTH, GOLD, INK, Line, PAPER, RED, Shape, Sky, Soil } from './vignettes.tsx';

/** Vignettes of fighting: the storm, the sally, and the arms of the Tactics. */

const assault = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M0 46L30 40L54 28L70 20L78 20V14H84V20H90V14H96V20H100V50H0Z" fill={EARTH} />
    <Line d="M78 26h22M78 32h22M78 38h22M84 20v6M92 26v6M84 32v6" w={0.5} />
    <path d="M46 31L44 6" stroke={INK} stroke-width="1.200" />
    <path d="M44 6L62 10L56 14L62 18L45 20Z" fill={RED} stroke={INK} stroke-width=".8" />
    <Shape d="M18 42l2 -9q3 -5 6 0l1 8Z" fill={CLAY} />
    <Shape d="M34 38l2 -10q3 -5 6 0l1 8Z" fill={CLAY} />
    <Shape d="M58 27l2 -9q3 -5 6 0l1 5Z" fill={CLAY} />
    <Line d="M27 34q7 -3 8 -9M43 28q4 -3 4 -6M67 19q6 -3 7 -8" w={1.1} />
  </>
);

const sortie = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={42} />
    <Shape d="M8 44V12H14V16H20V12H28V16H34V12H42V44Z" />
    <path d="M16 44V30Q25 18 34 30V44Z" fill={INK} />
    <Line d="M8 20h34M8 26h8M34 26h8M8 32h6M36 32h6M8 38h6M36 38h6" w={0.5} />
    <Shape d="M40 44l2 -12q3 -5 6 0l1 12Z" fill={GOLD} />
    <Shape d="M56 44l2 -12q3 -5 6 0l1 12Z" fill={GOLD} />
    <Line d="M48 34L66 24M64 34L84 22M66 24l-1 3M84 22l-2 4" w={1.2} />
    <Line d="M40 30q5 -3 10 0M56 30q5 -3 10 0" w={1.6} />
    <path d="M72 38h18m-5 -4l6 4l-6 4" stroke={RED} stroke-width="1.600" fill="none" stroke-linecap="round" />
  </>
);

const sabres = (): JSX.Element => (
  <>
    <Soil y={44} />
    <Shape d="M18 40C40 34 60 24 78 6C74 26 54 40 24 44Z" />
    <Shape d="M82 40C60 34 40 24 22 6C26 26 46 40 76 44Z" />
    <Line d="M14 44l9 -6M86 44l-9 -6M20 36l6 10M80 36l-6 10" w={2} />
    <Line d="M40 36Q58 28 70 16M60 36Q42 28 30 16" w={0.5} />
  </>
);

const ladder = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M56 50V12H62V16H70V12H78V16H86V12H94V50Z" />
    <Line d="M56 22h38M56 30h38M56 38h38M64 16v6M80 16v6M70 22v8M86 22v8M62 30v8M78 30v8M70 38v8" w={0.5} />
    <Line d="M24 50L58 12M34 50L66 14" w={1.6} />
    <Line d="M29 45h9M34 39h9M39 33h9M44 27h10M50 21h10" w={1.1} />
    <Shape d="M36 32l3 -9q3 -4 6 0l1 7Z" fill={RED} />
    <circle cx="42" cy="17" r="3" fill={PAPER} stroke={INK} stroke-width=".8" />
  </>
);

const musket = (): JSX.Element => (
  <>
    <path d="M0 40H100V50H0Z" fill={EARTH} />
    <Shape d="M12 34L60 20L62 24L22 38Q10 44 12 34Z" w={1} />
    <Line d="M40 26L84 12" w={1.8} />
    <Line d="M86 11l5 -4M87 13h7M86 15l5 3" w={0.9} />
    <Line d="M24 32l-2 5M30 30l-1 5M36 28l-1 5" w={0.6} />
  </>
);

const shot = (): JSX.Element => (
  <>
    <path d="M0 40H100V50H0Z" fill={EARTH} />
    <Shape d="M8 20H34V36H8Z" fill={GOLD} w={1} />
    <Line d="M8 24H34M8 32H34M14 20V36M21 20V36M28 20V36" w={0.6} />
    {(
      [
        [48, 14],
        [56, 26],
        [62, 36],
        [70, 18],
        [78, 30],
        [88, 12],
        [90, 24],
        [86, 38],
      ] as const
    ).map(([x, y]) => (
      <>
        <circle cx={x} cy={y} r="2.2" fill={INK} />
        <Line d={`M${x - 3} ${y}h-7`} w={0.5} />
      </>
    ))}
  </>
);

const grenade = (): JSX.Element => (
  <>
    <Soil y={43} />
    <circle cx="46" cy="28" r="13" fill={INK} />
    <Shape d="M42 12h8v4h-8Z" fill={CLAY} />
    <Line d="M46 12C46 4 58 4 60 10" w={1.2} />
    <path d="M60 10l6 -5l-2 6l7 1l-7 3l3 6l-6 -4l-4 5l1 -7z" fill={RED} stroke={INK} stroke-width=".6" />
    <path d="M38 22q4 -5 9 -4" fill="none" stroke={PAPER} stroke-width="1.300" stroke-linecap="round" />
    <Line d="M20 40h10M70 40h12M76 36h9" w={0.6} />
  </>
);

const pitch = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M4 14H40V44H4Z" />
    <Line d="M4 22h36M4 30h36M4 38h36M14 14v8M28 14v8M20 22v8M34 22v8M12 30v8M28 30v8" w={0.5} />
    <Shape d="M34 8L60 14L54 24L36 20Z" fill={CLAY} />
    <path d="M56 20C66 22 70 30 70 46H60C62 34 58 30 52 24Z" fill={INK} />
    <Line d="M74 28v8M79 32v8M68 26q4 2 4 6" w={0.8} />
    <Soil y={46} />
  </>
);

const halberds = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={45} />
    <Line d="M26 48L34 6M50 48V4M74 48L66 6" w={1.5} />
    <Shape d="M33 12Q44 8 44 18Q38 22 32 19ZM30 14L24 12L29 19Z" />
    <Shape d="M50 10Q62 6 62 16Q56 21 50 18ZM50 12L43 11L50 18Z" />
    <Shape d="M67 12Q78 12 76 22Q70 22 68 19ZM66 13L59 12L67 19Z" />
  </>
);

export const ARMS: Readonly<Record<string, () => JSX.Element>> = {
  assault,
  sortie,
  sabres,
  ladder,
  musket,
  shot,
  grenade,
  pitch,
  halberds,
};
